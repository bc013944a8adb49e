/* bot.h - what the files of CoSAIR's computer players share. A bot sees a game_known and nothing else.
 *
 *   struct mind      a turn's thinking: what was counted once, and the orders as they are written
 *   struct temper    what distinguishes one player from another; drawn once and remembered as one number
 *   bot.c            levels, memory, writing orders; bot_random.c; bot_economy.c research, taxes, colonies and lists
 *   of both players that
 *                    think; bot_greedy.c one war at a time; bot_strong.c several, with all that was learned */
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
    int owns;
    uint8_t own[PLANETS]; /* ids, ascending */
    struct holding holding;
    struct ledger ledger;
    int64_t gold;      /* less what the orders below have spent */
    int started;       /* colonisations, with those ordered below */
    int colonies;      /* planets and expeditions, with those ordered below: sets the price of the next */
    int used[PLANETS]; /* cruisers already ordered away from an own planet */
    int flying_transports;
    int count;
    struct command command[ORDERS_MAX];
};

/* A new order, blank but for its kind; beyond ORDERS_MAX it is written and forgotten. */
struct command *mind_add(struct mind *m, enum command_kind kind);
/* Order a list with this one item for a planet (R5, R14). */
void mind_build(struct mind *m, int planet, int item);
/* An expedition with one cruiser. */
void mind_colonise(struct mind *m, int planet);
/* Whether colonisations are left, and as far as one knows a free square. */
bool mind_settles(const struct mind *m);
/* Order a fleet of so many ships from an own planet and count its cruisers as used (R9). */
void mind_send(struct mind *m, int from, int to, int cruisers, int transports);
/* Order an agent to a planet on a mission (R10.2). */
void mind_spy(struct mind *m, const struct agent *agent, int planet, enum mission mission);
/* The i-th of all planets, begun with another one every turn: who takes the first of equals would else favour the
 * seats whose planets have high numbers. */
int mind_turned(const struct mind *m, int i);
/* 0 .. n-1 */
int mind_draw(struct mind *m, int n);
/* Gold that standing things cost each turn (R7.8), rush left out. */
int mind_upkeep(const struct mind *m);
/* 3: a foreign planet next door (D <= 2), 2: near (D <= 5), 1: none. */
int mind_border(const struct mind *m, int planet);
/* The own planet nearest to a planet and how far it is, squared; the lowest id among equals. */
int mind_nearest(const struct mind *m, int planet, int *ret_distance);
/* The look a spy of this nation's brought home, NULL when there was none. */
const struct planet_report *mind_report(const struct mind *m, int planet);
/* Whether an agent of this nation's is on the way to that planet. */
bool mind_spied(const struct mind *m, int planet);
/* Whether the agent has got an order this turn. */
bool mind_ordered(const struct mind *m, const struct agent *agent);
/* Points of a cruiser that attacks (R9.5). */
int mind_offence(const struct mind *m);
/* The square root, rounded down. */
int root_of(int n);
struct force { /* what an attack takes */
    int cruisers, transports;
};

/* Character */

struct temper {
    uint8_t research[TECHS]; /* in this order */
    uint64_t drawn;          /* all the rest follows from it */
    int margin;              /* an attack has so many hundredths of the points it needs */
    int garrison;            /* hundredths of the usual garrison (greedy); of all cruisers (strong) */
    int start;               /* first turn of war */
    int phase; /* what is thought about every few turns is thought about in turns of this phase */
};
/* A number to remember a temper by. */
int64_t temper_draw(struct rng *luck);
/* The temper that such a number gives a player of that level; always the same. */
struct temper temper_of(int64_t drawn, enum bot_level level);

/* Economy (bot_economy.c) */

/* What the war wants of the shipyards. */
struct wants {
    int transports;       /* so many in all, as soon as may be */
    int reserve;          /* so many when nothing else is wanted */
    int ship_gold;        /* to be paid a turn for ships beyond the command points, savings apart */
    int freighter_turns;  /* one more freighter every so many turns */
    bool settled_borders; /* starbases, barracks and mines at borders only, the more the nearer */
};
/* Choose what to research next, when nothing is being researched (R8). */
void economy_research(struct mind *m, const struct temper *t);
/* `saves`: gold for the next colony is put aside long before; else debts are made. */
void economy_tax(struct mind *m, const struct temper *t, bool saves);
/* Order the colonisations that pay for themselves (R6). */
void economy_colonise(struct mind *m);
/* Order the build lists of all own planets, by what the war wants (R5). */
void economy_lists(struct mind *m, const struct wants *wants);

/* Memory of others' planets (bot_lore.c) */

enum lore_list {
    LORE_TURN,  /* of the newest look or battle; 0: none */
    LORE_SHIPS, /* then there */
    LORE_MINES,
    LORE_NEED,  /* transports that a conquest takes; 0: not known */
    LORE_OWNER, /* then */
    LORE_SPIED, /* turn in which the last agent was sent there; 0: never */
    LORE_STAGE, /* of the war on it: the own planet where fleets gather, + 1; 0: no war */
    LORE_SINCE, /* turn in which that was planned */
    LORES
};
struct lore {
    int64_t temper;
    int of[LORES][PLANETS];
};
/* From a memory; without one a new player is drawn. */
struct lore lore_read(struct mind *m, json_object *memory);
/* The lore as the memory of the next turn, lists of `planets` numbers. */
json_object *lore_write(struct ctx *c, const struct lore *lore, int planets);
/* Take up the last resolution's battles and agents' reports. */
void lore_learn(struct lore *lore, const struct mind *m);
/* What an attack on a planet would take: `average` own cruisers a planet tell what others may have where nobody has
 * looked. */
struct force lore_force(const struct lore *lore, const struct mind *m, int planet, int average, int margin);

/* Players */

/* Write orders drawn by lot (R20). */
void random_think(struct mind *m);
/* *memory is replaced when there is something new to remember. */
void greedy_think(struct mind *m, json_object **memory);
/* The same for the strong player. */
void strong_think(struct mind *m, json_object **memory);
#endif
