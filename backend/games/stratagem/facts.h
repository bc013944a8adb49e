/* facts.h - the constants of Stratagem: numbers, map and tables (map.c), and names (names.c). Rule numbers are those of
 * RULES.md. */
#ifndef STRATAGEM_FACTS_H
#define STRATAGEM_FACTS_H
#include "games/game.h"

/* Numbers and names (R1) */

enum {
    REALMS = 4,
    PROVINCES = 24,
    NOBODY = REALMS, /* the owner of an unowned province; also of one out of sight in a known world */
    NEIGHBOURS_MAX = 4,
    UNIT_KINDS = 8,
    VETERANCIES = 3,
    BUILDINGS = 7,
    TECHS = 9,
    AGES = 3,
    CIVS = 4,
    STEPS_MAX = 4,  /* speed 3 and Blitz */
    SLOTS = 2,      /* buildings in a province (R1.12) */
    PATH_MAX = 24,  /* steps that a sent path may have; no unit goes further than STEPS_MAX */
    LIST_MAX = 200, /* items of a list of orders (R4.2) */
    COUNT_MAX = 99, /* units of an item; also recruits of a province in a turn (R4.6) */
    ROUTES_MAX = PROVINCES / 2,
    CEASEFIRE_TURNS = 5, /* resolutions a ceasefire covers, including that of the turn it was signed in */
    TIMEOUTS_MAX = 5,
    MESSAGES_MAX = 8,    /* of a player in a turn (R3.1) */
    MESSAGE_POINTS = 400 /* code points */
};

enum terrain { PLAINS, FOREST, MOUNTAIN, COAST, RIVER, TERRAINS };
enum good { FOOD, IRON, GOLD, GOODS };
enum unit_kind { MILITIA, INFANTRY, ARCHERS, CAVALRY, SIEGE, KNIGHTS, SCOUT, UNIQUE };
enum building { FARM, MINE, MARKET, BARRACKS, FORTRESS, TRADE_POST, WATCHTOWER };
enum tech { AGRICULTURE, MINING, MASONRY, TACTICS, COMMERCE, FORTIFICATION, BLITZ, SIEGE_CRAFT, DIPLOMACY };
enum civ { IRONBORN, VERDANTI, TIDECALLERS, ASHWALKERS, CIV_HIDDEN };
/* A ladder: each step includes those below (R3.2). */
enum relation { WAR, CEASEFIRE, NON_AGGRESSION, TRADE, ALLIANCE, RELATIONS };
enum { RESEARCH_NONE = -1, RESEARCH_AGE = TECHS }; /* game_order.research beside the techs */

/* A set of provinces or of seats: bit i is province or seat i. */
typedef uint32_t province_set;
typedef uint32_t seat_set;

struct province_fact {
    const char *name, *id, *code, *region; /* "Frostgate" "frostgate" "fg" "home_nw" */
    enum terrain terrain;
    int x, y; /* of a drawing 1000 by 1000, y down */
    int neighbours;
    uint8_t neighbour[NEIGHBOURS_MAX]; /* rising */
};
struct terrain_fact {
    const char *name;
    char letter;
    int yield[GOODS], defence;
};
struct unit_fact {
    const char *name, *code, *title; /* "militia" "mil" "Militia" */
    int cost[GOODS], strength, speed, age;
};
struct building_fact {
    const char *name, *title; /* "trade_post" "Trade Post" */
    char letter;
    int cost[GOODS], age;
};
struct tech_fact {
    const char *name, *code, *title; /* "siege_craft" "sie" "Siege Craft" */
    int age, cost[GOODS];
};
struct civ_fact {
    const char *name, *title, *unique_name, *unique_title; /* "ironborn" "Ironborn" "huscarl" "Huscarl" */
};

/* What a version of the rules gives a civilization (R1). */
struct civ_numbers {
    int stock[GOODS];           /* at the start (R1.15) */
    struct unit_fact unique;    /* the numbers of its own kind of unit; its names are in CIV */
    int iron_off;               /* iron less for every unit, but no price below 0 */
    int research;               /* price of techs and ages, in hundredths */
    int route;                  /* its share of trade routes, in hundredths */
    int upkeep;                 /* food for a hundred units that eat (R5.4) */
    int yield[TERRAINS][GOODS]; /* what its provinces yield in addition */
};
/* The numbers that differ between versions of the rules; all others are the same in each (R14). */
struct edition {
    struct civ_numbers civ[CIVS];
    int vault, vault_two;       /* defaults of the option for four and for two players */
    int domination_turns;       /* turn ends in a row with enough provinces (R8.1) */
    int corsair_gold;           /* for each fighter that fell */
    int route_gold, joint_gold; /* per step of distance */
    int diplomacy_gold;         /* Diplomacy tech, for each treaty in force */
};

extern const struct province_fact MAP[PROVINCES];
extern const province_set MAP_NEAR[PROVINCES];           /* neighbours, itself not included */
extern const uint8_t MAP_DISTANCE[PROVINCES][PROVINCES]; /* in steps */
extern const struct terrain_fact TERRAIN[TERRAINS];
extern const struct unit_fact UNIT[UNIT_KINDS]; /* [UNIQUE] has names alone: see unit_of */
extern const struct building_fact BUILDING[BUILDINGS];
extern const struct tech_fact TECH[TECHS];
extern const struct civ_fact CIV[CIVS];
extern const int AGE_COST[AGES + 1][GOODS]; /* of reaching age 2 and 3 */
extern const uint8_t HOME[REALMS][2];       /* capital and second home of the corners nw ne sw se */

/* edition.c: EDITION[v - 1] has the numbers of version v of the rules. */
enum { EDITIONS = 2 };
extern const struct edition EDITION[EDITIONS];

/* The provinces within `steps` (0..2) steps of a province, including itself. */
province_set map_within(int province, int steps);

/* names.c: -1 when the name is unknown. Case does not matter; codes, ids and names are accepted as in R4.5a. */
int province_by_name(const char *name);
int unit_by_name(const char *name,
                 enum civ *ret_civ); /* *ret_civ: whose unique unit has that name, else CIV_HIDDEN */
/* The building of that name or letter, in either case; -1 when there is none. */
int building_by_name(const char *name);
int tech_by_name(const char *name); /* RESEARCH_AGE for "age" */
/* The civilization of that name, in either case; -1 when there is none. */
int civ_by_name(const char *name);
/* The relation of that name, in either case; -1 when there is none (R3). */
int relation_by_name(const char *name);
int seat_by_name(const char *name);                /* "p0".."p3" */
const char *seat_name(int seat);                   /* "p0".."p3", "-" for NOBODY */
const char *relation_name(enum relation);          /* "war" "ceasefire" "nap" "trade" "alliance" */
const char *terrain_letter(int province);          /* "P".. */
extern const char BUILDING_LETTERS[BUILDINGS + 1]; /* "FMKBXTW" */
#endif
