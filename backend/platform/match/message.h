/* message.h - talk at a match: the players' press, and a room of their own for strangers. Numbers count per reader. */
#ifndef QUAD_PLATFORM_MESSAGE_H
#define QUAD_PLATFORM_MESSAGE_H
#include "base/ctx.h"
#include "base/json.h"

struct audience_viewer;
struct pg;
enum { MESSAGE_BYTES = 8000 /* 2000 characters */ };

struct listener {
    const struct audience_viewer *viewer;
    int64_t account;      /* whose mutes and blocks count; 0: nobody's */
    int64_t after, limit; /* messages behind that number, so many of them */
};
/* What a listener may read: {"seq","items","next"}; ret_seq is the viewer's message seq. */
bool message_list(struct ctx *c, struct pg *db, const char *match, const struct listener *who,
                  json_object **ret_list, uint32_t *ret_seq) must_check;
/* Say something: to "all" (players: every seat; strangers: the strangers' room) or to a list of seats. Who has muted the
 * speaker, or is kept apart by a block, does not hear it, and the speaker does not learn that. Inside the caller's
 * transaction. FAULT_PRESS_CLOSED, FAULT_TOO_MANY_REQUESTS (messages.account, messages.newcomer). */
struct speaker {
    const struct audience_viewer *viewer;
    int64_t account;
    const char *name;
};
bool message_say(struct ctx *c, struct pg *db, const char *match, const struct speaker *who, json_object *to,
                 const char *text, json_object **ret_message) must_check;
/* Where the game owns the talk: keep what an event's tale line of kind TALE_TALK says, for its audience but those who do not hear the
 * speaker; m->said is its number for the speaker. */
struct match;
struct tale_line;
bool message_keep(struct ctx *c, struct pg *db, struct match *m, const struct tale_line *line) must_check;
/* The bits of a message's audience of which one is enough for somebody to read it. */
struct audience;
struct match_row;
uint32_t message_readable(const struct match_row *match, const struct audience *a);
/* The seat has read up to number n: for the inbox's count of unread ones. */
bool message_mark_read(struct ctx *c, struct pg *db, const char *match, int64_t account,
                       int64_t n) must_check;
#endif
