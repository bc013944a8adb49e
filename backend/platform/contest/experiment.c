/* experiment.c - plans of experiments, from the first draft to the end; see experiment.h. */
#include "platform/contest/experiment.h"
#include "base/clock.h"
#include "games/game.h"
#include "games/trials.h"
#include "platform/contest/bonus.h"
#include "platform/contest/preregistration.h"
#include "platform/account/player.h"
#include "platform/contest/study.h"
#include "platform/contest/study_picture.h"
#include "platform/match/start.h"
#include "store/experiment.h"
#include <string.h>

enum { OWNED_MAX = 100, BYTES_MAX = 64 << 20, FILES_MAX = 1000, FILE_NAME_MAX = 200 };

/* Checking a plan */

static bool files_fit(struct ctx *c, json_object *files)
{
    if (json_object_object_length(files) > FILES_MAX)
        return fail(c, FAULT_BAD_REQUEST, "files: at most %d", FILES_MAX);
    json_object_object_foreach (files, name, text) {
        size_t length = strlen(name);
        if (length >= 1 && length <= FILE_NAME_MAX && json_object_is_type(text, json_type_string)) continue;
        return fail(c, FAULT_BAD_REQUEST, "files: a name of up to %d bytes for each, and its text",
                    FILE_NAME_MAX);
    }
    return true;
}

const struct game *experiment_game(void)
{
    int i = 0;
    while (game_at(i) && !game_at(i)->trials) i++;
    must(game_at(i));
    return game_at(i);
}

static void plan_read(struct ctx *c, const struct experiment_plan *plan, struct trials *ret_trials)
{
    const struct trial_plan sent = {plan->files, plan->pictures, plan->plan};
    experiment_game()->trials->read(c, &sent, ret_trials);
}

bool experiment_check(struct ctx *c, const struct experiment_plan *plan, json_object **ret_report)
{
    struct trials trials;
    if (!files_fit(c, plan->files)) return false;
    plan_read(c, plan, &trials);
    *ret_report = trials.report;
    return true;
}

/* The errors of a report as the places of a failure. */
static bool refuse(struct ctx *c, const struct trials *trials)
{
    json_object *faults = json_member(trials->report, "faults");
    fail(c, FAULT_BAD_PLAN, "the plan has %d %s: see errors, each with file:line:column", trials->errors,
         trials->errors == 1 ? "error" : "errors");
    for (size_t i = 0; i < json_object_array_length(faults); i++) {
        json_object *fault = json_object_array_get_idx(faults, i);
        if (strcmp(json_object_get_string(json_member(fault, "severity")), "error") != 0) continue;
        if (c->failure.problem_count == PROBLEMS_MAX) break;
        fail_at(c,
                pool_print(c->pool, "%s:%d:%d", json_object_get_string(json_member(fault, "file")),
                           json_object_get_int(json_member(fault, "line")),
                           json_object_get_int(json_member(fault, "column"))),
                json_object_get_string(json_member(fault, "code")),
                json_object_get_string(json_member(fault, "message")));
    }
    return false;
}

static bool plan_take(struct ctx *c, const struct experiment_plan *plan, struct trials *ret_trials)
{
    if (!files_fit(c, plan->files)) return false;
    plan_read(c, plan, ret_trials);
    return plan->draft || ret_trials->errors == 0 || refuse(c, ret_trials);
}

/* Making */

static bool room_is_left(struct ctx *c, struct pg *db, int64_t account, size_t bytes)
{
    struct rows *r;
    if (!pg_one(c, db, &r, EXPERIMENT_ROOM, "i", account)) return false;
    if (rows_int(r, 0, "count") < OWNED_MAX && rows_int(r, 0, "bytes") + (int64_t)bytes <= BYTES_MAX)
        return true;
    return fail_limit(c, FAULT_TOO_MANY_REQUESTS, "experiments.owned", 3600,
                      "you have reached the limit on experiments; delete a draft first");
}

