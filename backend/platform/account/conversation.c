/* conversation.c - see conversation.h. */
#include "platform/account/conversation.h"
#include "base/clock.h"
#include "platform/account/mail_queue.h"
#include "platform/account/player.h"
#include "platform/account/speech.h"
#include "platform/runtime/limit.h"
#include "platform/runtime/wake.h"
#include "store/account.h"
#include "store/conversation.h"
#include "store/friend.h"
#include <string.h>

enum { DAY = 24 * 3600, HOUR = 3600 };

json_object *direct_message_json(struct ctx *c, int64_t n, int64_t at, bool mine, const char *text)
{
    json_object *message = json_new_object(c);
    json_add_int(message, "n", n);
    json_add_text(message, "at", clock_text(c, at));
    json_add_bool(message, "mine", mine);
    json_add_text(message, "text", text);
    return message;
}

/* Who can write to whom */

/* A message to a player who is not a friend lets that player answer, until a later one is sent between friends. */
static bool takes(const struct conversation_row *row)
{
    if (row->closed || row->theirs || strcmp(row->takes, "nobody") == 0) return false;
    return row->friends || row->opens || strcmp(row->takes, "everybody") == 0;
}

enum fault conversation_refusal(const struct conversation_row *row)
{
    if (row->my_kind != ACCOUNT_HUMAN || row->kind != ACCOUNT_HUMAN) return FAULT_REGISTERED_ONLY;
    if (row->ours) return FAULT_FORBIDDEN;
    if (strcmp(row->i_take, "nobody") == 0) return FAULT_MESSAGES_OFF;
    if (!takes(row)) return FAULT_NOT_RECEIVING;
    return !row->answers && row->written >= DIRECT_UNANSWERED ? FAULT_UNANSWERED : FAULT_NONE;
}

static bool refuse(struct ctx *c, const struct conversation_row *row, enum fault fault)
{
    if (fault == FAULT_NONE) return true;
    if (fault == FAULT_FORBIDDEN) return fail(c, fault, "you have blocked this player");
    if (fault == FAULT_MESSAGES_OFF)
        return fail(c, fault, "you have turned messages off, so nobody can reply; turn them on first");
    if (fault == FAULT_NOT_RECEIVING) return fail(c, fault, "this player does not accept messages from you");
    if (fault == FAULT_UNANSWERED)
        return fail(c, fault, "you have sent 3 messages; you can write again when this player has replied");
    if (row->my_kind == ACCOUNT_GUEST)
        return fail(c, fault, "register to write to other players; your games stay yours");
    return fail(c, fault, "only registered people can write to each other");
}

/* Writing */

static bool count(struct ctx *c, struct pg *db, const struct limit *limit, const char *whom)
{
    return limit_count_within(c, db, limit, whom, "too many messages were sent to other players");
}

/* Counted last, because of the order of locks; a refusal undoes what was written. */
static bool count_all(struct ctx *c, struct pg *db, int64_t account, const char *remote, bool is_first)
{
    static const struct limit ALL = {SPEECH_DIRECT, DIRECT_DAY, DAY},
                              FIRST = {"messages.first", DIRECT_FIRST_DAY, DAY},
                              NETWORK = {"messages.network", DIRECT_NETWORK_HOUR, HOUR};
    return count(c, db, &ALL, pool_print_int(c->pool, account)) &&
           (!is_first || count(c, db, &FIRST, pool_print_int(c->pool, account))) &&
           count(c, db, &NETWORK, limit_address(c, remote));
}

static void tell(struct ctx *c, struct pg *db, const struct direct_message_row *row)
{
    accounts_raise(c, db, row->sender, row->heard ? row->receiver : 0);
    wake_account(c, row->sender);
    if (row->heard) wake_account(c, row->receiver);
}

bool conversation_say(struct ctx *c, struct pg *db, int64_t account, const char *remote, const char *name,
                      const char *text, json_object **ret_message)
{
    struct player_facts other;
    struct conversation_row row;
    if (!player_find(c, db, name, &other)) return false;
    if (other.account == account) return fail(c, FAULT_BAD_REQUEST, "you cannot write to yourself");
    friends_hold(c, db, account, other.account);
    if (!conversation_between(c, db, account, other.account, &row) ||
        !refuse(c, &row, conversation_refusal(&row)) || !speech_fits(c, db, account, text))
        return false;
    struct direct_message_row message = {.sender = account,
                                         .receiver = other.account,
                                         .n = row.written + row.answers + 1,
                                         .at = row.now,
                                         .body = text,
                                         .heard = !row.muted,
                                         .opens = !row.friends};
    tell(c, db, &message);
    direct_message_insert(c, db, &message);
    if (!count_all(c, db, account, remote, !row.written && !row.answers)) return false;
    if (message.heard) mail_queue_write(c, db, other.account);
    *ret_message = direct_message_json(c, message.n, message.at, true, text);
    return pg_flush(c, db);
}

/* One's own side */

bool conversation_mark_read(struct ctx *c, struct pg *db, int64_t account, const char *name, int64_t n)
{
    struct player_facts other;
    if (!player_find(c, db, name, &other)) return false;
    conversation_read(c, db, account, other.account, n);
    wake_account(c, account);
    return pg_flush(c, db);
}

bool conversation_forget(struct ctx *c, struct pg *db, int64_t account, const char *name)
{
    struct player_facts other;
    if (!player_find(c, db, name, &other)) return false;
    friends_hold(c, db, account, other.account);
    accounts_raise(c, db, account, 0);
    conversation_clear(c, db, account, other.account);
    wake_account(c, account);
    return pg_flush(c, db);
}
