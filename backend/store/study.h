/* study.h - rows of studies: their versions, where participants come from, their answers, practice, and what their
 * browsers measured. Every function but timing_insert needs the lock on the experiment. */
#ifndef QUAD_STORE_STUDY_H
#define QUAD_STORE_STUDY_H
#include "store/words.h"

struct origin { /* the ids by which a recruiting platform knows a participant; id NULL: there are none */
    const char *platform, *id, *study, *session;
};

struct study_row { /* both texts are JSON */
    const char *study, *practice;
    bool pairs; /* participants play in pairs */
};

struct page_row {
    int64_t participant;
    int page, try;       /* from 1 */
    const char *answers; /* JSON */
    int wrong;           /* number of wrong answers */
    int64_t reaction_ms; /* -1: not measured */
};

struct picture_row {
    const char *public_id, *name, *sha256, *png;
    size_t length; /* of png, in bytes */
    int width, height;
};

struct timing_row {            /* -1 and NULL: not measured */
    const char *kind, *detail; /* detail is JSON */
    int64_t n, shown_us, reaction_ms;
};

/* Insert or replace a version of the study. */
bool study_row_put(struct ctx *c, struct pg *db, int64_t experiment, int64_t version,
                   const struct study_row *row) must_check;
bool origin_insert(struct ctx *c, struct pg *db, int64_t experiment, int64_t participant,
                   const struct origin *origin) must_check;
/* Insert the answers to a page. */
bool page_insert(struct ctx *c, struct pg *db, const struct page_row *row) must_check;
bool picture_insert(struct ctx *c, struct pg *db, int64_t experiment,
                    const struct picture_row *row) must_check;
/* Delete a picture; *ret_dropped: there was one. */
bool picture_delete(struct ctx *c, struct pg *db, int64_t experiment, const char *public_id,
                    bool *ret_dropped) must_check;
/* Insert the match of a practice page. */
bool practice_insert(struct ctx *c, struct pg *db, int64_t participant, int page, int64_t match) must_check;
/* Move a participant to the next page, or count a failed try of the present one. */
bool participant_move(struct ctx *c, struct pg *db, int64_t participant, bool forward) must_check;
/* End the participation of so many who have been gone longest, because others need their places; *ret_freed are fewer
 * when somebody came back meanwhile. */
bool places_free(struct ctx *c, struct pg *db, int64_t experiment, int64_t count,
                 int64_t *ret_freed) must_check;
/* Store how a participation ended: PART_LEFT, PART_TIMED_OUT, PART_SCREENED_OUT or PART_WITHDRAWN. */
bool participant_end(struct ctx *c, struct pg *db, int64_t participant, enum part_state how) must_check;
/* Store the code that a participant is given. */
bool participant_outcome(struct ctx *c, struct pg *db, int64_t participant, const char *code) must_check;
/* Delete the answers, and detach the matches with all that was measured. */
bool participant_data_drop(struct ctx *c, struct pg *db, int64_t participant) must_check;
/* Delete whatever leads from the participant to a person. */
bool participant_erase(struct ctx *c, struct pg *db, int64_t participant) must_check;
/* The series of the experiment that the account plays in this match (row id `id`, its `seat`), locked.
 * FAULT_NOT_FOUND. */
bool timing_lock(struct ctx *c, struct pg *db, int64_t experiment, int64_t account, const char *match,
                 struct rows **ret) must_check;
/* Queue a measurement; one that is there already stays. Under the lock on the trial. */
void timing_insert(struct ctx *c, struct pg *db, int64_t match, int seat, const struct timing_row *row);

/* Partners */

/* Insert the row of an account that has joined a study for pairs. */
bool partner_insert(struct ctx *c, struct pg *db, int64_t experiment, int64_t account) must_check;
/* The participant waits, and was there just now. */
bool partner_wait(struct ctx *c, struct pg *db, int64_t participant) must_check;
/* The participant has found the other one; `pair` is their code, `place` 0 or 1. */
bool partner_join(struct ctx *c, struct pg *db, int64_t participant, const char *pair, int place,
                  bool releases) must_check;
/* Note what both of the participant's pair have been seen on: a device, a network, or none. */
bool partner_compare(struct ctx *c, struct pg *db, int64_t participant) must_check;
/* The participant plays with a "bot" from that series on, or "alone", or not at all ("none"). */
bool partner_replace(struct ctx *c, struct pg *db, int64_t participant, const char *partner,
                     int64_t series) must_check;
#endif
