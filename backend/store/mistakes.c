/* mistakes.c - see mistakes.h. */
#include "store/mistakes.h"

bool mistakes_row_find(struct ctx *c, struct pg *db, const char *match, struct mistakes_row *ret)
{
    struct rows *r;
    if (!pg_one(c, db, &r, MISTAKES_FIND, "t", match)) return false;
    *ret = (struct mistakes_row){.steps = rows_int(r, 0, "steps"),
                                 .steps_all = rows_int(r, 0, "steps_all"),
                                 .report = rows_text(r, 0, "report"),
                                 .asked = rows_bool(r, 0, "asked"),
                                 .failed = !rows_null(r, 0, "failed") && rows_bool(r, 0, "failed")};
    return true;
}

bool mistakes_row_ask(struct ctx *c, struct pg *db, int64_t match, int64_t steps_all)
{
    return pg_run(c, db, NULL, MISTAKES_ASK, "ii", match, steps_all);
}

bool mistakes_row_claim(struct ctx *c, struct pg *db, struct mistakes_job *ret, bool *ret_found)
{
    struct rows *r;
    if (!pg_maybe(c, db, &r, MISTAKES_CLAIM, "")) return false;
    *ret_found = rows_count(r) == 1;
    if (*ret_found)
        *ret = (struct mistakes_job){.match_id = rows_int(r, 0, "match_id"),
                                     .steps = rows_int(r, 0, "steps"),
                                     .steps_all = rows_int(r, 0, "steps_all"),
                                     .attempts = rows_int(r, 0, "attempts"),
                                     .lease = rows_int(r, 0, "lease"),
                                     .match = rows_text(r, 0, "public_id"),
                                     .work = rows_text(r, 0, "work")};
    return true;
}

bool mistakes_row_step(struct ctx *c, struct pg *db, const struct mistakes_job *job, const char *work,
                       int64_t steps)
{
    return pg_run(c, db, NULL, MISTAKES_STEP, "iiti", job->match_id, job->lease, work, steps);
}

bool mistakes_row_done(struct ctx *c, struct pg *db, const struct mistakes_job *job, const char *report)
{
    return pg_run(c, db, NULL, MISTAKES_DONE, "iit", job->match_id, job->lease, report);
}
