/* items.c - orders composed choice by choice, and what a nation knows as numbers (games/items.h). A draft carries its
 * commands out in a copy of the known space, with command_fault as the judge. A command with several parts is chosen
 * part by part: the first item names it, and the lists that follow offer its other parts. */
#include "games/cosair/tell.h"
#include "games/items.h"

enum item_kind {
    ITEM_TAX,
    ITEM_RESEARCH,
    ITEM_RUSH,
    ITEM_RECRUIT,
    ITEM_LIST,
    ITEM_LIST_ADD,
    ITEM_LIST_CLEAR,
    ITEM_LIST_REPEAT,
    ITEM_FLEET,
    ITEM_FLEET_TO,
    ITEM_CRUISERS,
    ITEM_TRANSPORTS,
    ITEM_COLONISE,
    ITEM_ESCORT,
    ITEM_AGENT,
    ITEM_AGENT_TO,
    ITEM_MISSION,
    ITEM_NONE
};
enum { WIDTH = 4, USUAL = 256 };

struct game_draft {
    const game_known *known;
    struct space space;
    int seat;
    bool mine;           /* the viewer owes an order */
    enum item_kind open; /* the part that comes next of a command, ITEM_NONE: a new command */
    struct command next; /* the command that is being composed */
    int count;
    struct command *command;
    bool taxed, researched; /* each of these once an order, so that composing it comes to an end */
    bool rushed[PLANETS], cleared[PLANETS], repeated[PLANETS];
    int16_t listed[PLANETS]; /* 1 + the number of the planet's set_queue; 0: none yet */
};

static const struct column COLUMNS[] = {
    {"kind",
     "0 set the tax, 1 research, 2 rush on or off, 3 recruit an agent; 4 edit a planet's list: then 5 add an "
     "item, 6 empty it or 7 repeat on or off; 8 send a fleet from a planet: then 9 where to, 10 how many "
     "cruisers, 11 how many transports; 12 colonise from a planet: then 13 how many cruisers as escort; 14 "
     "send an agent: then 15 where to, 16 the mission"},
    {"planet", "the planet of the command, -1: none"},
    {"to", "where a fleet or an agent goes, -1: not chosen yet, or nowhere"},
    {"value",
     "the rate, technology, item, agent, mission or number of ships, numbered as in the view's tables; 0 and "
     "1 for off and on; -1: none"},
    {NULL, NULL},
};

static const struct observed OBSERVED[] = {
    {"nation",
     "one row for each seat; from `gold` on known of the observer alone",
     {{"you", "1: the observer"},
      {"alive", "1: not exterminated"},
      {"resigned", "1: it left"},
      {"planets", "planets owned"},
      {"potential", "the score"},
      {"gold", "gold in the treasury"},
      {"research_points", "research points in the pot"},
      {"tax", "percent"},
      {"research", "the technology being researched, -1: none"},
      {"techs", "technologies known, a bit each"},
      {"freighters", "freighters"},
      {"recruiting", "turns until the agent that is being recruited arrives, 0: none"},
      {"colonies_started", "colonisations started"},
      {"expeditions", "expeditions under way"},
      {"report_turn",
       "when one's agents last reported on the nation, 0: never; the report is in the columns after this"},
      {"report_gold", "gold"},
      {"report_techs", "technologies, how many"},
      {"report_freighters", "active freighters"},
      {"report_ranks", "sum of the ranks of its agents"},
      {NULL, NULL}}},
    {"game",
     "one row",
     {{"turn", "the turn being ordered"}, {"max_turns", "the last turn, 0: no limit"}, {NULL, NULL}}},
    {"planet",
     "one row for each square of the map: planet 0 first, rows beyond the last planet are 0 with owner -1. "
     "From `pop` on "
     "known of one's own planets alone, up to the fleets under way",
     {{"x", "column of the map"},
      {"y", "row of the map"},
      {"owner", "a seat"},
      {"pop", "thousands of people"},
      {"stock", "production points kept"},
      {"cruisers", "stationed cruisers"},
      {"transports", "stationed transports"},
      {"colony_ships", "colony ships"},
      {"mines", "mines"},
      {"buildings", "barracks, biosphere, factory, medicenter, starbase: a bit each"},
      {"list", "items on the list"},
      {"first", "the first of them, -1: none"},
      {"repeat", "1: the list repeats"},
      {"rush", "1: production is rushed"},
      {"unrest", "1: unrest"},
      {"jam", "1: production is jammed"},
      {"coming_cruisers", "own cruisers that fly here"},
      {"coming_transports", "own transports that fly here"},
      {"coming_turns", "turns until the first of them arrives, 0: none"},
      {"report_turn",
       "when one's agents last reported on the planet, 0: never; the report is in the columns after this"},
      {"report_pop", "thousands of people"},
      {"report_ships", "ships"},
      {"report_owner", "its owner"},
      {"report_buildings", "buildings, a bit each"},
      {"report_mines", "1: there are mines"},
      {NULL, NULL}}},
    {"agent",
     "one row for each of the observer's agents, in the order of recruitment; the others 0",
     {{"rank", "1 to 5; 0: there is no such agent"},
      {"name", "its number in the list of names"},
      {"state", "0 at home, 1 on a mission, 2 on the way back"},
      {"at", "the last own planet"},
      {"to", "where it flies, -1: nowhere"},
      {"mission", "its mission, -1: none"},
      {"turns", "turns until it arrives, 0 at home"},
      {NULL, NULL}}},
    {NULL, NULL, {{NULL, NULL}}},
};

