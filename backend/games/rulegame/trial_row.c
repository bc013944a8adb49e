/* trial_row.c - converts one row of a trial list into the options of a series. */
#include "games/rulegame/trials.h"
#include <stdlib.h>
#include <string.h>

/* Cells */

static const char *said(const struct table *table, const struct record *record, const char *column,
                        const struct cell **ret_cell)
{
    const struct cell *cell = table ? table_cell(record, table_column(table, column)) : NULL;
    if (cell) *ret_cell = cell;
    return cell && *cell->text ? cell->text : NULL;
}

const char *row_text(const struct row *row, const char *column, struct spot *ret_spot)
{
    const struct cell *cell = &row->record->cell[0];
    const char *file = row->file, *text = said(row->table, row->record, column, &cell);
    const struct cell *over = NULL;
    const char *instead = row->modifier ? said(row->modifier, &row->modifier->record[1], column, &over)
                                        : NULL;
    if (instead) {
        text = instead;
        cell = over;
        file = row->modifier_file;
    }
    if (ret_spot) *ret_spot = (struct spot){file, cell->line, cell->column};
    return text;
}

static void row_fault(struct row *row, const char *column, struct finding fault)
{
    struct spot spot;
    (void)row_text(row, column, &spot);
    plan_fault(row->plan, row, spot, fault);
}

void row_find(struct row *row, const char *column, enum finding_id id, const struct finding_param *params)
{
    row_fault(row, column, finding_of(row->plan->c, id, params));
}

void plan_rules_fault(struct row *row, const char *file, const struct rule_fault *fault)
{
    plan_fault(row->plan, row, (struct spot){file, fault->line, fault->column},
               (struct finding){true, "rule_parse_error", fault->reason, fault->message, fault->hint,
                                fault->params});
}

/* Columns */

struct column {
    const char *name, *option;
    enum column_use use;
    bool capped; /* more than the maximum means "never", which is stored as the maximum */
};
static const struct column COLUMNS[] = {
    {"rule_id", "rules", COLUMN_READ, false},
    {"max_boards", "boards", COLUMN_READ, false},
    {"min_points", "min_points", COLUMN_READ, false},
    {"max_points", "max_points", COLUMN_READ, false},
    {"min_objects", "min_objects", COLUMN_READ, false},
    {"max_objects", "max_objects", COLUMN_READ, false},
    {"min_shapes", "min_shapes", COLUMN_READ, false},
    {"max_shapes", "max_shapes", COLUMN_READ, false},
    {"min_colors", "min_colors", COLUMN_READ, false},
    {"max_colors", "max_colors", COLUMN_READ, false},
    {"give_up_at", "give_up_at", COLUMN_READ, true},
    {"x2_after", "x2_after", COLUMN_READ, false},
    {"x4_after", "x4_after", COLUMN_READ, false},
    {"x2_likelihood", "x2_after", COLUMN_READ, false},
    {"x4_likelihood", "x4_after", COLUMN_READ, false},
    {"activate_bonus_at", "activate_bonus_at", COLUMN_READ, true},
    {"clear_how_many", "clear_how_many", COLUMN_READ, false},
    {"bonus_extra_pts", "bonus_extra_pts", COLUMN_READ, false},
    {"shapes", "shapes", COLUMN_READ, false},
    {"colors", "colors", COLUMN_READ, false},
    {"images", "images", COLUMN_READ, false},
    {"initial_boards", "initial_boards", COLUMN_READ, false},
    {"initial_boards_order", "initial_boards_order", COLUMN_READ, false},
    {"crowded", "crowded", COLUMN_READ, false},
    {"feedback_switches", "feedback", COLUMN_READ, false},
    {"free_wrong_cost", "pick_cost", COLUMN_READ, false},
    {"condTrain", "cond_train", COLUMN_READ, false},
    {"condTest", "cond_test", COLUMN_READ, false},
    {"b", NULL, COLUMN_READ, false},
    {"clearing_threshold", NULL, COLUMN_SHOWS, false},
    {"stack_memory_depth", NULL, COLUMN_SHOWS, false},
    {"stack_memory_show_order", NULL, COLUMN_SHOWS, false},
    {"grid_memory_show_order", NULL, COLUMN_SHOWS, false},
    {"init", NULL, COLUMN_IGNORED, false},
    {"pregame", NULL, COLUMN_IGNORED, false},
    {"chat", NULL, COLUMN_IGNORED, false},
    {"continue", NULL, COLUMN_READ, false},
    {"bot", NULL, COLUMN_IGNORED, false},
    {"show_partner_actions", NULL, COLUMN_IGNORED, false},
    {"bot_assist", NULL, COLUMN_IGNORED, false},
    {"bot_assist1", NULL, COLUMN_IGNORED, false},
    {"bot_assist_players", NULL, COLUMN_IGNORED, false},
    {"", NULL, COLUMN_SHOWS, false},
};
enum { COLUMNS_KNOWN = sizeof COLUMNS / sizeof *COLUMNS };

