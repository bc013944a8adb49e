/* study.c - taking part in experiments, and the studies around them: pages, recruitment, timing, the owner's preview
 * and list of people. */
#include "platform/contest/experiment.h"
#include "web/route.h"
#include <string.h>

enum { ITEMS = 50, ITEMS_MAX = 200, ID_BYTES = 200, LANGUAGE_BYTES = 32, STEPS_MAX = 100, TRIES_MAX = 1000 };

static struct experiment_door door_of(const struct request *rq)
{
    return (struct experiment_door){request_part(rq, "experiment"), rq->who.account, NULL};
}

/* Taking part */

static bool is_platform(const char *name)
{
    static const char *const NAMES[] = {"prolific", "mturk", "sona", "other", NULL};
    const char *const *at = NAMES;
    while (*at && strcmp(*at, name) != 0) at++;
    return *at != NULL;
}

static bool origin_read(struct ctx *c, json_object *body, struct origin *ret)
{
    json_object *from = NULL;
    *ret = (struct origin){.platform = "other", .study = "", .session = ""};
    if (!json_may_object(c, body, "origin", &from)) return false;
    if (!from) return true;
    if (!json_only(c, from, "platform", "id", "study", "session", NULL) ||
        !json_need_plain(c, from, "platform", LANGUAGE_BYTES, &ret->platform) ||
        !json_need_plain(c, from, "id", ID_BYTES, &ret->id) ||
        !json_may_plain(c, from, "study", ID_BYTES, &ret->study) ||
        !json_may_plain(c, from, "session", ID_BYTES, &ret->session))
        return false;
    if (!is_platform(ret->platform))
        return fail(c, FAULT_BAD_REQUEST, "origin: platform must be prolific, mturk, sona or other");
    return *ret->id || fail(c, FAULT_BAD_REQUEST, "origin: the id is empty");
}

/* Join, continue with the next series, or return to the current one. */
bool enrolment_post(struct ctx *c, const struct request *rq, struct reply *rp)
{
    struct experiment_door door = door_of(rq);
    struct enrolment wish = {.consents = false};
    int64_t practice = 0;
    bool fresh;
    json_object *part;
    if (!json_only(c, rq->body, "consent", "language", "origin", "practice", NULL) ||
        !json_may_bool(c, rq->body, "consent", &wish.consents) ||
        !json_may_plain(c, rq->body, "language", LANGUAGE_BYTES, &wish.language) ||
        !json_may_int(c, rq->body, "practice", 0, STEPS_MAX, &practice) ||
        !origin_read(c, rq->body, &wish.origin))
        return false;
    wish.practice = (int)practice;
    return experiment_enrol(c, rq->db, &door, &wish, &part, &fresh) &&
           reply_json(c, rp, fresh ? 201 : 200, part);
}

/* Answer a page. */
bool answers_post(struct ctx *c, const struct request *rq, struct reply *rp)
{
    struct experiment_door door = door_of(rq);
    struct page_answer given = {.reaction_ms = -1};
    int64_t page;
    json_object *part;
    if (!json_only(c, rq->body, "page", "answers", "reaction_ms", NULL) ||
        !json_need_int(c, rq->body, "page", 1, STEPS_MAX, &page) ||
        !json_need_array(c, rq->body, "answers", STEPS_MAX, &given.answers) ||
        !json_may_int(c, rq->body, "reaction_ms", 0, INT32_MAX, &given.reaction_ms))
        return false;
    given.page = (int)page;
    return experiment_answer(c, rq->db, &door, &given, &part) && reply_json(c, rp, 200, part);
}

/* Leave the experiment, with or without the data so far. */
bool withdrawal_post(struct ctx *c, const struct request *rq, struct reply *rp)
{
    struct experiment_door door = door_of(rq);
    bool erase = false;
    json_object *part;
    return json_only(c, rq->body, "erase", NULL) && json_may_bool(c, rq->body, "erase", &erase) &&
           experiment_withdraw(c, rq->db, &door, erase, &part) && reply_json(c, rp, 200, part);
}

/* Store what the participant's browser measured. */
bool timings_post(struct ctx *c, const struct request *rq, struct reply *rp)
{
    struct experiment_door door = door_of(rq);
    const char *match;
    json_object *items;
    return json_only(c, rq->body, "match", "items", NULL) &&
           json_need_text(c, rq->body, "match", 20, &match) &&
           json_need_array(c, rq->body, "items", ITEMS_MAX, &items) &&
           experiment_time(c, rq->db, &door, match, items) && reply_empty(rp, 204);
}

/* The owner */

/* The latest version of the study. */
bool study_get(struct ctx *c, const struct request *rq, struct reply *rp)
{
    struct experiment_door door = door_of(rq);
    json_object *study;
    return request_query_only(c, rq, NULL) && experiment_study(c, rq->db, &door, &study) &&
           reply_json(c, rp, 200, study);
}

/* Store the study. */
bool study_put(struct ctx *c, const struct request *rq, struct reply *rp)
{
    struct experiment_door door = door_of(rq);
    json_object *study = NULL, *stored;
    if (!json_only(c, rq->body, "study", NULL) || !json_may_object(c, rq->body, "study", &study))
        return false;
    if (!study) return fail(c, FAULT_BAD_REQUEST, "study: is missing");
    return experiment_study_put(c, rq->db, &door, study, &stored) && reply_json(c, rp, 200, stored);
}

/* A step of the study as participants get it; nothing is stored. */
bool preview_post(struct ctx *c, const struct request *rq, struct reply *rp)
{
    struct experiment_door door = door_of(rq);
    struct preview_wish wish = {.language = NULL};
    int64_t step = 0, failed = 0;
    json_object *preview;
    if (!json_only(c, rq->body, "step", "failed", "answers", "language", NULL) ||
        !json_may_int(c, rq->body, "step", 0, STEPS_MAX, &step) ||
        !json_may_int(c, rq->body, "failed", 0, TRIES_MAX, &failed) ||
        !json_may_plain(c, rq->body, "language", LANGUAGE_BYTES, &wish.language))
        return false;
    if (json_member(rq->body, "answers") &&
        !json_need_array(c, rq->body, "answers", STEPS_MAX, &wish.answers))
        return false;
    wish.step = (int)step;
    wish.failed = (int)failed;
    return experiment_preview(c, rq->db, &door, &wish, &preview) && reply_json(c, rp, 200, preview);
}

/* What the figures are drawn from. */
bool figures_get(struct ctx *c, const struct request *rq, struct reply *rp)
{
    struct experiment_door door = door_of(rq);
    json_object *figures;
    return request_query_only(c, rq, NULL) && experiment_figures(c, rq->db, &door, &figures) &&
           reply_json(c, rp, 200, figures);
}

/* The participants with the ids of their platforms. */
bool people_get(struct ctx *c, const struct request *rq, struct reply *rp)
{
    struct experiment_door door = door_of(rq);
    int64_t limit = ITEMS;
    json_object *list;
    return request_query_only(c, rq, "limit", "cursor", NULL) &&
           request_query_int(c, rq, "limit", 1, ITEMS_MAX, &limit) &&
           experiment_people(c, rq->db, &door, request_query(rq, "cursor"), limit, &list) &&
           reply_list(c, rq, rp, list);
}

/* Erase a participant. */
bool participant_delete(struct ctx *c, const struct request *rq, struct reply *rp)
{
    struct experiment_door door = door_of(rq);
    return experiment_erase(c, rq->db, &door, request_part(rq, "participant")) && reply_empty(rp, 204);
}
