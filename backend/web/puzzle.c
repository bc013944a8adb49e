/* puzzle.c - ladders of levels, puzzles of the day, puzzles behind links. */
#include "platform/contest/ladder.h"
#include "platform/contest/puzzle.h"
#include "web/watch.h"

enum { ID_BYTES = 64, PAGE = 50, PAGE_MAX = 200 };

static bool reply_match(struct ctx *c, struct reply *rp, const char *match, bool fresh)
{
    json_object *answer = json_new_object(c);
    json_add_text(answer, "match", match);
    return reply_json(c, rp, fresh ? 201 : 200, answer);
}

/* The levels of a game, with my results. */
bool ladder_get(struct ctx *c, const struct request *rq, struct reply *rp)
{
    json_object *ladder;
    return request_query_only(c, rq, NULL) &&
           ladder_show(c, rq->db, request_part(rq, "game"), rq->who.account, &ladder) &&
           reply_tagged(c, rp, ladder);
}

/* The leaderboard of a level. */
bool level_get(struct ctx *c, const struct request *rq, struct reply *rp)
{
    struct ladder_wish wish = {.game = request_part(rq, "game"),
                               .level = request_part(rq, "level"),
                               .pool = request_query(rq, "pool"),
                               .runs = request_query(rq, "runs"),
                               .cursor = request_query(rq, "cursor"),
                               .limit = PAGE,
                               .account = rq->who.account};
    json_object *board;
    return request_query_only(c, rq, "pool", "runs", "limit", "cursor", NULL) &&
           request_query_int(c, rq, "limit", 1, PAGE_MAX, &wish.limit) &&
           ladder_board(c, rq->db, &wish, &board) && reply_tagged(c, rp, board);
}

/* Start a level, or continue it. */
bool level_play_post(struct ctx *c, const struct request *rq, struct reply *rp)
{
    char match[PUBLIC_ID];
    bool fresh;
    return json_only(c, rq->body, NULL) &&
           ladder_play(c, rq->db, request_part(rq, "game"), request_part(rq, "level"), rq->who.account, match,
                       &fresh) &&
           reply_match(c, rp, match, fresh);
}

static struct puzzle_look look_of(const struct request *rq)
{
    return (struct puzzle_look){.account = rq->who.account, .pool = request_query(rq, "pool")};
}

/* The puzzle of the day. */
bool daily_get(struct ctx *c, const struct request *rq, struct reply *rp)
{
    json_object *puzzle;
    return request_query_only(c, rq, "day", "pool", NULL) &&
           puzzle_daily(c, rq->db, request_part(rq, "game"), request_query(rq, "day"), look_of(rq),
                        &puzzle) &&
           reply_tagged(c, rp, puzzle);
}

/* A puzzle by its link. */
bool puzzle_get(struct ctx *c, const struct request *rq, struct reply *rp)
{
    json_object *puzzle;
    return request_query_only(c, rq, "pool", NULL) &&
           puzzle_show(c, rq->db, request_part(rq, "puzzle"), look_of(rq), &puzzle) &&
           reply_tagged(c, rp, puzzle);
}

/* Start or continue my attempt at a puzzle. */
bool puzzle_play_post(struct ctx *c, const struct request *rq, struct reply *rp)
{
    char match[PUBLIC_ID];
    bool fresh;
    return json_only(c, rq->body, NULL) &&
           puzzle_play(c, rq->db, request_part(rq, "puzzle"), rq->who.account, match, &fresh) &&
           reply_match(c, rp, match, fresh);
}

/* Share a puzzle. */
bool puzzle_post(struct ctx *c, const struct request *rq, struct reply *rp)
{
    struct puzzle_wish wish = {.hours = PUZZLE_HOURS};
    json_object *puzzle, *body = rq->body;
    return json_only(c, body, "game", "variant", "options", "expires_in_hours", NULL) &&
           json_need_text(c, body, "game", ID_BYTES, &wish.game) &&
           json_may_text(c, body, "variant", ID_BYTES, &wish.variant) &&
           json_may_object(c, body, "options", &wish.options) &&
           json_may_int(c, body, "expires_in_hours", 1, PUZZLE_HOURS_MAX, &wish.hours) &&
           puzzle_share(c, rq->db, rq->who.account, &wish, &puzzle) && reply_json(c, rp, 201, puzzle);
}

/* The puzzles that I share. */
bool my_puzzles_get(struct ctx *c, const struct request *rq, struct reply *rp)
{
    json_object *list;
    return request_query_only(c, rq, NULL) && puzzle_shared(c, rq->db, rq->who.account, &list) &&
           reply_json(c, rp, 200, list);
}

/* Stop sharing a puzzle. */
bool puzzle_delete(struct ctx *c, const struct request *rq, struct reply *rp)
{
    return puzzle_revoke(c, rq->db, rq->who.account, request_part(rq, "puzzle")) && reply_empty(rp, 204);
}
