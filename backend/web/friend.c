/* friend.c - my friends: asking, accepting, ending, and what they let me see. */
#include "platform/account/friend.h"
#include "platform/read/friends.h"
#include "web/route.h"

/* My friends and requests. */
bool my_friends_get(struct ctx *c, const struct request *rq, struct reply *rp)
{
    json_object *list;
    return request_query_only(c, rq, NULL) && friends_list(c, rq->db, rq->who.account, &list) &&
           reply_list(c, rq, rp, list);
}

static bool reply_friend(struct ctx *c, const struct request *rq, struct reply *rp)
{
    json_object *one;
    return friends_show(c, rq->db, rq->who.account, request_part(rq, "name"), &one) &&
           reply_json(c, rp, 200, one);
}

/* What is between me and a player. */
bool my_friend_get(struct ctx *c, const struct request *rq, struct reply *rp)
{
    return request_query_only(c, rq, NULL) && reply_friend(c, rq, rp);
}

/* Ask a player to be my friend, or accept. */
bool my_friend_put(struct ctx *c, const struct request *rq, struct reply *rp)
{
    return json_only(c, rq->body, NULL) &&
           friend_ask(c, rq->db, rq->who.account, rq->remote, request_part(rq, "name")) &&
           reply_friend(c, rq, rp);
}

/* End, withdraw or decline. */
bool my_friend_delete(struct ctx *c, const struct request *rq, struct reply *rp)
{
    return friend_end(c, rq->db, rq->who.account, request_part(rq, "name")) && reply_empty(rp, 204);
}
