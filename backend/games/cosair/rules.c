/* rules.c - what each event does to the full state, and the standing (R11, R13). */
#include "games/cosair/tell.h"
#include <string.h>

static uint32_t everybody(const game_state *state)
{
    return ((1u << state->space.seats) - 1) | 1u << SPECTATOR;
}

static uint32_t playing(const game_state *state)
{
    uint32_t set = 0;
    for (int seat = 0; seat < state->space.seats; seat++)
        set |= (uint32_t)nation_plays(&state->space, seat) << seat;
    return set;
}

/* The seats that have left without the others knowing yet (R15.1). */
static uint32_t untold(const game_state *state)
{
    uint32_t set = 0;
    for (int seat = 0; seat < state->space.seats; seat++)
        set |= (uint32_t)nation_left_untold(&state->space, seat) << seat;
    return set;
}

static uint32_t out(const game_state *state)
{
    return ((1u << state->space.seats) - 1) & ~playing(state) & ~untold(state);
}

void state_count(game_state *state)
{
    const struct space *w = &state->space;
    memset(state->planets, 0, sizeof state->planets);
    for (int i = 0; i < w->planets; i++) state->planets[w->planet[i].owner]++;
    space_potentials(w, state->potential);
}

/* Standing */

/* R13.5: a larger number is a better place. Nations still playing come first, by potential (all alike after an
 * agreement); then the others, the later they left the better. */
static int64_t rank_of(const game_state *state, int seat)
{
    const struct space *w = &state->space;
    if (!nation_plays(w, seat)) return w->nation[seat].exit_turn;
    bool shared = w->reason == REASON_AGREEMENT || w->reason == REASON_ABANDONED;
    return (int64_t)1 << 40 | (shared ? 0 : state->potential[seat]);
}

/* R13.8: what ends a run of turns that one person plays alone. */
static bool is_news(const struct happening *h)
{
    switch (h->kind) {
    case HAPPENED_BUILT: return h->what == COLONY_SHIP;
    case HAPPENED_DRY:
    case HAPPENED_RESEARCHED:
    case HAPPENED_RECRUITED:
    case HAPPENED_FOUNDED:
    case HAPPENED_RETURNED:
    case HAPPENED_BATTLE:
    case HAPPENED_AGENT_BACK:
    case HAPPENED_MISSION: return true;
    default: return false;
    }
}

static uint32_t woken(const game_state *state)
{
    uint32_t seats = state->last ? state->last->settlers : 0;
    for (int i = 0; state->last && i < state->last->count; i++) {
        const struct happening *h = &state->last->happening[i];
        if (!is_news(h)) continue;
        seats |= 1u << h->seat;
        bool both = h->kind == HAPPENED_BATTLE || (h->kind == HAPPENED_MISSION && h->n[0] != MISSION_DONE);
        if (both) seats |= 1u << h->other;
    }
    return seats & playing(state);
}

struct standing cosair_standing(const game_state *state)
{
    const struct space *w = &state->space;
    bool over = w->reason != REASON_NONE;
    struct standing standing = {
        .over = over,
        .stage = over ? "over" : "orders",
        .owes = over ? 0 : playing(state),
        .woken = over ? 0 : woken(state),
        .out = out(state),
        .untold = over ? 0 : untold(state),
        .reason = end_name(w->reason),
    };
    for (int seat = 0; seat < w->seats; seat++) {
        standing.turn[seat] = w->turn;
        standing.score[seat] = state->potential[seat];
        if (!over) continue;
        standing.place[seat] = 1;
        for (int other = 0; other < w->seats; other++)
            standing.place[seat] += rank_of(state, other) > rank_of(state, seat);
    }
    return standing;
}

/* Events */

/* Exactly the seats that owe an order have ordered or are late. */
static bool turn_fits(struct ctx *c, const game_state *state, const struct event *event)
{
    uint32_t ordered = 0;
    for (int seat = 0; seat < SEATS_MAX; seat++) ordered |= (uint32_t)(event->orders[seat] != NULL) << seat;
    if (ordered & event->late || (ordered | event->late) != playing(state))
        return fail(c, FAULT_BAD_REQUEST, "the orders are not of the seats that owe one");
    for (int seat = 0; seat < state->space.seats; seat++)
        if (event->orders[seat] && event->orders[seat]->turn &&
            event->orders[seat]->turn != state->space.turn)
            return fail(c, FAULT_BAD_REQUEST, "the order of seat %d is for another turn", seat);
    return true;
}

static bool apply_turn(struct ctx *c, game_state *state, const struct event *event, struct tale *tale)
{
    const game_order *orders[NATIONS] = {NULL};
    struct happening happening[HAPPENINGS_MAX];
    struct battle battle[BATTLES_MAX];
    struct chronicle log = {
        .room = HAPPENINGS_MAX, .happening = happening, .battle_room = BATTLES_MAX, .battle = battle};
    int fleets = 0;
    if (!turn_fits(c, state, event)) return false;
    for (int seat = 0; seat < state->space.seats; seat++) {
        orders[seat] = event->orders[seat];
        fleets += order_fleets(orders[seat]);
    }
    space_room(c->pool, &state->space, fleets);
    space_resolve(&state->space, orders, state->reports, &log);
    state_count(state);
    chart_note(&state->chart, &state->space);
    state->last = chronicle_copy(c->pool, &log);
    if (tale) chronicle_tell(c, state, orders, state->last, tale);
    return true;
}

/* R13.6: the nation keeps its place and gives no more orders. A resignation between two turns becomes public with the
 * next resolution (R15.1), or at once when it ends the game. */
static bool apply_leave(struct ctx *c, game_state *state, const struct event *event, struct tale *tale,
                        struct outcome *outcome)
{
    struct space *w = &state->space;
    int seat = event->seat;
    if (seat < 0 || seat >= w->seats || !nation_plays(w, seat))
        return fail(c, FAULT_BAD_REQUEST, "seat %d is not in the game", seat);
    w->nation[seat].resigned = true;
    w->nation[seat].exit_turn = w->turn;
    space_check_last(w);
    tell_resignation(c, state, seat, tale);
    if (w->reason) tell_ending(c, state, tale);
    else outcome->moved = 1u << seat;
    return true;
}

/* The remaining players share the first place. */
static bool apply_draw(struct ctx *c, game_state *state, enum reason reason, struct tale *tale)
{
    state->space.reason = reason;
    tell_ending(c, state, tale);
    return true;
}

bool cosair_apply(struct ctx *c, game_state *state, const struct event *event, struct tale *tale,
                  struct outcome *outcome)
{
    *outcome = (struct outcome){.moved = everybody(state)};
    if (state->space.reason) return fail(c, FAULT_GAME_OVER, "the game is over");
    switch (event->kind) {
    case EVENT_TURN: return apply_turn(c, state, event, tale);
    case EVENT_FLAG:
    case EVENT_RESIGN: return apply_leave(c, state, event, tale, outcome);
    case EVENT_DRAW: return apply_draw(c, state, REASON_AGREEMENT, tale);
    case EVENT_ABANDON: return apply_draw(c, state, REASON_ABANDONED, tale);
    default: return fail(c, FAULT_BAD_REQUEST, "a turn here has neither acts nor stages");
    }
}