static void rows(const struct variant *variant, json_object *options, int seats, int ret_rows[OBSERVED_MAX])
{
    (void)variant, (void)options;
    ret_rows[0] = seats;
    ret_rows[1] = 1;
    ret_rows[2] = SIDE[seats] * SIDE[seats];
    ret_rows[3] = AGENTS;
}

/* Listing */

static void push(struct ctx *c, struct item_table *table, enum item_kind kind, int planet, int to, int value)
{
    int32_t *row = items_row(c, table);
    row[0] = (int32_t)kind;
    row[1] = planet;
    row[2] = to;
    row[3] = value;
}

static bool stands(const game_draft *draft, struct command command)
{
    return command_fault(&draft->space, draft->seat, &command) == FAULT_NONE;
}

static const struct nation *nation_of(const game_draft *draft) { return &draft->space.nation[draft->seat]; }

static void list_nation(struct ctx *c, const game_draft *draft, struct item_table *table)
{
    for (int rate = TAX_LEAST; rate <= TAX_MOST && !draft->taxed; rate += TAX_STEP)
        if (rate != nation_of(draft)->tax && stands(draft, (struct command){.kind = SET_TAX, .value = rate}))
            push(c, table, ITEM_TAX, NONE, NONE, rate);
    for (int tech = 0; tech < TECHS && !draft->researched; tech++)
        if (tech != nation_of(draft)->research &&
            stands(draft, (struct command){.kind = SET_RESEARCH, .value = tech}))
            push(c, table, ITEM_RESEARCH, NONE, NONE, tech);
    if (stands(draft, (struct command){.kind = RECRUIT_AGENT}))
        push(c, table, ITEM_RECRUIT, NONE, NONE, NONE);
    for (int i = 0; i < nation_of(draft)->agents; i++)
        if (nation_of(draft)->agent[i].state == AT_HOME && nation_holding(&draft->space, draft->seat).foreign)
            push(c, table, ITEM_AGENT, NONE, NONE, nation_of(draft)->agent[i].name);
}

/* The list of a planet after an edit; `item` ITEMS: without a further one. */
static struct command list_with(const game_draft *draft, int planet, int item, bool repeat,
                                uint8_t room[LIST_MAX + 1])
{
    const struct planet *p = &draft->space.planet[planet];
    struct command command = {
        .kind = SET_QUEUE, .planet = planet, .items = p->items, .repeat = repeat, .item = room};
    memcpy(room, p->item, LIST_MAX);
    if (item < ITEMS) room[command.items++] = (uint8_t)item;
    return command;
}

static bool can_add(const game_draft *draft, int planet, int item)
{
    uint8_t room[LIST_MAX + 1];
    return stands(draft, list_with(draft, planet, item, draft->space.planet[planet].repeat, room));
}

static bool can_clear(const game_draft *draft, int planet)
{
    return draft->space.planet[planet].items && !draft->listed[planet];
}

static bool can_repeat(const game_draft *draft, int planet)
{
    uint8_t room[LIST_MAX + 1];
    return !draft->repeated[planet] &&
           stands(draft, list_with(draft, planet, ITEMS, !draft->space.planet[planet].repeat, room));
}

