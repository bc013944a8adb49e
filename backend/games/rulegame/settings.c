/* settings.c - checks and completes the options sent, and reads them. Completing writes the defaults into them; reading
 * accepts only complete options, so that setup and a saved state read what was accepted once. */
#include "games/rulegame/settings.h"
#include "games/rulegame/finding.h"
#include <stddef.h>
#include <string.h>

struct number_option {
    const char *name;
    int min, max, fallback;
    size_t offset;
};

#define NUMBER(name, min, max, fallback)                           \
    {                                                              \
#name, min, max, fallback, offsetof(struct settings, name) \
    }
static const struct number_option NUMBERS[] = {
    NUMBER(boards, 1, BOARDS_MAX, 5),
    NUMBER(min_objects, 1, PIECES_MAX, 9),
    NUMBER(max_objects, 1, PIECES_MAX, 9),
    NUMBER(min_shapes, 0, KINDS_MAX, 4),
    NUMBER(max_shapes, 0, KINDS_MAX, 4),
    NUMBER(min_colors, 0, KINDS_MAX, 4),
    NUMBER(max_colors, 0, KINDS_MAX, 4),
    NUMBER(pick_cost, 0, 2, 2),
    NUMBER(min_points, 0, 100, 2),
    NUMBER(max_points, 0, 100, 10),
    NUMBER(x2_after, 0, 1000000000, 0),
    NUMBER(x4_after, 0, 1000000000, 0),
    NUMBER(activate_bonus_at, 0, BOARDS_MAX, 2),
    NUMBER(clear_how_many, 1, BOARDS_MAX, 2),
    NUMBER(bonus_extra_pts, 0, 100, 3),
    NUMBER(give_up_at, 0, BOARDS_MAX, 2),
};
#undef NUMBER
enum { NUMBERS_COUNT = sizeof NUMBERS / sizeof *NUMBERS };

static const char *const INCENTIVES[] = {"none", "doubling", "likelihood", "bonus", NULL};
static const char *const FEEDBACKS[] = {"free", "fixed", NULL};
static const char *const ORDERS[] = {"listed", "alpha", "random", NULL};
static const char *const SHAPES[] = {"SQUARE", "STAR", "CIRCLE", "TRIANGLE", NULL};
static const char *const COLORS[] = {"RED", "BLACK", "BLUE", "YELLOW", NULL};

bool settings_bounds(const char *name, int *ret_min, int *ret_max)
{
    for (int i = 0; i < NUMBERS_COUNT; i++) {
        if (strcmp(NUMBERS[i].name, name) != 0) continue;
        *ret_min = NUMBERS[i].min;
        *ret_max = NUMBERS[i].max;
        return true;
    }
    return false;
}

static bool refuse_by(struct ctx *c, const char *path, const char *option, enum finding_id id,
                      const struct finding_param *params)
{
    struct finding what = finding_of(c, id, params);
    const char *at = pool_print(c->pool, "%s%s", path, option);
    fail(c, FAULT_BAD_OPTIONS, "%s: %s", at + 1, what.message);
    fail_because(c, at, what.code, what.message, what.reason, what.params);
    return false;
}

static bool refuse(struct ctx *c, const char *path, const char *code, const char *hint)
{
    fail(c, FAULT_BAD_OPTIONS, "%s: %s", path + 1, hint);
    fail_at(c, path, code, hint);
    return false;
}

/* Completing */

static json_object *list_of(struct ctx *c, const char *const *names)
{
    json_object *list = json_new_array(c);
    for (; *names; names++) json_push_text(list, *names);
    return list;
}

/* The value sent under the name, or the default. */
static void keep(json_object *options, json_object *sent, const char *name, json_object *fallback)
{
    json_object *value = json_member(sent, name);
    json_add(options, name, value ? value : fallback);
}

static void keep_text(json_object *options, json_object *sent, const char *name, const char *fallback)
{
    json_object *value = json_member(sent, name);
    if (value) json_add(options, name, value);
    else json_add_text(options, name, fallback);
}

