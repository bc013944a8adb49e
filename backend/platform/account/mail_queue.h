/* mail_queue.h - queueing letters, in the transaction that gives cause for one. Off unless QUADRIVIUM_SMTP_URL,
 * QUADRIVIUM_MAIL_FROM and QUADRIVIUM_PUBLIC_URL are set. */
#ifndef QUAD_MAIL_QUEUE_H
#define QUAD_MAIL_QUEUE_H
#include "base/ctx.h"

struct pg;

/* Bits, as stored. */
enum mail_kind { MAIL_TURNS = 1, MAIL_OFFERS = 2, MAIL_TALK = 4, MAIL_USUAL = MAIL_TURNS | MAIL_OFFERS };

/* Is mail sent here at all? */
bool mail_queue_is_on(void);
/* Queue: these seats (bits) have cause for a letter, if their people want any of that kind. Nothing when there are
 * none: callers who hold the match give those marked in match.mailed, so that where nobody wants mail no statement
 * is run. */
void mail_queue_add(struct ctx *c, struct pg *db, int64_t match, uint32_t seats, enum mail_kind kind);
#endif
