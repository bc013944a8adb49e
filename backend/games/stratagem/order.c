/* order.c - judges orders for the platform: verdicts with code, path and hint, strict or lenient (R4.2). */
#include "games/stratagem/state.h"
#include <string.h>

struct bench { /* one order before the judge */
    struct ctx *c;
    const game_known *known;
    const game_order *order;
    struct verdicts *v;
    struct world world; /* a copy of what is known, in which the order's diplomacy is carried out */
    struct judgement judgement;
    bool talk_stands[TALKS][LIST_MAX];
    int refused;
};

/* Hints */

static const char *costs(struct ctx *c, const int cost[GOODS])
{
    return pool_print(c->pool, "%d food, %d iron, %d gold", cost[FOOD], cost[IRON], cost[GOLD]);
}

static const char *price_hint(struct ctx *c, const struct world *w, int seat, const game_order *order,
                              enum order_list list, int i)
{
    int cost[GOODS] = {0}, count = 1;
    if (list == LIST_RESEARCH) research_price(w, seat, order->research, cost);
    if (list == LIST_BUILD) memcpy(cost, BUILDING[order->build[i].what].cost, sizeof cost);
    if (list == LIST_RECRUIT) {
        count = order->recruit[i].count;
        unit_price(w, seat, order->recruit[i].at, order->recruit[i].kind, cost);
    }
    for (int good = 0; good < GOODS; good++) cost[good] *= count;
    return pool_print(c->pool, "it costs %s; you have %s after the earlier orders", costs(c, cost),
                      costs(c, w->realm[seat].stock));
}

static const char *move_hint(struct ctx *c, const struct world *w, int seat, const struct march *item,
                             enum fault fault)
{
    if (fault == FAULT_NOT_ENOUGH_UNITS)
        return pool_print(c->pool, "fewer of these units are left in %s after the earlier orders",
                          MAP[item->from].code);
    if (fault == FAULT_TOO_FAR) {
        int slowest = STEPS_MAX;
        for (int kind = 0; kind < UNIT_KINDS; kind++)
            if (item->units[kind] && unit_speed(w, seat, kind) < slowest) slowest = unit_speed(w, seat, kind);
        return pool_print(c->pool, "the path has %d steps, and the slowest of these units can go %d",
                          item->steps, slowest);
    }
    if (fault != FAULT_NOT_ADJACENT) return NULL;
    int at = item->from, i = 0;
    while (i < item->steps && MAP_NEAR[at] >> item->path[i] & 1) at = item->path[i++];
    const char *near = "";
    for (int k = 0; k < MAP[at].neighbours; k++)
        near = pool_print(c->pool, "%s %s", near, MAP[MAP[at].neighbour[k]].code);
    return pool_print(c->pool, "%s and %s do not border each other; from %s you can go to:%s", MAP[at].code,
                      MAP[item->path[i]].code, MAP[at].code, near);
}

static const char *names_hint(enum fault fault)
{
    switch (fault) {
    case FAULT_BAD_PROVINCE: return "name a province by its code (fg) or id (frostgate)";
    case FAULT_BAD_UNIT:
        return "militia infantry archers cavalry siege knights scout unique; a unique unit's own name is for "
               "its civilization alone";
    case FAULT_BAD_BUILDING: return "farm mine market barracks fortress trade_post watchtower";
    case FAULT_UNKNOWN_TECH: return "age, agr min mas, tac com for, bli sie dip";
    case FAULT_BAD_PLAYER: return "name another player of this game who is still in it: p0 to p3";
    case FAULT_BAD_TREATY:
        return "ceasefire nap trade alliance; a treaty is ended by notice or break in the orders";
    case FAULT_NO_PROPOSAL: return "no such proposal is open: see `proposals` in the view";
    case FAULT_DIPLOMACY_CLOSED: return "wait for the diplomacy phase of the next turn";
    case FAULT_BAD_TEXT: return "1 to 400 characters, without control characters except line feeds";
    case FAULT_TOO_MANY_MESSAGES: return "8 messages per turn; send the rest next turn";
    case FAULT_AGE_TOO_LOW: return "reach that age first: \"research\":\"age\"";
    case FAULT_BRANCH_TAKEN: return "one technology per age, permanently";
    case FAULT_NO_FREE_SLOT: return "two buildings in a province";
    case FAULT_BAD_COUNT: return "1 to 99 of a kind; a province trains at most 99 units per turn";
    case FAULT_TREATY_FORBIDS_ENTRY:
        return "take another path, break the treaty in the same orders, or send only Scouts";
    case FAULT_NO_TRADE_PARTNER: return "the far end must belong to you or to a trade partner or ally";
    case FAULT_NO_TRADE_POST: return "a Trade Post ordered this turn is ready next turn";
    case FAULT_POST_BUSY: return "a Trade Post serves one route; cancel the old one in the same orders";
    default: return fault_fact(fault)->title;
    }
}

