/* stratic.c - Stratic as a game of the platform: its facts and its table of functions. */
#include "games/stratic/stratic.h"

static const char BASE_SCHEMA[] =
#include "stratic_base.schema.inc"
    ;
static const char ENDLESS_SCHEMA[] =
#include "stratic_true_endless.schema.inc"
    ;
static const char ANTISTRATIC_SCHEMA[] =
#include "stratic_antistratic.schema.inc"
    ;
static const char RULES[] =
#include "stratic_RULES.inc"
    ;

/* R3, R9: live is count_up, budget is count_down. */
static const char CLOCK[] =
    "{\"default\":{\"mode\":\"live\",\"turn_seconds\":60,\"stage_seconds\":{\"setup\":300}},"
    "\"modes\":{\"live\":{\"turn_seconds\":[10,3600,60]},"
    "\"correspondence\":{\"turn_seconds\":[3600,1209600,259200]},"
    "\"budget\":{\"turn_seconds\":[10,3600,60],\"bank_seconds\":[60,86400,900],\"increment_seconds\":[0,60,5]"
    "},"
    "\"untimed\":{}},"
    "\"stages\":{\"setup\":[30,1209600]},"
    "\"pool\":{\"live\":\"standard\",\"correspondence\":\"standard\",\"budget\":\"budget\"}}";

/* Without a limit, two programs that avoid each other play for ever (R11). */
static const char LEAGUE[] = "{\"seats\":2,\"options\":{\"turn_limit\":200},"
                             "\"clock\":{\"mode\":\"live\",\"turn_seconds\":30,"
                             "\"stage_seconds\":{\"setup\":60}}}";

#define VARIANT(name, words, schema, is_rated, is_crowd, is_judged)                                       \
    {                                                                                                     \
        .id = (name), .title = (words), .options_schema = (schema), .seats_min = 2, .seats_max = 2,       \
        .pace = PACE_ALTERNATE, .shown = SHOW_WHO, .clock = CLOCK, .rated = (is_rated), .takeback = true, \
        .league = (is_rated) ? LEAGUE : NULL, .pause = true, .crowd = (is_crowd), .judged = (is_judged)   \
    }

/* Marshal searches for the Commander, which decides only the base game (R19.3). */
static const struct variant VARIANTS[] = {
    VARIANT("base", "Base game", BASE_SCHEMA, true, false, true),
    VARIANT("true_endless", "True Endless", ENDLESS_SCHEMA, false, true, false), /* R11.2 */
    VARIANT("antistratic", "Antistratic", ANTISTRATIC_SCHEMA, true, false, false),
    {.id = NULL},
};

static const struct bot BOTS[] = {
    {"bot:random", "Recruit", 1, 0, 1, false, 600},
    {"bot:greedy", "Sergeant", 2, 0, 5, false, 1630},
    {"bot:strong", "Marshal", 3, 0, 7, false, 2430},
    {"bot:level-2", "Stratic level 2", 4, 0, 2, false, 790},
    {"bot:level-3", "Stratic level 3", 5, 0, 3, false, 1130},
    {"bot:level-4", "Stratic level 4", 6, 0, 4, false, 1320},
    {"bot:level-6", "Stratic level 6", 7, 0, 6, false, 2030},
    {"bot:level-8", "Stratic level 8", 8, 0, 8, false, 2580},
    {0},
};

/* Options (R3) */

static bool bad_option(struct ctx *c, const char *key, const char *hint)
{
    const char *path = pool_print(c->pool, "/%.60s", key);
    fail_at(c, path, "bad_options", hint);
    return fail(c, FAULT_BAD_OPTIONS, "%s: %s", path, hint);
}

/* An integer option within its range; absent leaves the default. */
static bool read_integer(struct ctx *c, json_object *sent, const char *key, int max, int *value)
{
    json_object *member = NULL;
    if (!json_object_object_get_ex(sent, key, &member)) return true;
    int64_t given = json_object_get_int64(member);
    if (!json_object_is_type(member, json_type_int) || given < 0 || given > max)
        return bad_option(c, key, pool_print(c->pool, "must be an integer from 0 to %d", max));
    *value = (int)given;
    return true;
}

