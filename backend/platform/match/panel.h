/* panel.h - panels of three: trusted members, whom the staff appoints, judge a reported message. A panel is opened by
 * the clock daemon when the message is reported. Members see neither who reported it nor any name, and no vote of others
 * before the third one, which ends the case: two equal ones decide. What is more than a mute for a day, and what no two
 * agree on, goes to the staff, which can take a case at any time. */
#ifndef QUAD_PANEL_H
#define QUAD_PANEL_H
#include "base/json.h"

struct desk_reader;
struct pg;
enum { PANEL_SIZE = 3, PANEL_ROUNDS = 2 };

/* Members */

/* Whether an account is a trusted member. */
bool panel_member_read(struct ctx *c, struct pg *db, int64_t account, bool *ret) must_check;
/* The cases of an account: {"member","items":[open ones, first those that end first],"past":[what became of the
 * latest]}. */
bool panel_cases(struct ctx *c, struct pg *db, int64_t account, json_object **ret) must_check;
/* A case that waits for the account, with its evidence and the account's own vote. Names are left out: authors are
 * numbered, and names in the texts are replaced. FAULT_NOT_FOUND, also when the case has ended. */
bool panel_case(struct ctx *c, struct pg *db, int64_t account, const char *id, json_object **ret) must_check;
struct panel_vote {
    const char *vote;   /* dismiss, warn, mute, stronger */
    const char *reason; /* harmless, banter, unclear with dismiss, else insult, hate, threat, spam, other */
};
/* Vote, or change the vote; the third one ends the case, and what it decides is carried out in the same transaction.
 * {"ended"}. Inside a transaction. FAULT_NOT_FOUND, FAULT_BAD_REQUEST, FAULT_CASE_CLOSED. */
bool panel_vote(struct ctx *c, struct pg *db, int64_t account, const char *id, const struct panel_vote *vote,
                json_object **ret) must_check;

/* The staff */

/* Trusted members with how often they judged, and agreed with what was decided in the end. */
bool panel_members(struct ctx *c, struct pg *db, json_object **ret_list) must_check;
/* Make a person a trusted member, or end that. Logged; inside a transaction. FAULT_NOT_FOUND: no registered person has
 * that name, or they are no member; FAULT_BAD_REQUEST: the staff, and closed accounts, cannot be members. */
bool panel_appoint(struct ctx *c, struct pg *db, const struct desk_reader *who, const char *name, bool member,
                   const char *why) must_check;
/* The panel of a report, with the votes once it has ended; NULL: none. */
bool panel_of(struct ctx *c, struct pg *db, int64_t report, json_object **ret) must_check;
/* End the panel of a report because the staff has taken it. Under panel_rows_hold and panel_reports_hold. */
bool panel_take(struct ctx *c, struct pg *db, int64_t report) must_check;
/* Put a report before a panel for which there were too few members when it came. `report`: its row. Inside a
 * transaction. FAULT_NO_PANEL: there still are, the report is not of a message, somebody works on it, or the message
 * has been before a panel. */
bool panel_open(struct ctx *c, struct pg *db, int64_t actor, int64_t report) must_check;

/* For the clock daemon: open, refill and end panels, for up to 64 reports, in a transaction each. One that fails stops
 * no other. Outside of transactions. */
bool panel_step(struct ctx *c, struct pg *db) must_check;
#endif
