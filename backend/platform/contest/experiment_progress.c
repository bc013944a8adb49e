/* experiment_progress.c - the progress of an experiment: participants by code, and learning curves of finished
 * series. */
#include "platform/account/player.h"
#include "base/clock.h"
#include "games/game.h"
#include "games/trials.h"
#include "platform/contest/experiment.h"
#include "platform/runtime/transact.h"
#include "store/experiment.h"
#include <string.h>

/* Participants */

static json_object *participant_json(struct ctx *c, const struct rows *r, int i)
{
    json_object *one = json_new_object(c);
    int64_t last = rows_int(r, i, "last_at");
    json_add_text(one, "participant", rows_text(r, i, "code"));
    json_add_text(one, "list", rows_text(r, i, "list"));
    json_add_text(one, "status", rows_text(r, i, "status"));
    json_add_text(one, "joined_at", clock_text(c, rows_int(r, i, "joined_at")));
    json_add_text(one, "last_at", clock_text(c, last ? last : rows_int(r, i, "joined_at")));
    json_add_int(one, "series_done", rows_int(r, i, "done"));
    json_add_int(one, "series", rows_int(r, i, "rows"));
    json_add_bool(one, "defective", rows_bool(r, i, "defective"));
    return one;
}

bool experiment_participants(struct ctx *c, struct pg *db, const struct experiment_door *door,
                             const char *cursor, int64_t limit, json_object **ret_list)
{
    struct rows *r;
    int64_t experiment, after = 0;
    json_object *list = json_new_object(c), *items = json_new_array(c);
    if (!experiment_own(c, db, door, &experiment) || (cursor && !player_cursor(c, cursor, &after)) ||
        !pg_each(c, db, &r, PARTICIPANTS_PAGE, "iii", experiment, after, limit + 1))
        return false;
    int count = rows_count(r) > limit ? (int)limit : rows_count(r);
    for (int i = 0; i < count; i++) json_push(items, participant_json(c, r, i));
    json_add(list, "items", items);
    json_add_text(list, "next", rows_count(r) > count ? rows_text(r, count - 1, "id") : NULL);
    *ret_list = list;
    return true;
}

bool experiment_mark(struct ctx *c, struct pg *db, const struct experiment_door *door, const char *code,
                     bool defective, json_object **ret_participant)
{
    struct rows *r;
    int64_t experiment;
    if (!experiment_own(c, db, door, &experiment) ||
        !participant_update(c, db, experiment, code, defective) ||
        !pg_one(c, db, &r, PARTICIPANT_ONE, "it", experiment, code))
        return false;
    *ret_participant = participant_json(c, r, 0);
    return true;
}

/* Summaries of finished series */

enum { SUMMED_AT_ONCE = 8, BATCHES_MAX = 125, RETRY = 1 };

struct summing {
    int64_t experiment;
    int count; /* series of this batch */
};

/* Computed once per series and stored, so that repeated requests are cheap. */
static bool sum_these(struct ctx *c, struct pg *db, const struct rows *r)
{
    for (int i = 0; i < rows_count(r); i++) {
        json_object *options, *series;
        int64_t seat = rows_int(r, i, "seat");
        if (!experiment_series(c, db, rows_text(r, i, "public_id"), (int)seat, &options, &series))
            return false;
        json_object *summary = experiment_game()->trials->summary(c, series);
        trial_update(c, db, rows_int(r, i, "match_id"), seat, json_text(c, summary));
    }
    return pg_flush(c, db);
}

static bool sum_up(struct ctx *c, struct pg *db, void *thing)
{
    struct summing *summing = thing;
    struct rows *r;
    if (!pg_each(c, db, &r, TRIALS_UNSUMMED, "ii", summing->experiment, (int64_t)SUMMED_AT_ONCE))
        return false;
    summing->count = rows_count(r);
    return sum_these(c, db, r);
}

/* Free what was needed for a while; the reason of a failure stays. */
static bool come_back(struct ctx *c, const struct ctx *own, bool fine)
{
    if (!fine) {
        c->failure = own->failure;
        c->failure.detail = pool_copy(c->pool, own->failure.detail);
        c->failure.problem_count = 0;
    }
    pool_drop(own->pool);
    return fine;
}

/* A batch has memory of its own, because a series needs much. */
static bool sum_batch(struct ctx *c, struct pg *db, struct summing *summing)
{
    struct ctx own = {.pool = pool_new(), .now = c->now, .ticks = c->ticks};
    return come_back(c, &own, transact(&own, db, sum_up, summing));
}

bool experiment_sum_mine(struct ctx *c, struct pg *db, int64_t participant)
{
    struct ctx own = *c;
    struct rows *r;
    own.pool = pool_new();
    return come_back(c, &own,
                     pg_each(&own, db, &r, PARTICIPANT_UNSUMMED, "i", participant) && sum_these(&own, db, r));
}

