/* message.h - chat in a match: the players' chat, and a separate one for spectators. Message numbers count per
 * reader. */
#ifndef QUAD_PLATFORM_MESSAGE_H
#define QUAD_PLATFORM_MESSAGE_H
#include "base/ctx.h"
#include "base/json.h"

struct audience_viewer;
struct pg;

struct listener {
    const struct audience_viewer *viewer;
    int64_t account;      /* whose mutes and blocks apply; 0: no account */
    int64_t after, limit; /* at most `limit` messages after number `after` */
};
/* The messages a reader can read: {"seq","items","next"}; ret_seq is the viewer's message sequence number. */
bool message_list(struct ctx *c, struct pg *db, const char *match, const struct listener *who,
                  json_object **ret_list, uint32_t *ret_seq) must_check;
/* Send a message to "all" (from a player: all seats; from a spectator: all spectators) or to a list of seats.
 * Players who have muted the sender, or are separated by a block, do not get it, and the sender is not told. Inside
 * the caller's transaction. FAULT_PRESS_CLOSED, FAULT_TOO_MANY_REQUESTS (messages.account, messages.newcomer). */
struct speaker {
    const struct audience_viewer *viewer;
    int64_t account;
    const char *name;
};
bool message_say(struct ctx *c, struct pg *db, const char *match, const struct speaker *who, json_object *to,
                 const char *text, json_object **ret_message) must_check;
/* Where the game handles the chat: store a tale line of kind TALE_TALK as a message to its audience, except seats
 * that have muted or are blocked from the sender. m->said becomes its number for the sender. */
struct match;
struct tale_line;
bool message_keep(struct ctx *c, struct pg *db, struct match *m, const struct tale_line *line) must_check;
/* The audience bits this viewer can read: a message is readable if its audience has at least one of them. */
struct audience;
struct match_row;
uint32_t message_readable(const struct match_row *match, const struct audience *a);
/* Mark messages up to number n as read by the account's seat, for the inbox's count of unread ones.
 * FAULT_NOT_SEATED. */
bool message_mark_read(struct ctx *c, struct pg *db, const char *match, int64_t account,
                       int64_t n) must_check;
#endif