static bool can_edit(const game_draft *draft, int planet)
{
    if (can_clear(draft, planet) || can_repeat(draft, planet)) return true;
    for (int item = 0; item < ITEMS; item++)
        if (can_add(draft, planet, item)) return true;
    return false;
}

static void list_planet(struct ctx *c, const game_draft *draft, int i, struct item_table *table)
{
    const struct planet *p = &draft->space.planet[i];
    if (p->owner != draft->seat) return;
    if (!draft->rushed[i]) push(c, table, ITEM_RUSH, i, NONE, !p->rush);
    if (can_edit(draft, i)) push(c, table, ITEM_LIST, i, NONE, NONE);
    if (p->cruisers + p->transports && draft->space.planets > 1) push(c, table, ITEM_FLEET, i, NONE, NONE);
    if (stands(draft, (struct command){.kind = COLONISE, .planet = i, .cruisers = 1}))
        push(c, table, ITEM_COLONISE, i, NONE, NONE);
}

static void list_edits(struct ctx *c, const game_draft *draft, struct item_table *table)
{
    int planet = draft->next.planet;
    for (int item = 0; item < ITEMS; item++)
        if (can_add(draft, planet, item)) push(c, table, ITEM_LIST_ADD, planet, NONE, item);
    if (can_clear(draft, planet)) push(c, table, ITEM_LIST_CLEAR, planet, NONE, NONE);
    if (can_repeat(draft, planet))
        push(c, table, ITEM_LIST_REPEAT, planet, NONE, !draft->space.planet[planet].repeat);
}

static void list_numbers(struct ctx *c, const game_draft *draft, int least, int most,
                         struct item_table *table)
{
    for (int n = least; n <= most; n++) push(c, table, draft->open, draft->next.planet, draft->next.to, n);
}

static void list_targets(struct ctx *c, const game_draft *draft, struct item_table *table)
{
    bool fleet = draft->open == ITEM_FLEET_TO;
    for (int i = 0; i < draft->space.planets; i++) {
        bool barred = fleet ? i == draft->next.planet : draft->space.planet[i].owner == draft->seat;
        if (!barred) push(c, table, draft->open, draft->next.planet, i, fleet ? NONE : draft->next.agent);
    }
}

/* The next part of the command that was begun. */
static void list_part(struct ctx *c, const game_draft *draft, struct item_table *table)
{
    const struct planet *p = &draft->space.planet[draft->next.planet < 0 ? 0 : draft->next.planet];
    switch (draft->open) {
    case ITEM_LIST_ADD: list_edits(c, draft, table); break;
    case ITEM_FLEET_TO:
    case ITEM_AGENT_TO: list_targets(c, draft, table); break;
    case ITEM_CRUISERS: list_numbers(c, draft, !p->transports, p->cruisers, table); break;
    case ITEM_TRANSPORTS: list_numbers(c, draft, !draft->next.cruisers, p->transports, table); break;
    case ITEM_ESCORT: list_numbers(c, draft, 1, p->cruisers, table); break;
    case ITEM_MISSION: list_numbers(c, draft, 0, MISSIONS - 1, table); break;
    default: break;
    }
}

static void list(struct ctx *c, game_draft *draft, struct item_table *table)
{
    items_begin(table, WIDTH);
    if (!draft->mine) return;
    if (draft->open != ITEM_NONE) {
        list_part(c, draft, table);
        return;
    }
    table->done = true;
    if (draft->count == ORDERS_MAX) return;
    list_nation(c, draft, table);
    for (int i = 0; i < draft->space.planets; i++) list_planet(c, draft, i, table);
}

/* Adding */

static void give(struct ctx *c, game_draft *draft, struct command command)
{
    if (command.kind == SEND_FLEET) space_room(c->pool, &draft->space, 1);
    command_do(&draft->space, draft->seat, &command);
    draft->open = ITEM_NONE;
    int16_t *listed = &draft->listed[command.kind == SET_QUEUE ? command.planet : 0];
    if (command.kind == SET_QUEUE && *listed) {
        draft->command[*listed - 1] = command;
        return;
    }
    draft->command[draft->count++] = command;
    if (command.kind == SET_QUEUE) *listed = (int16_t)draft->count;
}

