/* release.h - take matches out of quarantine, for `quad release` once the fault is fixed; not for requests. */
#ifndef QUAD_RELEASE_H
#define QUAD_RELEASE_H
#include "base/json.h"

struct pg;

/* Release the match, as if the time since its last event had not passed, and try what was due: its events must lead to the state
 * stored with it, and a turn whose time is up is resolved. {"match","was","status","why"}: "was" is the status before, "status" that
 * after the try, "why" null or what failed; a failed try leaves the match held. FAULT_NOT_FOUND: no such match; FAULT_BAD_REQUEST: it
 * is not held. */
bool release_match(struct ctx *c, struct pg *db, const char *match, json_object **ret_report) must_check;
#endif
