/* know.c - secrecy in one place. What is copied here follows from the responses given, from the boards as they were
 * dealt and from public options, and not from the rule set until that is revealed. The one exception is `movable` where
 * the option feedback says that it is shown (R12). */
#include "games/rulegame/state.h"
#include <string.h>

void known_refused(const struct known_seat *seat, uint8_t ret_refused[PIECES_MAX])
{
    memset(ret_refused, 0, PIECES_MAX);
    for (int i = seat->n_action - 1; i >= seat->first; i--) {
        const struct action *action = &seat->action[i];
        if (action->kind == ACTION_MOVE && action->response == RESPONSE_ACCEPT)
            return; /* any move refused before can be possible now */
        if (action->response == RESPONSE_IMMOVABLE) ret_refused[action->piece] = ALL_BUCKETS;
        if (action->response == RESPONSE_DENY) ret_refused[action->piece] |= (uint8_t)(1u << action->bucket);
    }
}

static void know_public(const struct series *s, struct known_seat *seat)
{
    seat->stars = -1;
    seat->board = s->n_result;
    seat->counted = s->counted;
    for (int i = 0; i < s->n_result; i++) seat->removed += s->result[i].own;
    if (!s->over) seat->removed += s->own;
    seat->over = s->over;
    seat->left = s->left;
    seat->points = s->over ? series_score(s) : series_points(s);
}

/* The likelihood that a series has reached tells how many pieces could move (R8.5): only its effects are shown, at the
 * end. */
static void know_factors(const struct series *s, struct known_seat *seat)
{
    bool shown = s->over || s->settings->incentive != INCENTIVE_LIKELIHOOD;
    seat->promised = shown ? s->promised : 1;
    seat->factor = shown ? s->factor : 1;
}

static void know_open(const game_state *state, int number, struct known_seat *seat)
{
    const struct series *s = &state->series[number];
    const struct episode *e = s->episode;
    seat->open = true;
    if (s->over) seat->stars = rulegame_run(state, s).stars;
    seat->n_result = s->n_result;
    seat->result = s->result;
    seat->n_action = s->n_action;
    seat->first = s->first;
    seat->action = s->action;
    seat->piece = s->piece;
    seat->pieces = s->pieces;
    for (int i = 0; i < s->pieces; i++) {
        if (episode_has(e, i)) seat->here |= 1ull << i;
        if (!s->settings->fixed || episode_buckets(e, i)) seat->movable |= 1ull << i;
    }
    seat->attempts = e->attempts;
    seat->done = e->done;
    seat->own = s->own;
    seat->errors = series_errors(s);
    seat->streak = s->streak;
    seat->mastery = s->mastery;
    seat->finish = s->over ? e->finish : FINISH_NONE;
    seat->bonus = s->bonus;
    seat->may_bonus = series_may_bonus(s) && (state->duo.mode == MODE_APART || state->duo.mover == number);
    seat->may_give_up = series_may_give_up(s);
    know_factors(s, seat);
}

/* The rule is revealed, so every position can show what it would have accepted (R12.4). */
static const uint8_t *know_accepts(struct ctx *c, const struct series *s)
{
    uint8_t *accepts = pool_take(c->pool, PIECES_MAX);
    for (int i = 0; i < s->pieces; i++) accepts[i] = episode_buckets(s->episode, i);
    return accepts;
}

static bool is_open(const game_state *state, int viewer, int seat)
{
    if (viewer == ARBITER || state->reason || viewer == seat || state->duo.mode != MODE_APART) return true;
    return viewer == SPECTATOR && state->seats == 1;
}

game_known *rulegame_know(struct ctx *c, const game_state *state, int viewer, struct table table)
{
    game_known *known = pool_take(c->pool, sizeof *known);
    const struct settings *s = state->settings;
    *known = (game_known){.variant = state->variant,
                          .viewer = viewer,
                          .seats = state->seats,
                          .mode = state->duo.mode,
                          .mover = state->duo.mover,
                          .round = state->series[0].round,
                          .over = state->reason != NULL,
                          .owes = rulegame_standing(state).owes,
                          .terms = {s->level, s->series, s->boards, s->pick_cost, s->min_points,
                                    s->max_points, s->incentive, s->fixed, s->crowded},
                          .own = table.own,
                          .rules = (state->reason && s->reveal) || viewer == ARBITER ? s->rules : NULL,
                          .reason = state->reason};
    for (int seat = 0; seat < state->seats; seat++) {
        know_public(&state->series[seat], &known->seat[seat]);
        if (is_open(state, viewer, seat)) know_open(state, seat, &known->seat[seat]);
        bool own = viewer == seat || viewer == ARBITER || state->reason;
        known->seat[seat].guess = own ? state->guess[seat] : NULL;
        if (known->rules) known->seat[seat].accepts = know_accepts(c, &state->series[seat]);
    }
    return known;
}
