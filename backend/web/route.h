/* route.h - the way from a request's bytes to a handler and back. FastCGI itself stays in main/api.c.
 *
 * routes.def lists all routes. Its columns are preconditions, so that handlers start with them met:
 * who  ANYONE (a session is known when there is one) · ACCOUNT, SEAT (401 without one; the seat itself is the
 * handler's) body the most bytes a body may have; 0: none is read. A body is an object of JSON
 * db   NONE · READ (connection, no transaction) · WRITE (the handler runs inside transact())
 * The other columns, and those that few routes have, are told in routes.def. No code compares handlers or their
 * names. */
#ifndef QUAD_ROUTE_H
#define QUAD_ROUTE_H
#include "web/http.h"

struct incoming { /* texts may be NULL or ""; they live until the reply is made */
    const char *method, *path, *query, *content_type, *content_length;
    const char *host, *origin, *fetch_site, *cookie, *authorization, *accept;
    const char *if_none_match, *idempotency_key, *user_agent, *remote;
    const char *mcp_version, *mcp_method, *mcp_name; /* headers of the Model Context Protocol */
    bool https, is_near; /* is_near: asked from this machine, through no front server */
    size_t (*read)(void *from, char *bytes, size_t max); /* body bytes, 0 at its end */
    void *from;
};

struct outgoing {
    const char *bytes; /* head and body as FastCGI wants them, in the pool */
    size_t length;
    int status;
    const char *route; /* the handler's name, "none" when no route fits */
    bool pad_timing;   /* it leaves on a grid of time */
};

/* Answer one request: never fails, a failure is an answer too. `db` is used by routes that need it. */
void route_answer(struct ctx *c, struct pg *db, const struct incoming *in, struct outgoing *ret);

/* Answer a request that a handler makes for the one who asked it, through the same checks: outside of any
 * transaction. A failure is a reply too; the ctx's stays and is the handler's to forgive. */
void route_within(struct ctx *c, struct pg *db, const struct incoming *in, struct reply *ret);

/* A handler, as routes.def names it. */
typedef bool route_handler(struct ctx *, const struct request *, struct reply *);
#define ROUTE(method, path, handler, ...) route_handler handler;
#include "web/routes.def"
#undef ROUTE
#endif
