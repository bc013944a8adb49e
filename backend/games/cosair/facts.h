/* facts.h - the constants of CoSAIR: numbers, tables (facts.c) and names (names.c). Rule numbers are those of
 * RULES.md. */
#ifndef COSAIR_FACTS_H
#define COSAIR_FACTS_H
#include "games/game.h"

enum {
    NATIONS = 11,
    COLOURS = 11,
    SIDE_MAX = 10,                 /* squares along one side of the largest map (R3.1) */
    PLANETS = SIDE_MAX * SIDE_MAX, /* a planet on every square */
    DISTANCE_MAX = 50,             /* largest D there (R3.3) */
    AGENTS = 26,                   /* of a nation, ever (R10.1) */
    STARTS = 9,                    /* colonisations of a nation, ever (R6.3) */
    NUMBERS = STARTS + 1,          /* Prime, Two .. Ten (R6.5) */
    LIST_MAX = 40,                 /* items of a planet's list */
    ORDERS_MAX = 300,              /* orders of a nation in a turn */
    RANK_MAX = 5,
    TECHS = 10,
    MILLION = 1000,               /* people are counted in thousands (R2.1) */
    COLONISTS_FROM = 2 * MILLION, /* people a planet must have (R6.1) */
    TAX_FIXED = 100,              /* once all technologies are known (R8.3) */
    NONE = -1                     /* no technology, mission, planet, seat */
};

enum tech {
    AUTOFABRICATION,
    BIOMODELLING,
    ARMOURED_CRUISER,
    CONSCRIPT_ARMY,
    SPACE_MINES,
    FUSION_DRIVE,
    ASSAULT_CRUISER,
    SECURITY_NETWORK,
    MODERN_MEDICINE,
    ORBITAL_ENGINEERING
};
/* Buildings are items too: their numbers are those of the items less BUILDING_FIRST, in the alphabetical order of
 * the record. */
enum building { BARRACKS, BIOSPHERE, FACTORY, MEDICENTER, STARBASE, BUILDINGS };
enum item {
    CRUISER,
    TRANSPORT,
    FREIGHTER,
    COLONY_SHIP,
    MINES,
    BUILDING_FIRST,
    ITEMS = BUILDING_FIRST + BUILDINGS
};
enum mission { PLANET_INFO, NATION_INFO, SABOTAGE, UNREST, HIJACK, MISSIONS };

struct item_fact {
    const char *name, *title; /* "colony_ship" "Colony ship" */
    int price;                /* production points, before discounts */
    int tech;                 /* needed, or NONE */
    bool repeats;             /* is built again on a repeating list (R5.7) */
};
struct tech_fact {
    const char *name, *title, *effect; /* "fusion_drive" "Fusion Drive"; its effect in a sentence */
};
struct mission_fact {
    const char *name, *title;
    int risk; /* percent (R10.3) */
};
struct colour_fact {
    const char *name, *key, *code; /* "Red" "red" "Rd" */
};

extern const struct item_fact ITEM[ITEMS];
extern const struct tech_fact TECHNOLOGY[TECHS];
extern const struct mission_fact MISSION[MISSIONS];
extern const struct colour_fact COLOUR[COLOURS];
extern const char *const NUMBER[NUMBERS];    /* "Prime" "Two" .. */
extern const char *const AGENT_KEY[AGENTS];  /* "alpha" .. "xray" .. */
extern const char *const AGENT_NAME[AGENTS]; /* "Alpha" .. "X-ray" .. */
extern const uint8_t SIDE[NATIONS + 1];      /* side of the map by number of nations (R3.1) */
/* Turns for a flight over squared distance D, without and with Fusion Drive (R3.4). */
extern const uint8_t FLIGHT[2][DISTANCE_MAX + 1];

/* names.c: NONE when there is no such name. */
int item_by_name(const char *name);
/* The technology of that name, below 0 when there is none (R8). */
int technology_by_name(const char *name);
/* The mission of that name, below 0 when there is none (R10.3). */
int mission_by_name(const char *name);
int agent_by_name(const char *name);  /* by key */
int colour_by_name(const char *name); /* "Red" */

/* The formulas (R5 to R10), shared by the resolution, forecasts and tests */

struct output {
    int points, rush_gold;
};
/* The production of a planet with a non-empty list (R5.3, R5.4). */
struct output planet_output(int pop, bool factory, bool unrest, bool jam, bool rush, int64_t gold);
int population_limit(int buildings);                       /* R5.1 */
int population_grown(int pop, bool unrest, int buildings); /* R5.2 */
int item_price(int item, int buildings);                   /* R5.8 */
int64_t colony_price(int k);                               /* R6.2 */
int tech_price(int known);                                 /* of the next one, with `known` known (R8.1) */
int tax_gold(int trade_points, int tax);                   /* R7.2; the rest goes into research */
int64_t interest_on(int64_t gold);                         /* R7.4 */
int fleet_gold(int ships, int population);                 /* R7.6 */
int fail_percent(int risk, int strength, int rank, int planets); /* R10.4 */
struct clash {
    bool won;                 /* by the attacker */
    int attackers, defenders; /* cruisers left */
};
/* A battle between cruisers; `offence` and `defence` are points per cruiser (R9.5, R9.6). */
struct clash space_battle(int attackers, int offence, int defenders, int defence);
int transports_needed(int pop, int buildings); /* R9.7 */
#endif
