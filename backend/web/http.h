/* http.h - requests and replies as handlers see them. FastCGI itself stays in main/api_worker.c.
 *
 * A handler is `bool name(struct ctx *, const struct request *, struct reply *)`: true with a reply made, or false
 * with the ctx's failure, which the route layer turns into problem+json. Its preconditions are the columns of
 * routes.def. */
#ifndef QUAD_HTTP_H
#define QUAD_HTTP_H
#include "base/ctx.h"
#include "base/json.h"
#include "platform/account/account.h"
#include "platform/match/audience.h"

struct pg;
struct incoming;

struct person {                      /* the account that sent the request; 0: nobody */
    int64_t account, session, token; /* of session and token one, or none, is not 0 */
    const char *public_id, *name;
    enum account_kind kind;
    unsigned scopes; /* of the access token used; 0: a cookie */
    bool closed;     /* moderators have closed the account: only routes with CLOSED answer it */
};

struct parameter {
    const char *name, *value;
};

struct request {
    struct pg *db; /* WRITE routes: inside the request's transaction; READ routes: none open */
    const char *method, *path, *query_text;
    const char *route; /* the handler's name */
    int route_number;  /* its line in routes.def, -1 for none */
    /* the request as received, for handlers that make another request from it */
    const struct incoming *incoming;
    struct person who;
    /* the match of the path and the sender's relation to it, for routes with ASKS */
    struct audience_facts subject;
    json_object *body; /* an object for routes with a body, else NULL */
    const char *if_none_match, *idempotency_key, *accept, *user_agent, *host, *remote; /* NULL: not sent */
    struct parameter path_parameters[4], query[16];
    int64_t path_numbers[4]; /* the values of parameters of type NUMBER in params.def */
    int path_parameter_count, query_count;
    bool https, is_near; /* is_near: sent from this machine, not through a proxy */
    bool known;          /* it came through KNOWN_DOOR */
};

enum { REPLY_HEADERS_MAX = 12 };
struct reply {
    int status;
    const char *type, *body;
    size_t length;
    struct parameter headers[REPLY_HEADERS_MAX];
    int header_count;
    const char *etag;
    bool pad_timing;     /* send on a time grid, because the duration would reveal a secret */
    bool wrote;          /* the sender's next reads must go to the primary */
    char *session_token; /* the session cookie to set; "": delete the cookie; NULL: leave it */
};

/* The value of {name} in the path; never NULL for names of the route. */
const char *request_part(const struct request *rq, const char *name);
/* The decoded value of a query member, NULL when absent. */
const char *request_query(const struct request *rq, const char *name);
/* An integer query member in [min,max]; absent leaves *ret. FAULT_BAD_REQUEST otherwise. */
bool request_query_int(struct ctx *c, const struct request *rq, const char *name, int64_t min, int64_t max,
                       int64_t *ret) must_check;
/* The language of ?lang=, a tag such as "de"; absent leaves *ret. FAULT_BAD_REQUEST for one that the server does not
 * speak. */
bool request_query_language(struct ctx *c, const struct request *rq, enum language *ret) must_check;
/* The part of a board requested by ?x0=&y0=&x1=&y1=: {"region":[x0,y0,x1,y1]}, including both corners; NULL when
 * absent. FAULT_BAD_REQUEST: not all four, corners swapped, or more than REGION_SIDE_MAX squares a side. */
enum { REGION_SIDE_MAX = 200 };
bool request_query_region(struct ctx *c, const struct request *rq, json_object **ret_window) must_check;
/* The number of {name} in the path, within the range that params.def gives it. */
int64_t request_number(const struct request *rq, const char *name);
/* Check every part of the path against params.def and read its numbers: FAULT_NOT_FOUND when one does not match. The
 * route layer calls it before any handler. */
bool request_parts_fit(struct ctx *c, struct request *rq) must_check;
/* Refuse query members not named (ends with NULL). */
bool request_query_only(struct ctx *c, const struct request *rq, ...) __attribute__((sentinel)) must_check;

/* Read the body of at most `limit` bytes as an object: JSON, or a form. FAULT_UNSUPPORTED_MEDIA_TYPE when it is neither,
 * FAULT_TOO_LARGE when it is longer, FAULT_MALFORMED or FAULT_BAD_REQUEST when it is no object. The body of a DELETE is
 * optional: an empty object then. */
bool request_read_body(struct ctx *c, const struct incoming *in, size_t limit, bool form,
                       json_object **ret_body) must_check;

/* Its sender, for what concerns accounts; the texts are borrowed. */
struct visitor request_visitor(const struct request *rq);
/* Whether the request can change something: its method is neither GET nor HEAD. */
bool request_is_write(const struct request *rq);
/* Whether it is a POST whose answer is stored under its Idempotency-Key, so that a repetition changes nothing. */
bool request_is_idempotent_post(const struct request *rq);

/* Replies; all return true, so that `return reply_json(...)` ends a handler. Cache-Control is "private, no-cache"
 * unless set. */
bool reply_json(struct ctx *c, struct reply *rp, int status, json_object *body);
/* Whether the client accepts a list as lines, see reply_list. */
bool request_wants_lines(const struct request *rq);
/* A list {"items","next"}; a client that accepts application/x-ndjson gets one item a line and
 * {"type":"end","count":N,"next":cursor|null} last. */
bool reply_list(struct ctx *c, const struct request *rq, struct reply *rp, json_object *list);
bool reply_text(struct ctx *c, struct reply *rp, int status, const char *type, const char *text);
bool reply_bytes(struct reply *rp, int status, const char *type, const char *bytes, size_t length);
bool reply_empty(struct reply *rp, int status);
void reply_header(struct ctx *c, struct reply *rp, const char *name, const char *value);
/* The strong ETag (without quotes); when If-None-Match fits, the route layer answers 304 without body. */
void reply_etag(struct ctx *c, struct reply *rp, const char *etag);
/* Whether If-None-Match has this etag: then the handler can reply_empty(rp, 304) without rendering. */
bool request_has_etag(const struct request *rq, const char *etag);
#define KNOWN_DOOR "/_known" /* path prefix of requests for which nginx passes credentials */
/* Ask nginx to repeat the request with credentials: it requests answers that are the same for nearly everybody without
 * them first, so that it can cache them. */
bool reply_known(struct ctx *c, const struct request *rq, struct reply *rp);
/* Park the request with the waiter: `key` is m.<match>.<viewer>, c.<match>.<viewer> (its messages) or a.<account>;
 * it comes back as the same URL with wait=0 when the key's number is no longer <= seq (a.: no longer equal) or after
 * `seconds`. */
bool reply_wait(struct ctx *c, const struct request *rq, struct reply *rp, const char *key, uint32_t seq,
                int seconds);
#endif
