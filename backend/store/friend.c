/* friend.c - see friend.h. */
#include "store/friend.h"

bool friendship_between(struct ctx *c, struct pg *db, int64_t account, int64_t other,
                        struct friendship_row *ret)
{
    struct rows *r;
    if (!pg_one(c, db, &r, FRIENDSHIP_BETWEEN, "ii", account, other)) return false;
    *ret = (struct friendship_row){
        .asker = rows_int(r, 0, "asker_id"),
        .friends = rows_bool(r, 0, "friends"),
        .declined = rows_bool(r, 0, "declined"),
        .refused = rows_bool(r, 0, "refused"),
        .ours = rows_bool(r, 0, "ours"),
        .theirs = rows_bool(r, 0, "theirs"),
        .mine = rows_int(r, 0, "mine"),
        .others = rows_int(r, 0, "others"),
        .sent = rows_int(r, 0, "sent"),
    };
    return true;
}

void friends_hold(struct ctx *c, struct pg *db, int64_t account, int64_t other)
{
    pg_tell(c, db, ACCOUNT_HOLD, "i", account < other ? account : other);
    pg_tell(c, db, ACCOUNT_HOLD, "i", account < other ? other : account);
}

void friendship_ask(struct ctx *c, struct pg *db, int64_t account, int64_t other, bool declined)
{
    pg_tell(c, db, FRIENDSHIP_ASK, "iib", account, other, declined);
}

void friendship_accept(struct ctx *c, struct pg *db, int64_t account, int64_t other)
{
    pg_tell(c, db, FRIENDSHIP_ACCEPT, "ii", account, other);
}

void friendship_decline(struct ctx *c, struct pg *db, int64_t account, int64_t other)
{
    pg_tell(c, db, FRIENDSHIP_DECLINE, "ii", account, other);
}

void friendship_withdraw(struct ctx *c, struct pg *db, int64_t account, int64_t other)
{
    pg_tell(c, db, FRIENDSHIP_WITHDRAW, "ii", account, other);
}

void friendship_end(struct ctx *c, struct pg *db, int64_t account, int64_t other)
{
    pg_tell(c, db, FRIENDSHIP_END, "ii", account, other);
}

void accounts_raise(struct ctx *c, struct pg *db, int64_t account, int64_t other)
{
    pg_tell(c, db, ACCOUNTS_RAISE, "ii", account, other);
}

void invitation_insert(struct ctx *c, struct pg *db, const struct invitation_row *row)
{
    pg_tell(c, db, INVITATION_INSERT, "iiitbi", row->lobby, row->host, row->account, row->message,
            row->public, row->seconds);
}

bool invitations_count(struct ctx *c, struct pg *db, int64_t host, int64_t account, int64_t *ret_open,
                       int64_t *ret_day)
{
    struct rows *r;
    if (!pg_one(c, db, &r, INVITATIONS_BETWEEN, "ii", host, account)) return false;
    *ret_open = rows_int(r, 0, "open");
    *ret_day = rows_int(r, 0, "day");
    return true;
}

void invitation_decline(struct ctx *c, struct pg *db, int64_t lobby, const char *answer)
{
    pg_tell(c, db, INVITATION_DECLINE, "it", lobby, answer);
}

void invitation_seen(struct ctx *c, struct pg *db, int64_t lobby)
{
    pg_tell(c, db, INVITATION_SEEN, "i", lobby);
}

void invitations_cancel(struct ctx *c, struct pg *db, int64_t account, int64_t other)
{
    pg_tell(c, db, INVITATIONS_CANCEL, "ii", account, other);
}
