/* record.c - see record.h. */
#include "platform/match/record.h"
#include "base/failpoint.h"
#include "base/log.h"
#include "platform/account/mail_queue.h"
#include "platform/match/alike_search.h"
#include "platform/match/audience.h"
#include "platform/match/history.h"
#include "platform/match/match_time.h"
#include "platform/match/message.h"
#include "platform/match/opening.h"
#include "platform/match/rating.h"
#include "platform/match/run.h"
#include "platform/model/fold.h"
#include "platform/runtime/guard.h"
#include "platform/runtime/transact.h"
#include "platform/runtime/wake.h"
#include "store/bot.h"
#include "store/match_update.h"
#include "store/plan.h"
#include "store/rating.h"
#include <string.h>

enum { SNAPSHOT_EVERY = 8 };

static uint32_t all_viewers(const struct match *m) { return ((1u << m->row.seats) - 1) | 1u << SPECTATOR; }

/* Applying an event and checking it */

static bool poisoned(struct ctx *c, const struct match *m, const char *what)
{
    log_line(LOG_ERROR, "resolution_failed", "\"match\":\"%s\",\"events\":%d,\"what\":\"%s\",\"why\":%s",
             m->row.public_id, m->row.events, what, log_quote(c->failure.detail));
    work_blame_match(c, m->row.id);
    forgive(c);
    return fail(c, FAULT_INTERNAL, "the turn could not be resolved, and nothing was changed");
}

/* The state reached from the written text must be the state reached from the structs. */
static bool check_again(struct ctx *c, const struct match *m, game_state *before, const char *body,
                        const char *hash)
{
    struct event event;
    struct outcome outcome = {0};
    char again[FOLD_HASH];
    if (!fold_event_read(c, m->game, m->row.seats, json_own(c, body), &event))
        return poisoned(c, m, "reread");
    if (!m->game->apply(c, before, &event, NULL, &outcome)) return poisoned(c, m, "reapply");
    fold_hash(c, m->game, before, again);
    return strcmp(again, hash) == 0 || poisoned(c, m, "hash");
}

static const char *tale_text(struct ctx *c, const struct tale *tale)
{
    json_object *lines = json_new_array(c);
    for (int i = 0; i < tale->count; i++) {
        const struct tale_line *line = &tale->lines[i];
        json_object *row = json_new_array(c);
        json_push_int(row, line->audience);
        json_push_text(row, line->kind);
        json_push_int(row, line->seat);
        json_push_text(row, line->text);
        json_push(row, line->facts);
        json_push(lines, row);
    }
    return json_text(c, lines);
}

/* Effects of an event */

void match_restart_time(struct match *m)
{
    const struct event nobody_orders = {.kind = EVENT_TURN, .seat = -1};
    match_time_charge(m, &nobody_orders);
    match_time_start(m);
}

/* Count missed turns. An order by a stand-in does not count as the player's presence, and a turn that a stand-in or
 * an empty seat misses does not count as the player's absence. */
static void attend(struct ctx *c, struct pg *db, struct match *m, const struct event *event)
{
    for (int seat = 0; seat < m->row.seats && !m->retold; seat++) {
        struct seat_row *row = &m->rest.seats[seat], before = *row;
        enum hand hand = match_hand(m, seat);
        bool late = event->late >> seat & 1 || (event->kind == EVENT_FLAG && event->seat == seat);
        if (late) row->missed_row++;
        if (late && hand == HAND_OWN) row->missed++;
        if (event->kind == EVENT_TURN && event->orders[seat] && !late) {
            row->missed_row = 0;
            row->stood_in |= hand == HAND_STEWARD;
        }
        if (row->missed_row != before.missed_row || row->missed != before.missed ||
            row->stood_in != before.stood_in)
            match_seat_attend(c, db, m->row.id, row);
    }
}

void match_hasten(struct match *m)
{
    bool all_in = m->row.owes && !(m->row.owes & ~m->row.handed_in);
    if (!all_in && !standing_all_ready(&m->standing, m->row.handed_in)) return;
    if (m->clock.early || m->clock.mode == CLOCK_UNTIMED)
        m->row.deadline = m->rest.now - clock_grace(&m->clock);
    m->wakes_clock = true;
}

