/* experiment_export.c - transcripts: what each participant did, as NDJSON or CSV. frontend/docs/experiments.md
 * describes the format. */
#include "base/clock.h"
#include "games/game.h"
#include "games/trials.h"
#include "platform/account/player.h"
#include "platform/contest/bonus.h"
#include "platform/contest/experiment.h"
#include "platform/contest/experiment_tables.h"
#include "platform/contest/preregistration.h"
#include "platform/contest/study.h"
#include "platform/contest/trial_clock.h"
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

struct writer {
    struct sheet sheet;
    const struct trial_table *table; /* the only table, as CSV; NULL: all tables, as NDJSON */
    int64_t experiment;              /* row id */
    struct bonus_source bonus;
};

static const char *cell_of(struct ctx *c, json_object *value)
{
    if (!value || (json_object_is_type(value, json_type_string) && !json_object_get_string_len(value)))
        return "";
    if (json_object_is_type(value, json_type_boolean)) /* R knows these words, and pandas too */
        return json_object_get_boolean(value) ? "TRUE" : "FALSE";
    if (json_object_is_type(value, json_type_string))
        return experiment_cell(c, json_object_get_string(value));
    bool nested = json_object_is_type(value, json_type_object) || json_object_is_type(value, json_type_array);
    return nested ? experiment_cell(c, json_text(c, value)) : json_text(c, value);
}

static void write_cells(struct writer *w, json_object *line)
{
    struct ctx *c = w->sheet.c;
    for (const struct trial_column *column = w->table->columns; column->name; column++) {
        if (column != w->table->columns) put(&w->sheet, ",");
        put(&w->sheet, cell_of(c, json_member(line, column->name)));
    }
    put(&w->sheet, "\r\n");
}

