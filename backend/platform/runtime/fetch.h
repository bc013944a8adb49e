/* fetch.h - asks a server that the operator has chosen, and waits for its answer: only for routes whose workers do
 * nothing else (CALLING in web/routes.def). Time and size are limited, no redirection and no proxy is followed. */
#ifndef QUAD_FETCH_H
#define QUAD_FETCH_H
#include "base/ctx.h"

enum { FETCH_MAX = 128 * 1024 };

struct fetch {
    const char *url;
    const char *form;          /* posted as application/x-www-form-urlencoded; NULL: a GET */
    const char *authorization; /* the value of the header; NULL: none */
    const char *home;          /* an address of the server that the operator has named */
};

/* Whether an address can be called: https, or http to this machine or to what QUADRIVIUM_OUTGOING_ALLOW lists; without a
 * user or a fragment. */
bool fetch_can(const char *url);
/* Ask. *ret_status is what it answered, *ret_text the body in the pool. A host other than that of `home` must have a public
 * address (base/address.h) or be listed. FAULT_PROVIDER_DOWN, with the reason: no answer in time, a longer one than
 * FETCH_MAX, no connection, a wrong certificate. */
bool fetch(struct ctx *c, const struct fetch *what, long *ret_status, const char **ret_text) must_check;
/* The text as a part of a form: letters, digits and -._~ stay, everything else becomes %XX. In the pool. */
const char *fetch_escape(struct ctx *c, const char *text);
#endif
