/* experiment_study.c - the owner's side of a study: its versions, a preview that stores nothing, and the people who
 * take part. */
#include "base/clock.h"
#include "base/secret.h"
#include "games/game.h"
#include "games/trials.h"
#include "platform/account/player.h"
#include "platform/contest/bonus.h"
#include "platform/contest/experiment.h"
#include "platform/contest/study.h"
#include "platform/contest/study_picture.h"
#include "store/experiment.h"
#include "store/study.h"
#include <string.h>

/* Practice */

static bool practice_refuse(struct ctx *c, json_object *page, const char *why)
{
    const char *id = json_object_get_string(json_member(page, "id"));
    fail(c, FAULT_BAD_STUDY, "the practice page %s: %s", id, why);
    fail_at(c, pool_print(c->pool, "/before/%s/plan", id), "bad_value", why);
    return false;
}

/* The series of a practice page: the first row of the lists that its plan names. */
static bool practice_options(struct ctx *c, const struct experiment_plan *plan, json_object *page,
                             json_object **ret_options)
{
    struct trials trials;
    const struct trial_plan own = {plan->files, plan->pictures,
                                   json_object_get_string(json_member(page, "plan"))};
    experiment_game()->trials->read(c, &own, &trials);
    if (trials.errors || !trials.count || !trials.list[0].count)
        return practice_refuse(c, page, "its plan names no series without errors");
    *ret_options = trials.list[0].trial[0].options;
    return true;
}

static bool practice_read(struct ctx *c, json_object *study, const struct experiment_plan *plan,
                          json_object **ret_options)
{
    json_object *all = json_new_object(c);
    for (int i = 0; study_page(study, i); i++) {
        json_object *page = study_page(study, i), *options;
        if (!study_page_is(page, "practice")) continue;
        if (!practice_options(c, plan, page, &options)) return false;
        json_add(all, pool_print(c->pool, "%d", i + 1), options);
    }
    *ret_options = all;
    return true;
}

/* Versions */

static json_object *empty_study(struct ctx *c)
{
    json_object *study = json_new_object(c), *languages = json_new_array(c);
    json_push_text(languages, "en");
    json_add(study, "languages", languages);
    json_add(study, "before", json_new_array(c));
    json_add(study, "after", json_new_array(c));
    return study;
}

/* Of the text, so that two tabs that store the same do not disturb each other. */
static const char *revision_of(struct ctx *c, const char *study)
{
    enum { DIGITS = 16 };
    char sha256[HASH_TEXT];
    secret_sha256(study, strlen(study), sha256);
    return pool_copy_bytes(c->pool, sha256, DIGITS);
}

static bool add_costs(struct ctx *c, struct pg *db, int64_t experiment, const char *text, json_object *json)
{
    struct rows *r;
    struct bonus bonus;
    json_object *study = json_own(c, text), *costs = NULL;
    if (bonus_of(study, &bonus)) {
        if (!pg_one(c, db, &r, EXPERIMENT_REPORT, "i", experiment)) return false;
        costs = bonus_costs(c, &bonus, study_number(study, "quota"), json_own(c, rows_text(r, 0, "report")));
    }
    json_add(json, "costs", costs);
    return true;
}

bool experiment_study(struct ctx *c, struct pg *db, const struct experiment_door *door,
                      json_object **ret_study)
{
    struct rows *r;
    int64_t experiment;
    json_object *json = json_new_object(c);
    if (!experiment_own(c, db, door, &experiment) || !pg_maybe(c, db, &r, STUDY_LATEST, "i", experiment))
        return false;
    bool stored = rows_count(r) > 0;
    json_add_int(json, "version", stored ? rows_int(r, 0, "version") : 0);
    json_add_text(json, "revision", revision_of(c, stored ? rows_text(r, 0, "study") : ""));
    json_add_text(json, "changed_at", stored ? clock_text(c, rows_int(r, 0, "created_at")) : NULL);
    if (!add_costs(c, db, experiment, stored ? rows_text(r, 0, "study") : "{}", json)) return false;
    json_add(json, "study", stored ? json_own(c, rows_text(r, 0, "study")) : empty_study(c));
    *ret_study = json;
    return true;
}

