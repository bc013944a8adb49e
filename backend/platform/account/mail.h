/* mail.h - mail settings of an account: address, confirmation, kinds. Letters are queued by mail_queue.h and written by
 * outbox.h. */
#ifndef QUAD_MAIL_H
#define QUAD_MAIL_H
#include "base/json.h"
#include "platform/account/mail_queue.h"

struct mail_wish {
    const char *address; /* NULL: as it is */
    int kinds;           /* -1: as they are */
    const char *remote;  /* where the request came from, for the limits */
};

/* {"available","address","confirmed","kinds":{"turns","offers","talk"},"last":{"kind","created_at","sent_at","failed_at",
 * "attempts","error"}|null}. */
bool mail_read(struct ctx *c, struct pg *db, int64_t account, json_object **ret_mail) must_check;
/* A new address (asked to confirm; FAULT_BAD_ADDRESS, FAULT_TOO_MANY_REQUESTS: letters that ask for it are limited
 * by account, by network, by mailbox and in all, whether or not the address is known here) and other kinds.
 * FAULT_MAIL_OFF. Own transactions. */
bool mail_change(struct ctx *c, struct pg *db, int64_t account, const struct mail_wish *wish) must_check;
/* No mail any more. Inside a transaction. */
bool mail_stop(struct ctx *c, struct pg *db, int64_t account) must_check;
/* By the codes in letters: confirm the address, stop all letters. FAULT_NOT_FOUND. Inside a transaction. */
bool mail_confirm(struct ctx *c, struct pg *db, const char *code) must_check;
bool mail_stop_by(struct ctx *c, struct pg *db, const char *code) must_check;
#endif
