/* legal.c - what a seat can order now, with prices and reasons, from what it knows. A list of all whole orders would be
 * endless, so this is a template: one table for each list of R4.1. The judge itself decides every entry (judge_order,
 * diplomacy_fault): what is offered here is legal, and what is not offered would be refused. With unfinished orders the
 * tables show what can follow them. */
#include "games/stratagem/state.h"
#include <string.h>

struct desk {
    struct ctx *c;
    const game_known *k;
    int seat;
    game_order order;                /* the unfinished orders, or the empty ones */
    struct judgement now;            /* what they leave */
    int left[PROVINCES][UNIT_KINDS]; /* units that no march uses */
};

static enum fault judged(const struct desk *d, const game_order *order, enum order_list list, int item)
{
    struct judgement *j = pool_take(d->c->pool, sizeof *j);
    judge_order(&d->k->world, d->k->seen, d->seat, order, j);
    return j->fault[list][item];
}

static bool affordable(const int price[GOODS], const int stock[GOODS])
{
    return price[FOOD] <= stock[FOOD] && price[IRON] <= stock[IRON] && price[GOLD] <= stock[GOLD];
}

static void add_goods(struct ctx *c, json_object *row, const char *key, const int goods[GOODS])
{
    json_object *list = json_new_array(c);
    for (int i = 0; i < GOODS; i++) json_push_int(list, goods[i]);
    json_add(row, key, list);
}

/* The row of a table: its price, whether it is legal, and if not, why. */
static void add_verdict(struct ctx *c, json_object *row, const int price[GOODS], enum fault fault)
{
    add_goods(c, row, "cost", price);
    json_add_bool(row, "ok", fault == FAULT_NONE);
    if (fault != FAULT_NONE) json_add_text(row, "why", fault_fact(fault)->code);
}

/* Research */

static void push_research(const struct desk *d, json_object *list, int research, const int stock[GOODS])
{
    const struct realm *realm = &d->k->world.realm[d->seat];
    game_order order = d->order;
    json_object *row = json_new_object(d->c);
    int price[GOODS] = {0};
    order.research = research;
    order.research_fault = FAULT_NONE;
    enum fault fault = judged(d, &order, LIST_RESEARCH, 0);
    if (research != RESEARCH_AGE || realm->age < AGES) research_price(&d->k->world, d->seat, research, price);
    if (fault == FAULT_NONE && !affordable(price, stock)) fault = FAULT_CANNOT_AFFORD;
    json_add_text(row, "what", research == RESEARCH_AGE ? "age" : TECH[research].name);
    json_add_int(row, "age", research == RESEARCH_AGE ? realm->age + 1 : TECH[research].age);
    add_verdict(d->c, row, price, fault);
    json_push(list, row);
}

/* Only one research a turn: another choice replaces the one made, so its price becomes free again. */
static json_object *research_table(const struct desk *d)
{
    json_object *list = json_new_array(d->c);
    int stock[GOODS], price[GOODS];
    memcpy(stock, d->now.stock, sizeof stock);
    if (d->order.research != RESEARCH_NONE && d->now.fault[LIST_RESEARCH][0] == FAULT_NONE) {
        research_price(&d->k->world, d->seat, d->order.research, price);
        for (int i = 0; i < GOODS; i++) stock[i] += price[i];
    }
    for (int tech = 0; tech < TECHS; tech++) push_research(d, list, tech, stock);
    if (d->k->world.realm[d->seat].age < AGES) push_research(d, list, RESEARCH_AGE, stock);
    return list;
}

/* Buildings and units */

static enum fault try_build(const struct desk *d, int at, int what)
{
    game_order order = d->order;
    if (order.builds == LIST_MAX) return FAULT_TOO_MANY_ITEMS;
    order.build = pool_take_many(d->c->pool, (size_t)order.builds + 1, sizeof *order.build);
    if (order.builds) memcpy(order.build, d->order.build, (size_t)order.builds * sizeof *order.build);
    order.build[order.builds++] = (struct works){at, what, FAULT_NONE};
    enum fault fault = judged(d, &order, LIST_BUILD, order.builds - 1);
    return fault == FAULT_NONE && !affordable(BUILDING[what].cost, d->now.stock) ? FAULT_CANNOT_AFFORD
                                                                                 : fault;
}

