/* stratagem.c - Stratagem as a game of the platform: its facts and its table of functions. */
#include "games/stratagem/bot.h"
#include "games/stratagem/opening.h"
#include "games/stratagem/promise.h"
#include "games/stratagem/review.h"

static const char OPTIONS[] =
#include "stratagem_base.schema.inc"
    ;
static const char RULES[] =
#include "stratagem_RULES.inc"
    ;

/* R2.1: one period for talk and one for orders. */
static const char CLOCK[] = "{\"default\":{\"mode\":\"live\",\"turn_seconds\":120,\"stage_seconds\":{"
                            "\"diplomacy\":120},\"early\":true},"
                            "\"modes\":{\"live\":{\"turn_seconds\":[20,3600,120]},"
                            "\"correspondence\":{\"turn_seconds\":[3600,1209600,86400]},\"untimed\":{}},"
                            "\"stages\":{\"diplomacy\":[10,1209600]},"
                            "\"pool\":{\"live\":\"standard\",\"correspondence\":\"standard\"}}";

/* R1.16: a civilization, chosen in secret. */
static const char CHOICE[] = "{\"type\":\"object\",\"additionalProperties\":false,\"properties\":{\"civ\":{"
                             "\"title\":\"Your civilization\","
                             "\"enum\":[\"random\",\"ironborn\",\"verdanti\",\"tidecallers\",\"ashwalkers\"],"
                             "\"default\":\"random\"}}}";

/* Texts that players write: a letter in the compact view, and where the story quotes one. */
static const char *const WORDS[] = {"m", "words", NULL};

static const char LEAGUE[] = "{\"seats\":4,\"options\":{},\"clock\":{\"mode\":\"live\",\"turn_seconds\":60,"
                             "\"stage_seconds\":{\"diplomacy\":30},\"early\":true}}";

static const struct variant VARIANTS[] = {
    {.id = "base",
     .title = "Base game",
     .options_schema = OPTIONS,
     .choice_schema = CHOICE,
     .seats_min = 2,
     .seats_max = 4,
     .seats_step = 2,
     .seats_usual = 4,
     .delay_min = 3,
     .delay = 5,
     .pace = PACE_TOGETHER,
     .shown = SHOW_WHO,
     .clock = CLOCK,
     .league = LEAGUE,
     .hidden = true,
     .lenient = true,
     .rated = true,
     .judged = true,
     .takeback = false,
     .own_talk = true,
     .pause = true},
    {.id = NULL},
};

static const struct bot BOTS[] = {
    {"bot:random", "Vagabond", BOT_RANDOM, STYLE_CONSUL, 1, false, 600},
    {"bot:greedy", "Reeve", BOT_GREEDY, STYLE_CONSUL, 5, false, 1900},
    {"bot:strong", "Consul", BOT_STRONG, STYLE_CONSUL, 7, false, 2700},
    {"bot:rusher", "Warlord", BOT_STRONG, STYLE_RUSHER, 7, true, 0},
    {"bot:builder", "Architect", BOT_STRONG, STYLE_BUILDER, 7, true, 0},
    {"bot:trader", "Merchant", BOT_STRONG, STYLE_TRADER, 7, true, 0},
    {"bot:negotiator", "Envoy", BOT_NEGOTIATOR, STYLE_CONSUL, 7, true, 0},
    {"bot:level-2", "Stratagem level 2", 5, STYLE_CONSUL, 2, false, 950},
    {"bot:level-3", "Stratagem level 3", 6, STYLE_CONSUL, 3, false, 1260},
    {"bot:level-4", "Stratagem level 4", 7, STYLE_CONSUL, 4, false, 1500},
    {"bot:level-6", "Stratagem level 6", 8, STYLE_CONSUL, 6, false, 2300},
    {"bot:level-8", "Stratagem level 8", 9, STYLE_CONSUL, 8, false, 3100},
    {0},
};

static const struct game_acts ACTS = {
    .is_act = strat_is_act, .rider = strat_rider, .choose = strat_choose_act};
static const struct game_talk TALK = {.act = strat_talk};
static const struct game_promises PROMISES = {
    .open = promise_open, .note = promise_note, .print = promise_print};
static const struct game_review REVIEW = {.compare = strat_compare};
static const struct game_openings OPENINGS = {
    .by_seat = true, .note = strat_opening_note, .reach = strat_opening_reach};
static const struct game_picture PICTURE = {.draw = strat_picture};

static bool faction(int i, struct faction *ret)
{
    if (i >= CIVS) return false;
    *ret = (struct faction){CIV[i].name, CIV[i].title};
    return true;
}

const struct game GAME_stratagem = {
    .id = "stratagem",
    .title = "Stratagem",
    .rules = RULES,
    .words = WORDS,
    .listed = true,
    .variants = VARIANTS,
    .bots = BOTS,
    .rules_version = EDITIONS,
    .save_version = 2,
    .options = strat_options,
    .setup = strat_setup,
    .parse = strat_parse,
    .judge = strat_judge,
    .write = strat_write,
    .notation = strat_notation,
    .apply = strat_apply,
    .standing = strat_standing,
    .know = strat_know,
    .view = strat_view,
    .legal = strat_legal,
    .choose = strat_choose,
    .save = strat_save,
    .load = strat_load,
    .copy = strat_copy,
    .faction = faction,
    .acts = &ACTS,
    .talk = &TALK,
    .picture = &PICTURE,
    .review = &REVIEW,
    .promises = &PROMISES,
    .openings = &OPENINGS,
    .items = &STRATAGEM_ITEMS,
};
