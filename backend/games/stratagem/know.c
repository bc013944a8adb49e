/* know.c - secrecy in one place: what a viewer can know of the full state (R9.1, R9.2, R9.6). A whitelist: the known
 * world starts empty, and what is not copied here does not exist for views, legal lists, verdicts, pictures and
 * bots. */
#include "games/stratagem/tell.h"
#include <string.h>

/* The archive and delayed spectators see all provinces and stocks; so does everybody after the end. */
static bool sees_all(const game_state *state, int viewer)
{
    return viewer == ARBITER || state->stage == STAGE_OVER;
}

static bool is_seat(const game_state *state, int viewer) { return viewer < state->world.seats; }

static const province_set EVERYWHERE = (1u << PROVINCES) - 1;

static province_set sight(const game_state *state, int viewer)
{
    if (sees_all(state, viewer) || !state->world.limits.fog) return EVERYWHERE;
    return is_seat(state, viewer) ? realm_sight(&state->world, viewer) : 0;
}

/* The board */

static void see_provinces(const struct world *truth, province_set seen, struct world *w)
{
    memset(w->owner, NOBODY, sizeof w->owner);
    for (; seen; seen &= seen - 1) {
        int v = __builtin_ctz(seen);
        w->owner[v] = truth->owner[v];
        w->buildings[v] = truth->buildings[v];
        w->present[v] = truth->present[v];
        w->armed[v] = truth->armed[v];
        for (seat_set there = truth->present[v]; there; there &= there - 1) { /* else zero already */
            int seat = __builtin_ctz(there);
            memcpy(w->units[v][seat], truth->units[v][seat], sizeof w->units[v][seat]);
        }
    }
}

/* R4.4: trade partners and allies show each other their standing Trade Posts, wherever they are. */
static province_set see_posts(const struct world *truth, int viewer, province_set seen, struct world *w)
{
    province_set posts = 0;
    for (int v = 0; v < PROVINCES; v++) {
        int owner = truth->owner[v];
        if (owner == NOBODY || owner == viewer || truth->relation[viewer][owner] < TRADE) continue;
        if (!stands(truth, v, TRADE_POST)) continue;
        posts |= 1u << v;
        if (seen >> v & 1) continue;
        w->owner[v] = (uint8_t)owner;
        w->buildings[v] = 1u << TRADE_POST;
    }
    return posts;
}

/* Only its owner and its partner see a route (R9.2). */
static void see_routes(const struct world *truth, int viewer, bool all, struct world *w)
{
    for (int i = 0; i < truth->routes; i++) {
        const struct route *route = &truth->route[i];
        if (all || route->owner == viewer || route->partner == viewer) w->route[w->routes++] = *route;
    }
}

/* The realms */

/* What is public about a realm; the realm itself also sees its purse and how often it was absent. */
static void see_realm(const struct realm *truth, bool own, struct realm *r)
{
    *r = (struct realm){
        .civ = truth->civ,
        .stock[GOLD] = truth->stock[GOLD],
        .age = truth->age,
        .techs = truth->techs,
        .knows = truth->knows,
        .alive = truth->alive,
        .resigned = truth->resigned,
        .left_turn = truth->left_turn,
        .marks = truth->marks,
        .streak = truth->streak,
        .capital = truth->capital,
    };
    memcpy(r->tech, truth->tech, sizeof r->tech);
    if (!own) return;
    memcpy(r->stock, truth->stock, sizeof r->stock);
    r->timeouts = truth->timeouts;
}

static void see_realms(const game_state *state, int viewer, bool all, game_known *known)
{
    const struct world *truth = &state->world;
    memcpy(known->world.relation, truth->relation, sizeof truth->relation);
    memcpy(known->world.covered, truth->covered, sizeof truth->covered);
    for (int seat = 0; seat < truth->seats; seat++) {
        see_realm(&truth->realm[seat], all || seat == viewer, &known->world.realm[seat]);
        known->provinces[seat] = __builtin_popcount(realm_provinces(truth, seat));
        known->gold[seat] = truth->realm[seat].stock[GOLD];
    }
}

/* Talk */

/* Only its two parties see a proposal before the end; not even viewers that see everything else do (R9.6). */
static void see_proposals(const game_state *state, int viewer, game_known *known)
{
    bool over = state->stage == STAGE_OVER;
    for (int from = 0; from < state->world.seats; from++)
        for (int to = 0; to < state->world.seats; to++)
            if (over || from == viewer || to == viewer) known->proposal[from][to] = state->proposal[from][to];
}

static bool may_read(const game_state *state, const struct letter *letter, int viewer)
{
    return letter->to == NOBODY || state->stage == STAGE_OVER || letter->from == viewer ||
           letter->to == viewer;
}

static void see_letters(struct ctx *c, const game_state *state, int viewer, game_known *known)
{
    int count = 0;
    for (const struct letter *l = state->first_letter; l; l = l->next) count += may_read(state, l, viewer);
    if (!count) return;
    known->letter = pool_take_many(c->pool, (size_t)count, sizeof *known->letter);
    for (const struct letter *l = state->first_letter; l; l = l->next) {
        if (!may_read(state, l, viewer)) continue;
        known->letter[known->letters] = *l;
        known->letter[known->letters++].next = NULL;
    }
}

