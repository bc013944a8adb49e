/* items.c - orders composed choice by choice (games/items.h). A draft carries its commands out in a copy of the known
 * space, with command_fault as the judge. A command with several parts is chosen part by part: the first item names it,
 * and the lists that follow offer its other parts. */
#include "games/cosair/draft.h"
#include "games/cosair/tell.h"

enum { WIDTH = 4, USUAL = 256 };

static const struct column COLUMNS[] = {
    {"kind",
     "0 set the tax, 1 research, 2 rush on or off, 3 recruit an agent; 4 edit a planet's list: then 5 add an "
     "item, 6 empty it or 7 repeat on or off; 8 send a fleet from a planet: then 9 where to, 10 how many "
     "cruisers, 11 how many transports; 12 colonise from a planet: then 13 how many cruisers as escort; 14 "
     "send an agent: then 15 where to, 16 the mission"},
    {"planet", "the planet of the command, -1: none"},
    {"to", "where a fleet or an agent goes, -1: not chosen yet, or nowhere"},
    {"value", "the rate, technology, item, agent, mission or number of ships; 0 and "
              "1 for off and on; -1: none"},
    {NULL, NULL},
};

static const char *technology(int i) { return TECHNOLOGY[i].name; }
static const char *list_item(int i) { return ITEM[i].name; }
static const char *mission(int i) { return MISSION[i].name; }
static const char *agent(int i) { return AGENT_KEY[i]; }

static const struct numbering NUMBERINGS[] = {
    {"technologies", TECHS, technology},
    {"items of a list", ITEMS, list_item},
    {"missions", MISSIONS, mission},
    {"agents", AGENTS, agent},
    {NULL, 0, NULL},
};

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

static void go_on_with(game_draft *draft, enum item_kind part, struct command next)
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
    case ITEM_LIST: go_on_with(draft, ITEM_LIST_ADD, next); return;
    case ITEM_FLEET:
        next.kind = SEND_FLEET;
        go_on_with(draft, ITEM_FLEET_TO, next);
        return;
    case ITEM_COLONISE:
        next.kind = COLONISE;
        go_on_with(draft, ITEM_ESCORT, next);
        return;
    default:
        next.kind = SEND_AGENT;
        next.agent = item[3];
        go_on_with(draft, ITEM_AGENT_TO, next);
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

const struct game_items COSAIR_ITEMS = {
    .columns = COLUMNS,
    .observed = COSAIR_OBSERVED,
    .numberings = NUMBERINGS,
    .usual = USUAL,
    .rows = cosair_observed_rows,
    .begin = begin,
    .list = list,
    .add = add,
    .order = order,
    .observe = cosair_observe,
};