/* Why an item failed, in a sentence that says what to do instead (with the numbers of the case). */
static const char *strat_hint(struct ctx *c, const struct world *w, int seat, const game_order *order,
                              enum order_list list, int item, enum fault fault)
{
    const char *hint = NULL;
    if (fault == FAULT_CANNOT_AFFORD) hint = price_hint(c, w, seat, order, list, item);
    else if (list == LIST_MOVES) hint = move_hint(c, w, seat, &order->march[item], fault);
    return hint ? hint : names_hint(fault);
}

/* Verdicts */

static const char *item_path(struct ctx *c, const char *base, const char *list, int i)
{
    return pool_print(c->pool, "%s/%s/%d", base, list, i);
}

static void talk_verdict(struct bench *b, enum talk_list list, int i, enum fault fault)
{
    const char *path = item_path(b->c, b->order->act ? "" : "/diplomacy", TALK_NAME[list], i);
    if (list == TALK_READY) path = b->order->act ? "/ready" : "/diplomacy/ready";
    b->talk_stands[list][i] = !fault;
    b->refused += fault != FAULT_NONE;
    if (fault) verdict_refuse(b->c, b->v, i, path, fault, names_hint(fault));
    else verdict_accept(b->c, b->v, i, pool_print(b->c->pool, "%s %d", TALK_NAME[list], i));
}

static void judge_talk(struct bench *b)
{
    int seat = b->known->viewer, sent = b->known->sent;
    struct proposal proposal[REALMS][REALMS];
    memcpy(proposal, b->known->proposal, sizeof proposal);
    struct talk talk = {&b->world, proposal, &sent, b->known->stage == STAGE_DIPLOMACY};
    const struct diplomacy_order *d = b->order->diplomacy;
    for (int list = 0; list < TALKS; list++)
        for (int i = 0; i < talk_length(d, (enum talk_list)list); i++)
            talk_verdict(b, (enum talk_list)list, i, talk_do(&talk, seat, d, (enum talk_list)list, i));
}

static int list_length(const game_order *order, enum order_list list)
{
    const int lengths[LISTS] = {order->breaks,  order->research != RESEARCH_NONE || order->research_fault,
                                order->builds,  order->recruitings,
                                order->marches, order->drops,
                                order->links,   order->notices};
    return lengths[list];
}

static void judge_lists(struct bench *b)
{
    int seat = b->known->viewer;
    judge_order(&b->world, b->known->seen, seat, b->order, &b->judgement);
    for (int list = 0; list < LISTS; list++)
        for (int i = 0; i < list_length(b->order, (enum order_list)list); i++) {
            enum fault fault = b->judgement.fault[list][i];
            const char *path = item_path(b->c, "", LIST_NAME[list], i);
            if (list == LIST_RESEARCH) path = "/research";
            b->refused += fault != FAULT_NONE;
            if (!fault)
                verdict_accept(b->c, b->v, i, strat_item_notation(b->c, b->order, (enum order_list)list, i));
            else
                verdict_refuse(b->c, b->v, i, path, fault,
                               strat_hint(b->c, &b->world, seat, b->order, (enum order_list)list, i, fault));
        }
}

/* Accepted orders */

