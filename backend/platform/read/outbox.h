/* outbox.h - claims queued mails, writes their text and records their delivery. The caller sends them: the platform
 * has no SMTP. */
#ifndef QUAD_OUTBOX_H
#define QUAD_OUTBOX_H
#include "base/ctx.h"

struct pg;

struct letter {
    int64_t id;
    const char *to, *text; /* text: headers and body, lines ending with CRLF; NULL: no longer needed */
};

/* The result of a delivery attempt. */
struct delivery {
    bool sent, final; /* final: it failed and must not be repeated */
    const char *error;
};

/* Claim the next mail that is due and write it; *ret_found false when there is none. Own transactions. */
bool outbox_claim(struct ctx *c, struct pg *db, struct letter *ret, bool *ret_found) must_check;
/* Record the result. Own transaction. */
bool outbox_mark(struct ctx *c, struct pg *db, const struct letter *letter,
                 const struct delivery *got) must_check;
#endif
