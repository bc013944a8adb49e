/* know.c - secrecy in one place: what a viewer may know of the truth (R9.1, R9.2, R9.6). A whitelist: the known world begins
 * empty, and what is not copied here does not exist for views, legal lists, verdicts, pictures and bots. */
#include "games/stratagem/state.h"
#include <string.h>

static void see_provinces(const struct world *truth, province_set seen, struct world *w)
{
    for (int p = 0; p < PROVINCES; p++) {
        w->owner[p] = NOBODY;
        if (!(seen >> p & 1)) continue;
        w->owner[p] = truth->owner[p];
        w->buildings[p] = truth->buildings[p];
        w->present[p] = truth->present[p];
        w->armed[p] = truth->armed[p];
        memcpy(w->units[p], truth->units[p], sizeof w->units[p]);
    }
}

/* R4.4: trade partners and allies show each other their standing Trade Posts, wherever they are. */
static province_set see_posts(const struct world *truth, int viewer, province_set seen, struct world *w)
{
    province_set posts = 0;
    for (int p = 0; p < PROVINCES; p++) {
        int owner = truth->owner[p];
        if (owner == NOBODY || owner == viewer || truth->relation[viewer][owner] < TRADE) continue;
        if (!stands(truth, p, TRADE_POST)) continue;
        posts |= 1u << p;
        if (seen >> p & 1) continue;
        w->owner[p] = (uint8_t)owner;
        w->buildings[p] = 1u << TRADE_POST;
    }
    return posts;
}

static void see_realm(const struct realm *truth, bool own, struct realm *r)
{
    *r = *truth;
    if (own) return;
    r->stock[FOOD] = r->stock[IRON] = 0;
    r->timeouts = 0;
}

static void see_letters(struct ctx *c, const game_state *state, int viewer, game_known *known)
{
    int room = 0;
    for (const struct letter *l = state->first_letter; l; l = l->next) room++;
    known->letter = pool_take_many(c->pool, (size_t)room + 1, sizeof *known->letter);
    for (const struct letter *l = state->first_letter; l; l = l->next)
        if (l->to == NOBODY || state->stage == STAGE_OVER || l->from == viewer || l->to == viewer)
            known->letter[known->letters++] = *l;
}

game_known *strat_know(struct ctx *c, const game_state *state, int viewer, struct table table)
{
    game_known *known = pool_take(c->pool, sizeof *known);
    const struct world *truth = &state->world;
    bool over = state->stage == STAGE_OVER, all = viewer == ARBITER || over, seated = viewer < truth->seats;
    *known = (game_known){.variant = state->variant,
                          .viewer = viewer,
                          .stage = state->stage,
                          .ready = state->ready,
                          .handed_in = table.handed_in,
                          .own = table.own};
    known->world = (struct world){.seats = truth->seats,
                                  .turn = truth->turn,
                                  .limits = truth->limits,
                                  .winners = truth->winners,
                                  .reason = truth->reason};
    memcpy(known->world.relation, truth->relation, sizeof truth->relation);
    memcpy(known->world.covered, truth->covered, sizeof truth->covered);
    known->seen = all || !truth->limits.fog ? (1u << PROVINCES) - 1 : seated ? realm_sight(truth, viewer) : 0;
    see_provinces(truth, known->seen, &known->world);
    if (seated) known->posts = see_posts(truth, viewer, known->seen, &known->world);
    for (int i = 0; i < truth->routes; i++)
        if (all || truth->route[i].owner == viewer || truth->route[i].partner == viewer)
            known->world.route[known->world.routes++] = truth->route[i];
    for (int seat = 0; seat < truth->seats; seat++) {
        see_realm(&truth->realm[seat], all || seat == viewer, &known->world.realm[seat]);
        known->provinces[seat] = __builtin_popcount(realm_provinces(truth, seat));
        known->gold[seat] = truth->realm[seat].stock[GOLD];
        for (int to = 0; to < truth->seats; to++)
            if (over || seat == viewer || to == viewer) known->proposal[seat][to] = state->proposal[seat][to];
    }
    see_letters(c, state, viewer, known);
    if (seated) known->sent = state->sent[viewer];
    return known;
}
