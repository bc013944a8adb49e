/* pg.h - PostgreSQL in few verbs. The only header that speaks of connections; pg.c and rows.c alone know libpq.
 *
 * SQL lives in sql/queries/ (generated enum: `-- name: match_lock` becomes MATCH_LOCK). The connection is always in
 * libpq's pipeline mode: pg_ask and pg_tell only queue, pg_flush sends all and reads the answers in one round trip,
 * and BEGIN and COMMIT travel with their neighbours. Any number may be queued: when the queue is full, the answers
 * so far are read on the way, without ending the transaction; a failure among them is reported by the flush.
 * Statements are prepared on first use.
 *
 * Parameters follow a format, one letter each: t text (NULL pointer: null) · i int64_t · n int64_t by pointer (NULL:
 * null) · b bool (as int) · h bytes (const void *, size_t). Arrays go as text ("{1,2}"). */
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

/* How long a connection waits: for a lock, for one statement, and how long it may think inside a transaction before
 * the database ends it (what it holds, others wait for). pg.c has the figures. */
enum patience {
    PATIENCE_REQUEST, /* somebody waits for the answer */
    PATIENCE_CLOCK,   /* everybody's deadlines wait: what is held is passed over */
    PATIENCE_WORK,    /* bots, pairing, letters: tried again a moment later */
    PATIENCE_TOOL     /* `quad`: as long as it takes, but for locks */
};

/* A connection to QUADRIVIUM_DATABASE_URL (or `url`), opened at first use and again whenever it was lost. Never
 * NULL. */
struct pg *pg_new(const char *url, enum patience patience);
void pg_close(struct pg *db);

/* Start a transaction: queued, travels with the first statement. Failure: FAULT_UNAVAILABLE, no connection. */
bool pg_begin(struct ctx *c, struct pg *db) must_check;
/* From now on PostgreSQL refuses every write of this connection, or (false) takes them again. Changed between
 * transactions only. */
void pg_read_only(struct pg *db, bool on);
/* Flush and commit in one round trip; on failure nothing was kept unless the connection was lost in the middle. */
bool pg_commit(struct ctx *c, struct pg *db) must_check;
/* Forget what is queued and roll back; safe when nothing is open. */
void pg_rollback(struct pg *db);
/* The last failure was a deadlock or serialization failure: run the whole transaction again (at most 3 times). */
bool pg_should_retry(const struct pg *db);
/* Somebody else holds what this transaction must not wait for: FAULT_BUSY, and let pg_should_retry say that it is to
 * be run again. */
bool pg_again(struct ctx *c, struct pg *db);

/* Queue a question; *ret_rows is filled by pg_flush (its address must stay valid until then). */
void pg_ask(struct ctx *c, struct pg *db, struct rows **ret_rows, enum query query, const char *format, ...);
/* Queue a statement whose answer nobody needs; a failure shows at the next flush. */
void pg_tell(struct ctx *c, struct pg *db, enum query query, const char *format, ...);
/* Send what is queued, read every answer. Failures: FAULT_UNAVAILABLE (connection, limits), FAULT_BUSY (waited
 * longer than the connection's patience for a lock or a statement), or a constraint: pg_violated. */
bool pg_flush(struct ctx *c, struct pg *db) must_check;
/* Microseconds this connection has waited for answers since it was made: for the log line of a request. */
int64_t pg_spent(const struct pg *db);
/* The name of the constraint the last failure violated, or NULL. */
const char *pg_violated(const struct pg *db);

/* Queue, flush, check the shape. one: exactly one row, else FAULT_NOT_FOUND; maybe: none (*ret_rows has count 0) or
 * one; each: any number; run: no rows wanted, *ret_changed (may be NULL) gets the number of rows changed. */
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

/* Reading an answer. Columns by name; a missing column is a bug. Texts are borrowed from the rows. */
int rows_count(const struct rows *rows);
bool rows_null(const struct rows *rows, int row, const char *column);
const char *rows_text(const struct rows *rows, int row, const char *column); /* NULL for null */
int64_t rows_int(const struct rows *rows, int row, const char *column);      /* 0 for null */
bool rows_bool(const struct rows *rows, int row, const char *column);
/* The place of a text among words that NULL ends: an enum, as the table writes it. A text that is none of them is a
 * bug. */
int rows_word(const struct rows *rows, int row, const char *column, const char *const *words);
/* "{1,2,3}" into at most `max` numbers; gives how many. */
int rows_ints(const struct rows *rows, int row, const char *column, int64_t *ret_values, int max);
/* How many rows the statement changed. */
int64_t rows_changed(const struct rows *rows);

/* "{1,2,3}" in the pool: an array parameter. */
const char *pg_ints(struct ctx *c, const int64_t *values, int count);
/* For the waiter: the connection's socket for epoll (-1 when closed). Moments travel as microseconds: us() and
 * at_us() in SQL. */
int pg_socket(const struct pg *db);
/* The next notification's payload in the pool, NULL when there is none. */
const char *pg_notification(struct ctx *c, struct pg *db);
#endif
