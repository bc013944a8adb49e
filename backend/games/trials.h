/* trials.h - the door to experiments with hidden rules: what a researcher's plan says, whether it can be played, and
 * what was played. The format of plans and the faults are told in frontend/docs/experiments.md; experiments
 * themselves, with their participants, are the platform's. */
#ifndef QUAD_TRIALS_H
#define QUAD_TRIALS_H
#include "base/ctx.h"
#include "base/json.h"

struct game;
struct variant;

struct trial { /* a row of a list: one series */
    const char *rule_id;
    json_object *options; /* complete, of the variant "solo"; NULL: the row is faulty */
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
 * object of texts by name, and look at every row. All that is wrong with them is in the report, and the ctx's
 * failure is left alone; bounded in cost. */
void trials_read(struct ctx *c, json_object *files, const char *plan, struct trials *ret_trials);

/* The game and the variant that series are matches of. */
const struct variant *trial_variant(const struct game **ret_game);

/* What was done in a saved state of a series (seat 0):
 * {"boards":[{"board","pieces","attempts","finish","points",...}],"guesses", "score","mastery","over"}. Attempts are
 * numbered through the whole series, from 1. */
json_object *trial_told(struct ctx *c, json_object *saved);
/* Play the attempts of such a telling again, from the series' options and seed, and tell it anew. NULL: the failure
 * says which attempt cannot have been made. */
json_object *trial_retold(struct ctx *c, json_object *options, const char *seed, json_object *told);
#endif
