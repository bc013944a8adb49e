/* trials.h - the interface to experiments with hidden rules: reads and checks a researcher's experiment plan, and reads
 * the series that were played. frontend/docs/experiments.md defines the format of plans and their faults; participants
 * and the course of an experiment belong to platform/contest. */
#ifndef QUAD_TRIALS_H
#define QUAD_TRIALS_H
#include "base/ctx.h"
#include "base/json.h"

struct game;
struct variant;

struct trial { /* a row of a list: one series */
    const char *rule_id;
    json_object *options; /* complete, for the variant "solo"; NULL: the row has errors */
};
struct trial_list {
    const char *name;
    int count;
    struct trial *trial;
};
struct trials {
    int errors, warnings;
    int count;
    struct trial_list *list; /* in the order of their names */
    json_object *report;     /* {"ok","error_count","warning_count","faults","more","lists"} */
};

/* Read the lists that `plan` ("", "NAME", "P:NAME:MODIFIER", "R:RULE" or "R:RULE:MODIFIER") names among `files`, an
 * object of texts by name, and check every row. Errors go into the report; the ctx's failure is not set. Its cost is
 * bounded. */
void trials_read(struct ctx *c, json_object *files, const char *plan, struct trials *ret_trials);

/* The game and the variant of which series are matches. */
const struct variant *trial_variant(const struct game **ret_game);

/* What seat 0 did in a saved state of a series, as JSON:
 * {"boards":[{"board","pieces","attempts","finish","points",...}],"guesses","score","mastery","over"}. Attempts are
 * numbered from 1 through the whole series. */
json_object *trial_told(struct ctx *c, json_object *saved);
/* Replay the attempts of such a report from the series' options and seed, and return the report of the replay. NULL:
 * the failure names the attempt that was impossible. */
json_object *trial_retold(struct ctx *c, json_object *options, const char *seed, json_object *told);
#endif
