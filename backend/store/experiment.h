/* experiment.h - rows of experiments, of the series in their lists, and of participants. Texts are borrowed until
 * the next flush. */
#ifndef QUAD_STORE_EXPERIMENT_H
#define QUAD_STORE_EXPERIMENT_H
#include "store/words.h"

struct experiment_row { /* files and report are JSON */
    const char *title, *shown_title, *consent, *plan, *files, *report;
};

/* The experiment with that public id, locked until the transaction ends. FAULT_NOT_FOUND. */
bool experiment_row_lock(struct ctx *c, struct pg *db, const char *public_id, struct rows **ret) must_check;
/* Insert a draft of that account. */
bool experiment_row_insert(struct ctx *c, struct pg *db, const char *public_id, int64_t owner,
                           const struct experiment_row *row) must_check;
/* Replace the plan of a draft. */
bool experiment_row_update(struct ctx *c, struct pg *db, int64_t id,
                           const struct experiment_row *row) must_check;
/* Start a draft, with the report on its plan and the seed (16 hex digits) that decides between equal lists; its lists
 * must have been queued before. */
bool experiment_row_start(struct ctx *c, struct pg *db, int64_t id, const char *report,
                          const char *balance_seed) must_check;
/* Store the digest of what the start fixed. */
bool experiment_row_fix(struct ctx *c, struct pg *db, int64_t id, const char *digest) must_check;
bool experiment_row_close(struct ctx *c, struct pg *db, int64_t id) must_check;
bool experiment_row_drop(struct ctx *c, struct pg *db, int64_t id) must_check;

struct trial_row {
    const char *rule_id, *options;
    bool continues;
};
/* Queue a list of `count` series, and each series of it (number from 1; options are JSON; `continues`: in the next). */
void experiment_list_insert(struct ctx *c, struct pg *db, int64_t id, const char *name, int64_t count);
void experiment_series_insert(struct ctx *c, struct pg *db, int64_t id, const char *list, int64_t number,
                              const struct trial_row *row);

struct participant_row {
    int64_t experiment, account;
    const char *code, *list, *language;
    bool consents;
    int64_t version; /* of the study; 0: it has none */
    int pages_before, pages;
    int64_t minutes; /* for the whole study; 0: no limit */
};
/* Insert a participant of a list, under that code. */
bool participant_insert(struct ctx *c, struct pg *db, const struct participant_row *row) must_check;
/* Set or clear the owner's mark that a participant's data is defective. */
bool participant_update(struct ctx *c, struct pg *db, int64_t experiment, const char *code,
                        bool defective) must_check;
/* Insert the match in which a participant plays a series of the list, in that seat. */
bool trial_insert(struct ctx *c, struct pg *db, int64_t participant, int64_t number, int64_t match,
                  int seat) must_check;
/* Queue the summary (JSON) of a finished series. */
void trial_update(struct ctx *c, struct pg *db, int64_t match, int64_t seat, const char *summary);
#endif
