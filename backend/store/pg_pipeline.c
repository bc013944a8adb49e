/* pg_pipeline.c - see pg_pipeline.h. */
#include "store/pg_pipeline.h"
#include "store/pg_connect.h"
#include "store/pg_hosts.h"
#include "store/pg_parameters.h"
#include "store/pg_wait.h"
#include "store/rows.h"
#include "base/clock.h"
#include "base/log.h"
#include <string.h>

enum { QUEUE_STEP = 2 }; /* a step: preparing a statement and running it */

static const struct {
    const char *label, *sql;
    struct pg_locks locks;
} QUERIES[] = {
#define QUERY(name, label, sql, locks, under, makes, skips) {label, sql, {locks, under, makes, skips}},
#include "queries.def"
#undef QUERY
};

static const char *const WORDS[] = {"begin", "commit", "rollback",
                                    "select set_config('transaction_read_only', 'on', true)"};

/* Connection */

void pg_pipeline_close(struct pg *db)
{
    if (db->connection) PQfinish(db->connection);
    db->connection = NULL;
    if (db->leads) log_line(LOG_INFO, "leadership_lost", "\"duty\":\"%s\"", db->duty);
    db->leads = false;
    PQclear(db->failure);
    db->failure = NULL;
    memset(db->prepared, 0, sizeof db->prepared);
    memset(db->prepared_words, 0, sizeof db->prepared_words);
    db->queued = 0;
    db->begun = db->broken = db->unsynced = db->doubtful = false;
    db->order = (struct pg_order){.last = NULL};
    db->first = NULL;
}

/* A commit whose wait for the standby was cut short is reported as a success with a warning (SQLSTATE 01000): it can be
 * lost with this server. So whether it was done is unknown, as after a lost connection. */
static void hear_notice(void *connection, const PGresult *result)
{
    struct pg *db = connection;
    if (!db->committing || strcmp(pg_state_of(result), "01000") != 0) return;
    log_line(LOG_WARNING, "commit_doubtful", "\"why\":%s", log_quote(PQresultErrorMessage(result)));
    db->doubtful = true;
}

static bool away(struct ctx *c, const char *detail)
{
    return fail_limit(c, FAULT_UNAVAILABLE, "database", 1, detail);
}

/* After an attempt that was slow (hosts that do not answer) there is none for as long, so that other requests can be
 * answered. Daemons, which use no server that only reads, pause in any case: while there is no other one, all of them
 * would do nothing but connect. */
static bool connect_now(struct ctx *c, struct pg *db)
{
    static const char UNREACHABLE[] = "the database cannot be reached; try again in a moment";
    enum { SLOW = 500000, PAUSE = 500000 };
    int64_t begun = clock_ticks();
    if (begun < db->barred_to) return away(c, UNREACHABLE);
    db->connection = pg_connect(db->url, db->patience, db->duty != NULL, &db->reads_only);
    int64_t took = clock_ticks() - begun;
    if (PQstatus(db->connection) == CONNECTION_OK) {
        db->connected_at = begun + took;
        if (db->patience == PATIENCE_REQUEST && !db->reads_only) pg_hosts_took_writes();
        return true;
    }
    if (took > SLOW) db->barred_to = begun + 2 * took;
    else if (db->patience == PATIENCE_CLOCK || db->patience == PATIENCE_WORK) db->barred_to = begun + PAUSE;
    log_line(LOG_WARNING, "database_disconnected", "\"why\":%s", log_quote(PQerrorMessage(db->connection)));
    pg_pipeline_close(db);
    return away(c, UNREACHABLE);
}

/* Whether the connection, idle and outside of pipeline mode, holds its lock if it needs one. */
static bool can_work(struct ctx *c, struct pg *db)
{
    if (!db->duty || db->leads) return true;
    db->leads = pg_take_duty(db->connection, QUERIES[LEADER_TRY].sql, db->duty);
    if (!db->leads) return away(c, "another process of the arena does this work");
    log_line(LOG_INFO, "leadership_gained", "\"duty\":\"%s\"", db->duty);
    return true;
}

static bool is_led_by_another(const struct pg *db) { return db->duty && !db->leads; }
static void clear_result(void *result) { PQclear(result); }

static bool seeks_writes(const struct pg *db)
{
    return db->reads_only && pg_hosts_may_seek(db->connected_at);
}

