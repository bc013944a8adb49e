/* release.h - releases matches from quarantine, for `quad release` once the fault is fixed; not for requests. */
#ifndef QUAD_RELEASE_H
#define QUAD_RELEASE_H
#include "base/json.h"

struct pg;

/* Release the match, as if no time had passed since its last event, and retry what was due: its events must lead to
 * the stored state, and a turn whose time is up is resolved. Returns {"match","was","status","why"}: the status
 * before, the status after, and null or the reason for the failure. A match whose retry fails stays in quarantine.
 * FAULT_NOT_FOUND: no such match; FAULT_BAD_REQUEST: it is not in
 * quarantine; FAULT_UNVERIFIED: its rows are known to be damaged. */
bool release_match(struct ctx *c, struct pg *db, const char *match, json_object **ret_report) must_check;
#endif
