/* match.c - see match.h. */
#include "store/match.h"
#include <string.h>

/* ---- the match row ------------------------------------------------------------------------------------------- */

/* In the table the arrays have one entry per seat and the strangers' last; here strangers stand at index 16. */
static void read_viewers(const struct rows *rows, const char *column, int seats, uint32_t *ret)
{
    int64_t values[STORE_VIEWERS] = {0};
    must(rows_ints(rows, 0, column, values, STORE_VIEWERS) == seats + 1);
    for (int seat = 0; seat < seats; seat++) ret[seat] = (uint32_t)values[seat];
    ret[STORE_VIEWERS - 1] = (uint32_t)values[seats];
}

static const char *write_viewers(struct ctx *c, int seats, const uint32_t *numbers)
{
    int64_t values[STORE_VIEWERS];
    for (int seat = 0; seat < seats; seat++) values[seat] = numbers[seat];
    values[seats] = numbers[STORE_VIEWERS - 1];
    return pg_ints(c, values, seats + 1);
}

static void read_texts(const struct rows *r, struct match_row *m)
{
    m->public_id = rows_text(r, 0, "public_id");
    m->game = rows_text(r, 0, "game");
    m->variant = rows_text(r, 0, "variant");
    m->options = rows_text(r, 0, "options");
    m->clock = rows_text(r, 0, "clock");
    m->spectators = rows_text(r, 0, "spectators");
    m->press = rows_text(r, 0, "press");
    m->absence = rows_text(r, 0, "absence");
    m->seed = rows_text(r, 0, "seed");
    m->nonce = rows_text(r, 0, "nonce");
    m->seed_commitment = rows_text(r, 0, "seed_commitment");
    m->status = rows_text(r, 0, "status");
    m->stage = rows_text(r, 0, "stage");
    m->state_hash = rows_text(r, 0, "state_hash");
    m->result = rows_text(r, 0, "result");
}

static void read_times(const struct rows *r, struct match_row *m)
{
    m->created_at = rows_int(r, 0, "created_at");
    m->finished_at = rows_int(r, 0, "finished_at");
    m->turn_started = rows_int(r, 0, "turn_started");
    m->changed_at = rows_int(r, 0, "changed_at");
    m->deadline = rows_int(r, 0, "deadline");
    m->paused_at = rows_int(r, 0, "paused_at");
    m->paused_until = rows_int(r, 0, "paused_until");
    m->left_us = rows_int(r, 0, "left_us");
}

static struct match_row match_from_row(const struct rows *r)
{
    struct match_row m = {
        .id = rows_int(r, 0, "id"),
        .rules_version = (int)rows_int(r, 0, "rules_version"),
        .seats = (int)rows_int(r, 0, "seats"),
        .rated = rows_bool(r, 0, "rated"),
        .private = rows_bool(r, 0, "private"),
        .events = (int)rows_int(r, 0, "events"),
        .snapshot_at = (int)rows_int(r, 0, "snapshot_at"),
        .taken_back = (int)rows_int(r, 0, "taken_back"),
        .attempts = (int)rows_int(r, 0, "attempts"),
        .owes = (uint32_t)rows_int(r, 0, "owes"),
        .handed_in = (uint32_t)rows_int(r, 0, "handed_in"),
    };
    read_texts(r, &m);
    read_times(r, &m);
    must(rows_ints(r, 0, "turns", m.turns, STORE_SEATS) == m.seats);
    must(rows_ints(r, 0, "bank_ms", m.bank_ms, STORE_SEATS) == m.seats);
    must(rows_ints(r, 0, "used_ms", m.used_ms, STORE_SEATS) == m.seats);
    read_viewers(r, "seqs", m.seats, m.seqs);
    read_viewers(r, "message_seqs", m.seats, m.message_seqs);
    return m;
}

bool match_lock(struct ctx *c, struct pg *db, const char *public_id, struct match_row *ret)
{
    struct rows *rows;
    if (!pg_one(c, db, &rows, MATCH_LOCK, "t", public_id)) return false;
    *ret = match_from_row(rows);
    return true;
}