bool pg_pipeline_ready(struct ctx *c, struct pg *db)
{
    bool is_fine = db->connection && !db->broken && PQstatus(db->connection) == CONNECTION_OK;
    bool is_busy = db->unsynced || db->begun;
    if (is_fine && (is_busy || !(seeks_writes(db) || pg_is_severed(db->connection)))) {
        if (!is_led_by_another(db)) return true;
        must(PQexitPipelineMode(db->connection) == 1);
    } else {
        pg_pipeline_close(db);
        if (!connect_now(c, db)) return false;
        PQsetNoticeReceiver(db->connection, hear_notice, db);
    }
    bool works = can_work(c, db);
    must(PQenterPipelineMode(db->connection) == 1 || PQstatus(db->connection) != CONNECTION_OK);
    return works;
}

/* Answers */

/* Keep the first failure for the flush, which is where the caller learns of it. */
static void keep_failure(struct pg *db, PGresult *result, const char *label)
{
    bool is_skipped = PQresultStatus(result) == PGRES_PIPELINE_ABORTED;
    const char *state = is_skipped ? "" : pg_state_of(result);
    if (pg_ends_connection(state, db->read_only || db->reads_only)) db->broken = true;
    if (db->failure || is_skipped) {
        PQclear(result);
        return;
    }
    db->failure = result;
    db->failure_label = label;
}

static bool report_failure(struct ctx *c, struct pg *db, const PGresult *result)
{
    const char *state = pg_state_of(result);
    const char *constraint = PQresultErrorField(result, PG_DIAG_CONSTRAINT_NAME);
    db->stale = strcmp(state, "QD001") == 0; /* raised by match_stale() */
    db->retry = db->stale || strcmp(state, "40P01") == 0 || strcmp(state, "40001") == 0 ||
                strcmp(state, "23503") == 0; /* what the row refers to was removed after it was read */
    if (db->stale) return away(c, "the game has changed; try again in a moment");
    if (strncmp(state, "23", 2) == 0) {
        db->has_violated = true;
        snprintf(db->violated, sizeof db->violated, "%s", constraint ? constraint : "");
        return fail(c, FAULT_INTERNAL, "constraint %s", db->violated);
    }
    log_line(LOG_WARNING, "query_failed", "\"query\":\"%s\",\"state\":\"%s\",\"why\":%s", db->failure_label,
             state, log_quote(PQresultErrorMessage(result)));
    if (strcmp(state, "55P03") == 0 || strcmp(state, "57014") == 0)
        return fail_limit(c, FAULT_BUSY, "database", 1,
                          "another request is changing the same thing; try again in a moment");
    /* 08 connection, 25006 read-only, 40 rollback, 53 resources, 55 lock, 57 shutdown or cancel, XX corrupted */
    if (!db->retry && !strchr("0235", state[0])) return fail(c, FAULT_INTERNAL, "a query failed");
    (void)away(c, "the database is busy or restarting; try again in a moment");
    c->failure.no_room = strcmp(state, "53100") == 0;
    return false;
}

/* No answer at all means that the connection is gone. */
static bool take_answer(struct ctx *c, struct pg *db, struct waiting wait)
{
    bool fine = false;
    PGresult *result;
    while ((result = pg_next_result(db->connection, &db->broken))) {
        ExecStatusType status = PQresultStatus(result);
        fine = status == PGRES_TUPLES_OK || status == PGRES_COMMAND_OK;
        if (fine && wait.slot) {
            *wait.slot = pool_take(c->pool, sizeof **wait.slot);
            (*wait.slot)->result = result;
            pool_defer(c->pool, clear_result, result);
        } else if (fine) {
            PQclear(result);
        } else {
            keep_failure(db, result, wait.label);
        }
        if (db->broken) return false;
    }
    if (PQstatus(db->connection) != CONNECTION_OK) db->broken = true;
    return fine;
}

/* Read up to and with the answer to PQpipelineSync; anything else than it means that the connection is gone. */
static void take_sync(struct pg *db)
{
    PGresult *result = pg_next_result(db->connection, &db->broken);
    if (!result || PQresultStatus(result) != PGRES_PIPELINE_SYNC) db->broken = true;
    PQclear(result);
}

/* A statement whose preparing failed, or was skipped after an earlier failure, is not prepared; one that was
 * prepared stays so whatever becomes of its execution. */
static void forget_prepared(struct pg *db, const char *label)
{
    for (int i = 0; i < QUERY_COUNT; i++)
        if (strcmp(QUERIES[i].label, label) == 0) db->prepared[i] = false;
    for (int i = 0; i < WORD_COUNT; i++)
        if (strcmp(WORDS[i], label) == 0) db->prepared_words[i] = false;
}

static void take_answers(struct ctx *c, struct pg *db)
{
    int queued = db->queued;
    db->queued = 0;
    for (int i = 0; i < queued && !db->broken; i++)
        if (!take_answer(c, db, db->queue[i]) && db->queue[i].prepares)
            forget_prepared(db, db->queue[i].label);
}

