/* mail_queue.h - queues news for people who are away, in the transaction that causes them: mails, notifications of their
 * browsers, calls of their webhooks. Mail is off unless QUADRIVIUM_SMTP_URL, QUADRIVIUM_MAIL_FROM and
 * QUADRIVIUM_PUBLIC_URL are set; notifications and webhooks need only the last, because they contain links. */
#ifndef QUAD_MAIL_QUEUE_H
#define QUAD_MAIL_QUEUE_H
#include "base/ctx.h"

struct pg;
struct rows;

/* Bits, as stored. */
enum mail_kind { MAIL_TURNS = 1, MAIL_OFFERS = 2, MAIL_TALK = 4, MAIL_USUAL = MAIL_TURNS | MAIL_OFFERS };

/* The word in webhooks and notifications for a call of calls_take or calls_of (store/endpoint.h). */
const char *notice_word(const struct rows *r, int i);

/* Whether mail is configured. */
bool mail_queue_is_on(void);
/* Whether notifications and webhooks are configured. */
bool notices_are_on(void);
/* Queue news of that kind for these seats (bits), as far as their players want it. Does nothing without seats:
 * callers that hold the match pass those in match.mailed, so that no statement runs where nobody wants mail, or else
 * call mail_queue_suppose. After the last match that the transaction locks, because mail comes after matches in the
 * order of locks, which is checked even where mail is off. */
void mail_queue_add(struct ctx *c, struct pg *db, int64_t match, uint32_t seats, enum mail_kind kind);
/* Queue news, of the kind MAIL_OFFERS, for an account that is invited to a lobby. */
void mail_queue_invite(struct ctx *c, struct pg *db, int64_t account, int64_t lobby);
/* Queue news, of the kind MAIL_TALK, for an account that another person has written to. */
void mail_queue_write(struct ctx *c, struct pg *db, int64_t account);
/* Check the order of locks as mail_queue_add does, and queue nothing. */
void mail_queue_suppose(struct pg *db);
/* Queue, for players who do not order soon, news about these new matches, mail so early that most of `patience_s` is left
 * then. After the last match that the transaction starts, because mail comes after matches in the order of locks. */
void mail_queue_start(struct ctx *c, struct pg *db, const int64_t *matches, int count, int64_t patience_s);
#endif
