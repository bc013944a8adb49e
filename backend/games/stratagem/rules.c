/* rules.c - what each event does to the full state, and its standing (R2, R8). */
#include "games/stratagem/tell.h"
#include <string.h>

/* Questions */

static uint32_t everybody(const game_state *state)
{
    return ((1u << state->world.seats) - 1) | 1u << SPECTATOR;
}

static seat_set active(const game_state *state)
{
    seat_set set = 0;
    for (int seat = 0; seat < state->world.seats; seat++)
        set |= (seat_set)realm_active(&state->world, seat) << seat;
    return set;
}

/* R8.2: a larger number is a better place. Winners come first; then those still in, by score, provinces and gold; then
 * those that resigned or were wiped out, the later the better. */
static int64_t rank_of(const struct world *w, int seat)
{
    enum { WON = 3, IN = 2, RESIGNED = 1, OUT = 0 };
    const struct realm *r = &w->realm[seat];
    int64_t class = r->alive ? IN : OUT, detail = r->left_turn;
    if (r->resigned) class = RESIGNED;
    if (realm_active(w, seat))
        detail = (int64_t)realm_score(w, seat) << 32 |
                 (int64_t)__builtin_popcount(realm_provinces(w, seat)) << 26 | r->stock[GOLD];
    if (w->winners >> seat & 1) class = WON, detail = 0;
    return class << 58 | detail;
}

struct standing strat_standing(const game_state *state)
{
    const struct world *w = &state->world;
    bool over = state->stage == STAGE_OVER;
    struct standing standing = {
        .over = over,
        .acts_open = state->stage == STAGE_DIPLOMACY,
        .stage_ends = state->stage == STAGE_DIPLOMACY,
        .ready = state->stage == STAGE_DIPLOMACY ? state->ready & active(state) : 0,
        .stage = stage_name(state->stage),
        .owes = over ? 0 : active(state),
        .woken = over ? 0 : active(state),
        .out = ((1u << w->seats) - 1) & ~active(state),
        .reason = reason_name(w->reason),
    };
    for (int seat = 0; seat < w->seats; seat++) {
        standing.turn[seat] = w->turn;
        standing.score[seat] = realm_score(w, seat);
        if (!over) continue;
        standing.place[seat] = 1;
        standing.faction[seat] = CIV[w->realm[seat].civ].name;
        for (int other = 0; other < w->seats; other++)
            standing.place[seat] += rank_of(w, other) > rank_of(w, seat);
    }
    return standing;
}

/* Leaving */

static void drop_proposals(game_state *state, int seat)
{
    for (int other = 0; other < state->world.seats; other++)
        state->proposal[seat][other] = state->proposal[other][seat] = (struct proposal){0};
}

static void tell_end(struct ctx *c, game_state *state, struct tale *tale)
{
    state->stage = STAGE_OVER;
    story_ended(c, tale, &state->world);
}

/* R8.3, R3.7: the realm stays and gives no more orders. */
static void leave(struct ctx *c, game_state *state, int seat, const char *why, struct tale *tale)
{
    world_resign(&state->world, seat);
    drop_proposals(state, seat);
    state_letter(c, state, NOBODY, NOBODY, pool_print(c->pool, "p%d left the game", seat));
    story_left(c, tale, state->world.turn, seat, why);
}

/* A turn */

/* Exactly the seats that owe an order have ordered or are late. */
static bool turn_fits(struct ctx *c, const game_state *state, const struct event *event)
{
    uint32_t ordered = 0;
    for (int seat = 0; seat < SEATS_MAX; seat++) ordered |= (uint32_t)(event->orders[seat] != NULL) << seat;
    if (ordered & event->late || (ordered | event->late) != active(state))
        return fail(c, FAULT_BAD_REQUEST, "the orders are not of the seats that owe one");
    for (int seat = 0; seat < state->world.seats; seat++)
        if (event->orders[seat] && event->orders[seat]->turn &&
            event->orders[seat]->turn != state->world.turn)
            return fail(c, FAULT_BAD_REQUEST, "the order of seat %d is for another turn", seat);
    return true;
}

/* The letters of this turn and the last one stay. */
static void forget_letters(game_state *state)
{
    while (state->first_letter && state->first_letter->turn < state->world.turn - 1)
        state->first_letter = state->first_letter->next;
    if (!state->first_letter) state->last_letter = NULL;
}

static void keep_chronicle(struct ctx *c, game_state *state, const struct chronicle *chronicle)
{
    struct chronicle *kept = pool_take(c->pool, sizeof *kept);
    *kept = *chronicle;
    kept->room = kept->count;
    kept->happening = pool_take_many(c->pool, (size_t)kept->count + 1, sizeof *kept->happening);
    memcpy(kept->happening, chronicle->happening, (size_t)kept->count * sizeof *kept->happening);
    state->last = kept;
}

/* What everybody is to notice in the next turn's letters (R9.4). */
static void write_notices(struct ctx *c, game_state *state, const struct chronicle *chronicle)
{
    for (int i = 0; i < chronicle->count; i++) {
        const struct happening *h = &chronicle->happening[i];
        const char *text = NULL;
        if (h->kind == HAPPENED_BREAK) text = pool_print(c->pool, "p%d betrayed p%d", h->seat, h->other);
        if (h->kind == HAPPENED_NOTICE)
            text = pool_print(c->pool, "p%d ended its treaty with p%d", h->seat, h->other);
        if (h->kind == HAPPENED_EXPIRED)
            text = pool_print(c->pool, "the ceasefire of p%d and p%d is over", h->seat, h->other);
        if (h->kind == HAPPENED_ELIMINATED) text = pool_print(c->pool, "p%d is out", h->seat);
        if (h->kind == HAPPENED_RICH) text = pool_print(c->pool, "p%d holds %d gold", h->seat, h->n[0]);
        if (h->kind == HAPPENED_STREAK)
            text = pool_print(c->pool, "p%d holds %d provinces: once more wins", h->seat, h->n[0]);
        if (text) state_letter(c, state, NOBODY, NOBODY, text);
    }
}