static int length_of(json_object *list)
{
    return json_object_is_type(list, json_type_array) ? (int)json_object_array_length(list) : 0;
}

/* The number of kinds on a board: as many as usual, but no more than there are, or than there are pieces (R7.1). */
static int kinds_fallback(json_object *options, const char *set)
{
    int kinds = length_of(json_member(options, set)),
        objects = json_object_get_int(json_member(options, "min_objects"));
    if (objects < kinds) kinds = objects;
    return kinds < 4 ? kinds : 4;
}

static int number_fallback(json_object *options, const struct number_option *number)
{
    const char *name = number->name;
    if (strcmp(name, "max_objects") == 0) {
        int least = json_object_get_int(json_member(options, "min_objects"));
        return least > number->fallback ? least : number->fallback;
    }
    if (strcmp(name, "min_objects") == 0) {
        json_object *most = json_member(options, "max_objects");
        return most && json_object_get_int(most) < number->fallback ? json_object_get_int(most)
                                                                    : number->fallback;
    }
    if (strstr(name, "_shapes")) return kinds_fallback(options, "shapes");
    if (strstr(name, "_colors")) return kinds_fallback(options, "colors");
    return number->fallback;
}

static void keep_number(json_object *options, json_object *sent, const char *name)
{
    json_object *value = json_member(sent, name);
    for (int i = 0; i < NUMBERS_COUNT; i++) {
        if (strcmp(NUMBERS[i].name, name) != 0) continue;
        if (value) json_add(options, name, value);
        else json_add_int(options, name, number_fallback(options, &NUMBERS[i]));
    }
}

/* A rule set sent as text leaves the ladder; the id of a level can also be sent as `rules`. */
static bool rules_complete(struct ctx *c, json_object *options, json_object *sent)
{
    const char *level = "", *rules = "";
    if (!json_may_text(c, sent, "level", NAME_MAX, &level) ||
        !json_may_text(c, sent, "rules", RULE_TEXT_MAX, &rules))
        return false;
    if (*rules && level_find(rules)) level = rules, rules = "";
    if (*rules && *level) return refuse(c, "/level", "two_rule_sets", "name a level or send rules, not both");
    if (!*rules && !*level) level = level_at(0)->id;
    json_add_text(options, "level", level);
    json_add_text(options, "rules", rules);
    return true;
}

static bool members_known(struct ctx *c, json_object *sent, bool in_series, bool rivals)
{
    if (!json_need_object(c, sent, "options")) return false;
    if (!in_series && json_member(sent, "series"))
        return refuse_by(c, "", "/series", FINDING_SERIES_ALONE, NULL);
    if (in_series && json_member(sent, "until_flawless"))
        return refuse_by(c, "", "/until_flawless", FINDING_FLAWLESS_OF_TWO, NULL);
    if (rivals && json_member(sent, "until_mastered"))
        return refuse_by(c, "", "/until_mastered", FINDING_MASTERY_OF_RIVALS, NULL);
    return json_only(c, sent, "series", "level", "rules", "boards", "min_objects", "max_objects", "shapes",
                     "colors", "min_shapes", "max_shapes", "min_colors", "max_colors", "images",
                     "initial_boards", "initial_boards_order", "crowded", "feedback", "pick_cost",
                     "min_points", "max_points", "incentive", "x2_after", "x4_after", "activate_bonus_at",
                     "clear_how_many", "bonus_extra_pts", "give_up_at", "reveal", "until_mastered",
                     "until_flawless", "cond_train", "cond_test", NULL);
}

