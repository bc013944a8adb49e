/* invitation.h - inviting a friend by name to a game: a private lobby in which only their seat is free, so that
 * accepting (joining) starts the match and declining cancels the lobby. It reaches their inbox and, if they are away,
 * their devices and mail as an offer does. It ends with the friendship, after an hour where the clock runs at the
 * table, else after a week. */
#ifndef QUAD_INVITATION_H
#define QUAD_INVITATION_H
#include "platform/model/terms.h"
#include "store/lobby.h"

struct pg;
struct invitation_row;
/* Characters of a message and of an answer; invitations of one account in a day, and from one network. */
enum { INVITATION_TEXT = 200, INVITATIONS_DAY = 50, INVITATIONS_NETWORK_DAY = 500 };

/* Check an invitation (wish->invited) to a game of these terms, and make them private.
 * FAULT_NOT_FRIENDS, FAULT_ALREADY_INVITED, FAULT_MUTED, FAULT_BAD_REQUEST, FAULT_TOO_MANY_REQUESTS
 * (invitations.day). Invitations from one network are counted by invitation_send. */
bool invitation_settle(struct ctx *c, struct pg *db, int64_t host, const struct lobby_wish *wish,
                       struct terms *terms, struct invitation_row *ret) must_check;
/* Store it for the lobby just inserted, and tell the friend. FAULT_TOO_MANY_REQUESTS (invitations.network). */
bool invitation_send(struct ctx *c, struct pg *db, struct invitation_row *row, int64_t lobby) must_check;
/* Whether the account is the friend that this lobby waits for: *ret. */
bool invitation_admits(struct ctx *c, struct pg *db, const struct lobby_row *lobby, int64_t account,
                       bool *ret) must_check;
/* Decline: the lobby, which is locked and open, is cancelled. Answer NULL or "": without a word. FAULT_MUTED,
 * FAULT_BAD_REQUEST. */
bool invitation_refuse(struct ctx *c, struct pg *db, const struct lobby_row *lobby,
                       const char *answer) must_check;
/* Queue: the host has read that it was declined. */
void invitation_read(struct ctx *c, struct pg *db, const struct lobby_row *lobby);
/* Queue: tell the invited friend, if there is one, that the lobby is cancelled. */
void invitation_over(struct ctx *c, struct pg *db, const struct lobby_row *lobby);

/* For the lobby as one of the two sees it: {"player","message","expires_at","public","declined","answer"}; NULL
 * without one. */
bool invitation_show(struct ctx *c, struct pg *db, const struct lobby_row *lobby, int64_t account,
                     json_object **ret) must_check;
/* For an inbox: rows of INBOX_INVITATIONS, [{"lobby","from","game","variant","clock","rated","message","expires_at"}],
 * and of INBOX_DECLINES, [{"lobby","from","game","variant","answer"}]. */
json_object *invitation_list(struct ctx *c, const struct rows *r);
json_object *invitation_declines(struct ctx *c, const struct rows *r);
#endif
