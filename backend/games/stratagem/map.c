/* map.c - the map and the tables of RULES.md: constants only. */
#include "games/stratagem/state.h"

/* Indices are the canonical order of provinces (R1.7). */
const struct province_fact MAP[PROVINCES] = {
    {"Frostgate", "frostgate", "fg", "home_nw", MOUNTAIN, 130, 90, 3, {1, 3, 4}},
    {"Crystalpeak", "crystalpeak", "cp", "front_n", COAST, 500, 80, 4, {0, 2, 4, 5}},
    {"Stormwatch", "stormwatch", "sw", "home_ne", MOUNTAIN, 870, 90, 3, {1, 5, 6}},
    {"Snowhaven", "snowhaven", "sh", "home_nw", PLAINS, 70, 270, 3, {0, 7, 8}},
    {"Thornfield", "thornfield", "th", "front_n", FOREST, 330, 220, 4, {0, 1, 8, 11}},
    {"Ironridge", "ironridge", "ir", "front_n", FOREST, 670, 220, 4, {1, 2, 9, 11}},
    {"Windcrest", "windcrest", "wc", "home_ne", PLAINS, 930, 270, 3, {2, 9, 10}},
    {"Mistwood", "mistwood", "mw", "front_w", COAST, 70, 500, 4, {3, 8, 15, 17}},
    {"Deepwood", "deepwood", "dw", "front_w", RIVER, 225, 395, 4, {3, 4, 7, 12}},
    {"Goldreach", "goldreach", "gr", "front_e", RIVER, 775, 395, 4, {5, 6, 10, 13}},
    {"Sunharbor", "sunharbor", "su", "front_e", COAST, 930, 500, 4, {6, 9, 16, 20}},
    {"King's Cross", "kingscross", "kc", "center", MOUNTAIN, 500, 375, 4, {4, 5, 12, 13}},
    {"Tradeway", "tradeway", "tw", "center", COAST, 375, 500, 4, {8, 11, 14, 15}},
    {"Highmarket", "highmarket", "hm", "center", COAST, 625, 500, 4, {9, 11, 14, 16}},
    {"Dragon's Seat", "dragonseat", "ds", "center", MOUNTAIN, 500, 625, 4, {12, 13, 18, 19}},
    {"Oakmere", "oakmere", "om", "front_w", RIVER, 225, 605, 4, {7, 12, 17, 18}},
    {"Coralcove", "coralcove", "cc", "front_e", RIVER, 775, 605, 4, {10, 13, 19, 20}},
    {"Silverlake", "silverlake", "sl", "home_sw", PLAINS, 70, 730, 3, {7, 15, 21}},
    {"Ashford", "ashford", "as", "front_s", FOREST, 330, 780, 4, {14, 15, 21, 22}},
    {"Stonekeep", "stonekeep", "sk", "front_s", FOREST, 670, 780, 4, {14, 16, 22, 23}},
    {"Emberveil", "emberveil", "ev", "home_se", PLAINS, 930, 730, 3, {10, 16, 23}},
    {"Moonhaven", "moonhaven", "mh", "home_sw", MOUNTAIN, 130, 910, 3, {17, 18, 22}},
    {"Darkhollow", "darkhollow", "dh", "front_s", COAST, 500, 920, 4, {18, 19, 21, 23}},
    {"Fireridge", "fireridge", "fr", "home_se", MOUNTAIN, 870, 910, 3, {19, 20, 22}},
};

/* The same neighbours as sets. */
const province_set MAP_NEAR[PROVINCES] = {
    0x00001a, 0x000035, 0x000062, 0x000181, 0x000903, 0x000a06, 0x000604, 0x028108,
    0x001098, 0x002460, 0x110240, 0x003030, 0x00c900, 0x014a00, 0x0c3000, 0x061080,
    0x182400, 0x208080, 0x60c000, 0xc14000, 0x810400, 0x460000, 0xac0000, 0x580000,
};