bool experiment_make(struct ctx *c, struct pg *db, int64_t account, const struct experiment_plan *plan,
                     json_object **ret_experiment)
{
    struct trials trials;
    char id[PUBLIC_ID];
    if (!plan_take(c, plan, &trials)) return false;
    const char *files = pool_copy(c->pool, json_text(c, plan->files));
    if (!room_is_left(c, db, account, strlen(files))) return false;
    secret_public_id(id);
    if (!experiment_row_insert(c, db, id, account,
                               &(struct experiment_row){plan->title, plan->shown_title, plan->consent,
                                                        plan->plan, files, json_text(c, trials.report)}))
        return false;
    return experiment_show(c, db, &(struct experiment_door){id, account, NULL}, ret_experiment);
}

/* Showing */

static bool lists_json(struct ctx *c, struct pg *db, int64_t experiment, json_object *report,
                       json_object **ret_lists)
{
    struct rows *r;
    json_object *lists = json_new_array(c), *told = json_member(report, "lists");
    if (!pg_each(c, db, &r, PROGRESS_LISTS, "i", experiment)) return false;
    for (int i = 0; i < rows_count(r); i++) {
        json_object *list = json_new_object(c);
        json_add_text(list, "list", rows_text(r, i, "name"));
        json_add_int(list, "rows", rows_int(r, i, "rows"));
        json_push(lists, list);
    }
    for (size_t i = 0; rows_count(r) == 0 && i < json_object_array_length(told); i++) {
        json_object *list = json_new_object(c), *one = json_object_array_get_idx(told, i);
        json_add(list, "list", json_member(one, "list"));
        json_add_int(list, "rows", (int64_t)json_object_array_length(json_member(one, "rows")));
        json_push(lists, list);
    }
    *ret_lists = lists;
    return true;
}

static bool show_own(struct ctx *c, struct pg *db, const struct rows *r, json_object **ret_experiment)
{
    static const char *const TEXTS[] = {"title", "shown_title",  "consent", "status",
                                        "plan",  "balance_seed", "nonce",   NULL};
    static const char *const TIMES[] = {"created_at", "changed_at", "started_at", "closed_at", NULL};
    json_object *x = json_new_object(c), *report = json_own(c, rows_text(r, 0, "report")), *lists;
    json_add_text(x, "id", rows_text(r, 0, "public_id"));
    json_add_bool(x, "owner", true);
    for (const char *const *key = TEXTS; *key; key++) json_add_text(x, *key, rows_text(r, 0, *key));
    for (const char *const *key = TIMES; *key; key++)
        json_add_text(x, *key, clock_text(c, rows_int(r, 0, *key)));
    json_add(x, "files", json_own(c, rows_text(r, 0, "files")));
    if (!lists_json(c, db, rows_int(r, 0, "id"), report, &lists)) return false;
    json_add(x, "lists", lists);
    json_add(x, "report", report);
    *ret_experiment = x;
    return true;
}

/* Whether all places of the latest version are taken. */
static bool is_full(struct ctx *c, struct pg *db, int64_t experiment, json_object *study, bool *ret_full)
{
    struct rows *r;
    int64_t quota = study_number(study, "quota");
    *ret_full = false;
    if (!quota) return true;
    if (!pg_one(c, db, &r, STUDY_ROOM, "i", experiment)) return false;
    *ret_full = rows_int(r, 0, "count") >= quota;
    return true;
}

/* With whom participants play, told before they join; NULL: alone. */
static json_object *pairs_json(struct ctx *c, json_object *study)
{
    struct pairs pairs;
    if (!study_pairs(study, &pairs)) return NULL;
    json_object *json = json_new_object(c);
    json_add_text(json, "play", pairs.against ? "against" : "together");
    json_add_text(json, "partner", pairs.with_bot ? "bot" : "participant");
    json_add_int(json, "wait_seconds", pairs.wait_seconds);
    json_add_int(json, "move_seconds", pairs.move_seconds);
    return json;
}