static json_object *complete(struct ctx *c, json_object *sent, int series, bool rivals)
{
    static const char *const LAST[] = {"pick_cost", "min_points", "max_points", NULL};
    static const char *const PAY[] = {
        "x2_after", "x4_after", "activate_bonus_at", "clear_how_many", "bonus_extra_pts", "give_up_at", NULL};
    json_object *options = json_new_object(c), *given = sent ? sent : json_new_object(c);
    if (!members_known(c, given, series, rivals) || !rules_complete(c, options, given)) return NULL;
    if (series) json_add_int(options, "series", series);
    if (json_member(given, "series")) json_add(options, "series", json_member(given, "series"));
    keep_number(options, given, "boards");
    json_object *most = json_member(given, "max_objects");
    if (most) json_add(options, "max_objects", most); /* the minimum follows it down */
    keep_number(options, given, "min_objects");
    if (most) json_object_object_del(options, "max_objects");
    keep_number(options, given, "max_objects");
    keep(options, given, "shapes", list_of(c, SHAPES));
    keep(options, given, "colors", list_of(c, COLORS));
    keep_number(options, given, "min_shapes");
    keep_number(options, given, "max_shapes");
    keep_number(options, given, "min_colors");
    keep_number(options, given, "max_colors");
    keep(options, given, "images", json_new_array(c));
    keep(options, given, "initial_boards", json_new_array(c));
    keep_text(options, given, "initial_boards_order", "listed");
    json_add_bool(options, "crowded", false);
    if (json_member(given, "crowded")) json_add(options, "crowded", json_member(given, "crowded"));
    keep_text(options, given, "feedback", "free");
    for (const char *const *name = LAST; *name; name++) keep_number(options, given, *name);
    keep_text(options, given, "incentive", "none");
    for (const char *const *name = PAY; *name; name++) keep_number(options, given, *name);
    json_add_bool(options, "reveal", true);
    if (json_member(given, "reveal")) json_add(options, "reveal", json_member(given, "reveal"));
    keep_text(options, given, "cond_train", "");
    keep_text(options, given, "cond_test", "");
    if (rivals) return options;
    json_add_bool(options, "until_mastered", series != 0); /* partners: R8.11 */
    if (json_member(given, "until_mastered"))
        json_add(options, "until_mastered", json_member(given, "until_mastered"));
    /* Only where it was chosen, by a challenge: forms do not offer it, and all other options stay as they are. */
    if (json_member(given, "until_flawless"))
        json_add(options, "until_flawless", json_member(given, "until_flawless"));
    return options;
}

json_object *settings_complete_series(struct ctx *c, json_object *sent, int series, bool rivals)
{
    struct settings settings;
    json_object *options = complete(c, sent, series, rivals);
    if (options && settings_read(c, options, &settings)) return options;
    c->failure.fault = FAULT_BAD_OPTIONS;
    return NULL;
}

json_object *settings_complete(struct ctx *c, json_object *sent)
{
    return settings_complete_series(c, sent, 0, false);
}

/* Reading */

/* Options without them have one series, which no row of boards ends. */
static bool series_read(struct ctx *c, json_object *options, struct settings *s)
{
    int64_t series = 1, flawless = 0;
    if (!json_may_int(c, options, "series", 1, SERIES_MAX, &series) ||
        !json_may_int(c, options, "until_flawless", 0, BOARDS_MAX, &flawless))
        return false;
    s->series = (int)series;
    s->until_flawless = (int)flawless;
    return s->series * s->boards <= BOARDS_MAX ||
           refuse_by(c, "/series", "", FINDING_SERIES_TOO_MANY,
                     PARAMS(PARAM_NUMBER("series", s->series), PARAM_NUMBER("boards", s->boards),
                            PARAM_NUMBER("max", BOARDS_MAX), PARAM_NUMBER("fits", BOARDS_MAX / s->boards)));
}

static bool numbers_read(struct ctx *c, json_object *options, struct settings *s)
{
    for (int i = 0; i < NUMBERS_COUNT; i++) {
        int64_t value;
        if (!json_need_int(c, options, NUMBERS[i].name, NUMBERS[i].min, NUMBERS[i].max, &value)) return false;
        *(int *)(void *)((char *)s + NUMBERS[i].offset) = (int)value;
    }
    return series_read(c, options, s);
}

