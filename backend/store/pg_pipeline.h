/* pg_pipeline.h - one connection in libpq's pipeline mode: connecting, sending statements, reading their answers. pg.c makes
 * transactions and the verbs of pg.h of it; nobody else uses it. */
#ifndef QUAD_PG_PIPELINE_H
#define QUAD_PG_PIPELINE_H
#include "store/pg.h"
#include "store/pg_order.h"
#include <libpq-fe.h>
#include <stdarg.h>

enum { QUEUE_MAX = 64 };

struct waiting {
    struct rows **slot;
    const char *label;
    bool prepares;
};

/* Statements without parameters that begin, end or restrict a transaction. */
enum pg_word { WORD_BEGIN, WORD_COMMIT, WORD_ROLLBACK, WORD_READ_ONLY, WORD_COUNT };

struct pg {
    struct pool *pool; /* holds this struct */
    const char *url;
    enum patience patience;
    PGconn *connection;
    const char *duty; /* the lock this connection must hold to work, NULL for none */
    bool leads;       /* it holds that lock */
    bool reads_only;  /* the server takes no writes: one that does is looked for again and again */
    int64_t connected_at, barred_to; /* by clock_ticks(); no attempt to connect before `barred_to` */
    bool prepared[QUERY_COUNT], prepared_words[WORD_COUNT];
    bool begun, broken, retry, stale, has_violated, read_only;
    bool refused; /* a statement of this request found no server, so the next ones are not sent either */
    bool committing, doubtful; /* doubtful: a commit may be lost although the server reported success */
    char violated[64];
    struct waiting queue[QUEUE_MAX]; /* answers to come, in the order of sending */
    int queued;
    bool unsynced;             /* statements were sent since the last synchronization point */
    PGresult *failure;         /* the first failure since then, reported by the next flush */
    const char *failure_label; /* the statement that failed */
    int64_t spent;             /* microseconds waited for the database so far */
    struct pg_order order;     /* what this transaction has locked */
    pg_sender *first;          /* to be called before the next statement, NULL for none */
    void *first_thing;
};

/* Whether it is connected and can work; connects first if need be. FAULT_UNAVAILABLE. */
bool pg_pipeline_ready(struct ctx *c, struct pg *db) must_check;
/* Close the connection, and with it the transaction and what is queued. */
void pg_pipeline_close(struct pg *db);
/* Queue a query with parameters as pg.h describes them. `slot`: where the flush puts the rows, NULL for nowhere. */
void pg_pipeline_send(struct ctx *c, struct pg *db, struct rows **slot, enum query query, const char *format,
                      va_list list);
/* Queue a statement of the transaction; nothing when there is no connection. */
void pg_pipeline_send_word(struct ctx *c, struct pg *db, enum pg_word word);
/* Send what pg_send_first announced, if anything. */
void pg_pipeline_send_first(struct ctx *c, struct pg *db);
/* Send what is queued and read all answers. False: the first failure, in the ctx; after a lost connection the transaction
 * is gone. */
bool pg_pipeline_flush(struct ctx *c, struct pg *db) must_check;
#endif