/* Before the queue is full, read what is due. The server is asked to answer without a synchronization point, so the
 * transaction goes on, and after a failure it skips the rest just as if all had been sent at once. */
static void make_room(struct ctx *c, struct pg *db)
{
    if (db->queued + QUEUE_STEP <= QUEUE_MAX || db->broken) return;
    int64_t begun = clock_ticks();
    if (PQsendFlushRequest(db->connection) != 1 || PQflush(db->connection) < 0) db->broken = true;
    take_answers(c, db);
    db->spent += clock_ticks() - begun;
}

/* Sending */

/* A connection that was lost amid a transaction is not replaced before the flush has reported it: what follows would
 * be sent outside any transaction, and kept. */
static bool is_lost(const struct pg *db) { return db->broken && (db->begun || db->unsynced); }

static void expect(struct pg *db, struct rows **slot, const char *label, bool prepares)
{
    must(db->queued < QUEUE_MAX);
    db->queue[db->queued++] = (struct waiting){slot, label, prepares};
    db->unsynced = true;
}

void pg_pipeline_send_first(struct ctx *c, struct pg *db)
{
    pg_sender *send = db->first;
    db->first = NULL;
    if (send) send(c, db, db->first_thing);
}

/* BEGIN and its relatives are prepared under their own names: each order needs two of them. */
void pg_pipeline_send_word(struct ctx *c, struct pg *db, enum pg_word word)
{
    const char *text = WORDS[word];
    make_room(c, db);
    if (!db->connection || db->broken) return;
    if (!db->prepared_words[word]) {
        if (PQsendPrepare(db->connection, text, text, 0, NULL) != 1) db->broken = true;
        expect(db, NULL, text, true);
        db->prepared_words[word] = true;
    }
    if (PQsendQueryPrepared(db->connection, text, 0, NULL, NULL, NULL, 0) != 1) db->broken = true;
    expect(db, NULL, text, false);
}

void pg_suppose(struct pg *db, enum query query)
{
    (void)pg_order_note(&db->order, QUERIES[query].label, &QUERIES[query].locks);
}

void pg_pipeline_send(struct ctx *c, struct pg *db, struct rows **slot, enum query query, const char *format,
                      va_list list)
{
    struct pg_parameters p = {.count = 0};
    pg_parameters_take(c, &p, format, list);
    if (slot) *slot = NULL;
    pg_pipeline_send_first(c, db);
    make_room(c, db);
    if (is_lost(db)) return;
    if (c->failure.fault == FAULT_NONE) db->refused = false; /* that was another request's */
    db->refused = db->refused || !pg_pipeline_ready(c, db);
    if (db->refused) return;
    if (db->read_only && !db->begun && !db->unsynced) pg_pipeline_send_word(c, db, WORD_READ_ONLY);
    const char *label = QUERIES[query].label;
    pg_suppose(db, query);
    if (!db->prepared[query]) {
        if (PQsendPrepare(db->connection, label, QUERIES[query].sql, 0, NULL) != 1) db->broken = true;
        expect(db, NULL, label, true);
        db->prepared[query] = true;
    }
    if (PQsendQueryPrepared(db->connection, label, p.count, p.values, p.lengths, p.formats, 0) != 1)
        db->broken = true;
    expect(db, slot, label, false);
}

/* Only what failed for want of the "database" is tried again for the client (web/failover.c), so not a doubtful
 * commit. */
bool pg_pipeline_flush(struct ctx *c, struct pg *db)
{
    static const char LOST[] = "the connection to the database was lost; try again in a moment";
    db->retry = db->stale = db->has_violated = false;
    if (c->failure.fault != FAULT_NONE && (!db->connection || db->refused || is_led_by_another(db)))
        return false;
    if (!db->unsynced && !db->broken) return true;
    if (!db->broken && PQpipelineSync(db->connection) != 1) db->broken = true;
    take_answers(c, db);
    if (!db->broken) take_sync(db);
    bool fine = !db->failure;
    if (!db->begun)
        db->order = (struct pg_order){.last = NULL}; /* what was sent together was a transaction */
    if (!fine) report_failure(c, db, db->failure);
    PQclear(db->failure);
    db->failure = NULL;
    db->unsynced = false;
    if (db->broken || db->doubtful || PQstatus(db->connection) != CONNECTION_OK) {
        fail_limit(c, FAULT_UNAVAILABLE, db->doubtful ? "commit" : "database", 1, LOST);
        pg_pipeline_close(db);
        return false;
    }
    return fine;
}
