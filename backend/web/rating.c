/* rating.c - leaderboards, a player's ratings, and how a match changed them. */
#include "platform/contest/bench.h"
#include "platform/contest/season.h"
#include "platform/read/leaderboard.h"
#include "platform/read/rating_view.h"
#include "platform/read/splits.h"
#include "web/watch.h"

static bool read_wish(struct ctx *c, const struct request *rq, struct board_wish *ret)
{
    *ret = (struct board_wish){.game = request_query(rq, "game"),
                               .variant = request_query(rq, "variant"),
                               .speed = request_query(rq, "speed"),
                               .ladder = request_query(rq, "ladder"),
                               .pool = request_query(rq, "pool"),
                               .season = request_query(rq, "season"),
                               .cursor = request_query(rq, "cursor"),
                               .limit = 50};
    return request_query_int(c, rq, "limit", 1, 200, &ret->limit);
}

bool leaderboard_get(struct ctx *c, const struct request *rq, struct reply *rp)
{
    struct board_wish wish;
    json_object *board;
    if (!request_query_only(c, rq, "variant", "speed", "ladder", "pool", "season", "limit", "cursor", NULL) ||
        !read_wish(c, rq, &wish))
        return false;
    wish.game = request_part(rq, "game");
    if (!leaderboard_read(c, rq->db, &wish, &board)) return false;
    reply_header(c, rp, "Cache-Control", "public, max-age=5");
    return reply_tagged(c, rp, board);
}

bool player_ratings_get(struct ctx *c, const struct request *rq, struct reply *rp)
{
    struct board_wish wish;
    json_object *ratings;
    if (!request_query_only(c, rq, "game", "variant", "speed", "ladder", "pool", "limit", "cursor", NULL) ||
        !read_wish(c, rq, &wish) || !leaderboard_player(c, rq->db, request_part(rq, "name"), &wish, &ratings))
        return false;
    return reply_tagged(c, rp, ratings);
}

bool player_splits_get(struct ctx *c, const struct request *rq, struct reply *rp)
{
    json_object *splits;
    const char *game = request_query(rq, "game"), *variant = request_query(rq, "variant");
    if (!request_query_only(c, rq, "game", "variant", NULL)) return false;
    if (!game) return fail(c, FAULT_BAD_REQUEST, "name the game");
    if (!splits_show(c, rq->db, request_part(rq, "name"), game, variant, &splits)) return false;
    reply_header(c, rp, "Cache-Control", "public, max-age=60");
    return reply_tagged(c, rp, splits);
}

bool match_ratings_get(struct ctx *c, const struct request *rq, struct reply *rp)
{
    json_object *why;
    if (!request_query_only(c, rq, NULL) || !rating_why(c, rq->db, request_part(rq, "match"), &why))
        return false;
    return reply_tagged(c, rp, why);
}

bool seasons_get(struct ctx *c, const struct request *rq, struct reply *rp)
{
    json_object *list;
    return request_query_only(c, rq, NULL) && season_all(c, rq->db, &list) && reply_list(c, rq, rp, list);
}

/* Language models, with their figures of a season. */
bool models_get(struct ctx *c, const struct request *rq, struct reply *rp)
{
    json_object *table;
    return request_query_only(c, rq, "season", "board", NULL) &&
           bench_show(c, rq->db, request_query(rq, "season"), request_query(rq, "board"), &table) &&
           reply_list(c, rq, rp, table);
}

/* The tables of a season, as `quad rate` prints them. */
bool season_get(struct ctx *c, const struct request *rq, struct reply *rp)
{
    json_object *season;
    if (!request_query_only(c, rq, "board", NULL) ||
        !season_show(c, rq->db, request_part(rq, "season"), request_query(rq, "board"), &season))
        return false;
    reply_header(c, rp, "Cache-Control", "public, max-age=60");
    return reply_tagged(c, rp, season);
}
