/* resolve.c - the order of a resolution (R11), which nations are out, and whether the game is over (R4.5, R13), which
 * is steps 10 and 11. */
#include "games/cosair/state.h"
#include <string.h>

void chronicle_add(struct chronicle *log, struct happening h)
{
    if (log && log->count < log->room) log->happening[log->count++] = h;
}

struct chronicle *chronicle_copy(struct pool *pool, const struct chronicle *log)
{
    if (!log) return NULL;
    struct chronicle *copy = pool_take(pool, sizeof *copy);
    *copy = *log;
    copy->room = log->count;
    copy->battle_room = log->battles;
    copy->happening = pool_take_many(pool, (size_t)log->count + 1, sizeof *copy->happening);
    copy->battle = pool_take_many(pool, (size_t)log->battles + 1, sizeof *copy->battle);
    memcpy(copy->happening, log->happening, (size_t)log->count * sizeof *copy->happening);
    memcpy(copy->battle, log->battle, (size_t)log->battles * sizeof *copy->battle);
    return copy;
}

/* Steps 10 and 11 */

/* R4.5: an exterminated nation loses what it has in flight, its agents and its freighters. */
static void exterminate(struct space *w, int seat, struct chronicle *log)
{
    struct nation *n = &w->nation[seat];
    int kept = 0;
    n->alive = false;
    if (!n->resigned) n->exit_turn = w->turn;
    n->expeditions = n->agents = 0;
    n->recruit_done = n->freighters = 0;
    for (int i = 0; i < w->fleets; i++)
        if (w->fleet[i].seat != seat) w->fleet[kept++] = w->fleet[i];
    w->fleets = kept;
    chronicle_add(log, (struct happening){.kind = HAPPENED_OUT, .seat = NONE, .other = (int8_t)seat});
}

void space_check_last(struct space *w)
{
    int playing = 0;
    for (int seat = 0; seat < w->seats; seat++) playing += nation_plays(w, seat);
    if (playing < 2) w->reason = REASON_LAST;
}

/* R13.1, R13.4: for the turn before the one the clock shows. */
static void check_end(struct space *w)
{
    int potential[NATIONS];
    int64_t first = 0, second = 0;
    space_check_last(w);
    if (w->reason) return;
    space_potentials(w, potential);
    for (int seat = 0; seat < w->seats; seat++) {
        if (!nation_plays(w, seat)) continue;
        if (potential[seat] > first) second = first, first = potential[seat];
        else if (potential[seat] > second) second = potential[seat];
    }
    if (first * 100 >= end_ratio_now(w, w->turn - 1) * second) w->reason = REASON_SUPERIORITY;
    else if (w->turn > w->limits.max_turns) w->reason = REASON_TURNS;
}

/* The end of the turn, and perhaps of the game (R4.5, R13). */
static void space_finish(struct space *w, struct chronicle *log)
{
    uint16_t holds = 0;
    for (int planet = 0; planet < w->planets; planet++) holds |= (uint16_t)(1u << w->planet[planet].owner);
    for (int seat = 0; seat < w->seats; seat++)
        if (w->nation[seat].alive && !(holds >> seat & 1)) exterminate(w, seat, log);
    check_end(w);
    if (w->reason)
        chronicle_add(log, (struct happening){.kind = HAPPENED_END, .seat = NONE, .what = (int8_t)w->reason});
}

/* News for everybody (R15.1) */

struct before {
    int planets;
    uint8_t owner[PLANETS];
};

static void remember(const struct space *w, struct before *b)
{
    b->planets = w->planets;
    for (int planet = 0; planet < w->planets; planet++) b->owner[planet] = w->planet[planet].owner;
}

/* Owners before and after the turn, none in between. */
static void publish(const struct space *w, const struct before *b, struct chronicle *log)
{
    for (int planet = 0; planet < w->planets; planet++) {
        const struct planet *p = &w->planet[planet];
        struct happening h = {.seat = NONE, .other = (int8_t)p->owner, .planet = (int8_t)planet};
        bool born = planet >= b->planets;
        h.kind = HAPPENED_NEW;
        if (born) chronicle_add(log, h);
        h.kind = HAPPENED_OWNER;
        h.n[0] = born ? p->founder : b->owner[planet];
        if (p->owner != h.n[0]) chronicle_add(log, h);
    }
    for (int seat = 0; seat < w->seats; seat++)
        if (w->nation[seat].resigned && w->nation[seat].exit_turn == log->turn)
            chronicle_add(log,
                          (struct happening){.kind = HAPPENED_RESIGNED, .seat = NONE, .other = (int8_t)seat});
}

/* Missions of undiscovered agents */

struct calm { /* before the agents came */
    bool unrest[PLANETS], jam[PLANETS];
    int freighters[NATIONS];
};

static void note_calm(const struct space *w, struct calm *calm)
{
    for (int planet = 0; planet < w->planets; planet++) {
        calm->unrest[planet] = w->planet[planet].unrest;
        calm->jam[planet] = w->planet[planet].jam;
    }
    for (int seat = 0; seat < w->seats; seat++) calm->freighters[seat] = w->nation[seat].freighters;
}

/* The effects are visible (R10.9): what has begun on a planet, and how many freighters are missing. They are told by
 * planet and seat, not in the place where they happened: between a nation's own missions that would reveal the turn
 * order, and so the agent's nation. */
static void tell_felt(const struct space *w, const struct calm *calm, struct chronicle *log)
{
    for (int planet = 0; planet < w->planets; planet++) {
        const struct planet *p = &w->planet[planet];
        struct happening h = {.seat = (int8_t)p->owner, .other = NONE, .planet = (int8_t)planet};
        h.kind = HAPPENED_UNREST;
        if (p->unrest && !calm->unrest[planet]) chronicle_add(log, h);
        h.kind = HAPPENED_JAM;
        if (p->jam && !calm->jam[planet]) chronicle_add(log, h);
    }
    for (int seat = 0; seat < w->seats; seat++) {
        int lost = calm->freighters[seat] - w->nation[seat].freighters;
        struct happening h = {
            .kind = HAPPENED_ROBBED, .seat = (int8_t)seat, .other = NONE, .planet = NONE, .n = {lost}};
        if (lost > 0) chronicle_add(log, h);
    }
}

/* The turn */

static void carry_out(struct space *w, const game_order *const orders[NATIONS])
{
    for (int seat = 0; seat < w->seats; seat++)
        for (int i = 0; orders[seat] && i < orders[seat]->count; i++)
            command_do(w, seat, &orders[seat]->command[i]);
}

void space_resolve(struct space *w, const game_order *const orders[NATIONS], struct reports *reports,
                   struct chronicle *log)
{
    int rush_gold[NATIONS];
    struct before before = {0};
    struct calm calm = {0};
    if (log) {
        log->turn = w->turn;
        log->count = log->battles = 0;
        remember(w, &before);
    }
    carry_out(w, orders);
    w->turn++;
    economy_produce(w, rush_gold, log);
    economy_treasuries(w, rush_gold, log);
    economy_people(w, log);
    spies_recruit(w, log);
    colony_settle(w, log);
    war_arrivals(w, log);
    if (log) note_calm(w, &calm);
    spies_arrive(w, reports, log);
    if (log) tell_felt(w, &calm, log);
    if (log) publish(w, &before, log);
    space_finish(w, log);
}
