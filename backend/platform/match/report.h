/* report.h - reports of abusive messages. The operators read them with `quad reports`. */
#ifndef QUAD_REPORT_H
#define QUAD_REPORT_H
#include "base/json.h"

struct audience_viewer;
struct pg;
enum { REPORT_REASON = 16, REPORT_TEXT = 1000, REPORTS_A_DAY = 20, REPORTS_SHOWN = 1000 };

struct complaint {
    int64_t account, n; /* n: the message's number in the viewer's count */
    const struct audience_viewer *viewer;
    const char *reason, *text; /* reason: abuse, spam, cheating, other */
};
/* Store a report with the message as it is now: {"id"}. *ret_fresh false: the same person has reported it before.
 * Inside a transaction. FAULT_NOT_FOUND, FAULT_BAD_REQUEST, FAULT_TOO_MANY_REQUESTS (reports.account). */
bool report_make(struct ctx *c, struct pg *db, const char *match, const struct complaint *complaint,
                 json_object **ret_receipt, bool *ret_fresh) must_check;
/* Reports, oldest first, as an array; with `all` also answered ones. */
bool report_list(struct ctx *c, struct pg *db, bool all, json_object **ret_list) must_check;
/* Answer a report. FAULT_NOT_FOUND, also when it has been answered already. */
bool report_close(struct ctx *c, struct pg *db, const char *report, const char *answer) must_check;
#endif
