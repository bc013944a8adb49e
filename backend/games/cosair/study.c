/* study.c - numbers for research in batches of games: quad simulate and quad tournament print them. */
#include "games/cosair/state.h"

enum count { BATTLES, CONQUESTS, MISSIONS_RUN, FAILED, CAUGHT };
const char *const COSAIR_COUNTS[] = {"battles", "conquests", "missions", "failed", "caught", NULL};

/* {"planets","population","gold","ships","techs","exit","exit_turn"}; the potentials are in the standing's scores. */
json_object *cosair_figures(struct ctx *c, const game_state *state)
{
    static const char *const NAME[] = {"potential", "planets", "population", "gold",
                                       "ships",     "techs",   "exit",       "exit_turn"};
    enum { LISTS = sizeof NAME / sizeof *NAME };
    const struct space *w = &state->space;
    json_object *figures = json_new_object(c), *list[LISTS];
    struct holding holdings[NATIONS];
    space_holdings(w, holdings);
    for (int i = 0; i < LISTS; i++) list[i] = json_new_array(c);
    for (int seat = 0; seat < w->seats; seat++) {
        const struct nation *n = &w->nation[seat];
        const int64_t row[] = {state->potential[seat],       holdings[seat].planets,
                               holdings[seat].population,    n->gold,
                               nation_ledger(w, seat).ships, n->techs};
        for (int i = 0; i < 6; i++) json_push_int(list[i], row[i]);
        const char *left = n->resigned ? "resigned" : n->alive ? NULL : "eliminated";
        if (left) json_push_text(list[6], left);
        else json_push(list[6], NULL);
        json_push_int(list[7], n->exit_turn);
    }
    for (int i = 0; i < LISTS; i++) json_add(figures, NAME[i], list[i]);
    return figures;
}

void cosair_count(const game_state *state, int64_t sums[COUNTS_MAX])
{
    const struct chronicle *last = state->last;
    for (int i = 0; last && i < last->count; i++) {
        const struct happening *h = &last->happening[i];
        bool mission = h->kind == HAPPENED_MISSION, battle = h->kind == HAPPENED_BATTLE;
        sums[MISSIONS_RUN] += mission;
        sums[FAILED] += mission && h->n[0] != MISSION_DONE;
        sums[CAUGHT] += mission && h->n[0] == MISSION_CAUGHT;
        sums[BATTLES] += battle;
        sums[CONQUESTS] += battle && last->battle[h->n[0]].conquered;
    }
}
