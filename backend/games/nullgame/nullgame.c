/* nullgame.c - the template's page in the catalogue: its variants, its bots, and which function fills which slot.
 */
#include "games/nullgame/state.h"

static const char OPTIONS[] =
#include "nullgame_base.schema.inc"
    ;
static const char RULES[] =
#include "nullgame_RULES.inc"
    ;

static const char CLOCK[] =
    "{\"default\":{\"mode\":\"live\",\"turn_seconds\":60,\"stage_seconds\":{\"setup\":120,\"peek\":30,"
    "\"talk\":60},\"early\":true},"
    "\"modes\":{\"live\":{\"turn_seconds\":[10,3600]},\"correspondence\":{\"turn_seconds\":[3600,1209600]},"
    "\"budget\":{\"turn_seconds\":[10,3600],\"bank_seconds\":[60,86400],\"increment_seconds\":[0,60]},"
    "\"untimed\":{}},"
    "\"stages\":{\"setup\":[10,1209600],\"peek\":[10,1209600],\"talk\":[10,1209600]}}";

static const char CHOICE[] = "{\"type\":\"object\",\"additionalProperties\":false,\"properties\":{\"number\":"
                             "{\"title\":\"Lucky number\","
                             "\"type\":\"integer\",\"minimum\":0,\"maximum\":9}}}";

/* What all variants have in common. */
#define VARIANT                                                                                  \
    .options_schema = OPTIONS, .choice_schema = CHOICE, .seats_min = 2, .seats_max = NULL_SEATS, \
    .clock = CLOCK, .hidden = true, .rated = false, .pause = true

static const struct variant VARIANTS[] = {
    {.id = "base", .title = "In turn", .pace = PACE_ALTERNATE, .shown = SHOW_WHO, VARIANT},
    {.id = "together", .title = "All at once", .pace = PACE_TOGETHER, .shown = SHOW_COUNT, VARIANT},
    {.id = "council",
     .title = "All at once, with talk",
     .pace = PACE_TOGETHER,
     .shown = SHOW_WHO,
     .delay_min = 2,
     .delay = 3,
     .lenient = true,
     .own_talk = true,
     VARIANT},
    {.id = "own", .title = "At your own pace", .pace = PACE_OWN, .shown = SHOW_NOTHING, VARIANT},
    {0},
};

static const struct bot BOTS[] = {
    {"bot:random", "Leaf", 1, 0, 1, false, 0},
    {"bot:greedy", "Magpie", 2, 0, 2, false, 0},
    {0},
};

static const struct game_acts ACTS = {.is_act = null_is_act, .rider = null_rider, .choose = null_choose_act};
static const struct game_talk TALK = {.act = null_talk};
static const struct game_picture PICTURE = {.draw = null_picture};

const struct game GAME_nullgame = {
    .id = "nullgame",
    .title = "Nullgame",
    .rules = RULES,
    .listed = false,
    .variants = VARIANTS,
    .bots = BOTS,
    .rules_version = 1,
    .save_version = 1,
    .options = null_options,
    .setup = null_setup,
    .parse = null_parse,
    .judge = null_judge,
    .write = null_write,
    .notation = null_text,
    .apply = null_apply,
    .standing = null_standing,
    .know = null_know,
    .view = null_view,
    .legal = null_legal,
    .choose = null_choose,
    .save = null_save,
    .load = null_load,
    .copy = null_copy,
    .acts = &ACTS,
    .talk = &TALK,
    .picture = &PICTURE,
};
