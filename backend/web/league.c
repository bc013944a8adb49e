/* league.c - leagues of programs: lists, standings, joining and leaving. */
#include "platform/contest/league.h"
#include "web/route.h"
#include "web/watch.h"

bool leagues_get(struct ctx *c, const struct request *rq, struct reply *rp)
{
    json_object *list;
    return request_query_only(c, rq, NULL) && league_list(c, rq->db, &list) && reply_list(c, rq, rp, list);
}

bool league_get(struct ctx *c, const struct request *rq, struct reply *rp)
{
    json_object *league;
    return request_query_only(c, rq, NULL) &&
           league_show(c, rq->db, request_part(rq, "game"), request_part(rq, "variant"), &league) &&
           reply_tagged(c, rp, league);
}

bool league_standings_get(struct ctx *c, const struct request *rq, struct reply *rp)
{
    json_object *league, *list = json_new_object(c);
    if (!request_query_only(c, rq, NULL) ||
        !league_show(c, rq->db, request_part(rq, "game"), request_part(rq, "variant"), &league))
        return false;
    json_add(list, "items", json_member(league, "items"));
    json_add(list, "next", NULL);
    return reply_list(c, rq, rp, list);
}

static struct league_wish wish_of(const struct request *rq)
{
    return (struct league_wish){.account = rq->who.account,
                                .kind = rq->who.kind,
                                .game = request_part(rq, "game"),
                                .variant = request_part(rq, "variant")};
}

bool league_entry_put(struct ctx *c, const struct request *rq, struct reply *rp)
{
    struct league_wish wish = wish_of(rq);
    json_object *entry;
    return json_only(c, rq->body, "program", "games_at_once", NULL) &&
           json_may_text(c, rq->body, "program", LEAGUE_NAME, &wish.program) &&
           json_need_int(c, rq->body, "games_at_once", 1, LEAGUE_GAMES_MAX, &wish.games_at_once) &&
           league_join(c, rq->db, &wish, &entry) && reply_json(c, rp, 200, entry);
}

bool league_entry_delete(struct ctx *c, const struct request *rq, struct reply *rp)
{
    struct league_wish wish = wish_of(rq);
    wish.program = request_query(rq, "program");
    return request_query_only(c, rq, "program", NULL) && league_leave(c, rq->db, &wish) &&
           reply_empty(rp, 204);
}
