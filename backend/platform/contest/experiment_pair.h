/* experiment_pair.h - studies for two: waiting for a partner, playing with one, and what happens when one leaves. All
 * functions but the questions run under the experiment's lock. backend/docs/decisions/032-pairs.md has the reasons. */
#ifndef QUAD_EXPERIMENT_PAIR_H
#define QUAD_EXPERIMENT_PAIR_H
#include "platform/contest/experiment_part.h"

/* Whether the participant waits for a partner: they have asked for the series, and have no other way to play yet. */
bool pair_waits(const struct part *part);
/* Bring a participant who needs a series nearer to it: to wait, to find a partner, or, with `stops`, to what the study
 * offers instead. *ret_ready: the series can start. Load the part again afterwards. FAULT_PARTNER_AWAITED: it is too
 * early to stop. */
bool pair_advance(struct ctx *c, struct pg *db, const struct experiment_door *door, const struct part *part,
                  bool stops, bool *ret_ready) must_check;
/* Start the next series of a participant who is ready, and of the partner. */
bool pair_start(struct ctx *c, struct pg *db, const struct part *part, int64_t account) must_check;
/* A participant has ended before the series did: release the partner if the study says so. */
bool pair_left(struct ctx *c, struct pg *db, int64_t participant) must_check;
/* Add "waiting" and "partner" to what a participant gets. */
void pair_add(struct ctx *c, const struct part *part, json_object *json);
#endif