static bool is_current(struct ctx *c, const struct rows *latest, const char *revision)
{
    const char *now = revision_of(c, rows_count(latest) ? rows_text(latest, 0, "study") : "");
    return !revision || strcmp(now, revision) == 0 ||
           fail(c, FAULT_STUDY_CHANGED, "load the stored study, or send its revision to replace it");
}

/* Only a study whose experiment runs needs its practice series at once. */
static bool practice_now(struct ctx *c, struct pg *db, const struct rows *x, json_object *study,
                         json_object **ret_practice)
{
    struct experiment_plan plan = {.files = json_own(c, rows_text(x, 0, "files"))};
    *ret_practice = json_new_object(c);
    return experiment_status_read(x, 0, "status") != EXPERIMENT_RUNNING ||
           (study_picture_names(c, db, rows_int(x, 0, "id"), &plan.pictures) &&
            practice_read(c, study, &plan, ret_practice));
}

bool experiment_study_put(struct ctx *c, struct pg *db, const struct experiment_door *door,
                          json_object *study, const char *revision, json_object **ret_study)
{
    struct rows *x, *r;
    json_object *practice;
    if (!experiment_own_lock(c, db, door, &x)) return false;
    enum experiment_status status = experiment_status_read(x, 0, "status");
    int64_t experiment = rows_int(x, 0, "id");
    if (status == EXPERIMENT_CLOSED) return fail(c, FAULT_EXPERIMENT_CLOSED, "nobody can join any more");
    if (!study_check(c, study) || !pg_maybe(c, db, &r, STUDY_LATEST, "i", experiment) ||
        !is_current(c, r, revision) || !study_picture_check(c, db, experiment, study) ||
        !practice_now(c, db, x, study, &practice))
        return false;
    int64_t version = rows_count(r) ? rows_int(r, 0, "version") : 0;
    /* A draft has one version, which changes. Afterwards every change makes another one, and those who joined keep
     * theirs. */
    if (version == 0 || status == EXPERIMENT_RUNNING) version++;
    const char *text = pool_copy(c->pool, json_text(c, study));
    const struct study_row row = {text, json_text(c, practice), study_pairs(study, &(struct pairs){0})};
    return study_row_put(c, db, experiment, version, &row) && experiment_study(c, db, door, ret_study);
}

bool experiment_study_start(struct ctx *c, struct pg *db, int64_t experiment,
                            const struct experiment_plan *plan)
{
    struct rows *r;
    json_object *practice;
    if (!pg_maybe(c, db, &r, STUDY_LATEST, "i", experiment)) return false;
    if (!rows_count(r)) return true;
    struct study_row row = {.study = rows_text(r, 0, "study")};
    json_object *study = json_own(c, row.study);
    if (!study_picture_check(c, db, experiment, study) || !practice_read(c, study, plan, &practice))
        return false;
    row.practice = json_text(c, practice);
    row.pairs = study_pairs(study, &(struct pairs){0});
    return study_row_put(c, db, experiment, rows_int(r, 0, "version"), &row);
}

/* Preview */

/* The number of the page that a step shows, -1 for the series. Steps are the pages before the series, the series as one
 * step, and the pages after them. */
static int page_of_step(int step, int before)
{
    if (step == before) return -1;
    return step > before ? step - 1 : step;
}

/* Judge the answers to a step, if there are any: a participant moves on to the next one, or has failed one more time.
 * Nothing follows the end, which is `last`. */
static bool preview_answer(struct ctx *c, json_object *page, json_object *answers, int last, int *step,
                           int *failed, json_object **ret_wrong)
{
    *ret_wrong = json_new_array(c);
    if (!answers || *step == last) return true;
    if (page && !study_judge(c, page, answers, ret_wrong)) return false;
    if (json_object_array_length(*ret_wrong)) {
        ++*failed;
    } else {
        ++*step;
        *failed = 0;
    }
    return true;
}

static void preview_page(struct ctx *c, json_object *study, const struct preview_wish *wish, int number,
                         int failed, json_object *json)
{
    bool shows = study_page(study, number) != NULL;
    json_object *page = NULL;
    if (shows) page = study_shown(c, study, number, study_language(study, wish->language), failed);
    json_add(json, "page", page);
    json_add_int(json, "failed", failed);
}

static void preview_end(struct ctx *c, json_object *study, const char *outcome, json_object *json)
{
    const char *code = study_code(study, outcome), *sample = *code ? code : "samplecode";
    json_add_text(json, "status", outcome);
    json_add(json, "page", NULL);
    json_add_text(json, "code", sample);
    json_add_text(json, "return_to", study_return(c, study, sample, "sample-id"));
}

