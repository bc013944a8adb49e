/* explorer.c - the explorer of openings. */
#include "platform/read/explorer.h"
#include "platform/match/opening.h"
#include "web/watch.h"

static bool wish_read(struct ctx *c, const struct request *rq, struct explorer_wish *ret)
{
    *ret = (struct explorer_wish){.game = request_part(rq, "game"),
                                  .variant = request_part(rq, "variant"),
                                  .after = request_query(rq, "after")};
    return request_query_only(c, rq, "after", "band", "seats", NULL) &&
           request_query_int(c, rq, "band", 1, OPENING_BANDS, &ret->band) &&
           request_query_int(c, rq, "seats", 1, SEATS_MAX, &ret->seats);
}

/* Public games. New ones are counted every second; an answer can be some seconds old. */
bool explorer_get(struct ctx *c, const struct request *rq, struct reply *rp)
{
    struct explorer_wish wish;
    json_object *told;
    if (!wish_read(c, rq, &wish) || !explorer_show(c, rq->db, &wish, &told)) return false;
    reply_header(c, rp, "Cache-Control", "public, max-age=5");
    return reply_tagged(c, rp, told);
}

/* My own games. */
bool my_explorer_get(struct ctx *c, const struct request *rq, struct reply *rp)
{
    struct explorer_wish wish;
    json_object *told;
    if (!wish_read(c, rq, &wish)) return false;
    wish.account = rq->who.account;
    return explorer_show(c, rq->db, &wish, &told) && reply_json(c, rp, 200, told);
}
