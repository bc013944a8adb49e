/* pg.h - access to PostgreSQL. The only header about connections; only pg.c, pg_pipeline.c, pg_connect.c, pg_wait.c
 * and rows.c use libpq.
 *
 * SQL lives in sql/queries/ (generated enum: `-- name: match_lock` becomes MATCH_LOCK). The connection is always in
 * libpq's pipeline mode: pg_ask and pg_tell only queue, pg_flush sends everything and reads the answers in one round
 * trip, and BEGIN and COMMIT are sent together with the statements next to them. Any number of statements can be
 * queued: when the queue is full, earlier answers are read without ending the transaction, and the flush reports a
 * failure among them. Statements are prepared on first use.
 *
 * Parameters follow a format, one letter each: t text (NULL pointer: null) · i int64_t · n int64_t by pointer (NULL:
 * null) · m a moment (int64_t, microseconds since 1970; 0: null) as timestamptz · b bool (as int) · h bytes (const void *,
 * size_t). Arrays go as text ("{1,2}"). */
#ifndef QUAD_PG_H
#define QUAD_PG_H
#include "base/ctx.h"

enum query {
#define QUERY(name, label, sql, locks, under, makes, skips) name,
#include "queries.def" /* generated from sql/queries */
#undef QUERY
    QUERY_COUNT
};

struct pg;   /* one connection, lives as long as its process */
struct rows; /* an answer; lives in the pool */

/* Timeouts of a connection: for a lock, for one statement, and for idling inside a transaction, which blocks others.
 * pg_connect.c has the values. */
enum patience {
    PATIENCE_REQUEST, /* a client waits for the answer */
    PATIENCE_CLOCK,   /* all deadlines wait: locked rows are skipped */
    PATIENCE_REPLICA, /* the same at a standby if there is one, else at the primary */
    PATIENCE_WORK,    /* bots, pairing, mail: retried a moment later */
    PATIENCE_TOOL     /* `quad`: no limit except for locks */
};

/* A connection to `url` (NULL: QUADRIVIUM_DATABASE_URL), opened at first use and reopened when it was lost. Never
 * NULL. */
struct pg *pg_new(const char *url, enum patience patience);
void pg_close(struct pg *db);

/* From now on this connection works only while it leads: while its session holds the advisory lock of `duty` (kept by
 * reference), which one session of the database can hold. Whenever it connects, it tries to take the lock first. While
 * another session has it, every call fails with FAULT_UNAVAILABLE. A lost connection loses the lock, so a process that
 * was replaced can write nothing more. */
void pg_lead(struct pg *db, const char *duty);
/* Whether it leads; tries to if it does not. Only between transactions. */
bool pg_leads(struct ctx *c, struct pg *db) must_check;

/* Start a transaction; BEGIN is sent with the first statement. FAULT_UNAVAILABLE: no connection. */
bool pg_begin(struct ctx *c, struct pg *db) must_check;
/* Make PostgreSQL refuse all writes of this connection, or accept them again (false). Only between transactions. */
void pg_read_only(struct pg *db, bool on);
/* Flush and commit in one round trip. On failure nothing was committed, unless the connection was lost during it: then
 * FAULT_UNAVAILABLE, and only the rows tell. */
bool pg_commit(struct ctx *c, struct pg *db) must_check;
/* Drop what is queued and roll back; safe when no transaction is open. */
void pg_rollback(struct pg *db);
/* Whether the server takes no writes: it was chosen while none did, and can lack the newest commits. */
bool pg_reads_only(const struct pg *db);
/* Whether the last failure was a deadlock, a serialization failure, a row that refers to one which another transaction has
 * removed, or a match that is not what was assumed (QD001), after which the whole transaction can be retried. */
bool pg_should_retry(const struct pg *db);
/* Whether it was the last of these (QD001). */
bool pg_was_stale(const struct pg *db);
/* Fail with FAULT_BUSY because of a lock that this transaction must not wait for, and make pg_should_retry true. */
bool pg_again(struct ctx *c, struct pg *db);

/* Call `send`, which queues statements, before the next statement of this transaction, COMMIT included. `thing` must live
 * as long as the transaction. pg_send_first_drop: do not call it any more; true if it was still to be called. */
typedef void pg_sender(struct ctx *c, struct pg *db, void *thing);
void pg_send_first(struct ctx *c, struct pg *db, pg_sender *send, void *thing);
bool pg_send_first_drop(struct pg *db);

/* Queue a query; pg_flush fills *ret_rows (the pointer must stay valid until then). */
void pg_ask(struct ctx *c, struct pg *db, struct rows **ret_rows, enum query query, const char *format, ...);
/* Queue a statement without reading its answer; the next flush reports a failure. */
void pg_tell(struct ctx *c, struct pg *db, enum query query, const char *format, ...);
/* Check the order of locks as if this query were queued here, without running it: for a query that runs only where some
 * setting is on, so that its transactions are checked (and tested) where it is off, too. */
void pg_suppose(struct pg *db, enum query query);
/* Send what is queued and read every answer. Failures: FAULT_UNAVAILABLE (connection, limits), FAULT_BUSY (a lock or
 * statement exceeded the connection's timeouts), or a constraint: pg_violated. */
bool pg_flush(struct ctx *c, struct pg *db) must_check;
/* Microseconds this connection has waited for answers since it was created: for the log line of a request. */
int64_t pg_spent(const struct pg *db);
/* The name of the constraint that the last failure violated, or NULL. */
const char *pg_violated(const struct pg *db);

/* Queue, flush, check the number of rows. one: exactly one, else FAULT_NOT_FOUND; maybe: none (*ret_rows has count
 * 0) or one; each: any number; run: none, and *ret_changed (can be NULL) is the number of rows changed. */
bool pg_one(struct ctx *c, struct pg *db, struct rows **ret_rows, enum query query, const char *format,
            ...) must_check;
bool pg_maybe(struct ctx *c, struct pg *db, struct rows **ret_rows, enum query query, const char *format,
              ...) must_check;
bool pg_each(struct ctx *c, struct pg *db, struct rows **ret_rows, enum query query, const char *format,
             ...) must_check;
bool pg_run(struct ctx *c, struct pg *db, int64_t *ret_changed, enum query query, const char *format,
            ...) must_check;

/* Run a script of several statements (migrations): simple protocol, inside the caller's transaction. */
bool pg_script(struct ctx *c, struct pg *db, const char *sql) must_check;

/* Read an answer. Columns are found by name; a missing column is a bug. Texts are borrowed from the rows. */
int rows_count(const struct rows *rows);
bool rows_null(const struct rows *rows, int row, const char *column);
const char *rows_text(const struct rows *rows, int row, const char *column); /* NULL for null */
int64_t rows_int(const struct rows *rows, int row, const char *column);      /* 0 for null */
bool rows_bool(const struct rows *rows, int row, const char *column);
/* The index of a text in `words`, which ends with NULL: reads an enum. Any other text is a bug. */
int rows_word(const struct rows *rows, int row, const char *column, const char *const *words);
/* Read "{1,2,3}" into at most `max` numbers; returns how many. */
int rows_ints(const struct rows *rows, int row, const char *column, int64_t *ret_values, int max);
/* The number of rows the statement changed. */
int64_t rows_changed(const struct rows *rows);

/* "{1,2,3}" in the pool: an array parameter. */
const char *pg_ints(struct ctx *c, const int64_t *values, int count);
/* The connection's socket, for the waiter's epoll; -1 when closed. */
int pg_socket(const struct pg *db);
/* The next notification's payload in the pool, NULL when there is none. */
const char *pg_notification(struct ctx *c, struct pg *db);
#endif