bool experiment_accepted(struct ctx *c, struct pg *db, const char *match, int seat, int64_t *ret_moves,
                         int64_t *ret_score)
{
    struct ctx own = *c;
    json_object *options, *series;
    own.pool = pool_new();
    bool fine = experiment_series(&own, db, match, seat, &options, &series);
    if (fine) *ret_moves = json_object_get_int64(json_member(series, "accepted"));
    if (fine) *ret_score = json_object_get_int64(json_member(series, "score"));
    return come_back(c, &own, fine);
}

bool experiment_sum_up(struct ctx *c, struct pg *db, int64_t experiment)
{
    struct summing summing = {.experiment = experiment};
    for (int batch = 0; batch < BATCHES_MAX; batch++) {
        if (!sum_batch(c, db, &summing)) return false;
        if (summing.count < SUMMED_AT_ONCE) return true;
    }
    return fail_limit(c, FAULT_TOO_MANY_REQUESTS, "experiments.figures", RETRY,
                      "there are more finished series than one request can count; the next one goes on");
}

/* Progress */

struct figures {
    struct rows *lists, *series, *boards;
};

static bool is_of(const struct rows *r, int i, const char *list, int64_t row)
{
    return strcmp(rows_text(r, i, "list"), list) == 0 && rows_int(r, i, "row") == row;
}

static json_object *boards_json(struct ctx *c, const struct figures *f, const char *list, int64_t row)
{
    json_object *boards = json_new_array(c);
    for (int i = 0; i < rows_count(f->boards); i++) {
        if (!is_of(f->boards, i, list, row)) continue;
        json_object *board = json_new_object(c);
        json_add_int(board, "board", rows_int(f->boards, i, "board"));
        json_add_int(board, "count", rows_int(f->boards, i, "count"));
        json_add_int(board, "mean_errors_milli", rows_int(f->boards, i, "errors"));
        json_add_int(board, "mean_attempts_milli", rows_int(f->boards, i, "attempts"));
        json_add_int(board, "cleared", rows_int(f->boards, i, "cleared"));
        json_push(boards, board);
    }
    return boards;
}

static json_object *series_json(struct ctx *c, const struct figures *f, const char *list)
{
    json_object *all = json_new_array(c);
    for (int i = 0; i < rows_count(f->series); i++) {
        if (strcmp(rows_text(f->series, i, "list"), list) != 0) continue;
        int64_t row = rows_int(f->series, i, "row");
        json_object *one = json_new_object(c);
        json_add_int(one, "series", row);
        json_add_text(one, "rule_id", rows_text(f->series, i, "rule_id"));
        json_add_int(one, "finished", rows_int(f->series, i, "finished"));
        json_add(one, "boards", boards_json(c, f, list, row));
        json_add(one, "mastery", json_own(c, rows_text(f->series, i, "mastery")));
        json_add_int(one, "mean_score_milli", rows_int(f->series, i, "score"));
        json_push(all, one);
    }
    return all;
}

static void add_lists(struct ctx *c, const struct figures *f, json_object *progress)
{
    static const char *const COUNTS[] = {"participants", "complete",     "playing",   "gone",
                                         "left",         "screened_out", "timed_out", "unpaired",
                                         "partner_left", "withdrawn",    "defective", NULL};
    json_object *lists = json_new_array(c);
    for (const char *const *key = COUNTS; *key; key++) {
        int64_t sum = 0;
        for (int i = 0; i < rows_count(f->lists); i++) sum += rows_int(f->lists, i, *key);
        json_add_int(progress, *key, sum);
    }
    for (int i = 0; i < rows_count(f->lists); i++) {
        json_object *list = json_new_object(c);
        json_add_text(list, "list", rows_text(f->lists, i, "name"));
        json_add_int(list, "rows", rows_int(f->lists, i, "rows"));
        for (const char *const *key = COUNTS; *key; key++)
            json_add_int(list, *key, rows_int(f->lists, i, *key));
        json_add(list, "series", series_json(c, f, rows_text(f->lists, i, "name")));
        json_push(lists, list);
    }
    json_add(progress, "lists", lists);
}

bool experiment_progress(struct ctx *c, struct pg *db, const struct experiment_door *door,
                         json_object **ret_progress)
{
    struct rows *x;
    struct figures f;
    int64_t experiment;
    if (!experiment_own(c, db, door, &experiment) || !experiment_sum_up(c, db, experiment)) return false;
    if (!pg_one(c, db, &x, EXPERIMENT_HEAD, "t", door->experiment)) return false;
    pg_ask(c, db, &f.lists, PROGRESS_LISTS, "i", experiment);
    pg_ask(c, db, &f.series, PROGRESS_SERIES, "i", experiment);
    pg_ask(c, db, &f.boards, PROGRESS_BOARDS, "i", experiment);
    if (!pg_flush(c, db)) return false;
    json_object *progress = json_new_object(c);
    json_add_text(progress, "experiment", door->experiment);
    json_add_text(progress, "status", rows_text(x, 0, "status"));
    add_lists(c, &f, progress);
    *ret_progress = progress;
    return true;
}
