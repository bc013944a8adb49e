/* ctx.h - what one piece of work carries with it: its pool, its moment, and why it failed.
 *
 * Three kinds of trouble: a refusal or a breakdown is `return fail(c, FAULT_X, "what was wrong")`; a bug is must(). */
#ifndef QUAD_CTX_H
#define QUAD_CTX_H
#include "base/fault.h"
#include "base/pool.h"
#include <stdbool.h>
#include <stdint.h>

enum { PROBLEMS_MAX = 64 };

struct work;

struct problem { /* one faulty place in what was sent */
    const char *path, *code, *hint;
};

struct failure {
    enum fault fault; /* FAULT_NONE: nothing failed */
    const char *detail;
    const char *limit_key; /* 429 and 503: which limit */
    int retry_after;       /* seconds; 0: not said */
    int problem_count;
    struct problem problems[PROBLEMS_MAX];
};

struct ctx {
    struct pool *pool;
    int64_t
        now; /* microseconds since 1970, the moment of receipt; for logs and limits, never for deadlines */
    int64_t ticks; /* clock_ticks() at receipt: for the age of the request */
    char request_id[16];
    struct work *work; /* the unit of work that runs (platform/runtime/transact.h), NULL for none */
    struct failure failure;
};

#define must_check __attribute__((warn_unused_result))

/* Note the failure and return false, so that `return fail(...)` is one line. Detail: lower case, problem first, no
 * full stop. The first failure stays. A game's verdict code of its own is passed through fault_by_code. */
bool fail(struct ctx *c, enum fault fault, const char *format, ...) __attribute__((format(printf, 3, 4)));
/* The same for a limit: which one (`limit_key`) and after how many seconds to come back. */
bool fail_limit(struct ctx *c, enum fault fault, const char *limit_key, int retry_after, const char *detail);
/* Add a place to the failure: path as JSON pointer, code, hint (copied into the pool). */
void fail_at(struct ctx *c, const char *path, const char *code, const char *hint);
/* Forget the failure: for callers that try something else instead. */
void forgive(struct ctx *c);

/* A bug when false: log, abort; the supervisor restarts us and the transaction rolls back. Stays on in production. */
#define must(claim) ((claim) ? (void)0 : must_failed(#claim, __FILE__, __LINE__))
_Noreturn void must_failed(const char *claim, const char *file, int line);
#endif
