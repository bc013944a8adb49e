/* clockd_mail.h - the wrapping file of libcurl: a letter is carried to the mail server. Nobody else includes curl. */
#ifndef QUAD_CLOCKD_MAIL_H
#define QUAD_CLOCKD_MAIL_H
#include "platform/outbox.h"

/* Once per process that sends. */
void carrier_start(void);
/* Hand one letter to QUADRIVIUM_SMTP_URL (smtp:// or smtps://; with a password in it nothing goes over an open line). */
struct delivery carrier_send(struct ctx *c, const struct letter *letter);
#endif
