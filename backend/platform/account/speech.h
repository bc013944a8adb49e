/* speech.h - what one person can say to others, in a match or directly: how long, how often, and whether moderators have
 * muted them. */
#ifndef QUAD_SPEECH_H
#define QUAD_SPEECH_H
#include "base/ctx.h"

struct pg;
enum { MESSAGE_BYTES = 8000 /* 2000 characters */ };
#define SPEECH_DIRECT \
    "messages.day" /* the limit by which messages to other people are counted, deleted ones included */

/* Check a message of the account: its text has a visible character and at most 2000, its author is not muted, and has not
 * sent too many. FAULT_BAD_REQUEST, FAULT_MUTED, FAULT_TOO_MANY_REQUESTS (messages.account, messages.newcomer). */
bool speech_fits(struct ctx *c, struct pg *db, int64_t account, const char *text) must_check;
#endif
