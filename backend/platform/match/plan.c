/* plan.c - see plan.h. The lines themselves are plan_line.c's. */
#include "platform/match/plan.h"
#include "platform/match/plan_line.h"
#include "platform/match/record.h"
#include "platform/match/turn.h"
#include "store/plan.h"

struct plan { /* a row */
    int seat;
    int64_t turn, cancelled_turn;
    json_object *lines;
    const char *cancelled; /* NULL: it waits */
};

/* Rows */

static bool read_plans(struct ctx *c, struct pg *db, int64_t match, struct plan *ret, int *ret_count)
{
    struct rows *r;
    if (!pg_each(c, db, &r, PLANS_OF, "i", match)) return false;
    *ret_count = rows_count(r);
    for (int i = 0; i < *ret_count; i++)
        ret[i] = (struct plan){.seat = (int)rows_int(r, i, "seat"),
                               .turn = rows_int(r, i, "turn"),
                               .lines = json_own(c, rows_text(r, i, "lines")),
                               .cancelled = rows_text(r, i, "cancelled"),
                               .cancelled_turn = rows_int(r, i, "cancelled_turn")};
    return true;
}

static void keep(struct ctx *c, struct pg *db, const struct match *m, int seat, int64_t turn,
                 json_object *lines)
{
    plan_row_put(c, db, m->row.id, seat, turn, json_text(c, lines));
}

/* The match's row tells whether a seat has queued orders, so this needs no query. */
static void mark(struct ctx *c, struct pg *db, struct match *m, int seat, bool planned)
{
    uint32_t bit = 1u << seat;
    m->row.planned = planned ? m->row.planned | bit : m->row.planned & ~bit;
    plan_rows_mark(c, db, m->row.id, m->row.planned);
}

static void drop(struct ctx *c, struct pg *db, struct match *m, int seat)
{
    plan_row_drop(c, db, m->row.id, seat);
    if (m->row.planned & 1u << seat) mark(c, db, m, seat, false);
}

/* The reason stays stored for the owner, who is notified; no other viewer is. */
static void cancel(struct ctx *c, struct pg *db, struct match *m, int seat, const char *reason)
{
    plan_row_cancel(c, db, m->row.id, seat, m->row.turns[seat], reason);
    mark(c, db, m, seat, false);
    m->moved |= 1u << seat;
}

/* Showing */

static json_object *plan_json(struct ctx *c, const struct plan *plan)
{
    json_object *shown = json_new_object(c), *cancelled = NULL;
    bool waits = plan && !plan->cancelled;
    json_object *lines = waits ? plan->lines : json_new_array(c);
    if (waits) json_add_int(shown, "turn", plan->turn);
    else json_add(shown, "turn", NULL);
    json_add(shown, "lines", plan_lines_show(c, lines, "orders"));
    json_add(shown, "texts", plan_lines_show(c, lines, "text"));
    if (plan && plan->cancelled) {
        cancelled = json_new_object(c);
        json_add_int(cancelled, "turn", plan->cancelled_turn);
        json_add_text(cancelled, "reason", plan->cancelled);
    }
    json_add(shown, "cancelled", cancelled);
    return shown;
}

bool plan_read(struct ctx *c, struct pg *db, const char *match, int64_t account, json_object **ret_plan)
{
    struct match m;
    struct plan plans[SEATS_MAX];
    int count;
    const struct match_wanted wanted = {.id = match, .account = account, .seated = true};
    if (!match_load(c, db, &wanted, &m) || !read_plans(c, db, m.row.id, plans, &count)) return false;
    const struct plan *mine = NULL;
    for (int i = 0; i < count; i++)
        if (plans[i].seat == m.seat) mine = &plans[i];
    *ret_plan = plan_json(c, mine);
    return true;
}

/* Queueing */

/* Lines can be tried and queued only where nothing is hidden and the time control is slow. */
static bool check_terms(struct ctx *c, const struct match *m)
{
    bool slow = m->clock.mode == CLOCK_CORRESPONDENCE || m->clock.mode == CLOCK_UNTIMED;
    if (!slow || m->variant->pace != PACE_ALTERNATE || m->variant->hidden)
        return fail(c, FAULT_PLAN_NOT_ALLOWED,
                    "conditional moves exist in correspondence and untimed games with alternating turns");
    return true;
}

static bool check_turn(struct ctx *c, const struct match *m, int seat, int64_t turn)
{
    if (turn >= 0 && turn != m->row.turns[seat])
        return fail(c, FAULT_STALE_TURN, "the game is at turn %lld, not %lld", (long long)m->row.turns[seat],
                    (long long)turn);
    return true;
}

bool plan_check_match(struct ctx *c, const struct match *m, int seat, int64_t turn)
{
    return check_terms(c, m) && match_need_live(c, m) && check_turn(c, m, seat, turn);
}

/* Queued orders begin with the other side's turn. */
static bool check_moment(struct ctx *c, const struct match *m, int seat, int64_t turn)
{
    if (!plan_check_match(c, m, seat, turn)) return false;
    if (__builtin_popcount(m->row.owes) == 1 && !(m->row.owes & 1u << seat)) return true;
    return fail(c, FAULT_PLAN_NOT_NOW, "conditional moves start with the opponent's turn; play yours first");
}

struct queueing {
    const struct plan_wish *wish;
    struct plan plan;
};

