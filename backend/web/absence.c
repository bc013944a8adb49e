/* absence.c - seats of absent players, and vacations. */
#include "platform/lobby/substitute.h"
#include "platform/match/vacation.h"
#include "web/route.h"

enum { SEAT_MAX = 15, ID_BYTES = 64 };

/* Return to my seat, or take an open one. */
bool match_seat_put(struct ctx *c, const struct request *rq, struct reply *rp)
{
    int64_t seat = -1;
    json_object *receipt;
    if (!json_only(c, rq->body, "seat", NULL) || !json_may_int(c, rq->body, "seat", 0, SEAT_MAX, &seat))
        return false;
    return substitute_join(c, rq->db, request_part(rq, "match"), rq->who.account, (int)seat, &receipt) &&
           reply_json(c, rp, 200, receipt);
}

/* Seats that are open to substitutes. */
bool open_seats_get(struct ctx *c, const struct request *rq, struct reply *rp)
{
    json_object *list;
    return request_query_only(c, rq, "game", NULL) &&
           substitute_list(c, rq->db, rq->who.account, request_query(rq, "game"), &list) &&
           reply_list(c, rq, rp, list);
}

bool vacation_get(struct ctx *c, const struct request *rq, struct reply *rp)
{
    json_object *vacation;
    return request_query_only(c, rq, NULL) && vacation_show(c, rq->db, rq->who.account, &vacation) &&
           reply_json(c, rp, 200, vacation);
}

/* Start my vacation now. */
bool vacation_put(struct ctx *c, const struct request *rq, struct reply *rp)
{
    int64_t days = 0;
    json_object *vacation;
    if (!json_only(c, rq->body, "days", NULL) || !json_need_int(c, rq->body, "days", 1, VACATION_DAYS, &days))
        return false;
    return vacation_start(c, rq->db, rq->who.account, days, &vacation) && reply_json(c, rp, 200, vacation);
}

/* End my vacation. */
bool vacation_delete(struct ctx *c, const struct request *rq, struct reply *rp)
{
    json_object *vacation;
    return vacation_end(c, rq->db, rq->who.account, &vacation) && reply_json(c, rp, 200, vacation);
}
