/* selftest.c - see selftest.h; also the two routes that start a self-test and report its results. */
#include "web/selftest.h"
#include "platform/contest/selftest.h"
#include "web/route.h"

enum { ID_BYTES = 64 };

/* Start a match that tests the calling program. */
bool selftest_post(struct ctx *c, const struct request *rq, struct reply *rp)
{
    const char *game;
    json_object *options = NULL, *started;
    return json_only(c, rq->body, "game", "options", NULL) &&
           json_need_text(c, rq->body, "game", ID_BYTES, &game) &&
           json_may_object(c, rq->body, "options", &options) &&
           selftest_start(c, rq->db, rq->who.account, game, options, &started) &&
           reply_json(c, rp, 201, started);
}

/* The results of the program so far. */
bool selftest_get(struct ctx *c, const struct request *rq, struct reply *rp)
{
    json_object *report;
    return request_query_only(c, rq, NULL) &&
           selftest_report(c, rq->db, request_part(rq, "match"), rq->who.account, &report) &&
           reply_json(c, rp, 200, report);
}

bool selftest_request_meets(struct ctx *c, const struct request *rq, bool orders, bool *ret_lose)
{
    struct selftest_request asked = {.match = request_part(rq, "match"), .account = rq->who.account};
    *ret_lose = false;
    if (rq->subject.match.purpose != PURPOSE_SELF_TEST || request_query(rq, "dry_run")) return true;
    if (orders) asked.turn = request_number(rq, "turn");
    if (orders) asked.body = json_text(c, json_canonical(c, rq->body));
    return selftest_meet(c, rq->db, &asked, ret_lose);
}

void selftest_lose(struct ctx *c, struct reply *rp)
{
    *rp = (struct reply){.status = 200};
    reply_header(c, rp, "X-Accel-Redirect", "/_lost");
}
