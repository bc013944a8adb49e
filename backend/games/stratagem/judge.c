/* judge.c - which items of an order are legal (R4.2-R4.6). The same questions are asked of a known world when an order
 * is handed in and of the true one when the turn is resolved (R5.0), item by item, each as if the items before it had
 * been carried out. */
#include "games/stratagem/state.h"
#include <string.h>

struct court { /* what is remembered while one order is judged */
    const struct world *w;
    const game_order *order;
    struct judgement *j;
    int seat;
    province_set seen;
    province_set building;  /* provinces in which this order has an accepted build */
    int trained[PROVINCES]; /* recruits */
    int left[PROVINCES]
            [UNIT_KINDS]; /* units that have not marched off; only for the provinces in `counted` */
    province_set counted;
    province_set posts; /* that serve a route */
};

static bool can_pay(const struct court *at, const int cost[GOODS])
{
    const int *stock = at->j->stock;
    return stock[FOOD] >= cost[FOOD] && stock[IRON] >= cost[IRON] && stock[GOLD] >= cost[GOLD];
}

static void pay(struct court *at, const int cost[GOODS])
{
    for (int good = 0; good < GOODS; good++) at->j->stock[good] -= cost[good];
}

static enum fault judge_naming(const struct court *at, const struct naming *item)
{
    if (item->fault) return item->fault;
    if (item->seat >= at->w->seats) return FAULT_BAD_PLAYER;
    bool treaty = item->seat != at->seat && !hostile(at->w, at->seat, item->seat);
    return treaty && !(at->j->breaks >> item->seat & 1) ? FAULT_NONE : FAULT_NO_TREATY;
}

static void judge_breaks(struct court *at)
{
    for (int i = 0; i < at->order->breaks; i++) {
        enum fault fault = judge_naming(at, &at->order->broken[i]);
        at->j->fault[LIST_BREAK][i] = (uint16_t)fault;
        if (!fault) at->j->breaks |= 1u << at->order->broken[i].seat;
    }
}

static enum fault research_fault(const struct court *at)
{
    const struct realm *r = &at->w->realm[at->seat];
    int research = at->order->research;
    if (at->order->research_fault) return at->order->research_fault;
    if (research == RESEARCH_AGE) return r->age >= AGES ? FAULT_AGE_MAXED : FAULT_NONE;
    if (TECH[research].age > r->age) return FAULT_AGE_TOO_LOW;
    for (int i = 0; i < r->techs; i++)
        if (TECH[r->tech[i]].age == TECH[research].age) return FAULT_BRANCH_TAKEN;
    return FAULT_NONE;
}

static void judge_research(struct court *at)
{
    int cost[GOODS];
    if (at->order->research == RESEARCH_NONE && !at->order->research_fault) return;
    enum fault fault = research_fault(at);
    if (!fault) {
        research_price(at->w, at->seat, at->order->research, cost);
        if (can_pay(at, cost)) pay(at, cost);
        else fault = FAULT_CANNOT_AFFORD;
    }
    at->j->fault[LIST_RESEARCH][0] = (uint16_t)fault;
}

static enum fault judge_build(struct court *at, const struct works *item)
{
    const struct world *w = at->w;
    if (item->fault) return item->fault;
    if (w->owner[item->at] != at->seat) return FAULT_NOT_YOUR_PROVINCE;
    if (BUILDING[item->what].age > w->realm[at->seat].age) return FAULT_AGE_TOO_LOW;
    if (stands(w, item->at, (enum building)item->what)) return FAULT_ALREADY_BUILT;
    if (at->building >> item->at & 1) return FAULT_ONE_BUILDING_PER_TURN;
    if (__builtin_popcount(w->buildings[item->at]) >= SLOTS) return FAULT_NO_FREE_SLOT;
    if (!can_pay(at, BUILDING[item->what].cost)) return FAULT_CANNOT_AFFORD;
    pay(at, BUILDING[item->what].cost);
    at->building |= 1u << item->at;
    return FAULT_NONE;
}

static enum fault judge_recruit(struct court *at, const struct recruits *item)
{
    const struct realm *r = &at->w->realm[at->seat];
    int cost[GOODS];
    if (item->fault) return item->fault;
    if (item->named != CIV_HIDDEN && item->named != r->civ) return FAULT_BAD_UNIT;
    if (at->w->owner[item->at] != at->seat) return FAULT_NOT_YOUR_PROVINCE;
    if (unit_of(r->civ, item->kind)->age > r->age) return FAULT_AGE_TOO_LOW;
    if (item->count < 1 || item->count > COUNT_MAX || at->trained[item->at] + item->count > COUNT_MAX)
        return FAULT_BAD_COUNT;
    unit_price(at->w, at->seat, item->at, item->kind, cost);
    for (int good = 0; good < GOODS; good++) cost[good] *= item->count;
    if (!can_pay(at, cost)) return FAULT_CANNOT_AFFORD;
    pay(at, cost);
    at->trained[item->at] += item->count;
    return FAULT_NONE;
}

/* Moves */

static bool path_holds(const struct march *item)
{
    int at = item->from;
    for (int i = 0; i < item->steps; at = item->path[i++])
        if (!(MAP_NEAR[at] >> item->path[i] & 1)) return false;
    return true;
}

static bool counts_hold(const struct march *item)
{
    int named = 0;
    for (int kind = 0; kind < UNIT_KINDS; kind++) {
        if (item->units[kind] < 0 || item->units[kind] > COUNT_MAX) return false;
        named += item->units[kind];
    }
    return named > 0;
}

static int *units_left(struct court *at, int from)
{
    if (!(at->counted >> from & 1))
        for (int kind = 0; kind < UNIT_KINDS; kind++)
            at->left[from][kind] = units_at(at->w, from, at->seat, kind);
    at->counted |= 1u << from;
    return at->left[from];
}