/* Reports of the last turn */

/* R9.3: viewers that see the province before or after the resolution; spectators only where there is no fog. */
static uint32_t witnesses(const struct chronicle *chronicle, bool fog, int province)
{
    uint32_t viewers = 0;
    if (!fog) return TALE_ALL;
    for (int seat = 0; seat < REALMS; seat++)
        viewers |= ((chronicle->sight_before[seat] | chronicle->sight_after[seat]) >> province & 1) << seat;
    return viewers;
}

static uint32_t bit(int seat) { return seat >= 0 && seat < REALMS ? 1u << seat : 0; }

static uint32_t fought(const struct chronicle *chronicle, const struct happening *h)
{
    const struct battle *battle = &chronicle->battle[h->n[0]];
    uint32_t seats = 0;
    for (int side = 0; side < battle->sides; side++) seats |= battle->side[side];
    return seats;
}

uint32_t happening_audience(const struct chronicle *chronicle, bool fog, const struct happening *h)
{
    uint32_t own = bit(h->seat), both = own | bit(h->other);
    switch (h->kind) {
    case HAPPENED_BREAK:
    case HAPPENED_TECH:
    case HAPPENED_AGE:
    case HAPPENED_NOTICE:
    case HAPPENED_EXPIRED:
    case HAPPENED_ELIMINATED:
    case HAPPENED_RICH:
    case HAPPENED_STREAK:
    case HAPPENED_VICTORY: return TALE_ALL;
    case HAPPENED_TURNED_BACK:
    case HAPPENED_MARCH:
        return own | (witnesses(chronicle, fog, h->province) & witnesses(chronicle, fog, h->n[0]));
    case HAPPENED_BATTLE: return fought(chronicle, h) | witnesses(chronicle, fog, h->province);
    case HAPPENED_CAPTURE:
    case HAPPENED_CLAIM: return both | witnesses(chronicle, fog, h->province);
    case HAPPENED_SCOUTS_CAUGHT:
    case HAPPENED_DESERTION:
    case HAPPENED_BUILT:
    case HAPPENED_RECRUITED: return own | witnesses(chronicle, fog, h->province);
    case HAPPENED_ROUTE_OPENED:
    case HAPPENED_ROUTE_CLOSED: return both;
    case HAPPENED_RAID: return both | h->seats;
    default: return own; /* private: dropped orders, useless works, income, trade, vault */
    }
}

/* A raider knows whom it robbed, but not the course of the route (R9.2). */
struct happening happening_as_seen(const struct happening *h, int viewer, bool all)
{
    struct happening seen = *h;
    if (h->kind == HAPPENED_RAID && !all && viewer != h->seat && viewer != h->other)
        seen.province = seen.n[0] = -1;
    return seen;
}

static void see_happenings(struct ctx *c, const game_state *state, int viewer, bool all, game_known *known)
{
    const struct chronicle *truth = state->last;
    if (!truth) return;
    struct chronicle *chronicle = known->last = pool_take(c->pool, sizeof *chronicle);
    chronicle->turn = truth->turn;
    chronicle->room = truth->count;
    chronicle->happening = pool_take_many(c->pool, (size_t)truth->count + 1, sizeof *chronicle->happening);
    for (int i = 0; i < truth->count; i++) {
        const struct happening *h = &truth->happening[i];
        uint32_t audience = happening_audience(truth, state->world.limits.fog, h);
        if (!all && !(audience >> viewer & 1)) continue;
        struct happening *seen = &chronicle->happening[chronicle->count++];
        *seen = happening_as_seen(h, viewer, all);
        if (h->kind != HAPPENED_BATTLE) continue;
        seen->n[0] = chronicle->battles;
        chronicle->battle[chronicle->battles++] = truth->battle[h->n[0]];
    }
}

/* know */

game_known *strat_know(struct ctx *c, const game_state *state, int viewer, struct table table)
{
    game_known *known = pool_take(c->pool, sizeof *known);
    const struct world *truth = &state->world;
    bool all = sees_all(state, viewer), seated = is_seat(state, viewer);
    known->variant = state->variant;
    known->viewer = viewer;
    known->stage = state->stage;
    known->ready = state->ready;
    known->handed_in = table.handed_in;
    known->own = table.own;
    known->world.version = truth->version;
    known->world.seats = truth->seats;
    known->world.turn = truth->turn;
    known->world.limits = truth->limits;
    known->world.winners = truth->winners;
    known->world.reason = truth->reason;
    known->seen = sight(state, viewer);
    see_provinces(truth, known->seen, &known->world);
    if (seated) known->posts = see_posts(truth, viewer, known->seen, &known->world);
    see_routes(truth, viewer, all, &known->world);
    see_realms(state, viewer, all, known);
    see_proposals(state, viewer, known);
    see_letters(c, state, viewer, known);
    if (!table.briefly) see_happenings(c, state, viewer, all, known);
    if (seated) known->sent = state->sent[viewer];
    return known;
}
