/* trials.c - reads a plan: its lists, its modifiers, every row in turn, and the report on them. See games/trials.h. */
#include "games/rulegame/trials.h"
#include <stdlib.h>
#include <string.h>

/* Faults */

static json_object *fault_json(struct ctx *c, const struct row *row, struct spot spot, struct finding fault)
{
    json_object *json = json_new_object(c);
    json_add_text(json, "severity", fault.error ? "error" : "warning");
    json_add_text(json, "file", spot.file);
    json_add_int(json, "line", spot.line ? spot.line : 1);
    json_add_int(json, "column", spot.column ? spot.column : 1);
    if (row) json_add_text(json, "list", row->list);
    if (row) json_add_int(json, "row", row->number);
    finding_add(json, &fault);
    return json;
}

void plan_fault(struct plan *p, struct row *row, struct spot spot, struct finding fault)
{
    int *count = fault.error ? &p->errors : &p->warnings;
    bool told = json_object_array_length(p->faults) < TOLD_FAULTS_MAX;
    ++*count;
    if (!told) p->more++;
    bool first = row && fault.error && !json_object_array_length(row->errors);
    if (!told && !first) return;
    json_object *json = fault_json(p->c, row, spot, fault);
    if (told) json_push(p->faults, json);
    if (row) json_push(fault.error ? row->errors : row->warnings, json);
}

void plan_find(struct plan *p, struct row *row, struct spot spot, enum finding_id id,
               const struct finding_param *params)
{
    plan_fault(p, row, spot, finding_of(p->c, id, params));
}

const char *plan_file(struct plan *p, const char *name)
{
    json_object *text = json_member(p->files, name);
    if (!json_object_is_type(text, json_type_string)) return NULL;
    json_add_bool(p->used, name, true);
    return json_object_get_string(text);
}

bool plan_table(struct plan *p, struct row *row, const char *name, struct table *ret_table)
{
    struct table_fault fault;
    const char *text = plan_file(p, name);
    struct spot spot = {name, 1, 1};
    if (!text) {
        plan_find(p, row, spot, FINDING_FILE_MISSING, PARAMS(PARAM_TEXT("file", name)));
        return false;
    }
    if (table_read(p->c, text, strlen(text), ret_table, &fault)) return true;
    spot = (struct spot){name, fault.line, fault.column};
    plan_find(p, row, spot, fault.id, NULL);
    return false;
}

/* The colour map */

static void colors_read(struct plan *p)
{
    static const char *const KNOWN[] = {"RED",   "BLACK", "BLUE", "YELLOW", "GREEN",  "ORANGE", "PURPLE",
                                        "WHITE", "GRAY",  "GREY", "BROWN",  "VIOLET", "PINK",   NULL};
    static const char MAP[] = "colors/colors.csv";
    struct table table;
    p->colors = json_new_object(p->c);
    for (const char *const *name = KNOWN; *name; name++) json_add_bool(p->colors, *name, true);
    if (!json_member(p->files, MAP) || !plan_table(p, NULL, MAP, &table)) return;
    for (int i = 0; i < table.count; i++) { /* its header is a comment */
        const struct cell *cell = &table.record[i].cell[0];
        const char *name = table.record[i].count == 4 ? plain_name(p->c, cell->text) : NULL;
        if (name) json_add_bool(p->colors, name, true);
        else plan_find(p, NULL, (struct spot){MAP, cell->line, cell->column}, FINDING_COLOR_LINE, NULL);
    }
}

/* Lists */

static bool row_is_empty(const struct record *record)
{
    for (int i = 0; i < record->count; i++)
        if (*record->cell[i].text) return false;
    return true;
}

/* Report something about that column. */
static bool column_speaks(const struct table *table, int column)
{
    for (int i = 1; i < table->count; i++) {
        const struct cell *cell = table_cell(&table->record[i], column);
        if (cell && *cell->text && strcasecmp(cell->text, "false") != 0) return true;
    }
    return false;
}

