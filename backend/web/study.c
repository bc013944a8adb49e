/* study.c - taking part in experiments, and the studies around them: pages, recruitment, timing, the owner's preview
 * and list of people. */
#include "base/secret.h"
#include "platform/contest/bonus.h"
#include "platform/contest/experiment.h"
#include "platform/contest/preregistration.h"
#include "platform/contest/study_picture.h"
#include "platform/runtime/raster.h"
#include "web/route.h"
#include <string.h>

enum { ITEMS = 50, ITEMS_MAX = 200, ID_BYTES = 200, LANGUAGE_BYTES = 32, STEPS_MAX = 100, TRIES_MAX = 1000 };
enum { PICTURE_LETTERS = (UPLOAD_BYTES_MAX + 2) / 3 * 4 + 4 };

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
    if (!json_only(c, rq->body, "consent", "language", "origin", "practice", "stop_waiting", NULL) ||
        !json_may_bool(c, rq->body, "consent", &wish.consents) ||
        !json_may_plain(c, rq->body, "language", LANGUAGE_BYTES, &wish.language) ||
        !json_may_int(c, rq->body, "practice", 0, STEPS_MAX, &practice) ||
        !json_may_bool(c, rq->body, "stop_waiting", &wish.stops_waiting) ||
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
    const char *revision = NULL;
    json_object *study = NULL, *stored;
    if (!json_only(c, rq->body, "study", "revision", NULL) ||
        !json_may_object(c, rq->body, "study", &study) ||
        !json_may_plain(c, rq->body, "revision", LANGUAGE_BYTES, &revision))
        return false;
    if (!study) return fail(c, FAULT_BAD_REQUEST, "study: is missing");
    return experiment_study_put(c, rq->db, &door, study, revision, &stored) && reply_json(c, rp, 200, stored);
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

/* What is to be paid, as a form for many payments takes it. */
bool bonuses_get(struct ctx *c, const struct request *rq, struct reply *rp)
{
    struct experiment_door door = door_of(rq);
    struct bonus_page page;
    if (!request_query_only(c, rq, "cursor", NULL) ||
        !bonus_list(c, rq->db, &door, request_query(rq, "cursor"), &page))
        return false;
    if (page.next) reply_header(c, rp, "X-Next-Cursor", page.next);
    if (page.left_out) reply_header(c, rp, "X-Left-Out", page.left_out);
    reply_header(c, rp, "Content-Disposition", "attachment; filename=\"bonuses.csv\"");
    return reply_text(c, rp, 200, "text/csv; charset=utf-8", page.text);
}

/* What was fixed before the start. */
bool preregistration_get(struct ctx *c, const struct request *rq, struct reply *rp)
{
    struct experiment_door door = door_of(rq);
    const char *format = request_query(rq, "format");
    json_object *json;
    if (!request_query_only(c, rq, "format", NULL)) return false;
    bool markdown = format && strcmp(format, "markdown") == 0;
    if (format && !markdown && strcmp(format, "json") != 0)
        return fail(c, FAULT_BAD_REQUEST, "format must be json or markdown");
    if (!preregistration_find(c, rq->db, &door, &json)) return false;
    if (!markdown) return reply_json(c, rp, 200, json);
    reply_header(c, rp, "Content-Disposition", "attachment; filename=\"preregistration.md\"");
    return reply_text(c, rp, 200, "text/markdown; charset=utf-8", preregistration_markdown(c, json));
}

/* Erase a participant. */
bool participant_delete(struct ctx *c, const struct request *rq, struct reply *rp)
{
    struct experiment_door door = door_of(rq);
    return experiment_erase(c, rq->db, &door, request_part(rq, "participant")) && reply_empty(rp, 204);
}

/* Pictures */

/* The pictures of the experiment. */
bool pictures_get(struct ctx *c, const struct request *rq, struct reply *rp)
{
    struct experiment_door door = door_of(rq);
    json_object *list;
    return request_query_only(c, rq, NULL) && study_picture_list(c, rq->db, &door, &list) &&
           reply_list(c, rq, rp, list);
}

/* Upload a picture. */
bool picture_post(struct ctx *c, const struct request *rq, struct reply *rp)
{
    struct experiment_door door = door_of(rq);
    const char *name, *data;
    json_object *picture;
    if (!json_only(c, rq->body, "name", "data", NULL) ||
        !json_need_plain(c, rq->body, "name", ID_BYTES, &name) ||
        !json_need_text(c, rq->body, "data", PICTURE_LETTERS, &data))
        return false;
    if (!*name) return fail(c, FAULT_BAD_REQUEST, "name: is empty");
    size_t room = strlen(data) + 1, length;
    unsigned char *bytes = pool_take(c->pool, room);
    length = secret_base64(data, room - 1, bytes, room);
    if (!length) return fail(c, FAULT_BAD_REQUEST, "data: the bytes of the picture in Base64");
    return study_picture_add(c, rq->db, &door, name, (const char *)bytes, length, &picture) &&
           reply_json(c, rp, 201, picture);
}

/* Delete a picture of a draft. */
bool study_picture_delete(struct ctx *c, const struct request *rq, struct reply *rp)
{
    struct experiment_door door = door_of(rq);
    return study_picture_drop(c, rq->db, &door, request_part(rq, "picture")) && reply_empty(rp, 204);
}

/* A picture for participants. It never changes under its id. */
bool study_picture_get(struct ctx *c, const struct request *rq, struct reply *rp)
{
    const char *png, *sha256;
    size_t length;
    if (!request_query_only(c, rq, NULL) ||
        !study_picture_read(c, rq->db, request_part(rq, "picture"), &png, &length, &sha256))
        return false;
    reply_etag(c, rp, sha256);
    reply_header(c, rp, "Cache-Control", "public, max-age=31536000, immutable");
    return reply_bytes(rp, 200, "image/png", png, length);
}