bool experiment_preview(struct ctx *c, struct pg *db, const struct experiment_door *door,
                        const struct preview_wish *wish, json_object **ret_preview)
{
    json_object *latest, *study, *wrong, *json = json_new_object(c);
    int before, all, step = wish->step, failed = wish->failed;
    if (!experiment_study(c, db, door, &latest)) return false;
    study = json_member(latest, "study");
    all = study_pages(study, &before);
    if (step > all + 1) return fail(c, FAULT_BAD_REQUEST, "step: there are %d", all + 2);
    json_object *page = study_page(study, page_of_step(step, before));
    if (!preview_answer(c, page, wish->answers, all + 1, &step, &failed, &wrong)) return false;
    bool out = failed && study_tries(page) && failed >= study_tries(page);
    json_add_int(json, "step", step);
    json_add_int(json, "steps", all + 1);
    json_add(json, "wrong", wrong);
    if (out || step > all) {
        preview_end(c, study, out ? "screened_out" : "complete", json);
    } else {
        json_add_text(json, "status", step == before ? "series" : "page");
        preview_page(c, study, wish, page_of_step(step, before), failed, json);
    }
    *ret_preview = json;
    return true;
}

/* People */

static bool person_json(struct ctx *c, struct pg *db, struct bonus_source *source, const struct rows *r,
                        int i, json_object **ret_person)
{
    static const char *const TEXTS[] = {"list", "status", "language", "platform", NULL};
    json_object *one = json_new_object(c);
    int64_t last = rows_int(r, i, "last_at");
    json_add_text(one, "participant", rows_text(r, i, "code"));
    for (const char *const *key = TEXTS; *key; key++) json_add_text(one, *key, rows_text(r, i, *key));
    json_add_text(one, "id", rows_text(r, i, "origin_id"));
    json_add_text(one, "study", rows_text(r, i, "study_id"));
    json_add_text(one, "session", rows_text(r, i, "session_id"));
    json_add_text(one, "code", rows_text(r, i, "outcome_code"));
    json_add_int(one, "version", rows_int(r, i, "version"));
    json_add_int(one, "pages_done", rows_int(r, i, "page"));
    json_add_int(one, "pages", rows_int(r, i, "pages"));
    json_add_int(one, "series_done", rows_int(r, i, "done"));
    json_add_int(one, "series", rows_int(r, i, "rows"));
    json_add_text(one, "joined_at", clock_text(c, rows_int(r, i, "joined_at")));
    json_add_text(one, "last_at", clock_text(c, last ? last : rows_int(r, i, "joined_at")));
    *ret_person = one;
    return bonus_add(c, db, source, r, i, one);
}

enum { FEW = 10 };

/* The list is not refused because there are more finished series than one request can sum up: the bonuses of a page count
 * theirs anew, so the page is a short one then. */
static bool sum_up(struct ctx *c, struct pg *db, int64_t experiment, int64_t *limit)
{
    if (bonus_prepare(c, db, experiment)) return true;
    if (c->failure.fault != FAULT_TOO_MANY_REQUESTS) return false;
    forgive(c);
    if (*limit > FEW) *limit = FEW;
    return true;
}

bool experiment_people(struct ctx *c, struct pg *db, const struct experiment_door *door, const char *cursor,
                       int64_t limit, json_object **ret_list)
{
    struct rows *r;
    int64_t experiment, after = 0;
    json_object *list = json_new_object(c), *items = json_new_array(c);
    if (!experiment_own(c, db, door, &experiment) || (cursor && !player_cursor(c, cursor, &after)) ||
        !sum_up(c, db, experiment, &limit) ||
        !pg_each(c, db, &r, PEOPLE_PAGE, "iii", experiment, after, limit + 1))
        return false;
    int count = rows_count(r) > limit ? (int)limit : rows_count(r);
    struct bonus_source source = {.experiment = experiment};
    for (int i = 0; i < count; i++) {
        json_object *one;
        if (!person_json(c, db, &source, r, i, &one)) return false;
        json_push(items, one);
    }
    json_add(list, "items", items);
    json_add_text(list, "next", rows_count(r) > count ? rows_text(r, count - 1, "id") : NULL);
    *ret_list = list;
    return true;
}
