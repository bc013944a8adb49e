/* preregistration.h - everything about an experiment that is fixed before it starts, as one document with a digest. It
 * names no rule and shows no page: of these it has commitments, SHA-256 with the experiment's secret nonce, which its
 * owner can open later. Two digests that differ show that the study changed. */
#ifndef QUAD_PREREGISTRATION_H
#define QUAD_PREREGISTRATION_H
#include "base/json.h"
#include "platform/contest/experiment.h"

/* For the owner: {"document","measures","digest","digest_at_start","changed","status","started_at"}; the digest at the
 * start and "changed" are null before it. "measures" are the program's codebook, which a new release can extend, so the
 * digest is of the document alone. The document is that of the latest version of the study. FAULT_BAD_PLAN. */
bool preregistration_find(struct ctx *c, struct pg *db, const struct experiment_door *door,
                          json_object **ret_registration) must_check;
/* The same as Markdown. */
const char *preregistration_markdown(struct ctx *c, json_object *registration);
/* The digest of an experiment (row id) as it is now, NULL for a draft, and as it was at the start; NULL: it started
 * before there were digests. */
bool preregistration_digests(struct ctx *c, struct pg *db, int64_t experiment, const char **ret_now,
                             const char **ret_start) must_check;
/* At the start, after the lists and the study: store the digest. Under the experiment's lock. */
bool preregistration_keep(struct ctx *c, struct pg *db, int64_t experiment) must_check;
#endif