bool match_find(struct ctx *c, struct pg *db, const char *public_id, struct match_row *ret)
{
    struct rows *rows;
    if (!pg_one(c, db, &rows, MATCH_FIND, "t", public_id)) return false;
    *ret = match_from_row(rows);
    return true;
}

bool match_insert(struct ctx *c, struct pg *db, const struct match_row *m, int64_t *ret_id)
{
    struct rows *rows;
    if (!pg_one(c, db, &rows, MATCH_INSERT, "ttttiitbtttbtttttittinttt", m->public_id, m->game, m->variant, m->options,
                (int64_t)m->rules_version, (int64_t)m->seats, m->clock, m->rated, m->spectators, m->press, m->absence, m->private,
                m->seed, m->nonce, m->seed_commitment, m->stage, pg_ints(c, m->turns, m->seats), (int64_t)m->owes,
                write_viewers(c, m->seats, m->seqs), write_viewers(c, m->seats, m->message_seqs), m->turn_started,
                m->deadline ? &m->deadline : NULL, pg_ints(c, m->bank_ms, m->seats), pg_ints(c, m->used_ms, m->seats), m->state_hash))
        return false;
    *ret_id = rows_int(rows, 0, "id");
    return true;
}

static const int64_t *or_null(const int64_t *value) { return *value ? value : NULL; }

void match_update(struct ctx *c, struct pg *db, const struct match_row *m)
{
    pg_tell(c, db, MATCH_UPDATE, "itiittiittiinnnnttt", m->id, m->status, (int64_t)m->events, (int64_t)m->snapshot_at, m->stage,
            pg_ints(c, m->turns, m->seats), (int64_t)m->owes, (int64_t)m->handed_in, write_viewers(c, m->seats, m->seqs),
            write_viewers(c, m->seats, m->message_seqs), m->turn_started, m->changed_at, or_null(&m->deadline), or_null(&m->paused_at),
            or_null(&m->paused_until), or_null(&m->left_us), pg_ints(c, m->bank_ms, m->seats), pg_ints(c, m->used_ms, m->seats),
            m->state_hash);
}

void match_finish(struct ctx *c, struct pg *db, const struct match_row *m, const char *result, const int *places, const int64_t *scores)
{
    pg_tell(c, db, MATCH_FINISH, "iti", m->id, result, m->changed_at);
    for (int seat = 0; seat < m->seats; seat++)
        pg_tell(c, db, MATCH_SEAT_FINISH, "iiii", m->id, (int64_t)seat, (int64_t)places[seat], scores[seat]);
    pg_tell(c, db, INBOX_LEAVE, "i", m->id);
}

bool match_poison(struct ctx *c, struct pg *db, int64_t match, bool *ret_held)
{
    struct rows *rows;
    if (!pg_maybe(c, db, &rows, MATCH_POISON, "i", match)) return false;
    *ret_held = rows_count(rows) == 1 && strcmp(rows_text(rows, 0, "status"), "quarantined") == 0;
    return true;
}

/* ---- seats --------------------------------------------------------------------------------------------------- */

bool match_seat_of(struct ctx *c, struct pg *db, const char *public_id, int64_t account, int *ret_seat)
{
    struct rows *rows;
    if (!pg_maybe(c, db, &rows, MATCH_SEAT_OF, "ti", public_id, account)) return false;
    *ret_seat = rows_count(rows) ? (int)rows_int(rows, 0, "seat") : -1;
    return true;
}

static int read_seats(const struct rows *r, struct seat_row *ret)
{
    for (int i = 0; i < rows_count(r); i++)
        ret[i] = (struct seat_row){
            .seat = (int)rows_int(r, i, "seat"),     .account = rows_int(r, i, "account_id"), .name = rows_text(r, i, "name"),
            .kind = rows_text(r, i, "kind"),         .choice = rows_text(r, i, "choice"),     .active = rows_bool(r, i, "active"),
            .place = (int)rows_int(r, i, "place"),   .score = rows_int(r, i, "score"),        .read_seq = rows_int(r, i, "read_seq"),
        };
    return rows_count(r);
}

bool match_seats(struct ctx *c, struct pg *db, int64_t match, struct seat_row *ret, int *ret_count)
{
    struct rows *rows;
    if (!pg_each(c, db, &rows, MATCH_SEATS, "i", match)) return false;
    *ret_count = read_seats(rows, ret);
    return true;
}