static void resolve(struct ctx *c, game_state *state, const game_order *const orders[REALMS],
                    struct tale *tale)
{
    struct happening room[HAPPENINGS_MAX];
    struct chronicle chronicle = {.room = HAPPENINGS_MAX, .happening = room};
    world_resolve(&state->world, orders, &chronicle);
    for (int seat = 0; seat < state->world.seats; seat++)
        if (!state->world.realm[seat].alive) drop_proposals(state, seat);
    forget_letters(state);
    write_notices(c, state, &chronicle);
    keep_chronicle(c, state, &chronicle);
    state->stage = state->world.reason ? STAGE_OVER : STAGE_DIPLOMACY;
    state->ready = 0;
    memset(state->sent, 0, sizeof state->sent);
    if (tale) story_tell(c, state, orders, state->last, tale);
}

/* R8.3 */
static void count_timeouts(struct ctx *c, game_state *state, uint32_t late, struct tale *tale)
{
    for (int seat = 0; seat < state->world.seats; seat++) {
        struct realm *r = &state->world.realm[seat];
        if (!realm_active(&state->world, seat)) continue;
        r->timeouts = late >> seat & 1 ? r->timeouts + 1 : 0;
        if (r->timeouts >= TIMEOUTS_MAX && state->stage != STAGE_OVER) leave(c, state, seat, "timeout", tale);
    }
    if (state->stage == STAGE_OVER) return;
    world_check_last(&state->world);
    if (state->world.reason) tell_end(c, state, tale);
}

static bool apply_turn(struct ctx *c, game_state *state, const struct event *event, struct tale *tale)
{
    const game_order *orders[REALMS] = {NULL};
    if (!turn_fits(c, state, event)) return false;
    for (int seat = 0; seat < state->world.seats; seat++) {
        orders[seat] = event->orders[seat];
        if (orders[seat] && orders[seat]->diplomacy)
            state_talk(c, state, seat, orders[seat]->diplomacy, tale);
    }
    if (state->stage == STAGE_DIPLOMACY) state_close_talk(c, state, tale);
    resolve(c, state, orders, tale);
    count_timeouts(c, state, event->late, tale);
    return true;
}

/* Other functions */

static bool apply_act(struct ctx *c, game_state *state, const struct event *event, struct tale *tale,
                      struct outcome *outcome)
{
    int seat = event->seat;
    const game_order *order = seat >= 0 && seat < state->world.seats ? event->orders[seat] : NULL;
    if (!order || !order->diplomacy || !realm_active(&state->world, seat))
        return fail(c, FAULT_BAD_REQUEST, "this is no act of a player in the game");
    if (state->stage != STAGE_DIPLOMACY)
        return fail(c, FAULT_DIPLOMACY_CLOSED, "the diplomacy phase is over");
    outcome->moved = state_talk(c, state, seat, order->diplomacy, tale);
    return true;
}

static bool apply_stage_end(struct ctx *c, game_state *state, struct tale *tale)
{
    if (state->stage != STAGE_DIPLOMACY)
        return fail(c, FAULT_BAD_REQUEST, "only the diplomacy phase ends by time");
    state_close_talk(c, state, tale);
    return true;
}

static bool apply_leave(struct ctx *c, game_state *state, const struct event *event, struct tale *tale)
{
    int seat = event->seat;
    if (seat < 0 || seat >= state->world.seats || !realm_active(&state->world, seat))
        return fail(c, FAULT_BAD_REQUEST, "seat %d is not in the game", seat);
    leave(c, state, seat, event->kind == EVENT_FLAG ? "flag" : "resign", tale);
    world_check_last(&state->world);
    if (state->world.reason) tell_end(c, state, tale);
    return true;
}

/* The remaining players share the win. */
static bool apply_draw(struct ctx *c, game_state *state, enum reason reason, struct tale *tale)
{
    state->world.winners = active(state);
    state->world.reason = reason;
    tell_end(c, state, tale);
    return true;
}

bool strat_apply(struct ctx *c, game_state *state, const struct event *event, struct tale *tale,
                 struct outcome *outcome)
{
    *outcome = (struct outcome){.moved = everybody(state)};
    if (state->stage == STAGE_OVER) return fail(c, FAULT_GAME_OVER, "the game is over");
    switch (event->kind) {
    case EVENT_TURN: return apply_turn(c, state, event, tale);
    case EVENT_ACT: return apply_act(c, state, event, tale, outcome);
    case EVENT_STAGE_END: return apply_stage_end(c, state, tale);
    case EVENT_FLAG:
    case EVENT_RESIGN: return apply_leave(c, state, event, tale);
    case EVENT_DRAW: return apply_draw(c, state, REASON_AGREEMENT, tale);
    case EVENT_ABANDON: return apply_draw(c, state, REASON_ABANDONED, tale);
    }
    return fail(c, FAULT_BAD_REQUEST, "there is no such event");
}
