/* experiment.h - experiments with hidden rules: a researcher's plan, its anonymous participants, and their results.
 *
 * The owner of an experiment sees a random code for each participant, never an account or a name. Only its player
 * can see one of its matches (audience.h). Plans and their faults are in games/trials.h. */
#ifndef QUAD_EXPERIMENT_H
#define QUAD_EXPERIMENT_H
#include "base/json.h"
#include "base/secret.h"
#include "store/study.h"

struct game;

struct experiment_plan { /* as sent */
    const char *title, *shown_title, *consent, *plan;
    json_object *files;    /* texts by name */
    json_object *pictures; /* of the experiment, ids by name; NULL: there are none */
    bool draft;            /* store it although it has errors */
};

struct experiment_door {
    const char *experiment; /* public id */
    int64_t account;        /* of the caller */
    const char *language;   /* in which those who have not joined read its texts; NULL: its first */
};

/* The game that experiments are made of, games/trials.h. */
const struct game *experiment_game(void);

/* Plans (experiment.c). Functions that change a plan run inside the caller's transaction */

/* The report on a plan. FAULT_BAD_REQUEST: a file is not text. */
bool experiment_check(struct ctx *c, const struct experiment_plan *plan, json_object **ret_report) must_check;
/* Store a plan as a draft. FAULT_BAD_PLAN with each error's file:line:column as path, FAULT_TOO_MANY_REQUESTS: too many
 * experiments. */
bool experiment_make(struct ctx *c, struct pg *db, int64_t account, const struct experiment_plan *plan,
                     json_object **ret_experiment) must_check;
/* The whole experiment for its owner; for others, while it runs or when they take part, the members that
 * participants can see. FAULT_NOT_FOUND. */
bool experiment_show(struct ctx *c, struct pg *db, const struct experiment_door *door,
                     json_object **ret_experiment) must_check;
/* The account's own experiments: {"items","next"}. FAULT_BAD_CURSOR. */
bool experiment_list(struct ctx *c, struct pg *db, int64_t account, const char *cursor, int64_t limit,
                     json_object **ret_list) must_check;
/* Replace the plan of a draft. FAULT_EXPERIMENT_STARTED, and the faults of experiment_make. */
bool experiment_change(struct ctx *c, struct pg *db, const struct experiment_door *door,
                       const struct experiment_plan *plan, json_object **ret_experiment) must_check;
/* "running" starts a draft (FAULT_BAD_PLAN), "closed" ends it. FAULT_EXPERIMENT_STARTED, FAULT_EXPERIMENT_CLOSED. */
bool experiment_turn(struct ctx *c, struct pg *db, const struct experiment_door *door, const char *status,
                     json_object **ret_experiment) must_check;
/* Delete a draft. FAULT_EXPERIMENT_STARTED. */
bool experiment_drop(struct ctx *c, struct pg *db, const struct experiment_door *door) must_check;

/* Taking part (experiment_part.c) */

struct enrolment {
    bool consents;
    const char *language; /* NULL: the study's first */
    int practice;         /* begin the practice of that page, from 1; 0: none */
    bool stops_waiting;   /* do what the study offers to those who have waited long enough for a partner */
    struct origin origin; /* from the address that a recruiting platform gave */
};
/* Join, or continue: {"experiment","participant","status","series","of","series_done","pages_done",
 * "pages","page","bonus","match","waiting","partner","joined_at","due_at","language","code","return_to"}; the next match begins when the last one is over. Inside the caller's
 * transaction. In a study for pairs the participant waits for a partner before the first series: "waiting" says for how
 * long. FAULT_CONSENT_NEEDED, FAULT_PARTNER_AWAITED, FAULT_EXPERIMENT_CLOSED, FAULT_EXPERIMENT_FULL, FAULT_PLACE_TAKEN,
 * FAULT_ORIGIN_NEEDED, FAULT_FORBIDDEN for its owner. */
bool experiment_enrol(struct ctx *c, struct pg *db, const struct experiment_door *door,
                      const struct enrolment *wish, json_object **ret_part, bool *ret_fresh) must_check;
/* The account's participation; *ret_part NULL for none. Stores its end in a transaction of its own, so there must be
 * none. */
bool experiment_part(struct ctx *c, struct pg *db, int64_t experiment, const struct experiment_door *door,
                     json_object **ret_part) must_check;

/* Pages (experiment_page.c) */

struct page_answer {
    int page; /* from 1 */
    json_object *answers;
    int64_t reaction_ms; /* -1: not measured */
};
/* Answer the page that the participant is on; one that is behind them changes nothing. The part, with "wrong": numbers
 * of wrong answers. FAULT_STALE_PAGE, FAULT_BAD_REQUEST. */
bool experiment_answer(struct ctx *c, struct pg *db, const struct experiment_door *door,
                       const struct page_answer *given, json_object **ret_part) must_check;
/* Leave for good; `erase` also deletes all data but the ids of the platform. */
bool experiment_withdraw(struct ctx *c, struct pg *db, const struct experiment_door *door, bool erase,
                         json_object **ret_part) must_check;
