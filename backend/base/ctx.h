/* ctx.h - the context of one unit of work (usually a request): its memory pool, its time, and why it failed.
 *
 * Refused requests and failures of the database or the machine: `return fail(c, FAULT_X, "what was wrong")`.
 * Bugs: must(). */
#ifndef QUAD_CTX_H
#define QUAD_CTX_H
#include "base/fault.h"
#include "base/pool.h"
#include <stdbool.h>
#include <stdint.h>

enum { PROBLEMS_MAX = 64 };

struct work;
struct json_object;

struct problem { /* one error in the request's body */
    const char *path, *code, *hint;
    const char *reason;         /* finer than the code, for those who word it; NULL: none */
    struct json_object *params; /* what the words of the reason name; NULL: nothing */
};

struct failure {
    enum fault fault; /* FAULT_NONE: nothing failed */
    const char *detail;
    const char *limit_key; /* which limit was exceeded, for 429 and 503; else NULL */
    int retry_after;       /* seconds; 0: unknown */
    bool no_room;          /* the database's disk is full */
    int problem_count;
    struct problem problems[PROBLEMS_MAX];
};

struct ctx {
    struct pool *pool;
    int64_t now;   /* time of receipt, microseconds since 1970: for logs and limits, never for deadlines */
    int64_t ticks; /* clock_ticks() at receipt: for the age of the request */
    char request_id[16];
    struct work *work; /* the running unit of work (platform/runtime/transact.h), NULL for none */
    struct failure failure;
};

#define must_check __attribute__((warn_unused_result))

/* Record a failure; always returns false, so that `return fail(...)` fits on one line. Detail: lower case, problem
 * first, no full stop; copied into the pool. Only the first failure is kept. fault_by_code turns a game's own code
 * into a fault. */
bool fail(struct ctx *c, enum fault fault, const char *format, ...) __attribute__((format(printf, 3, 4)));
/* The same for an exceeded limit: its key, and the number of seconds after which to try again. Both texts are kept by
 * reference. */
bool fail_limit(struct ctx *c, enum fault fault, const char *limit_key, int retry_after, const char *detail);
/* Add one error of the body to the failure: path as JSON pointer, code, hint; copied into the pool. At most
 * PROBLEMS_MAX are kept. */
void fail_at(struct ctx *c, const char *path, const char *code, const char *hint);
/* The same with a reason and its params, an object of the pool or NULL. */
void fail_because(struct ctx *c, const char *path, const char *code, const char *hint, const char *reason,
                  struct json_object *params);
/* Clear the failure, for callers that go on with something else. */
void forgive(struct ctx *c);

/* An assertion that also runs in production: when it is false the process logs it and aborts, the transaction rolls
 * back, and the supervisor restarts the process. */
#define must(claim) ((claim) ? (void)0 : must_failed(#claim, __FILE__, __LINE__))
_Noreturn void must_failed(const char *claim, const char *file, int line);
#endif