void match_seat_insert(struct ctx *c, struct pg *db, int64_t match, const struct seat_row *s)
{
    pg_tell(c, db, MATCH_SEAT_INSERT, "iiitttb", match, (int64_t)s->seat, s->account, s->name, s->kind, s->choice, s->active);
}

/* ---- events, snapshots, orders ------------------------------------------------------------------------------- */

void event_insert(struct ctx *c, struct pg *db, int64_t match, const struct event_row *e)
{
    pg_tell(c, db, EVENT_INSERT, "iitittti", match, (int64_t)e->n, e->kind, (int64_t)e->turn, e->body, e->tale, e->hash, e->at);
}

void snapshot_insert(struct ctx *c, struct pg *db, int64_t match, const struct snapshot_row *s)
{
    pg_tell(c, db, SNAPSHOT_INSERT, "iiiit", match, (int64_t)s->n, (int64_t)s->turn, (int64_t)s->save_version, s->state);
    pg_tell(c, db, SNAPSHOT_THIN, "i", match);
}

void order_put(struct ctx *c, struct pg *db, int64_t match, int turn, const struct order_row *o)
{
    pg_tell(c, db, ORDER_PUT, "iiitbtti", match, (int64_t)turn, (int64_t)o->seat, o->body, o->ready, o->orders, o->receipt, o->at);
}

static struct event_row *read_events(struct ctx *c, const struct rows *r, bool bodies, bool tales)
{
    struct event_row *events = pool_take_many(c->pool, (size_t)rows_count(r) + 1, sizeof *events);
    for (int i = 0; i < rows_count(r); i++)
        events[i] = (struct event_row){
            .n = (int)rows_int(r, i, "n"),
            .kind = rows_text(r, i, "kind"),
            .turn = (int)rows_int(r, i, "turn"),
            .body = bodies ? rows_text(r, i, "body") : NULL,
            .tale = tales ? rows_text(r, i, "tale") : NULL,
            .hash = bodies ? rows_text(r, i, "hash") : NULL,
            .at = rows_int(r, i, "at"),
        };
    return events;
}

static struct snapshot_row read_snapshot(const struct rows *r)
{
    return (struct snapshot_row){
        .n = (int)rows_int(r, 0, "n"),
        .turn = (int)rows_int(r, 0, "turn"),
        .save_version = (int)rows_int(r, 0, "save_version"),
        .state = rows_text(r, 0, "state"),
    };
}

bool match_tail(struct ctx *c, struct pg *db, int64_t match, int n, struct snapshot_row *ret_snapshot, struct event_row **ret_events,
                int *ret_count)
{
    struct rows *snapshot, *tail;
    if (!pg_one(c, db, &snapshot, SNAPSHOT_AT, "ii", match, (int64_t)n)) return false;
    *ret_snapshot = read_snapshot(snapshot);
    if (!pg_each(c, db, &tail, EVENTS_AFTER, "iii", match, (int64_t)ret_snapshot->n, (int64_t)n)) return false;
    *ret_events = read_events(c, tail, true, false);
    *ret_count = rows_count(tail);
    return true;
}

bool event_tales(struct ctx *c, struct pg *db, int64_t match, struct event_row **ret_events, int *ret_count)
{
    struct rows *rows;
    if (!pg_each(c, db, &rows, EVENT_TALES, "i", match)) return false;
    *ret_events = read_events(c, rows, false, true);
    *ret_count = rows_count(rows);
    return true;
}

bool events_all(struct ctx *c, struct pg *db, int64_t match, struct event_row **ret_events, int *ret_count)
{
    struct rows *rows;
    if (!pg_each(c, db, &rows, EVENTS_AFTER, "iii", match, (int64_t)0, (int64_t)INT32_MAX)) return false;
    *ret_events = read_events(c, rows, true, false);
    *ret_count = rows_count(rows);
    return true;
}

bool event_last_before(struct ctx *c, struct pg *db, int64_t match, int turn, int *ret_n)
{
    struct rows *rows;
    if (!pg_one(c, db, &rows, EVENT_LAST_BEFORE, "ii", match, (int64_t)turn)) return false;
    *ret_n = (int)rows_int(rows, 0, "n");
    return true;
}

