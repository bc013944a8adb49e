/* outbox.h - claiming, writing and marking queued letters. The caller sends them: this floor does not speak SMTP. */
#ifndef QUAD_OUTBOX_H
#define QUAD_OUTBOX_H
#include "base/ctx.h"

struct pg;

struct letter {
    int64_t id;
    const char *to, *text; /* text: headers and body, lines ending with CRLF; NULL: nothing is left to say */
};

/* What became of a try. */
struct delivery {
    bool sent, final; /* final: a try that did not work and need not be repeated */
    const char *error;
};

/* Claim the next letter that is due and write it; *ret_found false when there is none. Own transactions. */
bool outbox_claim(struct ctx *c, struct pg *db, struct letter *ret, bool *ret_found) must_check;
/* Note what became of it. Own transaction. */
bool outbox_mark(struct ctx *c, struct pg *db, const struct letter *letter,
                 const struct delivery *got) must_check;
#endif