static bool choice_read(struct ctx *c, json_object *options, const char *name, const char *const *names,
                        int *ret_choice)
{
    const char *text;
    if (!json_need_text(c, options, name, NAME_MAX, &text)) return false;
    for (*ret_choice = 0; names[*ret_choice]; ++*ret_choice)
        if (strcmp(names[*ret_choice], text) == 0) return true;
    const char *known = names[0];
    for (int i = 1; names[i]; i++) known = pool_print(c->pool, "%s, %s", known, names[i]);
    return refuse_by(c, "/", name, FINDING_CHOICE_UNKNOWN,
                     PARAMS(PARAM_TEXT("name", name), PARAM_TEXT("known", known)));
}

static bool names_read(struct ctx *c, json_object *options, const char *name, struct names *ret_names)
{
    json_object *list;
    if (!json_need_array(c, options, name, KINDS_MAX, &list)) return false;
    ret_names->count = (int)json_object_array_length(list);
    for (int i = 0; i < ret_names->count; i++) {
        json_object *item = json_object_array_get_idx(list, (size_t)i);
        const char *text = json_object_is_type(item, json_type_string) ? json_object_get_string(item) : "";
        ret_names->name[i] = plain_name(c, text);
        const char *path = pool_print(c->pool, "/%s/%d", name, i);
        if (!ret_names->name[i])
            return refuse_by(c, path, "", FINDING_ITEM_NO_NAME, PARAMS(PARAM_TEXT("name", name)));
        for (int j = 0; j < i; j++)
            if (strcmp(ret_names->name[j], ret_names->name[i]) == 0)
                return refuse_by(c, path, "", FINDING_ITEM_TWICE,
                                 PARAMS(PARAM_TEXT("name", name), PARAM_TEXT("item", text)));
    }
    return ret_names->count > 0 ||
           refuse_by(c, "/", name, FINDING_ITEMS_NONE, PARAMS(PARAM_TEXT("name", name)));
}

static bool refuse_rules(struct ctx *c, const char *path, const struct rule_fault *fault)
{
    const char *hint = pool_print(c->pool, "line %d, column %d: %s; %s", fault->line, fault->column,
                                  fault->message, fault->hint);
    fail(c, FAULT_BAD_OPTIONS, "%s: %s", path + 1, hint);
    fail_because(c, path, fault->code, hint, fault->reason, fault->params);
    return false;
}

static bool program_read(struct ctx *c, const char *path, const char *text,
                         const struct program **ret_program)
{
    struct rule_fault fault;
    const struct rule_set *rules = rule_set_read(c, text, strlen(text), &fault);
    if (!rules) return refuse_rules(c, path, &fault);
    *ret_program = program_new(c, rules);
    return true;
}

static bool rules_read(struct ctx *c, json_object *options, struct settings *s)
{
    const char *level, *rules;
    if (!json_need_text(c, options, "level", NAME_MAX, &level) ||
        !json_need_text(c, options, "rules", RULE_TEXT_MAX, &rules))
        return false;
    const struct level *found = *level ? level_find(level) : NULL;
    if (*level && !found)
        return refuse(c, "/level", "unknown_level",
                      "there is no such level: use one that the options in GET /games list, or send a rule "
                      "set as rules");
    s->level = found ? found->id : NULL;
    s->rules = *rules || !found ? pool_copy(c->pool, rules) : found->text;
    return program_read(c, "/rules", s->rules, &s->program);
}

static bool condition_read(struct ctx *c, json_object *options, const char *name,
                           const struct program **ret_program)
{
    const char *text;
    *ret_program = NULL;
    if (!json_need_text(c, options, name, RULE_TEXT_MAX, &text)) return false;
    return !*text || program_read(c, pool_print(c->pool, "/%s", name), text, ret_program);
}

static bool images_read(struct ctx *c, json_object *options, struct settings *s)
{
    json_object *list;
    if (!json_need_array(c, options, "images", IMAGES_MAX, &list)) return false;
    s->n_image = (int)json_object_array_length(list);
    struct piece *image = pool_take_many(c->pool, (size_t)s->n_image + 1, sizeof *image);
    for (int i = 0; i < s->n_image; i++)
        if (!piece_object(c, json_object_array_get_idx(list, (size_t)i), &image[i]))
            return refuse(c, pool_print(c->pool, "/images/%d", i), "bad_options", c->failure.detail);
    s->image = image;
    return true;
}