enum column_use column_use(const char *name)
{
    for (int i = 0; i < COLUMNS_KNOWN; i++)
        if (strcmp(COLUMNS[i].name, name) == 0) return COLUMNS[i].use;
    return strncmp(name, "pseudo_", 7) == 0 ? COLUMN_IGNORED : COLUMN_UNKNOWN;
}

/* Numbers */

static bool whole(const char *text, int *ret_number)
{
    size_t digits = strspn(text, "0123456789");
    if (digits == 0 || digits > 9 || text[digits]) return false;
    *ret_number = (int)strtol(text, NULL, 10);
    return true;
}

static void read_number(struct row *row, const struct column *column)
{
    const char *text = row_text(row, column->name, NULL);
    int min, max, number;
    if (!text || !column->option || !settings_bounds(column->option, &min, &max)) return;
    if (strcmp(column->option, "pick_cost") == 0) return;
    if (!whole(text, &number)) {
        row_find(row, column->name, FINDING_NOT_WHOLE,
                 PARAMS(PARAM_TEXT("name", column->name), PARAM_TEXT("value", text)));
        return;
    }
    if (column->capped && number > max) number = max;
    if (number < min || number > max) {
        row_find(
            row, column->name, FINDING_NUMBER_OUTSIDE,
            PARAMS(PARAM_TEXT("name", column->name), PARAM_NUMBER("min", min), PARAM_NUMBER("max", max)));
        return;
    }
    json_add_int(row->options, column->option, number);
}

static int number_or(const struct row *row, const char *option, int otherwise)
{
    json_object *number = json_member(row->options, option);
    return number ? json_object_get_int(number) : otherwise;
}

static void pair_check(struct row *row, const char *least, const char *most)
{
    int min = number_or(row, least, -1), max = number_or(row, most, -1);
    if (min < 0 || max < 0 || min <= max) return;
    row_find(row, most, FINDING_PAIR_REVERSED,
             PARAMS(PARAM_TEXT("name", most), PARAM_NUMBER("number", max), PARAM_TEXT("other", least),
                    PARAM_NUMBER("least", min)));
}

static void read_numbers(struct row *row)
{
    for (int i = 0; i < COLUMNS_KNOWN; i++) read_number(row, &COLUMNS[i]);
    pair_check(row, "min_points", "max_points");
    pair_check(row, "min_objects", "max_objects");
    pair_check(row, "min_shapes", "max_shapes");
    pair_check(row, "min_colors", "max_colors");
}

/* Digits and a point: no sign, exponent or hexadecimal digits, which strtod would read too. */
static bool is_decimal(const char *text) { return *text && !text[strspn(text, "0123456789.")]; }

/* R8.1 has one b; R8.2: a pick costs nothing, half an error or a whole one. */
static void read_reals(struct row *row)
{
    const char *b = row_text(row, "b", NULL), *cost = row_text(row, "free_wrong_cost", NULL);
    char *end;
    if (b && (!is_decimal(b) || strtod(b, &end) != 1.5 || *end)) row_find(row, "b", FINDING_B_FIXED, NULL);
    if (!cost) return;
    double halves = strtod(cost, &end) * 2;
    if (!is_decimal(cost) || *end || (halves != 0 && halves != 1 && halves != 2))
        row_find(row, "free_wrong_cost", FINDING_TOUCH_COST, NULL);
    else json_add_int(row->options, "pick_cost", (int)halves);
}

/* Words */

static void read_bool(struct row *row, const char *column, const char *option)
{
    const char *text = row_text(row, column, NULL);
    if (!text) return;
    bool yes = strcasecmp(text, "true") == 0;
    if (yes || strcasecmp(text, "false") == 0) json_add_bool(row->options, option, yes);
    else row_find(row, column, FINDING_NOT_BOOLEAN, PARAMS(PARAM_TEXT("name", column)));
}

static void read_feedback(struct row *row)
{
    const char *text = row_text(row, "feedback_switches", NULL);
    if (!text) return;
    if (strcmp(text, "free") == 0 || strcmp(text, "fixed") == 0)
        json_add_text(row->options, "feedback", text);
    else row_find(row, "feedback_switches", FINDING_NOT_FEEDBACK, NULL);
}

