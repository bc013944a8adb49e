/* conversations.h - what an account has of its conversations with other people. */
#ifndef QUAD_CONVERSATIONS_H
#define QUAD_CONVERSATIONS_H
#include "base/json.h"

struct pg;
struct rows;

/* The latest first: {"items":[{"player","unread","last":{"n","at","mine","text"}}],"next"}. The text of `last` is cut after
 * 200 characters; `unread` is 0 for players whom the account has muted or blocked. FAULT_BAD_CURSOR. */
bool conversations_list(struct ctx *c, struct pg *db, int64_t account, const char *cursor, int64_t limit,
                        json_object **ret_list) must_check;

struct conversation_part {
    int64_t after, before, limit; /* numbers of messages; `after` 0: the newest, else those that follow it */
};
/* {"player","refusal","items":[{"n","at","mine","text"}],"more"}, oldest first. `refusal` is the code of why the
 * account cannot write now, or null; `more`: there are others before these, with `after` behind them. FAULT_NOT_FOUND; FAULT_BAD_REQUEST for
 * oneself. */
bool conversation_show(struct ctx *c, struct pg *db, int64_t account, const char *name,
                       const struct conversation_part *part, json_object **ret) must_check;
/* Of the rows of INBOX_CONVERSATIONS: [{"player","n","unread"}]; NULL: an empty list. */
json_object *conversations_unread(struct ctx *c, const struct rows *r);
#endif
