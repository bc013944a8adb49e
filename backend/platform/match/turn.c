/* turn.c - see turn.h. */
#include "platform/match/turn.h"
#include "base/clock.h"
#include "base/failpoint.h"
#include "platform/account/sanction.h"
#include "platform/match/attendance.h"
#include "platform/match/audience.h"
#include "platform/match/crowd.h"
#include "platform/match/match_cache.h"
#include "platform/match/match_time.h"
#include "platform/match/receipt.h"
#include "platform/match/record.h"
#include "platform/model/fold.h"
#include "platform/runtime/transact.h"
#include <string.h>

/* Conditions on time and turn */

/* Whether a past turn was this seat's to play: the log has its order or its lateness. */
static bool owed_then(struct ctx *c, struct pg *db, const struct match *m, int seat, int turn, bool *ret_owed)
{
    const char *text;
    struct event event;
    *ret_owed = false;
    if (!event_of_turn(c, db, m->row.id, turn, &text)) return false;
    if (!text) return true;
    if (!fold_event_read(c, m->game, m->row.seats, json_own(c, text), &event)) return false;
    *ret_owed = event.orders[seat] || event.late & 1u << seat;
    return true;
}

/* Whether the deadline ends the stage and not the turn; orders can be submitted all the same. */
static bool ends_stage(const struct match *m)
{
    return standing_stage_ends(&m->standing) && (!m->row.owes || m->row.owes & ~m->row.handed_in);
}

/* Whether the request arrived too late: compares the time of receipt with the deadline and its grace period. */
static bool is_late(const struct ctx *c, const struct match *m)
{
    int64_t age = c->ticks ? clock_ticks() - c->ticks : 0;
    return clock_is_late(&m->clock, m->row.deadline, m->rest.now - age - m->rest.gap);
}

static bool check_turn(struct ctx *c, struct pg *db, const struct match *m, int seat, int64_t turn)
{
    bool owed;
    int64_t now = m->row.turns[seat];
    if (!match_need_live(c, m)) return false;
    if (turn >= 0 && turn < now) {
        if (!owed_then(c, db, m, seat, (int)turn, &owed)) return false;
        if (owed)
            return fail(c, FAULT_TURN_CLOSED, "turn %lld is over; the game is at turn %lld", (long long)turn,
                        (long long)now);
    }
    if (turn == now && !(m->row.owes & 1u << seat))
        return fail(c, FAULT_NOT_YOUR_TURN, "no orders are due from you in turn %lld", (long long)turn);
    if (turn != now)
        return fail(c, FAULT_STALE_TURN, "the game is at turn %lld, not %lld", (long long)now,
                    (long long)turn);
    if (is_late(c, m) && !ends_stage(m))
        return fail(c, FAULT_TURN_CLOSED, "the deadline of turn %lld has passed", (long long)turn);
    return true;
}

/* A turn keeps its number when a takeback leads back to it, so the number alone does not identify the position. */
static bool check_position(struct ctx *c, const struct match *m, const struct submission *sub)
{
    return !sub->taken_back || *sub->taken_back == m->row.taken_back ||
           fail(c, FAULT_STALE_TURN, "turns were taken back in the meantime; read the view again");
}

/* Judging */

static bool is_strict(const struct match *m, const struct submission *sub)
{
    return sub->mode ? strcmp(sub->mode, "strict") == 0 : !m->variant->lenient;
}

/* Refuse an order that breaks the rules. A league counts how often a program sends one. */
static bool refuse_order(struct ctx *c, const struct match *m, int seat, const struct verdicts *v)
{
    if (m->row.sealed) work_refuse_order(c, m->row.id, seat);
    return receipt_refuse(c, "", v);
}

static game_order *judge(struct ctx *c, const struct match *m, int seat, const struct submission *sub,
                         const game_order *order, struct verdicts *v)
{
    game_order *judged = m->game->judge(c, match_known(c, m, seat), order, is_strict(m, sub), v);
    if (!judged) refuse_order(c, m, seat, v);
    return judged;
}

/* Resolving */

/* All sealed orders of the turn as one event; seats that owe an order and sealed none are late. */
static struct event seal_event(struct ctx *c, const struct match *m)
{
    struct event event = {.kind = EVENT_TURN, .seat = -1};
    for (int i = 0; i < m->rest.order_count; i++) {
        const struct order_row *row = &m->rest.orders[i];
        if (m->row.owes & 1u << row->seat) event.orders[row->seat] = match_sealed_order(c, m, row);
    }
    /* the others continue at their own pace */
    bool one = m->variant->pace == PACE_OWN && m->rest.order_count;
    for (int seat = 0; seat < m->row.seats && !one; seat++)
        if (m->row.owes & 1u << seat && !event.orders[seat]) event.late |= 1u << seat;
    return event;
}

