/* offer.c - see offer.h. */
#include "platform/match/offer.h"
#include "platform/account/mail_queue.h"
#include "platform/match/record.h"
#include "platform/match/takeback.h"
#include "store/match_update.h"
#include <string.h>

enum { HOURS_MAX = 720, HOURS_USUAL = 24, TRUCES_MAX = 1440 };
static const int64_t HOUR_US = 3600LL * 1000000;

static uint32_t players(const struct match *m) { return (1u << m->row.seats) - 1; }
/* The seats whose consent an offer still needs: those still playing that have not given it. */
static uint32_t asked(const struct match *m, const struct offer_row *offer)
{
    return players(m) & ~m->standing.out & ~(offer->accepted | 1u << offer->seat);
}
static bool is_open(const struct offer_row *offer) { return offer->status == OFFER_OPEN; }

static json_object *offer_json(struct ctx *c, const struct match *m, const struct offer_row *offer, int seat)
{
    json_object *o = json_new_object(c);
    json_add_int(o, "id", offer->id);
    json_add_text(o, "kind", offer_kind_name(offer->kind));
    json_add_int(o, "from", offer->seat);
    if (offer->hours) json_add_int(o, "hours", offer->hours);
    json_add_text(o, "status", offer_status_name(offer->status));
    json_add_bool(o, "you_may_answer", is_open(offer) && asked(m, offer) & 1u << seat);
    return o;
}

json_object *offer_list(struct ctx *c, const struct match *m, int seat)
{
    json_object *list = json_new_array(c);
    for (int i = 0; i < m->rest.offer_count; i++)
        if (is_open(&m->rest.offers[i])) json_push(list, offer_json(c, m, &m->rest.offers[i], seat));
    return list;
}

static json_object *offer_receipt(struct ctx *c, const struct match *m, const struct offer_row *offer,
                                  int seat)
{
    json_object *receipt = json_new_object(c);
    json_add(receipt, "offer", offer_json(c, m, offer, seat));
    json_add_int(receipt, "seq", m->row.seqs[seat]);
    return receipt;
}

/* The log line uses the player's name, because only the game knows what its seats are called. */
static void note_step(struct ctx *c, struct pg *db, struct match *m, const struct offer_row *offer, int seat,
                      const char *step)
{
    json_object *facts = json_new_object(c);
    json_add_int(facts, "offer", offer->id);
    json_add_text(facts, "of", offer_kind_name(offer->kind));
    json_add_text(facts, "step", step);
    if (offer->hours) json_add_int(facts, "hours", offer->hours);
    const char *text = pool_print(c->pool, "%s %s %s", offer_kind_name(offer->kind), step,
                                  m->rest.seats[seat].name);
    match_note(c, db, m, players(m), "offer", seat, text, facts);
}

/* Conditions for an offer */

static bool kind_find(const char *name, enum offer_kind *ret_kind)
{
    for (enum offer_kind kind = OFFER_DRAW; kind <= OFFER_CANCEL; kind++) {
        if (strcmp(offer_kind_name(kind), name) != 0) continue;
        *ret_kind = kind;
        return true;
    }
    return false;
}

static bool no_such_offers(struct ctx *c)
{
    return fail(c, FAULT_OFFER_NOT_ALLOWED, "this game has no offers of this kind");
}

static bool check_moment(struct ctx *c, struct pg *db, const struct match *m, enum offer_kind kind, int seat)
{
    int to;
    if ((kind == OFFER_RESUME || kind == OFFER_TRUCE) && !m->variant->pause)
        return fail(c, FAULT_OFFER_NOT_ALLOWED, "this variant has no pauses");
    if (kind != OFFER_CANCEL && match_is_over(m)) return fail(c, FAULT_GAME_OVER, "the game is over");
    switch (kind) {
    case OFFER_RESUME: return match_is_paused(m) || fail(c, FAULT_NOT_PAUSED, "this game is not paused");
    case OFFER_TRUCE: return match_need_live(c, m);
    case OFFER_TAKEBACK: return match_need_live(c, m) && takeback_find(c, db, m, seat, &to);
    case OFFER_DRAW: return match_is_paused(m) || match_need_live(c, m);
    case OFFER_CANCEL: return no_such_offers(c);
    }
    return no_such_offers(c);
}

static bool check_earlier(struct ctx *c, const struct match *m, enum offer_kind kind, int seat)
{
    for (int i = 0; i < m->rest.offer_count; i++) {
        const struct offer_row *old = &m->rest.offers[i];
        if (old->kind != kind) continue;
        if (is_open(old)) return fail(c, FAULT_OFFER_PENDING, "an offer of this kind is already open");
        /* they can ask for the turn before */
        if (old->kind == OFFER_TAKEBACK && old->status == OFFER_ACCEPTED) continue;
        if (old->seat == seat && m->row.turns[seat] < old->again_at)
            return fail(c, FAULT_OFFER_TOO_SOON, "one offer per turn: play your next turn first");
    }
    return true;
}

