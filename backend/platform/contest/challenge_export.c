/* challenge_export.c - the runs of a revealed challenge as a file that anybody can check; see challenge.h. */
#include "base/builder.h"
#include "base/clock.h"
#include "platform/contest/challenge.h"
#include "platform/contest/challenge_parts.h"
#include "platform/match/export.h"
#include "store/match.h"
#include <string.h>

/* A page ends after so many runs or bytes, whichever comes first. */
enum { PAGE = 100, PAGE_BYTES = 4 << 20 };

/* NDJSON */

/* The ranking and the curves that the page shows, so that a reader can compare them with their own. */
static bool add_standings(struct ctx *c, struct pg *db, const struct challenge_season *season, int64_t n,
                          json_object *rule)
{
    struct challenge_runs runs;
    struct challenge_look look = {.number = season->number, .rule = n, .limit = CHALLENGE_BOARD_MAX};
    json_object *board = json_new_array(c), *curves;
    if (!challenge_runs_read(c, db, &look, -1, &runs) || !challenge_curves(c, db, season, n, &curves))
        return false;
    json_add(rule, "curves", curves);
    for (int i = 0; i < runs.count; i++) {
        json_object *place = json_new_object(c);
        json_add_text(place, "match", runs.run[i].match);
        if (runs.run[i].rank) json_add_int(place, "rank", runs.run[i].rank);
        else json_add(place, "rank", NULL);
        json_push(board, place);
    }
    json_add(rule, "board", board);
    return true;
}

static bool add_head(struct ctx *c, struct pg *db, const struct challenge_season *season,
                     struct builder *lines)
{
    json_object *head = json_new_object(c), *challenge, *rules;
    if (!challenge_show(c, db, season->number, 0, &challenge)) return false;
    rules = json_member(challenge, "rules");
    for (size_t i = 0; i < json_object_array_length(rules); i++)
        if (!add_standings(c, db, season, (int64_t)i + 1, json_object_array_get_idx(rules, i))) return false;
    json_add_text(head, "type", "challenge");
    json_add_int(head, "quadrivium_challenge", 1);
    json_add(head, "challenge", challenge);
    builder_add_line(lines, json_text(c, head));
    return true;
}

static struct scored_run run_of(struct ctx *c, const struct rows *r, int i)
{
    struct scored_run run = {.match = rows_text(r, i, "public_id"),
                             .player = rows_text(r, i, "name"),
                             .kind = rows_text(r, i, "kind"),
                             .at = clock_text(c, rows_int(r, i, "at")),
                             .program = rows_bool(r, i, "program")};
    challenge_score_read(r, i, rows_bool(r, i, "solved"), &run.score);
    return run;
}

static bool add_run(struct ctx *c, struct pg *db, const struct challenge_season *season, const struct rows *r,
                    int i, struct builder *lines)
{
    struct match_row row;
    struct scored_run run = run_of(c, r, i);
    json_object *line = json_new_object(c), *record,
                *score = scored_run_json(c, &run, season->game->challenge->row);
    if (!match_find(c, db, run.match, &row) || !export_record(c, db, &row, &record)) return false;
    json_add_text(line, "type", "run");
    json_add_int(line, "rule", rows_int(r, i, "n"));
    json_object_object_foreach (score, name, value) {
        if (strcmp(name, "rank") != 0) json_add(line, name, value);
    }
    json_add(line, "record", record);
    builder_add_line(lines, json_text(c, line));
    return true;
}

/* CSV */

static const char HEADER[] = "challenge,rule,match,player,kind,program,solved,at,board,attempts,errors";

/* A line for each board. No cell needs quotes: names are letters, digits and signs that CSV gives no meaning. */
static void add_boards(struct ctx *c, int64_t number, const struct rows *r, int i, struct builder *lines)
{
    struct scored_run run = run_of(c, r, i);
    for (int k = 0; k < run.score.boards; k++)
        builder_add_line(lines, pool_print(c->pool, "%lld,%lld,%s,\"%s\",%s,%s,%s,%s,%d,%lld,%lld",
                                           (long long)number, (long long)rows_int(r, i, "n"), run.match,
                                           run.player, run.kind, run.program ? "TRUE" : "FALSE",
                                           run.score.solved ? "TRUE" : "FALSE", run.at, k + 1,
                                           (long long)run.score.attempts[k], (long long)run.score.errors[k]));
}

/* A page */

static bool is_cursor(struct ctx *c, struct pg *db, int64_t number, const char *cursor)
{
    struct rows *r;
    return pg_maybe(c, db, &r, CHALLENGE_CURSOR, "it", number, cursor) &&
           (rows_count(r) > 0 ||
            fail(c, FAULT_BAD_CURSOR, "the cursor does not belong to a run of this challenge"));
}

static void add_end(struct ctx *c, int count, const char *next, struct builder *lines)
{
    json_object *end = json_new_object(c);
    json_add_text(end, "type", "end");
    json_add_int(end, "count", count);
    json_add_text(end, "next", next);
    builder_add_line(lines, json_text(c, end));
}

static bool find_open(struct ctx *c, struct pg *db, int64_t number, struct challenge_season *ret)
{
    if (!challenge_find(c, db, number, ret)) return false;
    return ret->revealed ||
           fail(c, FAULT_SEALED, "the rules and runs of this challenge are sealed until it has closed");
}

/* The runs of a page, and one more if there is another page. */
static bool read_page(struct ctx *c, struct pg *db, int64_t number, const char *cursor, struct rows **ret)
{
    return (!cursor || is_cursor(c, db, number, cursor)) &&
           pg_each(c, db, ret, CHALLENGE_EXPORT, "iti", number, cursor, (int64_t)PAGE + 1);
}

/* As many of the runs as the page has room for, at least one; a record, which can be long, lives no longer than its line. */
static bool add_runs(struct ctx *c, struct pg *db, const struct challenge_season *season,
                     const struct rows *r, struct builder *lines, int *count)
{
    bool fine = true;
    int i = 0;
    for (; fine && i < *count && (i == 0 || lines->length < PAGE_BYTES); i++) {
        struct ctx own = {.pool = pool_new(), .now = c->now};
        fine = add_run(&own, db, season, r, i, lines) ||
               fail(c, own.failure.fault, "%s", pool_copy(c->pool, own.failure.detail));
        pool_drop(own.pool);
    }
    *count = i;
    return fine;
}

bool challenge_export(struct ctx *c, struct pg *db, int64_t number, bool csv, const char *cursor,
                      struct challenge_page *ret_page)
{
    struct challenge_season season;
    struct rows *r;
    struct builder lines = {.pool = c->pool};
    if (!find_open(c, db, number, &season) || !read_page(c, db, number, cursor, &r)) return false;
    int count = rows_count(r) > PAGE ? PAGE : rows_count(r);
    if (csv) {
        if (!cursor) builder_add_line(&lines, HEADER);
        for (int i = 0; i < count; i++) add_boards(c, number, r, i, &lines);
    } else if ((!cursor && !add_head(c, db, &season, &lines)) || !add_runs(c, db, &season, r, &lines, &count))
        return false;
    ret_page->next = rows_count(r) > count ? rows_text(r, count - 1, "public_id") : NULL;
    if (!csv) add_end(c, count, ret_page->next, &lines);
    ret_page->text = builder_text(&lines);
    return true;
}
