/* desk.h - rows of the moderation desk: the staff, who works on a report, decisions about people, and the log of what
 * staff did. Times are microseconds since 1970. */
#ifndef QUAD_STORE_DESK_H
#define QUAD_STORE_DESK_H
#include "store/pg.h"

struct log_row { /* 0: none */
    int64_t actor, account, report, sanction;
    const char *act, *why; /* act: as the table allows */
};
/* Queue: lock the accounts of a member of the staff who acts and of the person it is about (0: none) until the
 * transaction ends; first in it. Everything here that changes roles, decisions or the log needs one of the two. */
void desk_rows_hold(struct ctx *c, struct pg *db, int64_t actor, int64_t person);
/* Queue a line of the log; no program can change or delete one. */
void staff_log_row_add(struct ctx *c, struct pg *db, const struct log_row *row);
/* Queue: give an account a role ("moderator", "admin"); take it away (NULL). */
void staff_row_put(struct ctx *c, struct pg *db, int64_t account, const char *role);

/* Take an open report for half an hour, or keep it: *ret_until is 0 when somebody else has it or it is answered. */
bool report_row_hold(struct ctx *c, struct pg *db, int64_t account, int64_t report,
                     int64_t *ret_until) must_check;
/* Give it back; *ret_held false when the account did not hold it. */
bool report_row_release(struct ctx *c, struct pg *db, int64_t account, int64_t report,
                        bool *ret_held) must_check;
/* Answer the report that the account holds, and the others' open reports of the same message: *ret_answered has a
 * row with the "id" of each, none when it does not hold it. */
bool report_row_decide(struct ctx *c, struct pg *db, int64_t account, int64_t report, const char *answer,
                       struct rows **ret_answered) must_check;
struct player_report_row {
    int64_t reporter, accused;
    const char *public_id, *reason, *text;
};
/* Insert a report of a player; *ret_id: its public id, NULL when that account has an open one about the player. */
bool report_player_insert(struct ctx *c, struct pg *db, const struct player_report_row *row,
                          const char **ret_id) must_check;

/* Queue: raise the count of a person's inbox, and close the account ("close"), open it ("open") or leave it as it is
 * (""). */
void sanction_account_row_put(struct ctx *c, struct pg *db, int64_t account, const char *change);
struct sanction_row {
    int64_t account, moderator, report; /* moderator 0: a panel */
    const char *public_id, *kind, *reason, *note;
    int64_t days; /* until it ends, 0: none */
    bool annuls;  /* earlier games do not count either */
};
/* Insert a decision; *ret_id its row id. */
bool sanction_row_insert(struct ctx *c, struct pg *db, const struct sanction_row *row,
                         int64_t *ret_id) must_check;
/* Mark all decisions about an account, and answers to its appeals, as seen. Locks the account. */
bool sanction_rows_seen(struct ctx *c, struct pg *db, int64_t account) must_check;
/* Appeal against a decision about the account; *ret_found false when there is none with that id and without appeal. */
bool sanction_row_appeal(struct ctx *c, struct pg *db, int64_t account, const char *public_id,
                         const char *text, bool *ret_found) must_check;
/* Answer an appeal; *ret_found false when it has been answered. */
bool sanction_row_answer(struct ctx *c, struct pg *db, int64_t answerer, int64_t sanction, const char *answer,
                         bool lift, bool *ret_found) must_check;

/* Queue: the work that was wanted for the `round`th time is done. */
void sanction_row_done(struct ctx *c, struct pg *db, int64_t sanction, int64_t round);
/* Queue: a step of it failed, so that other work comes first. */
void sanction_row_failed(struct ctx *c, struct pg *db, int64_t sanction);
/* Queue: list the boards to be computed again for a sanction; one of them is done. */
void rework_rows_plan(struct ctx *c, struct pg *db, int64_t sanction, int64_t round);
struct rework_row { /* a leaderboard */
    const char *game, *variant, *speed, *ladder;
};
void rework_row_done(struct ctx *c, struct pg *db, int64_t sanction, const struct rework_row *row);
#endif
