/* panel.h - rows of panels: the trusted members, the cases before them, and their votes. Everything about a case happens
 * under panel_rows_hold and panel_reports_hold, in this order. */
#ifndef QUAD_STORE_PANEL_H
#define QUAD_STORE_PANEL_H
#include "store/pg.h"

/* Queue: make an account a trusted member, or end that. Under desk_rows_hold of it (desk.h). */
void panel_member_row_put(struct ctx *c, struct pg *db, int64_t account, bool member);

enum { PANEL_HELD = 5 };
/* Queue: lock PANEL_HELD accounts (0: none), and those of all who judge the message of a report, until the transaction
 * ends. */
void panel_rows_hold(struct ctx *c, struct pg *db, int64_t report, const int64_t *accounts);
/* Lock all reports of the message of a report until the transaction ends. */
bool panel_reports_hold(struct ctx *c, struct pg *db, int64_t report) must_check;

/* Free the seats of members who can no longer judge; `late`: and of those who have not voted. *ret_left: a row with the
 * "account_id" of each. */
bool panel_seats_lapse(struct ctx *c, struct pg *db, int64_t report, bool late,
                       struct rows **ret_left) must_check;
/* Queue: give the panel of a report another day, or open it; `late`: the last one was not enough. */
void panel_row_put(struct ctx *c, struct pg *db, int64_t report, bool late);
/* Queue: note that there were too few members for a report. */
void panel_row_short(struct ctx *c, struct pg *db, int64_t report);
/* Queue: give a member a seat. */
void panel_seat_row_put(struct ctx *c, struct pg *db, int64_t report, int64_t account);
/* End the panel of the message of a report; *ret_ended false: none was open. outcome: as the table allows. */
bool panel_row_end(struct ctx *c, struct pg *db, int64_t report, const char *outcome,
                   bool *ret_ended) must_check;
/* Queue: the vote of a member who has a seat, or another one in its place. */
void panel_vote_row_put(struct ctx *c, struct pg *db, int64_t account, int64_t report, const char *vote,
                        const char *reason);
/* Answer all open reports of the message of a report: *ret_answered has a row with the "id" of each. */
bool panel_reports_answer(struct ctx *c, struct pg *db, int64_t report, const char *answer,
                          struct rows **ret_answered) must_check;
#endif
