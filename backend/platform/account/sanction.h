/* sanction.h - what moderators decided about a person: warnings, mutes, unrated games, closed accounts; and the role of
 * an account on the staff. Deciding is in match/desk.h. A program answers for nothing: decisions are about its owner,
 * and hold for all programs of the owner. */
#ifndef QUAD_SANCTION_H
#define QUAD_SANCTION_H
#include "base/json.h"

struct pg;
struct account_row;
enum { SANCTION_TEXT = 1000 /* characters of a note, an appeal, an answer */ };

enum staff_role { STAFF_NONE, STAFF_MODERATOR, STAFF_ADMIN }; /* a later one can decide about earlier ones */
/* The role of a word of the database; NULL: none. */
enum staff_role staff_role_of(const char *word);
/* The word of a role; NULL for none. */
const char *staff_role_word(enum staff_role role);
/* The role of an account, read from the database at every request, so that it ends at once. */
bool staff_read(struct ctx *c, struct pg *db, int64_t account, enum staff_role *ret) must_check;

/* Check that the account can send messages: FAULT_MUTED, with the time when it ends. */
bool sanction_lets_speak(struct ctx *c, struct pg *db, int64_t account) must_check;
/* Check that the account can play rated games: FAULT_UNRATED. */
bool sanction_lets_rate(struct ctx *c, struct pg *db, int64_t account) must_check;

/* The decisions about an account, newest first, with appeals and answers: {"items","next":null}. */
bool sanction_list(struct ctx *c, struct pg *db, int64_t account, json_object **ret_list) must_check;
/* The same as an array, for the staff. */
bool sanction_record(struct ctx *c, struct pg *db, int64_t account, json_object **ret_items) must_check;
/* Mark everything in the list as seen, so that the inbox stops counting it. Inside a transaction. */
bool sanction_see(struct ctx *c, struct pg *db, int64_t account) must_check;
/* Appeal against a decision, once. FAULT_NOT_FOUND, FAULT_APPEAL_MADE, FAULT_BAD_REQUEST. Inside a transaction. */
bool sanction_appeal(struct ctx *c, struct pg *db, int64_t account, const char *sanction,
                     const char *text) must_check;
/* Check a text of at most SANCTION_TEXT characters; `needed`: that has a visible one. FAULT_BAD_REQUEST at `path`. */
bool sanction_text_fits(struct ctx *c, const char *text, const char *path, bool needed) must_check;
/* The registered person of that name, about whom somebody decides for the reason `why`. FAULT_NOT_FOUND; FAULT_BAD_REQUEST
 * for a reason that does not fit. */
bool sanction_person(struct ctx *c, struct pg *db, const char *name, const char *why,
                     struct account_row *ret_person) must_check;
#endif