static bool names_check(struct row *row, const char *column, json_object *names)
{
    struct ctx *c = row->plan->c;
    for (size_t i = 0; i < json_object_array_length(names); i++) {
        const char *name = json_object_get_string(json_object_array_get_idx(names, i));
        if (plain_name(c, name)) continue;
        row_find(row, column, FINDING_NOT_A_NAME, PARAMS(PARAM_TEXT("name", name)));
        return false;
    }
    return true;
}

static void read_colors(struct row *row)
{
    struct ctx *c = row->plan->c;
    const char *text = row_text(row, "colors", NULL);
    json_object *names = text ? names_list(row->plan, text) : NULL;
    if (!names || !names_check(row, "colors", names)) return;
    json_add(row->options, "colors", names);
    for (size_t i = 0; i < json_object_array_length(names); i++) {
        const char *name = plain_name(c, json_object_get_string(json_object_array_get_idx(names, i)));
        if (!json_member(row->plan->colors, name))
            row_find(row, "colors", FINDING_COLOR_UNKNOWN, PARAMS(PARAM_TEXT("name", name)));
    }
}

static void read_shapes(struct row *row)
{
    static const char *const CUT[] = {"SQUARE", "STAR", "CIRCLE", "TRIANGLE", NULL};
    struct ctx *c = row->plan->c;
    const char *text = row_text(row, "shapes", NULL);
    json_object *names = text ? names_list(row->plan, text) : NULL;
    if (!names || !names_check(row, "shapes", names)) return;
    json_add(row->options, "shapes", names);
    for (size_t i = 0; i < json_object_array_length(names); i++) {
        const char *name = plain_name(c, json_object_get_string(json_object_array_get_idx(names, i)));
        bool known = false;
        for (const char *const *cut = CUT; *cut; cut++) known = known || strcmp(*cut, name) == 0;
        if (!known) row_find(row, "shapes", FINDING_SHAPE_UNKNOWN, PARAMS(PARAM_TEXT("name", name)));
    }
}

/* Incentives (R8.4 to R8.6): the columns of one scheme only */

static bool speaks_of(const struct row *row, const char *a, const char *b)
{
    return row_text(row, a, NULL) || row_text(row, b, NULL);
}

static void thresholds_check(struct row *row, const char *twice, const char *four)
{
    int x2 = number_or(row, "x2_after", -1), x4 = number_or(row, "x4_after", -1);
    if (!row_text(row, twice, NULL) || !row_text(row, four, NULL))
        row_find(row, row_text(row, twice, NULL) ? twice : four, FINDING_THRESHOLD_ALONE,
                 PARAMS(PARAM_TEXT("name", twice), PARAM_TEXT("other", four)));
    else if (x2 >= 0 && x4 >= 0 && x2 >= x4)
        row_find(row, four, FINDING_THRESHOLD_NOT_ABOVE,
                 PARAMS(PARAM_TEXT("name", four), PARAM_TEXT("other", twice)));
}

static const char *scheme_name(bool doubling, bool likelihood, bool bonus)
{
    if (doubling) return "doubling";
    if (likelihood) return "likelihood";
    return bonus ? "bonus" : "none";
}

static void read_incentive(struct row *row)
{
    bool doubling = speaks_of(row, "x2_after", "x4_after"),
         likelihood = speaks_of(row, "x2_likelihood", "x4_likelihood"),
         bonus = row_text(row, "activate_bonus_at", NULL) != NULL,
         pay = speaks_of(row, "clear_how_many", "bonus_extra_pts");
    const char *pays = row_text(row, "clear_how_many", NULL) ? "clear_how_many" : "bonus_extra_pts";
    if (doubling + likelihood + (bonus || pay) > 1)
        row_find(row, likelihood ? "x2_likelihood" : "x2_after", FINDING_INCENTIVES_MIXED, NULL);
    else if (pay && !bonus) row_find(row, pays, FINDING_BONUS_MISSING, NULL);
    if (doubling) thresholds_check(row, "x2_after", "x4_after");
    if (likelihood) thresholds_check(row, "x2_likelihood", "x4_likelihood");
    json_add_text(row->options, "incentive", scheme_name(doubling, likelihood, bonus));
    if (bonus && row_text(row, "clearing_threshold", NULL) &&
        strcmp(row_text(row, "clearing_threshold", NULL), "1.3") != 0)
        row_find(row, "clearing_threshold", FINDING_CLEARING_FIXED, NULL);
}

/* A row that continues in the next one: no incentive could tell which boards it is for, and giving up would leave
 * the participant in the middle. */
