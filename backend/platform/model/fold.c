/* fold.c - see fold.h. Locks, rows and clocks belong to the callers. */
#include "platform/model/fold.h"
#include "base/secret.h"
#include "base/thread.h"
#include <string.h>

_Static_assert((int)EVENT_TURN == ENTRY_TURN && (int)EVENT_ACT == ENTRY_ACT &&
                   (int)EVENT_STAGE_END == ENTRY_STAGE_END && (int)EVENT_FLAG == ENTRY_FLAG &&
                   (int)EVENT_RESIGN == ENTRY_RESIGN && (int)EVENT_DRAW == ENTRY_DRAW &&
                   (int)EVENT_ABANDON == ENTRY_ABANDON,
               "events have the numbers of their rows");

enum entry_kind fold_entry_kind(enum event_kind kind) { return (enum entry_kind)kind; }
const char *fold_kind_name(enum event_kind kind) { return entry_kind_name(fold_entry_kind(kind)); }

bool fold_kind_find(const char *name, enum event_kind *ret_kind)
{
    for (int kind = EVENT_TURN; kind <= EVENT_ABANDON; kind++) {
        if (strcmp(fold_kind_name((enum event_kind)kind), name) != 0) continue;
        *ret_kind = (enum event_kind)kind;
        return true;
    }
    return false;
}

static bool has_seat(enum event_kind kind)
{
    return kind == EVENT_ACT || kind == EVENT_FLAG || kind == EVENT_RESIGN;
}
static bool has_orders(enum event_kind kind) { return kind == EVENT_TURN || kind == EVENT_ACT; }

/* Writing */

static json_object *orders_write(struct ctx *c, const struct game *game, int seats, const struct event *event)
{
    json_object *orders = json_new_array(c);
    for (int seat = 0; seat < seats; seat++) {
        const game_order *order = event->orders[seat];
        json_push(orders, order ? game->write(c, order) : NULL);
    }
    return orders;
}

json_object *fold_event_write(struct ctx *c, const struct game *game, int seats, const struct event *event)
{
    json_object *body = json_new_object(c);
    json_add_text(body, "kind", fold_kind_name(event->kind));
    if (has_seat(event->kind)) json_add_int(body, "seat", event->seat);
    if (has_orders(event->kind)) json_add(body, "orders", orders_write(c, game, seats, event));
    if (event->kind == EVENT_TURN && event->late) {
        json_object *late = json_new_array(c);
        for (int seat = 0; seat < seats; seat++)
            if (event->late & 1u << seat) json_push_int(late, seat);
        json_add(body, "late", late);
    }
    return body;
}

/* Reading */

static bool orders_read(struct ctx *c, const struct game *game, int seats, json_object *body,
                        struct event *event)
{
    json_object *orders;
    if (!json_need_array(c, body, "orders", (size_t)seats, &orders)) return false;
    size_t count = json_object_array_length(orders);
    for (size_t seat = 0; seat < count; seat++) {
        json_object *sent = json_object_array_get_idx(orders, seat);
        if (!sent) continue;
        struct verdicts verdicts = {0};
        event->orders[seat] = game->parse(c, sent, &verdicts);
        if (!event->orders[seat])
            return fail(c, FAULT_BAD_REQUEST, "the order of seat %zu cannot be read", seat);
    }
    return true;
}

static bool late_read(struct ctx *c, int seats, json_object *body, uint32_t *late)
{
    json_object *list;
    if (!json_member(body, "late")) return true;
    if (!json_need_array(c, body, "late", (size_t)seats, &list)) return false;
    for (size_t i = 0; i < json_object_array_length(list); i++) {
        json_object *item = json_object_array_get_idx(list, i);
        int64_t seat = json_object_is_type(item, json_type_int) ? json_object_get_int64(item) : -1;
        if (seat < 0 || seat >= seats) return fail(c, FAULT_BAD_REQUEST, "late names no seat of this game");
        *late |= 1u << seat;
    }
    return true;
}

bool fold_event_read(struct ctx *c, const struct game *game, int seats, json_object *body,
                     struct event *ret_event)
{
    struct event event = {.seat = -1};
    const char *name;
    int64_t seat = -1;
    if (!json_need_object(c, body, "an event") || !json_need_text(c, body, "kind", 20, &name)) return false;
    if (!fold_kind_find(name, &event.kind))
        return fail(c, FAULT_BAD_REQUEST, "there is no event of kind %s", name);
    if (has_seat(event.kind) && !json_need_int(c, body, "seat", 0, seats - 1, &seat)) return false;
    event.seat = (int)seat;
    if (has_orders(event.kind) && !orders_read(c, game, seats, body, &event)) return false;
    if (event.kind == EVENT_TURN && !late_read(c, seats, body, &event.late)) return false;
    if (event.kind == EVENT_ACT && !event.orders[seat])
        return fail(c, FAULT_BAD_REQUEST, "an act without its order");
    *ret_event = event;
    return true;
}

/* Hashes and seeds */

/* The scratch pool is kept, because a hash is computed for every order. */
static void *scratch_new(void) { return pool_new(); }
static void scratch_drop(void *pool) { pool_drop(pool); }