static json_object *build_row(const struct desk *d, int at)
{
    json_object *row = json_new_object(d->c), *what = json_new_array(d->c), *standing = json_new_array(d->c);
    for (int b = 0; b < BUILDINGS; b++) {
        json_object *choice = json_new_object(d->c);
        if (stands(&d->k->world, at, (enum building)b)) json_push_text(standing, BUILDING[b].name);
        json_add_text(choice, "what", BUILDING[b].name);
        add_verdict(d->c, choice, BUILDING[b].cost, try_build(d, at, b));
        json_push(what, choice);
    }
    json_add_text(row, "at", MAP[at].code);
    json_add_int(row, "slots", SLOTS - (int)json_object_array_length(standing));
    json_add(row, "standing", standing);
    json_add(row, "what", what);
    return row;
}

static enum fault try_recruit(const struct desk *d, int at, int kind, const int price[GOODS])
{
    game_order order = d->order;
    if (order.recruitings == LIST_MAX) return FAULT_TOO_MANY_ITEMS;
    order.recruit = pool_take_many(d->c->pool, (size_t)order.recruitings + 1, sizeof *order.recruit);
    if (order.recruitings)
        memcpy(order.recruit, d->order.recruit, (size_t)order.recruitings * sizeof *order.recruit);
    order.recruit[order.recruitings++] = (struct recruits){
        .at = at, .kind = kind, .count = 1, .named = CIV_HIDDEN};
    enum fault fault = judged(d, &order, LIST_RECRUIT, order.recruitings - 1);
    return fault == FAULT_NONE && !affordable(price, d->now.stock) ? FAULT_CANNOT_AFFORD : fault;
}

static int most(const int price[GOODS], const int stock[GOODS])
{
    int count = COUNT_MAX;
    for (int i = 0; i < GOODS; i++)
        if (price[i] && stock[i] / price[i] < count) count = stock[i] / price[i];
    return count;
}

static json_object *recruit_row(const struct desk *d, int at)
{
    json_object *row = json_new_object(d->c), *what = json_new_array(d->c);
    for (int kind = 0; kind < UNIT_KINDS; kind++) {
        json_object *choice = json_new_object(d->c);
        int price[GOODS];
        unit_price(&d->k->world, d->seat, at, kind, price);
        enum fault fault = try_recruit(d, at, kind, price);
        json_add_text(choice, "unit", UNIT[kind].name);
        add_verdict(d->c, choice, price, fault);
        json_add_int(choice, "max", fault == FAULT_NONE ? most(price, d->now.stock) : 0);
        json_push(what, choice);
    }
    json_add_text(row, "at", MAP[at].code);
    json_add(row, "what", what);
    return row;
}

static json_object *own_provinces(const struct desk *d, json_object *(*row)(const struct desk *, int))
{
    json_object *list = json_new_array(d->c);
    for (int v = 0; v < PROVINCES; v++)
        if (d->k->world.owner[v] == d->seat) json_push(list, row(d, v));
    return list;
}

/* Marches */

static void count_left(struct desk *d)
{
    for (int v = 0; v < PROVINCES; v++)
        for (int kind = 0; kind < UNIT_KINDS; kind++)
            d->left[v][kind] = units_at(&d->k->world, v, d->seat, kind);
    for (int i = 0; i < d->order.marches; i++) {
        if (d->now.fault[LIST_MOVES][i] != FAULT_NONE) continue;
        for (int kind = 0; kind < UNIT_KINDS; kind++)
            d->left[d->order.march[i].from][kind] -= d->order.march[i].units[kind];
    }
}

static json_object *stack(const struct desk *d, int v)
{
    json_object *units = json_new_object(d->c);
    for (int kind = 0; kind < UNIT_KINDS; kind++) {
        if (d->left[v][kind] <= 0) continue;
        json_object *unit = json_new_object(d->c);
        json_add_int(unit, "count", d->left[v][kind]);
        json_add_int(unit, "speed", unit_speed(&d->k->world, d->seat, kind));
        json_add(units, UNIT[kind].name, unit);
    }
    return units;
}