/* R7.3: {"x","y","shape","color"}, or {"x","y","object"}: a number in `images`. An id is accepted and ignored. */
static bool initial_piece(struct ctx *c, json_object *row, const struct settings *s, struct piece *ret_piece)
{
    int64_t x, y, object = -1;
    const char *shape = "", *color = "";
    if (!json_need_object(c, row, "a piece") ||
        !json_only(c, row, "id", "x", "y", "shape", "color", "object", NULL))
        return false;
    if (!json_need_int(c, row, "x", 1, SIDE, &x) || !json_need_int(c, row, "y", 1, SIDE, &y) ||
        !json_may_int(c, row, "object", 0, s->n_image - 1, &object) ||
        !json_may_text(c, row, "shape", NAME_MAX, &shape) ||
        !json_may_text(c, row, "color", NAME_MAX, &color))
        return false;
    int cell = (int)(x + SIDE * (y - 1));
    if (object < 0) return piece_plain(c, cell, shape, color, ret_piece);
    *ret_piece = s->image[object];
    ret_piece->cell = cell;
    return true;
}

static bool initial_read(struct ctx *c, json_object *board, const struct settings *s,
                         struct initial_board *ret_board)
{
    json_object *rows;
    const char *name = "";
    if (!json_need_object(c, board, "a board") || !json_only(c, board, "id", "name", "value", NULL) ||
        !json_may_text(c, board, "name", 200, &name) ||
        !json_need_array(c, board, "value", PIECES_MAX, &rows))
        return false;
    ret_board->name = pool_copy(c->pool, name);
    ret_board->count = (int)json_object_array_length(rows);
    ret_board->piece = pool_take_many(c->pool, PIECES_MAX, sizeof *ret_board->piece);
    for (int i = 0; i < ret_board->count; i++)
        if (!initial_piece(c, json_object_array_get_idx(rows, (size_t)i), s, &ret_board->piece[i]))
            return false;
    if (ret_board->count == 0)
        return fail(c, FAULT_BAD_OPTIONS, "the board is empty: put at least one piece on it");
    return pieces_sort(c, ret_board->piece, ret_board->count, s->crowded, NULL);
}

static bool initials_read(struct ctx *c, json_object *options, struct settings *s)
{
    json_object *list;
    if (!json_need_array(c, options, "initial_boards", INITIAL_MAX, &list)) return false;
    s->n_initial = (int)json_object_array_length(list);
    struct initial_board *initial = pool_take_many(c->pool, (size_t)s->n_initial + 1, sizeof *initial);
    for (int i = 0; i < s->n_initial; i++)
        if (!initial_read(c, json_object_array_get_idx(list, (size_t)i), s, &initial[i]))
            return refuse(c, pool_print(c->pool, "/initial_boards/%d", i), "bad_options", c->failure.detail);
    s->initial = initial;
    return true;
}

/* Refuse a range "max_what" below "min_what". */
static bool range_stands(struct ctx *c, const char *what, int min, int max)
{
    if (max >= min) return true;
    return refuse_by(
        c, "/max_", what, FINDING_RANGE_REVERSED,
        PARAMS(PARAM_TEXT("name", pool_print(c->pool, "max_%s", what)), PARAM_NUMBER("number", max),
               PARAM_TEXT("other", pool_print(c->pool, "min_%s", what)), PARAM_NUMBER("least", min)));
}

/* The range of shapes or colours on a board, with that many to choose from and that many pieces. */
static bool range_fits(struct ctx *c, const char *what, int min, int max, int top, int objects)
{
    const char *name = pool_print(c->pool, "max_%s", what);
    int fits = top < objects ? top : objects;
    if (!range_stands(c, what, min, max)) return false;
    if (max > top)
        return refuse_by(c, "/", name, FINDING_KINDS_TOO_FEW,
                         PARAMS(PARAM_TEXT("name", name), PARAM_NUMBER("number", max),
                                PARAM_TEXT("other", what), PARAM_NUMBER("count", top),
                                PARAM_NUMBER("fits", fits)));
    if (max > objects)
        return refuse_by(c, "/", name, FINDING_PIECES_TOO_FEW,
                         PARAMS(PARAM_TEXT("name", name), PARAM_NUMBER("number", max),
                                PARAM_NUMBER("pieces", objects), PARAM_NUMBER("fits", fits)));
    return true;
}

