/* operations.c - liveness, readiness and metrics, for operators and supervisors. */
#include "platform/account/sight.h"
#include "platform/runtime/metrics.h"
#include "platform/runtime/replica.h"
#include "web/route.h"

/* Liveness: this process answers. */
bool healthz_get(struct ctx *c, const struct request *rq, struct reply *rp)
{
    (void)rq;
    json_object *body = json_new_object(c);
    json_add_text(body, "status", "ok");
    reply_header(c, rp, "Cache-Control", "no-store");
    return reply_json(c, rp, 200, body);
}

static bool refuse_draining(struct ctx *c)
{
    return fail_limit(c, FAULT_UNAVAILABLE, "draining", 1, "this node is about to stop");
}

static bool refuse_waiter(struct ctx *c)
{
    return fail_limit(c, FAULT_UNAVAILABLE, "waiter", 1, "the waiter is not responding");
}

/* What is this node's own, for front servers: it is not about to stop, its waiter works, its key is that of the other
 * nodes. The database is not asked, and its loss changes nothing here: it is the same for all nodes, and a front server
 * that took all of them out could not even show what standbys and caches still have. */
bool readyz_node_get(struct ctx *c, const struct request *rq, struct reply *rp)
{
    (void)rq;
    struct health health;
    health_of_node(&health);
    if (health.draining) return refuse_draining(c);
    if (!health.key) return sight_key_check(c, SIGHT_KEY_FOREIGN);
    if (!health.waiter) return refuse_waiter(c);
    json_object *body = json_new_object(c);
    json_add_text(body, "status", "ready");
    reply_header(c, rp, "Cache-Control", "no-store");
    return reply_json(c, rp, 200, body);
}

/* Readiness, for the scripts that start a node: it is not about to stop, its waiter works, the
 * database takes writes, and the clock daemon of some node works. Another one takes over within seconds, and that time
 * must not take every node out of service. */
enum { CLOCK_LAG_MAX_US = 30 * 1000000 };
bool readyz_get(struct ctx *c, const struct request *rq, struct reply *rp)
{
    struct health health;
    if (!health_read(c, rq->db, &health)) return false;
    if (health.draining) return refuse_draining(c);
    if (!health.database || !health.writable)
        return fail_limit(c, FAULT_UNAVAILABLE, "database", 1, "the database is not responding");
    enum sight_key key;
    if (!sight_key_look(c, rq->db, &key) || !sight_key_check(c, key)) return false;
    if (!health.waiter) return refuse_waiter(c);
    if (health.clock_lag_us < 0 || health.clock_lag_us > CLOCK_LAG_MAX_US)
        return fail_limit(c, FAULT_UNAVAILABLE, "clock", 1, "the clock daemon is not responding");
    json_object *body = json_new_object(c);
    json_add_text(body, "status", "ready");
    json_add_int(body, "clock_lag_ms", health.clock_lag_us / 1000);
    reply_header(c, rp, "Cache-Control", "no-store");
    return reply_json(c, rp, 200, body);
}

/* Metrics in the Prometheus text format. nginx admits only requests from this machine. */
bool metrics_get(struct ctx *c, const struct request *rq, struct reply *rp)
{
    struct health health;
    struct figures figures;
    if (!health_read(c, rq->db, &health)) return false;
    figures_read(c, rq->db, &figures);
    figures.has_standby = rq->incoming->replica;
    if (figures.has_standby) figures.standby_lag = replica_lag(c, rq->incoming->replica);
    reply_header(c, rp, "Cache-Control", "no-store");
    return reply_text(c, rp, 200, "text/plain; version=0.0.4",
                      metrics_print(c, &health, &figures, route_name));
}
