/* waiterd_reader.c - see waiterd_reader.h. Like a worker, it writes into the shared table and wakes the waiter. While
 * the database does not answer it retries every second; no other process waits for it. */
#include "main/waiterd_reader.h"
#include "base/clock.h"
#include "base/log.h"
#include "base/secret.h"
#include "platform/account/sight.h"
#include "platform/runtime/wake_text.h"
#include "store/operations.h"
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum {
    MILLI = 1000,
    DOUBT_AGE = 200 * MILLI,
    DOUBT_TICK = 100 * MILLI,
    LOST_AGE = 5000 * MILLI,
    TICK = 1000 * MILLI,
    NOTIFY_GAP = 3 * MILLI,
    NOTES_GAP = 5000 * MILLI,
    SETTLED = 2000 * MILLI,
    BATCH = 256
};

struct reader {
    struct pg *db;
    struct pool *pool;
    int bell;
    bool listens;
    bool key_fits;       /* found on this connection: not looked again */
    int64_t forget_at;   /* when all hints are invalid once more, 0: never */
    int64_t revocations; /* as of the last look */
    char node[WAKE_NODE];
    uint64_t told; /* the position in the ring up to which the other nodes were notified */
    int64_t next_doubt, next_tick, next_notify, next_notes;
};

/* Re-reading */

static const char *id_list(struct ctx *c, const struct wake_stale *stale, int count)
{
    char *text = pool_take(c->pool, (size_t)count * PUBLIC_ID + 3), *at = text;
    *at++ = '{';
    for (int i = 0; i < count; i++) at += snprintf(at, PUBLIC_ID + 1, "%s%s", i ? "," : "", stale[i].match);
    *at = '}';
    return text;
}

static void read_numbers(const struct rows *rows, int row, const char *column, uint32_t ret[VIEWERS])
{
    int64_t numbers[VIEWERS];
    int count = rows_ints(rows, row, column, numbers, VIEWERS);
    memset(ret, 0, VIEWERS * sizeof *ret);
    for (int i = 0; i < count; i++) ret[i == count - 1 ? SPECTATOR : i] = (uint32_t)numbers[i];
}

/* The writer that left the doubt can have died before it woke the accounts. */
static void wake_accounts(const struct rows *rows, int row)
{
    int64_t accounts[SEATS_MAX];
    int count = rows_ints(rows, row, "accounts", accounts, SEATS_MAX);
    for (int i = 0; i < count; i++) wake_hear_account(accounts[i], false);
}

/* Apply one row to all entries of the list with its match, and strike these out. True when a number has risen. */
static bool settle_row(const struct rows *rows, int row, struct wake_stale *stale, int count)
{
    const char *match = rows_text(rows, row, "public_id");
    uint32_t seqs[VIEWERS], messages[VIEWERS];
    bool rose = false;
    read_numbers(rows, row, "seqs", seqs);
    read_numbers(rows, row, "message_seqs", messages);
    for (int i = 0; i < count; i++) {
        if (strcmp(stale[i].match, match) != 0) continue;
        rose |= wake_settle(&stale[i], seqs, messages);
        stale[i].match[0] = 0;
    }
    return rose;
}

static bool settle(struct ctx *c, struct reader *r, struct wake_stale *stale, int count, bool doubtful)
{
    struct rows *rows;
    bool rose = false;
    const char *matches = id_list(c, stale, count);
    bool read = doubtful ? wake_settle_rows(c, r->db, matches, &rows)
                         : pg_each(c, r->db, &rows, WAKE_READ, "t", matches);
    if (!read) return false;
    for (int row = 0; row < rows_count(rows); row++) {
        rose |= settle_row(rows, row, stale, count);
        if (doubtful) wake_accounts(rows, row);
    }
    for (int i = 0; doubtful && i < count; i++) /* no row: locked by its writer, or never committed */
        if (stale[i].match[0] && clock_ticks() - (int64_t)stale[i].doubt > LOST_AGE)
            wake_settle_absent(&stale[i]);
    if (rose || doubtful) wake_ring_bell();
    return true;
}

/* Entries in doubt are read with row locks, polled ones without; a doubt among the polled ones stays until its own
 * turn. */
static void re_read(struct reader *r, bool polled)
{
    struct wake_stale stale[BATCH];
    int cursor = 0;
    do {
        struct ctx c = {.pool = r->pool};
        int count = wake_stale_list(DOUBT_AGE, polled, &cursor, stale, BATCH);
        for (int i = 0; polled && i < count; i++)
            if (stale[i].doubt && stale[i].doubt != WAKE_UNKNOWN) stale[i].doubt = 1;
        bool fine = count == 0 || settle(&c, r, stale, count, !polled);
        pg_rollback(r->db);
        pool_wipe(r->pool);
        if (!fine) return;
    } while (cursor);
}

/* Other nodes */

/* What the others sent while this connection was lost, or before they know of it (they count once a second), is missed:
 * so nothing known before is valid, now and when they have counted. */
static void listen_anew(struct ctx *c, struct reader *r)
{
    if (pg_socket(r->db) < 0) r->listens = r->key_fits = false;
    if (!r->listens) {
        r->listens = pg_script(c, r->db, "set application_name = 'quad-waiter'; listen quad_wake");
        if (!r->listens) return;
        wake_forget();
        r->forget_at = clock_ticks() + SETTLED;
    }
    if (!r->forget_at || clock_ticks() < r->forget_at) return;
    wake_forget();
    r->forget_at = 0;
}

