/* rulegame.c - the game's page in the catalogue, and which function fills which slot. */
#include "games/rulegame/experiments.h"
#include "games/rulegame/rule_sets.h"
#include "games/rulegame/state.h"

static const char OPTIONS[] =
#include "rulegame_solo.schema.inc"
    ;
/* The same with the number of series; rivals do not end with mastery. */
static const char OPTIONS_DUO[] =
#include "rulegame_duo.schema.inc"
    ;
static const char OPTIONS_COOP[] =
#include "rulegame_coop.schema.inc"
    ;
static const char RULES[] =
#include "rulegame_RULES.inc"
    ;

/* A single player makes nobody wait; a race has a time limit for each attempt. */
static const char CLOCK_SOLO[] = "{\"default\":{\"mode\":\"untimed\"},\"modes\":{\"untimed\":{}}}";
static const char CLOCK_RACE[] = "{\"default\":{\"mode\":\"live\",\"turn_seconds\":120},"
                                 "\"modes\":{\"live\":{\"turn_seconds\":[10,3600,120]},\"correspondence\":{"
                                 "\"turn_seconds\":[3600,1209600,259200]},\"untimed\":{}}}";

/* R8.10: five minutes for an attempt. */
static const char CLOCK_DUO[] = "{\"default\":{\"mode\":\"live\",\"turn_seconds\":300},"
                                "\"modes\":{\"live\":{\"turn_seconds\":[10,3600,300]},\"correspondence\":{"
                                "\"turn_seconds\":[3600,1209600,259200]},\"untimed\":{}}}";

#define VARIANT .delay_min = 0, .shown = SHOW_NOTHING, .hidden = true, .pad_timing = true
#define APART VARIANT, .options_schema = OPTIONS, .pace = PACE_OWN
#define TOGETHER VARIANT, .pace = PACE_ALTERNATE, .seats_min = DUO, .seats_max = DUO, .clock = CLOCK_DUO
static const struct variant VARIANTS[] = {
    {.id = "solo", .title = "Solo", .seats_min = 1, .seats_max = 1, .clock = CLOCK_SOLO, APART},
    {.id = "race", .title = "Race", .seats_min = 2, .seats_max = RACERS_MAX, .clock = CLOCK_RACE, APART},
    {.id = "adversarial", .title = "Rivals on one board", .options_schema = OPTIONS_DUO, TOGETHER},
    {.id = "coop", .title = "Partners on one board", .options_schema = OPTIONS_COOP, TOGETHER},
    {0},
};
#undef TOGETHER
#undef APART
#undef VARIANT

static const struct bot BOTS[] = {
    {"bot:random", "Shuffler", 1, 0, 1, false, 600},
    {"bot:memory", "Bookkeeper", 2, 0, 3, false, 900},
    {"bot:hypothesis", "Naturalist", 3, 0, 8, false, 2670},
    {"bot:level-2", "Rule Game level 2", 4, 0, 2, false, 760},
    {"bot:level-4", "Rule Game level 4", 5, 0, 4, false, 1170},
    {"bot:level-5", "Rule Game level 5", 6, 0, 5, false, 1470},
    {"bot:level-6", "Rule Game level 6", 7, 0, 6, false, 1870},
    {"bot:level-7", "Rule Game level 7", 8, 0, 7, false, 2270},
    {0},
};

static const char *const WORDS[] = {"guess", NULL};

static const struct measure MEASURES[] = {
    {"mastery", "m*"},
    {"errors", "Errors"},
    {"episodes", "Boards"},
    {0},
};

static const struct game_acts ACTS = {.is_act = rulegame_is_act};
static const struct game_picture PICTURE = {.draw = rulegame_picture};
static const struct game_ladder LADDER = {.measures = MEASURES, .rung = rulegame_rung};
static const struct game_puzzles PUZZLES = {.make = rulegame_puzzle, .reveal = rulegame_reveal};
static const struct game_challenge CHALLENGE = {.boards = CHALLENGE_BOARDS,
                                                .row = CHALLENGE_ROW,
                                                .make = rulegame_challenge,
                                                .score = rulegame_challenge_score};
static const struct game_authoring AUTHORING = {.check = rulegame_check, .play = rulegame_try};
static const struct game_trials TRIALS = {
    .variant = "solo",
    .together = "coop",
    .against = "adversarial",
    .paired = trial_paired,
    .read = trials_read,
    .series = trial_series,
    .summary = trial_summary,
    .tables = TRIAL_TABLES,
    .lines = trial_lines,
};

static const char *const LATER_OPTIONS[] = {"until_mastered", "until_flawless", NULL};

const struct game GAME_rulegame = {
    .id = "rulegame",
    .title = "Rule Game",
    .rules = RULES,
    .listed = true,
    .words = WORDS,
    .variants = VARIANTS,
    .bots = BOTS,
    .rules_version = 1,
    .save_version = 1,
    .options = rulegame_options,
    .later_options = LATER_OPTIONS,
    .setup = rulegame_setup,
    .parse = rulegame_parse,
    .judge = rulegame_judge,
    .write = rulegame_write,
    .notation = rulegame_text,
    .apply = rulegame_apply,
    .standing = rulegame_standing,
    .know = rulegame_know,
    .view = rulegame_view,
    .legal = rulegame_legal,
    .choose = rulegame_choose,
    .save = rulegame_save,
    .load = rulegame_load,
    .copy = rulegame_copy,
    .acts = &ACTS,
    .picture = &PICTURE,
    .ladder = &LADDER,
    .puzzles = &PUZZLES,
    .challenge = &CHALLENGE,
    .authoring = &AUTHORING,
    .trials = &TRIALS,
    .items = &RULEGAME_ITEMS,
};
