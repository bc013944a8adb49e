/* clockd_mail.h - the only file that uses libcurl: sending a letter to the mail server. */
#ifndef QUAD_CLOCKD_MAIL_H
#define QUAD_CLOCKD_MAIL_H
#include "platform/read/outbox.h"

/* Once per process that sends. */
void smtp_start(void);
/* Hand one letter to QUADRIVIUM_SMTP_URL (smtp:// or smtps://; with a password in it nothing goes over an open
 * line). */
struct delivery smtp_send(struct ctx *c, const struct letter *letter);
#endif
