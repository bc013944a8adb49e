/* match_update.h - rare updates of a match, besides match_update in match.h: quarantine and release, truces,
 * takebacks, and the findings of `quad rebuild` and `quad scrub`. Unless a comment says otherwise, functions queue
 * their update and need the lock of the match. Texts are borrowed until the next flush. */
#ifndef QUAD_STORE_MATCH_UPDATE_H
#define QUAD_STORE_MATCH_UPDATE_H
#include "store/pg.h"

/* Instead of locking the match, assume that its row has this version and state, and that the arena's time is from
 * `from` to `to` when the first statement of the transaction finds the row. That statement locks it, or fails if that is wrong,
 * and the transaction can be retried (pg_should_retry). If it waits for a lock whose holder changes nothing, the time is later
 * by that wait, at most lock_timeout. Texts are borrowed until the end of the transaction. */
void match_assume(struct ctx *c, struct pg *db, int64_t match, const char *version, const char *hash,
                  int64_t from, int64_t to);
/* Lock a match by public id without reading it, for writes that must precede loading it. */
void match_row_stay(struct ctx *c, struct pg *db, const char *public_id);
/* At once: lock a match by public id and release it from quarantine with the status it had before, its deadline moved by
 * the time since its last event. *ret_event: the event at which it failed, to be applied to its present state, or NULL.
 * FAULT_BAD_REQUEST if the match is not quarantined, as when two release it. */
bool match_row_release(struct ctx *c, struct pg *db, const char *public_id,
                       const char **ret_event) must_check;
/* Quarantine the match if it is running, and record why its record is damaged (at most 500 bytes; the first reason
 * stays) and the first bad turn (NULL: not known). */
void match_row_damage(struct ctx *c, struct pg *db, int64_t match, const int64_t *turn, const char *why);
/* Forget that the record was damaged. A match in quarantine stays there. */
void match_row_whole(struct ctx *c, struct pg *db, int64_t match);

enum { ANY_EVENTS = -1 };
struct failed_try {
    int64_t match, events; /* counted only if the match still has that many, or ANY_EVENTS */
    int64_t n;             /* number of the event that was being applied; 0: not known */
    const char *event;     /* its text, or NULL */
};
struct counted_failure {
    bool held;      /* it was the third, and the match is now quarantined */
    const char *id; /* the match's public id, until the rows go; "" if the failure was not counted */
};
/* Count a failed resolution. */
bool match_poison(struct ctx *c, struct pg *db, const struct failed_try *failed,
                  struct counted_failure *ret) must_check;

/* Store the total duration of its truces, in microseconds; the number of turns taken back. */
void match_row_paused(struct ctx *c, struct pg *db, int64_t match, int64_t paused_us);
void match_row_taken_back(struct ctx *c, struct pg *db, int64_t match, int turns);
/* Delete the orders sealed for a turn, which starts again. */
void order_rows_drop(struct ctx *c, struct pg *db, int64_t match, int64_t turn);
/* Count for each seat the turns it ordered in time, from the events. */
void seat_rows_ordered(struct ctx *c, struct pg *db, int64_t match);

/* Delete the snapshots of a match, to be made again from its events. */
void snapshot_rows_drop(struct ctx *c, struct pg *db, int64_t match);
/* Store what the events of a finished match lead to: its result (JSON) and ladder ("": none); a seat's place, score
 * and faction. Rows that already say so are not written. */
void match_row_rebuild(struct ctx *c, struct pg *db, int64_t match, const char *result, const char *ladder);
struct seat_outcome {
    int place;
    int64_t score;
    const char *faction; /* NULL: none */
};
void seat_row_rebuild(struct ctx *c, struct pg *db, int64_t match, int seat,
                      const struct seat_outcome *outcome);
#endif
