/* quad_engine_numbers.c - the command `step` of `quad engine` in numbers: orders composed item by item, and answered with
 * the items that can come next and what the seat knows as numbers. All of it comes from games/items.h, as in
 * libquad.so, and is printed into the line without JSON objects. */
#include "main/quad_engine.h"
#include <string.h>

enum { ITEMS_MAX = 4096 }; /* of a step */

/* Composing */

static const struct game_items *items_of(const struct engine *e) { return e->party.game->items; }
static int width_of(const struct engine *e) { return items_columns(items_of(e)->columns); }
static bool is_composing(const struct engine *e)
{
    return e->composing.seat != NO_SEAT && e->composing.draft;
}
static struct ctx *memory_of(struct engine *e) { return &e->composing.memory[e->composing.seat]; }

void engine_stop_composing(struct engine *e)
{
    for (int seat = 0; seat < SEATS_MAX; seat++) pool_drop(e->composing.memory[seat].pool);
}

static void note_item(struct engine *e, const int32_t *row)
{
    struct composing *now = &e->composing;
    struct ctx *c = memory_of(e);
    size_t width = (size_t)width_of(e);
    if (now->n == now->room) {
        int room = now->room ? 2 * now->room : 16;
        int32_t *more = pool_take_many(c->pool, (size_t)room * width, sizeof *more);
        if (now->n) memcpy(more, now->item, (size_t)now->n * width * sizeof *more);
        now->item = more;
        now->room = room;
    }
    memcpy(now->item + (size_t)now->n++ * width, row, width * sizeof *row);
}

/* Add an item of the list; true: the order is complete. */
static bool add_item(struct engine *e, const int32_t *row)
{
    struct composing *now = &e->composing;
    note_item(e, row);
    if (items_of(e)->add(memory_of(e), now->draft, row)) return true;
    items_of(e)->list(memory_of(e), now->draft, &now->table);
    return false;
}

/* Begin an order, with the items that it had already. */
static void compose(struct engine *e, int seat)
{
    struct composing *now = &e->composing;
    int again = now->seat == seat ? now->n : 0;
    size_t width = (size_t)width_of(e), bytes = (size_t)again * width * sizeof(int32_t);
    int32_t *item = again ? pool_take(e->line.pool, bytes) : NULL;
    if (again) memcpy(item, now->item, bytes);
    struct ctx *c = &now->memory[seat];
    if (!c->pool) *c = quad_ctx();
    pool_wipe(c->pool);
    now->seat = seat;
    now->table = (struct item_table){0};
    now->item = NULL, now->n = now->room = 0;
    now->draft = play_draft(c, &e->play, seat);
    items_of(e)->list(c, now->draft, &now->table);
    for (int i = 0; i < again; i++)
        if (add_item(e, item + (size_t)i * width)) return; /* never: the order was not complete */
}

/* The seat that composes next, or NO_SEAT. */
static int next_composer(const struct engine *e)
{
    uint32_t waiting = e->play.standing.owes & ~e->handed_in;
    if (e->composing.seat != NO_SEAT) return e->composing.seat;
    if (e->own == NO_SEAT) return play_composer(&e->play, e->handed_in);
    return waiting & 1u << e->own ? e->own : NO_SEAT;
}

/* The seat's turn passes as if it were late. */
static bool pass(struct engine *e, int seat)
{
    e->late |= 1u << seat;
    if (engine_seal(e, seat, NULL)) return engine_let_bots_play(e);
    e->late &= ~(1u << seat);
    return false;
}

static bool end_stage(struct engine *e)
{
    const struct event end = {.kind = EVENT_STAGE_END, .seat = -1};
    return engine_happen(e, &end, NULL) && engine_let_bots_play(e);
}

/* Have a seat compose, unless none can. Stages in which seats can only act are not composed, and a position in which no
 * order at all is legal costs the seat its turn: both as in libquad.so. */
static bool ask(struct engine *e)
{
    while (!e->play.standing.over && !is_composing(e)) {
        if (engine_stage_ends(e)) {
            if (!end_stage(e)) return false;
            continue;
        }
        int seat = next_composer(e);
        if (seat == NO_SEAT) break;
        compose(e, seat);
        bool stuck = e->composing.table.n == 0 && !e->composing.table.done;
        if (stuck && !pass(e, seat)) return false;
    }
    return true;
}

/* Orders */

struct sent { /* what a step says */
    bool view, legal, done, orders;
    int64_t seat; /* NO_SEAT: not said */
    int32_t *item;
    int n;
};

