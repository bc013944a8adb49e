/* trials.h - the interface to a game that experiments can be made of: reads and checks a researcher's experiment plan,
 * and reports the series that were played. A series is a match of one player, played board by board; "board" is the
 * interface's word for such a part, whatever the game. frontend/docs/experiments.md defines the format of plans and
 * their faults; participants and the course of an experiment belong to platform/contest. */
#ifndef QUAD_TRIALS_H
#define QUAD_TRIALS_H
#include "base/ctx.h"
#include "base/json.h"

struct trial { /* a row of a list: one series */
    const char *rule_id;
    json_object *options; /* complete, for the variant of series; NULL: the row has errors */
    bool continues;       /* participants take it and the next row for one series; never the last row */
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
    /* {"ok","error_count","warning_count","faults","more","lists":[{"list","rows":[{"moves":{"least","most"},
     * "points":{"usual","most"}}]}]}: the fewest and most accepted moves of a series that is played to its end, and
     * its points without an error and at most; null for a row with errors */
    json_object *report;
};

struct trial_plan {        /* what a researcher sends */
    json_object *files;    /* texts by name */
    json_object *pictures; /* ids of uploaded pictures by name; NULL: there are none */
    const char *plan;      /* selects lists among the files, in the game's own format; "": all of them */
};

/* A column of a table and what the codebook says of it. Plain English, no full stop. */
struct trial_column {
    const char *name, *type; /* type: integer, text, boolean, time or json */
    const char *unit, *values;
    const char *missing; /* when a cell is empty; NULL: never */
    const char *meaning;
};

/* Lines of one type as a table: the members that are its columns, after those that say whose series it is. */
struct trial_table {
    const char *name, *type;
    const struct trial_column *columns; /* ends with name NULL */
};

/* Receives the lines of a series one after the other. */
struct trial_reader {
    void (*take)(struct trial_reader *, const char *type, json_object *line);
    /* The time of the attempt of that number, as text; NULL: unknown. */
    const char *(*when)(struct trial_reader *, int attempt);
};

/* Experiments made of series of this game. */
struct game_trials {
    const char *variant;            /* whose matches are series */
    const char *together, *against; /* the variants of two players: partners, rivals */
    /* The options of a series for a variant of two, from those of a trial. */
    json_object *(*paired)(struct ctx *, json_object *options, bool against);
    /* Read the lists that the plan names among its files, and check every row. Errors go into the report; the ctx's
     * failure is not set. Its cost is bounded. */
    void (*read)(struct ctx *, const struct trial_plan *plan, struct trials *ret_trials);
    /* What a seat did in a saved state of a series:
     * {"boards":[{"board","attempts","half_errors","finish",...}],"score","mastery","over","attempts","accepted"} and
     * more that only `lines` reads. Attempts are numbered from 1 through the whole series. Where two play, the attempts
     * of both are there, each with its "seat". NULL: the state cannot be read, or has no such seat. */
    json_object *(*series)(struct ctx *, json_object *saved, int seat);
    /* The summary of a finished series, for means over many series: {"score","mastery",
     * "boards":[[errors in halves, attempts, 1 if it was cleared]]}, the boards before the first that was given up, and
     * "risk":[attempts until mastery, or in which there was none; 1 if there was], "accepted": accepted moves. Stored
     * as trial.summary. */
    json_object *(*summary)(struct ctx *, json_object *series);
    const struct trial_table *tables; /* ends with name NULL; the first is sent where none is named */
    /* Such a series as lines, for statistics. */
    void (*lines)(struct ctx *, json_object *options, json_object *series, struct trial_reader *);
};
#endif
