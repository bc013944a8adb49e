/* archive.c - the lists of matches, and what is done with finished ones. */
#include "platform/archive.h"
#include "web/watch.h"
#include <string.h>
#include <time.h>

enum { PAGE = 50, PAGE_MAX = 200, LINES = 1000 }; /* LINES: of one NDJSON answer */

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

static bool wants_lines(const struct request *rq)
{
    return rq->accept && strstr(rq->accept, "application/x-ndjson");
}

static bool wish_read(struct ctx *c, const struct request *rq, struct archive_wish *ret)
{
    const char *status = request_query(rq, "status");
    bool lines = wants_lines(rq);
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
                              "turns_min", "turns_max", "limit", "cursor", NULL) &&
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
    return wants_lines(rq) ? reply_list(c, rq, rp, list) : reply_tagged(c, rp, list);
}
