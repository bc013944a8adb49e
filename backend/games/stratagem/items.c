/* items.c - orders composed choice by choice, and what a realm knows as numbers (games/items.h). Each choice is
 * allowed by the same court that judges whole orders (judge.h). Costs only add up, so an order of items that stood
 * when they were chosen stands in the order of the lists too. Talk is not composed here: it is an act. */
#include "games/items.h"
#include "games/stratagem/judge.h"

enum item_kind {
    ITEM_RESEARCH,
    ITEM_BUILD,
    ITEM_RECRUIT,
    ITEM_MARCH,
    ITEM_STEP,
    ITEM_LOAD,
    ITEM_GO,
    ITEM_BREAK,
    ITEM_NOTICE,
    ITEM_DROP,
    ITEM_LINK
};
enum { WIDTH = 5, USUAL = 512, NONE = -1 };

struct game_draft {
    const game_known *known;
    int seat;
    bool mine;     /* the viewer owes an order */
    bool marching; /* a march is being composed: the last of the order */
    int loaded;    /* the last kind of unit that joined it, -1: none */
    game_order order;
    struct judgement judgement;
    struct court court;
};

static const struct column COLUMNS[] = {
    {"kind",
     "0 research, 1 build, 2 recruit one unit; 3 march off with a first step: then 4 a further step, 5 units "
     "that join, 6 go; 7 break a treaty, 8 give notice, 9 drop a route, 10 open a route"},
    {"at", "a province; where a march or a route begins; -1: none"},
    {"to", "the next province of a march, or the other end of a route; -1: none"},
    {"what", "a technology (9: the next age), a building, a kind of unit, or a seat; -1: none"},
    {"count", "units that join the march, else 0"},
    {NULL, NULL},
};

