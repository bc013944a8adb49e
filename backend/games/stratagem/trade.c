/* trade.c - trade routes, raids, the gold of Diplomacy, and the vault (R7, R5.6). */
#include "games/stratagem/resolve.h"

static bool route_holds(const struct world *w, const struct route *route)
{
    if (!stands(w, route->from, TRADE_POST) || !stands(w, route->to, TRADE_POST)) return false;
    if (w->owner[route->from] != route->owner || w->owner[route->to] != route->partner) return false;
    return route->owner == route->partner || w->relation[route->owner][route->partner] >= TRADE;
}

static bool is_dropped(const struct world *w, const struct resolution *r, const struct route *route)
{
    province_set ends = 1u << route->from | 1u << route->to;
    for (int seat = 0; seat < w->seats; seat++)
        for (int i = 0; r->order[seat] && i < r->order[seat]->drops; i++) {
            const struct link *drop = &r->order[seat]->drop[i];
            if (r->judged[seat].fault[LIST_DROP][i]) continue;
            if ((1u << drop->from | 1u << drop->to) == ends) return true;
        }
    return false;
}

static void close_routes(struct world *w, const struct resolution *r)
{
    int kept = 0;
    for (int i = 0; i < w->routes; i++) {
        const struct route route = w->route[i];
        if (route_holds(w, &route) && !is_dropped(w, r, &route)) {
            w->route[kept++] = route;
            continue;
        }
        happen_n(r->chronicle, HAPPENED_ROUTE_CLOSED, route.from, route.owner, route.partner, route.to, 0);
    }
    w->routes = kept;
}

/* R7.1: a route that is no longer possible, or whose post has been taken meanwhile, is dropped. */
static void open_route(struct world *w, const struct resolution *r, int seat, const struct link *item)
{
    int partner = w->owner[item->to];
    province_set busy = 0;
    for (int i = 0; i < w->routes; i++) busy |= 1u << w->route[i].from | 1u << w->route[i].to;
    if (partner == NOBODY || busy >> item->from & 1 || busy >> item->to & 1) return;
    struct route route = {(uint8_t)item->from, (uint8_t)item->to, (uint8_t)seat, (uint8_t)partner, 0, {0, 0}};
    if (!route_holds(w, &route)) return;
    w->route[w->routes++] = route;
    happen_n(r->chronicle, HAPPENED_ROUTE_OPENED, route.from, seat, partner, route.to, 0);
}

static void open_routes(struct world *w, const struct resolution *r)
{
    for (int rank = 0; rank < w->seats; rank++) {
        int seat = (w->turn + rank) % w->seats;
        const game_order *order = r->order[seat];
        for (int i = 0; order && i < order->links; i++)
            if (!r->judged[seat].fault[LIST_ROUTES][i]) open_route(w, r, seat, &order->link[i]);
    }
}

/* Income (R7.3) */

static seat_set raiders_of(const struct world *w, const struct route *route)
{
    uint8_t path[PROVINCES];
    seat_set raiders = 0, armed = 0;
    int count = route_path(route->from, route->to, path);
    for (int i = 0; i < count; i++) armed |= w->armed[path[i]];
    for (int seat = 0; seat < w->seats; seat++)
        if (armed >> seat & 1 && seat != route->owner && seat != route->partner &&
            (hostile(w, seat, route->owner) || hostile(w, seat, route->partner)))
            raiders |= 1u << seat;
    return raiders;
}

static int share_of(const struct world *w, int seat, int share)
{
    return share * numbers_of(w, seat)->route / 100;
}

static void earn(const struct world *w, struct resolution *r, struct route *route)
{
    bool own = route->owner == route->partner;
    int distance = MAP_DISTANCE[route->from][route->to];
    int total = distance * (own ? edition_of(w)->route_gold : edition_of(w)->joint_gold);
    route->raiders = (uint8_t)raiders_of(w, route);
    if (route->raiders) {
        int stolen = total / 2, each = stolen / __builtin_popcount(route->raiders);
        total -= stolen;
        for (int seat = 0; seat < w->seats; seat++)
            if (route->raiders >> seat & 1) r->trade[seat] += each;
        struct happening *h = happen(r->chronicle, HAPPENED_RAID, route->from, route->owner, route->partner);
        if (h) h->n[0] = route->to, h->n[1] = stolen, h->seats = route->raiders;
    }
    route->got[0] = share_of(w, route->owner, own ? total : total / 2);
    route->got[1] = own ? 0 : share_of(w, route->partner, total / 2);
    r->trade[route->owner] += route->got[0];
    r->trade[route->partner] += route->got[1];
}

static void lock_vault(struct world *w, const struct resolution *r, int seat)
{
    int *gold = &w->realm[seat].stock[GOLD], vault = realm_vault(w, seat);
    if (*gold <= vault) return;
    happen_n(r->chronicle, HAPPENED_VAULT, -1, seat, -1, *gold - vault, 0);
    *gold = vault;
}

void trade(struct world *w, struct resolution *r)
{
    close_routes(w, r);
    open_routes(w, r);
    for (int i = 0; i < w->routes; i++) earn(w, r, &w->route[i]);
    for (int seat = 0; seat < w->seats; seat++) {
        struct realm *realm = &w->realm[seat];
        if (realm->alive && realm_knows(w, seat, DIPLOMACY))
            r->trade[seat] += edition_of(w)->diplomacy_gold * realm_treaties(w, seat);
        realm->stock[GOLD] += r->trade[seat];
        if (r->trade[seat]) happen_n(r->chronicle, HAPPENED_TRADE, -1, seat, -1, r->trade[seat], 0);
        lock_vault(w, r, seat);
    }
}