static void write_header(struct writer *w)
{
    for (const struct trial_column *column = w->table->columns; column->name; column++) {
        if (column != w->table->columns) put(&w->sheet, ",");
        put(&w->sheet, column->name);
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
    int64_t experiment;
    json_object *participant; /* the members that every line begins with */
    json_object *options, *series;
    const char *other; /* who has the other seat of a series of two: partner, bot, erased; NULL: nobody */
    int seat;          /* of the participant */
    struct trial_clock clock;
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

/* In a series of two, an attempt says who made it; those of an erased partner are theirs. */
static bool is_told(const struct source *s, json_object *line)
{
    if (!json_member(line, "seat")) return true;
    bool own = json_object_get_int(json_member(line, "seat")) == s->seat;
    json_object_object_del(line, "seat");
    json_add_text(line, "mover", own ? "self" : s->other);
    return own || strcmp(s->other, "erased") != 0;
}

static void take_line(struct trial_reader *reader, const char *type, json_object *line)
{
    struct source *s = (struct source *)reader;
    json_object *whole = line_new(s, type, line);
    if (!is_told(s, whole)) return;
    trial_clock_add(s->c, &s->clock, type, whole);
    write_line(s->writer, type, whole);
}

static const char *time_of(struct trial_reader *reader, int attempt)
{
    const struct source *s = (struct source *)reader;
    return trial_clock_text(s->c, &s->clock, attempt);
}

static void write_series(struct source *s, const struct rows *trials, int i)
{
    static const char *const SUMS[] = {"over", "attempts", "score", "mastery", NULL};
    json_object *line = line_new(s, "series", NULL);
    json_add_int(line, "super_series", rows_int(trials, i, "super_series"));
    json_add_text(line, "started_at", clock_text(s->c, rows_int(trials, i, "started_at")));
    json_add_text(line, "finished_at", clock_text(s->c, rows_int(trials, i, "finished_at")));
    for (const char *const *key = SUMS; *key; key++) json_add(line, *key, json_member(s->series, *key));
    json_add_text(line, "seed", rows_text(trials, i, "seed"));
    if (s->other) {
        json_add(line, "play", json_member(s->series, "play"));
        json_add(line, "seat", json_member(s->series, "seat"));
        json_add_text(line, "partner", s->other);
    }
    json_add(line, "options", s->options);
    trial_clock_device(s->c, &s->clock, line);
    write_line(s->writer, "series", line);
    for (int n = 0; (line = trial_clock_focus(s->c, &s->clock, n)); n++)
        write_line(s->writer, "focus", line_new(s, "focus", line));
    experiment_game()->trials->lines(s->c, s->options, s->series, &s->reader);
}

bool experiment_series(struct ctx *c, struct pg *db, const char *match, int seat, json_object **ret_options,
                       json_object **ret_series)
{
    struct match m;
    if (!match_load(c, db, &(struct match_wanted){.id = match}, &m)) return false;
    *ret_options = json_own(c, m.row.options);
    *ret_series = m.game->trials->series(c, m.game->save(c, m.state), seat);
    return *ret_series != NULL;
}

/* The answers to the pages, a line for each question; a practice page answers with numbers of its own names */

struct answered {
    json_object *page, *answers, *shown; /* shown: the page in the participant's language */
    const struct rows *rows;
    int row;
};

static json_object *answer_line(const struct source *s, const struct answered *a)
{
    json_object *line = json_new_object(s->c);
    json_add_int(line, "page", rows_int(a->rows, a->row, "page"));
    json_add(line, "page_id", json_member(a->page, "id"));
    json_add(line, "kind", json_member(a->page, "kind"));
    json_add_int(line, "try", rows_int(a->rows, a->row, "try"));
    return line;
}

static void end_answer(const struct source *s, const struct answered *a, json_object *line)
{
    if (!rows_null(a->rows, a->row, "reaction_ms"))
        json_add_int(line, "reaction_ms", rows_int(a->rows, a->row, "reaction_ms"));
    json_add_text(line, "at", clock_text(s->c, rows_int(a->rows, a->row, "at")));
    write_line(s->writer, "answer", line_new(s, "answer", line));
}

static void write_question(const struct source *s, const struct answered *a, size_t i)
{
    json_object *question = json_object_array_get_idx(json_member(a->page, "questions"), i);
    json_object *shown = json_object_array_get_idx(json_member(a->shown, "questions"), i);
    json_object *line = answer_line(s, a), *answer = json_object_array_get_idx(a->answers, i);
    json_object *options = json_member(shown, "options");
    json_add_int(line, "question", (int64_t)i + 1);
    json_add(line, "question_id", json_member(question, "id"));
    json_add(line, "question_kind", json_member(question, "kind"));
    json_add(line, "answer", answer);
    if (options && json_object_is_type(answer, json_type_int))
        json_add(line, "option", json_object_array_get_idx(options, (size_t)json_object_get_int64(answer)));
    if (study_page_is(a->page, "check")) json_add_bool(line, "wrong", study_is_wrong(question, answer));
    end_answer(s, a, line);
}

static void write_page(const struct source *s, const struct answered *a)
{
    size_t count = json_object_array_length(json_member(a->shown, "questions"));
    for (size_t i = 0; i < count; i++) write_question(s, a, i);
    if (json_object_is_type(a->answers, json_type_object)) {
        json_object_object_foreach (a->answers, name, number) {
            json_object *line = answer_line(s, a);
            json_add_text(line, "question_id", name);
            json_add(line, "answer", number);
            end_answer(s, a, line);
        }
    } else if (count == 0) end_answer(s, a, answer_line(s, a));
}

static bool write_answers(struct ctx *c, struct pg *db, const struct source *s, const struct rows *r, int i)
{
    struct rows *study, *pages;
    int64_t version = rows_int(r, i, "version");
    if (!version || (s->writer->table && strcmp(s->writer->table->type, "answer") != 0)) return true;
    if (!pg_one(c, db, &study, STUDY_VERSION, "ii", s->experiment, version) ||
        !pg_each(c, db, &pages, PARTICIPANT_PAGES, "i", rows_int(r, i, "id")))
        return false;
    json_object *json = json_own(c, rows_text(study, 0, "study"));
    struct source own = *s;
    json_add_int(own.participant, "version", version);
    json_add_text(own.participant, "language", rows_text(r, i, "language"));
    for (int p = 0; p < rows_count(pages); p++) {
        int number = (int)rows_int(pages, p, "page") - 1;
        struct answered a = {.page = study_page(json, number),
                             .answers = json_own(c, rows_text(pages, p, "answers")),
                             .shown = study_shown(c, json, number, rows_text(r, i, "language"), 0),
                             .rows = pages,
                             .row = p};
        write_page(&own, &a);
    }
    return true;
}

/* One participant */

/* Who had the other seat of that series. */
static const char *other_of(const struct rows *r, int i, const struct rows *trials, int t)
{
    int64_t bot_since = rows_int(r, i, "bot_since");
    const char *partner = rows_text(r, i, "partner"), *state = rows_text(r, i, "partner_state");
    if (!partner || strcmp(partner, "alone") == 0) return NULL;
    if (bot_since && rows_int(trials, t, "row") >= bot_since) return "bot";
    return state && strcmp(state, "erased") != 0 && strcmp(state, "withdrawn") != 0 ? "partner" : "erased";
}

static void add_partner(const struct rows *r, int i, json_object *line)
{
    const char *partner = rows_text(r, i, "partner");
    json_add_text(line, "partner", partner);
    json_add_text(line, "pair", rows_text(r, i, "pair"));
    json_add_text(line, "shared", rows_text(r, i, "shared"));
    if (partner && !rows_null(r, i, "waited")) json_add_int(line, "waited_s", rows_int(r, i, "waited"));
    else json_add(line, "waited_s", NULL);
}

static json_object *participant_head(struct ctx *c, const struct rows *r, int i)
{
    json_object *head = json_new_object(c);
    json_add_text(head, "participant", rows_text(r, i, "code"));
    json_add_text(head, "list", rows_text(r, i, "list"));
    return head;
}

static bool write_participant(struct ctx *c, struct pg *db, struct writer *w, const struct rows *r, int i)
{
    struct rows *trials;
    struct source s = {.reader = {take_line, time_of},
                       .c = c,
                       .writer = w,
                       .experiment = w->experiment,
                       .participant = participant_head(c, r, i)};
    json_object *line = line_new(&s, "participant", NULL);
    json_add_text(line, "joined_at", clock_text(c, rows_int(r, i, "joined_at")));
    json_add_text(line, "consent_at", clock_text(c, rows_int(r, i, "consent_at")));
    json_add_int(line, "series_done", rows_int(r, i, "done"));
    json_add_int(line, "of", rows_int(r, i, "rows"));
    json_add_bool(line, "defective", rows_bool(r, i, "defective"));
    json_add_text(line, "status", rows_text(r, i, "status"));
    json_add_int(line, "version", rows_int(r, i, "version"));
    json_add_text(line, "language", rows_text(r, i, "language"));
    json_add_text(line, "ended_at",
                  rows_null(r, i, "ended_at") ? NULL : clock_text(c, rows_int(r, i, "ended_at")));
    add_partner(r, i, line);
    if (!w->table || strcmp(w->table->type, "participant") == 0) {
        if (!bonus_add(c, db, &w->bonus, r, i, line)) return false;
        write_line(w, "participant", line);
    }
    if (w->table && strcmp(w->table->type, "participant") == 0) return true;
    if (!write_answers(c, db, &s, r, i)) return false;
    if (w->table && strcmp(w->table->type, "answer") == 0) return true;
    if (!pg_each(c, db, &trials, PARTICIPANT_TRIALS, "i", rows_int(r, i, "id"))) return false;
    for (int t = 0; t < rows_count(trials); t++) {
        s.participant = participant_head(c, r, i);
        json_add_int(s.participant, "series", rows_int(trials, t, "row"));
        json_add_text(s.participant, "rule_id", rows_text(trials, t, "rule_id"));
        s.seat = (int)rows_int(trials, t, "seat");
        s.other = other_of(r, i, trials, t);
        if (!experiment_series(c, db, rows_text(trials, t, "public_id"), s.seat, &s.options, &s.series) ||
            !trial_clock_load(c, db, trials, t, &s.clock))
            return false;
        write_series(&s, trials, t);
    }
    return true;
}

/* A page */

/* *ret_table NULL: all tables. */
static bool table_find(struct ctx *c, const struct transcript_wish *wish,
                       const struct trial_table **ret_table)
{
    const char *name = wish->table ? wish->table : experiment_table_first();
    *ret_table = NULL;
    if (!wish->csv && wish->table)
        return fail(c, FAULT_BAD_REQUEST, "table: lines of JSON hold all tables; choose one with format=csv");
    if (!wish->csv) return true;
    bool is_book = strcmp(name, experiment_codebook()->name) == 0;
    *ret_table = is_book ? experiment_codebook() : experiment_table(c, name);
    return *ret_table || fail(c, FAULT_BAD_REQUEST, "table: %s", experiment_table_names(c));
}

static bool write_codebook(struct writer *w, const char **ret_text)
{
    json_object *lines = experiment_codebook_lines(w->sheet.c);
    write_header(w);
    for (size_t i = 0; i < json_object_array_length(lines); i++)
        write_cells(w, json_object_array_get_idx(lines, i));
    *ret_text = w->sheet.text;
    return true;
}

static bool cursor_read(struct ctx *c, const char *cursor, int64_t *ret_after)
{
    *ret_after = 0;
    return !cursor || player_cursor(c, cursor, ret_after);
}

static void write_end(struct writer *w, const struct transcripts *page)
{
    json_object *end = json_new_object(w->sheet.c);
    json_add_text(end, "type", "end");
    json_add_int(end, "count", w->sheet.lines);
    json_add_text(end, "next", page->next);
    json_add_text(end, "digest", page->digest);
    json_add_text(end, "digest_at_start", page->start);
    put(&w->sheet, json_text(w->sheet.c, end));
    put(&w->sheet, "\n");
}

bool experiment_transcripts(struct ctx *c, struct pg *db, const struct transcript_wish *wish,
                            struct transcripts *ret)
{
    struct rows *r;
    struct writer w = {.sheet = {.c = c}};
    int64_t after;
    if (!experiment_own(c, db, &wish->door, &w.experiment) || !table_find(c, wish, &w.table) ||
        !cursor_read(c, wish->cursor, &after))
        return false;
    *ret = (struct transcripts){.next = NULL};
    w.bonus.experiment = w.experiment;
    if (w.table && w.table == experiment_codebook()) return write_codebook(&w, &ret->text);
    if (!pg_each(c, db, &r, PARTICIPANTS_PAGE, "iii", w.experiment, after, (int64_t)PAGE + 1)) return false;
    int count = rows_count(r) > PAGE ? PAGE : rows_count(r);
    if (w.table) write_header(&w);
    for (int i = 0; i < count; i++)
        if (!write_participant(c, db, &w, r, i)) return false;
    ret->next = rows_count(r) > PAGE ? rows_text(r, count - 1, "id") : NULL;
    if (!ret->next && !preregistration_digests(c, db, w.experiment, &ret->digest, &ret->start)) return false;
    if (!w.table) write_end(&w, ret);
    ret->text = w.sheet.text;
    return true;
}
