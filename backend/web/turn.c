/* turn.c - playing: orders, acts, offers, resignation. Each handler reads the request, calls the platform and
 * answers. */
#include "platform/match/turn.h"
#include "platform/match/offer.h"
#include "web/http.h"
#include <string.h>

/* Orders */

static bool submission_read(struct ctx *c, const struct request *rq, struct submission *ret)
{
    struct submission sub = {.match = request_part(rq, "match"),
                             .account = rq->who.account,
                             .turn = request_number(rq, "turn"),
                             .ready = true,
                             .orders = json_member(rq->body, "orders")};
    int64_t dry_run = 0, *taken_back = pool_take(c->pool, sizeof *taken_back);
    if (!request_query_only(c, rq, "dry_run", NULL) || !request_query_int(c, rq, "dry_run", 0, 1, &dry_run) ||
        !json_only(c, rq->body, "orders", "ready", "mode", "taken_back", "turns", NULL) ||
        !json_may_int(c, rq->body, "taken_back", 0, INT32_MAX, taken_back) ||
        !json_may_int(c, rq->body, "turns", 1, TURNS_ON_MAX, &sub.turns) ||
        !json_may_bool(c, rq->body, "ready", &sub.ready) ||
        !json_may_text(c, rq->body, "mode", 10, &sub.mode))
        return false;
    if (!sub.orders) return fail(c, FAULT_BAD_REQUEST, "orders is missing");
    if (sub.mode && strcmp(sub.mode, "strict") != 0 && strcmp(sub.mode, "lenient") != 0)
        return fail(c, FAULT_BAD_REQUEST, "mode must be strict or lenient");
    if (json_member(rq->body, "taken_back")) sub.taken_back = taken_back;
    sub.dry_run = dry_run == 1;
    *ret = sub;
    return true;
}

/* Submit or replace this seat's order for the current turn. */
bool orders_put(struct ctx *c, const struct request *rq, struct reply *rp)
{
    struct submission sub;
    if (!submission_read(c, rq, &sub)) return false; /* match, seat, turn, orders, ready, mode, dry_run */

    json_object *receipt;
    if (!turn_submit(c, rq->db, &sub, &receipt)) return false;
    return reply_json(c, rp, 200, receipt);
}

bool orders_get(struct ctx *c, const struct request *rq, struct reply *rp)
{
    json_object *orders;
    if (!request_query_only(c, rq, NULL) ||
        !turn_orders(c, rq->db, request_part(rq, "match"), rq->who.account, request_number(rq, "turn"),
                     &orders))
        return false;
    return reply_json(c, rp, 200, orders);
}

bool ready_delete(struct ctx *c, const struct request *rq, struct reply *rp)
{
    if (!turn_unready(c, rq->db, request_part(rq, "match"), rq->who.account, request_number(rq, "turn")))
        return false;
    return reply_empty(rp, 204);
}

/* Acts outside the turn */

bool act_post(struct ctx *c, const struct request *rq, struct reply *rp)
{
    struct acting acting = {
        .match = request_part(rq, "match"), .account = rq->who.account, .act = json_member(rq->body, "act")};
    int64_t turn = 0;
    json_object *receipt;
    if (!json_only(c, rq->body, "act", "turn", NULL) ||
        !json_may_int(c, rq->body, "turn", 0, INT32_MAX, &turn))
        return false;
    if (!acting.act) return fail(c, FAULT_BAD_REQUEST, "act is missing");
    if (json_member(rq->body, "turn")) acting.turn = &turn;
    if (!turn_act(c, rq->db, &acting, &receipt)) return false;
    return reply_json(c, rp, 200, receipt);
}

/* The length of a truce; other offers have no hours. An invalid length becomes -1, which offer_make refuses with a
 * message about its bounds. */
static bool hours_read(struct ctx *c, const struct request *rq, const char *kind, int64_t *ret_hours)
{
    json_object *given = json_member(rq->body, "hours");
    *ret_hours = 0;
    if (!given) return true;
    if (strcmp(kind, "truce") != 0) {
        fail_at(c, "/hours", "bad_request", "only a pause has hours");
        return fail(c, FAULT_BAD_REQUEST, "only a pause has hours");
    }
    if (json_object_is_type(given, json_type_int)) *ret_hours = json_object_get_int64(given);
    if (*ret_hours <= 0) *ret_hours = -1;
    return true;
}

bool offer_post(struct ctx *c, const struct request *rq, struct reply *rp)
{
    const char *kind;
    int64_t hours;
    json_object *answer;
    if (!json_only(c, rq->body, "kind", "hours", NULL) || !json_need_text(c, rq->body, "kind", 20, &kind) ||
        !hours_read(c, rq, kind, &hours))
        return false;
    if (!offer_make(c, rq->db, request_part(rq, "match"), rq->who.account, kind, hours, &answer))
        return false;
    return reply_json(c, rp, 201, answer);
}

bool offer_put(struct ctx *c, const struct request *rq, struct reply *rp)
{
    bool accept = false;
    json_object *answer;
    if (!json_only(c, rq->body, "accept", NULL)) return false;
    if (!json_member(rq->body, "accept"))
        return fail(c, FAULT_BAD_REQUEST, "accept is missing: true or false");
    if (!json_may_bool(c, rq->body, "accept", &accept) ||
        !offer_answer(c, rq->db, request_part(rq, "match"), rq->who.account, request_number(rq, "offer"),
                      accept, &answer))
        return false;
    return reply_json(c, rp, 200, answer);
}

bool resign_post(struct ctx *c, const struct request *rq, struct reply *rp)
{
    bool confirm = false;
    json_object *receipt;
    if (!json_only(c, rq->body, "confirm", NULL) || !json_may_bool(c, rq->body, "confirm", &confirm))
        return false;
    if (!confirm) return fail(c, FAULT_BAD_REQUEST, "send {\"confirm\":true} to resign");
    if (!turn_resign(c, rq->db, request_part(rq, "match"), rq->who.account, &receipt)) return false;
    return reply_json(c, rp, 200, receipt);
}