/* What the study says to those who have not joined: its texts in the language they ask for, and who can join. */
static bool add_invitation(struct ctx *c, struct pg *db, const struct rows *head, const char *language,
                           json_object *x)
{
    struct rows *r;
    json_object *study = json_new_object(c), *languages;
    struct bonus bonus;
    bool full;
    if (!pg_maybe(c, db, &r, STUDY_LATEST, "i", rows_int(head, 0, "id"))) return false;
    if (rows_count(r)) study = json_own(c, rows_text(r, 0, "study"));
    if (!is_full(c, db, rows_int(head, 0, "id"), study, &full)) return false;
    languages = json_member(study, "languages");
    const char *spoken = study_language(study, language);
    json_add_text(x, "shown_title",
                  study_text(study, spoken, "shown_title", rows_text(head, 0, "shown_title")));
    json_add_text(x, "consent", study_text(study, spoken, "consent", rows_text(head, 0, "consent")));
    json_add_text(x, "status", rows_text(head, 0, "status"));
    json_add(x, "languages", languages ? languages : json_new_array(c));
    json_add_text(x, "language", spoken);
    json_add_text(x, "platform", *study_word(study, "platform") ? study_word(study, "platform") : NULL);
    json_add_int(x, "minutes", study_number(study, "minutes"));
    json_add(x, "bonus", bonus_of(study, &bonus) ? bonus_scheme(c, &bonus) : NULL);
    json_add(x, "pairs", pairs_json(c, study));
    json_add_bool(x, "full", full);
    return true;
}

static bool show_others(struct ctx *c, struct pg *db, const struct experiment_door *door,
                        const struct rows *r, json_object **ret_experiment)
{
    json_object *x = json_new_object(c), *part = NULL;
    bool runs = experiment_status_read(r, 0, "status") == EXPERIMENT_RUNNING;
    if (door->account && !experiment_part(c, db, rows_int(r, 0, "id"), door, &part)) return false;
    if (!runs && !part) return fail(c, FAULT_NOT_FOUND, "not found");
    json_add(x, "id", pool_json(c->pool, json_object_new_string(door->experiment)));
    json_add_bool(x, "owner", false);
    const char *joined = part ? json_object_get_string(json_member(part, "language")) : "";
    if (!add_invitation(c, db, r, *joined ? joined : door->language, x)) return false;
    json_add(x, "you", part);
    *ret_experiment = x;
    return true;
}

bool experiment_show(struct ctx *c, struct pg *db, const struct experiment_door *door,
                     json_object **ret_experiment)
{
    struct rows *r;
    if (!pg_one(c, db, &r, EXPERIMENT_HEAD, "t", door->experiment)) return false;
    if (!door->account || rows_int(r, 0, "owner_id") != door->account)
        return show_others(c, db, door, r, ret_experiment);
    return pg_one(c, db, &r, EXPERIMENT_FIND, "t", door->experiment) && show_own(c, db, r, ret_experiment);
}

bool experiment_list(struct ctx *c, struct pg *db, int64_t account, const char *cursor, int64_t limit,
                     json_object **ret_list)
{
    struct rows *r;
    int64_t before;
    json_object *list = json_new_object(c), *items = json_new_array(c);
    if (!player_cursor(c, cursor, &before) ||
        !pg_each(c, db, &r, EXPERIMENTS_MINE, "iii", account, before, limit + 1))
        return false;
    int count = rows_count(r) > limit ? (int)limit : rows_count(r);
    for (int i = 0; i < count; i++) {
        json_object *x = json_new_object(c);
        json_add_text(x, "id", rows_text(r, i, "public_id"));
        json_add_text(x, "title", rows_text(r, i, "title"));
        json_add_text(x, "status", rows_text(r, i, "status"));
        json_add_text(x, "created_at", clock_text(c, rows_int(r, i, "created_at")));
        json_add_text(x, "changed_at", clock_text(c, rows_int(r, i, "changed_at")));
        json_add_int(x, "lists", rows_int(r, i, "lists"));
        json_add_int(x, "participants", rows_int(r, i, "participants"));
        json_add_int(x, "complete", rows_int(r, i, "complete"));
        json_push(items, x);
    }
    json_add(list, "items", items);
    if (rows_count(r) > count) json_add_text(list, "next", rows_text(r, count - 1, "id"));
    else json_add(list, "next", NULL);
    *ret_list = list;
    return true;
}

/* Changing */

bool experiment_own_lock(struct ctx *c, struct pg *db, const struct experiment_door *door, struct rows **ret)
{
    return experiment_row_lock(c, db, door->experiment, ret) &&
           (rows_int(*ret, 0, "owner_id") == door->account || fail(c, FAULT_NOT_FOUND, "not found"));
}

static bool need_draft(struct ctx *c, const struct rows *r)
{
    return experiment_status_read(r, 0, "status") == EXPERIMENT_DRAFT ||
           fail(c, FAULT_EXPERIMENT_STARTED,
                "participants have started, so the plan cannot change; create a new experiment");
}

