/* pg.c - see pg.h, which names the files that know libpq. */
#include "store/pg.h"
#include "store/pg_pipeline.h"
#include "store/rows.h"
#include "base/clock.h"
#include <stdarg.h>
#include <stdlib.h>

/* Connection */

struct pg *pg_new(const char *url, enum patience patience)
{
    struct pool *pool = pool_new();
    struct pg *db = pool_take(pool, sizeof *db);
    if (!url) url = getenv("QUADRIVIUM_DATABASE_URL");
    db->pool = pool;
    db->url = pool_copy(pool, url ? url : "");
    db->patience = patience;
    return db;
}

void pg_close(struct pg *db)
{
    pg_pipeline_close(db);
    pool_drop(db->pool);
}

void pg_lead(struct pg *db, const char *duty)
{
    pg_pipeline_close(db);
    db->duty = duty;
}

bool pg_leads(struct ctx *c, struct pg *db)
{
    if (pg_pipeline_ready(c, db)) return true;
    forgive(c);
    return false;
}

/* Transactions */

bool pg_begin(struct ctx *c, struct pg *db)
{
    if (!pg_pipeline_ready(c, db)) return false;
    pg_pipeline_send_word(c, db, WORD_BEGIN);
    db->begun = true;
    db->order = (struct pg_order){.held = 0};
    db->first = NULL;
    if (db->read_only) pg_pipeline_send_word(c, db, WORD_READ_ONLY);
    return true;
}

void pg_read_only(struct pg *db, bool on) { db->read_only = on; }

bool pg_commit(struct ctx *c, struct pg *db)
{
    if (!db->begun) return pg_flush(c, db);
    pg_pipeline_send_first(c, db);
    pg_pipeline_send_word(c, db, WORD_COMMIT);
    db->committing = true;
    bool fine = pg_flush(c, db);
    db->committing = false;
    if (fine) db->begun = false;
    else pg_rollback(db);
    db->order = (struct pg_order){.held = 0};
    return fine;
}

void pg_rollback(struct pg *db)
{
    db->first = NULL;
    if (!db->begun && !db->unsynced) return;
    struct pool *pool = pool_new();
    struct ctx scratch = {.pool = pool}; /* a failure here must not replace the reason for rolling back */
    bool retry = db->retry, stale = db->stale, violated = db->has_violated;
    for (int i = 0; i < db->queued; i++) db->queue[i].slot = NULL;
    if (db->connection && pg_flush(&scratch, db)) forgive(&scratch);
    pg_pipeline_send_word(&scratch, db, WORD_ROLLBACK);
    if (!pg_flush(&scratch, db)) pg_pipeline_close(db);
    db->begun = false;
    db->order = (struct pg_order){.held = 0};
    db->retry = retry;
    db->stale = stale;
    db->has_violated = violated;
    pool_drop(pool);
}

void pg_send_first(struct ctx *c, struct pg *db, pg_sender *send, void *thing)
{
    pg_pipeline_send_first(c, db);
    db->first = send;
    db->first_thing = thing;
}

bool pg_send_first_drop(struct pg *db)
{
    bool was_due = db->first;
    db->first = NULL;
    return was_due;
}

bool pg_reads_only(const struct pg *db) { return db->reads_only; }
bool pg_should_retry(const struct pg *db) { return db->retry; }
bool pg_was_stale(const struct pg *db) { return db->stale; }

bool pg_again(struct ctx *c, struct pg *db)
{
    db->retry = true;
    return fail_limit(c, FAULT_BUSY, "database", 1,
                      "another request is changing the same thing; try again in a moment");
}

const char *pg_violated(const struct pg *db) { return db->has_violated ? db->violated : NULL; }

/* Verbs */

bool pg_flush(struct ctx *c, struct pg *db)
{
    if (!db->unsynced) return pg_pipeline_flush(c, db);
    int64_t begun = clock_ticks();
    bool fine = pg_pipeline_flush(c, db);
    db->spent += clock_ticks() - begun;
    return fine;
}

int64_t pg_spent(const struct pg *db) { return db->spent; }

#define WITH_LIST(call)         \
    do {                        \
        va_list list;           \
        va_start(list, format); \
        call;                   \
        va_end(list);           \
    } while (0)

void pg_ask(struct ctx *c, struct pg *db, struct rows **ret_rows, enum query query, const char *format, ...)
{
    WITH_LIST(pg_pipeline_send(c, db, ret_rows, query, format, list));
}

void pg_tell(struct ctx *c, struct pg *db, enum query query, const char *format, ...)
{
    WITH_LIST(pg_pipeline_send(c, db, NULL, query, format, list));
}

bool pg_one(struct ctx *c, struct pg *db, struct rows **ret_rows, enum query query, const char *format, ...)
{
    struct rows *rows;
    WITH_LIST(pg_pipeline_send(c, db, &rows, query, format, list));
    if (!pg_flush(c, db)) return false;
    must(rows);
    if (rows_count(rows) == 0) return fail(c, FAULT_NOT_FOUND, "not found");
    must(rows_count(rows) == 1);
    *ret_rows = rows;
    return true;
}

bool pg_maybe(struct ctx *c, struct pg *db, struct rows **ret_rows, enum query query, const char *format, ...)
{
    struct rows *rows;
    WITH_LIST(pg_pipeline_send(c, db, &rows, query, format, list));
    if (!pg_flush(c, db)) return false;
    must(rows && rows_count(rows) <= 1);
    *ret_rows = rows;
    return true;
}

bool pg_each(struct ctx *c, struct pg *db, struct rows **ret_rows, enum query query, const char *format, ...)
{
    struct rows *rows;
    WITH_LIST(pg_pipeline_send(c, db, &rows, query, format, list));
    if (!pg_flush(c, db)) return false;
    *ret_rows = rows;
    return true;
}

bool pg_run(struct ctx *c, struct pg *db, int64_t *ret_changed, enum query query, const char *format, ...)
{
    struct rows *rows;
    WITH_LIST(pg_pipeline_send(c, db, &rows, query, format, list));
    if (!pg_flush(c, db)) return false;
    must(rows);
    if (ret_changed) *ret_changed = rows_changed(rows);
    return true;
}

bool pg_script(struct ctx *c, struct pg *db, const char *sql)
{
    if (!pg_pipeline_ready(c, db) || !pg_flush(c, db)) return false;
    must(PQexitPipelineMode(db->connection) == 1);
    PGresult *result = PQexec(db->connection, sql);
    ExecStatusType status = PQresultStatus(result);
    bool fine = status == PGRES_COMMAND_OK || status == PGRES_TUPLES_OK;
    if (!fine) fail(c, FAULT_INTERNAL, "%s", PQresultErrorMessage(result));
    PQclear(result);
    must(PQenterPipelineMode(db->connection) == 1);
    return fine;
}

int pg_socket(const struct pg *db) { return db->connection ? PQsocket(db->connection) : -1; }

static void free_notification(void *notification) { PQfreemem(notification); }

const char *pg_notification(struct ctx *c, struct pg *db)
{
    if (!db->connection || PQconsumeInput(db->connection) != 1) {
        pg_pipeline_close(db);
        return NULL;
    }
    PGnotify *notification = PQnotifies(db->connection);
    if (!notification) return NULL;
    pool_defer(c->pool, free_notification, notification);
    return notification->extra;
}
