/* mail.h - rows of mail addresses and of queued mails (letters). Stores no texts of mails, and only hashes of codes.
 * Texts and hashes are borrowed until the next flush. */
#ifndef QUAD_STORE_MAIL_H
#define QUAD_STORE_MAIL_H
#include "store/words.h"

enum { MAIL_HASH = 32 };

struct letter_row {
    int64_t id, account, created_at, attempts; /* attempts: this one counted */
    enum letter_kind kind;
};

/* Queue: mark or unmark the seats of an account in running matches. Must precede changes of its address because of
 * the lock order. */
void mail_seats_mark(struct ctx *c, struct pg *db, int64_t account, bool wanted);
/* Queue: mark the seats of a new match whose holders want mail. Under the lock of the match. */
void mail_match_mark(struct ctx *c, struct pg *db, int64_t match);
/* Queue: set an unconfirmed address with its unsubscribe code; set the kinds of mail (bits). */
void mail_address_put(struct ctx *c, struct pg *db, int64_t account, const char *address,
                      const char *stop_code);
void mail_address_kinds(struct ctx *c, struct pg *db, int64_t account, int64_t kinds);
/* Store the confirmation code of the mail about to be sent; earlier ones end. */
bool mail_address_code(struct ctx *c, struct pg *db, int64_t account,
                       const unsigned char hash[MAIL_HASH]) must_check;
/* Confirm the address with that code; *ret_done false when it is no longer the account's. */
bool mail_address_confirm(struct ctx *c, struct pg *db, int64_t account, const unsigned char hash[MAIL_HASH],
                          bool *ret_done) must_check;
/* Delete the address and everything queued for it. */
bool mail_address_end(struct ctx *c, struct pg *db, int64_t account) must_check;
/* Queue: the same for an address that was not confirmed `days` days ago already. */
void mail_address_end_recent(struct ctx *c, struct pg *db, int64_t account, int days);
/* Record a visit: queued digests are dropped, and later events can cause new ones. */
bool mail_address_visit(struct ctx *c, struct pg *db, int64_t account) must_check;

/* Queue: a mail that asks to confirm the address, unless one is queued. */
void letter_ask(struct ctx *c, struct pg *db, int64_t account);
/* Queue: a mail that says that the second factor was removed, if the account has a confirmed address. */
void letter_factor_removed(struct ctx *c, struct pg *db, int64_t account);
/* Queue: a digest in `delay_s` seconds for each of these seats (bits) whose address wants mail of that kind (a bit). */
void letter_tell(struct ctx *c, struct pg *db, int64_t match, uint32_t seats, int64_t kind, int64_t delay_s);
/* Queue: the same for one account. */
void letter_invite(struct ctx *c, struct pg *db, int64_t account, int64_t kind, int64_t delay_s);
/* Check only that the locks of letter_tell could be taken now in their order: for an arena that sends no mail. */
void letter_tell_suppose(struct pg *db);
/* Queue: the same for all who are to move in new matches; a digest that is queued already is sent by then. */
void letter_tell_start(struct ctx *c, struct pg *db, const int64_t *matches, int count, int64_t kind,
                       int64_t delay_s);
/* Queue: a digest now, if the account wants mail and notifications reach none of its browsers. */
void letter_take_over(struct ctx *c, struct pg *db, int64_t account);
/* Queue: cancel the queued digests of an account. */
void letters_cancel(struct ctx *c, struct pg *db, int64_t account);
/* Claim a mail that is due and count the attempt; *ret_found false when there is none. A claim without result
 * expires. Kinds that this release does not know are left for a newer one beside it. */
bool letter_claim(struct ctx *c, struct pg *db, struct letter_row *ret, bool *ret_found) must_check;
/* Record the result of a claim: sent; failed, and not to be repeated when `final`; no longer needed. */
bool letter_sent(struct ctx *c, struct pg *db, int64_t id) must_check;
bool letter_failed(struct ctx *c, struct pg *db, int64_t id, const char *error, bool final) must_check;
bool letter_drop(struct ctx *c, struct pg *db, int64_t id) must_check;
#endif
