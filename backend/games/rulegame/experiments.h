/* experiments.h - plans and tellings of series, as struct game_trials of games/trials.h has them. */
#ifndef RULEGAME_EXPERIMENTS_H
#define RULEGAME_EXPERIMENTS_H
#include "games/trials.h"

/* The plan is "", "NAME", "P:NAME:MODIFIER", "R:RULE" or "R:RULE:MODIFIER" (trials.c). */
void trials_read(struct ctx *c, json_object *files, const char *plan, struct trials *ret_trials);
/* {"boards":[{"board","pieces","attempts","finish","points",...}],"guesses","score","mastery","over"} (transcript.c). */
json_object *trial_told(struct ctx *c, json_object *saved);
/* Play the attempts of such a telling again, from the series' options and seed, and tell it anew. NULL: the failure says which attempt
 * cannot have been made. */
json_object *trial_retold(struct ctx *c, json_object *options, const char *seed, json_object *told);
extern const struct trial_table TRIAL_TABLES[];
/* Lines of boards, attempts and guesses (trial_lines.c). */
void trial_lines(struct ctx *c, json_object *options, json_object *told, struct trial_reader *reader);
#endif
