/* ctx.c - see ctx.h. */
#include "base/ctx.h"
#include "base/log.h"
#include <stdlib.h>
#include <string.h>

bool fail(struct ctx *c, enum fault fault, const char *format, ...)
{
    if (c->failure.fault != FAULT_NONE) return false;
    va_list list;
    va_start(list, format);
    c->failure.fault = fault;
    c->failure.detail = pool_print_list(c->pool, format, list);
    va_end(list);
    return false;
}

bool fail_limit(struct ctx *c, enum fault fault, const char *limit_key, int retry_after, const char *detail)
{
    if (c->failure.fault != FAULT_NONE) return false;
    c->failure.limit_key = limit_key;
    c->failure.retry_after = retry_after;
    return fail(c, fault, "%s", detail);
}

void fail_at(struct ctx *c, const char *path, const char *code, const char *hint)
{
    struct failure *f = &c->failure;
    if (f->problem_count == PROBLEMS_MAX) return;
    f->problems[f->problem_count++] = (struct problem){
        .path = pool_copy(c->pool, path), .code = pool_copy(c->pool, code), .hint = pool_copy(c->pool, hint)};
}

void fail_because(struct ctx *c, const char *path, const char *code, const char *hint, const char *reason,
                  struct json_object *params)
{
    struct failure *f = &c->failure;
    int at = f->problem_count;
    fail_at(c, path, code, hint);
    if (f->problem_count == at) return;
    f->problems[at].reason = pool_copy(c->pool, reason);
    f->problems[at].params = params;
}

void forgive(struct ctx *c) { memset(&c->failure, 0, sizeof c->failure); }

void must_failed(const char *claim, const char *file, int line)
{
    log_line(LOG_ERROR, "assertion_failed", "\"claim\":%s,\"file\":\"%s\",\"line\":%d", log_quote(claim),
             file, line);
    abort();
}
