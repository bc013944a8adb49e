/* mail.c - see mail.h. */
#include "store/mail.h"

/* Addresses */

void mail_seats_mark(struct ctx *c, struct pg *db, int64_t account, bool wanted)
{
    pg_tell(c, db, MAIL_SEATS, "ib", account, wanted);
}

void mail_match_mark(struct ctx *c, struct pg *db, int64_t match)
{
    pg_tell(c, db, MAIL_MATCH_MARKS, "i", match);
}

void mail_address_put(struct ctx *c, struct pg *db, int64_t account, const char *address,
                      const char *stop_code)
{
    pg_tell(c, db, MAIL_PUT, "itt", account, address, stop_code);
}

void mail_address_kinds(struct ctx *c, struct pg *db, int64_t account, int64_t kinds)
{
    pg_tell(c, db, MAIL_KINDS, "ii", account, kinds);
}

bool mail_address_code(struct ctx *c, struct pg *db, int64_t account, const unsigned char hash[MAIL_HASH])
{
    return pg_run(c, db, NULL, MAIL_CODE, "ih", account, hash, (size_t)MAIL_HASH);
}

bool mail_address_confirm(struct ctx *c, struct pg *db, int64_t account, const unsigned char hash[MAIL_HASH],
                          bool *ret_done)
{
    int64_t changed;
    if (!pg_run(c, db, &changed, MAIL_CONFIRM, "hi", hash, (size_t)MAIL_HASH, account)) return false;
    *ret_done = changed == 1;
    return true;
}

bool mail_address_end(struct ctx *c, struct pg *db, int64_t account)
{
    return pg_run(c, db, NULL, MAIL_END, "i", account);
}

void mail_address_end_recent(struct ctx *c, struct pg *db, int64_t account, int days)
{
    pg_tell(c, db, MAIL_END_RECENT, "ii", account, (int64_t)days);
}

bool mail_address_visit(struct ctx *c, struct pg *db, int64_t account)
{
    return pg_run(c, db, NULL, MAIL_VISIT, "i", account);
}

/* Mail queue */

void letter_ask(struct ctx *c, struct pg *db, int64_t account) { pg_tell(c, db, MAIL_ASK, "i", account); }

void letter_factor_removed(struct ctx *c, struct pg *db, int64_t account)
{
    pg_tell(c, db, MAIL_FACTOR_REMOVED, "i", account);
}

void letter_tell(struct ctx *c, struct pg *db, int64_t match, uint32_t seats, int64_t kind, int64_t delay_s)
{
    pg_tell(c, db, MAIL_TELL, "iiii", match, (int64_t)seats, kind, delay_s);
}

void letter_invite(struct ctx *c, struct pg *db, int64_t account, int64_t kind, int64_t delay_s)
{
    pg_tell(c, db, MAIL_INVITE, "iii", account, kind, delay_s);
}

void letter_tell_suppose(struct pg *db) { pg_suppose(db, MAIL_TELL); }

void letter_tell_start(struct ctx *c, struct pg *db, const int64_t *matches, int count, int64_t kind,
                       int64_t delay_s)
{
    pg_tell(c, db, MAIL_TELL_START, "tii", pg_ints(c, matches, count), kind, delay_s);
}

void letter_take_over(struct ctx *c, struct pg *db, int64_t account)
{
    pg_tell(c, db, MAIL_TAKE_OVER, "i", account);
}

void letters_cancel(struct ctx *c, struct pg *db, int64_t account)
{
    pg_tell(c, db, MAIL_CANCEL, "i", account);
}

/* As PostgreSQL reads an array. */
static const char *known_kinds(struct ctx *c)
{
    const char *text = letter_kind_name(LETTER_CONFIRM);
    for (int kind = LETTER_CONFIRM + 1; kind < LETTER_KIND_COUNT; kind++)
        text = pool_print(c->pool, "%s,%s", text, letter_kind_name((enum letter_kind)kind));
    return pool_print(c->pool, "{%s}", text);
}

bool letter_claim(struct ctx *c, struct pg *db, struct letter_row *ret, bool *ret_found)
{
    struct rows *r;
    if (!pg_maybe(c, db, &r, MAIL_CLAIM, "t", known_kinds(c))) return false;
    *ret_found = rows_count(r) == 1;
    if (!*ret_found) return true;
    *ret = (struct letter_row){.id = rows_int(r, 0, "id"),
                               .account = rows_int(r, 0, "account_id"),
                               .created_at = rows_int(r, 0, "created_at"),
                               .attempts = rows_int(r, 0, "attempts"),
                               .kind = letter_kind_read(r, 0, "kind")};
    return true;
}

bool letter_sent(struct ctx *c, struct pg *db, int64_t id) { return pg_run(c, db, NULL, MAIL_SENT, "i", id); }

bool letter_failed(struct ctx *c, struct pg *db, int64_t id, const char *error, bool final)
{
    return pg_run(c, db, NULL, MAIL_ERROR, "itb", id, error, final);
}

bool letter_drop(struct ctx *c, struct pg *db, int64_t id) { return pg_run(c, db, NULL, MAIL_DROP, "i", id); }
