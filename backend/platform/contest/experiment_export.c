/* experiment_export.c - transcripts: what each participant did, as NDJSON or CSV. frontend/docs/experiments.md
 * describes the format. */
#include "base/clock.h"
#include "games/game.h"
#include "games/trials.h"
#include "platform/account/player.h"
#include "platform/contest/experiment.h"
#include "platform/match/match.h"
#include "store/pg.h"
#include <csv.h>
#include <string.h>

enum { PAGE = 50 };

/* Growing text */

struct sheet {
    struct ctx *c;
    char *text;
    size_t length, room;
    int64_t lines;
};

static void put(struct sheet *s, const char *text)
{
    size_t length = strlen(text);
    if (s->length + length + 1 > s->room) {
        s->room = 2 * (s->room + length) + 4096;
        char *more = pool_take(s->c->pool, s->room);
        if (s->length) memcpy(more, s->text, s->length);
        s->text = more;
    }
    memcpy(s->text + s->length, text, length + 1);
    s->length += length;
}

/* Spreadsheets treat text with such a start as a formula, even after blanks; a leading apostrophe marks it as text. */
static bool is_formula(const char *text) { return *text && strchr("=+-@\t\r\n", *text) != NULL; }

/* A text as a cell of CSV: quoted, and never treated as a formula by a spreadsheet. */
static const char *experiment_cell(struct ctx *c, const char *text)
{
    const char *safe = is_formula(text) ? pool_print(c->pool, "'%s", text) : text;
    size_t length = strlen(safe), room = 2 * length + 3;
    char *cell = pool_take(c->pool, room);
    size_t written = csv_write(cell, room, safe, length);
    cell[written < room ? written : room - 1] = 0;
    return cell;
}

/* Rows */

/* The tables that all games have; those of a game are in its `trials`. Numbers start at 1. */
static const struct trial_table TABLES[] = {
    {"series", "series",
     "participant,list,series,rule_id,started_at,finished_at,over,attempts,score,mastery,seed,options"},
    {"participants", "participant", "participant,list,joined_at,consent_at,series_done,of,defective"},
    {0},
};

struct writer {
    struct sheet sheet;
    const struct trial_table *table; /* the only table, as CSV; NULL: all tables, as NDJSON */
};

static const char *cell_of(struct ctx *c, json_object *value)
{
    if (!value) return "";
    if (json_object_is_type(value, json_type_string))
        return experiment_cell(c, json_object_get_string(value));
    bool nested = json_object_is_type(value, json_type_object) || json_object_is_type(value, json_type_array);
    return nested ? experiment_cell(c, json_text(c, value)) : json_text(c, value);
}

static void write_cells(struct writer *w, json_object *line)
{
    struct ctx *c = w->sheet.c;
    for (const char *at = w->table->columns; *at;) {
        size_t length = strcspn(at, ",");
        const char *name = pool_copy_bytes(c->pool, at, length);
        if (at != w->table->columns) put(&w->sheet, ",");
        put(&w->sheet, cell_of(c, json_member(line, name)));
        at += length + (at[length] == ',');
    }
    put(&w->sheet, "\r\n");
}

/* One line; takes the object as it is now. */
static void write_line(struct writer *w, const char *type, json_object *line)
{
    if (w->table && strcmp(w->table->type, type) != 0) return;
    w->sheet.lines++;
    if (w->table) {
        write_cells(w, line);
        return;
    }
    put(&w->sheet, json_text(w->sheet.c, line));
    put(&w->sheet, "\n");
}

/* One series */

struct source {
    struct trial_reader reader; /* must be first: the game gets a pointer to it */
    struct ctx *c;
    struct writer *writer;
    json_object *participant; /* the members that every line begins with */
    json_object *options, *series;
    const struct rows *times;
};

static json_object *line_new(const struct source *s, const char *type, json_object *more)
{
    json_object *line = json_new_object(s->c);
    json_add_text(line, "type", type);
    json_object_object_foreach (s->participant, key, value) json_add(line, key, value);
    if (more) {
        json_object_object_foreach (more, name, member) json_add(line, name, member);
    }
    return line;
}

static void take_line(struct trial_reader *reader, const char *type, json_object *line)
{
    struct source *s = (struct source *)reader;
    write_line(s->writer, type, line_new(s, type, line));
}

static const char *time_of(struct trial_reader *reader, int attempt)
{
    const struct source *s = (struct source *)reader;
    if (attempt > rows_count(s->times)) return NULL;
    return clock_text(s->c, rows_int(s->times, attempt - 1, "at"));
}

static void write_series(struct source *s, const struct rows *trials, int i)
{
    static const char *const SUMS[] = {"over", "attempts", "score", "mastery", NULL};
    json_object *line = line_new(s, "series", NULL);
    json_add_text(line, "started_at", clock_text(s->c, rows_int(trials, i, "started_at")));
    json_add_text(line, "finished_at", clock_text(s->c, rows_int(trials, i, "finished_at")));
    for (const char *const *key = SUMS; *key; key++) json_add(line, *key, json_member(s->series, *key));
    json_add_text(line, "seed", rows_text(trials, i, "seed"));
    json_add(line, "options", s->options);
    write_line(s->writer, "series", line);
    experiment_game()->trials->lines(s->c, s->options, s->series, &s->reader);
}