void match_lapse_offers(struct ctx *c, struct pg *db, struct match *m,
                        bool (*gone)(const struct match *m, const struct offer_row *offer, const void *thing),
                        const void *thing)
{
    for (int i = 0; i < m->rest.offer_count; i++) {
        struct offer_row *offer = &m->rest.offers[i];
        if (offer->status != OFFER_OPEN || (gone && !gone(m, offer, thing))) continue;
        offer->status = OFFER_LAPSED;
        offer_update(c, db, m->row.id, offer);
    }
}

static void finish(struct ctx *c, struct pg *db, struct match *m)
{
    m->ended = true;
    m->row.status = STATUS_FINISHED;
    m->row.deadline = m->row.paused_at = m->row.paused_until = m->row.left_us = 0;
    m->row.finished_at = m->rest.now;
    m->row.result = json_text(c, fold_result(c, &m->standing, m->row.seats));
    match_lapse_offers(c, db, m, NULL, NULL);
}

/* Ratings change in the transaction that ends the match; inboxes do in any case. */
static bool rate(struct ctx *c, struct pg *db, const struct match *m)
{
    struct rated rated = {.match = m->row.id,
                          .at = m->row.finished_at,
                          .game = m->row.game,
                          .variant = m->row.variant,
                          .speed = clock_speed(c, m->variant, json_own(c, m->row.clock)),
                          .ladder = m->standing.ladder ? m->standing.ladder : "",
                          .seats = m->row.seats,
                          .place = m->standing.place};
    if (m->row.rated && rated.speed) return rating_finish(c, db, &rated);
    rating_hold_later(c, db, m->row.id);
    return true;
}

/* The viewers to whom an event is news. A resignation that the game keeps secret for now is news to its own seat
 * only. */
static uint32_t news_of(const struct match *m, const struct event *event, const struct outcome *outcome)
{
    if (m->standing.over) return all_viewers(m);
    if (event->kind == EVENT_ACT) return outcome->moved;
    bool quiet = event->kind == EVENT_RESIGN && m->standing.untold >> event->seat & 1;
    return quiet ? 1u << event->seat : all_viewers(m);
}

static void follow(struct ctx *c, struct pg *db, struct match *m, const struct event *event,
                   const struct outcome *outcome)
{
    const char *old_stage = m->row.stage;
    bool of_turn = event->kind == EVENT_TURN;
    int64_t limit = match_time_limit(m);
    m->standing = m->game->standing(m->state);
    attend(c, db, m, event);
    if (of_turn || m->standing.over) match_time_charge(m, event);
    m->turned |= of_turn;
    for (int seat = 0; seat < m->row.seats; seat++)
        m->row.turns[seat] = m->standing.turn[seat] + m->row.taken_back;
    m->row.owes = m->standing.over ? 0 : m->standing.owes;
    m->row.stage = m->standing.stage;
    /* When a stage ends, sealed orders stay; so do those of a seat that has left, until that is announced. */
    m->row.handed_in = of_turn ? 0 : m->row.handed_in & (m->row.owes | m->standing.untold);
    if (m->standing.over) finish(c, db, m);
    else if (of_turn || event->kind == EVENT_STAGE_END || strcmp(old_stage, m->row.stage) != 0)
        match_time_start(m);
    else match_time_move(m, limit);
    if (!m->standing.over && !of_turn) match_hasten(m);
    if (m->row.planned) plan_rows_due(c, db, m->row.id);
    if (m->row.planned) m->wakes_clock = true;
    uint32_t news = news_of(m, event, outcome);
    m->moved |= news;
    m->news |= news;
}

/* NULL: the state cannot be read back. */
static const char *snapshot_text(struct ctx *c, const struct match *m, const game_state *state)
{
    const char *text = json_text(c, m->game->save(c, state));
    game_state *again = m->game->load(c, json_own(c, text), m->game->save_version);
    if (again && strcmp(json_text(c, m->game->save(c, again)), text) == 0) return text;
    poisoned(c, m, "snapshot");
    return NULL;
}

/* Games with alternating turns keep a snapshot every 8 events, others (and every ending) one per event. Reading a long
 * tail of events costs more than writing a snapshot; 8 turned out cheaper per order than 16. */
