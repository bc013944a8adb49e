/* conversations.c - see conversations.h. */
#include "platform/read/conversations.h"
#include "base/fault.h"
#include "platform/account/conversation.h"
#include "platform/account/player.h"
#include "store/conversation.h"
#include <inttypes.h>

static const int64_t LATEST = 8000000000000000; /* a moment that does not come soon, in microseconds */

bool conversations_list(struct ctx *c, struct pg *db, int64_t account, const char *cursor, int64_t limit,
                        json_object **ret_list)
{
    struct rows *r;
    int64_t before;
    if (!player_cursor(c, cursor, &before)) return false;
    if (before > LATEST) before = LATEST;
    if (!pg_each(c, db, &r, CONVERSATIONS_OF, "iii", account, before, limit)) return false;
    json_object *list = json_new_object(c), *items = json_new_array(c);
    int count = rows_count(r);
    for (int i = 0; i < count; i++) {
        json_object *one = json_new_object(c);
        json_add_text(one, "player", rows_text(r, i, "name"));
        json_add_int(one, "unread", rows_int(r, i, "unread"));
        json_add(one, "last",
                 direct_message_json(c, rows_int(r, i, "last_n"), rows_int(r, i, "at"),
                                     rows_bool(r, i, "mine"), rows_text(r, i, "body")));
        json_push(items, one);
    }
    json_add(list, "items", items);
    json_add_text(list, "next",
                  count == limit ? pool_print(c->pool, "%" PRId64, rows_int(r, count - 1, "at")) : NULL);
    *ret_list = list;
    return true;
}

/* One row more than wanted tells that there are others. Rows come from the end that was asked for. */
static json_object *items_json(struct ctx *c, const struct rows *r, int64_t limit, bool ahead)
{
    json_object *items = json_new_array(c);
    int count = rows_count(r) > limit ? (int)limit : rows_count(r);
    for (int i = 0; i < count; i++) {
        int row = ahead ? i : count - 1 - i;
        json_push(items, direct_message_json(c, rows_int(r, row, "n"), rows_int(r, row, "at"),
                                             rows_bool(r, row, "mine"), rows_text(r, row, "body")));
    }
    return items;
}

bool conversation_show(struct ctx *c, struct pg *db, int64_t account, const char *name,
                       const struct conversation_part *part, json_object **ret)
{
    struct player_facts other;
    struct conversation_row row;
    struct rows *r;
    bool ahead = part->after > 0;
    if (!player_find(c, db, name, &other)) return false;
    if (other.account == account) return fail(c, FAULT_BAD_REQUEST, "you cannot write to yourself");
    pg_ask(c, db, &r, CONVERSATION_MESSAGES, "iiiiib", account, other.account, part->after, part->before,
           part->limit + 1, ahead);
    if (!conversation_between(c, db, account, other.account, &row)) return false;
    enum fault refusal = conversation_refusal(&row);
    json_object *o = json_new_object(c);
    json_add_text(o, "player", other.name);
    json_add_text(o, "refusal", refusal == FAULT_NONE ? NULL : fault_fact(refusal)->code);
    json_add(o, "items", items_json(c, r, part->limit, ahead));
    json_add_bool(o, "more", rows_count(r) > part->limit);
    *ret = o;
    return true;
}

json_object *conversations_unread(struct ctx *c, const struct rows *r)
{
    json_object *list = json_new_array(c);
    for (int i = 0; r && i < rows_count(r); i++) {
        json_object *one = json_new_object(c);
        json_add_text(one, "player", rows_text(r, i, "name"));
        json_add_int(one, "n", rows_int(r, i, "last_n"));
        json_add_int(one, "unread", rows_int(r, i, "n"));
        json_push(list, one);
    }
    return list;
}