static json_object *stacks(const struct desk *d)
{
    json_object *list = json_new_array(d->c);
    for (int v = 0; v < PROVINCES; v++) {
        json_object *units = stack(d, v), *row = json_new_object(d->c);
        if (!json_object_object_length(units)) continue;
        json_add_text(row, "from", MAP[v].code);
        json_add(row, "units", units);
        json_push(list, row);
    }
    return list;
}

/* Provinces in sight that fighters cannot enter because of a treaty (R4.3); one out of sight can always be named
 * (R4.4). */
static json_object *forbidden(const struct desk *d)
{
    const struct world *w = &d->k->world;
    json_object *list = json_new_array(d->c);
    for (int v = 0; v < PROVINCES; v++) {
        int owner = w->owner[v];
        if (!(d->k->seen >> v & 1) || owner == NOBODY || owner == d->seat) continue;
        if (d->now.breaks >> owner & 1) continue;
        if (w->relation[d->seat][owner] > WAR && w->relation[d->seat][owner] < ALLIANCE)
            json_push_text(list, MAP[v].code);
    }
    return list;
}

/* Routes */

static bool try_link(const struct desk *d, int from, int to)
{
    game_order order = d->order;
    if (order.links == LIST_MAX) return false;
    order.link = pool_take_many(d->c->pool, (size_t)order.links + 1, sizeof *order.link);
    if (order.links) memcpy(order.link, d->order.link, (size_t)order.links * sizeof *order.link);
    order.link[order.links++] = (struct link){from, to, FAULT_NONE};
    return judged(d, &order, LIST_ROUTES, order.links - 1) == FAULT_NONE;
}

static json_object *pair_of(struct ctx *c, int from, int to)
{
    json_object *pair = json_new_array(c);
    json_push_text(pair, MAP[from].code);
    json_push_text(pair, MAP[to].code);
    return pair;
}

static json_object *link_json(const struct desk *d, int from, int to)
{
    json_object *row = json_new_object(d->c);
    uint8_t path[PROVINCES];
    int steps = route_path(from, to, path) - 1;
    bool own = d->k->world.owner[to] == d->seat;
    const struct edition *numbers = edition_of(&d->k->world);
    json_add_text(row, "from", MAP[from].code);
    json_add_text(row, "to", MAP[to].code);
    json_add_int(row, "distance", steps);
    json_add_int(row, "gold", steps * (own ? numbers->route_gold : numbers->joint_gold / 2));
    return row;
}

static json_object *open_links(const struct desk *d)
{
    json_object *list = json_new_array(d->c);
    for (int from = 0; from < PROVINCES; from++) {
        if (d->k->world.owner[from] != d->seat || !stands(&d->k->world, from, TRADE_POST)) continue;
        for (int to = 0; to < PROVINCES; to++)
            if (stands(&d->k->world, to, TRADE_POST) && try_link(d, from, to))
                json_push(list, link_json(d, from, to));
    }
    return list;
}

static json_object *droppable(const struct desk *d)
{
    json_object *list = json_new_array(d->c);
    for (int i = 0; i < d->k->world.routes; i++)
        json_push(list, pair_of(d->c, d->k->world.route[i].from, d->k->world.route[i].to));
    return list;
}

/* Diplomacy */

/* Whether it would be legal after the unfinished orders; tried on a copy. */
static bool talk_stands(const struct desk *d, const struct diplomacy_order *request, enum talk_list list)
{
    struct game_known *scratch = pool_take(d->c->pool, sizeof *scratch);
    *scratch = *d->k;
    struct talk talk = {&scratch->world, scratch->proposal, &scratch->sent, d->k->stage == STAGE_DIPLOMACY};
    const struct diplomacy_order *before = d->order.diplomacy;
    for (int l = 0; l < TALKS; l++)
        for (int i = 0; i < talk_length(before, (enum talk_list)l); i++)
            talk_do(&talk, d->seat, before, (enum talk_list)l, i);
    return talk_do(&talk, d->seat, request, list, 0) == FAULT_NONE;
}