static bool keep_snapshot(struct ctx *c, struct pg *db, struct match *m, bool due)
{
    bool alternates = m->variant->pace == PACE_ALTERNATE;
    if (!due && !m->standing.over && alternates && m->row.events - m->row.snapshot_at < SNAPSHOT_EVERY)
        return true;
    const char *text = snapshot_text(c, m, m->state);
    if (!text) return false;
    struct snapshot_row row = {m->row.events, (int)m->row.turns[0], m->game->save_version, text};
    snapshot_insert(c, db, m->row.id, &row);
    m->row.snapshot_at = m->row.events;
    return true;
}

/* Where the game handles the chat, store what was said as messages; not for a fork's copied events, because other
 * people said that. */
static bool keep_talk(struct ctx *c, struct pg *db, struct match *m, const struct tale *tale)
{
    if (!m->variant->own_talk || m->retold) return true;
    for (int i = 0; i < tale->count; i++)
        if (strcmp(tale->lines[i].kind, TALE_TALK) == 0 && !message_keep(c, db, m, &tale->lines[i]))
            return false;
    return true;
}

/* After a player has left, offers lapse that they made or that waited for their consent alone; the others can offer
 * anew. */
static bool is_left(const struct match *m, const struct offer_row *offer, const void *thing)
{
    (void)thing;
    uint32_t there = ((1u << m->row.seats) - 1) & ~m->standing.out;
    return !(there >> offer->seat & 1 && there & ~(offer->accepted | 1u << offer->seat));
}

static void write_waiting(struct ctx *c, struct pg *db, struct match *m)
{
    if (m->waiting) event_insert(c, db, m->row.id, m->waiting);
    m->waiting = NULL;
}

/* Queue the event, or let it wait for match_answer and match_save. The end of a match, and what a game says in its chat,
 * are read from the rows of events in the same transaction, so those events do not wait. */
static void write_event(struct ctx *c, struct pg *db, struct match *m, const struct event_row *row)
{
    write_waiting(c, db, m);
    m->waiting = pool_take(c->pool, sizeof *m->waiting);
    *m->waiting = *row;
    bool waits = m->answers && row->kind == ENTRY_TURN && !m->ended && !m->variant->own_talk;
    m->answers = false;
    if (!waits) write_waiting(c, db, m);
}

/* A draft has a row already, which must not outlive the order that replaces it. Where orders are sealed for longer than
 * the turn of one seat, it is not known here whether there is one. */
void match_expect_answer(struct match *m, int seat)
{
    m->answers = m->variant->pace == PACE_ALTERNATE && !match_sealed(m, seat);
}

void match_answer(struct ctx *c, struct pg *db, struct match *m, int turn, const struct order_row *order)
{
    struct order_row *kept = pool_take(c->pool, sizeof *kept);
    *kept = *order;
    if (m->waiting && m->row.turns[order->seat] > turn && m->row.turns[0] > turn) {
        m->waiting->answered = kept;
    } else {
        kept->orders = json_text(c, m->game->write(c, m->judged[order->seat]));
        order_put(c, db, m->row.id, turn, kept);
        write_waiting(c, db, m);
    }
    m->answers = false;
}

bool match_rehearse(struct ctx *c, const struct match *m, const char *body)
{
    struct event event;
    struct tale tale = tale_new(c->pool);
    struct outcome outcome = {0};
    char hash[FOLD_HASH];
    game_state *state = m->game->copy(c, m->state), *before = m->game->copy(c, m->state);
    if (!fold_event_read(c, m->game, m->row.seats, json_own(c, body), &event) ||
        !fail_point_of(c, "apply", m->row.seed) || !m->game->apply(c, state, &event, &tale, &outcome))
        return false;
    fold_hash(c, m->game, state, hash);
    return check_again(c, m, before, body, hash) && tale_text(c, &tale) && snapshot_text(c, m, state);
}

