/* route.h - the way from a request's bytes to a handler and back. FastCGI itself stays in main/api_worker.c.
 *
 * routes.def lists all routes. Its columns are preconditions, which hold when a handler starts:
 *   who   ANYONE (the session is known when there is one) · ACCOUNT, SEAT (401 without one; the handler checks the
 *   seat)
 *   body  the maximum size of the body in bytes; 0: none is read. A body is a JSON object
 *   db    NONE · READ (connection, no transaction) · WRITE (the handler runs inside transact())
 * routes.def explains the other columns. No code compares handlers or their names. */
#ifndef QUAD_ROUTE_H
#define QUAD_ROUTE_H
#include "web/http.h"

struct incoming { /* texts can be NULL or ""; they are valid until the reply is made */
    const char *method, *path, *query, *content_type, *content_length;
    const char *host, *origin, *fetch_site, *cookie, *authorization, *accept;
    const char *if_none_match, *idempotency_key, *user_agent, *remote;
    const char *mcp_version, *mcp_method, *mcp_name; /* headers of the Model Context Protocol */
    /* how many seconds nginx has had the request, if it would send it again; NULL: it would not */
    const char *held;
    bool https, is_near; /* is_near: sent from this machine, not through a proxy */
    size_t (*read)(void *from, char *bytes, size_t max); /* reads bytes of the body, 0 at its end */
    void *from;
    struct pg *replica; /* for reads that can be two seconds old, NULL for none */
};

struct outgoing {
    const char *bytes; /* head and body as FastCGI wants them, in the pool */
    size_t length;
    int status;
    const char *route; /* the handler's name, "none" when no route matches */
    int route_number;  /* its line in routes.def, -1 for none */
    bool pad_timing;   /* send on a time grid */
};

/* Answer one request. Never fails: failures become problem replies. `db` is used by routes that need it. */
void route_answer(struct ctx *c, struct pg *db, const struct incoming *in, struct outgoing *ret);

/* Answer a request that a handler makes on behalf of its sender, with all the usual checks; outside of any
 * transaction. A failure becomes a reply and also stays in the ctx, where the handler clears it. */
void route_within(struct ctx *c, struct pg *db, const struct incoming *in, struct reply *ret);

/* The name of a line of routes.def; NULL after the last. */
const char *route_name(int number);

/* A handler, as routes.def names it. */
typedef bool route_handler(struct ctx *, const struct request *, struct reply *);
#define ROUTE(method, path, handler, ...) route_handler handler;
#include "web/routes.def"
#undef ROUTE
#endif
