/* archive.c - lists of matches, continuing from a turn, verifying exports. */
#include "platform/read/archive.h"
#include "platform/lobby/fork.h"
#include "platform/model/replay.h"
#include "platform/read/view.h"
#include "platform/runtime/guard.h"
#include "platform/runtime/limit.h"
#include "platform/runtime/rate.h"
#include "web/watch.h"
#include <string.h>
#include <time.h>

/* LINES: of one NDJSON answer. BEST: with sort=best, whose comparison is dear. */
enum { PAGE = 50, PAGE_MAX = 200, LINES = 1000, BEST = 12, OPTIONS_MAX = 1000 };

/* The microseconds in the fraction of a second, ".25"; *text is moved behind it. */
static int64_t fraction_read(const char **text)
{
    int64_t value = 0;
    if (**text != '.') return 0;
    ++*text;
    for (int digit = 0; digit < 6; digit++) {
        bool has = **text >= '0' && **text <= '9';
        value = 10 * value + (has ? *(*text)++ - '0' : 0);
    }
    *text += strspn(*text, "0123456789");
    return value;
}

/* "2026-11-21" or an RFC 3339 time in UTC. */
static bool query_moment(struct ctx *c, const struct request *rq, const char *name, int64_t *ret)
{
    const char *text = request_query(rq, name);
    struct tm t = {0};
    if (!text) return true;
    const char *rest = strptime(text, "%Y-%m-%d", &t);
    if (rest && *rest == 'T') rest = strptime(rest, "T%H:%M:%S", &t);
    int64_t fraction = rest ? fraction_read(&rest) : 0;
    if (rest && *rest == 'Z') rest++;
    if (!rest || *rest || t.tm_year < 70 || t.tm_year > 8099)
        return fail(c, FAULT_BAD_REQUEST, "%s must be a day (2026-11-21) or a time in UTC", name);
    *ret = (int64_t)timegm(&t) * 1000000 + fraction;
    return true;
}

/* The options of a match, as JSON text: {"dims":3}. */
static bool query_options(struct ctx *c, const struct request *rq, json_object **ret)
{
    const char *text = request_query(rq, "options");
    if (!text) return true;
    if (strlen(text) > OPTIONS_MAX)
        return fail(c, FAULT_BAD_REQUEST, "options must have %d bytes at most", OPTIONS_MAX);
    if (!json_read(c, text, strlen(text), ret)) return false;
    return json_object_is_type(*ret, json_type_object) ||
           fail(c, FAULT_BAD_REQUEST, "options must be a JSON object: {\"name\":value}");
}

static bool wish_read(struct ctx *c, const struct request *rq, struct archive_wish *ret)
{
    const char *status = request_query(rq, "status"), *sort = request_query(rq, "sort");
    bool best = sort && strcmp(sort, "best") == 0, lines = request_wants_lines(rq);
    *ret = (struct archive_wish){.finished = status && strcmp(status, "finished") == 0,
                                 .best = best,
                                 .game = request_query(rq, "game"),
                                 .variant = request_query(rq, "variant"),
                                 .player = request_query(rq, "player"),
                                 .result = request_query(rq, "result"),
                                 .opponent = request_query(rq, "opponent"),
                                 .league = request_query(rq, "league"),
                                 .faction = request_query(rq, "faction"),
                                 .cursor = request_query(rq, "cursor"),
                                 .rated = -1,
                                 .turns_min = -1,
                                 .turns_max = -1,
                                 .from = -1,
                                 .to = -1,
                                 .as_of = -1,
                                 .seat = -1,
                                 .seats = -1,
                                 .limit = best    ? BEST
                                          : lines ? LINES
                                                  : PAGE};
    if (status && !ret->finished && strcmp(status, "live") != 0)
        return fail(c, FAULT_BAD_REQUEST, "status must be live or finished");
    if (sort && !best && strcmp(sort, "newest") != 0)
        return fail(c, FAULT_BAD_REQUEST, "sort must be newest or best");
    return request_query_only(c, rq, "status", "game", "variant", "player", "rated", "result", "from", "to",
                              "turns_min", "turns_max", "limit", "cursor", "options", "opponent", "seat",
                              "seats", "league", "faction", "as_of", "sort", NULL) &&
           query_options(c, rq, &ret->options) &&
           request_query_int(c, rq, "limit", 1,
                             best    ? BEST
                             : lines ? LINES
                                     : PAGE_MAX,
                             &ret->limit) &&
           request_query_int(c, rq, "rated", 0, 1, &ret->rated) &&
           request_query_int(c, rq, "turns_min", 0, INT32_MAX, &ret->turns_min) &&
           request_query_int(c, rq, "turns_max", 0, INT32_MAX, &ret->turns_max) &&
           request_query_int(c, rq, "seat", 0, SEATS_MAX - 1, &ret->seat) &&
           request_query_int(c, rq, "seats", 1, SEATS_MAX, &ret->seats) &&
           query_moment(c, rq, "from", &ret->from) && query_moment(c, rq, "to", &ret->to) &&
           query_moment(c, rq, "as_of", &ret->as_of);
}

bool matches_get(struct ctx *c, const struct request *rq, struct reply *rp)
{
    struct archive_wish wish;
    json_object *list;
    if (!wish_read(c, rq, &wish) || !archive_list(c, rq->db, &wish, &list)) return false;
    reply_header(c, rp, "Cache-Control", "public, max-age=1");
    reply_header(c, rp, "Vary", "Accept");
    return request_wants_lines(rq) ? reply_list(c, rq, rp, list) : reply_tagged(c, rp, list);
}

/* Continuing from a turn */

bool fork_post(struct ctx *c, const struct request *rq, struct reply *rp)
{
    struct fork_wish wish = {.seat = -1};
    char match[PUBLIC_ID];
    if (!json_only(c, rq->body, "turn", "seat", "versus", NULL) ||
        !json_need_int(c, rq->body, "turn", 0, INT32_MAX, &wish.turn) ||
        !json_may_int(c, rq->body, "seat", 0, SEATS_MAX - 1, &wish.seat) ||
        !json_may_text(c, rq->body, "versus", 40, &wish.versus) ||
        !fork_match(c, rq->db, request_part(rq, "match"), rq->who.account, &wish, match))
        return false;
    json_object *answer = json_new_object(c);
    json_add_text(answer, "match", match);
    return reply_json(c, rp, 201, answer);
}

/* Verifying */

enum { EVENTS_MAX = 100000 };

/* A node verifies two records at a time, each within the time limit of a request; an address has a limited number of
 * events a minute. */
bool verify_post(struct ctx *c, const struct request *rq, struct reply *rp)
{
    const struct replay_bound bound = {
        .events = EVENTS_MAX, .kept = 5000, .microseconds = guard_seconds() * 1000000LL};
    static const struct rate RATE = {"verify.events", 100000, 200000};
    json_object *events = json_member(rq->body, "events");
    size_t count = json_object_is_type(events, json_type_array) ? json_object_array_length(events) : 0;
    struct replay_report report;
    int slot, units = count < EVENTS_MAX ? (int)count + 100 : EVENTS_MAX;
    if (!request_query_only(c, rq, NULL) || !rate_spend(c, &RATE, limit_address(c, rq->remote), units) ||
        !slot_take(c, "verify", &slot))
        return false;
    bool fine = replay_verify(c, rq->body, &bound, &report);
    slot_release(slot);
    return fine && reply_json(c, rp, 200, replay_report_json(c, &report));
}