bool match_record(struct ctx *c, struct pg *db, struct match *m, const struct event *event,
                  struct outcome *ret_outcome)
{
    struct tale tale = tale_new(c->pool);
    struct outcome outcome = {0};
    char hash[FOLD_HASH];
    int turn = fold_turn(&m->standing, m->row.seats, event) + m->row.taken_back;
    const char *body = json_text(c, fold_event_write(c, m->game, m->row.seats, event));
    game_state *before = m->game->copy(c, m->state);
    guard_event(m->row.id, m->row.events + 1, body);
    if (!fail_point_of(c, "apply", m->row.seed)) return false;
    if (!m->game->apply(c, m->state, event, &tale, &outcome)) return poisoned(c, m, "apply");
    fold_hash(c, m->game, m->state, hash);
    if (!check_again(c, m, before, body, hash)) return false;
    m->row.state_hash = pool_copy(c->pool, hash);
    struct event_row row = {.n = ++m->row.events,
                            .kind = fold_entry_kind(event->kind),
                            .turn = turn,
                            .body = body,
                            .tale = tale_text(c, &tale),
                            .hash = m->row.state_hash,
                            .at = m->rest.now};
    follow(c, db, m, event, &outcome);
    write_event(c, db, m, &row);
    if (m->standing.out && !m->ended) match_lapse_offers(c, db, m, is_left, NULL);
    if (!keep_talk(c, db, m, &tale)) return false;
    *ret_outcome = outcome;
    if (m->ended) seat_rows_ordered(c, db, m->row.id);
    if (m->ended) opening_end(c, db, m);
    if (m->ended) alike_end(c, db, m);
    return keep_snapshot(c, db, m, false) && (!m->ended || rate(c, db, m));
}

static bool check_acts(struct ctx *c, struct pg *db, const struct match *m, const struct event *event)
{
    enum { RETRY = 60 };
    int turn = fold_turn(&m->standing, m->row.seats, event) + m->row.taken_back, count;
    if (m->row.events < MATCH_ACTS) return true;
    return acts_of_turn(c, db, m->row.id, turn, event->seat, &count) &&
           (count < MATCH_ACTS ||
            fail_limit(c, FAULT_TOO_MANY_REQUESTS, "acts.turn", RETRY,
                       "you have done all that can be done in one turn; wait for the next"));
}

bool match_act(struct ctx *c, struct pg *db, struct match *m, int seat, const game_order *act,
               struct outcome *ret_outcome)
{
    struct event event = {.kind = EVENT_ACT, .seat = seat};
    event.orders[seat] = act;
    return check_acts(c, db, m, &event) && match_record(c, db, m, &event, ret_outcome);
}

static const char *back_tale(struct ctx *c, const struct going_back *back, int turns)
{
    struct tale tale = tale_new(c->pool);
    json_object *facts = json_new_object(c);
    json_add_int(facts, "to", back->to);
    json_add_int(facts, "turns", turns);
    const char *text = pool_print(c->pool, "takeback to turn %d", back->to);
    tale_tell(&tale, (struct tale_line){TALE_ALL, "takeback", back->seat, text, facts});
    return tale_text(c, &tale);
}

/* Always keeps a snapshot, so that the events after the newest one never contain a takeback. */
bool match_go_back(struct ctx *c, struct pg *db, struct match *m, const struct going_back *back)
{
    char hash[FOLD_HASH];
    int turn = (int)m->row.turns[0], before = m->standing.turn[0];
    const struct event nobody_orders = {.kind = EVENT_TURN, .seat = -1};
    m->state = back->state;
    int now = m->game->standing(m->state).turn[0];
    m->row.taken_back += before - now;
    fold_hash(c, m->game, m->state, hash);
    struct event_row row = {.n = ++m->row.events,
                            .kind = ENTRY_TAKEBACK,
                            .turn = turn,
                            .body = history_takeback_body(c, back->to),
                            .tale = back_tale(c, back, before - now),
                            .hash = hash,
                            .at = m->rest.now};
    event_insert(c, db, m->row.id, &row);
    match_row_taken_back(c, db, m->row.id, m->row.taken_back);
    m->row.state_hash = pool_copy(c->pool, hash);
    follow(c, db, m, &nobody_orders, &(struct outcome){0});
    return keep_snapshot(c, db, m, true);
}

void match_note(struct ctx *c, struct pg *db, struct match *m, uint32_t audience, const char *kind, int seat,
                const char *text, json_object *facts)
{
    struct tale tale = tale_new(c->pool);
    tale_tell(&tale, (struct tale_line){audience, kind, seat, text, facts});
    struct event_row row = {.n = ++m->row.events,
                            .kind = ENTRY_NOTE,
                            .turn = (int)m->row.turns[0],
                            .body = "{\"kind\":\"note\"}",
                            .tale = tale_text(c, &tale),
                            .hash = m->row.state_hash,
                            .at = m->rest.now};
    event_insert(c, db, m->row.id, &row);
    m->moved |= audience & all_viewers(m);
}

