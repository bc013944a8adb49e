/* know.c - secrecy in one place: what a viewer can know of the full state. This is a whitelist: what is not
 * copied here does not exist for views, legal lists, verdicts and bots. */
#include "games/nullgame/state.h"

/* R2.3, R3.1, R6.3: the viewer's own number, the numbers it has peeked at, and all numbers at the end. */
static bool sees_number(const game_state *state, int viewer, int seat)
{
    if (viewer == ARBITER || state->stage == STAGE_OVER) return true;
    if (viewer >= state->seats) return false;
    return viewer == seat || (state->seat[viewer].seen & 1u << seat);
}

/* R1.2: no player or spectator sees it before the end, not even delayed spectators, who see everything else (R7.5). */
static bool sees_bonus(const game_state *state, int viewer)
{
    return state->stage == STAGE_OVER || (viewer == ARBITER && !state->variant->delay_min);
}

game_known *null_know(struct ctx *c, const game_state *state, int viewer, struct table table)
{
    game_known *known = pool_take(c->pool, sizeof *known);
    *known = (game_known){
        .variant = state->variant,
        .viewer = viewer,
        .seats = state->seats,
        .pile = state->pile,
        .stage = state->stage,
        .owes = null_owes(state),
        .peeks = viewer < state->seats ? state->seat[viewer].peeks : 0,
        .said = viewer < state->seats ? state->seat[viewer].said : 0,
        .bonus = sees_bonus(state, viewer) ? state->bonus : UNKNOWN,
        .own = table.own,
        .reason = state->reason,
    };
    if (state->variant->shown == SHOW_WHO) known->ready = table.handed_in;
    if (state->variant->shown == SHOW_COUNT) known->ready_count = __builtin_popcount(table.handed_in);
    for (int seat = 0; seat < state->seats; seat++) {
        const struct null_seat *truth = &state->seat[seat];
        known->turns[seat] = truth->turns;
        known->taken[seat] = truth->taken;
        known->left[seat] = truth->left;
        if (truth->ready) known->quiet |= 1u << seat;
        known->number[seat] = sees_number(state, viewer, seat) ? truth->number : UNKNOWN;
    }
    return known;
}

bool null_viewer_owes(const game_known *known)
{
    return known->viewer < known->seats && (known->owes & 1u << known->viewer);
}

bool null_can_peek(const game_known *known, int seat)
{
    if (known->stage != STAGE_PEEK || known->viewer >= known->seats || seat >= known->seats) return false;
    return !known->left[known->viewer] && known->peeks > 0 && known->number[seat] == UNKNOWN;
}

bool null_can_talk(const game_known *known)
{
    return known->stage == STAGE_TALK && known->viewer < known->seats && !known->left[known->viewer];
}