static bool queue_lines(struct ctx *c, struct pg *db, struct match *m, void *thing)
{
    struct queueing *q = thing;
    q->plan = (struct plan){.seat = m->seat, .turn = q->wish->turn};
    if (!check_moment(c, m, m->seat, q->wish->turn) ||
        !plan_lines_read(c, m, m->seat, q->wish->lines, &q->plan.lines))
        return false;
    if (q->wish->dry_run) return true;
    keep(c, db, m, m->seat, q->wish->turn, q->plan.lines);
    mark(c, db, m, m->seat, true);
    m->moved = 1u << m->seat;
    return true;
}

bool plan_queue(struct ctx *c, struct pg *db, const struct plan_wish *wish, json_object **ret_plan)
{
    struct match m;
    struct queueing q = {.wish = wish};
    const struct match_wanted wanted = {.id = wish->match, .account = wish->account, .seated = true};
    bool fine = wish->dry_run ? match_load(c, db, &wanted, &m) && queue_lines(c, db, &m, &q)
                              : match_change(c, db, wanted, queue_lines, &q, &m);
    if (fine) *ret_plan = plan_json(c, &q.plan);
    return fine;
}

static bool give_up(struct ctx *c, struct pg *db, struct match *m, void *thing)
{
    (void)thing;
    drop(c, db, m, m->seat);
    m->moved = 1u << m->seat;
    return true;
}

bool plan_give_up(struct ctx *c, struct pg *db, const char *match, int64_t account)
{
    struct match m;
    const struct match_wanted wanted = {.id = match, .account = account, .seated = true};
    return match_change(c, db, wanted, give_up, NULL, &m);
}

void plan_cancel_all(struct ctx *c, struct pg *db, struct match *m, const char *reason)
{
    for (int seat = 0; seat < m->row.seats; seat++)
        if (m->row.planned & 1u << seat) cancel(c, db, m, seat, reason);
}

/* Following the match */

/* Another seat's open offer cancels the plan, because playing the queued order would decline the offer. */
static bool is_asked(const struct match *m, int seat)
{
    for (int i = 0; i < m->rest.offer_count; i++) {
        const struct offer_row *offer = &m->rest.offers[i];
        if (offer->status == OFFER_OPEN && offer->seat != seat && !(offer->accepted & 1u << seat))
            return true;
    }
    return false;
}

/* The reason to cancel this plan, or NULL: it keeps waiting or, with *ret_orders, is answered. */
static const char *judge(struct ctx *c, const struct match *m, struct plan *plan, json_object **ret_orders)
{
    json_object *rest;
    int64_t turn = m->row.turns[plan->seat];
    *ret_orders = NULL;
    if (turn == plan->turn) return NULL;
    if (turn > plan->turn + 1) return "own_order";
    plan_lines_follow(c, plan->lines, m->row.state_hash, ret_orders, &rest);
    if (!*ret_orders || m->row.owes != 1u << plan->seat) {
        *ret_orders = NULL;
        return "surprise";
    }
    if (is_asked(m, plan->seat)) {
        *ret_orders = NULL;
        return "offer";
    }
    plan->lines = rest;
    return NULL;
}

struct following {
    struct plan *answering; /* the plan whose order is due now, or NULL */
    json_object *orders;
};

static bool follow(struct ctx *c, struct pg *db, struct match *m, void *thing)
{
    struct following *f = thing;
    struct plan *plans = pool_take_many(c->pool, SEATS_MAX, sizeof *plans);
    int count;
    if (!read_plans(c, db, m->row.id, plans, &count)) return false;
    if (match_is_paused(m)) return match_unchanged(m);
    plan_rows_rest(c, db, m->row.id);
    for (int i = 0; i < count; i++) {
        json_object *mine;
        if (match_is_over(m)) drop(c, db, m, plans[i].seat);
        if (plans[i].cancelled || match_is_over(m)) continue;
        const char *reason = judge(c, m, &plans[i], &mine);
        if (reason) cancel(c, db, m, plans[i].seat, reason);
        if (!mine) continue;
        f->answering = &plans[i];
        f->orders = mine;
    }
    return m->moved || match_unchanged(m);
}

static bool cancel_refused(struct ctx *c, struct pg *db, struct match *m, void *thing)
{
    const struct plan *plan = thing;
    cancel(c, db, m, plan->seat, "refused");
    return true;
}

/* Submit the queued order as its owner would. If it is refused (because its time is over, say), the plan is
 * cancelled. */
static bool hand_in(struct ctx *c, struct pg *db, struct match *m, const struct following *f)
{
    json_object *receipt;
    struct match again;
    struct plan *plan = f->answering;
    struct submission sub = {.match = m->row.public_id,
                             .account = m->rest.seats[plan->seat].account,
                             .seat = plan->seat + 1,
                             .queued = true,
                             .turn = m->row.turns[plan->seat],
                             .orders = f->orders,
                             .ready = true,
                             .mode = "strict"};
    if (json_object_array_length(plan->lines)) {
        keep(c, db, m, plan->seat, sub.turn + 1, plan->lines);
    } else {
        drop(c, db, m, plan->seat);
    }
    if (turn_submit(c, db, &sub, &receipt)) return true;
    if (fault_fact(c->failure.fault)->status >= 500) return false;
    forgive(c);
    return match_change(c, db, (struct match_wanted){.id = sub.match}, cancel_refused, plan, &again);
}

bool plan_follow(struct ctx *c, struct pg *db, const char *match)
{
    struct match m;
    struct following f = {0};
    if (!match_change(c, db, (struct match_wanted){.id = match}, follow, &f, &m)) return false;
    return f.answering ? hand_in(c, db, &m, &f) : pg_flush(c, db);
}
