/* friend.h - rows of friendships, one for each pair of accounts, and of invitations by name to a lobby. */
#ifndef QUAD_STORE_FRIEND_H
#define QUAD_STORE_FRIEND_H
#include "store/pg.h"

struct friendship_row {
    int64_t asker;          /* 0: there is nothing between the two */
    bool friends, declined; /* neither: asked, and not answered */
    bool refused; /* there is nothing, but the second has declined what the first took back, within 30 days */
    bool ours, theirs;    /* the first account has blocked the second, or the other way round */
    int64_t mine, others; /* how many friends the first account has, and the second */
    int64_t sent;         /* how many requests of the first account were not accepted */
};
/* What stands between two accounts. Read it with both held (friends_hold), if it is to be changed. */
bool friendship_between(struct ctx *c, struct pg *db, int64_t account, int64_t other,
                        struct friendship_row *ret) must_check;
/* Queue: hold two accounts, as account_hold does, in the order of their ids. */
void friends_hold(struct ctx *c, struct pg *db, int64_t account, int64_t other);
/* Queue: insert the request of `account` to `other`, between whom is nothing; `declined`: it is as if declined from the start. */
void friendship_ask(struct ctx *c, struct pg *db, int64_t account, int64_t other, bool declined);
/* Queue: they are friends; the request is declined; its sender takes it back after that; nothing stands between them any
 * more. */
void friendship_accept(struct ctx *c, struct pg *db, int64_t account, int64_t other);
void friendship_decline(struct ctx *c, struct pg *db, int64_t account, int64_t other);
void friendship_withdraw(struct ctx *c, struct pg *db, int64_t account, int64_t other);
void friendship_end(struct ctx *c, struct pg *db, int64_t account, int64_t other);
/* Queue: mark the inboxes of two accounts as changed (0: of one). */
void accounts_raise(struct ctx *c, struct pg *db, int64_t account, int64_t other);

struct invitation_row {
    int64_t lobby, host, account; /* the host invites the account */
    const char *remote;           /* the host's address, which is counted and not stored */
    const char *message;          /* at most 200 characters; "" for none */
    bool public;                  /* the match can be watched */
    int64_t seconds;              /* how long it is valid */
};
/* Queue: insert it, in the transaction that inserts its lobby. */
void invitation_insert(struct ctx *c, struct pg *db, const struct invitation_row *row);
/* How many open invitations of `host` the account has, and how many `host` has sent to anybody in a day. */
bool invitations_count(struct ctx *c, struct pg *db, int64_t host, int64_t account, int64_t *ret_open,
                       int64_t *ret_day) must_check;
/* Queue: the account declines, with an answer ("": none); the host has read that. */
void invitation_decline(struct ctx *c, struct pg *db, int64_t lobby, const char *answer);
void invitation_seen(struct ctx *c, struct pg *db, int64_t lobby);
/* Queue: cancel the open games to which one of the two has invited the other. */
void invitations_cancel(struct ctx *c, struct pg *db, int64_t account, int64_t other);
#endif
