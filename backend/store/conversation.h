/* conversation.h - rows of what two people write to each other, and of each one's own side of it. Texts are borrowed until
 * the next flush. All changes hold both accounts (friends_hold), except for reading. */
#ifndef QUAD_STORE_CONVERSATION_H
#define QUAD_STORE_CONVERSATION_H
#include "store/pg.h"
#include "store/words.h"

struct conversation_row {
    enum account_kind my_kind, kind; /* of the first account and of the second */
    const char *i_take, *takes;      /* the setting `messages_from` of the two; "" where it is not set */
    bool closed, muted;              /* the second account is closed; it has muted the first */
    bool ours, theirs;               /* the first has blocked the second, or the other way round */
    bool friends, opens; /* opens: the last message of the second went to somebody who was no friend */
    int64_t written,
        answers; /* how many messages the first has written to the second, and the second to the first */
    int64_t now;
};
/* What decides whether `account` can write to `other`. FAULT_NOT_FOUND when either is deleted. */
bool conversation_between(struct ctx *c, struct pg *db, int64_t account, int64_t other,
                          struct conversation_row *ret) must_check;

struct direct_message_row {
    int64_t sender, receiver, n, at;
    const char *body;
    bool heard, opens; /* the receiver gets it; it is no friend of the sender */
};
/* Queue: insert message n of the two, with what both sides note of it. */
void direct_message_insert(struct ctx *c, struct pg *db, const struct direct_message_row *row);
/* Queue: the account has seen the messages up to n, which raises the counter of its inbox if it had not. */
void conversation_read(struct ctx *c, struct pg *db, int64_t account, int64_t other, int64_t n);
/* Queue: the account deletes its side; what neither has any more is deleted. */
void conversation_clear(struct ctx *c, struct pg *db, int64_t account, int64_t other);
#endif