bool event_of_turn(struct ctx *c, struct pg *db, int64_t match, int turn, const char **ret_body)
{
    struct rows *rows;
    if (!pg_each(c, db, &rows, EVENTS_OF_TURN, "ii", match, (int64_t)turn)) return false;
    *ret_body = rows_count(rows) ? rows_text(rows, 0, "body") : NULL;
    return true;
}

static int read_orders(const struct rows *r, struct order_row *ret)
{
    for (int i = 0; i < rows_count(r); i++)
        ret[i] = (struct order_row){
            .seat = (int)rows_int(r, i, "seat"),    .body = rows_text(r, i, "body"),     .orders = rows_text(r, i, "orders"),
            .receipt = rows_text(r, i, "receipt"),  .ready = rows_bool(r, i, "ready"),   .at = rows_int(r, i, "at"),
        };
    return rows_count(r);
}

bool orders_of_turn(struct ctx *c, struct pg *db, int64_t match, int turn, struct order_row *ret, int *ret_count)
{
    struct rows *rows;
    if (!pg_each(c, db, &rows, ORDERS_OF_TURN, "ii", match, (int64_t)turn)) return false;
    *ret_count = read_orders(rows, ret);
    return true;
}

/* ---- offers, time -------------------------------------------------------------------------------------------- */

static struct offer_row *read_offers(struct ctx *c, const struct rows *r)
{
    struct offer_row *offers = pool_take_many(c->pool, (size_t)rows_count(r) + 1, sizeof *offers);
    for (int i = 0; i < rows_count(r); i++)
        offers[i] = (struct offer_row){
            .id = (int)rows_int(r, i, "id"),          .kind = rows_text(r, i, "kind"),
            .status = rows_text(r, i, "status"),      .seat = (int)rows_int(r, i, "seat"),
            .turn = (int)rows_int(r, i, "turn"),      .again_at = (int)rows_int(r, i, "again_at"),
            .hours = (int)rows_int(r, i, "hours"),    .accepted = (uint32_t)rows_int(r, i, "accepted"),
            .at = rows_int(r, i, "at"),
        };
    return offers;
}

bool match_rest(struct ctx *c, struct pg *db, const struct match_row *row, int turn, struct match_rest *ret)
{
    struct rows *seats, *snapshot, *events, *orders, *offers, *moment;
    pg_ask(c, db, &seats, MATCH_SEATS, "i", row->id);
    pg_ask(c, db, &snapshot, SNAPSHOT_AT, "ii", row->id, (int64_t)row->snapshot_at);
    pg_ask(c, db, &events, EVENTS_AFTER, "iii", row->id, (int64_t)row->snapshot_at, (int64_t)row->events);
    pg_ask(c, db, &orders, ORDERS_OF_TURN, "ii", row->id, (int64_t)turn);
    pg_ask(c, db, &offers, OFFERS_OF_MATCH, "i", row->id);
    pg_ask(c, db, &moment, ARENA_TIME, "");
    if (!pg_flush(c, db)) return false;
    must(rows_count(snapshot) == 1 && rows_count(seats) == row->seats);
    (void)read_seats(seats, ret->seats);
    ret->snapshot = read_snapshot(snapshot);
    ret->events = read_events(c, events, true, false);
    ret->event_count = rows_count(events);
    ret->order_count = read_orders(orders, ret->orders);
    ret->offers = read_offers(c, offers);
    ret->offer_count = rows_count(offers);
    ret->now = rows_int(moment, 0, "now");
    return true;
}

void offer_insert(struct ctx *c, struct pg *db, int64_t match, const struct offer_row *o)
{
    int64_t hours = o->hours;
    pg_tell(c, db, OFFER_INSERT, "iitiiini", match, (int64_t)o->id, o->kind, (int64_t)o->seat, (int64_t)o->turn, (int64_t)o->again_at,
            or_null(&hours), o->at);
}

void offer_update(struct ctx *c, struct pg *db, int64_t match, const struct offer_row *o)
{
    pg_tell(c, db, OFFER_UPDATE, "iiit", match, (int64_t)o->id, (int64_t)o->accepted, o->status);
}