/* Where turns alternate, a completed turn answers offers: one by another seat ends a draw offer, any turn ends a
 * takeback offer. Where all seats order at once, offers stay open until they are answered: no turn answers them, and
 * whether a seat has sealed an order is secret. */
static bool is_answered_by_turn(const struct match *m, const struct offer_row *offer, const void *thing)
{
    const struct event *event = thing;
    bool answered = offer->kind == OFFER_TAKEBACK;
    for (int seat = 0; seat < m->row.seats; seat++) answered |= event->orders[seat] && seat != offer->seat;
    return answered && offer->kind != OFFER_RESUME;
}

/* A match of bots only can have no end by its rules and has nobody to end it, so it is abandoned after as many events
 * as no such game has needed. */
static bool end_bots(struct ctx *c, struct pg *db, struct match *m)
{
    enum { BOTS_EVENTS_MAX = 5000 };
    const struct event abandon = {.kind = EVENT_ABANDON, .seat = -1};
    struct outcome outcome = {0};
    if (match_is_over(m) || m->row.events < BOTS_EVENTS_MAX || !match_bots_only(m)) return true;
    return match_record(c, db, m, &abandon, &outcome);
}

static bool resolve(struct ctx *c, struct pg *db, struct match *m, struct outcome *ret_outcome)
{
    struct event event = seal_event(c, m);
    if (!crowd_seal(c, db, m, &event)) return false;
    if (m->variant->pace == PACE_ALTERNATE) match_lapse_offers(c, db, m, is_answered_by_turn, &event);
    return match_record(c, db, m, &event, ret_outcome) && crowd_follow(c, db, m, &event) &&
           end_bots(c, db, m) && fail_point(c, "resolve.before_commit");
}

/* Submitting */

/* What others see of a hand-in depends on the variant: who, how many, or nothing. */
static void mark_ready(struct match *m, int seat, bool ready)
{
    uint32_t before = m->row.handed_in;
    match_time_hand_in(m, seat, ready);
    m->moved |= 1u << seat;
    bool told = audience_inside(&m->row, seat).shown != SHOW_NOTHING;
    if (told && m->row.handed_in != before) m->moved |= TALE_ALL;
}

/* Resolve the turn if all orders are in. Simultaneous games commit the order first and leave resolving to the clock
 * daemon, so that a fault there cannot lose this player's order. */
static bool close_turn(struct ctx *c, struct pg *db, struct match *m, struct outcome *outcome,
                       bool *ret_resolved)
{
    *ret_resolved = false;
    if (m->variant->pace == PACE_TOGETHER) {
        match_hasten(m);
        return true;
    }
    if (m->row.owes & ~m->row.handed_in && m->variant->pace != PACE_OWN) return true;
    *ret_resolved = true;
    return resolve(c, db, m, outcome);
}

/* Orders and acts use different endpoints. */
static bool check_kind(struct ctx *c, const struct match *m, const game_order *order, bool act)
{
    if (game_is_act(m->game, order) == act) return true;
    const char *hint = act ? "this belongs to the turn's orders: PUT it to /turns/{turn}/orders"
                           : "this takes effect at once: POST it to /acts";
    fail_at(c, act ? "/act" : "/orders", fault_fact(FAULT_BAD_REQUEST)->code, hint);
    return fail(c, FAULT_BAD_REQUEST, "%s", hint);
}

/* Perform the act contained in the order first, if it is legal. In strict mode an illegal one refuses the whole
 * order. */
static bool do_rider(struct ctx *c, struct pg *db, struct match *m, int seat, const struct submission *sub,
                     const game_order *rider, struct verdicts *v)
{
    struct outcome outcome = {0};
    game_order *act = m->game->judge(c, match_known(c, m, seat), rider, is_strict(m, sub), v);
    if (!act && is_strict(m, sub)) return receipt_refuse(c, "", v);
    forgive(c);
    bool open = act && m->standing.acts_open && !is_late(c, m) && !sub->dry_run;
    return !open || match_act(c, db, m, seat, act, &outcome);
}

