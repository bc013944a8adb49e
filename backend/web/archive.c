/* archive.c - lists of matches, continuing from a turn, verifying exports, short addresses. */
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

enum { PAGE = 50, PAGE_MAX = 200, LINES = 1000, OPTIONS_MAX = 1000 }; /* LINES: of one NDJSON answer */

/* "2026-11-21" or an RFC 3339 time in UTC. */
static bool query_moment(struct ctx *c, const struct request *rq, const char *name, int64_t *ret)
{
    const char *text = request_query(rq, name);
    struct tm t = {0};
    if (!text) return true;
    const char *rest = strptime(text, "%Y-%m-%d", &t);
    if (rest && *rest == 'T') rest = strptime(rest, "T%H:%M:%S", &t);
    if (rest && *rest == '.') rest += 1 + strspn(rest + 1, "0123456789");
    if (rest && *rest == 'Z') rest++;
    if (!rest || *rest || t.tm_year < 70 || t.tm_year > 8099)
        return fail(c, FAULT_BAD_REQUEST, "%s must be a day (2026-11-21) or a time in UTC", name);
    *ret = (int64_t)timegm(&t) * 1000000;
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
    const char *status = request_query(rq, "status");
    bool lines = request_wants_lines(rq);
    *ret = (struct archive_wish){.finished = status && strcmp(status, "finished") == 0,
                                 .game = request_query(rq, "game"),
                                 .variant = request_query(rq, "variant"),
                                 .player = request_query(rq, "player"),
                                 .result = request_query(rq, "result"),
                                 .cursor = request_query(rq, "cursor"),
                                 .rated = -1,
                                 .turns_min = -1,
                                 .turns_max = -1,
                                 .from = -1,
                                 .to = -1,
                                 .limit = lines ? LINES : PAGE};
    if (status && !ret->finished && strcmp(status, "live") != 0)
        return fail(c, FAULT_BAD_REQUEST, "status must be live or finished");
    return request_query_only(c, rq, "status", "game", "variant", "player", "rated", "result", "from", "to",
                              "turns_min", "turns_max", "limit", "cursor", "options", NULL) &&
           query_options(c, rq, &ret->options) &&
           request_query_int(c, rq, "limit", 1, lines ? LINES : PAGE_MAX, &ret->limit) &&
           request_query_int(c, rq, "rated", 0, 1, &ret->rated) &&
           request_query_int(c, rq, "turns_min", 0, INT32_MAX, &ret->turns_min) &&
           request_query_int(c, rq, "turns_max", 0, INT32_MAX, &ret->turns_max) &&
           query_moment(c, rq, "from", &ret->from) && query_moment(c, rq, "to", &ret->to);
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

/* The short address */

/* The text escaped for use between tags or in quotes. */
static const char *markup(struct ctx *c, const char *text)
{
    static const char *const STANDS[] = {['&'] = "&amp;", ['<'] = "&lt;", ['>'] = "&gt;", ['"'] = "&quot;"};
    char *made = pool_take(c->pool, strlen(text) * 6 + 1), *at = made;
    for (; *text; text++) {
        unsigned char letter = (unsigned char)*text;
        const char *stands = letter < sizeof STANDS / sizeof *STANDS ? STANDS[letter] : NULL;
        if (stands) at = stpcpy(at, stands);
        else *at++ = (char)letter;
    }
    *at = 0;
    return made;
}

static const char *seat_names(struct ctx *c, json_object *header)
{
    json_object *seats = json_member(header, "seats");
    const char *names = "";
    for (size_t i = 0; i < json_object_array_length(seats); i++) {
        const char *name = json_object_get_string(json_member(json_object_array_get_idx(seats, i), "name"));
        names = pool_print(c->pool, "%s%s%s", names, i ? " \u2013 " : "", name);
    }
    return markup(c, names);
}

static const char *state_words(struct ctx *c, json_object *header)
{
    const char *status = json_object_get_string(json_member(header, "status"));
    json_object *reason = json_member(json_member(header, "result"), "reason");
    int turn = json_object_get_int(json_member(header, "turn"));
    if (strcmp(status, "finished") != 0) return pool_print(c->pool, "%s, turn %d", status, turn);
    return pool_print(c->pool, "finished in turn %d%s%s", turn, reason ? ": " : "",
                      reason ? json_object_get_string(reason) : "");
}

/* Most readers of these tags show no SVG: the game's own picture comes first, the position after it. */
static const char *short_page(struct ctx *c, const struct request *rq, json_object *header, int64_t turn)
{
    const char *match = request_part(rq, "match"), *names = seat_names(c, header),
               *words = markup(c, state_words(c, header));
    const char *game = markup(c, json_object_get_string(json_member(header, "game")));
    const char *at = turn >= 0 ? pool_print(c->pool, "?turn=%lld", (long long)turn) : "";
    const char *site = pool_print(c->pool, "%s://%s", rq->https ? "https" : "http",
                                  markup(c, rq->host ? rq->host : ""));
    const char *head = pool_print(
        c->pool,
        "<!doctype html>\n<html lang=\"en\"><head><meta charset=\"utf-8\"><title>%s</title>\n"
        "<meta property=\"og:type\" content=\"article\"><meta property=\"og:site_name\" "
        "content=\"Quadrivium\">\n"
        "<meta property=\"og:title\" content=\"%s\"><meta property=\"og:description\" content=\"%s, %s\">\n"
        "<meta property=\"og:url\" content=\"%s/m/%s%s\">\n"
        "<meta name=\"twitter:card\" content=\"summary_large_image\">\n"
        "<meta property=\"og:image\" content=\"%s/icons/card-%s.png\"><meta property=\"og:image:width\" "
        "content=\"1200\"><meta property=\"og:image:height\" content=\"630\">\n",
        names, names, game, words, site, match, at, site, game);
    return pool_print(c->pool,
                      "%s<meta property=\"og:image\" content=\"%s/api/v1/matches/%s/board.svg%s\"><meta "
                      "property=\"og:image:type\" "
                      "content=\"image/svg+xml\">\n<link rel=\"canonical\" href=\"%s/matches/%s\">\n"
                      "<noscript><meta http-equiv=\"refresh\" content=\"0; url=/matches/%s%s\"></noscript>\n"
                      "<script src=\"/app/short_link.js\" defer></script></head>\n"
                      "<body><p><a href=\"/matches/%s%s\">%s</a>: %s, %s.</p></body></html>\n",
                      head, site, match, at, site, match, match, at, match, at, names, game, words);
}

bool short_link_get(struct ctx *c, const struct request *rq, struct reply *rp)
{
    json_object *header;
    int64_t turn = -1;
    if (!request_query_only(c, rq, "turn", NULL) || !request_query_int(c, rq, "turn", 0, INT32_MAX, &turn) ||
        !view_header(c, rq->db, request_part(rq, "match"), &rq->subject.viewer, 0, &header))
        return false;
    reply_header(c, rp, "Cache-Control", "no-cache");
    return reply_text(c, rp, 200, "text/html; charset=utf-8", short_page(c, rq, header, turn));
}
