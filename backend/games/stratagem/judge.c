/* judge.c - which items of an order are legal (R4.2-R4.6). The same questions are asked of a known world when an order
 * is handed in and of the true one when the turn is resolved (R5.0), item by item, each as if the items before it had
 * been carried out. */
#include "games/stratagem/judge.h"
#include <string.h>

static bool can_pay(const struct court *at, const int cost[GOODS])
{
    const int *stock = at->j->stock;
    return stock[FOOD] >= cost[FOOD] && stock[IRON] >= cost[IRON] && stock[GOLD] >= cost[GOLD];
}

static void pay(struct court *at, const int cost[GOODS])
{
    for (int good = 0; good < GOODS; good++) at->j->stock[good] -= cost[good];
}

enum fault court_naming_fault(const struct court *at, const struct naming *item)
{
    if (item->fault) return item->fault;
    if (item->seat >= at->w->seats) return FAULT_BAD_PLAYER;
    bool treaty = item->seat != at->seat && !hostile(at->w, at->seat, item->seat);
    return treaty && !(at->j->breaks >> item->seat & 1) ? FAULT_NONE : FAULT_NO_TREATY;
}

static void judge_breaks(struct court *at)
{
    for (int i = 0; i < at->order->breaks; i++) {
        enum fault fault = court_naming_fault(at, &at->order->broken[i]);
        at->j->fault[LIST_BREAK][i] = (uint16_t)fault;
        if (!fault) at->j->breaks |= 1u << at->order->broken[i].seat;
    }
}

static enum fault branch_fault(const struct realm *r, int research)
{
    if (research == RESEARCH_AGE) return r->age >= AGES ? FAULT_AGE_MAXED : FAULT_NONE;
    if (TECH[research].age > r->age) return FAULT_AGE_TOO_LOW;
    for (int i = 0; i < r->techs; i++)
        if (TECH[r->tech[i]].age == TECH[research].age) return FAULT_BRANCH_TAKEN;
    return FAULT_NONE;
}

enum fault court_research_fault(const struct court *at, int research)
{
    int cost[GOODS];
    enum fault fault = branch_fault(&at->w->realm[at->seat], research);
    if (fault) return fault;
    research_price(at->w, at->seat, research, cost);
    return can_pay(at, cost) ? FAULT_NONE : FAULT_CANNOT_AFFORD;
}

void court_research(struct court *at, int research)
{
    int cost[GOODS];
    research_price(at->w, at->seat, research, cost);
    pay(at, cost);
}

static void judge_research(struct court *at)
{
    int research = at->order->research;
    if (research == RESEARCH_NONE && !at->order->research_fault) return;
    enum fault fault = at->order->research_fault;
    if (!fault) fault = court_research_fault(at, research);
    if (!fault) court_research(at, research);
    at->j->fault[LIST_RESEARCH][0] = (uint16_t)fault;
}

enum fault court_build_fault(const struct court *at, const struct works *item)
{
    const struct world *w = at->w;
    if (item->fault) return item->fault;
    if (w->owner[item->at] != at->seat) return FAULT_NOT_YOUR_PROVINCE;
    if (BUILDING[item->what].age > w->realm[at->seat].age) return FAULT_AGE_TOO_LOW;
    if (stands(w, item->at, (enum building)item->what)) return FAULT_ALREADY_BUILT;
    if (at->building >> item->at & 1) return FAULT_ONE_BUILDING_PER_TURN;
    if (__builtin_popcount(w->buildings[item->at]) >= SLOTS) return FAULT_NO_FREE_SLOT;
    return can_pay(at, BUILDING[item->what].cost) ? FAULT_NONE : FAULT_CANNOT_AFFORD;
}

void court_build(struct court *at, const struct works *item)
{
    pay(at, BUILDING[item->what].cost);
    at->building |= 1u << item->at;
}

static void recruits_price(const struct court *at, const struct recruits *item, int ret_cost[GOODS])
{
    unit_price(at->w, at->seat, item->at, item->kind, ret_cost);
    for (int good = 0; good < GOODS; good++) ret_cost[good] *= item->count;
}

enum fault court_recruit_fault(const struct court *at, const struct recruits *item)
{
    const struct realm *r = &at->w->realm[at->seat];
    int cost[GOODS];
    if (item->fault) return item->fault;
    if (item->named != CIV_HIDDEN && item->named != r->civ) return FAULT_BAD_UNIT;
    if (at->w->owner[item->at] != at->seat) return FAULT_NOT_YOUR_PROVINCE;
    if (unit_of(at->w, at->seat, item->kind)->age > r->age) return FAULT_AGE_TOO_LOW;
    if (item->count < 1 || item->count > COUNT_MAX || at->trained[item->at] + item->count > COUNT_MAX)
        return FAULT_BAD_COUNT;
    recruits_price(at, item, cost);
    return can_pay(at, cost) ? FAULT_NONE : FAULT_CANNOT_AFFORD;
}

