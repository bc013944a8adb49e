/* mail.h - rows of mail addresses and of queued letters. Knows no texts of letters; of codes only their hashes.
 * Texts and hashes are borrowed until the next flush. */
#ifndef QUAD_STORE_MAIL_H
#define QUAD_STORE_MAIL_H
#include "store/pg.h"

enum { MAIL_HASH = 32 };
enum letter_kind { LETTER_CONFIRM, LETTER_DIGEST };

struct letter_row {
    int64_t id, account, created_at, attempts; /* attempts: this one counted */
    enum letter_kind kind;
};

/* Queue: mark or unmark the seats of an account in running matches. Before its address is touched, as the order of
 * locks wants it. */
void mail_seats_mark(struct ctx *c, struct pg *db, int64_t account, bool wanted);
/* Queue: an address to be confirmed, with the code that stops its letters; the kinds (bits) it is written about. */
void mail_address_put(struct ctx *c, struct pg *db, int64_t account, const char *address,
                      const char *stop_code);
void mail_address_kinds(struct ctx *c, struct pg *db, int64_t account, int64_t kinds);
/* The code of the letter that is about to be sent; earlier ones end. */
bool mail_address_code(struct ctx *c, struct pg *db, int64_t account,
                       const unsigned char hash[MAIL_HASH]) must_check;
/* The address is confirmed by that code; *ret_done false when it is no longer the account's. */
bool mail_address_confirm(struct ctx *c, struct pg *db, int64_t account, const unsigned char hash[MAIL_HASH],
                          bool *ret_done) must_check;
/* No address any more, and nothing to be sent to it. */
bool mail_address_end(struct ctx *c, struct pg *db, int64_t account) must_check;
/* The person is here: waiting digests are dropped, and the next thing may be written about. */
bool mail_address_visit(struct ctx *c, struct pg *db, int64_t account) must_check;

/* Queue: a letter that asks to confirm the address, unless one waits. */
void letter_ask(struct ctx *c, struct pg *db, int64_t account);
/* Queue: something of a kind (a bit) waits for these seats (bits); a digest for each whose address wants that, in so
 * many seconds. */
void letter_tell(struct ctx *c, struct pg *db, int64_t match, uint32_t seats, int64_t kind, int64_t delay_s);
/* Queue: digests of an account that wait need not be sent. */
void letters_cancel(struct ctx *c, struct pg *db, int64_t account);
/* Claim a letter that is due and count the try; *ret_found false when there is none. A claim nobody answers ends by
 * time. */
bool letter_claim(struct ctx *c, struct pg *db, struct letter_row *ret, bool *ret_found) must_check;
/* What became of a letter: sent; not sent, and with `final` never; nothing was left to say. */
bool letter_sent(struct ctx *c, struct pg *db, int64_t id) must_check;
bool letter_failed(struct ctx *c, struct pg *db, int64_t id, const char *error, bool final) must_check;
bool letter_drop(struct ctx *c, struct pg *db, int64_t id) must_check;
#endif
