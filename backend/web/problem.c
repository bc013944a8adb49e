/* problem.c - see problem.h. */
#include "web/problem.h"
#include "base/log.h"

enum { UNAUTHENTICATED_STATUS = 401, UNAVAILABLE_STATUS = 503, TOO_MANY_STATUS = 429 };

static json_object *places(struct ctx *c)
{
    json_object *list = json_new_array(c);
    for (int i = 0; i < c->failure.problem_count; i++) {
        const struct problem *problem = &c->failure.problems[i];
        json_object *place = json_new_object(c);
        json_add_text(place, "path", problem->path);
        json_add_text(place, "code", problem->code);
        json_add_text(place, "hint", problem->hint);
        if (problem->reason) json_add_text(place, "reason", problem->reason);
        if (problem->params) json_add(place, "params", problem->params);
        json_push(list, place);
    }
    return list;
}

void problem_reply(struct ctx *c, struct reply *rp)
{
    struct failure *failure = &c->failure;
    if (failure->fault == FAULT_NONE) fail(c, FAULT_INTERNAL, "a handler failed without a reason");
    const struct fault_fact *fact = fault_fact(failure->fault);
    bool is_ours = failure->fault == FAULT_INTERNAL;
    if (is_ours)
        log_line(LOG_ERROR, "request_failed", "\"id\":\"%s\",\"why\":%s", c->request_id,
                 log_quote(failure->detail));
    json_object *body = json_new_object(c);
    json_add_text(body, "type", "about:blank");
    json_add_text(body, "title", fact->title);
    json_add_int(body, "status", fact->status);
    json_add_text(body, "code", fact->code);
    json_add_text(body, "detail", is_ours ? "the error was logged under this request id" : failure->detail);
    json_add_text(body, "request_id", c->request_id);
    *rp = (struct reply){.status = 0};
    if (fact->status == UNAVAILABLE_STATUS || fact->status == TOO_MANY_STATUS) {
        json_add_text(body, "limit_key", failure->limit_key ? failure->limit_key : "service");
        int wait = failure->retry_after > 0 ? failure->retry_after : 1;
        json_add_int(body, "retry_after", wait); /* for clients without headers, such as tools */
        reply_header(c, rp, "Retry-After", pool_print(c->pool, "%d", wait));
    }
    if (fact->status == UNAUTHENTICATED_STATUS)
        reply_header(c, rp, "WWW-Authenticate", "Bearer realm=\"quadrivium\"");
    json_add(body, "errors", places(c));
    reply_text(c, rp, fact->status, "application/problem+json", json_text(c, body));
    reply_header(c, rp, "Cache-Control", "no-store");
}
