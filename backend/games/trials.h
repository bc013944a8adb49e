/* trials.h - the door to a game that experiments are made of: what a researcher's plan says, whether it can be played, and what was
 * played. The format of plans and the faults are told in frontend/docs/experiments.md; experiments themselves, with their
 * participants, are the platform's. */
#ifndef QUAD_TRIALS_H
#define QUAD_TRIALS_H
#include "base/ctx.h"
#include "base/json.h"

struct trial { /* a row of a list: one series */
    const char *rule_id;
    json_object *options; /* complete, of the variant of series; NULL: the row is faulty */
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

/* Lines of a type as a table: the members that are its columns, behind those that say whose series it is. */
struct trial_table {
    const char *name, *type, *columns;
};

/* Who takes the lines of a series, one after the other. */
struct trial_reader {
    void (*take)(struct trial_reader *, const char *type, json_object *line);
    /* When the attempt of that number was made, as text; NULL: nobody knows. */
    const char *(*when)(struct trial_reader *, int attempt);
};

/* Experiments made of series of this game. */
struct game_trials {
    const char *variant; /* whose matches are series */
    /* Read the lists that `plan` ("" for all; the format is the game's) names among `files`, an object of texts by name, and look at
     * every row. All that is wrong with them is in the report, and the ctx's failure is left alone; bounded in cost. */
    void (*read)(struct ctx *, json_object *files, const char *plan, struct trials *ret_trials);
    /* What was done in a saved state of a series (seat 0): {"boards":[{"board","attempts","half_errors","finish",...}],"score",
     * "mastery","over","attempts"} and more that only `lines` reads. Attempts are numbered through the whole series, from 1. */
    json_object *(*told)(struct ctx *, json_object *saved);
    const struct trial_table *tables; /* ends with name NULL */
    /* A telling as lines, for people who count. */
    void (*lines)(struct ctx *, json_object *options, json_object *told, struct trial_reader *);
};
#endif