/* R7.1, R8.4 */
static bool ranges_fit(struct ctx *c, struct settings *s)
{
    bool plain = s->n_image == 0 && s->n_initial == 0;
    if (!range_stands(c, "objects", s->min_objects, s->max_objects) ||
        !range_stands(c, "points", s->min_points, s->max_points))
        return false;
    if (plain && !range_fits(c, "shapes", s->min_shapes, s->max_shapes, s->shapes.count, s->min_objects))
        return false;
    if (plain && !range_fits(c, "colors", s->min_colors, s->max_colors, s->colors.count, s->min_objects))
        return false;
    bool likelihood = s->incentive == INCENTIVE_LIKELIHOOD;
    if (!s->x2_after) s->x2_after = likelihood ? 1000 : 5;
    if (!s->x4_after) s->x4_after = likelihood ? 1000000 : 10;
    return s->x2_after < s->x4_after ||
           refuse_by(c, "/x4_after", "", FINDING_THRESHOLDS_REVERSED,
                     PARAMS(PARAM_NUMBER("number", s->x4_after), PARAM_NUMBER("other", s->x2_after),
                            PARAM_NUMBER("least", s->x2_after + 1)));
}

/* R7.4, tried once with a seed of its own. */
static bool conditions_fit(struct ctx *c, const struct settings *s)
{
    struct piece piece[PIECES_MAX];
    struct rng rng = rng_seeded(1);
    int count;
    if (!s->cond_train && !s->cond_test) return true;
    return deal_meets(c, s, &rng, piece, &count) ||
           refuse_by(c, s->cond_train ? "/cond_train" : "/cond_test", "", FINDING_CONDITION_UNMET, NULL);
}

/* Whether the options are those that the level alone would give. Where the series ends does not affect how it is ranked
 * (R9.2), and older options do not say. */
static bool is_standard(struct ctx *c, json_object *options, const struct settings *s)
{
    json_object *alone = json_new_object(c), *told = json_member(options, "until_mastered");
    json_add_text(alone, "level", s->level);
    json_object *usual = complete(c, alone, 0, false);
    if (told) json_add(usual, "until_mastered", told);
    else json_object_object_del(usual, "until_mastered");
    return s->level && json_same(options, usual);
}

bool settings_read(struct ctx *c, json_object *options, struct settings *ret_settings)
{
    int incentive, feedback, order;
    struct settings *s = ret_settings;
    *s = (struct settings){.reveal = true};
    if (!json_need_object(c, options, "options") || !json_may_bool(c, options, "reveal", &s->reveal) ||
        !json_may_bool(c, options, "until_mastered", &s->until_mastered) || !rules_read(c, options, s) ||
        !numbers_read(c, options, s) || !names_read(c, options, "shapes", &s->shapes) ||
        !names_read(c, options, "colors", &s->colors) || !json_may_bool(c, options, "crowded", &s->crowded) ||
        !images_read(c, options, s) || !initials_read(c, options, s) ||
        !choice_read(c, options, "initial_boards_order", ORDERS, &order) ||
        !choice_read(c, options, "feedback", FEEDBACKS, &feedback) ||
        !choice_read(c, options, "incentive", INCENTIVES, &incentive) ||
        !condition_read(c, options, "cond_train", &s->cond_train) ||
        !condition_read(c, options, "cond_test", &s->cond_test))
        return false;
    s->initial_order = (enum initial_order)order;
    s->fixed = feedback == 1;
    s->incentive = (enum incentive)incentive;
    s->standard = is_standard(c, options, s);
    return ranges_fit(c, s) && conditions_fit(c, s);
}