static bool wrong_item(struct ctx *c, int number, const char *hint)
{
    const char *path = pool_print(c->pool, "/items/%d", number);
    fail_at(c, path, "bad_request", hint);
    return fail(c, FAULT_BAD_REQUEST, "%s: %s", path, hint);
}

static bool items_read(struct engine *e, json_object *step, struct sent *sent)
{
    struct ctx *c = &e->line;
    int width = width_of(e);
    json_object *list;
    if (!json_object_object_get_ex(step, "items", NULL)) return true;
    if (!json_need_array(c, step, "items", ITEMS_MAX * (size_t)width, &list)) return false;
    int count = (int)json_object_array_length(list);
    if (count % width != 0)
        return fail(c, FAULT_BAD_REQUEST, "items: %d numbers for each item, not %d in all", width, count);
    sent->n = count / width;
    sent->item = pool_take_many(c->pool, (size_t)count, sizeof *sent->item);
    for (int i = 0; i < count; i++) {
        json_object *number = json_object_array_get_idx(list, (size_t)i);
        int64_t value = json_object_get_int64(number);
        if (!json_object_is_type(number, json_type_int) || value < INT32_MIN || value > INT32_MAX)
            return wrong_item(c, i, "must be an integer of 32 bits");
        sent->item[i] = (int32_t)value;
    }
    return true;
}

static bool sent_read(struct engine *e, json_object *step, struct sent *ret)
{
    struct ctx *c = &e->line;
    *ret = (struct sent){.view = true, .legal = true, .seat = NO_SEAT};
    if (!json_only(c, step, "id", "cmd", "as", "seat", "items", "done", "view", "legal", NULL) ||
        !json_may_int(c, step, "seat", 0, e->party.seats - 1, &ret->seat) ||
        !json_may_bool(c, step, "done", &ret->done) || !json_may_bool(c, step, "view", &ret->view) ||
        !json_may_bool(c, step, "legal", &ret->legal) || !items_read(e, step, ret))
        return false;
    ret->orders = ret->n > 0 || ret->done;
    return e->own == NO_SEAT || ret->seat == NO_SEAT || ret->seat == e->own ||
           fail(c, FAULT_FORBIDDEN, "you play seat %d", e->own);
}

static bool is_listed(const struct engine *e, const int32_t *row)
{
    const struct item_table *table = &e->composing.table;
    size_t width = (size_t)table->width;
    for (int i = 0; i < table->n; i++)
        if (memcmp(table->row + (size_t)i * width, row, width * sizeof *row) == 0) return true;
    return false;
}

/* Add the items that were sent; *ret_complete tells whether the order ends with them. */
static bool add_items(struct engine *e, const struct sent *sent, bool *ret_complete)
{
    struct ctx *c = &e->line;
    int width = width_of(e);
    bool complete = false;
    for (int i = 0; i < sent->n; i++) {
        const int32_t *row = sent->item + (size_t)i * (size_t)width;
        if (complete) return wrong_item(c, i * width, "the order is complete before this item");
        if (!is_listed(e, row)) return wrong_item(c, i * width, "there is no such item now");
        complete = add_item(e, row);
    }
    if (!complete && sent->done && !e->composing.table.done)
        return fail(c, FAULT_BAD_REQUEST, "done: the order cannot end here");
    *ret_complete = complete || sent->done;
    return true;
}

/* Check that the seat can compose now, without a change of the game. */
static bool can_compose(struct engine *e, const struct sent *sent)
{
    struct ctx *c = &e->line;
    if (e->play.standing.over) return fail(c, FAULT_GAME_OVER, "the game is over");
    if (engine_stage_ends(e))
        return fail(c, FAULT_WRONG_STAGE, "this stage has no items: a step without items ends it");
    int seat = next_composer(e);
    if (seat == NO_SEAT) return fail(c, FAULT_NOT_YOUR_TURN, "no orders are due from seat %d", e->own);
    return sent->seat == NO_SEAT || sent->seat == seat ||
           fail(c, FAULT_NOT_YOUR_TURN, "seat %d composes its order now", seat);
}

/* A refused item leaves the order as it was: it is composed again by the next step. */
static bool order_items(struct engine *e, const struct sent *sent)
{
    int begun = e->composing.seat == NO_SEAT ? 0 : e->composing.n;
    bool complete = false;
    if (!can_compose(e, sent)) return false;
    if (!is_composing(e)) compose(e, next_composer(e));
    if (!add_items(e, sent, &complete)) {
        e->composing.draft = NULL;
        e->composing.n = begun;
        return false;
    }
    if (!complete) return true;
    const game_order *order = items_of(e)->order(memory_of(e), e->composing.draft);
    return engine_seal(e, e->composing.seat, order) && engine_let_bots_play(e);
}