static bool treaty_forbids(const struct court *at, const struct march *item)
{
    bool fighters = false;
    for (int kind = 0; kind < UNIT_KINDS; kind++) fighters |= kind != SCOUT && item->units[kind] > 0;
    for (int i = 0; fighters && i < item->steps; i++) {
        int owner = at->w->owner[item->path[i]];
        if (!(at->seen >> item->path[i] & 1) || owner == NOBODY || owner == at->seat) continue;
        int relation = at->w->relation[at->seat][owner];
        if (relation >= CEASEFIRE && relation <= TRADE && !(at->j->breaks >> owner & 1)) return true;
    }
    return false;
}

static enum fault judge_march(struct court *at, const struct march *item)
{
    if (item->fault) return item->fault;
    if (item->named != CIV_HIDDEN && item->named != at->w->realm[at->seat].civ) return FAULT_BAD_UNIT;
    if (item->steps == 0) return FAULT_EMPTY_PATH;
    if (!path_holds(item)) return FAULT_NOT_ADJACENT;
    if (!counts_hold(item)) return FAULT_BAD_COUNT;
    int *left = units_left(at, item->from);
    for (int kind = 0; kind < UNIT_KINDS; kind++) {
        if (!item->units[kind]) continue;
        if (left[kind] < item->units[kind]) return FAULT_NOT_ENOUGH_UNITS;
        if (unit_speed(at->w, at->seat, kind) < item->steps) return FAULT_TOO_FAR;
    }
    if (treaty_forbids(at, item)) return FAULT_TREATY_FORBIDS_ENTRY;
    for (int kind = 0; kind < UNIT_KINDS; kind++) left[kind] -= item->units[kind];
    return FAULT_NONE;
}

/* Routes */

static bool joins(const struct route *route, int from, int to)
{
    return (route->from == from && route->to == to) || (route->from == to && route->to == from);
}

static bool dropped_before(const struct court *at, int i)
{
    const struct link *drop = at->order->drop;
    for (int k = 0; k < i; k++)
        if (!at->j->fault[LIST_DROP][k] && drop[k].from == drop[i].from && drop[k].to == drop[i].to)
            return true;
    return false;
}

static enum fault judge_drop(const struct court *at, int i)
{
    const struct link *item = &at->order->drop[i];
    if (item->fault) return item->fault;
    for (int r = 0; r < at->w->routes; r++) {
        const struct route *route = &at->w->route[r];
        bool mine = route->owner == at->seat || route->partner == at->seat;
        if (mine && joins(route, item->from, item->to) && !dropped_before(at, i)) return FAULT_NONE;
    }
    return FAULT_NO_SUCH_ROUTE;
}

/* The posts that serve a route once the accepted drops are carried out. */
static province_set busy_posts(const struct court *at)
{
    province_set busy = 0;
    for (int r = 0; r < at->w->routes; r++) {
        const struct route *route = &at->w->route[r];
        bool stays = true;
        for (int i = 0; i < at->order->drops; i++)
            if (!at->j->fault[LIST_DROP][i] && joins(route, at->order->drop[i].from, at->order->drop[i].to))
                stays = false;
        if (stays) busy |= 1u << route->from | 1u << route->to;
    }
    return busy;
}

static enum fault judge_link(struct court *at, const struct link *item)
{
    const struct world *w = at->w;
    if (item->fault) return item->fault;
    if (w->owner[item->from] != at->seat) return FAULT_NOT_YOUR_PROVINCE;
    if (item->from == item->to) return FAULT_SAME_PROVINCE;
    int partner = w->owner[item->to];
    if (partner != at->seat && (partner == NOBODY || w->relation[at->seat][partner] < TRADE))
        return FAULT_NO_TRADE_PARTNER;
    if (!stands(w, item->from, TRADE_POST) || !stands(w, item->to, TRADE_POST)) return FAULT_NO_TRADE_POST;
    province_set ends = 1u << item->from | 1u << item->to;
    if (at->posts & ends) return FAULT_POST_BUSY;
    at->posts |= ends;
    return FAULT_NONE;
}

void judge_order(const struct world *w, province_set seen, int seat, const game_order *order,
                 struct judgement *ret)
{
    memcpy(ret->stock, w->realm[seat].stock, sizeof ret->stock);
    ret->breaks = 0;
    if (!order) return;
    struct court at; /* `left` needs no initial value: see `counted` */
    at.w = w, at.order = order, at.j = ret, at.seat = seat, at.seen = seen;
    at.building = at.counted = at.posts = 0;
    memset(at.trained, 0, sizeof at.trained);
    judge_breaks(&at);
    judge_research(&at);
    for (int i = 0; i < order->builds; i++)
        ret->fault[LIST_BUILD][i] = (uint16_t)judge_build(&at, &order->build[i]);
    for (int i = 0; i < order->recruitings; i++)
        ret->fault[LIST_RECRUIT][i] = (uint16_t)judge_recruit(&at, &order->recruit[i]);
    for (int i = 0; i < order->marches; i++)
        ret->fault[LIST_MOVES][i] = (uint16_t)judge_march(&at, &order->march[i]);
    for (int i = 0; i < order->drops; i++) ret->fault[LIST_DROP][i] = (uint16_t)judge_drop(&at, i);
    if (order->links) at.posts = busy_posts(&at);
    for (int i = 0; i < order->links; i++)
        ret->fault[LIST_ROUTES][i] = (uint16_t)judge_link(&at, &order->link[i]);
    for (int i = 0; i < order->notices; i++)
        ret->fault[LIST_NOTICE][i] = (uint16_t)judge_naming(&at, &order->notice[i]);
}