static bool store_order(struct ctx *c, struct pg *db, struct match *m, int seat, const struct submission *sub,
                        const char *body, const game_order *order, const struct verdicts *v,
                        json_object **ret_receipt)
{
    struct outcome outcome = {0};
    bool resolved = false;
    struct order_row row = {.seat = seat, .body = body, .ready = sub->ready, .at = m->rest.now};
    match_expect_answer(m, seat);
    match_seal(m, &row, order);
    mark_ready(m, seat, sub->ready);
    if (!sub->seat) attendance_return(c, db, m, seat);
    if (sub->ready && !close_turn(c, db, m, &outcome, &resolved)) return false;
    json_object *receipt = receipt_orders(c, m, seat, sub->turn, sub->ready, v);
    if (outcome.answer) json_add(receipt, "result", outcome.answer);
    if (resolved) receipt_standing(c, m, receipt);
    row.receipt = json_text(c, receipt);
    match_answer(c, db, m, (int)sub->turn, &row);
    *ret_receipt = receipt;
    work_fail_point(c, "order");
    return fail_point(c, "order.before_commit");
}

static const char *canonical_body(struct ctx *c, const struct submission *sub)
{
    json_object *body = json_new_object(c);
    json_add(body, "orders", json_canonical(c, sub->orders));
    json_add_bool(body, "ready", sub->ready);
    if (sub->turns > 1) json_add_int(body, "turns", sub->turns);
    return json_text(c, body);
}

/* "turns" is allowed only where one person plays, there is no time limit, and standing orders carry the game on. */
static bool check_turns(struct ctx *c, const struct match *m, const struct submission *sub)
{
    if (sub->turns <= 1 || (sub->ready && match_plays_on(m))) return true;
    const char *hint = "turns needs a complete order in an untimed game of one person against bots";
    fail_at(c, "/turns", fault_fact(FAULT_BAD_REQUEST)->code, hint);
    return fail(c, FAULT_BAD_REQUEST, "%s", hint);
}

/* Handle an order on a loaded match: judge it as if submitted now and, unless it is a dry run, seal it. */
static bool hand_in(struct ctx *c, struct pg *db, struct match *m, int seat, const struct submission *sub,
                    json_object **ret_receipt)
{
    struct verdicts *v = pool_take(c->pool, sizeof *v);
    game_order *parsed = m->game->parse(c, sub->orders, v);
    if (!parsed) return refuse_order(c, m, seat, v);
    const char *body = canonical_body(c, sub);
    if (!receipt_find(c, db, m, seat, sub->turn, body, ret_receipt)) return false;
    if (*ret_receipt) return match_unchanged(m);
    if (!check_turn(c, db, m, seat, sub->turn) || !check_position(c, m, sub) || !check_turns(c, m, sub) ||
        !check_kind(c, m, parsed, false))
        return false;
    v->n = 0;
    const game_order *rest, *rider = game_rider(c, m->game, parsed, &rest);
    if (rider && !do_rider(c, db, m, seat, sub, rider, v)) return false;
    game_order *judged = judge(c, m, seat, sub, rest, v);
    if (!judged) return false;
    if (sub->dry_run) {
        *ret_receipt = receipt_orders(c, m, seat, sub->turn, sub->ready, v);
        return true;
    }
    return store_order(c, db, m, seat, sub, body, judged, v, ret_receipt);
}

struct submitting {
    const struct submission *sub;
    json_object *receipt;
};

static bool submit(struct ctx *c, struct pg *db, struct match *m, void *thing)
{
    struct submitting *s = thing;
    const struct submission *sub = s->sub;
    if (!fail_point(c, "order.locked")) return false;
    int seat = sub->seat ? sub->seat - 1 : m->seat;
    if (sub->seat && !sub->queued && !match_by_bot(m, seat))
        return fail(c, FAULT_NOT_YOUR_TURN, "the seat's holder has come back");
    return hand_in(c, db, m, seat, sub, &s->receipt);
}

bool turn_submit(struct ctx *c, struct pg *db, const struct submission *sub, json_object **ret_receipt)
{
    struct match m;
    struct submitting s = {.sub = sub};
    struct match_wanted wanted = {
        .id = sub->match, .account = sub->account, .seated = true, .cached = !sub->dry_run};
    bool fine = sub->dry_run ? match_load(c, db, &wanted, &m) && submit(c, db, &m, &s)
                             : match_change(c, db, wanted, submit, &s, &m);
    if (!fine) return false;
    if (m.turned) match_cache_keep(&m);
    *ret_receipt = s.receipt;
    return true;
}