static json_object *proposable(const struct desk *d, int to)
{
    json_object *kinds = json_new_array(d->c);
    for (int kind = CEASEFIRE; kind < RELATIONS; kind++) {
        struct proposal_order proposal = {to, (enum relation)kind, FAULT_NONE};
        struct diplomacy_order request = {.proposals = 1, .proposal = &proposal};
        if (talk_stands(d, &request, TALK_PROPOSE)) json_push_text(kinds, relation_name((enum relation)kind));
    }
    return kinds;
}

static json_object *answerable(const struct desk *d, enum talk_list list)
{
    json_object *seats = json_new_array(d->c);
    for (int other = 0; other < d->k->world.seats; other++) {
        struct naming naming = {other, FAULT_NONE};
        struct diplomacy_order request = {0};
        if (list == TALK_ACCEPT) request.accepts = 1, request.accept = &naming;
        if (list == TALK_REJECT) request.rejects = 1, request.reject = &naming;
        if (list == TALK_WITHDRAW) request.withdrawals = 1, request.withdraw = &naming;
        if (other != d->seat && talk_stands(d, &request, list)) json_push_int(seats, other);
    }
    return seats;
}

static json_object *addressees(const struct desk *d)
{
    json_object *list = json_new_array(d->c);
    bool open = d->k->stage == STAGE_DIPLOMACY && d->k->sent < MESSAGES_MAX;
    if (open) json_push_text(list, "all");
    for (int other = 0; open && other < d->k->world.seats; other++)
        if (other != d->seat && realm_active(&d->k->world, other)) json_push_int(list, other);
    return list;
}

static json_object *talk_table(const struct desk *d)
{
    json_object *table = json_new_object(d->c), *propose = json_new_array(d->c);
    json_add_bool(table, "open", d->k->stage == STAGE_DIPLOMACY);
    json_add(table, "message", addressees(d));
    json_add_int(table, "messages_left", MESSAGES_MAX - d->k->sent);
    for (int to = 0; to < d->k->world.seats; to++) {
        if (to == d->seat) continue;
        json_object *kinds = proposable(d, to), *row = json_new_object(d->c);
        if (!json_object_array_length(kinds)) continue;
        json_add_int(row, "to", to);
        json_add(row, "kinds", kinds);
        json_push(propose, row);
    }
    json_add(table, "propose", propose);
    json_add(table, "accept", answerable(d, TALK_ACCEPT));
    json_add(table, "reject", answerable(d, TALK_REJECT));
    json_add(table, "withdraw", answerable(d, TALK_WITHDRAW));
    return table;
}

/* Seats whose treaty can be ended, at once or with notice. */
static json_object *bound(const struct desk *d)
{
    json_object *seats = json_new_array(d->c);
    for (int other = 0; other < d->k->world.seats; other++)
        if (other != d->seat && !hostile(&d->k->world, d->seat, other) && !(d->now.breaks >> other & 1))
            json_push_int(seats, other);
    return seats;
}

/* legal */

static const game_order EMPTY = {.research = RESEARCH_NONE};

json_object *strat_legal(struct ctx *c, const game_known *k, const game_order *partial)
{
    json_object *legal = json_new_object(c);
    if (k->viewer >= k->world.seats || k->stage == STAGE_OVER || !realm_active(&k->world, k->viewer))
        return legal;
    struct desk *d = pool_take(c->pool, sizeof *d);
    *d = (struct desk){.c = c, .k = k, .seat = k->viewer, .order = partial ? *partial : EMPTY};
    judge_order(&k->world, k->seen, d->seat, &d->order, &d->now);
    count_left(d);
    add_goods(c, legal, "stock", d->now.stock);
    json_add(legal, "research", research_table(d));
    json_add(legal, "build", own_provinces(d, build_row));
    json_add(legal, "recruit", own_provinces(d, recruit_row));
    json_add(legal, "moves", stacks(d));
    json_add(legal, "forbidden", forbidden(d));
    json_add(legal, "routes", open_links(d));
    json_add(legal, "drop", droppable(d));
    json_add(legal, "break", bound(d));
    json_add(legal, "notice", bound(d));
    json_add(legal, "diplomacy", talk_table(d));
    return legal;
}
