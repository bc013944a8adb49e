/* match.c - see match.h. */
#include "store/match.h"
#include <string.h>

/* The match row */

/* In the table the arrays have one entry per seat and the spectators' last; here spectators stand at index 16. */
static void read_viewers(const struct rows *rows, const char *column, int seats, uint32_t *ret)
{
    int64_t values[STORE_VIEWERS] = {0};
    must(rows_ints(rows, 0, column, values, STORE_VIEWERS) == seats + 1);
    for (int seat = 0; seat < seats; seat++) ret[seat] = (uint32_t)values[seat];
    ret[STORE_VIEWERS - 1] = (uint32_t)values[seats];
}

static void read_texts(const struct rows *r, struct match_row *m)
{
    m->public_id = rows_text(r, 0, "public_id");
    m->game = rows_text(r, 0, "game");
    m->variant = rows_text(r, 0, "variant");
    m->options = rows_text(r, 0, "options");
    m->clock = rows_text(r, 0, "clock");
    m->absence = rows_text(r, 0, "absence");
    m->seed = rows_text(r, 0, "seed");
    m->nonce = rows_text(r, 0, "nonce");
    m->seed_commitment = rows_text(r, 0, "seed_commitment");
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
    m->paused_us = rows_int(r, 0, "paused_us");
}

