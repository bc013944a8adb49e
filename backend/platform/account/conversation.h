/* conversation.h - what two registered people write to each other. Only the two of them read it, and the staff what one of
 * them has reported (match/report.h). Nobody is told whether it was read (docs/decisions/027-direct-messages.md).
 *
 * Everybody sets whose messages they take (`messages_from`: friends, which is the usual, everybody, nobody). A person whom
 * somebody has blocked gets the answer of one from whom they take none. Called inside a transaction. */
#ifndef QUAD_CONVERSATION_H
#define QUAD_CONVERSATION_H
#include "base/json.h"
#include "base/fault.h"

struct pg;
struct conversation_row;
/* Messages to somebody who has never answered; first messages of a day; all of a day; messages of one network in an hour. */
enum { DIRECT_UNANSWERED = 3, DIRECT_FIRST_DAY = 20, DIRECT_DAY = 2000, DIRECT_NETWORK_HOUR = 1200 };

/* Why the first account of the row cannot write to the second, as far as that does not depend on the message; FAULT_NONE if
 * it can. */
enum fault conversation_refusal(const struct conversation_row *row);

/* Write to a player: {"n","at","mine","text"}. `remote`: the address of the client. FAULT_NOT_FOUND; FAULT_BAD_REQUEST for
 * oneself; FAULT_REGISTERED_ONLY unless both are registered people; FAULT_FORBIDDEN for a player one has blocked;
 * FAULT_MESSAGES_OFF, FAULT_NOT_RECEIVING, FAULT_UNANSWERED; what speech_fits says; FAULT_TOO_MANY_REQUESTS
 * (messages.day, messages.first, messages.network). */
bool conversation_say(struct ctx *c, struct pg *db, int64_t account, const char *remote, const char *name,
                      const char *text, json_object **ret_message) must_check;
/* The account has seen the messages up to n; does nothing where there are none. FAULT_NOT_FOUND. */
bool conversation_mark_read(struct ctx *c, struct pg *db, int64_t account, const char *name,
                            int64_t n) must_check;
/* Delete what the account has of a conversation; the other one keeps theirs. FAULT_NOT_FOUND. */
bool conversation_forget(struct ctx *c, struct pg *db, int64_t account, const char *name) must_check;

/* {"n","at","mine","text"} */
json_object *direct_message_json(struct ctx *c, int64_t n, int64_t at, bool mine, const char *text);
#endif
