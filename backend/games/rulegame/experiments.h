/* experiments.h - the functions behind struct game_trials (games/trials.h): experiment plans, and series as JSON. */
#ifndef RULEGAME_EXPERIMENTS_H
#define RULEGAME_EXPERIMENTS_H
#include "games/trials.h"

/* The plan is "", "NAME", "P:NAME:MODIFIER", "R:RULE" or "R:RULE:MODIFIER" (trials.c). */
void trials_read(struct ctx *c, const struct trial_plan *plan, struct trials *ret_trials);
/* {"boards":[{"board","pieces","attempts","finish","points",...}],"guesses","score","mastery","over"}
 * (transcript.c). */
json_object *trial_series(struct ctx *c, json_object *saved, int seat);
/* The options of a trial for two players at one board: one series, and for rivals without what only partners have. */
json_object *trial_paired(struct ctx *c, json_object *options, bool against);
/* Replay the attempts of such a series from its options and seed; returns the series as replayed. Of two players it
 * has "play" (together, against) and its own "seat", and each attempt the "seat" that made it. NULL: the failure
 * says which attempt is impossible (FAULT_UNVERIFIED), or what is malformed (FAULT_BAD_REQUEST). */
json_object *trial_replay(struct ctx *c, json_object *options, const char *seed, json_object *series);
/* The columns of attempts, boards and guesses (trial_tables.c). */
extern const struct trial_table TRIAL_TABLES[];
/* A series as the summary for means, and as lines of boards, attempts and guesses (trial_lines.c). */
json_object *trial_summary(struct ctx *c, json_object *series);
void trial_lines(struct ctx *c, json_object *options, json_object *series, struct trial_reader *reader);
#endif