bool turn_orders(struct ctx *c, struct pg *db, const char *id, int64_t account, int64_t turn,
                 json_object **ret_orders)
{
    struct match m;
    int count;
    struct order_row rows[STORE_SEATS];
    if (!match_load(c, db, &(struct match_wanted){.id = id, .account = account, .seated = true}, &m))
        return false;
    int seat = m.seat;
    if (turn < 0 || turn > m.row.turns[seat]) return fail(c, FAULT_NOT_FOUND, "there is no such turn yet");
    if (!orders_of_turn(c, db, m.row.id, (int)turn, rows, &count)) return false;
    json_object *answer = json_new_object(c), *orders = NULL;
    bool ready = false;
    for (int i = 0; i < count; i++) {
        if (rows[i].seat != seat) continue;
        orders = json_own(c, rows[i].orders);
        ready = rows[i].ready;
    }
    json_add_int(answer, "turn", turn);
    json_add(answer, "orders", orders);
    json_add_bool(answer, "ready", ready);
    *ret_orders = answer;
    return true;
}

/* The sealed order as a draft. Body and receipt are changed too; otherwise repeating the same PUT would return the
 * old receipt. */
static struct order_row as_draft(struct ctx *c, const struct order_row *sealed)
{
    struct order_row draft = *sealed;
    json_object *body = json_own(c, sealed->body), *receipt = json_own(c, sealed->receipt);
    json_add_bool(body, "ready", false);
    json_add_bool(receipt, "ready", false);
    draft.ready = false;
    draft.body = json_text(c, body);
    draft.receipt = json_text(c, receipt);
    return draft;
}

static bool unready(struct ctx *c, struct pg *db, struct match *m, void *thing)
{
    const int64_t *turn = thing;
    if (!check_turn(c, db, m, m->seat, *turn)) return false;
    if (!(m->row.handed_in & 1u << m->seat)) return match_unchanged(m);
    const struct order_row *sealed = match_sealed(m, m->seat);
    must(sealed);
    struct order_row draft = as_draft(c, sealed);
    mark_ready(m, m->seat, false);
    order_put(c, db, m->row.id, (int)*turn, &draft);
    return true;
}

bool turn_unready(struct ctx *c, struct pg *db, const char *id, int64_t account, int64_t turn)
{
    struct match m;
    const struct match_wanted wanted = {.id = id, .account = account, .seated = true};
    return match_change(c, db, wanted, unready, &turn, &m);
}

/* Acts and resigning */

bool turn_act_on(struct ctx *c, struct pg *db, struct match *m, int seat, json_object *act,
                 struct outcome *ret_outcome)
{
    struct verdicts *v = pool_take(c->pool, sizeof *v);
    if (!match_need_live(c, m)) return false;
    if (!m->standing.acts_open) return fail(c, FAULT_ACTS_CLOSED, "this cannot be done now");
    if (is_late(c, m)) return fail(c, FAULT_ACTS_CLOSED, "the deadline for this has passed");
    game_order *order = m->game->parse(c, act, v);
    if (!order) return receipt_refuse(c, "", v);
    if (!check_kind(c, m, order, true)) return false;
    v->n = 0;
    order = m->game->judge(c, match_known(c, m, seat), order, true, v);
    return order ? match_act(c, db, m, seat, order, ret_outcome) : receipt_refuse(c, "", v);
}

static bool check_act_turn(struct ctx *c, const struct match *m, int seat, const int64_t *turn)
{
    long long now = m->row.turns[seat], meant = turn ? *turn : now;
    if (meant != now) return fail(c, FAULT_STALE_TURN, "the game is at turn %lld, not %lld", now, meant);
    return !turn || !is_late(c, m) || fail(c, FAULT_TURN_CLOSED, "the deadline of turn %lld has passed", now);
}

struct act_made {
    const struct acting *who;
    int seat;
    struct outcome outcome;
};

static bool act_as(struct ctx *c, struct pg *db, struct match *m, void *thing)
{
    struct act_made *made = thing;
    const struct acting *who = made->who;
    made->seat = who->seat ? who->seat - 1 : m->seat;
    if (who->seat && !match_by_bot(m, made->seat))
        return fail(c, FAULT_NOT_YOUR_TURN, "the seat's holder has come back");
    if (!check_act_turn(c, m, made->seat, who->turn)) return false;
    if (!who->seat) attendance_return(c, db, m, made->seat);
    if (!turn_act_on(c, db, m, made->seat, who->act, &made->outcome)) return false;
    bool spoke = m->said && !who->seat; /* the game handles the chat, and a person wrote */
    return !spoke || sanction_lets_speak(c, db, who->account);
}

bool turn_act(struct ctx *c, struct pg *db, const struct acting *who, json_object **ret_receipt)
{
    struct match m;
    struct act_made made = {.who = who};
    const struct match_wanted wanted = {.id = who->match, .account = who->account, .seated = true};
    if (!match_change(c, db, wanted, act_as, &made, &m)) return false;
    *ret_receipt = receipt_brief(c, &m, made.seat, made.outcome.answer);
    return true;
}