static void header_cell_check(struct plan *p, const char *file, const struct table *table, int i)
{
    const struct cell *cell = &table->record[0].cell[i];
    struct spot spot = {file, cell->line, cell->column};
    enum column_use use = column_use(cell->text);
    const struct finding_param *named = PARAMS(PARAM_TEXT("name", cell->text));
    if (*cell->text && table_column(table, cell->text) != i)
        plan_find(p, NULL, spot, FINDING_COLUMN_TWICE, named);
    if (!column_speaks(table, i)) return;
    if (use == COLUMN_UNKNOWN) plan_find(p, NULL, spot, FINDING_COLUMN_UNREAD, named);
    if (use == COLUMN_IGNORED) plan_find(p, NULL, spot, FINDING_COLUMN_IDLE, named);
}

static void header_check(struct plan *p, const char *file, const struct table *table, bool needs_rule)
{
    for (int i = 0; i < table->record[0].count; i++) header_cell_check(p, file, table, i);
    if (needs_rule && table_column(table, "rule_id") < 0)
        plan_find(p, NULL, (struct spot){file, table->record[0].cell[0].line, 1}, FINDING_RULE_COLUMN_MISSING,
                  NULL);
}

static bool modifier_read(struct plan *p, const char *name, struct table *ret_table, const char **ret_file)
{
    *ret_file = pool_print(p->c->pool, "modifiers/%s.csv", name);
    if (!plan_table(p, NULL, *ret_file, ret_table)) return false;
    if (ret_table->count == 2 && ret_table->record[0].count == ret_table->record[1].count) {
        header_check(p, *ret_file, ret_table, false);
        return true;
    }
    plan_find(p, NULL, (struct spot){*ret_file, 1, 1}, FINDING_MODIFIER_FORM, NULL);
    return false;
}

/* The pieces of all boards, each of which is removed by one accepted move: the fewest and the most. */
static json_object *moves_json(struct ctx *c, const struct settings *s)
{
    bool bonus = s->incentive == INCENTIVE_BONUS;
    int fewest = s->min_objects, most = s->max_objects;
    for (int i = 0; i < s->n_initial; i++) {
        int count = s->initial[i].count;
        if (i == 0) fewest = most = count;
        if (count < fewest) fewest = count;
        if (count > most) most = count;
    }
    json_object *moves = json_new_object(c);
    json_add_int(moves, "least", (int64_t)s->boards * fewest);
    json_add_int(moves, "most", (int64_t)(bonus ? 2 * BOARDS_MAX : s->boards) * most);
    return moves;
}

/* The points of a series without an error, and the most with all that its incentive can add (R8.4 to R8.6). */
static json_object *points_json(struct ctx *c, const struct settings *s)
{
    bool bonus = s->incentive == INCENTIVE_BONUS, factors = !bonus && s->incentive != INCENTIVE_NONE;
    int64_t usual = (int64_t)s->boards * s->max_points;
    int64_t all = 2 * BOARDS_MAX * (int64_t)(s->max_points + s->bonus_extra_pts);
    json_object *points = json_new_object(c);
    json_add_int(points, "usual", usual);
    json_add_int(points, "most", bonus ? all : factors ? 4 * usual : usual);
    return points;
}

static json_object *row_json(struct row *row, const struct settings *settings, json_object *verdict)
{
    struct ctx *c = row->plan->c;
    json_object *json = json_new_object(c);
    json_add_int(json, "row", row->number);
    json_add_int(json, "line", row->record->cell[0].line);
    json_add_text(json, "rule_id", row->rule_id);
    json_add(json, "errors", row->errors);
    json_add(json, "warnings", row->warnings);
    json_add(json, "moves", settings ? moves_json(c, settings) : NULL);
    json_add(json, "points", settings ? points_json(c, settings) : NULL);
    json_add(json, "stalemate", verdict);
    return json;
}

