/* experiment.c - see experiment.h. */
#include "store/experiment.h"

bool experiment_row_lock(struct ctx *c, struct pg *db, const char *public_id, struct rows **ret)
{
    return pg_one(c, db, ret, EXPERIMENT_LOCK, "t", public_id);
}

bool experiment_row_insert(struct ctx *c, struct pg *db, const char *public_id, int64_t owner,
                           const struct experiment_row *row)
{
    return pg_run(c, db, NULL, EXPERIMENT_ADD, "titttttt", public_id, owner, row->title, row->shown_title,
                  row->consent, row->plan, row->files, row->report);
}

bool experiment_row_update(struct ctx *c, struct pg *db, int64_t id, const struct experiment_row *row)
{
    return pg_run(c, db, NULL, EXPERIMENT_CHANGE, "itttttt", id, row->title, row->shown_title, row->consent,
                  row->plan, row->files, row->report);
}

bool experiment_row_start(struct ctx *c, struct pg *db, int64_t id, const char *report,
                          const char *balance_seed)
{
    return pg_run(c, db, NULL, EXPERIMENT_START, "itt", id, report, balance_seed);
}

bool experiment_row_fix(struct ctx *c, struct pg *db, int64_t id, const char *digest)
{
    return pg_run(c, db, NULL, EXPERIMENT_FIX, "it", id, digest);
}

bool experiment_row_close(struct ctx *c, struct pg *db, int64_t id)
{
    return pg_run(c, db, NULL, EXPERIMENT_CLOSE, "i", id);
}

bool experiment_row_drop(struct ctx *c, struct pg *db, int64_t id)
{
    return pg_run(c, db, NULL, EXPERIMENT_DROP, "i", id);
}

void experiment_list_insert(struct ctx *c, struct pg *db, int64_t id, const char *name, int64_t count)
{
    pg_tell(c, db, EXPERIMENT_LIST_ADD, "iti", id, name, count);
}

void experiment_series_insert(struct ctx *c, struct pg *db, int64_t id, const char *list, int64_t number,
                              const struct trial_row *row)
{
    pg_tell(c, db, EXPERIMENT_ROW_ADD, "ititti", id, list, number, row->rule_id, row->options,
            (int64_t)row->continues);
}

bool participant_insert(struct ctx *c, struct pg *db, const struct participant_row *row)
{
    const int64_t *minutes = row->minutes ? &row->minutes : NULL;
    return pg_run(c, db, NULL, PARTICIPANT_ADD, "iittiitiin", row->experiment, row->account, row->code,
                  row->list, (int64_t)row->consents, row->version, row->language, (int64_t)row->pages_before,
                  (int64_t)row->pages, minutes);
}

bool participant_update(struct ctx *c, struct pg *db, int64_t experiment, const char *code, bool defective)
{
    return pg_run(c, db, NULL, PARTICIPANT_MARK, "iti", experiment, code, (int64_t)defective);
}

bool trial_insert(struct ctx *c, struct pg *db, int64_t participant, int64_t number, int64_t match, int seat)
{
    return pg_run(c, db, NULL, TRIAL_ADD, "iiii", participant, number, match, (int64_t)seat);
}

void trial_update(struct ctx *c, struct pg *db, int64_t match, int64_t seat, const char *summary)
{
    pg_tell(c, db, TRIAL_SUM, "iit", match, seat, summary);
}