const uint8_t MAP_DISTANCE[PROVINCES][PROVINCES] = {
    {0, 1, 2, 1, 1, 2, 3, 2, 2, 3, 4, 2, 3, 3, 4, 3, 4, 3, 4, 5, 5, 4, 5, 6},
    {1, 0, 1, 2, 1, 1, 2, 3, 2, 2, 3, 2, 3, 3, 4, 4, 4, 4, 5, 5, 4, 5, 6, 5},
    {2, 1, 0, 3, 2, 1, 1, 4, 3, 2, 2, 2, 3, 3, 4, 4, 3, 5, 5, 4, 3, 6, 5, 4},
    {1, 2, 3, 0, 2, 3, 4, 1, 1, 4, 5, 3, 2, 4, 3, 2, 5, 2, 3, 4, 6, 3, 4, 5},
    {1, 1, 2, 2, 0, 2, 3, 2, 1, 3, 4, 1, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5},
    {2, 1, 1, 3, 2, 0, 2, 4, 3, 1, 2, 1, 2, 2, 3, 3, 3, 4, 4, 4, 3, 5, 5, 4},
    {3, 2, 1, 4, 3, 2, 0, 5, 4, 1, 1, 3, 4, 2, 3, 5, 2, 6, 4, 3, 2, 5, 4, 3},
    {2, 3, 4, 1, 2, 4, 5, 0, 1, 5, 6, 3, 2, 4, 3, 1, 5, 1, 2, 4, 5, 2, 3, 4},
    {2, 2, 3, 1, 1, 3, 4, 1, 0, 4, 5, 2, 1, 3, 2, 2, 4, 2, 3, 3, 5, 3, 4, 4},
    {3, 2, 2, 4, 3, 1, 1, 5, 4, 0, 1, 2, 3, 1, 2, 4, 2, 5, 3, 3, 2, 4, 4, 3},
    {4, 3, 2, 5, 4, 2, 1, 6, 5, 1, 0, 3, 4, 2, 3, 5, 1, 5, 4, 2, 1, 4, 3, 2},
    {2, 2, 2, 3, 1, 1, 3, 3, 2, 2, 3, 0, 1, 1, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4},
    {3, 3, 3, 2, 2, 2, 4, 2, 1, 3, 4, 1, 0, 2, 1, 1, 3, 2, 2, 2, 4, 3, 3, 3},
    {3, 3, 3, 4, 2, 2, 2, 4, 3, 1, 2, 1, 2, 0, 1, 3, 1, 4, 2, 2, 2, 3, 3, 3},
    {4, 4, 4, 3, 3, 3, 3, 3, 2, 2, 3, 2, 1, 1, 0, 2, 2, 3, 1, 1, 3, 2, 2, 2},
    {3, 4, 4, 2, 3, 3, 5, 1, 2, 4, 5, 2, 1, 3, 2, 0, 4, 1, 1, 3, 4, 2, 2, 3},
    {4, 4, 3, 5, 3, 3, 2, 5, 4, 2, 1, 2, 3, 1, 2, 4, 0, 4, 3, 1, 1, 3, 2, 2},
    {3, 4, 5, 2, 3, 4, 6, 1, 2, 5, 5, 3, 2, 4, 3, 1, 4, 0, 2, 3, 4, 1, 2, 3},
    {4, 5, 5, 3, 4, 4, 4, 2, 3, 3, 4, 3, 2, 2, 1, 1, 3, 2, 0, 2, 3, 1, 1, 2},
    {5, 5, 4, 4, 4, 4, 3, 4, 3, 3, 2, 3, 2, 2, 1, 3, 1, 3, 2, 0, 2, 2, 1, 1},
    {5, 4, 3, 6, 4, 3, 2, 5, 5, 2, 1, 3, 4, 2, 3, 4, 1, 4, 3, 2, 0, 3, 2, 1},
    {4, 5, 6, 3, 4, 5, 5, 2, 3, 4, 4, 4, 3, 3, 2, 2, 3, 1, 1, 2, 3, 0, 1, 2},
    {5, 6, 5, 4, 5, 5, 4, 3, 4, 4, 3, 4, 3, 3, 2, 2, 2, 2, 1, 1, 2, 1, 0, 1},
    {6, 5, 4, 5, 5, 4, 3, 4, 4, 3, 2, 4, 3, 3, 2, 3, 2, 3, 2, 1, 1, 2, 1, 0},
};

const uint8_t HOME[REALMS][2] = {{0, 3}, {2, 6}, {21, 17}, {23, 20}};