static void row_take(struct row *row, struct trial *trial, json_object *rows)
{
    struct ctx *c = row->plan->c;
    json_object *verdict = NULL;
    struct settings settings;
    bool there = false;
    row->errors = json_new_array(c);
    row->warnings = json_new_array(c);
    if (row->record->count != row->table->record[0].count) {
        const struct cell *last = &row->record->cell[row->record->count - 1];
        plan_find(row->plan, row, (struct spot){row->file, last->line, last->column}, FINDING_CELLS_MISMATCH,
                  PARAMS(PARAM_NUMBER("cells", row->record->count),
                         PARAM_NUMBER("names", row->table->record[0].count)));
    } else {
        row_read(row);
    }
    if (row->options && settings_read(&row->scratch, row->options, &settings)) {
        row_look(row, &settings, &verdict);
        there = true;
    }
    if (json_object_array_length(row->errors)) row->options = NULL;
    *trial = (struct trial){row->rule_id, row->options, row->continues};
    json_push(rows, row_json(row, there ? &settings : NULL, verdict));
}

struct modifier {
    const char *file;
    struct table table;
    bool there;
};

static void list_take(struct plan *p, struct trial_list *list, const char *file, const struct table *table,
                      const struct modifier *modifier, json_object *lists)
{
    json_object *rows = json_new_array(p->c), *json = json_new_object(p->c);
    int last = table->count - 1;
    list->trial = pool_take_many(p->c->pool, (size_t)table->count + 1, sizeof *list->trial);
    while (last > 0 && row_is_empty(&table->record[last])) last--;
    for (int i = 1; i <= last; i++) {
        if (row_is_empty(&table->record[i])) continue;
        struct row row = {.plan = p,
                          .list = list->name,
                          .file = file,
                          .table = table,
                          .record = &table->record[i],
                          .number = list->count + 1,
                          .is_last = i == last,
                          .follows = list->count > 0 && list->trial[list->count - 1].continues,
                          .modifier = modifier->there ? &modifier->table : NULL,
                          .modifier_file = modifier->file};
        row.scratch.pool = pool_new();
        row_take(&row, &list->trial[list->count++], rows);
        pool_drop(row.scratch.pool);
    }
    if (list->count == 0) plan_find(p, NULL, (struct spot){file, 1, 1}, FINDING_LIST_EMPTY, NULL);
    json_add_text(json, "list", list->name);
    json_add_text(json, "file", file);
    json_add(json, "rows", rows);
    json_push(lists, json);
}

/* Plans */

static int by_text(const void *a, const void *b)
{
    return strcmp(*(const char *const *)a, *(const char *const *)b);
}

/* The files of the lists, sorted: trial-lists/PLAN/X.csv, not those of subfolders. */
static int lists_find(struct plan *p, const char *folder, const char **ret_file)
{
    size_t length = strlen(folder);
    int count = 0;
    json_object_object_foreach (p->files, name, text) {
        size_t whole = strlen(name);
        (void)text;
        if (strncmp(name, folder, length) != 0 || strchr(name + length, '/')) continue;
        if (whole < length + 5 || strcmp(name + whole - 4, ".csv") != 0) continue;
        if (count == LISTS_MAX) break;
        ret_file[count++] = name;
    }
    qsort(ret_file, (size_t)count, sizeof *ret_file, by_text);
    return count;
}

static const char *list_name(struct ctx *c, const char *file)
{
    const char *base = strrchr(file, '/') + 1;
    return pool_copy_bytes(c->pool, base, strlen(base) - 4);
}

