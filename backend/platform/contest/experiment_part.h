/* part.h - a participation as it is loaded: shared by experiment_part.c, which leads through the series, and
 * experiment_page.c, which takes answers and withdrawals. */
#ifndef QUAD_PART_H
#define QUAD_PART_H
#include "platform/contest/experiment.h"
#include "store/words.h"

struct part {
    int64_t experiment; /* row id */
    bool runs;          /* the experiment takes participants */
    struct rows *row;   /* the query PARTICIPANT_FIND; no row: the account does not take part */
    json_object *study,
        *options;          /* the version they joined with, and its practice series; NULL: there is none */
    struct rows *practice; /* on a practice page the query PRACTICE_FIND, else NULL */
};

/* Load the account's part into `part`, whose experiment and runs are set. */
bool part_find(struct ctx *c, struct pg *db, const struct experiment_door *door,
               struct part *part) must_check;
/* The same, with the experiment locked until the transaction ends. FAULT_NOT_FOUND for drafts, FAULT_FORBIDDEN for the
 * owner. */
bool part_lock(struct ctx *c, struct pg *db, const struct experiment_door *door, struct rows **ret_experiment,
               struct part *ret_part) must_check;
/* How far the participant is. */
enum part_state part_state(const struct part *part);
/* Whether it has not ended in any way. */
bool part_goes_on(const struct part *part);
/* The number of the page that the participant is on, from 0; -1: on none. */
int part_page(const struct part *part);
/* Whether the next series could begin now. */
bool part_needs_series(const struct part *part);
struct part_match { /* of one player, or of two at one board */
    json_object *options;
    const char *variant;
    int seats;
    int64_t account[2];   /* by seat; 0: the bot */
    const char *bot;      /* its id */
    int64_t move_seconds; /* 0: no limit */
};
/* Begin a match outside of all lists. Of two people neither learns who the other is. */
bool part_match_begin(struct ctx *c, struct pg *db, const struct part_match *wish,
                      int64_t *ret_match) must_check;
/* Store that the time is over, and the code of an outcome; then load it again. Under the experiment's lock. */
bool part_settle(struct ctx *c, struct pg *db, const struct experiment_door *door,
                 struct part *part) must_check;
/* Where the study pays a bonus, store the summaries of the participant's finished series, so that each is counted once.
 * Locks trials, so no participant may be locked after it. Under the experiment's lock. */
bool part_sum_up(struct ctx *c, struct pg *db, const struct part *part) must_check;
/* What the participant gets. */
bool part_json(struct ctx *c, struct pg *db, const struct experiment_door *door, const struct part *part,
               json_object **ret_part) must_check;
#endif
