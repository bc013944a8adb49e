/* player.c - the public pages of players. */
#include "platform/player.h"
#include "web/route.h"
#include <string.h>

/* Somebody's public page. */
bool player_get(struct ctx *c, const struct request *rq, struct reply *rp)
{
    json_object *player;
    return request_query_only(c, rq, NULL) && player_show(c, rq->db, request_part(rq, "name"), &player) &&
           reply_json(c, rp, 200, player);
}

/* Somebody's public matches. */
bool player_matches_get(struct ctx *c, const struct request *rq, struct reply *rp)
{
    const char *status = request_query(rq, "status");
    struct player_search search = {
        .name = request_part(rq, "name"), .cursor = request_query(rq, "cursor"), .limit = 50};
    json_object *list;
    if (!request_query_only(c, rq, "status", "limit", "cursor", NULL) ||
        !request_query_int(c, rq, "limit", 1, 200, &search.limit))
        return false;
    search.live = status && strcmp(status, "live") == 0;
    if (status && !search.live && strcmp(status, "finished") != 0)
        return fail(c, FAULT_BAD_REQUEST, "status must be live or finished");
    return player_matches(c, rq->db, &search, &list) && reply_list(c, rq, rp, list);
}
