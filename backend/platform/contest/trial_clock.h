/* trial_clock.h - the times of a series: the server's, and what the participant's browser measured, as members of the
 * lines of its transcript. frontend/docs/experiments.md says what each means. */
#ifndef QUAD_TRIAL_CLOCK_H
#define QUAD_TRIAL_CLOCK_H
#include "base/json.h"
#include "store/pg.h"

enum { TRIAL_BOARDS_MAX = 200 };

struct trial_clock {
    const struct rows *times, *timings; /* of attempts, by the server; by the browser */
    int64_t started_at, finished_at;    /* of the series, microseconds; 0: not yet */
    int before, next;                   /* attempts before the present board, and before the one after it */
    int boards, end[TRIAL_BOARDS_MAX];  /* boards that are over, and the last attempt of each */
};

/* The times of the series in that row of PARTICIPANT_TRIALS. */
bool trial_clock_load(struct ctx *c, struct pg *db, const struct rows *trials, int row,
                      struct trial_clock *ret_clock) must_check;
/* The server's time of an attempt, from 1, as text; NULL: there is none. */
const char *trial_clock_text(struct ctx *c, const struct trial_clock *clock, int attempt);
/* Add the times to a line of that type. The line of a board comes before those of its attempts, as trials.h says. */
void trial_clock_add(struct ctx *c, struct trial_clock *clock, const char *type, json_object *line);
/* Add what the series was played on. */
void trial_clock_device(struct ctx *c, const struct trial_clock *clock, json_object *line);
/* The change of focus at that place in their order, from 0: {"n","change","at"}; NULL behind the last. A number `n`
 * can be missing, where a browser could not send it. */
json_object *trial_clock_focus(struct ctx *c, const struct trial_clock *clock, int number);
#endif