/* The notification of a revocation is lost if its node dies between the commit and the notification. */
static void note_state(struct reader *r, const struct rows *rows, int64_t begun)
{
    int64_t revocations = rows_int(rows, 0, "revocations");
    if (revocations != r->revocations) wake_hear_revocation(true);
    r->revocations = revocations;
    atomic_store(&wake_table()->peers, (uint32_t)rows_int(rows, 0, "peers"));
    wake_heard(begun, (uint64_t)rows_int(rows, 0, "written"));
}

/* Whether this node's key is that of the others. What is not known now, because the database is away, stays as it was; a
 * file that cannot be read is no key. */
static void look_at_key(struct ctx *c, struct reader *r)
{
    enum sight_key found;
    if (sight_key_look(c, r->db, &found)) {
        r->key_fits = found == SIGHT_KEY_FITS;
        wake_set_key(sight_key_check(c, found));
    } else if (c->failure.fault == FAULT_UNAVAILABLE && !c->failure.limit_key) {
        wake_set_key(false); /* with a limit_key it would be the database */
    }
    forgive(c);
}

static void listen_and_count(struct reader *r)
{
    struct ctx c = {.pool = r->pool};
    struct rows *rows;
    int64_t begun = clock_ticks();
    listen_anew(&c, r);
    if (r->listens && pg_one(&c, r->db, &rows, WAKE_PEERS, "")) {
        note_state(r, rows, begun);
        if (!r->key_fits) look_at_key(&c, r);
    }
    pg_rollback(r->db);
    pool_wipe(r->pool);
}

static bool notify(struct reader *r, const struct wake_text *text)
{
    struct ctx c = {.pool = r->pool};
    bool fine = wake_notify(&c, r->db, text->bytes);
    if (!fine) {
        log_line(LOG_WARNING, "notify_failed", "\"bytes\":%zu", text->length);
        r->next_notify = clock_ticks() + TICK;
    }
    pool_wipe(r->pool);
    return fine;
}

/* Send the other nodes one payload with the events since the last one; nothing when no other node listens. What cannot
 * be sent now is sent later. */
static void tell_others(struct reader *r)
{
    struct wake_text text;
    uint64_t begun = r->told;
    if (atomic_load(&wake_table()->peers) == 0) {
        r->told = wake_ring_end();
        return;
    }
    wake_text_begin(&text, r->node);
    for (;;) {
        uint64_t before = r->told;
        struct wake_event event = wake_next(&r->told);
        if (event.kind == WAKE_NOTHING) break;
        if (wake_text_add(&text, &event)) continue;
        r->told = before;
        break;
    }
    if (wake_text_has_events(&text) && !notify(r, &text)) r->told = begun;
}

/* Which players were here since the last time, in as many payloads as it takes. */
static void tell_notes(struct reader *r)
{
    struct presence_note note;
    unsigned place = 0;
    if (atomic_load(&wake_table()->peers) == 0) return;
    for (bool more = true; more;) {
        struct wake_text text;
        wake_text_begin(&text, r->node);
        while ((more = presence_next(&place, NOTES_GAP / MILLI + MILLI, clock_now(), &note)))
            if (!wake_text_add_note(&text, &note)) break;
        if (more) place--; /* the one that did not fit */
        if (wake_text_has_events(&text) && !notify(r, &text)) return;
    }
}

static void hear_others(struct reader *r)
{
    struct ctx c = {.pool = r->pool};
    const char *payload;
    bool heard = false;
    if (!r->listens) return;
    while ((payload = pg_notification(&c, r->db))) heard |= wake_text_hear(payload, r->node);
    if (heard) wake_ring_bell();
    pool_wipe(r->pool);
}

/* Start and stop */

static void wait_a_little(struct reader *r)
{
    int64_t now = clock_ticks(), next = r->next_doubt < r->next_tick ? r->next_doubt : r->next_tick;
    bool has_news = atomic_load(&wake_table()->peers) && wake_ring_end() != r->told;
    if (has_news && r->next_notify < next) next = r->next_notify;
    int64_t pause = next > now ? next - now : 0;
    struct pollfd ears[] = {{.fd = r->bell, .events = POLLIN},
                            {.fd = r->listens ? pg_socket(r->db) : -1, .events = POLLIN}};
    struct timespec length = {.tv_sec = pause / (MILLI * MILLI), .tv_nsec = pause % (MILLI * MILLI) * MILLI};
    char bytes[64];
    if (ppoll(ears, 2, &length, NULL) <= 0 || !ears[0].revents) return;
    if (read(r->bell, bytes, sizeof bytes) == 0) exit(EXIT_SUCCESS); /* the parent has exited */
}

int reader_run(int bell)
{
    struct reader r = {
        .bell = bell, .db = pg_new(NULL, PATIENCE_REQUEST), .pool = pool_new(), .told = wake_ring_end()};
    secret_random_hex(r.node, WAKE_NODE - 1);
    for (;;) {
        int64_t now = clock_ticks();
        if (now >= r.next_tick) {
            r.next_tick = now + TICK;
            listen_and_count(&r);
            re_read(&r, true);
        }
        if (now >= r.next_doubt) {
            r.next_doubt = now + DOUBT_TICK;
            re_read(&r, false);
        }
        hear_others(&r);
        if (now >= r.next_notify) {
            r.next_notify = now + NOTIFY_GAP;
            tell_others(&r);
        }
        if (now >= r.next_notes) {
            r.next_notes = now + NOTES_GAP;
            tell_notes(&r);
        }
        wait_a_little(&r);
    }
}