/* For the owner: delete a participant's data and whatever leads to a person. */
bool experiment_erase(struct ctx *c, struct pg *db, const struct experiment_door *door,
                      const char *code) must_check;
/* Store what the account's browser measured in this match, a series of the experiment. FAULT_NOT_FOUND. */
bool experiment_time(struct ctx *c, struct pg *db, const struct experiment_door *door, const char *match,
                     json_object *items) must_check;

/* The study, for the owner (experiment_study.c); study.h has its format */

/* {"version","revision","changed_at","costs","study"}; version 0 is an empty study. Another study has another revision.
 * "costs" are those of bonus.h, null without a scheme and where the report on the plan does not tell its moves. */
bool experiment_study(struct ctx *c, struct pg *db, const struct experiment_door *door,
                      json_object **ret_study) must_check;
/* Store it: a draft's in place, afterwards as another version. `revision` is the one that was changed; NULL: any.
 * FAULT_BAD_STUDY, FAULT_EXPERIMENT_CLOSED, FAULT_STUDY_CHANGED: it has another revision by now. */
bool experiment_study_put(struct ctx *c, struct pg *db, const struct experiment_door *door,
                          json_object *study, const char *revision, json_object **ret_study) must_check;
/* At the start: the practice series of the study are read from the plan's files and pictures. FAULT_BAD_STUDY. */
bool experiment_study_start(struct ctx *c, struct pg *db, int64_t experiment,
                            const struct experiment_plan *plan) must_check;

struct preview_wish {
    int step, failed;     /* steps: pages before, the series, pages after; failed tries of this one */
    json_object *answers; /* NULL: only show the step */
    const char *language;
};
/* A step of the study as a participant would get it. Stores nothing. */
bool experiment_preview(struct ctx *c, struct pg *db, const struct experiment_door *door,
                        const struct preview_wish *wish, json_object **ret_preview) must_check;
/* The participants with the ids of their platforms and the codes they were given: {"items","next"}. Own
 * transactions. */
bool experiment_people(struct ctx *c, struct pg *db, const struct experiment_door *door, const char *cursor,
                       int64_t limit, json_object **ret_list) must_check;

/* Data for the owner (experiment_export.c, experiment_progress.c) */

/* The row id, for its owner only. FAULT_NOT_FOUND. */
bool experiment_own(struct ctx *c, struct pg *db, const struct experiment_door *door,
                    int64_t *ret_experiment) must_check;
/* The same, locked until the transaction ends: the row of experiment_row_lock. */
struct rows;
bool experiment_own_lock(struct ctx *c, struct pg *db, const struct experiment_door *door,
                         struct rows **ret) must_check;
/* The participants by code: {"items","next"}. FAULT_BAD_CURSOR. */
bool experiment_participants(struct ctx *c, struct pg *db, const struct experiment_door *door,
                             const char *cursor, int64_t limit, json_object **ret_list) must_check;
/* Mark a participant's data as defective, or not. */
bool experiment_mark(struct ctx *c, struct pg *db, const struct experiment_door *door, const char *code,
                     bool defective, json_object **ret_participant) must_check;
/* Progress, and learning curves of finished series. Own transactions. */
bool experiment_progress(struct ctx *c, struct pg *db, const struct experiment_door *door,
                         json_object **ret_progress) must_check;

/* Compute and store the summaries of all finished series that have none, a few in each transaction.
 * FAULT_TOO_MANY_REQUESTS (experiments.figures) after a thousand; the next call goes on. */
bool experiment_sum_up(struct ctx *c, struct pg *db, int64_t experiment) must_check;
/* The same for the series of one participant (row id), inside the caller's transaction. */
bool experiment_sum_mine(struct ctx *c, struct pg *db, int64_t participant) must_check;
/* The accepted moves and the points of a series so far, played in this seat of the match. */
bool experiment_accepted(struct ctx *c, struct pg *db, const char *match, int seat, int64_t *ret_moves,
                         int64_t *ret_score) must_check;
/* Finished series by rule set, as the figures of the page need them (experiment_figures.c). Own transactions. */
bool experiment_figures(struct ctx *c, struct pg *db, const struct experiment_door *door,
                        json_object **ret_figures) must_check;

struct transcript_wish {
    struct experiment_door door;
    bool csv;
    const char *table, *cursor; /* NULL: the first table; from the start */
};
struct transcripts {
    const char *text, *next; /* next: the cursor of the next page, NULL after the last */
    const char *digest;      /* of the preregistration as it is now; NULL but on the last page */
    const char *start;       /* as it was at the start; NULL: it has none, or likewise */
};
/* A page of transcripts. FAULT_BAD_CURSOR, FAULT_BAD_REQUEST. */
bool experiment_transcripts(struct ctx *c, struct pg *db, const struct transcript_wish *wish,
                            struct transcripts *ret) must_check;
/* A participant's series, played in this seat of the match, as game_trials.series returns it, and its options. */
bool experiment_series(struct ctx *c, struct pg *db, const char *match, int seat, json_object **ret_options,
                       json_object **ret_series) must_check;
#endif
