/* mail.h - mail settings of an account: address, confirmation, kinds. mail_queue.h queues mails, outbox.h writes
 * them. */
#ifndef QUAD_MAIL_H
#define QUAD_MAIL_H
#include "base/json.h"
#include "platform/account/account.h"
#include "platform/account/mail_queue.h"

struct mail_wish {
    const char *address; /* NULL: unchanged */
    int kinds;           /* -1: unchanged */
    const char *remote;  /* the client's address, for the limits */
};

/* {"available","address","confirmed","kinds":{"turns","offers","talk"},
 *  "last":{"kind","created_at","sent_at","failed_at","attempts","error"}|null}. */
bool mail_read(struct ctx *c, struct pg *db, int64_t account, json_object **ret_mail) must_check;
/* Set a new address, which is then asked to confirm, and the kinds. Confirmation mails are limited by account, network,
 * mailbox and in total, whether or not the address is known. FAULT_BAD_ADDRESS, FAULT_TOO_MANY_REQUESTS,
 * FAULT_MAIL_OFF. Own transactions. */
bool mail_change(struct ctx *c, struct pg *db, const struct visitor *owner,
                 const struct mail_wish *wish) must_check;
/* Remove the address, so that no more mail is sent. Inside a transaction. */
bool mail_stop(struct ctx *c, struct pg *db, int64_t account) must_check;
/* With a code from a mail: confirm the address, or stop all mail. FAULT_NOT_FOUND. Inside a transaction. */
bool mail_confirm(struct ctx *c, struct pg *db, const char *code) must_check;
bool mail_stop_by(struct ctx *c, struct pg *db, const char *code) must_check;
#endif