void court_recruit(struct court *at, const struct recruits *item)
{
    int cost[GOODS];
    recruits_price(at, item, cost);
    pay(at, cost);
    at->trained[item->at] += item->count;
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

int court_units_left(const struct court *at, int from, int kind)
{
    return at->counted >> from & 1 ? at->left[from][kind] : units_at(at->w, from, at->seat, kind);
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

enum fault court_march_fault(const struct court *at, const struct march *item)
{
    if (item->fault) return item->fault;
    if (item->named != CIV_HIDDEN && item->named != at->w->realm[at->seat].civ) return FAULT_BAD_UNIT;
    if (item->steps == 0) return FAULT_EMPTY_PATH;
    if (!path_holds(item)) return FAULT_NOT_ADJACENT;
    if (!counts_hold(item)) return FAULT_BAD_COUNT;
    for (int kind = 0; kind < UNIT_KINDS; kind++) {
        if (!item->units[kind]) continue;
        if (court_units_left(at, item->from, kind) < item->units[kind]) return FAULT_NOT_ENOUGH_UNITS;
        if (unit_speed(at->w, at->seat, kind) < item->steps) return FAULT_TOO_FAR;
    }
    return treaty_forbids(at, item) ? FAULT_TREATY_FORBIDS_ENTRY : FAULT_NONE;
}

void court_march(struct court *at, const struct march *item)
{
    int *left = at->left[item->from];
    for (int kind = 0; kind < UNIT_KINDS; kind++)
        left[kind] = court_units_left(at, item->from, kind) - item->units[kind];
    at->counted |= 1u << item->from;
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

enum fault court_drop_fault(const struct court *at, int i)
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
province_set court_busy_posts(const struct court *at)
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

static province_set link_ends(const struct link *item) { return 1u << item->from | 1u << item->to; }

enum fault court_link_fault(const struct court *at, const struct link *item)
{
    const struct world *w = at->w;
    if (item->fault) return item->fault;
    if (w->owner[item->from] != at->seat) return FAULT_NOT_YOUR_PROVINCE;
    if (item->from == item->to) return FAULT_SAME_PROVINCE;
    int partner = w->owner[item->to];
    if (partner != at->seat && (partner == NOBODY || w->relation[at->seat][partner] < TRADE))
        return FAULT_NO_TRADE_PARTNER;
    if (!stands(w, item->from, TRADE_POST) || !stands(w, item->to, TRADE_POST)) return FAULT_NO_TRADE_POST;
    return at->posts & link_ends(item) ? FAULT_POST_BUSY : FAULT_NONE;
}

void court_link(struct court *at, const struct link *item) { at->posts |= link_ends(item); }

void court_open(struct court *at, const struct world *w, province_set seen, int seat, const game_order *order,
                struct judgement *j)
{
    memcpy(j->stock, w->realm[seat].stock, sizeof j->stock);
    j->breaks = 0;
    at->w = w, at->order = order, at->j = j, at->seat = seat, at->seen = seen;
    at->building = at->counted = at->posts = 0; /* `left` needs no beginning: see `counted` */
    memset(at->trained, 0, sizeof at->trained);
}

static uint16_t judge_build(struct court *at, const struct works *item)
{
    enum fault fault = court_build_fault(at, item);
    if (!fault) court_build(at, item);
    return (uint16_t)fault;
}

static uint16_t judge_recruit(struct court *at, const struct recruits *item)
{
    enum fault fault = court_recruit_fault(at, item);
    if (!fault) court_recruit(at, item);
    return (uint16_t)fault;
}

static uint16_t judge_march(struct court *at, const struct march *item)
{
    enum fault fault = court_march_fault(at, item);
    if (!fault) court_march(at, item);
    return (uint16_t)fault;
}

static uint16_t judge_link(struct court *at, const struct link *item)
{
    enum fault fault = court_link_fault(at, item);
    if (!fault) court_link(at, item);
    return (uint16_t)fault;
}

void judge_order(const struct world *w, province_set seen, int seat, const game_order *order,
                 struct judgement *ret)
{
    struct court at;
    court_open(&at, w, seen, seat, order, ret);
    if (!order) return;
    judge_breaks(&at);
    judge_research(&at);
    for (int i = 0; i < order->builds; i++) ret->fault[LIST_BUILD][i] = judge_build(&at, &order->build[i]);
    for (int i = 0; i < order->recruitings; i++)
        ret->fault[LIST_RECRUIT][i] = judge_recruit(&at, &order->recruit[i]);
    for (int i = 0; i < order->marches; i++) ret->fault[LIST_MOVES][i] = judge_march(&at, &order->march[i]);
    for (int i = 0; i < order->drops; i++) ret->fault[LIST_DROP][i] = (uint16_t)court_drop_fault(&at, i);
    if (order->links) at.posts = court_busy_posts(&at);
    for (int i = 0; i < order->links; i++) ret->fault[LIST_ROUTES][i] = judge_link(&at, &order->link[i]);
    for (int i = 0; i < order->notices; i++)
        ret->fault[LIST_NOTICE][i] = (uint16_t)court_naming_fault(&at, &order->notice[i]);
}
