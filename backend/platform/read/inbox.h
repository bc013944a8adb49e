/* inbox.h - everything that waits for an account, over all its matches: the one call a bot's loop needs. */
#ifndef QUAD_INBOX_H
#define QUAD_INBOX_H
#include "base/ctx.h"
#include "base/json.h"

struct pg;

/* {"seq","waiting":[{"match","game","turn","deadline"}],"matches":[…],"offers":[{"match","offer","kind"}],"unread","decisions"}:
 * `decisions` of moderators that the person has not seen. Also `invitations` to games, `declines` of the account's own
 * ones (invitation.h), `friend_requests`, how many wait for an answer, `clubs` with news, `conversations` with unread
 * messages, and `cases`, how many wait for the vote of a trusted member (match/panel.h).
 * `seq` is the sum of the seqs of its seats (plus what finished matches left behind), so no account row is written per
 * order. */
struct inbox {
    json_object *json;
    int64_t seq;
    bool told; /* a mail was sent since the last visit */
};
struct inbox_reader {
    int64_t account;
    /* whether it can see invitations to games and their answers, requests of friends and what clubs have, and what other
     * people have written with the cases of panels */
    bool games, friends, conversations;
};
bool inbox_read(struct ctx *c, struct pg *db, const struct inbox_reader *who, struct inbox *ret) must_check;
/* Record that the person has looked: queued mails are dropped, and later events can cause new ones. */
bool inbox_visit(struct ctx *c, struct pg *db, int64_t account) must_check;
#endif
