/* desk.h - the moderation desk: the queue of reports, decisions about people, appeals, and the log of all that. A member
 * of the staff never sees a report about them or their programs, or one of a message that they reported too; and decides
 * about nobody of their own rank or above. */
#ifndef QUAD_DESK_H
#define QUAD_DESK_H
#include "base/json.h"
#include "platform/account/sanction.h"

struct pg;

struct desk_reader {
    int64_t account;
    enum staff_role role;
};
/* Let a member of the staff in; FAULT_NOT_FOUND for everybody else, as where nothing is. */
bool desk_enter(struct ctx *c, struct pg *db, int64_t account, struct desk_reader *ret) must_check;

/* {"role","reports","appeals","held"}: how much there is to do. */
bool desk_summary(struct ctx *c, struct pg *db, const struct desk_reader *who, json_object **ret) must_check;

struct desk_page {
    const char *cursor; /* NULL: the first */
    int64_t limit;
};
/* Open reports, oldest first, or answered ones, newest first. FAULT_BAD_CURSOR. */
bool desk_reports(struct ctx *c, struct pg *db, const struct desk_reader *who, const struct desk_page *page,
                  bool answered, json_object **ret_list) must_check;
/* A report with its evidence: the message, the lines around it as the reporter could read them, what was decided about
 * the person before, and accounts that use the same devices and networks. FAULT_NOT_FOUND. */
bool desk_report(struct ctx *c, struct pg *db, const struct desk_reader *who, const char *report,
                 json_object **ret) must_check;
/* Appeals that wait for an answer, oldest first; never the reader's own. FAULT_BAD_CURSOR. */
bool desk_appeals(struct ctx *c, struct pg *db, const struct desk_reader *who, const struct desk_page *page,
                  json_object **ret_list) must_check;
/* The log, newest first. FAULT_BAD_CURSOR. */
bool desk_log(struct ctx *c, struct pg *db, const struct desk_reader *who, const struct desk_page *page,
              json_object **ret_list) must_check;

/* The following are logged, and must be called inside a transaction. */

/* Take a report for half an hour, or for another half, so that two do not do the same: {"until"}. A panel that judges its
 * message ends. FAULT_REPORT_HELD,
 * FAULT_REPORT_CLOSED, FAULT_OUTRANKED, FAULT_NOT_FOUND. */
bool desk_take(struct ctx *c, struct pg *db, const struct desk_reader *who, const char *report,
               json_object **ret) must_check;
/* Give it back. FAULT_REPORT_NOT_HELD, FAULT_NOT_FOUND. */
bool desk_release(struct ctx *c, struct pg *db, const struct desk_reader *who, const char *report) must_check;

struct desk_decision {
    const char *action; /* none, warn, mute, hide (what is reported as a whole), unrate, close */
    const char *reason; /* abuse, spam, cheating, other; NULL: the report's */
    const char *note;   /* for the person, "" for none */
    const char *why;    /* for the staff and the log */
    int64_t days;       /* of a mute, or of unrated games; 0: not given */
    bool annuls;        /* earlier rated games do not count either */
};
/* Answer a report that the reader has taken; {"sanction": id or null}. Closing an account for cheating always annuls.
 * The person finds the decision in the inbox; closing ends their sessions, passes their clubs on, and the clock daemon
 * resigns their games.
 * FAULT_REPORT_NOT_HELD, FAULT_REPORT_CLOSED, FAULT_OUTRANKED, FAULT_BAD_REQUEST, FAULT_NOT_FOUND. */
bool desk_decide(struct ctx *c, struct pg *db, const struct desk_reader *who, const char *report,
                 const struct desk_decision *decision, json_object **ret) must_check;

struct sanction_row;
/* Insert a decision and carry out what happens at once; the clock daemon does the rest. `act` and `why` are for the log.
 * Under the locks of desk_rows_hold, or more of them (store/desk.h). */
bool desk_impose(struct ctx *c, struct pg *db, const struct sanction_row *row, const char *act,
                 const char *why) must_check;
/* Put a report before a panel for which there were too few members when it came (panel.h). FAULT_NO_PANEL,
 * FAULT_REPORT_CLOSED, FAULT_OUTRANKED, FAULT_NOT_FOUND. */
bool desk_panel(struct ctx *c, struct pg *db, const struct desk_reader *who, const char *report) must_check;

/* Answer an appeal; `lift`: the decision ends, and what it did to ratings is undone. FAULT_OWN_DECISION where other staff
 * can answer, FAULT_APPEAL_ANSWERED, FAULT_OUTRANKED, FAULT_NOT_FOUND. */
bool desk_answer(struct ctx *c, struct pg *db, const struct desk_reader *who, const char *sanction, bool lift,
                 const char *answer) must_check;

/* Give an account a role, or take it (STAFF_NONE), as the host; taking it ends the account's sessions. Inside a
 * transaction. FAULT_NOT_FOUND: no person has that name. */
bool desk_appoint(struct ctx *c, struct pg *db, const char *name, enum staff_role role, const char *why,
                  const char **ret_name) must_check;
#endif
