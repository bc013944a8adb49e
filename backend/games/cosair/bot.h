/* bot.h - shared by the files of CoSAIR's bots. A bot sees a game_known and nothing else.
 *
 *   struct mind      one turn's work: sums that are computed once, and the orders written so far
 *   struct temper    the character of a bot, drawn once and stored as one number
 *   bot.c            levels, memory, writing orders
 *   bot_random.c     random orders
 *   bot_economy.c    research, taxes, colonies and build lists of the greedy and the strong bot
 *   bot_greedy.c     one war at a time
 *   bot_strong.c     several wars, using everything it has learned (bot_lore.c) */
#ifndef COSAIR_BOT_H
#define COSAIR_BOT_H
#include "games/cosair/state.h"

enum bot_level { BOT_PASSIVE, BOT_RANDOM, BOT_GREEDY, BOT_STRONG };

struct mind {
    struct ctx *c;
    const game_known *known;
    const struct space *w;
    const struct nation *n; /* its own */
    struct rng *luck;
    int seat, turn;
    bool eager; /* goes to war as soon as it can, and rushes whenever it has gold */
    int owns;
    uint8_t own[PLANETS]; /* ids, ascending */
    struct holding holding;
    struct ledger ledger;
    int64_t gold; /* after the orders below */
    int started;  /* colonisations, including those ordered below */
    int colonies; /* planets and expeditions, including those ordered below: sets the price of the next */
    int used[PLANETS]; /* cruisers already ordered away from an own planet */
    int flying_transports;
    int count;
    struct command command[ORDERS_MAX];
};

/* A new order with only its kind set; orders beyond ORDERS_MAX are dropped. */
struct command *mind_add(struct mind *m, enum command_kind kind);
/* Order a list with this one item for a planet (R5, R14). */
void mind_build(struct mind *m, int planet, int item);
/* An expedition with one cruiser. */
void mind_colonise(struct mind *m, int planet);
/* Whether the nation can still colonise, and a square seems to be free. */
bool mind_settles(const struct mind *m);
/* Order a fleet from an own planet, and count its cruisers as used (R9). */
void mind_send(struct mind *m, int from, int to, int cruisers, int transports);
/* Order an agent to a planet on a mission (R10.2). */
void mind_spy(struct mind *m, const struct agent *agent, int planet, enum mission mission);
/* Planet i in an order that starts with another planet every turn, so that choosing the first of several equal
 * planets does not favour any seat. */
int mind_turned(const struct mind *m, int i);
/* Orders that a nation gives without a plan: lists for planets that have nothing to build (R5). Reproducible. */
void mind_routine(struct mind *m, struct ctx *c, const game_known *known);
/* A random number, 0 .. n-1. */
int mind_draw(struct mind *m, int n);
/* Upkeep in gold per turn (R7.8), without rush production. */
int mind_upkeep(const struct mind *m);
/* 3: a foreign planet is adjacent (D <= 2), 2: one is near (D <= 5), 1: none is. */
int mind_border(const struct mind *m, int planet);
/* The own planet nearest to a planet, the lowest id among equals, and its squared distance. */
int mind_nearest(const struct mind *m, int planet, int *ret_distance);
/* The latest report of this nation's spies on a planet, NULL when there is none. */
const struct planet_report *mind_report(const struct mind *m, int planet);
/* Whether one of this nation's agents is on its way to that planet. */
bool mind_spied(const struct mind *m, int planet);
/* Whether the agent has got an order this turn. */
bool mind_ordered(const struct mind *m, const struct agent *agent);
/* Points of a cruiser that attacks (R9.5). */
int mind_offence(const struct mind *m);
/* The square root, rounded down. */
int root_of(int n);
struct force { /* the ships needed for an attack */
    int cruisers, transports;
};

/* Character */

struct temper {
    uint8_t research[TECHS]; /* in this order */
    uint64_t drawn;          /* the number from which all members follow */
    int margin;              /* strength of an attack, in hundredths of the points needed */
    int garrison;            /* hundredths of the usual garrison (greedy); of all cruisers (strong) */
    int start;               /* first turn of war */
    int phase;               /* the turns in which it makes decisions that it makes only every few turns */
};
/* A random number that stands for a temper. */
int64_t temper_draw(struct rng *luck);
/* The temper of that number at a level; the same number always gives the same. */
struct temper temper_of(int64_t drawn, enum bot_level level);

/* Economy (bot_economy.c) */

/* What the war requires of the shipyards. */
struct wants {
    int transports;       /* number in all, as soon as possible */
    int reserve;          /* number to build when nothing else is required */
    int ship_gold;        /* gold per turn to spend on ships beyond the command points, besides savings */
    int freighter_turns;  /* turns between two new freighters */
    bool settled_borders; /* build starbases, barracks and mines only near borders */
};
/* Choose what to research next, when nothing is being researched (R8). */
void economy_research(struct mind *m, const struct temper *t);
/* Set the tax (R7.2). `saves`: save gold for the next colony in advance instead of going into debt. */
void economy_tax(struct mind *m, const struct temper *t, bool saves);
/* Order the colonisations that pay for themselves (R6). */
void economy_colonise(struct mind *m);
/* Order the build lists of all own planets, by what the war wants (R5). */
void economy_lists(struct mind *m, const struct wants *wants);

/* Memory of others' planets (bot_lore.c) */

enum lore_list {
    LORE_TURN,  /* of the latest report or battle; 0: none */
    LORE_SHIPS, /* ships there at that time */
    LORE_MINES,
    LORE_NEED,  /* transports needed for a conquest; 0: not known */
    LORE_OWNER, /* at that time */
    LORE_SPIED, /* turn in which the last agent was sent there; 0: never */
    LORE_STAGE, /* the own planet where fleets gather to attack it, + 1; 0: no attack planned */
    LORE_SINCE, /* turn in which the attack was planned */
    LORES
};
struct lore {
    int64_t temper;
    int of[LORES][PLANETS];
};
/* Read the lore from a bot's memory; without one a new temper is drawn. */
struct lore lore_read(struct mind *m, json_object *memory);
/* The lore as the memory of the next turn, lists of `planets` numbers. */
json_object *lore_write(struct ctx *c, const struct lore *lore, int planets);
/* Add the battles and agents' reports of the last resolution. */
void lore_learn(struct lore *lore, const struct mind *m);
/* The force needed to attack a planet. Where no spy has looked, `average`, the number of own cruisers per planet,
 * estimates the defence. */
struct force lore_force(const struct lore *lore, const struct mind *m, int planet, int average, int margin);

/* Players */

/* Write random orders (R20). */
void random_think(struct mind *m);
/* Write the greedy bot's orders; *memory is replaced when it changes. */
void greedy_think(struct mind *m, json_object **memory);
/* The same for the strong player. */
void strong_think(struct mind *m, json_object **memory);
#endif