#define UNITS(seat)                                                                      \
    {"units" #seat "_militia",                                                           \
     "units of seat " #seat " in sight; the observer's own without those that the "      \
     "composed order marches off"},                                                      \
        {"units" #seat "_infantry", "the same"}, {"units" #seat "_archers", "the same"}, \
        {"units" #seat "_cavalry", "the same"}, {"units" #seat "_siege", "the same"},    \
        {"units" #seat "_knights", "the same"}, {"units" #seat "_scout", "the same"},    \
    {                                                                                    \
        "units" #seat "_unique", "the same"                                              \
    }

static const struct observed OBSERVED[] = {
    {"game",
     "one row",
     {{"turn", "the turn being ordered"},
      {"max_turns", "the last turn"},
      {"stage", "0 diplomacy, 1 orders, 2 over"},
      {"gold_goal", "gold that wins"},
      {"domination", "provinces that win"},
      {NULL, NULL}}},
    {"realm",
     "one row for each seat",
     {{"you", "1: the observer"},
      {"active", "1: neither eliminated nor resigned"},
      {"civilization", "0 Ironborn, 1 Verdanti, 2 Tidecallers, 3 Ashwalkers; 4 hidden"},
      {"provinces", "provinces owned"},
      {"food", "of the observer alone, less what the composed order costs; else 0"},
      {"iron", "the same"},
      {"gold", "public; the observer's less what the composed order costs"},
      {"age", "1 to 3"},
      {"techs", "technologies known, a bit each"},
      {"marks", "betrayals"},
      {"streak", "turn ends in a row with enough provinces to dominate"},
      {"relation", "to the observer: 0 war, 1 ceasefire, 2 non-aggression, 3 trade, 4 alliance"},
      {"covered", "the last turn that a ceasefire with the observer covers, 0: none"},
      {"offers", "the treaty it proposes to the observer, 0: none"},
      {"offered", "the treaty the observer proposes to it, 0: none"},
      {NULL, NULL}}},
    {"province",
     "one row for each province of the map",
     {{"seen", "1: in sight; what is not in sight has no owner, buildings and units here"},
      {"owner", "a seat, 4: nobody"},
      {"buildings", "farm, mine, market, barracks, fortress, trade post, watchtower: a bit each"},
      UNITS(0),
      UNITS(1),
      UNITS(2),
      UNITS(3),
      {NULL, NULL}}},
    {NULL, NULL, {{NULL, NULL}}},
};

static const char *province_code(int i) { return MAP[i].code; }
static const char *technology(int i) { return i < TECHS ? TECH[i].name : "age"; }
static const char *building(int i) { return BUILDING[i].name; }
static const char *unit(int i) { return i == UNIQUE ? "unique" : UNIT[i].name; }

static const struct numbering NUMBERINGS[] = {
    {"provinces", PROVINCES, province_code},
    {"technologies", TECHS + 1, technology},
    {"buildings", BUILDINGS, building},
    {"units", UNIT_KINDS, unit},
    {NULL, 0, NULL},
};

static void rows(const struct variant *variant, json_object *options, int seats, int ret_rows[OBSERVED_MAX])
{
    (void)variant, (void)options;
    ret_rows[0] = 1;
    ret_rows[1] = seats;
    ret_rows[2] = PROVINCES;
}

/* Listing */

static void push(struct ctx *c, struct item_table *table, enum item_kind kind, int at, int to, int what,
                 int count)
{
    int32_t *row = items_row(c, table);
    row[0] = (int32_t)kind;
    row[1] = at;
    row[2] = to;
    row[3] = what;
    row[4] = count;
}

static void list_recruits(struct ctx *c, const struct court *court, int at, struct item_table *table)
{
    for (int kind = 0; kind < UNIT_KINDS; kind++) {
        struct recruits one = {.at = at, .kind = kind, .count = 1, .named = CIV_HIDDEN};
        if (court_recruit_fault(court, &one) == FAULT_NONE) push(c, table, ITEM_RECRUIT, at, NONE, kind, 0);
    }
}

static void list_works(struct ctx *c, const game_draft *draft, struct item_table *table)
{
    const struct court *court = &draft->court;
    for (int what = 0; what <= RESEARCH_AGE && draft->order.research == RESEARCH_NONE; what++)
        if (court_research_fault(court, what) == FAULT_NONE)
            push(c, table, ITEM_RESEARCH, NONE, NONE, what, 0);
    for (int at = 0; at < PROVINCES; at++) {
        if (court->w->owner[at] != draft->seat) continue;
        for (int what = 0; what < BUILDINGS && !(court->building >> at & 1); what++)
            if (court_build_fault(court, &(struct works){at, what, FAULT_NONE}) == FAULT_NONE)
                push(c, table, ITEM_BUILD, at, NONE, what, 0);
        list_recruits(c, court, at, table);
    }
}

/* The units of a kind that can join the march as its path is, at most those that one item can name. */
static int units_for(const game_draft *draft, const struct march *march, int kind)
{
    int left = court_units_left(&draft->court, march->from, kind);
    struct march one = *march;
    if (left <= 0) return 0;
    memset(one.units, 0, sizeof one.units);
    one.units[kind] = 1;
    if (court_march_fault(&draft->court, &one) != FAULT_NONE) return 0;
    return left > COUNT_MAX ? COUNT_MAX : left;
}

static bool anybody_can(const game_draft *draft, const struct march *march)
{
    for (int kind = 0; kind < UNIT_KINDS; kind++)
        if (units_for(draft, march, kind)) return true;
    return false;
}

/* The provinces that the march can go to next. */
static void list_steps(struct ctx *c, const game_draft *draft, enum item_kind item, struct march march,
                       struct item_table *table)
{
    int here = march.steps ? march.path[march.steps - 1] : march.from, i = march.steps++;
    if (march.steps > STEPS_MAX) return;
    for (int k = 0; k < MAP[here].neighbours; k++) {
        march.path[i] = MAP[here].neighbour[k];
        if (anybody_can(draft, &march)) push(c, table, item, here, march.path[i], NONE, 0);
    }
}

static void list_marches(struct ctx *c, const game_draft *draft, struct item_table *table)
{
    if (draft->order.marches == LIST_MAX) return;
    for (int from = 0; from < PROVINCES; from++)
        if (draft->court.w->present[from] >> draft->seat & 1)
            list_steps(c, draft, ITEM_MARCH, (struct march){.from = from, .named = CIV_HIDDEN}, table);
}

static void list_march(struct ctx *c, const game_draft *draft, struct item_table *table)
{
    const struct march *march = &draft->order.march[draft->order.marches];
    if (draft->loaded == NONE) list_steps(c, draft, ITEM_STEP, *march, table);
    for (int kind = draft->loaded + 1; kind < UNIT_KINDS; kind++) {
        int most = units_for(draft, march, kind);
        for (int count = 1; count <= most; count++) push(c, table, ITEM_LOAD, march->from, NONE, kind, count);
    }
    if (draft->loaded != NONE) push(c, table, ITEM_GO, march->from, NONE, NONE, 0);
}

static bool is_named(const struct naming *items, int count, int seat)
{
    for (int i = 0; i < count; i++)
        if (items[i].seat == seat) return true;
    return false;
}

static void list_treaties(struct ctx *c, const game_draft *draft, struct item_table *table)
{
    for (int seat = 0; seat < draft->court.w->seats; seat++) {
        bool named = is_named(draft->order.notice, draft->order.notices, seat);
        if (named || court_naming_fault(&draft->court, &(struct naming){seat, FAULT_NONE}) != FAULT_NONE)
            continue;
        push(c, table, ITEM_BREAK, NONE, NONE, seat, 0);
        push(c, table, ITEM_NOTICE, NONE, NONE, seat, 0);
    }
}

/* A drop is judged by its number in the order: it is tried behind the last one, in the room that is left there. */
static void list_routes(struct ctx *c, game_draft *draft, struct item_table *table)
{
    const struct world *w = draft->court.w;
    for (int r = 0; r < w->routes; r++) {
        draft->order.drop[draft->order.drops] = (struct link){w->route[r].from, w->route[r].to, FAULT_NONE};
        if (court_drop_fault(&draft->court, draft->order.drops) == FAULT_NONE)
            push(c, table, ITEM_DROP, w->route[r].from, w->route[r].to, NONE, 0);
    }
    province_set posts = bytes_with(w->buildings, TRADE_POST);
    for (province_set from = posts; from; from &= from - 1)
        for (province_set to = posts; to; to &= to - 1) {
            struct link link = {__builtin_ctz(from), __builtin_ctz(to), FAULT_NONE};
            if (court_link_fault(&draft->court, &link) == FAULT_NONE)
                push(c, table, ITEM_LINK, link.from, link.to, NONE, 0);
        }
}

static void list(struct ctx *c, game_draft *draft, struct item_table *table)
{
    items_begin(table, WIDTH);
    if (!draft->mine) return;
    if (draft->marching) {
        list_march(c, draft, table);
        return;
    }
    table->done = true;
    list_works(c, draft, table);
    list_marches(c, draft, table);
    list_treaties(c, draft, table);
    list_routes(c, draft, table);
}

/* Adding */

static void add_recruit(game_draft *draft, int at, int kind)
{
    struct recruits one = {.at = at, .kind = kind, .count = 1, .named = CIV_HIDDEN};
    court_recruit(&draft->court, &one);
    for (int i = 0; i < draft->order.recruitings; i++) {
        struct recruits *item = &draft->order.recruit[i];
        if (item->at != at || item->kind != kind) continue;
        item->count++;
        return;
    }
    draft->order.recruit[draft->order.recruitings++] = one;
}

static void add_step(game_draft *draft, const int32_t *item)
{
    struct march *march = &draft->order.march[draft->order.marches];
    if (item[0] == ITEM_MARCH) *march = (struct march){.from = item[1], .named = CIV_HIDDEN};
    march->path[march->steps++] = (uint8_t)item[2];
    draft->marching = true;
    draft->loaded = NONE;
}

static void add_units(game_draft *draft, int kind, int count)
{
    draft->order.march[draft->order.marches].units[kind] = count;
    draft->loaded = kind;
}

static void go(game_draft *draft)
{
    court_march(&draft->court, &draft->order.march[draft->order.marches++]);
    draft->marching = false;
}

static void add_drop(game_draft *draft, int from, int to)
{
    draft->order.drop[draft->order.drops] = (struct link){from, to, FAULT_NONE};
    draft->judgement.fault[LIST_DROP][draft->order.drops++] = FAULT_NONE;
    draft->court.posts = court_busy_posts(&draft->court);
    for (int i = 0; i < draft->order.links; i++) court_link(&draft->court, &draft->order.link[i]);
}

static void add_treaty(game_draft *draft, bool breaks, int seat)
{
    struct naming naming = {seat, FAULT_NONE};
    if (!breaks) {
        draft->order.notice[draft->order.notices++] = naming;
        return;
    }
    draft->order.broken[draft->order.breaks++] = naming;
    draft->judgement.breaks |= 1u << seat;
}

static bool add(struct ctx *c, game_draft *draft, const int32_t *item)
{
    (void)c;
    game_order *order = &draft->order;
    switch ((enum item_kind)item[0]) {
    case ITEM_RESEARCH:
        order->research = item[3];
        court_research(&draft->court, item[3]);
        break;
    case ITEM_BUILD:
        order->build[order->builds] = (struct works){item[1], item[3], FAULT_NONE};
        court_build(&draft->court, &order->build[order->builds++]);
        break;
    case ITEM_RECRUIT: add_recruit(draft, item[1], item[3]); break;
    case ITEM_MARCH:
    case ITEM_STEP: add_step(draft, item); break;
    case ITEM_LOAD: add_units(draft, item[3], item[4]); break;
    case ITEM_GO: go(draft); break;
    case ITEM_BREAK:
    case ITEM_NOTICE: add_treaty(draft, item[0] == ITEM_BREAK, item[3]); break;
    case ITEM_DROP: add_drop(draft, item[1], item[2]); break;
    case ITEM_LINK:
        order->link[order->links] = (struct link){item[1], item[2], FAULT_NONE};
        court_link(&draft->court, &order->link[order->links++]);
        break;
    }
    return false;
}

static void *copied(struct ctx *c, const void *items, int count, size_t size)
{
    void *to = pool_take_many(c->pool, (size_t)count + 1, size);
    if (count) memcpy(to, items, (size_t)count * size);
    return to;
}

static const game_order *order(struct ctx *c, const game_draft *draft)
{
    const game_order *from = &draft->order;
    game_order *to = pool_take(c->pool, sizeof *to);
    *to = *from;
    to->broken = copied(c, from->broken, from->breaks, sizeof *to->broken);
    to->notice = copied(c, from->notice, from->notices, sizeof *to->notice);
    to->build = copied(c, from->build, from->builds, sizeof *to->build);
    to->recruit = copied(c, from->recruit, from->recruitings, sizeof *to->recruit);
    to->march = copied(c, from->march, from->marches, sizeof *to->march);
    to->drop = copied(c, from->drop, from->drops, sizeof *to->drop);
    to->link = copied(c, from->link, from->links, sizeof *to->link);
    return to;
}

/* Beginning */

static void begin_lists(struct ctx *c, game_order *order)
{
    *order = (game_order){.research = RESEARCH_NONE};
    order->broken = pool_take_many(c->pool, REALMS, sizeof *order->broken);
    order->notice = pool_take_many(c->pool, REALMS, sizeof *order->notice);
    order->build = pool_take_many(c->pool, PROVINCES, sizeof *order->build);
    order->recruit = pool_take_many(c->pool, PROVINCES * UNIT_KINDS, sizeof *order->recruit);
    order->march = pool_take_many(c->pool, LIST_MAX + 1, sizeof *order->march);
    order->drop = pool_take_many(c->pool, ROUTES_MAX + 1, sizeof *order->drop);
    order->link = pool_take_many(c->pool, ROUTES_MAX + 1, sizeof *order->link);
}

static game_draft *begin(struct ctx *c, const game_known *known)
{
    const struct world *w = &known->world;
    game_draft *draft = pool_take(c->pool, sizeof *draft);
    bool seated = known->viewer < w->seats;
    draft->known = known;
    draft->seat = seated ? known->viewer : NONE;
    draft->mine = seated && known->stage != STAGE_OVER && realm_active(w, known->viewer);
    draft->loaded = NONE;
    begin_lists(c, &draft->order);
    court_open(&draft->court, w, known->seen, seated ? known->viewer : 0, &draft->order, &draft->judgement);
    draft->court.posts = court_busy_posts(&draft->court);
    return draft;
}

/* Observations */

static int32_t *observe_realm(const game_draft *draft, int seat, int32_t *at)
{
    const game_known *known = draft->known;
    const struct realm *r = &known->world.realm[seat];
    int me = draft->seat, good;
    bool mine = seat == me;
    *at++ = mine;
    *at++ = realm_active(&known->world, seat);
    *at++ = (int)r->civ;
    *at++ = known->provinces[seat];
    for (good = 0; good < GOODS; good++) *at++ = mine ? draft->judgement.stock[good] : r->stock[good];
    *at++ = r->age;
    *at++ = (int)r->knows;
    *at++ = r->marks;
    *at++ = r->streak;
    *at++ = me == NONE || mine ? 0 : known->world.relation[me][seat];
    *at++ = me == NONE || mine ? 0 : known->world.covered[me][seat];
    *at++ = me == NONE || !known->proposal[seat][me].turn ? 0 : (int)known->proposal[seat][me].kind;
    *at++ = me == NONE || !known->proposal[me][seat].turn ? 0 : (int)known->proposal[me][seat].kind;
    return at;
}

static int32_t *observe_province(const game_draft *draft, int at_province, int32_t *at)
{
    const struct world *w = &draft->known->world;
    *at++ = draft->known->seen >> at_province & 1;
    *at++ = w->owner[at_province];
    *at++ = w->buildings[at_province];
    for (int seat = 0; seat < REALMS; seat++)
        for (int kind = 0; kind < UNIT_KINDS; kind++)
            *at++ = seat == draft->seat ? court_units_left(&draft->court, at_province, kind)
                                        : units_at(w, at_province, seat, kind);
    return at;
}

static void observe(const game_draft *draft, int32_t *at)
{
    const struct world *w = &draft->known->world;
    *at++ = w->turn;
    *at++ = w->limits.max_turns;
    *at++ = (int)draft->known->stage;
    *at++ = w->limits.gold_goal;
    *at++ = w->limits.domination;
    for (int seat = 0; seat < w->seats; seat++) at = observe_realm(draft, seat, at);
    for (int province = 0; province < PROVINCES; province++) at = observe_province(draft, province, at);
}

const struct game_items STRATAGEM_ITEMS = {
    .columns = COLUMNS,
    .observed = OBSERVED,
    .numberings = NUMBERINGS,
    .usual = USUAL,
    .rows = rows,
    .begin = begin,
    .list = list,
    .add = add,
    .order = order,
    .observe = observe,
};