/* The accepted items of a list, in a new array with room for one more; *count becomes their number. */
static void *kept(struct ctx *c, const void *items, int *count, size_t size, const bool *stands)
{
    char *to = pool_take_many(c->pool, (size_t)*count + 1, size);
    int n = 0;
    for (int i = 0; i < *count; i++)
        if (stands[i]) memcpy(to + (size_t)n++ * size, (const char *)items + (size_t)i * size, size);
    *count = n;
    return to;
}

#define KEEP(c, to, list, count, stands) \
    ((to)->list = kept((c), (to)->list, &(to)->count, sizeof *(to)->list, (stands)))

static struct diplomacy_order *talk_that_stands(const struct bench *b)
{
    struct diplomacy_order *to = pool_take(b->c->pool, sizeof *to);
    *to = *b->order->diplomacy;
    to->ready = to->ready && b->talk_stands[TALK_READY][0];
    KEEP(b->c, to, message, messages, b->talk_stands[TALK_MESSAGES]);
    KEEP(b->c, to, proposal, proposals, b->talk_stands[TALK_PROPOSE]);
    KEEP(b->c, to, accept, accepts, b->talk_stands[TALK_ACCEPT]);
    KEEP(b->c, to, reject, rejects, b->talk_stands[TALK_REJECT]);
    KEEP(b->c, to, withdraw, withdrawals, b->talk_stands[TALK_WITHDRAW]);
    return to;
}

static game_order *order_that_stands(const struct bench *b)
{
    const game_order *from = b->order;
    game_order *to = pool_take(b->c->pool, sizeof *to);
    bool stands[LISTS][LIST_MAX];
    if (from->act) {
        *to = (game_order){.act = from->act, .turn = from->turn, .research = from->research};
        if (from->diplomacy) to->diplomacy = talk_that_stands(b);
        return to;
    }
    for (int list = 0; list < LISTS; list++)
        for (int i = 0; i < list_length(from, (enum order_list)list); i++)
            stands[list][i] = !b->judgement.fault[list][i];
    *to = *from;
    to->strict = false;
    to->research_fault = FAULT_NONE;
    if (from->diplomacy) to->diplomacy = talk_that_stands(b);
    if (list_length(from, LIST_RESEARCH) && !stands[LIST_RESEARCH][0]) to->research = RESEARCH_NONE;
    KEEP(b->c, to, broken, breaks, stands[LIST_BREAK]);
    KEEP(b->c, to, build, builds, stands[LIST_BUILD]);
    KEEP(b->c, to, recruit, recruitings, stands[LIST_RECRUIT]);
    KEEP(b->c, to, march, marches, stands[LIST_MOVES]);
    KEEP(b->c, to, drop, drops, stands[LIST_DROP]);
    KEEP(b->c, to, link, links, stands[LIST_ROUTES]);
    KEEP(b->c, to, notice, notices, stands[LIST_NOTICE]);
    return to;
}

/* R4.5: faults that refuse the whole request. */
static bool may_order(struct ctx *c, const game_known *known, const game_order *order, struct verdicts *v)
{
    if (known->viewer >= known->world.seats)
        return verdict_refuse(c, v, 0, "", FAULT_NOT_SEATED, "only players can give orders");
    if (known->stage == STAGE_OVER) return verdict_refuse(c, v, 0, "", FAULT_GAME_OVER, "the game is over");
    if (!realm_active(&known->world, known->viewer))
        return verdict_refuse(c, v, 0, "", FAULT_NOT_ACTIVE,
                              "your realm is out of the game; you can still watch");
    if (order->turn && order->turn != known->world.turn)
        return verdict_refuse(
            c, v, 0, "/turn", FAULT_WRONG_TURN,
            pool_print(c->pool, "this is turn %d: leave `turn` out or correct it", known->world.turn));
    return true;
}

game_order *strat_judge(struct ctx *c, const game_known *known, const game_order *order, bool strict,
                        struct verdicts *verdicts)
{
    if (!may_order(c, known, order, verdicts)) return NULL;
    struct bench *b = pool_take(c->pool, sizeof *b);
    *b = (struct bench){.c = c, .known = known, .order = order, .v = verdicts, .world = known->world};
    judge_talk(b);
    if (!order->act) judge_lists(b);
    if (b->refused && (strict || order->strict)) return NULL;
    forgive(c);
    return order_that_stands(b);
}
