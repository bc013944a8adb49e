/* tactic.c - tactics to solve, and storms. */
#include "platform/contest/tactic.h"
#include "platform/account/session.h"
#include "web/watch.h"

enum { THEME_BYTES = 64 };

static struct solver solver_of(const struct request *rq)
{
    return (struct solver){.account = rq->who.account, .rated = rq->who.kind == ACCOUNT_HUMAN};
}

static struct tactic_path path_of(const struct request *rq, const char *part)
{
    return (struct tactic_path){.game = request_part(rq, "game"), .id = request_part(rq, part)};
}

static bool read_orders(struct ctx *c, const struct request *rq, json_object **ret)
{
    *ret = json_member(rq->body, "orders");
    return *ret || fail(c, FAULT_BAD_REQUEST, "orders are missing");
}

/* What there is to solve, and how I do. */
bool tactics_get(struct ctx *c, const struct request *rq, struct reply *rp)
{
    json_object *shown;
    return request_query_only(c, rq, NULL) &&
           tactics_show(c, rq->db, request_part(rq, "game"), rq->who.account, &shown) &&
           reply_tagged(c, rp, shown);
}

/* Choose my next tactic. */
bool tactic_post(struct ctx *c, const struct request *rq, struct reply *rp)
{
    json_object *tactic;
    const char *theme = NULL;
    return json_only(c, rq->body, "theme", NULL) &&
           json_may_text(c, rq->body, "theme", THEME_BYTES, &theme) &&
           tactic_next(c, rq->db, request_part(rq, "game"), rq->who.account, theme, &tactic) &&
           reply_json(c, rp, 200, tactic);
}

/* A tactic. */
bool tactic_get(struct ctx *c, const struct request *rq, struct reply *rp)
{
    json_object *tactic;
    const struct tactic_path path = path_of(rq, "tactic");
    return request_query_only(c, rq, NULL) && tactic_show(c, rq->db, &path, rq->who.account, &tactic) &&
           reply_tagged(c, rp, tactic);
}

/* Try a turn. */
bool tactic_try_post(struct ctx *c, const struct request *rq, struct reply *rp)
{
    json_object *answer, *orders;
    const struct solver who = solver_of(rq);
    const struct tactic_path path = path_of(rq, "tactic");
    return json_only(c, rq->body, "orders", NULL) && read_orders(c, rq, &orders) &&
           tactic_try(c, rq->db, &who, &path, orders, &answer) && reply_json(c, rp, 200, answer);
}

/* Ask where the solution begins. */
bool tactic_hint_post(struct ctx *c, const struct request *rq, struct reply *rp)
{
    json_object *answer;
    const struct solver who = solver_of(rq);
    const struct tactic_path path = path_of(rq, "tactic");
    return json_only(c, rq->body, NULL) && tactic_ask_hint(c, rq->db, &who, &path, &answer) &&
           reply_json(c, rp, 200, answer);
}

/* Give up, and see the solution. */
bool tactic_surrender_post(struct ctx *c, const struct request *rq, struct reply *rp)
{
    json_object *answer;
    const struct solver who = solver_of(rq);
    const struct tactic_path path = path_of(rq, "tactic");
    return json_only(c, rq->body, NULL) && tactic_give_up(c, rq->db, &who, &path, &answer) &&
           reply_json(c, rp, 200, answer);
}

/* Begin a storm. */
bool storm_post(struct ctx *c, const struct request *rq, struct reply *rp)
{
    json_object *storm;
    return json_only(c, rq->body, NULL) &&
           storm_begin(c, rq->db, request_part(rq, "game"), rq->who.account, &storm) &&
           reply_json(c, rp, 201, storm);
}

/* My storm. */
bool storm_get(struct ctx *c, const struct request *rq, struct reply *rp)
{
    json_object *storm;
    const struct tactic_path path = path_of(rq, "storm");
    return request_query_only(c, rq, NULL) && storm_show(c, rq->db, &path, rq->who.account, &storm) &&
           reply_json(c, rp, 200, storm);
}

/* Try a turn at the current tactic of my storm. */
bool storm_try_post(struct ctx *c, const struct request *rq, struct reply *rp)
{
    json_object *answer, *orders;
    int64_t n = 0;
    const struct tactic_path path = path_of(rq, "storm");
    return json_only(c, rq->body, "n", "orders", NULL) && json_need_int(c, rq->body, "n", 0, INT32_MAX, &n) &&
           read_orders(c, rq, &orders) && storm_try(c, rq->db, &path, rq->who.account, n, orders, &answer) &&
           reply_json(c, rp, 200, answer);
}