/* One truce lasts at most 30 days, and all truces of a match together at most TRUCES_MAX hours. */
static bool check_hours(struct ctx *c, const struct match *m, int64_t hours)
{
    int64_t left = TRUCES_MAX - (m->row.paused_us + HOUR_US - 1) / HOUR_US;
    if (hours < 0 || hours > HOURS_MAX)
        return fail(c, FAULT_TRUCE_HOURS, "hours must be from 1 to %d", HOURS_MAX);
    if ((hours ? hours : HOURS_USUAL) > left)
        return fail(c, FAULT_TRUCE_HOURS, "this game can pause for %d hours in all and has %lld left",
                    TRUCES_MAX, (long long)(left > 0 ? left : 0));
    return true;
}

/* Append to the loaded list, so that later steps of this transaction see it. */
static struct offer_row *add_offer(struct ctx *c, struct match *m, struct offer_row offer)
{
    struct offer_row *offers = pool_take_many(c->pool, (size_t)m->rest.offer_count + 1, sizeof *offers);
    if (m->rest.offer_count) memcpy(offers, m->rest.offers, (size_t)m->rest.offer_count * sizeof *offers);
    offers[m->rest.offer_count] = offer;
    m->rest.offers = offers;
    return &offers[m->rest.offer_count++];
}

static bool check_seat(struct ctx *c, const struct match *m)
{
    if (match_is_over(m) || !(m->standing.out & 1u << m->seat)) return true;
    return fail(c, FAULT_ALREADY_OUT,
                "you are out of this game, so only the other players can agree on this");
}

/* Effects */

static void pause_match(struct ctx *c, struct pg *db, struct match *m, int hours)
{
    m->row.left_us = clock_left(m->row.deadline, m->rest.now, match_frozen(m));
    m->row.status = STATUS_PAUSED;
    m->row.paused_at = m->rest.now;
    m->row.paused_until = m->rest.now + hours * HOUR_US;
    m->row.deadline = 0;
    m->wakes_clock = true;
    json_object *facts = json_new_object(c);
    json_add_int(facts, "hours", hours);
    match_note(c, db, m, TALE_ALL, "truce", -1, pool_print(c->pool, "truce %dh", hours), facts);
}

static bool is_resume(const struct match *m, const struct offer_row *offer, const void *thing)
{
    (void)m;
    (void)thing;
    return offer->kind == OFFER_RESUME;
}

/* The mover continues with the time that was left; the pause does not count against the time bank. */
static void resume_match(struct ctx *c, struct pg *db, struct match *m)
{
    m->row.status = STATUS_LIVE;
    m->row.turn_started += m->rest.now - m->row.paused_at;
    m->row.deadline = clock_resume(m->row.left_us, m->rest.now, match_frozen(m));
    m->row.paused_us += m->rest.now - m->row.paused_at;
    match_row_paused(c, db, m->row.id, m->row.paused_us);
    m->row.paused_at = m->row.paused_until = m->row.left_us = 0;
    m->wakes_clock = true;
    match_lapse_offers(c, db, m, is_resume, NULL);
    match_note(c, db, m, TALE_ALL, "resume", -1, "resume", NULL);
}

static bool fulfil(struct ctx *c, struct pg *db, struct match *m, const struct offer_row *offer)
{
    struct event event = {.kind = EVENT_DRAW, .seat = -1};
    struct outcome outcome = {0};
    switch (offer->kind) {
    case OFFER_TRUCE: pause_match(c, db, m, offer->hours); return true;
    case OFFER_RESUME: resume_match(c, db, m); return true;
    case OFFER_TAKEBACK: return takeback_make(c, db, m, offer->seat);
    case OFFER_DRAW: return match_record(c, db, m, &event, &outcome);
    case OFFER_CANCEL: break;
    }
    return true;
}

/* Answering */

static bool answer(struct ctx *c, struct pg *db, struct match *m, struct offer_row *offer, int seat,
                   bool accept)
{
    if (seat == offer->seat && accept) return fail(c, FAULT_NO_OFFER, "you cannot accept your own offer");
    if (accept) offer->accepted |= 1u << seat;
    bool agreed = accept && asked(m, offer) == 0;
    offer->status = agreed                ? OFFER_ACCEPTED
                    : accept              ? OFFER_OPEN
                    : seat == offer->seat ? OFFER_LAPSED
                                          : OFFER_DECLINED;
    offer_update(c, db, m->row.id, offer);
    note_step(c, db, m, offer, seat, accept ? "accepted" : seat == offer->seat ? "withdrawn" : "declined");
    return !agreed || fulfil(c, db, m, offer);
}

/* Built-in bots answer at once: they accept pauses, resuming and takebacks, and decline draws. Bots standing in for
 * a player do the same, but decline takebacks, which they cannot grant in the player's name. */
