/* dispatch.h - claims queued calls of endpoints, writes what they say and records their results. The caller makes them:
 * the platform has no HTTP client. */
#ifndef QUAD_DISPATCH_H
#define QUAD_DISPATCH_H
#include "base/ctx.h"
#include "store/endpoint.h"

enum { DISPATCH_CALLS = 32 };

/* What is to be recorded about a claim later. */
struct dispatch {
    enum endpoint_kind kind;
    int64_t endpoint, account, calls[DISPATCH_CALLS];
    int count;     /* a browser's calls go together, as one notification */
    bool is_last;  /* a failure of this attempt is for good */
    bool is_known; /* the endpoint took the call before */
};

struct notice {
    struct endpoint_row to;
    const char *id,
        *body; /* JSON; body NULL: nothing is to be sent, and nothing to be recorded. id: of a webhook's call */
};

/* The result of an attempt. */
enum dispatch_end {
    DISPATCH_TAKEN,
    DISPATCH_FAILED,  /* to be repeated, later each time */
    DISPATCH_REFUSED, /* must not be repeated */
    DISPATCH_GONE     /* the browser is gone: nothing is sent there any more */
};
struct dispatch_result {
    enum dispatch_end end;
    const char *error; /* for its owner to read */
};

/* Claim an endpoint that has a call due (`known`: only one that took the call before) and write the notice; *ret_found
 * false when there is none. Own transactions. */
bool dispatch_claim(struct ctx *c, struct pg *db, enum endpoint_kind kind, bool known, struct dispatch *ret,
                    struct notice *ret_notice, bool *ret_found) must_check;
/* Record the result. When no browser of an account can be reached any more, mail takes over. Own transaction. */
bool dispatch_mark(struct ctx *c, struct pg *db, const struct dispatch *dispatch,
                   const struct dispatch_result *result) must_check;
/* Make `key` that of the arena, unless there is another; *ret_fits whether it is now. Own transaction. */
bool dispatch_key(struct ctx *c, struct pg *db, const unsigned char key[PUSH_PEER],
                  bool *ret_fits) must_check;
/* Whether the arena has a key. */
bool dispatch_key_exists(struct ctx *c, struct pg *db, bool *ret) must_check;
#endif