province_set map_within(int province, int steps)
{
    province_set within = 1u << province;
    if (steps >= 1) within |= MAP_NEAR[province];
    if (steps >= 2)
        for (int i = 0; i < MAP[province].neighbours; i++) within |= MAP_NEAR[MAP[province].neighbour[i]];
    return within;
}

/* Tables (R1.2-R1.5) */

const struct terrain_fact TERRAIN[TERRAINS] = {
    [PLAINS] = {"plains", 'P', {3, 0, 1}, 0},     [FOREST] = {"forest", 'F', {2, 1, 0}, 1},
    [MOUNTAIN] = {"mountain", 'M', {0, 3, 1}, 3}, [COAST] = {"coast", 'C', {2, 0, 2}, 0},
    [RIVER] = {"river", 'R', {2, 1, 1}, 1},
};

/* Cost in food, iron and gold; strength, speed, age. */
const struct unit_fact UNIT[UNIT_KINDS] = {
    [MILITIA] = {"militia", "mil", "Militia", {1, 0, 0}, 1, 1, 1},
    [INFANTRY] = {"infantry", "inf", "Infantry", {1, 1, 0}, 3, 1, 1},
    [ARCHERS] = {"archers", "arc", "Archers", {1, 0, 1}, 2, 1, 2},
    [CAVALRY] = {"cavalry", "cav", "Cavalry", {2, 1, 0}, 3, 2, 2},
    [SIEGE] = {"siege", "sie", "Siege", {0, 2, 2}, 1, 1, 3},
    [KNIGHTS] = {"knights", "kni", "Knights", {2, 2, 1}, 5, 2, 3},
    [SCOUT] = {"scout", "sco", "Scout", {0, 0, 1}, 0, 3, 1},
    [UNIQUE] = {"unique", "uni", "Unique", {0, 0, 0}, 0, 1, 2},
};

const struct building_fact BUILDING[BUILDINGS] = {
    [FARM] = {"farm", "Farm", 'F', {2, 0, 0}, 1},
    [MINE] = {"mine", "Mine", 'M', {0, 2, 0}, 1},
    [MARKET] = {"market", "Market", 'K', {0, 0, 3}, 1},
    [BARRACKS] = {"barracks", "Barracks", 'B', {0, 2, 0}, 1},
    [FORTRESS] = {"fortress", "Fortress", 'X', {0, 3, 2}, 2},
    [TRADE_POST] = {"trade_post", "Trade Post", 'T', {0, 0, 2}, 2},
    [WATCHTOWER] = {"watchtower", "Watchtower", 'W', {0, 1, 1}, 2},
};

const struct tech_fact TECH[TECHS] = {
    [AGRICULTURE] = {"agriculture", "agr", "Agriculture", 1, {3, 0, 2}},
    [MINING] = {"mining", "min", "Mining", 1, {0, 3, 2}},
    [MASONRY] = {"masonry", "mas", "Masonry", 1, {2, 2, 1}},
    [TACTICS] = {"tactics", "tac", "Tactics", 2, {3, 3, 2}},
    [COMMERCE] = {"commerce", "com", "Commerce", 2, {2, 0, 5}},
    [FORTIFICATION] = {"fortification", "for", "Fortification", 2, {2, 4, 2}},
    [BLITZ] = {"blitz", "bli", "Blitz", 3, {5, 5, 3}},
    [SIEGE_CRAFT] = {"siege_craft", "sie", "Siege Craft", 3, {3, 6, 3}},
    [DIPLOMACY] = {"diplomacy", "dip", "Diplomacy", 3, {3, 3, 6}},
};

const int AGE_COST[AGES + 1][GOODS] = {[2] = {10, 8, 5}, [3] = {15, 12, 10}};

const struct civ_fact CIV[CIVS] = {
    [IRONBORN] = {"ironborn", "Ironborn", "huscarl", "Huscarl"},
    [VERDANTI] = {"verdanti", "Verdanti", "herbalist", "Herbalist"},
    [TIDECALLERS] = {"tidecallers", "Tidecallers", "corsair", "Corsair"},
    [ASHWALKERS] = {"ashwalkers", "Ashwalkers", "sage", "Sage"},
};
