/* facts.c - the numbers of CoSAIR as tables, and its formulas (R5 to R10). */
#include "games/cosair/facts.h"

const struct item_fact ITEM[ITEMS] = {
    [CRUISER] = {"cruiser", "Cruiser", 50, NONE, true},
    [TRANSPORT] = {"transport", "Transport", 50, NONE, true},
    [FREIGHTER] = {"freighter", "Freighter", 50, NONE, true},
    [COLONY_SHIP] = {"colony_ship", "Colony ship", 100, NONE, false},
    [MINES] = {"mines", "Pair of mines", 40, SPACE_MINES, true},
    [BUILDING_FIRST + BARRACKS] = {"barracks", "Barracks", 80, CONSCRIPT_ARMY, false},
    [BUILDING_FIRST + BIOSPHERE] = {"biosphere", "Biosphere", 80, BIOMODELLING, false},
    [BUILDING_FIRST + FACTORY] = {"factory", "Factory", 80, AUTOFABRICATION, false},
    [BUILDING_FIRST + MEDICENTER] = {"medicenter", "Medicenter", 80, MODERN_MEDICINE, false},
    [BUILDING_FIRST + STARBASE] = {"starbase", "Starbase", 80, ORBITAL_ENGINEERING, false},
};

const struct tech_fact TECHNOLOGY[TECHS] = {
    [AUTOFABRICATION] = {"autofabrication", "Autofabrication",
                         "factories: one more production point for each full million"},
    [BIOMODELLING] = {"biomodelling", "Biomodelling", "biospheres: room for one more million"},
    [ARMOURED_CRUISER] = {"armoured_cruiser", "Armoured Cruiser", "all cruisers defend with one point more"},
    [CONSCRIPT_ARMY] =
        {"conscript_army", "Conscript Army",
         "barracks: twice the transports needed against the planet, transports a fifth cheaper, "
         "unrest ends twice as likely"},
    [SPACE_MINES] = {"space_mines", "Space Mines", "pairs of mines"},
    [FUSION_DRIVE] = {"fusion_drive", "Fusion Drive", "flights take 4 turns for a unit of distance, not 5"},
    [ASSAULT_CRUISER] = {"assault_cruiser", "Assault Cruiser", "all cruisers attack with one point more"},
    [SECURITY_NETWORK] = {"security_network", "Security Network", "counterespionage three times as strong"},
    [MODERN_MEDICINE] = {"modern_medicine", "Modern Medicine", "medicenters: 6000 more people a turn"},
    [ORBITAL_ENGINEERING] =
        {"orbital_engineering", "Orbital Engineering",
         "starbases: cruisers there defend with one point more, cruisers and freighters a "
         "tenth cheaper"},
};

const struct mission_fact MISSION[MISSIONS] = {
    [PLANET_INFO] = {"planet_info", "Look at the planet", 15},
    [NATION_INFO] = {"nation_info", "Look into the nation", 30},
    [SABOTAGE] = {"sabotage", "Sabotage", 45},
    [UNREST] = {"unrest", "Stir up unrest", 60},
    [HIJACK] = {"hijack", "Hijack a freighter", 75},
};

const struct colour_fact COLOUR[COLOURS] = {
    {"Red", "red", "Rd"},       {"Blue", "blue", "Bu"},       {"Green", "green", "Gn"},
    {"Yellow", "yellow", "Yl"}, {"Orange", "orange", "Or"},   {"Violet", "violet", "Vi"},
    {"Cyan", "cyan", "Cy"},     {"Magenta", "magenta", "Mg"}, {"White", "white", "Wh"},
    {"Brown", "brown", "Br"},   {"Grey", "grey", "Gy"},
};

const char *const NUMBER[NUMBERS] = {"Prime", "Two",   "Three", "Four", "Five",
                                     "Six",   "Seven", "Eight", "Nine", "Ten"};

const char *const AGENT_KEY[AGENTS] = {
    "alpha",   "bravo", "charlie", "delta",  "echo",     "foxtrot", "golf",   "hotel",  "india",
    "juliett", "kilo",  "lima",    "mike",   "november", "oscar",   "papa",   "quebec", "romeo",
    "sierra",  "tango", "uniform", "victor", "whiskey",  "xray",    "yankee", "zulu"};

