/* alike.c - see alike.h. */
#include "store/alike.h"

void alike_row_await(struct ctx *c, struct pg *db, int64_t match) { pg_tell(c, db, ALIKE_AWAIT, "i", match); }

bool alike_row_claim(struct ctx *c, struct pg *db, struct alike_job *ret, bool *ret_found)
{
    struct rows *r;
    if (!pg_maybe(c, db, &r, ALIKE_CLAIM, "")) return false;
    *ret_found = rows_count(r) == 1;
    if (*ret_found)
        *ret = (struct alike_job){.match_id = rows_int(r, 0, "match_id"),
                                  .seat = rows_int(r, 0, "seat"),
                                  .account = rows_int(r, 0, "account_id"),
                                  .events = rows_int(r, 0, "events"),
                                  .lease = rows_int(r, 0, "lease"),
                                  .match = rows_text(r, 0, "public_id")};
    return true;
}

bool alike_row_step(struct ctx *c, struct pg *db, const struct alike_job *job, const struct alike_step *step)
{
    return pg_run(c, db, NULL, ALIKE_STEP, "iiiibiiit", job->match_id, job->seat, job->lease, step->events,
                  step->done, step->turns, step->agreed, step->lost, step->thought);
}

bool alike_rows_ready(struct ctx *c, struct pg *db, int64_t account)
{
    return pg_run(c, db, NULL, ALIKE_READY, "i", account);
}