static void read_continue(struct row *row)
{
    const char *text = row_text(row, "continue", NULL);
    const char *scheme = json_object_get_string(json_member(row->options, "incentive"));
    bool pays = strcmp(scheme, "none") != 0, bonus = strcmp(scheme, "bonus") == 0;
    int min, max;
    row->continues = text && strcasecmp(text, "true") == 0;
    if (text && !row->continues && strcasecmp(text, "false") != 0)
        row_find(row, "continue", FINDING_NOT_BOOLEAN, PARAMS(PARAM_TEXT("name", "continue")));
    if (row->continues && row->is_last) row_find(row, "continue", FINDING_CONTINUE_LAST, NULL);
    if (pays && (row->continues || (row->follows && !bonus)))
        row_find(row, "continue", FINDING_CONTINUE_INCENTIVE, NULL);
    if (!row->continues || !settings_bounds("give_up_at", &min, &max)) return;
    json_object_object_del(row->options, "give_up_at");
    json_add_int(row->options, "give_up_at", max);
}

/* The rules */

/* rules/ID.txt, or a level of the ladder. */
static void read_rules(struct row *row)
{
    struct ctx *c = row->plan->c;
    struct rule_fault fault;
    row->rule_id = row_text(row, "rule_id", NULL);
    if (!row->rule_id) {
        if (table_column(row->table, "rule_id") >= 0) row_find(row, "rule_id", FINDING_RULE_NOT_NAMED, NULL);
        return;
    }
    const char *file = pool_print(c->pool, "rules/%s.txt", row->rule_id), *text = plan_file(row->plan, file);
    const struct level *level = text ? NULL : level_find(row->rule_id);
    if (level) {
        json_add_text(row->options, "rules", level->text);
        return;
    }
    row->rule_file = file;
    if (!text) {
        row_find(row, "rule_id", FINDING_RULE_MISSING, PARAMS(PARAM_TEXT("file", file)));
        return;
    }
    row->plan->rules += (int64_t)strlen(text);
    if (row->plan->rules > PLAN_RULES) {
        row_find(row, "rule_id", FINDING_RULES_TOO_LONG, PARAMS(PARAM_NUMBER("max", PLAN_RULES)));
        return;
    }
    if (!rule_set_read(&row->scratch, text, strlen(text), &fault)) {
        plan_rules_fault(row, file, &fault);
        return;
    }
    json_add(row->options, "rules", json_member(row->plan->files, file));
}

/* A row */

static void defaults_check(struct row *row)
{
    static const char *const USUAL[] = {"max_boards", "min_points", "max_points", "feedback_switches", NULL};
    static const char *const DRAWN[] = {"min_objects", "max_objects", NULL};
    const char *const *lists[] = {USUAL, row_text(row, "initial_boards", NULL) ? NULL : DRAWN};
    for (size_t i = 0; i < 2; i++)
        for (const char *const *name = lists[i]; name && *name; name++)
            if (row->number == 1 && !row_text(row, *name, NULL))
                row_find(row, *name, FINDING_DEFAULT_TAKEN, PARAMS(PARAM_TEXT("name", *name)));
}

/* Reports what is wrong with the options as a whole, at the column it comes from. */
static void refusal_tell(struct row *row)
{
    struct ctx *c = &row->scratch;
    const struct problem *problem = c->failure.problem_count ? &c->failure.problems[0] : NULL;
    const char *path = problem && problem->path[0] ? problem->path + 1 : "", *column = "rule_id";
    size_t length = strcspn(path, "/");
    for (int i = 0; i < COLUMNS_KNOWN; i++) {
        const char *option = COLUMNS[i].option;
        if (!option || strlen(option) != length || strncmp(option, path, length) != 0) continue;
        if (row_text(row, COLUMNS[i].name, NULL)) column = COLUMNS[i].name;
    }
    const char *why = problem ? problem->hint : c->failure.detail;
    if (!problem || !problem->reason)
        row_find(row, column, FINDING_OPTIONS_REFUSED, PARAMS(PARAM_TEXT("detail", why)));
    else
        row_fault(row, column,
                  (struct finding){true, problem->code, problem->reason, why, NULL, problem->params});
}

void row_read(struct row *row)
{
    struct ctx *c = row->plan->c;
    row->options = json_new_object(c);
    read_rules(row);
    read_numbers(row);
    read_reals(row);
    read_bool(row, "crowded", "crowded");
    read_feedback(row);
    read_shapes(row);
    read_colors(row);
    read_incentive(row);
    read_continue(row);
    row_images(row);
    row_boards(row);
    row_pictures(row);
    row_conditions(row);
    json_add_bool(row->options, "reveal", false); /* the next series can have the same rules */
    defaults_check(row);
    if (json_object_array_length(row->errors) || !row->rule_id) {
        row->options = NULL;
        return;
    }
    row->options = settings_complete(&row->scratch, row->options);
    if (row->options) json_push(row->plan->kept, row->options);
    else refusal_tell(row);
    forgive(&row->scratch);
}