static void give_list(struct ctx *c, game_draft *draft, const int32_t *item)
{
    int planet = item[1];
    bool repeat = item[0] == ITEM_LIST_REPEAT ? item[3] : draft->space.planet[planet].repeat;
    uint8_t *room = pool_take(c->pool, LIST_MAX + 1);
    struct command command = list_with(draft, planet, item[0] == ITEM_LIST_ADD ? item[3] : ITEMS, repeat,
                                       room);
    if (item[0] == ITEM_LIST_CLEAR) command.items = 0;
    if (item[0] == ITEM_LIST_REPEAT) draft->repeated[planet] = true;
    give(c, draft, command);
}

static void open(game_draft *draft, enum item_kind part, struct command next)
{
    draft->open = part;
    draft->next = next;
}

static void begin_command(struct ctx *c, game_draft *draft, const int32_t *item)
{
    struct command next = {.planet = item[1], .to = NONE, .value = item[3], .agent = NONE};
    switch ((enum item_kind)item[0]) {
    case ITEM_TAX:
        next.kind = SET_TAX;
        draft->taxed = true;
        break;
    case ITEM_RESEARCH:
        next.kind = SET_RESEARCH;
        draft->researched = true;
        break;
    case ITEM_RUSH:
        next.kind = SET_RUSH;
        draft->rushed[item[1]] = true;
        break;
    case ITEM_RECRUIT: next.kind = RECRUIT_AGENT; break;
    case ITEM_LIST: open(draft, ITEM_LIST_ADD, next); return;
    case ITEM_FLEET:
        next.kind = SEND_FLEET;
        open(draft, ITEM_FLEET_TO, next);
        return;
    case ITEM_COLONISE:
        next.kind = COLONISE;
        open(draft, ITEM_ESCORT, next);
        return;
    default:
        next.kind = SEND_AGENT;
        next.agent = item[3];
        open(draft, ITEM_AGENT_TO, next);
        return;
    }
    give(c, draft, next);
}

static void add_ships(struct ctx *c, game_draft *draft, int cruisers, int transports)
{
    draft->next.cruisers = cruisers;
    draft->next.transports = transports;
    give(c, draft, draft->next);
}

static bool add(struct ctx *c, game_draft *draft, const int32_t *item)
{
    switch ((enum item_kind)item[0]) {
    case ITEM_LIST_ADD:
    case ITEM_LIST_CLEAR:
    case ITEM_LIST_REPEAT: give_list(c, draft, item); break;
    case ITEM_FLEET_TO:
    case ITEM_AGENT_TO:
        draft->next.to = item[2];
        draft->open = item[0] == ITEM_FLEET_TO ? ITEM_CRUISERS : ITEM_MISSION;
        break;
    case ITEM_CRUISERS:
        draft->next.cruisers = item[3];
        if (draft->space.planet[draft->next.planet].transports) draft->open = ITEM_TRANSPORTS;
        else give(c, draft, draft->next);
        break;
    case ITEM_TRANSPORTS: add_ships(c, draft, draft->next.cruisers, item[3]); break;
    case ITEM_ESCORT: add_ships(c, draft, item[3], 0); break;
    case ITEM_MISSION:
        draft->next.value = item[3];
        give(c, draft, draft->next);
        break;
    default: begin_command(c, draft, item);
    }
    return false;
}

static const game_order *order(struct ctx *c, const game_draft *draft)
{
    game_order *composed = pool_take(c->pool, sizeof *composed);
    struct command *commands = pool_take_many(c->pool, (size_t)draft->count + 1, sizeof *commands);
    memcpy(commands, draft->command, (size_t)draft->count * sizeof *commands);
    for (int i = 0; i < draft->count; i++)
        if (commands[i].kind == SET_QUEUE)
            commands[i].item = (uint8_t *)pool_copy_bytes(c->pool, commands[i].item, LIST_MAX);
    *composed = (game_order){.count = draft->count, .command = commands};
    return composed;
}

static game_draft *begin(struct ctx *c, const game_known *known)
{
    game_draft *draft = pool_take(c->pool, sizeof *draft);
    bool seated = known->viewer < known->space.seats;
    draft->known = known;
    draft->seat = seated ? known->viewer : NONE;
    draft->mine = seated && !known->space.reason && nation_plays(&known->space, known->viewer);
    draft->open = ITEM_NONE;
    space_copy(c->pool, &draft->space, &known->space, 0);
    draft->command = pool_take_many(c->pool, ORDERS_MAX, sizeof *draft->command);
    return draft;
}

/* Observations */