/* Try the event on a copy: a game can refuse a second resignation, and that is not the server's fault. */
static bool may_happen(struct ctx *c, const struct match *m, const struct event *event)
{
    struct outcome outcome = {0};
    bool fine = m->game->apply(c, m->game->copy(c, m->state), event, NULL, &outcome);
    forgive(c);
    return fine;
}

static bool resign(struct ctx *c, struct pg *db, struct match *m, void *thing)
{
    (void)thing;
    struct outcome outcome = {0};
    if (!match_is_paused(m) && !match_need_live(c, m)) return false;
    struct event event = {.kind = EVENT_RESIGN, .seat = m->seat};
    if (!may_happen(c, m, &event)) return fail(c, FAULT_ALREADY_OUT, "you are already out of this game");
    return match_record(c, db, m, &event, &outcome);
}

bool turn_resign(struct ctx *c, struct pg *db, const char *id, int64_t account, json_object **ret_receipt)
{
    struct match m;
    const struct match_wanted wanted = {.id = id, .account = account, .seated = true};
    if (!match_change(c, db, wanted, resign, NULL, &m)) return false;
    json_object *result = m.standing.over ? fold_result(c, &m.standing, m.row.seats) : NULL;
    *ret_receipt = receipt_brief(c, &m, m.seat, NULL);
    json_add(*ret_receipt, "result", result);
    return true;
}

/* Deadlines */

/* The seat whose time bank and overtime are empty now, -1 for none. A seat with a draft does not count: the draft is
 * played. */
static int fallen_flag(const struct match *m)
{
    if (!clock_uses_bank(&m->clock, m->row.stage) || ends_stage(m)) return -1;
    for (int seat = 0; seat < m->row.seats; seat++)
        if (m->row.owes & 1u << seat && !match_sealed(m, seat) &&
            m->row.bank_ms[seat] + m->clock.overtime_ms <= match_time_used(m, seat, m->rest.now))
            return seat;
    return -1;
}

/* The number of turns that one of these orders lets pass, its own included, and its seat; 0: none does. */
static int64_t turns_passing(struct ctx *c, const struct match *m, int *ret_seat)
{
    int64_t passing = 0;
    for (int i = 0; m->variant->plays_on && i < m->rest.order_count; i++) {
        const struct order_row *row = &m->rest.orders[i];
        json_object *turns = row->ready ? json_member(json_own(c, row->body), "turns") : NULL;
        if (turns) passing = json_object_get_int64(turns), *ret_seat = row->seat;
    }
    return passing;
}

/* Let the next turn pass too, if nothing happened that the player should see first. */
static bool pass_on(struct ctx *c, struct pg *db, struct match *m, int seat, int64_t turns)
{
    json_object *receipt;
    bool news = m->standing.over || (m->standing.woken | ~m->row.owes) >> seat & 1;
    if (turns <= 1 || news) return true;
    m->rest.order_count = 0; /* these belong to the turn before */
    struct submission sub = {.match = m->row.public_id,
                             .turn = m->row.turns[seat],
                             .seat = seat + 1,
                             .orders = json_new_array(c),
                             .ready = true,
                             .turns = turns - 1};
    return hand_in(c, db, m, seat, &sub, &receipt);
}

static bool resolve_expired(struct ctx *c, struct pg *db, struct match *m)
{
    int seat = 0, fallen = fallen_flag(m);
    struct outcome outcome = {0};
    const struct event stage_end = {.kind = EVENT_STAGE_END, .seat = -1};
    if (fallen >= 0) return attendance_flag(c, db, m, fallen);
    if (ends_stage(m)) return match_record(c, db, m, &stage_end, &outcome);
    int64_t turns = turns_passing(c, m, &seat);
    return resolve(c, db, m, &outcome) && attendance_turn(c, db, m) && pass_on(c, db, m, seat, turns);
}

static bool expire(struct ctx *c, struct pg *db, struct match *m, void *thing)
{
    (void)thing;
    if (m->row.status != STATUS_LIVE || !clock_is_due(&m->clock, m->row.deadline, m->rest.now))
        return match_unchanged(m);
    if (!resolve_expired(c, db, m)) return false;
    work_fail_point(c, "resolve");
    return true;
}

bool turn_expire(struct ctx *c, struct pg *db, const char *id)
{
    struct match m;
    return match_change(c, db, (struct match_wanted){.id = id}, expire, NULL, &m);
}
