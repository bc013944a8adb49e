/* player.c - public pages of players, and my own settings and notes about them. */
#include "platform/account/acquaintance.h"
#include "platform/read/insight.h"
#include "platform/read/profile.h"
#include "web/route.h"
#include <string.h>

/* The public page of a player. */
bool player_get(struct ctx *c, const struct request *rq, struct reply *rp)
{
    json_object *player;
    return request_query_only(c, rq, NULL) && profile_show(c, rq->db, request_part(rq, "name"), &player) &&
           reply_json(c, rp, 200, player);
}

/* The public matches of a player. */
bool player_matches_get(struct ctx *c, const struct request *rq, struct reply *rp)
{
    const char *status = request_query(rq, "status");
    struct profile_search search = {
        .name = request_part(rq, "name"), .cursor = request_query(rq, "cursor"), .limit = 50};
    json_object *list;
    if (!request_query_only(c, rq, "status", "limit", "cursor", NULL) ||
        !request_query_int(c, rq, "limit", 1, 200, &search.limit))
        return false;
    search.live = status && strcmp(status, "live") == 0;
    if (status && !search.live && strcmp(status, "finished") != 0)
        return fail(c, FAULT_BAD_REQUEST, "status must be live or finished");
    return profile_matches(c, rq->db, &search, &list) && reply_list(c, rq, rp, list);
}

/* My own results, split in several ways. */
bool my_insights_get(struct ctx *c, const struct request *rq, struct reply *rp)
{
    json_object *told;
    return request_query_only(c, rq, NULL) && insight_show(c, rq->db, rq->who.account, &told) &&
           reply_json(c, rp, 200, told);
}

/* Following, muting, blocking, notes */

/* The players that I follow, mute, block or have a note on. */
bool my_players_get(struct ctx *c, const struct request *rq, struct reply *rp)
{
    int64_t limit = 50;
    json_object *list;
    return request_query_only(c, rq, "limit", "cursor", NULL) &&
           request_query_int(c, rq, "limit", 1, 200, &limit) &&
           acquaintance_list(c, rq->db, rq->who.account, request_query(rq, "cursor"), limit, &list) &&
           reply_list(c, rq, rp, list);
}

/* My settings and note for one player. */
bool my_player_get(struct ctx *c, const struct request *rq, struct reply *rp)
{
    json_object *one;
    return acquaintance_show(c, rq->db, rq->who.account, request_part(rq, "name"), &one) &&
           reply_json(c, rp, 200, one);
}

/* Follow, mute, block, note: changes the given members only. */
bool my_player_patch(struct ctx *c, const struct request *rq, struct reply *rp)
{
    bool following, blocked, muted;
    struct opinion opinion = {.note = NULL};
    json_object *one, *body = rq->body;
    if (!json_only(c, body, "following", "blocked", "muted", "note", NULL) ||
        !json_may_bool(c, body, "following", &following) || !json_may_bool(c, body, "blocked", &blocked) ||
        !json_may_bool(c, body, "muted", &muted) ||
        !json_may_plain(c, body, "note", 4 * ACQUAINTANCE_NOTE, &opinion.note))
        return false;
    if (json_member(body, "following")) opinion.following = &following;
    if (json_member(body, "blocked")) opinion.blocked = &blocked;
    if (json_member(body, "muted")) opinion.muted = &muted;
    return acquaintance_change(c, rq->db, rq->who.account, request_part(rq, "name"), &opinion, &one) &&
           reply_json(c, rp, 200, one);
}
