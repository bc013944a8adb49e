/* know.c - secrecy in one place: what a viewer can know of the full state (R15). This is a whitelist: the known space
 * starts empty, and what is not copied here does not exist for views, legal lists, verdicts, pictures and bots. The
 * dice are never copied. */
#include "games/cosair/tell.h"
#include <string.h>

/* The archive, research and delayed spectators see everything; so does everybody after the end (R15.6). */
static bool sees_all(const game_state *state, int viewer)
{
    return viewer == ARBITER || state->space.reason != REASON_NONE;
}

/* The map */

/* R15.1: the place, name and owner of a planet are public. */
static void see_planet(const struct planet *truth, bool own, struct planet *p)
{
    if (own) {
        *p = *truth;
        return;
    }
    p->x = truth->x;
    p->y = truth->y;
    p->owner = truth->owner;
    p->founder = truth->founder;
    p->number = truth->number;
}

static void see_map(const struct space *truth, int viewer, bool all, struct space *w)
{
    w->turn = truth->turn;
    w->seats = truth->seats;
    w->side = truth->side;
    w->planets = truth->planets;
    w->reason = truth->reason;
    w->limits = truth->limits;
    memcpy(w->span, truth->span, sizeof w->span);
    memcpy(w->at, truth->at, sizeof w->at);
    for (int i = 0; i < truth->planets; i++)
        see_planet(&truth->planet[i], all || truth->planet[i].owner == viewer, &w->planet[i]);
}

/* R15.4: nobody sees a foreign flight. */
static void see_fleets(struct ctx *c, const struct space *truth, int viewer, bool all, struct space *w)
{
    int count = 0;
    for (int i = 0; i < truth->fleets; i++) count += all || truth->fleet[i].seat == viewer;
    if (!count) return;
    w->fleet = pool_take_many(c->pool, (size_t)count, sizeof *w->fleet);
    w->fleet_room = count;
    for (int i = 0; i < truth->fleets; i++)
        if (all || truth->fleet[i].seat == viewer) w->fleet[w->fleets++] = truth->fleet[i];
}

/* The nations */

static void see_nation(const struct space *truth, int seat, bool own, struct nation *n)
{
    const struct nation *from = &truth->nation[seat];
    if (own) {
        *n = *from;
        return;
    }
    n->colour = from->colour;
    n->alive = from->alive;
    n->research = NONE;
    if (nation_left_untold(truth, seat)) return;
    n->resigned = from->resigned;
    n->exit_turn = from->exit_turn;
}

static void see_nations(const struct space *truth, int viewer, bool all, game_known *known)
{
    for (int seat = 0; seat < truth->seats; seat++)
        see_nation(truth, seat, all || seat == viewer, &known->space.nation[seat]);
}

/* Reports of the last turn */

uint32_t news_audience(const struct happening *h)
{
    uint32_t own = h->seat == NONE ? 0 : 1u << h->seat, both = h->other == NONE ? own : own | 1u << h->other;
    if (h->seat == NONE) return TALE_ALL;
    if (h->kind == HAPPENED_BATTLE) return both;
    /* R10.9: an agent that was not discovered stays unknown. */
    if (h->kind == HAPPENED_MISSION) return h->n[0] == MISSION_DONE ? own : both;
    return own;
}

/* The viewer's own battles in the last resolution: all that bots need of it. */
static void see_battles(struct ctx *c, const game_state *state, int viewer, game_known *known)
{
    const struct chronicle *truth = state->last;
    if (!truth || !truth->battles) return;
    struct chronicle *seen = known->last = pool_take(c->pool, sizeof *seen);
    seen->turn = truth->turn;
    seen->battle = pool_take_many(c->pool, (size_t)truth->battles, sizeof *seen->battle);
    for (int i = 0; i < truth->battles; i++) {
        const struct battle *b = &truth->battle[i];
        if (b->attacker == viewer || b->defender == viewer) seen->battle[seen->battles++] = *b;
    }
    seen->battle_room = seen->battles;
}

static void see_happenings(struct ctx *c, const game_state *state, int viewer, bool all, game_known *known)
{
    const struct chronicle *truth = state->last;
    if (!truth) return;
    struct chronicle *seen = known->last = pool_take(c->pool, sizeof *seen);
    seen->turn = truth->turn;
    seen->happening = pool_take_many(c->pool, (size_t)truth->count + 1, sizeof *seen->happening);
    seen->battle = pool_take_many(c->pool, (size_t)truth->battles + 1, sizeof *seen->battle);
    for (int i = 0; i < truth->count; i++) {
        const struct happening *h = &truth->happening[i];
        if (!all && !(news_audience(h) >> viewer & 1)) continue;
        struct happening *mine = &seen->happening[seen->count++];
        *mine = *h;
        if (h->kind != HAPPENED_BATTLE) continue;
        mine->n[0] = seen->battles; /* the numbers of others' battles would reveal how many there were */
        seen->battle[seen->battles++] = truth->battle[h->n[0]];
    }
    seen->room = seen->count;
    seen->battle_room = seen->battles;
}

/* know */

game_known *cosair_know(struct ctx *c, const game_state *state, int viewer, struct table table)
{
    game_known *known = pool_take(c->pool, sizeof *known);
    bool all = sees_all(state, viewer), seated = viewer < state->space.seats;
    known->variant = state->variant;
    known->viewer = viewer;
    known->own = table.own;
    known->chart = &state->chart;
    see_map(&state->space, viewer, all, &known->space);
    see_fleets(c, &state->space, viewer, all, &known->space);
    see_nations(&state->space, viewer, all, known);
    memcpy(known->planets, state->planets, sizeof known->planets);
    memcpy(known->potential, state->potential, sizeof known->potential);
    if (seated) known->reports = &state->reports[viewer];
    if (all) known->all_reports = state->reports;
    if (table.briefly) see_battles(c, state, viewer, known);
    else see_happenings(c, state, viewer, all, known);
    return known;
}
