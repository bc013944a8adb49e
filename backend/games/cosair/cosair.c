/* cosair.c - CoSAIR as a game of the platform: its facts and its table of functions. */
#include "games/cosair/review.h"

static const char OPTIONS[] =
#include "cosair_base.schema.inc"
    ;
static const char RULES[] =
#include "cosair_RULES.inc"
    ;

/* R13.8: with a time limit of hours or minutes, whether or not everybody is ready; "early": as soon as everybody is;
 * "untimed": for one person alone. */
static const char CLOCK[] = "{\"default\":{\"mode\":\"live\",\"turn_seconds\":60,\"early\":false},"
                            "\"modes\":{\"live\":{\"turn_seconds\":[3,3600,60]},"
                            "\"correspondence\":{\"turn_seconds\":[3600,1209600,86400]},\"untimed\":{}},"
                            "\"pool\":{\"live\":\"standard\",\"correspondence\":\"standard\"}}";

/* Half a minute is long for a program; games of two are decided after some 130 turns. */
static const char LEAGUE[] = "{\"seats\":2,\"options\":{\"max_turns\":300,\"closing_from\":100},"
                             "\"clock\":{\"mode\":\"live\",\"turn_seconds\":30,\"early\":true}}";

static const struct variant VARIANTS[] = {
    {.id = "base",
     .title = "Base game",
     .options_schema = OPTIONS,
     .seats_min = 2,
     .seats_max = NATIONS,
     .seats_usual = 4,
     .delay_min = 50,
     .pace = PACE_TOGETHER,
     .shown = SHOW_COUNT,
     .clock = CLOCK,
     .league = LEAGUE,
     .hidden = true,
     .lenient = true,
     .rated = true,
     .judged = true,
     .plays_on = true,
     .pause = true},
    {.id = NULL},
};

static const struct bot BOTS[] = {
    {"bot:passive", "Sleeper", 0, 0, 0, false, 0},
    {"bot:random", "Drifter", 1, 0, 1, false, 600},
    {"bot:greedy", "Trader", 2, 0, 6, false, 1590},
    {"bot:strong", "Admiral", 3, 0, 7, false, 1700},
    {"bot:level-2", "CoSAIR level 2", 4, 0, 2, false, 800},
    {"bot:level-3", "CoSAIR level 3", 5, 0, 3, false, 1020},
    {"bot:level-4", "CoSAIR level 4", 6, 0, 4, false, 1210},
    {"bot:level-5", "CoSAIR level 5", 7, 0, 5, false, 1430},
    {"bot:level-8", "CoSAIR level 8", 8, 0, 8, false, 1980},
    {0},
};

static const struct game_picture PICTURE = {.draw = cosair_picture};
static const struct game_review REVIEW = {.compare = cosair_compare};
static const struct game_statistics STATISTICS = {
    .figures = cosair_figures, .counts = COSAIR_COUNTS, .count = cosair_count};

const struct game GAME_cosair = {
    .id = "cosair",
    .title = "CoSAIR",
    .rules = RULES,
    .listed = true,
    .variants = VARIANTS,
    .bots = BOTS,
    .rules_version = 1,
    .save_version = 1,
    .options = cosair_options,
    .setup = cosair_setup,
    .parse = cosair_parse,
    .judge = cosair_judge,
    .write = cosair_write,
    .notation = cosair_notation,
    .apply = cosair_apply,
    .standing = cosair_standing,
    .know = cosair_know,
    .view = cosair_view,
    .legal = cosair_legal,
    .choose = cosair_choose,
    .save = cosair_save,
    .load = cosair_load,
    .copy = cosair_copy,
    .picture = &PICTURE,
    .review = &REVIEW,
    .statistics = &STATISTICS,
    .items = &COSAIR_ITEMS,
};