bool experiment_change(struct ctx *c, struct pg *db, const struct experiment_door *door,
                       const struct experiment_plan *plan, json_object **ret_experiment)
{
    struct trials trials;
    struct rows *r;
    struct experiment_plan whole = *plan;
    if (!experiment_own_lock(c, db, door, &r) || !need_draft(c, r) ||
        !study_picture_names(c, db, rows_int(r, 0, "id"), &whole.pictures) || !plan_take(c, &whole, &trials))
        return false;
    const char *files = pool_copy(c->pool, json_text(c, plan->files));
    if (!room_is_left(c, db, door->account, strlen(files)) ||
        !experiment_row_update(c, db, rows_int(r, 0, "id"),
                               &(struct experiment_row){plan->title, plan->shown_title, plan->consent,
                                                        plan->plan, files, json_text(c, trials.report)}))
        return false;
    return experiment_show(c, db, door, ret_experiment);
}

static void rows_keep(struct ctx *c, struct pg *db, int64_t experiment, const struct trials *trials)
{
    for (int i = 0; i < trials->count; i++) {
        const struct trial_list *list = &trials->list[i];
        experiment_list_insert(c, db, experiment, list->name, (int64_t)list->count);
        for (int j = 0; j < list->count; j++)
            experiment_series_insert(
                c, db, experiment, list->name, (int64_t)j + 1,
                &(struct trial_row){list->trial[j].rule_id,
                                    pool_copy(c->pool, json_text(c, list->trial[j].options)),
                                    list->trial[j].continues});
    }
}

static bool start(struct ctx *c, struct pg *db, const struct rows *r)
{
    struct trials trials;
    struct experiment_plan plan = {.plan = rows_text(r, 0, "plan"),
                                   .files = json_own(c, rows_text(r, 0, "files"))};
    int64_t id = rows_int(r, 0, "id");
    if (!need_draft(c, r) || !study_picture_names(c, db, id, &plan.pictures) || !plan_take(c, &plan, &trials))
        return false;
    rows_keep(c, db, id, &trials);
    return experiment_study_start(c, db, id, &plan) &&
           experiment_row_start(c, db, id, json_text(c, trials.report),
                                pool_print(c->pool, "%016llx", (unsigned long long)match_draw())) &&
           preregistration_keep(c, db, id);
}

static bool close_it(struct ctx *c, struct pg *db, const struct rows *r)
{
    enum experiment_status status = experiment_status_read(r, 0, "status");
    if (status == EXPERIMENT_DRAFT)
        return fail(c, FAULT_BAD_REQUEST, "status: a draft is started or deleted");
    if (status == EXPERIMENT_CLOSED) return fail(c, FAULT_EXPERIMENT_CLOSED, "it is already closed");
    return experiment_row_close(c, db, rows_int(r, 0, "id"));
}

bool experiment_turn(struct ctx *c, struct pg *db, const struct experiment_door *door, const char *status,
                     json_object **ret_experiment)
{
    struct rows *r;
    enum experiment_status to;
    if (!experiment_status_find(status, &to) || to == EXPERIMENT_DRAFT)
        return fail(c, FAULT_BAD_REQUEST, "status: running starts a draft, closed ends an experiment");
    return experiment_own_lock(c, db, door, &r) &&
           (to == EXPERIMENT_CLOSED ? close_it(c, db, r) : start(c, db, r)) &&
           experiment_show(c, db, door, ret_experiment);
}

bool experiment_drop(struct ctx *c, struct pg *db, const struct experiment_door *door)
{
    struct rows *r;
    return experiment_own_lock(c, db, door, &r) && need_draft(c, r) &&
           experiment_row_drop(c, db, rows_int(r, 0, "id"));
}

bool experiment_own(struct ctx *c, struct pg *db, const struct experiment_door *door, int64_t *ret_experiment)
{
    struct rows *r;
    if (!pg_one(c, db, &r, EXPERIMENT_HEAD, "t", door->experiment)) return false;
    *ret_experiment = rows_int(r, 0, "id");
    return rows_int(r, 0, "owner_id") == door->account || fail(c, FAULT_NOT_FOUND, "not found");
}