void fold_hash(struct ctx *c, const struct game *game, const game_state *state, char ret_hash[FOLD_HASH])
{
    static struct thread_own own = {.make = scratch_new, .drop = scratch_drop};
    struct pool *pool = thread_own(&own);
    struct ctx scratch = {.pool = pool, .now = c->now};
    const char *text = json_text(&scratch, game->save(&scratch, state));
    char hex[HASH_TEXT];
    secret_sha256(text, strlen(text), hex);
    memcpy(ret_hash, hex, FOLD_HASH - 1);
    ret_hash[FOLD_HASH - 1] = 0;
    pool_wipe(pool);
}

void fold_commitment(uint64_t seed, const char *nonce, char ret_hex[65])
{
    char text[128], digits[17];
    fold_seed_print(seed, digits);
    int length = snprintf(text, sizeof text, "%s:%s", digits, nonce);
    must(length > 0 && length < (int)sizeof text);
    secret_sha256(text, (size_t)length, ret_hex);
}

void fold_seed_print(uint64_t seed, char ret_text[17])
{
    for (int i = 0; i < 16; i++) ret_text[i] = "0123456789abcdef"[seed >> (60 - 4 * i) & 15];
    ret_text[16] = 0;
}

bool fold_seed_read(const char *text, uint64_t *ret_seed)
{
    static const char DIGITS[] = "0123456789abcdef";
    uint64_t seed = 0;
    if (strlen(text) != 16) return false;
    for (int i = 0; i < 16; i++) {
        const char *digit = strchr(DIGITS, text[i]);
        if (!digit) return false;
        seed = seed << 4 | (uint64_t)(digit - DIGITS);
    }
    *ret_seed = seed;
    return true;
}

uint64_t fold_bot_seed(uint64_t seed, int seat)
{
    unsigned char text[12] = {'b', 'o', 't'}, hash[32];
    for (int i = 0; i < 8; i++) text[3 + i] = (unsigned char)(seed >> 8 * i);
    text[11] = (unsigned char)seat;
    secret_blake2b(text, sizeof text, hash);
    uint64_t own = 0;
    for (int i = 7; i >= 0; i--) own = own << 8 | hash[i];
    return own;
}

struct rng fold_bot_rng(uint64_t seed, int seat) { return rng_seeded(fold_bot_seed(seed, seat)); }

/* Start and end */

game_state *fold_setup_by(struct ctx *c, const struct game *game, int version, const struct variant *variant,
                          json_object *options, int seats, const struct seat_fact *facts, uint64_t seed)
{
    struct setting setting = {
        .variant = variant, .rules_version = version, .options = options, .seats = seats, .seed = seed};
    memcpy(setting.seat, facts, (size_t)seats * sizeof *facts);
    if (version >= 0 && version <= game->rules_version) return game->setup(c, &setting);
    fail(c, FAULT_BAD_REQUEST, "there is no version %d of the rules of %s; the newest is %d", version,
         game->title, game->rules_version);
    return NULL;
}

game_state *fold_setup(struct ctx *c, const struct game *game, const struct variant *variant,
                       json_object *options, int seats, const struct seat_fact *facts, uint64_t seed)
{
    return fold_setup_by(c, game, 0, variant, options, seats, facts, seed);
}

int fold_turn(const struct standing *before, int seats, const struct event *event)
{
    int seat = event->seat;
    if (event->kind ==
        EVENT_TURN) /* under PACE_OWN exactly one seat ordered; elsewhere all numbers are the same */
        for (seat = 0; seat < seats - 1 && !event->orders[seat] && !(event->late & 1u << seat);) seat++;
    return before->turn[seat < 0 ? 0 : seat];
}

json_object *fold_result(struct ctx *c, const struct standing *standing, int seats)
{
    json_object *result = json_new_object(c), *places = json_new_array(c), *scores = json_new_array(c);
    for (int seat = 0; seat < seats; seat++) {
        json_push_int(places, standing->place[seat]);
        json_push_int(scores, standing->score[seat]);
    }
    json_add(result, "places", places);
    json_add(result, "scores", scores);
    json_add_text(result, "reason", standing->reason);
    return result;
}

/* Long-lived states */

/* Copied only once there is something to be rid of: a copy of some states costs a hundred events. */
enum { MOVE_EVERY = 64, MOVE_BYTES = 1 << 18 };

void fold_begin(struct fold *f, const struct game *game, const game_state *state)
{
    *f = (struct fold){.game = game, .own = {.pool = pool_new()}};
    f->state = game->copy(&f->own, state);
}

void fold_restart(struct fold *f, const game_state *state)
{
    struct pool *old = f->own.pool;
    f->own = (struct ctx){.pool = pool_new()};
    f->state = f->game->copy(&f->own, state);
    f->since = 0;
    pool_drop(old);
}

bool fold_apply(struct fold *f, const struct event *event, struct tale *tale, struct outcome *ret_outcome)
{
    if (++f->since > MOVE_EVERY && pool_used(f->own.pool) > MOVE_BYTES) fold_restart(f, f->state);
    return f->game->apply(&f->own, f->state, event, tale, ret_outcome);
}

void fold_end(struct fold *f) { pool_drop(f->own.pool); }