static void lists_take(struct plan *p, const char *folder, const struct modifier *modifier,
                       struct trials *trials, json_object *lists)
{
    const char **file = pool_take_many(p->c->pool, LISTS_MAX, sizeof *file);
    int count = lists_find(p, folder, file), rows = 0;
    trials->list = pool_take_many(p->c->pool, (size_t)count + 1, sizeof *trials->list);
    for (int i = 0; i < count; i++) {
        struct table table;
        if (!plan_table(p, NULL, file[i], &table)) continue;
        struct spot top = {file[i], 1, 1};
        rows += table.count;
        if (table.count == 0) {
            plan_find(p, NULL, top, FINDING_FILE_EMPTY, NULL);
            continue;
        }
        if (rows > ROWS_MAX) {
            plan_find(p, NULL, top, FINDING_ROWS_TOO_MANY, PARAMS(PARAM_NUMBER("max", ROWS_MAX)));
            return;
        }
        header_check(p, file[i], &table, !modifier->there || table_column(&modifier->table, "rule_id") < 0);
        struct trial_list *list = &trials->list[trials->count++];
        *list = (struct trial_list){.name = list_name(p->c, file[i])};
        list_take(p, list, file[i], &table, modifier, lists);
    }
    if (count == 0)
        plan_find(p, NULL, (struct spot){folder, 1, 1}, FINDING_LISTS_NONE,
                  PARAMS(PARAM_TEXT("folder", folder)));
}

/* R:RULE:MODIFIER: a list of one row, the modifier's, with that rule. */
static void rule_take(struct plan *p, const char *rule, const struct modifier *modifier,
                      struct trials *trials, json_object *lists)
{
    static const char FILE_NAME[] = "plan";
    struct table table;
    struct table_fault fault;
    const char *text = pool_print(p->c->pool, "rule_id\n%s\n", rule);
    if (!table_read(p->c, text, strlen(text), &table, &fault) || table.count != 2) {
        plan_find(p, NULL, (struct spot){FILE_NAME, 1, 3}, FINDING_PLAN_NAMES_NO_RULE, NULL);
        return;
    }
    trials->list = pool_take(p->c->pool, sizeof *trials->list);
    trials->list[trials->count++] = (struct trial_list){.name = "R"};
    list_take(p, &trials->list[0], FILE_NAME, &table, modifier, lists);
}

static void plan_take(struct plan *p, const char *name, struct trials *trials, json_object *lists)
{
    struct modifier modifier = {0};
    bool dynamic = (name[0] == 'P' || name[0] == 'R') && name[1] == ':';
    const char *subject = dynamic ? name + 2 : name, *colon = dynamic ? strchr(subject, ':') : NULL;
    if (colon) {
        modifier.there = modifier_read(p, colon + 1, &modifier.table, &modifier.file);
        subject = pool_copy_bytes(p->c->pool, subject, (size_t)(colon - subject));
    }
    if (dynamic && *name == 'R') {
        rule_take(p, subject, &modifier, trials, lists);
        return;
    }
    const char *folder = pool_print(p->c->pool, "trial-lists/%s%s", subject, *subject ? "/" : "");
    lists_take(p, folder, &modifier, trials, lists);
}

static void unused_check(struct plan *p)
{
    json_object_object_foreach (p->files, name, text) {
        (void)text;
        if (!json_member(p->used, name))
            plan_find(p, NULL, (struct spot){name, 1, 1}, FINDING_FILE_UNUSED, NULL);
    }
}

void trials_read(struct ctx *c, const struct trial_plan *plan, struct trials *ret_trials)
{
    struct plan *p = pool_take(c->pool, sizeof *p);
    json_object *lists = json_new_array(c), *report = json_new_object(c);
    struct failure before = c->failure;
    *p = (struct plan){.c = c,
                       .files = plan->files,
                       .pictures = plan->pictures,
                       .used = json_new_object(c),
                       .faults = json_new_array(c),
                       .kept = json_new_array(c)};
    *ret_trials = (struct trials){.report = report};
    colors_read(p);
    plan_take(p, plan->plan, ret_trials, lists);
    unused_check(p);
    json_add_bool(report, "ok", p->errors == 0);
    json_add_int(report, "error_count", p->errors);
    json_add_int(report, "warning_count", p->warnings);
    json_add(report, "faults", p->faults);
    if (p->more) json_add_int(report, "more", p->more);
    json_add_int(report, "steps", p->steps);
    json_add(report, "lists", lists);
    ret_trials->errors = p->errors;
    ret_trials->warnings = p->warnings;
    c->failure = before;
}