static bool bots_answer(struct ctx *c, struct pg *db, struct match *m, struct offer_row *offer)
{
    for (int seat = 0; seat < m->row.seats && is_open(offer); seat++) {
        enum hand hand = match_hand(m, seat);
        bool accept = offer->kind != OFFER_DRAW && (hand == HAND_BOT || offer->kind != OFFER_TAKEBACK);
        if (!(asked(m, offer) & 1u << seat) || !match_by_bot(m, seat)) continue;
        if (!answer(c, db, m, offer, seat, accept)) return false;
    }
    return true;
}

/* If all others have left, the remaining player's own offer takes effect at once. */
static bool go_on_alone(struct ctx *c, struct pg *db, struct match *m, struct offer_row *offer)
{
    if (!is_open(offer) || asked(m, offer)) return true;
    offer->status = OFFER_ACCEPTED;
    offer_update(c, db, m->row.id, offer);
    return fulfil(c, db, m, offer);
}

struct offering {
    enum offer_kind kind;
    int64_t hours;  /* as sent */
    int64_t number; /* of the offer to be answered */
    bool accept;
    struct offer_row *offer; /* the one made or answered */
};

static bool check_offer(struct ctx *c, struct pg *db, const struct match *m, const struct offering *o)
{
    if (!check_seat(c, m) || !check_moment(c, db, m, o->kind, m->seat)) return false;
    if (o->kind == OFFER_TRUCE && !check_hours(c, m, o->hours)) return false;
    if (!check_earlier(c, m, o->kind, m->seat)) return false;
    bool alone = !(players(m) & ~m->standing.out & ~(1u << m->seat));
    return o->kind == OFFER_RESUME || !alone ||
           fail(c, FAULT_OFFER_NOT_ALLOWED, "there is no other player left to agree with");
}

static bool make(struct ctx *c, struct pg *db, struct match *m, void *thing)
{
    struct offering *o = thing;
    int seat = m->seat, turn = (int)m->row.turns[seat];
    if (!check_offer(c, db, m, o)) return false;
    int64_t hours = o->kind != OFFER_TRUCE ? 0 : o->hours ? o->hours : HOURS_USUAL;
    struct offer_row row = {.id = m->rest.offer_count + 1,
                            .kind = o->kind,
                            .status = OFFER_OPEN,
                            .seat = seat,
                            .turn = turn,
                            .at = m->rest.now,
                            .again_at = match_is_paused(m) ? turn : turn + (m->row.owes & 1u << seat ? 1 : 2),
                            .hours = (int)hours};
    o->offer = add_offer(c, m, row);
    offer_insert(c, db, m->row.id, o->offer);
    note_step(c, db, m, o->offer, seat, "offered");
    if (!bots_answer(c, db, m, o->offer) || !go_on_alone(c, db, m, o->offer)) return false;
    m->offered = ~(1u << seat);
    return true;
}

static bool answer_open(struct ctx *c, struct pg *db, struct match *m, void *thing)
{
    struct offering *o = thing;
    if (!check_seat(c, m)) return false;
    if (match_is_over(m)) return fail(c, FAULT_GAME_OVER, "the game is over");
    if (o->number < 1 || o->number > m->rest.offer_count || !is_open(&m->rest.offers[o->number - 1]))
        return fail(c, FAULT_NO_OFFER, "there is no such open offer");
    o->offer = &m->rest.offers[o->number - 1];
    return check_moment(c, db, m, o->offer->kind, o->offer->seat) &&
           answer(c, db, m, o->offer, m->seat, o->accept);
}

/* Run `body` for the account's seat, and return the offer it made or answered. */
static bool change_offers(struct ctx *c, struct pg *db, const char *id, int64_t account, match_body *body,
                          struct offering *o, json_object **ret)
{
    struct match m;
    const struct match_wanted wanted = {.id = id, .account = account, .seated = true};
    if (!match_change(c, db, wanted, body, o, &m)) return false;
    *ret = offer_receipt(c, &m, o->offer, m.seat);
    return true;
}

bool offer_make(struct ctx *c, struct pg *db, const char *id, int64_t account, const char *kind,
                int64_t hours, json_object **ret)
{
    struct offering o = {.hours = hours};
    if (!kind_find(kind, &o.kind)) return no_such_offers(c);
    return change_offers(c, db, id, account, make, &o, ret);
}

bool offer_answer(struct ctx *c, struct pg *db, const char *id, int64_t account, int64_t number, bool accept,
                  json_object **ret)
{
    struct offering o = {.number = number, .accept = accept};
    return change_offers(c, db, id, account, answer_open, &o, ret);
}

static bool expire(struct ctx *c, struct pg *db, struct match *m, void *thing)
{
    (void)thing;
    if (!match_is_paused(m) || m->rest.now < m->row.paused_until) return match_unchanged(m);
    resume_match(c, db, m);
    return true;
}

bool truce_expire(struct ctx *c, struct pg *db, const char *id)
{
    struct match m;
    return match_change(c, db, (struct match_wanted){.id = id}, expire, NULL, &m);
}
