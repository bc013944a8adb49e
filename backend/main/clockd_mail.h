/* clockd_mail.h - the only user of libcurl: sends mails to the mail server. */
#ifndef QUAD_CLOCKD_MAIL_H
#define QUAD_CLOCKD_MAIL_H
#include "platform/read/outbox.h"

/* Call once per process that sends mail. */
void smtp_start(void);
/* Send one mail to QUADRIVIUM_SMTP_URL (smtp:// or smtps://). When the URL has a password, only over an encrypted
 * connection. */
struct delivery smtp_send(struct ctx *c, const struct letter *letter);
#endif