/* Saving a change */

static void give_bots_work(struct ctx *c, struct pg *db, struct match *m)
{
    uint32_t asked = standing_stage_ends(&m->standing) ? 0 : m->row.owes & ~m->row.handed_in;
    if (m->standing.acts_open) asked |= m->news;
    for (int seat = 0; seat < m->row.seats; seat++) {
        if (!(asked & 1u << seat) || !match_by_bot(m, seat)) continue;
        /* Acts are known to the others at once: bots that act in turn always act in the same order. */
        job_row_put(c, db, m->row.id, seat, m->row.turns[seat], m->standing.acts_open);
        m->wakes_bots++;
    }
}

static uint32_t stewarded(const struct match *m)
{
    uint32_t seats = 0;
    for (int seat = 0; seat < m->row.seats; seat++)
        if (match_hand(m, seat) == HAND_STEWARD) seats |= 1u << seat;
    return seats;
}

/* Delayed spectators get news once per resolved turn: the view and the messages that are now due. */
static void hold_back(struct ctx *c, struct pg *db, struct match *m)
{
    struct rows *shown;
    int delay = audience_inside(&m->row, SPECTATOR).behind;
    if (!delay) return;
    if (!m->turned) m->moved &= ~(1u << SPECTATOR);
    else if (m->variant->own_talk && pg_one(c, db, &shown, MESSAGES_SHOWN, "ii", m->row.id, (int64_t)delay))
        m->row.message_seqs[SPECTATOR] = (uint32_t)rows_int(shown, 0, "n");
}

/* News for players who are away. Their order of locks is checked whether they want mail or not, except for a new match,
 * whose news are queued by the one that starts it. */
static void tell_away(struct ctx *c, struct pg *db, const struct match *m)
{
    bool is_new = m->row.events == 0, turn = m->row.turn_started == m->rest.now;
    uint32_t mailed = m->row.mailed, due = turn && !is_new ? m->row.owes : 0;
    if (!(due | m->heard | m->offered)) return;
    if (!(mailed & (due | m->heard | m->offered))) mail_queue_suppose(db);
    mail_queue_add(c, db, m->row.id, mailed & due & ~stewarded(m), MAIL_TURNS);
    mail_queue_add(c, db, m->row.id, mailed & m->heard, MAIL_TALK);
    mail_queue_add(c, db, m->row.id, mailed & m->offered, MAIL_OFFERS);
}

void match_save(struct ctx *c, struct pg *db, struct match *m)
{
    m->moved &= all_viewers(m);
    bool for_all = m->moved == all_viewers(m);
    hold_back(c, db, m);
    for (int viewer = 0; viewer < VIEWERS; viewer++) m->row.seqs[viewer] += m->moved >> viewer & 1;
    /* The time of the last change is part of every view. It moves only when every view does; otherwise it would
     * reveal what others did. */
    if (for_all) m->row.changed_at = m->rest.now;
    match_update(c, db, &m->row);
    write_waiting(c, db, m); /* behind the update, which locks the row if that has not been done before */
    work_wrote(c);
    bool only_talk = m->told && !m->moved;
    if (m->row.status == STATUS_LIVE && !only_talk) give_bots_work(c, db, m);
    const struct match_end end = {m->standing.place, m->standing.score, m->standing.faction};
    if (m->ended) match_finish(c, db, &m->row, &end);
    tell_away(c, db, m);
    if (m->ended) run_end(c, db, m);
    wake_match(c, m->row.public_id, m->row.seqs, m->row.message_seqs);
    for (int seat = 0; seat < m->row.seats; seat++)
        if ((m->moved | m->told) & 1u << seat && m->rest.seats[seat].active)
            wake_account(c, m->rest.seats[seat].account);
    if (m->wakes_clock) wake_clock(c);
    if (m->wakes_bots) wake_bots(c, m->wakes_bots);
}

bool match_unchanged(struct match *m)
{
    m->unchanged = true;
    return true;
}

bool match_change(struct ctx *c, struct pg *db, struct match_wanted wanted, match_body *body, void *thing,
                  struct match *m)
{
    wanted.lock = !wanted.fresh;
    if (!match_load(c, db, &wanted, m) || !body(c, db, m, thing)) return false;
    if (!m->unchanged) match_save(c, db, m);
    return true;
}