/* The answer */

struct written {
    char *bytes, *at;
};

static void put(struct written *w, const char *text)
{
    size_t length = strlen(text);
    memcpy(w->at, text, length);
    w->at += length;
}

static void put_int(struct ctx *c, int64_t number, struct written *w)
{
    put(w, pool_print_int(c->pool, number));
}

static void put_standing(struct ctx *c, const struct engine *e, struct written *w)
{
    const struct standing *now = &e->play.standing;
    put(w, now->over ? "\"over\":true,\"reason\":" : "\"over\":false,\"reason\":");
    put(w, now->reason ? json_text(c, pool_json(c->pool, json_object_new_string(now->reason))) : "null");
    put(w, ",\"places\":");
    w->at = json_put_numbers(w->at, now->place, (size_t)e->party.seats);
    put(w, ",\"scores\":");
    for (int seat = 0; seat < e->party.seats; seat++) {
        put(w, seat ? "," : "[");
        put_int(c, now->score[seat], w);
    }
    put(w, "]");
}

static void put_items(struct engine *e, struct written *w)
{
    const struct item_table *table = &e->composing.table;
    bool some = is_composing(e);
    put(w, ",\"columns\":");
    put_int(&e->line, width_of(e), w);
    put(w, ",\"items\":");
    w->at = json_put_numbers(w->at, table->row, some ? (size_t)table->n * (size_t)table->width : 0);
    put(w, some && table->done ? ",\"done\":true" : ",\"done\":false");
}

static void put_observation(struct engine *e, int seat, int size, struct written *w)
{
    struct ctx *c = &e->line;
    int32_t *number = pool_take_many(c->pool, (size_t)size, sizeof *number);
    bool own = is_composing(e) && e->composing.seat == seat;
    items_of(e)->observe(own ? e->composing.draft : play_draft(c, &e->play, seat), number);
    put(w, ",\"observation\":");
    w->at = json_put_numbers(w->at, number, (size_t)size);
}

static const char *answer_text(struct engine *e, const struct sent *sent, int last)
{
    enum { FIXED = 1024, STANDING = 32 * SEATS_MAX };
    const struct standing *now = &e->play.standing;
    int rows[OBSERVED_MAX];
    int size = items_measure(items_of(e), e->party.variant, e->party.options, e->party.seats, rows);
    size_t items = is_composing(e) ? (size_t)e->composing.table.n * (size_t)width_of(e) : 0;
    size_t room = FIXED + STANDING + (now->reason ? 6 * strlen(now->reason) : 0) + JSON_NUMBERS(items) +
                  JSON_NUMBERS(size);
    int seat = is_composing(e) ? e->composing.seat : last;
    struct written w = {.bytes = pool_grow(e->line.pool, NULL, 0, room)};
    w.at = w.bytes;
    put(&w, "\"seat\":");
    put_int(&e->line, seat, &w);
    put(&w, ",");
    put_standing(&e->line, e, &w);
    if (sent->legal) put_items(e, &w);
    if (sent->view) put_observation(e, seat, size, &w);
    *w.at = 0;
    return w.bytes;
}

/* The seat that is shown when none composes. */
static int last_seat(const struct engine *e, const struct sent *sent)
{
    if (e->own != NO_SEAT) return e->own;
    if (e->composing.seat != NO_SEAT) return e->composing.seat;
    return sent->seat == NO_SEAT ? 0 : (int)sent->seat;
}

static bool restart(struct engine *e, json_object *step, struct sent *ret)
{
    struct ctx *c = &e->line;
    *ret = (struct sent){.view = true, .legal = true, .seat = NO_SEAT};
    return json_only(c, step, "id", "cmd", "as", "seed", "view", "legal", NULL) &&
           json_may_bool(c, step, "view", &ret->view) && json_may_bool(c, step, "legal", &ret->legal) &&
           engine_restart(e, step);
}

static bool step_muted(struct engine *e, json_object *step)
{
    struct sent sent;
    if (json_member(step, "seed")) {
        if (!restart(e, step, &sent)) return false;
    } else if (!sent_read(e, step, &sent)) return false;
    int last = last_seat(e, &sent);
    if (sent.orders && !order_items(e, &sent)) return false;
    if (!ask(e)) return false;
    e->numbers = answer_text(e, &sent, last);
    return true;
}

bool engine_numbers(struct engine *e, json_object *step)
{
    if (!items_of(e)) return fail(&e->line, FAULT_BAD_REQUEST, "this game cannot be played item by item");
    e->muted = true;
    bool fine = step_muted(e, step);
    e->muted = false;
    return fine;
}
