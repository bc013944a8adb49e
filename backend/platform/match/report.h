/* report.h - reports of messages and of players. The staff answers them at the desk (desk.h), the host with
 * `quad reports`. */
#ifndef QUAD_REPORT_H
#define QUAD_REPORT_H
#include "base/json.h"

struct audience_viewer;
struct pg;
enum { REPORT_REASON = 16, REPORT_TEXT = 1000, REPORTS_SHOWN = 1000 };
/* Reports in a day: of one person, of a guest or somebody who came within a day, and from one network. */
enum { REPORTS_A_DAY = 20, REPORTS_NEW_DAY = 5, REPORTS_NETWORK_DAY = 100 };

struct complaint {
    int64_t account, n; /* n: the message's number in the viewer's count, or among direct messages */
    const struct audience_viewer *viewer;
    const char *remote;        /* the client's address */
    const char *reason, *text; /* reason: abuse, spam, cheating, other */
};
/* Read {"reason","text"?} of a request into the complaint. FAULT_BAD_REQUEST. */
bool complaint_read(struct ctx *c, json_object *body, struct complaint *ret) must_check;
/* Store a report with the message as it is now, and the lines around it as the reporter can read them: {"id"}. *ret_fresh false: the same person has reported it before.
 * Inside a transaction. FAULT_NOT_FOUND, FAULT_BAD_REQUEST, FAULT_TOO_MANY_REQUESTS (reports.account, reports.network). */
bool report_make(struct ctx *c, struct pg *db, const char *match, const struct complaint *complaint,
                 json_object **ret_receipt, bool *ret_fresh) must_check;
/* The same for message n that a player has written to the account: {"id"}. `viewer` is not used. */
bool report_direct(struct ctx *c, struct pg *db, const char *name, const struct complaint *complaint,
                   json_object **ret_receipt, bool *ret_fresh) must_check;
/* The same for post n of a topic in a club, which the account reads: {"id"}. FAULT_FORBIDDEN where members alone do. */
bool report_post(struct ctx *c, struct pg *db, const char *club, int64_t topic,
                 const struct complaint *complaint, json_object **ret_receipt, bool *ret_fresh) must_check;
/* The same for a club, a collection or a notebook (a word of store/thing.h) with that public id, which the account sees;
 * n and viewer are not used. *ret_fresh false: an open one by the same account exists. */
bool report_thing(struct ctx *c, struct pg *db, const char *thing, const char *id,
                  const struct complaint *complaint, json_object **ret_receipt, bool *ret_fresh) must_check;
/* Store a report of a player: {"id"}. n and viewer are not used. *ret_fresh false: an open one by the same account
 * exists. Inside a transaction. FAULT_NOT_FOUND, FAULT_BAD_REQUEST, FAULT_TOO_MANY_REQUESTS (reports.account, reports.network). */
bool report_player(struct ctx *c, struct pg *db, const char *name, const struct complaint *complaint,
                   json_object **ret_receipt, bool *ret_fresh) must_check;
/* Reports, oldest first, as an array; with `all` also answered ones. */
bool report_list(struct ctx *c, struct pg *db, bool all, json_object **ret_list) must_check;
/* Answer a report as the host, and log it. Inside a transaction. FAULT_NOT_FOUND, also when it has been answered already. */
bool report_close(struct ctx *c, struct pg *db, const char *report, const char *answer) must_check;
#endif
