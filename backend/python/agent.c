/* agent.c - one game item by item: who composes an order now, what can come next, and what it knows as numbers. */
#include "python/inside.h"

/* True, and refused, where the game has no items. */
static bool no_items(const quad_state *s)
{
    return s->rules->items ? false
                           : !library_refuse(FAULT_BAD_REQUEST, "this game cannot be played item by item");
}

/* Stages in which seats can only act are not composed. */
static bool end_stages(struct quad_state *s)
{
    const struct event end = {.kind = EVENT_STAGE_END, .seat = -1};
    while (!s->play.standing.over && standing_stage_ends(&s->play.standing))
        if (!state_happen(s, &end, false)) return false;
    return true;
}

/* A position in which no order at all is legal costs the seat its turn, as a deadline would. */
bool state_ask(struct quad_state *s)
{
    bool resolved;
    while (s->agent == NOT_ASKED) {
        if (!end_stages(s)) return false;
        s->agent = s->play.standing.over ? NOBODY_LEFT : play_composer(&s->play, s->handed_in);
        if (s->agent == NOBODY_LEFT) break;
        s->draft = play_draft(&s->turn, &s->play, s->agent);
        s->rules->items->list(&s->lasting, s->draft, &s->table);
        bool stuck = s->table.n == 0 && !s->table.done;
        if (stuck && !state_seal(s, s->agent, NULL, false, &resolved)) return false;
    }
    return true;
}

int quad_state_agent(quad_state *s) { return !no_items(s) && state_ask(s) ? s->agent : NOBODY_LEFT; }

int quad_state_items(quad_state *s, const int32_t **ret_rows, int *ret_done)
{
    if (no_items(s) || !state_ask(s)) return -1;
    if (s->agent == NOBODY_LEFT) return library_refuse(FAULT_GAME_OVER, "the game is over") - 1;
    *ret_rows = s->table.row;
    *ret_done = s->table.done;
    return s->table.n;
}

static const char *order_text(quad_state *s, const game_order *order)
{
    pool_wipe(s->line.pool);
    return json_text(&s->line, s->party.game->write(&s->line, order));
}

/* The order is complete: seal it, or after further items have the list of the next. */
static int go_on(struct quad_state *s, bool complete, const char **ret_order)
{
    bool resolved = false;
    const struct game_items *items = s->rules->items;
    if (!complete) {
        items->list(&s->lasting, s->draft, &s->table);
        return 0;
    }
    const game_order *order = items->order(&s->turn, s->draft);
    if (ret_order) *ret_order = order_text(s, order);
    return state_seal(s, s->agent, order, false, &resolved) ? resolved : -1;
}

int quad_state_pick(quad_state *s, int item, const char **ret_order)
{
    if (ret_order) *ret_order = NULL;
    if (no_items(s) || !state_ask(s)) return -1;
    if (s->agent == NOBODY_LEFT) return library_refuse(FAULT_GAME_OVER, "the game is over") - 1;
    if (item < 0 || item >= s->table.n + s->table.done)
        return library_refuse(FAULT_BAD_REQUEST, "there is no item of that number") - 1;
    if (item == s->table.n) return go_on(s, true, ret_order);
    const int32_t *row = s->table.row + (size_t)item * (size_t)s->table.width;
    return go_on(s, s->rules->items->add(&s->turn, s->draft, row), ret_order);
}

void state_observe_agent(const struct quad_state *s, int32_t *numbers)
{
    s->rules->items->observe(s->draft, numbers);
}

int quad_state_observe(quad_state *s, int viewer, int32_t *ret_numbers)
{
    if (no_items(s)) return -1;
    if (viewer < 0 || (viewer >= s->party.seats && viewer != SPECTATOR))
        return library_refuse(FAULT_BAD_SEATS, "there is no such viewer") - 1;
    if (s->draft && viewer == s->agent) {
        state_observe_agent(s, ret_numbers);
        return 0;
    }
    pool_wipe(s->line.pool);
    s->rules->items->observe(play_draft(&s->line, &s->play, viewer), ret_numbers);
    return 0;
}
