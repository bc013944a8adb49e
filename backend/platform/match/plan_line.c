/* plan_line.c - see plan_line.h. A queued order is judged from what its seat would know in the position that the line
 * leads to. */
#include "platform/match/plan_line.h"
#include "platform/match/receipt.h"
#include "platform/model/fold.h"
#include <string.h>

enum { LINES_MAX = 20, ORDERS_MAX = 100 };

struct walk {
    const struct match *m;
    int me;
    game_state *state;
    const char *path; /* of the entry being read */
};

static json_object *at(json_object *array, size_t i) { return json_object_array_get_idx(array, i); }
static size_t length(json_object *array) { return json_object_array_length(array); }
static const char *text_of(json_object *entry, const char *member)
{
    return json_object_get_string(json_member(entry, member));
}

static bool refuse(struct ctx *c, const char *path, const char *hint)
{
    fail_at(c, path, "bad_request", hint);
    return fail(c, FAULT_BAD_REQUEST, "%s: %s", path, hint);
}

/* One turn */

/* Whose turn it is in the line: theirs and mine by turns. */
static bool find_seat(struct ctx *c, const struct walk *w, bool mine, int *ret_seat)
{
    struct standing standing = w->m->game->standing(w->state);
    if (standing.over) return refuse(c, w->path, "the game would be over before this turn");
    if (__builtin_popcount(standing.owes) != 1)
        return refuse(c, w->path, "more than one player would have to move here");
    *ret_seat = __builtin_ctz(standing.owes);
    if ((*ret_seat == w->me) == mine) return true;
    return refuse(c, w->path, mine ? "it would not be your turn here" : "it would be your own turn here");
}

static bool read_entry(struct ctx *c, struct walk *w, json_object *sent, bool mine, json_object *line)
{
    int seat = 0;
    char hash[FOLD_HASH];
    const struct game *game = w->m->game;
    struct verdicts *v = pool_take(c->pool, sizeof *v);
    struct outcome outcome = {0};
    if (!find_seat(c, w, mine, &seat)) return false;
    game_order *order = game->parse(c, sent, v);
    if (!order) return receipt_refuse(c, w->path, v);
    v->n = 0;
    order = game->judge(c, game->know(c, w->state, seat, (struct table){0}), order, true, v);
    if (!order) return receipt_refuse(c, w->path, v);
    struct event event = {.kind = EVENT_TURN, .seat = -1};
    event.orders[seat] = order;
    json_object *entry = json_new_object(c);
    json_add(entry, "orders", game->write(c, order));
    json_add_text(entry, "text", game->notation(c, order));
    if (!game->apply(c, w->state, &event, NULL, &outcome))
        return refuse(c, w->path, "this turn is not possible");
    fold_hash(c, game, w->state, hash);
    json_add_text(entry, "hash", pool_copy(c->pool, hash));
    json_push(line, entry);
    return true;
}

/* Lines */

static bool read_line(struct ctx *c, struct walk *w, size_t n, json_object *sent, json_object *stored)
{
    const char *path = pool_print(c->pool, "/lines/%zu", n);
    size_t count = json_object_is_type(sent, json_type_array) ? length(sent) : 0;
    if (count < 2 || count % 2 || count > PLAN_LINE)
        return refuse(
            c, path, "must be the opponent's turn, then yours, and so on: 2 to 20 turns, the last one yours");
    json_object *line = json_new_array(c);
    w->state = w->m->game->copy(c, w->m->state);
    for (size_t i = 0; i < count; i++) {
        w->path = pool_print(c->pool, "%s/%zu", path, i);
        if (!read_entry(c, w, at(sent, i), i % 2 == 1, line)) return false;
    }
    json_push(stored, line);
    return true;
}

static bool same_hash(json_object *a, json_object *b, size_t i)
{
    return strcmp(text_of(at(a, i), "hash"), text_of(at(b, i), "hash")) == 0;
}

/* Two lines that agree in their turns so far must agree in mine. */
static bool agree(struct ctx *c, json_object *stored, size_t one, size_t other)
{
    json_object *a = at(stored, one), *b = at(stored, other);
    for (size_t i = 0; i + 1 < length(a) && i + 1 < length(b); i += 2) {
        if (!same_hash(a, b, i)) return true;
        if (!same_hash(a, b, i + 1))
            return refuse(c, pool_print(c->pool, "/lines/%zu/%zu", other, i + 1),
                          pool_print(c->pool, "line %zu answers the same turn with another order", one));
    }
    return true;
}

bool plan_lines_read(struct ctx *c, const struct match *m, int seat, json_object *sent,
                     json_object **ret_stored)
{
    struct walk w = {.m = m, .me = seat};
    json_object *stored = json_new_array(c);
    size_t count = json_object_is_type(sent, json_type_array) ? length(sent) : 0, orders = 0;
    if (count < 1 || count > LINES_MAX) return refuse(c, "/lines", "must be 1 to 20 lines");
    for (size_t i = 0; i < count; i++)
        if (json_object_is_type(at(sent, i), json_type_array)) orders += length(at(sent, i));
    if (orders > ORDERS_MAX) return refuse(c, "/lines", "must have at most 100 turns in all");
    for (size_t i = 0; i < count; i++) {
        if (!read_line(c, &w, i, at(sent, i), stored)) return false;
        for (size_t before = 0; before < i; before++)
            if (!agree(c, stored, before, i)) return false;
    }
    *ret_stored = stored;
    return true;
}

void plan_lines_follow(struct ctx *c, json_object *stored, const char *hash, json_object **ret_orders,
                       json_object **ret_rest)
{
    *ret_orders = NULL;
    *ret_rest = json_new_array(c);
    for (size_t i = 0; i < length(stored); i++) {
        json_object *line = at(stored, i), *rest = json_new_array(c);
        if (strcmp(text_of(at(line, 0), "hash"), hash) != 0) continue;
        *ret_orders = json_member(at(line, 1), "orders");
        for (size_t k = 2; k < length(line); k++) json_push(rest, at(line, k));
        if (length(rest)) json_push(*ret_rest, rest);
    }
}

json_object *plan_lines_show(struct ctx *c, json_object *stored, const char *member)
{
    json_object *lines = json_new_array(c);
    for (size_t i = 0; i < length(stored); i++) {
        json_object *line = json_new_array(c);
        for (size_t k = 0; k < length(at(stored, i)); k++)
            json_push(line, json_member(at(at(stored, i), k), member));
        json_push(lines, line);
    }
    return lines;
}
