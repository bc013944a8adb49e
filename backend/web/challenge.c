/* challenge.c - sealed challenges: seasons, boards, runs, the export. */
#include "platform/contest/challenge.h"
#include "platform/account/player.h"
#include "web/watch.h"
#include <string.h>

enum { PAGE = 20, PAGE_MAX = 100, BOARD = 200, BOARD_MAX = 1000 };

/* The seasons, newest first. */
bool challenges_get(struct ctx *c, const struct request *rq, struct reply *rp)
{
    int64_t below = INT32_MAX, limit = PAGE;
    const char *cursor = request_query(rq, "cursor");
    json_object *list;
    return request_query_only(c, rq, "cursor", "limit", NULL) &&
           request_query_int(c, rq, "limit", 1, PAGE_MAX, &limit) &&
           (!cursor || player_cursor(c, cursor, &below)) && challenge_list(c, rq->db, below, limit, &list) &&
           reply_list(c, rq, rp, list);
}

/* A season: its rules, and my runs. */
bool challenge_get(struct ctx *c, const struct request *rq, struct reply *rp)
{
    json_object *challenge;
    return request_query_only(c, rq, NULL) &&
           challenge_show(c, rq->db, request_number(rq, "challenge"), rq->who.account, &challenge) &&
           reply_tagged(c, rp, challenge);
}

/* The board of a rule, and its learning curves. */
bool challenge_board_get(struct ctx *c, const struct request *rq, struct reply *rp)
{
    json_object *board;
    struct challenge_look look = {.number = request_number(rq, "challenge"),
                                  .rule = request_number(rq, "rule"),
                                  .account = rq->who.account,
                                  .pool = request_query(rq, "pool"),
                                  .limit = BOARD};
    return request_query_only(c, rq, "pool", "limit", NULL) &&
           request_query_int(c, rq, "limit", 1, BOARD_MAX, &look.limit) &&
           challenge_board(c, rq->db, &look, &board) && reply_tagged(c, rp, board);
}

/* Start or continue my run. */
bool challenge_run_post(struct ctx *c, const struct request *rq, struct reply *rp)
{
    char match[PUBLIC_ID];
    bool fresh;
    if (!json_only(c, rq->body, NULL) ||
        !challenge_play(c, rq->db, request_number(rq, "challenge"), request_number(rq, "rule"),
                        rq->who.account, match, &fresh))
        return false;
    json_object *answer = json_new_object(c);
    json_add_text(answer, "match", match);
    return reply_json(c, rp, fresh ? 201 : 200, answer);
}

/* All runs of a revealed season, page by page. */
bool challenge_export_get(struct ctx *c, const struct request *rq, struct reply *rp)
{
    const char *format = request_query(rq, "format");
    bool csv = format && strcmp(format, "csv") == 0;
    struct challenge_page page;
    int64_t number = request_number(rq, "challenge");
    if (!request_query_only(c, rq, "format", "cursor", NULL)) return false;
    if (format && !csv && strcmp(format, "ndjson") != 0)
        return fail(c, FAULT_BAD_REQUEST, "format must be ndjson or csv");
    if (!challenge_export(c, rq->db, number, csv, request_query(rq, "cursor"), &page)) return false;
    if (page.next) reply_header(c, rp, "X-Next-Cursor", page.next);
    reply_header(c, rp, "Content-Disposition",
                 pool_print(c->pool, "attachment; filename=\"challenge-%lld.%s\"", (long long)number,
                            csv ? "csv" : "ndjson"));
    return reply_text(c, rp, 200, csv ? "text/csv; charset=utf-8" : "application/x-ndjson", page.text);
}