static struct match_row match_from_row(const struct rows *r)
{
    struct match_row m = {
        .id = rows_int(r, 0, "id"),
        .purpose = purpose_read(r, 0, "purpose"),
        .status = match_status_read(r, 0, "status"),
        .spectators = spectators_read(r, 0, "spectators"),
        .press = press_read(r, 0, "press"),
        .rules_version = (int)rows_int(r, 0, "rules_version"),
        .seats = (int)rows_int(r, 0, "seats"),
        .delay_turns = (int)rows_int(r, 0, "delay_turns"),
        .rated = rows_bool(r, 0, "rated"),
        .private = rows_bool(r, 0, "private"),
        .sealed = rows_bool(r, 0, "sealed"),
        .blind = rows_bool(r, 0, "blind"),
        .events = (int)rows_int(r, 0, "events"),
        .snapshot_at = (int)rows_int(r, 0, "snapshot_at"),
        .taken_back = (int)rows_int(r, 0, "taken_back"),
        .attempts = (int)rows_int(r, 0, "attempts"),
        .owes = (uint32_t)rows_int(r, 0, "owes"),
        .handed_in = (uint32_t)rows_int(r, 0, "handed_in"),
        .planned = (uint32_t)rows_int(r, 0, "planned"),
        .mailed = (uint32_t)rows_int(r, 0, "mailed"),
    };
    read_texts(r, &m);
    read_times(r, &m);
    must(rows_ints(r, 0, "turns", m.turns, STORE_SEATS) == m.seats);
    must(rows_ints(r, 0, "bank_ms", m.bank_ms, STORE_SEATS) == m.seats);
    must(rows_ints(r, 0, "used_ms", m.used_ms, STORE_SEATS) == m.seats);
    rows_ints(r, 0, "handed_ms", m.handed_ms, STORE_SEATS);
    rows_ints(r, 0, "ordered_ms", m.ordered_ms, STORE_SEATS);
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

/* What of an outage is still to be given back: nothing while the clock daemon's heart beats, or before it first did. */
static int64_t heartbeat_gap(int64_t now, int64_t beat)
{
    return beat && now - beat > OUTAGE_US ? now - beat : 0;
}

bool match_hold(struct ctx *c, struct pg *db, const char *public_id, struct match_held *ret)
{
    struct rows *rows;
    if (!pg_one(c, db, &rows, MATCH_HOLD, "t", public_id)) return false;
    int64_t now = rows_int(rows, 0, "now");
    *ret = (struct match_held){rows_text(rows, 0, "version"), rows_text(rows, 0, "state_hash"), now,
                               heartbeat_gap(now, rows_int(rows, 0, "beat"))};
    return true;
}

bool match_find(struct ctx *c, struct pg *db, const char *public_id, struct match_row *ret)
{
    struct rows *rows;
    if (!pg_one(c, db, &rows, MATCH_FIND, "t", public_id)) return false;
    *ret = match_from_row(rows);
    return true;
}

static const int64_t *or_null(const int64_t *value) { return *value ? value : NULL; }

static const char *write_viewers(struct ctx *c, int seats, const uint32_t *numbers)
{
    int64_t values[STORE_VIEWERS];
    for (int seat = 0; seat < seats; seat++) values[seat] = numbers[seat];
    values[seats] = numbers[STORE_VIEWERS - 1];
    return pg_ints(c, values, seats + 1);
}

bool match_insert(struct ctx *c, struct pg *db, const struct match_row *m, int64_t *ret_id)
{
    struct rows *rows;
    if (!pg_one(c, db, &rows, MATCH_INSERT, "ttttiitbtttbtttttittintttitbb", m->public_id, m->game,
                m->variant, m->options, (int64_t)m->rules_version, (int64_t)m->seats, m->clock, m->rated,
                spectators_name(m->spectators), press_name(m->press), m->absence, m->private, m->seed,
                m->nonce, m->seed_commitment, m->stage, pg_ints(c, m->turns, m->seats), (int64_t)m->owes,
                write_viewers(c, m->seats, m->seqs), write_viewers(c, m->seats, m->message_seqs),
                m->turn_started, m->deadline ? &m->deadline : NULL, pg_ints(c, m->bank_ms, m->seats),
                pg_ints(c, m->used_ms, m->seats), m->state_hash, (int64_t)m->delay_turns,
                purpose_name(m->purpose), m->sealed, m->blind))
        return false;
    *ret_id = rows_int(rows, 0, "id");
    return true;
}

static bool is_same(const int64_t *one, const int64_t *other)
{
    return memcmp(one, other, STORE_SEATS * sizeof *one) == 0;
}

/* Whether the row differs at most in the columns of match_confirm_turn, of which no trigger hears (0071). */
static bool is_ordinary(const struct match_row *m)
{
    const struct match_row *old = m->before;
    return m->purpose != PURPOSE_EXPERIMENT && m->status == old->status &&
           m->snapshot_at == old->snapshot_at && m->handed_in == old->handed_in &&
           m->paused_at == old->paused_at && m->paused_until == old->paused_until &&
           m->left_us == old->left_us && strcmp(m->stage, old->stage) == 0 &&
           is_same(m->handed_ms, old->handed_ms) && is_same(m->ordered_ms, old->ordered_ms) &&
           memcmp(m->message_seqs, old->message_seqs, sizeof m->message_seqs) == 0;
}

/* match_confirm and the update in one. */
static void update_assumed(struct ctx *c, struct pg *db, struct match_row *m)
{
    pg_ask(c, db, m->written, MATCH_CONFIRM_TURN, "iititmmmtttttmm", m->id, (int64_t)m->events,
           pg_ints(c, m->turns, m->seats), (int64_t)m->owes, write_viewers(c, m->seats, m->seqs),
           m->turn_started, m->changed_at, m->deadline, pg_ints(c, m->bank_ms, m->seats),
           pg_ints(c, m->used_ms, m->seats), m->state_hash, m->assumed, m->before->state_hash,
           m->assumed_from, m->assumed_to);
}

void match_update(struct ctx *c, struct pg *db, struct match_row *m)
{
    m->written = pool_take(c->pool, sizeof(struct rows *));
    if (m->assumed && is_ordinary(m) && pg_send_first_drop(db)) {
        update_assumed(c, db, m);
        return;
    }
    pg_ask(c, db, m->written, MATCH_UPDATE, "itiittiittiinnnnttttt", m->id, match_status_name(m->status),
           (int64_t)m->events, (int64_t)m->snapshot_at, m->stage, pg_ints(c, m->turns, m->seats),
           (int64_t)m->owes, (int64_t)m->handed_in, write_viewers(c, m->seats, m->seqs),
           write_viewers(c, m->seats, m->message_seqs), m->turn_started, m->changed_at, or_null(&m->deadline),
           or_null(&m->paused_at), or_null(&m->paused_until), or_null(&m->left_us),
           pg_ints(c, m->bank_ms, m->seats), pg_ints(c, m->used_ms, m->seats), m->state_hash,
           pg_ints(c, m->handed_ms, m->seats), pg_ints(c, m->ordered_ms, m->seats));
}

void match_finish(struct ctx *c, struct pg *db, const struct match_row *m, const struct match_end *end)
{
    pg_tell(c, db, MATCH_FINISH, "iti", m->id, m->result, m->changed_at);
    for (int seat = 0; seat < m->seats; seat++)
        pg_tell(c, db, MATCH_SEAT_FINISH, "iiiiit", m->id, (int64_t)seat, (int64_t)end->places[seat],
                end->scores[seat], m->changed_at, end->factions[seat]);
    pg_tell(c, db, INBOX_LEAVE, "i", m->id);
}

/* Seats */

static int read_seats(const struct rows *r, struct seat_row *ret)
{
    for (int i = 0; i < rows_count(r); i++)
        ret[i] = (struct seat_row){
            .seat = (int)rows_int(r, i, "seat"),
            .account = rows_int(r, i, "account_id"),
            .name = rows_text(r, i, "name"),
            .kind = account_kind_read(r, i, "kind"),
            .choice = rows_text(r, i, "choice"),
            .active = rows_bool(r, i, "active"),
            .place = (int)rows_int(r, i, "place"),
            .score = rows_int(r, i, "score"),
            .read_seq = rows_int(r, i, "read_seq"),
            .missed = (int)rows_int(r, i, "missed"),
            .missed_row = (int)rows_int(r, i, "missed_row"),
            .steward = rows_int(r, i, "steward_id"),
            .open_at = rows_int(r, i, "open_at"),
            .away_until = rows_int(r, i, "away_until"),
            .founder = rows_int(r, i, "founder_id"),
            .stood_in = rows_bool(r, i, "stood_in"),
            .faction = rows_text(r, i, "faction"),
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
    pg_tell(c, db, MATCH_SEAT_INSERT, "iiitttb", match, (int64_t)s->seat, s->account, s->name,
            account_kind_name(s->kind), s->choice, s->active);
}

void match_seat_attend(struct ctx *c, struct pg *db, int64_t match, const struct seat_row *s)
{
    pg_tell(c, db, SEAT_ATTEND, "iiiinnb", match, (int64_t)s->seat, (int64_t)s->missed,
            (int64_t)s->missed_row, or_null(&s->steward), or_null(&s->open_at), s->stood_in);
}

/* Events, snapshots, orders */

void event_insert(struct ctx *c, struct pg *db, int64_t match, const struct event_row *e)
{
    const struct order_row *order = e->answered;
    int64_t seat = order ? order->seat : 0;
    pg_tell(c, db, EVENT_INSERT, "iititttmntt", match, (int64_t)e->n, entry_kind_name(e->kind),
            (int64_t)e->turn, e->body, e->tale, e->hash, e->at, order ? &seat : NULL,
            order ? order->body : NULL, order ? order->receipt : NULL);
}

void snapshot_insert(struct ctx *c, struct pg *db, int64_t match, const struct snapshot_row *s)
{
    pg_tell(c, db, SNAPSHOT_INSERT, "iiiit", match, (int64_t)s->n, (int64_t)s->turn, (int64_t)s->save_version,
            s->state);
    pg_tell(c, db, SNAPSHOT_THIN, "i", match);
}

void order_put(struct ctx *c, struct pg *db, int64_t match, int turn, const struct order_row *o)
{
    pg_tell(c, db, ORDER_PUT, "iiitbtti", match, (int64_t)turn, (int64_t)o->seat, o->body, o->ready,
            o->orders, o->receipt, o->at);
}

static struct event_row *read_events(struct ctx *c, const struct rows *r)
{
    struct event_row *events = pool_take_many(c->pool, (size_t)rows_count(r) + 1, sizeof *events);
    for (int i = 0; i < rows_count(r); i++)
        events[i] = (struct event_row){
            .n = (int)rows_int(r, i, "n"),
            .kind = entry_kind_read(r, i, "kind"),
            .turn = (int)rows_int(r, i, "turn"),
            .body = rows_text(r, i, "body"),
            .hash = rows_text(r, i, "hash"),
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

bool match_tail(struct ctx *c, struct pg *db, int64_t match, int n, struct snapshot_row *ret_snapshot,
                struct event_row **ret_events, int *ret_count)
{
    struct rows *snapshot, *tail;
    if (!pg_one(c, db, &snapshot, SNAPSHOT_AT, "ii", match, (int64_t)n)) return false;
    *ret_snapshot = read_snapshot(snapshot);
    if (!pg_each(c, db, &tail, EVENTS_AFTER, "iii", match, (int64_t)ret_snapshot->n, (int64_t)n))
        return false;
    *ret_events = read_events(c, tail);
    *ret_count = rows_count(tail);
    return true;
}

bool events_all(struct ctx *c, struct pg *db, int64_t match, struct event_row **ret_events, int *ret_count)
{
    struct rows *rows;
    if (!pg_each(c, db, &rows, EVENTS_AFTER, "iii", match, (int64_t)0, (int64_t)INT32_MAX)) return false;
    *ret_events = read_events(c, rows);
    *ret_count = rows_count(rows);
    return true;
}

bool event_last_before(struct ctx *c, struct pg *db, int64_t match, int turn, int before, int *ret_n)
{
    struct rows *rows;
    if (!pg_one(c, db, &rows, EVENT_LAST_BEFORE, "iii", match, (int64_t)turn, (int64_t)before)) return false;
    *ret_n = (int)rows_int(rows, 0, "n");
    return true;
}

bool event_last_of_seat(struct ctx *c, struct pg *db, int64_t match, int turn, int seat, int *ret_n)
{
    struct rows *rows;
    if (!pg_one(c, db, &rows, EVENT_LAST_OF_SEAT, "iii", match, (int64_t)turn, (int64_t)seat)) return false;
    *ret_n = (int)rows_int(rows, 0, "n");
    return true;
}

bool acts_of_turn(struct ctx *c, struct pg *db, int64_t match, int turn, int seat, int *ret)
{
    struct rows *rows;
    if (!pg_one(c, db, &rows, ACTS_OF_TURN, "iii", match, (int64_t)turn, (int64_t)seat)) return false;
    *ret = (int)rows_int(rows, 0, "n");
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
            .seat = (int)rows_int(r, i, "seat"),
            .body = rows_text(r, i, "body"),
            .orders = rows_text(r, i, "orders"),
            .receipt = rows_text(r, i, "receipt"),
            .ready = rows_bool(r, i, "ready"),
            .at = rows_int(r, i, "at"),
        };
    return rows_count(r);
}

bool orders_of_turn(struct ctx *c, struct pg *db, int64_t match, int turn, struct order_row *ret,
                    int *ret_count)
{
    struct rows *rows;
    if (!pg_each(c, db, &rows, ORDERS_OF_TURN, "ii", match, (int64_t)turn)) return false;
    *ret_count = read_orders(rows, ret);
    return true;
}

/* Saving a match */

enum part { PART_SEAT, PART_SNAPSHOT, PART_EVENT, PART_ORDER, PART_OFFER, PART_NOW, PARTS };

static struct seat_row part_seat(const struct rows *r, int i)
{
    enum { MISSED, MISSED_ROW, STEWARD, OPEN_AT, AWAY_UNTIL, FOUNDER, STOOD_IN, MORE };
    int64_t more[MORE] = {0};
    if (!rows_null(r, i, "more")) rows_ints(r, i, "more", more, MORE);
    return (struct seat_row){
        .seat = (int)rows_int(r, i, "n"),
        .account = rows_int(r, i, "big"),
        .name = rows_text(r, i, "a"),
        .kind = account_kind_read(r, i, "b"),
        .choice = rows_text(r, i, "c"),
        .active = rows_bool(r, i, "flag"),
        .place = (int)rows_int(r, i, "turn"),
        .score = rows_int(r, i, "bigger"),
        .read_seq = rows_int(r, i, "at"),
        .missed = (int)more[MISSED],
        .missed_row = (int)more[MISSED_ROW],
        .steward = more[STEWARD],
        .open_at = more[OPEN_AT],
        .away_until = more[AWAY_UNTIL],
        .founder = more[FOUNDER],
        .stood_in = more[STOOD_IN] != 0,
    };
}

static struct order_row part_order(const struct rows *r, int i)
{
    return (struct order_row){
        .seat = (int)rows_int(r, i, "n"),
        .body = rows_text(r, i, "a"),
        .orders = rows_text(r, i, "b"),
        .receipt = rows_text(r, i, "c"),
        .ready = rows_bool(r, i, "flag"),
        .at = rows_int(r, i, "at"),
    };
}

static struct offer_row part_offer(const struct rows *r, int i)
{
    return (struct offer_row){
        .id = (int)rows_int(r, i, "n"),
        .kind = offer_kind_read(r, i, "a"),
        .status = offer_status_read(r, i, "b"),
        .seat = (int)rows_int(r, i, "big"),
        .turn = (int)rows_int(r, i, "turn"),
        .again_at = (int)rows_int(r, i, "extra"),
        .hours = (int)rows_int(r, i, "c"),
        .accepted = (uint32_t)rows_int(r, i, "bigger"),
        .at = rows_int(r, i, "at"),
    };
}

static struct event_row part_event(const struct rows *r, int i)
{
    return (struct event_row){
        .n = (int)rows_int(r, i, "n"),
        .turn = (int)rows_int(r, i, "turn"),
        .body = rows_text(r, i, "a"),
        .kind = entry_kind_read(r, i, "b"),
        .hash = rows_text(r, i, "c"),
        .at = rows_int(r, i, "at"),
    };
}

static void take_part(const struct rows *r, int i, struct match_rest *ret, int *seats)
{
    switch ((enum part)rows_int(r, i, "part")) {
    case PART_SEAT: ret->seats[(*seats)++] = part_seat(r, i); break;
    case PART_SNAPSHOT:
        ret->snapshot = (struct snapshot_row){(int)rows_int(r, i, "n"), (int)rows_int(r, i, "turn"),
                                              (int)rows_int(r, i, "extra"), rows_text(r, i, "a")};
        break;
    case PART_EVENT: ret->events[ret->event_count++] = part_event(r, i); break;
    case PART_ORDER: ret->orders[ret->order_count++] = part_order(r, i); break;
    case PART_OFFER: ret->offers[ret->offer_count++] = part_offer(r, i); break;
    case PART_NOW:
        ret->now = rows_int(r, i, "at");
        ret->gap = heartbeat_gap(ret->now, rows_int(r, i, "big"));
        break;
    case PARTS: break;
    }
}

static bool read_rest(struct ctx *c, const struct rows *r, const struct match_row *row,
                      struct match_rest *ret)
{
    int seats = 0;
    *ret = (struct match_rest){.events = pool_take_many(c->pool, (size_t)rows_count(r), sizeof *ret->events),
                               .offers = pool_take_many(c->pool, (size_t)rows_count(r), sizeof *ret->offers)};
    for (int i = 0; i < rows_count(r); i++) take_part(r, i, ret, &seats);
    must(seats == row->seats);
    return ret->snapshot.state ||
           fail(c, FAULT_INTERNAL, "the snapshot of this match is missing; run quad rebuild");
}

/* Readers take no lock, so a turn can end between the two statements: the row then has fewer events than the rest. */
static bool fits(const struct match_row *row, const struct match_rest *rest)
{
    return rest->snapshot.n + rest->event_count == row->events;
}

bool match_whole(struct ctx *c, struct pg *db, const char *public_id, bool lock, struct match_row *ret_row,
                 struct match_rest *ret_rest)
{
    enum { TRIES = 8 };
    for (int i = 0; i < TRIES; i++) {
        struct rows *row, *rest;
        pg_ask(c, db, &row, lock ? MATCH_LOCK : MATCH_FIND, "t", public_id);
        pg_ask(c, db, &rest, MATCH_REST, "t", public_id);
        if (!pg_flush(c, db)) return false;
        if (rows_count(row) == 0) return fail(c, FAULT_NOT_FOUND, "not found");
        *ret_row = match_from_row(row);
        if (!read_rest(c, rest, ret_row, ret_rest)) return false;
        if (fits(ret_row, ret_rest)) return true;
    }
    return fail_limit(c, FAULT_UNAVAILABLE, "match", 1,
                      "the game is changing too fast to be read; try again");
}

/* Offers */

void offer_insert(struct ctx *c, struct pg *db, int64_t match, const struct offer_row *o)
{
    int64_t hours = o->hours;
    pg_tell(c, db, OFFER_INSERT, "iitiiini", match, (int64_t)o->id, offer_kind_name(o->kind),
            (int64_t)o->seat, (int64_t)o->turn, (int64_t)o->again_at, or_null(&hours), o->at);
}

void offer_update(struct ctx *c, struct pg *db, int64_t match, const struct offer_row *o)
{
    pg_tell(c, db, OFFER_UPDATE, "iiit", match, (int64_t)o->id, (int64_t)o->accepted,
            offer_status_name(o->status));
}