bool experiment_series(struct ctx *c, struct pg *db, const char *match, json_object **ret_options,
                       json_object **ret_series)
{
    struct match m;
    if (!match_load(c, db, &(struct match_wanted){.id = match}, &m)) return false;
    *ret_options = json_own(c, m.row.options);
    *ret_series = m.game->trials->series(c, m.game->save(c, m.state));
    return *ret_series != NULL;
}

/* One participant */

static json_object *participant_head(struct ctx *c, const struct rows *r, int i)
{
    json_object *head = json_new_object(c);
    json_add_text(head, "participant", rows_text(r, i, "code"));
    json_add_text(head, "list", rows_text(r, i, "list"));
    return head;
}

static bool write_participant(struct ctx *c, struct pg *db, struct writer *w, const struct rows *r, int i)
{
    struct rows *trials, *times;
    struct source s = {
        .reader = {take_line, time_of}, .c = c, .writer = w, .participant = participant_head(c, r, i)};
    json_object *line = line_new(&s, "participant", NULL);
    json_add_text(line, "joined_at", clock_text(c, rows_int(r, i, "joined_at")));
    json_add_text(line, "consent_at", clock_text(c, rows_int(r, i, "consent_at")));
    json_add_int(line, "series_done", rows_int(r, i, "done"));
    json_add_int(line, "of", rows_int(r, i, "rows"));
    json_add_bool(line, "defective", rows_bool(r, i, "defective"));
    write_line(w, "participant", line);
    if (w->table && strcmp(w->table->type, "participant") == 0) return true;
    if (!pg_each(c, db, &trials, PARTICIPANT_TRIALS, "i", rows_int(r, i, "id"))) return false;
    for (int t = 0; t < rows_count(trials); t++) {
        s.participant = participant_head(c, r, i);
        json_add_int(s.participant, "series", rows_int(trials, t, "row"));
        json_add_text(s.participant, "rule_id", rows_text(trials, t, "rule_id"));
        if (!experiment_series(c, db, rows_text(trials, t, "public_id"), &s.options, &s.series) ||
            !pg_each(c, db, &times, TRIAL_TIMES, "i", rows_int(trials, t, "match_id")))
            return false;
        s.times = times;
        write_series(&s, trials, t);
    }
    return true;
}

/* A page */

static const struct trial_table *table_named(const struct trial_table *tables, const char *name)
{
    while (tables->name && strcmp(tables->name, name) != 0) tables++;
    return tables->name ? tables : NULL;
}

/* The names of all tables, for an error: "boards, attempts, series or participants". */
static const char *table_names(struct ctx *c, const struct trial_table *own)
{
    const char *names = TABLES[0].name;
    for (int i = 1; TABLES[i].name; i++) names = pool_print(c->pool, "%s or %s", names, TABLES[i].name);
    for (int i = 0; own[i].name; i++) names = pool_print(c->pool, "%s, %s", own[i].name, names);
    return names;
}

/* A table of the game gets additional columns in front, which identify the series. */
static bool table_find(struct ctx *c, const struct transcript_wish *wish,
                       const struct trial_table **ret_table)
{
    const struct trial_table *tables = experiment_game()->trials->tables;
    const char *name = wish->table ? wish->table : tables->name;
    *ret_table = NULL;
    if (!wish->csv && wish->table)
        return fail(c, FAULT_BAD_REQUEST, "table: lines of JSON hold all tables; choose one with format=csv");
    if (!wish->csv || (*ret_table = table_named(TABLES, name))) return true;
    const struct trial_table *own = table_named(tables, name);
    if (!own) return fail(c, FAULT_BAD_REQUEST, "table: %s", table_names(c, tables));
    struct trial_table *whole = pool_take(c->pool, sizeof *whole);
    *whole = *own;
    whole->columns = pool_print(c->pool, "participant,list,series,rule_id,%s", own->columns);
    *ret_table = whole;
    return true;
}

static bool cursor_read(struct ctx *c, const char *cursor, int64_t *ret_after)
{
    *ret_after = 0;
    return !cursor || player_cursor(c, cursor, ret_after);
}

bool experiment_transcripts(struct ctx *c, struct pg *db, const struct transcript_wish *wish,
                            const char **ret_text, const char **ret_next)
{
    struct rows *r;
    struct writer w = {.sheet = {.c = c}};
    int64_t experiment, after;
    if (!experiment_own(c, db, &wish->door, &experiment) || !table_find(c, wish, &w.table) ||
        !cursor_read(c, wish->cursor, &after) ||
        !pg_each(c, db, &r, PARTICIPANTS_PAGE, "iii", experiment, after, (int64_t)PAGE + 1))
        return false;
    int count = rows_count(r) > PAGE ? PAGE : rows_count(r);
    put(&w.sheet, w.table ? pool_print(c->pool, "%s\r\n", w.table->columns) : "");
    for (int i = 0; i < count; i++)
        if (!write_participant(c, db, &w, r, i)) return false;
    *ret_next = rows_count(r) > PAGE ? rows_text(r, count - 1, "id") : NULL;
    if (!w.table) {
        json_object *end = json_new_object(c);
        json_add_text(end, "type", "end");
        json_add_int(end, "count", w.sheet.lines);
        json_add_text(end, "next", *ret_next);
        put(&w.sheet, json_text(c, end));
        put(&w.sheet, "\n");
    }
    *ret_text = w.sheet.text;
    return true;
}