const char *const AGENT_NAME[AGENTS] = {
    "Alpha",   "Bravo", "Charlie", "Delta",  "Echo",     "Foxtrot", "Golf",   "Hotel",  "India",
    "Juliett", "Kilo",  "Lima",    "Mike",   "November", "Oscar",   "Papa",   "Quebec", "Romeo",
    "Sierra",  "Tango", "Uniform", "Victor", "Whiskey",  "X-ray",   "Yankee", "Zulu"};

const uint8_t SIDE[NATIONS + 1] = {0, 0, 4, 5, 6, 7, 7, 8, 8, 9, 9, 10};

const uint8_t FLIGHT[2][DISTANCE_MAX + 1] = {
    {
        1,  5,  8,  9,  10, 12, 13, 14, 15, 15, 16, 17, 18, 19, 19, 20, 20,
        21, 22, 22, 23, 23, 24, 24, 25, 25, 26, 26, 27, 27, 28, 28, 29, 29,
        30, 30, 30, 31, 31, 32, 32, 33, 33, 33, 34, 34, 34, 35, 35, 35, 36,
    },
    {
        1,  4,  6,  7,  8,  9,  10, 11, 12, 12, 13, 14, 14, 15, 15, 16, 16,
        17, 17, 18, 18, 19, 19, 20, 20, 20, 21, 21, 22, 22, 22, 23, 23, 23,
        24, 24, 24, 25, 25, 25, 26, 26, 26, 27, 27, 27, 28, 28, 28, 28, 29,
    },
};

struct output planet_output(int pop, bool factory, bool unrest, bool jam, bool rush, int64_t gold)
{
    if (jam) return (struct output){0, 0};
    int64_t millions = pop / MILLION, penalty = gold < 0 ? -gold / 400 : 0;
    int64_t base = millions * (5 + factory - 2 * unrest - penalty);
    if (base < 1) base = 1;
    return rush ? (struct output){(int)(base + millions), (int)millions} : (struct output){(int)base, 0};
}

int population_limit(int buildings) { return buildings >> BIOSPHERE & 1 ? 5 * MILLION : 4 * MILLION; }

int population_grown(int pop, bool unrest, int buildings)
{
    int grown = pop + 12 - (unrest ? 6 : 0) + (buildings >> MEDICENTER & 1 ? 6 : 0);
    int limit = population_limit(buildings);
    return grown < limit ? grown : limit;
}

int item_price(int item, int buildings)
{
    int price = ITEM[item].price;
    if (item == TRANSPORT && buildings >> BARRACKS & 1) return price * 80 / 100;
    if ((item == CRUISER || item == FREIGHTER) && buildings >> STARBASE & 1) return price * 90 / 100;
    return price;
}

int64_t colony_price(int k) { return (int64_t)k * k * 25; }

int tech_price(int known) { return 200 * (known + 1); }

int tax_gold(int trade_points, int tax) { return (trade_points * tax + 99) / 100; }

int64_t interest_on(int64_t gold) { return gold >= 0 ? gold / 200 : -((-gold + 199) / 200); }

int fleet_gold(int ships, int population)
{
    int missing = ships - population / 200;
    return missing > 0 ? (missing + 4) / 5 : 0;
}

int fail_percent(int risk, int strength, int rank, int planets)
{
    if (!strength) return 0;
    int percent = 2 * risk * strength / (strength + rank * planets);
    return percent < 95 ? percent : 95;
}

struct clash space_battle(int attackers, int offence, int defenders, int defence)
{
    int64_t attack = (int64_t)attackers * offence, defend = (int64_t)defenders * defence;
    if (attack > defend) return (struct clash){true, attackers - (int)(defend / offence), 0};
    return (struct clash){false, 0, defenders - (int)(attack / defence)};
}

int transports_needed(int pop, int buildings)
{
    int millions = (pop + MILLION - 1) / MILLION;
    return buildings >> BARRACKS & 1 ? 2 * millions : millions;
}