static int32_t limited(int64_t n)
{
    return n > INT32_MAX ? INT32_MAX : n < INT32_MIN ? INT32_MIN : (int32_t)n;
}

/* Turns until that value of the clock. */
static int until(const game_draft *draft, int turn)
{
    return turn > draft->space.turn ? turn - draft->space.turn : 0;
}

static int32_t *observe_nation(const game_draft *draft, int seat, int32_t *at)
{
    const struct nation *n = &draft->space.nation[seat];
    const struct reports *reports = draft->known->reports;
    const struct nation_report *r = reports ? &reports->nation[seat] : &(const struct nation_report){0};
    const int32_t row[] = {seat == draft->seat,
                           n->alive,
                           n->resigned,
                           draft->known->planets[seat],
                           draft->known->potential[seat],
                           limited(n->gold),
                           limited(n->rp),
                           n->tax,
                           n->research,
                           n->knows,
                           n->freighters,
                           until(draft, n->recruit_done),
                           n->started,
                           n->expeditions,
                           r->turn,
                           limited(r->gold),
                           r->techs,
                           r->active_freighters,
                           r->agent_ranks};
    memcpy(at, row, sizeof row);
    return at + sizeof row / sizeof *row;
}

enum { PLANET_OWNER = 2, PLANET_COMING = 16, PLANET_WIDTH = 25, AGENT_WIDTH = 7 };

static void observe_planet(const game_draft *draft, int i, int32_t *at)
{
    const struct planet *p = &draft->space.planet[i];
    const struct reports *reports = draft->known->reports;
    const struct planet_report *r = reports ? &reports->planet[i] : &(const struct planet_report){0};
    const int32_t row[PLANET_WIDTH] = {p->x,
                                       p->y,
                                       p->owner,
                                       p->pop,
                                       p->stock,
                                       p->cruisers,
                                       p->transports,
                                       p->colony_ships,
                                       p->mines,
                                       p->buildings,
                                       p->items,
                                       p->items ? p->item[0] : NONE,
                                       p->repeat,
                                       p->rush,
                                       p->unrest,
                                       p->jam,
                                       0,
                                       0,
                                       0,
                                       r->turn,
                                       r->pop,
                                       r->ships,
                                       r->owner,
                                       r->buildings,
                                       r->mines};
    memcpy(at, row, sizeof row);
}

static void observe_fleets(const game_draft *draft, int32_t *planets)
{
    for (int i = 0; i < draft->space.fleets; i++) {
        const struct fleet *f = &draft->space.fleet[i];
        int32_t *coming = planets + f->to * PLANET_WIDTH + PLANET_COMING, turns = until(draft, f->arrives);
        if (f->seat != draft->seat) continue;
        coming[0] += f->cruisers;
        coming[1] += f->transports;
        if (!coming[2] || turns < coming[2]) coming[2] = turns;
    }
}

static void observe_agents(const game_draft *draft, int32_t *at)
{
    memset(at, 0, AGENTS * AGENT_WIDTH * sizeof *at);
    for (int i = 0; draft->seat != NONE && i < nation_of(draft)->agents; i++) {
        const struct agent *a = &nation_of(draft)->agent[i];
        *at++ = a->rank;
        *at++ = a->name;
        *at++ = a->state;
        *at++ = a->at;
        *at++ = a->to;
        *at++ = a->mission;
        *at++ = until(draft, a->arrives);
    }
}

static void observe(const game_draft *draft, int32_t *at)
{
    const struct space *w = &draft->space;
    int squares = w->side * w->side;
    for (int seat = 0; seat < w->seats; seat++) at = observe_nation(draft, seat, at);
    *at++ = w->turn;
    *at++ = w->limits.max_turns;
    for (int i = 0; i < w->planets; i++) observe_planet(draft, i, at + i * PLANET_WIDTH);
    int32_t *rest = at + w->planets * PLANET_WIDTH, *end = at + squares * PLANET_WIDTH;
    memset(rest, 0, (size_t)(end - rest) * sizeof *rest);
    for (; rest < end; rest += PLANET_WIDTH) rest[PLANET_OWNER] = NONE;
    observe_fleets(draft, at);
    observe_agents(draft, end);
}

const struct game_items COSAIR_ITEMS = {
    .columns = COLUMNS,
    .observed = OBSERVED,
    .usual = USUAL,
    .rows = rows,
    .begin = begin,
    .list = list,
    .add = add,
    .order = order,
    .observe = observe,
};