static bool known_options(struct ctx *c, json_object *sent)
{
    static const char *const KNOWN[] = {"dims", "max_expansions", "skip_reinforcement", "idle_limit",
                                        "turn_limit"};
    json_object_object_foreach (sent, key, member) {
        bool known = false;
        (void)member;
        for (size_t i = 0; i < sizeof KNOWN / sizeof *KNOWN; i++) known |= strcmp(key, KNOWN[i]) == 0;
        if (!known) return bad_option(c, key, "no such option");
    }
    return true;
}

static bool read_options(struct ctx *c, json_object *sent, game_state *s)
{
    json_object *member = NULL;
    if (!known_options(c, sent) || !read_integer(c, sent, "dims", 3, &s->dims)) return false;
    if (s->dims < 2) return bad_option(c, "dims", "must be 2 or 3");
    bool limited = json_object_object_get_ex(sent, "max_expansions", &member) && member;
    if (limited && !read_integer(c, sent, "max_expansions", expansions_most(-1, s->dims), &s->max_expansions))
        return false;
    if (json_object_object_get_ex(sent, "skip_reinforcement", &member)) {
        if (!json_object_is_type(member, json_type_boolean))
            return bad_option(c, "skip_reinforcement", "must be true or false");
        s->skip_reinforcement = json_object_get_boolean(member);
    }
    if (!read_integer(c, sent, "idle_limit", 100, &s->idle_limit)) return false;
    if (s->idle_limit == 1 || s->idle_limit == 2)
        return bad_option(c, "idle_limit", "must be 0, or 3 to 100");
    return read_integer(c, sent, "turn_limit", 100000, &s->turn_limit);
}

static json_object *stratic_options(struct ctx *c, const struct variant *variant, json_object *sent,
                                    int seats, const struct seat_fact *seat)
{
    const struct law *law = law_find(variant->id);
    game_state s = {.law = law,
                    .dims = 2,
                    .max_expansions = -1,
                    .skip_reinforcement = true,
                    .idle_limit = 10,
                    .turn_limit = law->turn_limit};
    for (int i = 0; seat && i < seats; i++) s.skip_reinforcement &= !seat[i].program;
    if (sent && !json_object_is_type(sent, json_type_object))
        return bad_option(c, "", "must be an object"), NULL;
    if (sent && !read_options(c, sent, &s)) return NULL;
    return options_json(c, &s);
}

static const struct game_picture PICTURE = {.draw = stratic_picture};
static const struct game_study STUDY = {.position = stratic_position,
                                        .position_text = stratic_position_text,
                                        .advise = stratic_advise,
                                        .perft = stratic_perft};
static const char TACTIC_LINES[] =
#include "stratic_tactics.inc"
    ;
/* The square of the first movement. */
static const char *first_square(struct ctx *c, const game_order *order)
{
    char name[NAME_MAX];
    return order->move_n ? pool_copy(c->pool, spot_name(order->move[0].from, order->dims, name)) : "--";
}
static const struct game_tactics TACTICS = {.lines = TACTIC_LINES, .hint = first_square};
static const struct game_openings OPENINGS = {.note = stratic_opening_note, .reach = stratic_opening_reach};
static const char *const SIDES[] = {"South", "North"};
static const char *const CROWD_ACCOUNTS[] = {"Crowd of the South", "Crowd of the North"};
static const struct game_crowd CROWD = {.sides = SIDES, .accounts = CROWD_ACCOUNTS, .elect = stratic_elect};

const struct game GAME_stratic = {
    .id = "stratic",
    .title = "Stratic",
    .rules = RULES,
    .listed = true,
    .variants = VARIANTS,
    .bots = BOTS,
    .rules_version = 1,
    .save_version = 1,
    .options = stratic_options,
    .setup = stratic_setup,
    .parse = stratic_parse,
    .judge = stratic_judge,
    .write = stratic_write,
    .notation = stratic_notation,
    .apply = stratic_apply,
    .standing = stratic_standing,
    .know = stratic_know,
    .view = stratic_view,
    .legal = stratic_legal,
    .choose = stratic_choose,
    .save = stratic_save,
    .load = stratic_load,
    .copy = stratic_copy,
    .picture = &PICTURE,
    .study = &STUDY,
    .tactics = &TACTICS,
    .crowd = &CROWD,
    .openings = &OPENINGS,
    .items = &STRATIC_ITEMS,
};
