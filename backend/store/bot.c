/* bot.c - see bot.h. */
#include "store/bot.h"

bool job_row_claim(struct ctx *c, struct pg *db, const int64_t *served, int count, struct job_row *ret,
                   bool *ret_found)
{
    struct rows *r;
    if (!pg_maybe(c, db, &r, JOB_CLAIM, "t", pg_ints(c, served, count))) return false;
    *ret_found = rows_count(r) == 1;
    if (!*ret_found) return true;
    *ret = (struct job_row){.id = rows_int(r, 0, "id"),
                            .owner = rows_int(r, 0, "owner"),
                            .match_id = rows_int(r, 0, "match_id"),
                            .seat = rows_int(r, 0, "seat"),
                            .turn = rows_int(r, 0, "turn"),
                            .attempts = rows_int(r, 0, "attempts"),
                            .lease = rows_int(r, 0, "lease"),
                            .match = rows_text(r, 0, "public_id")};
    return true;
}

bool job_row_later(struct ctx *c, struct pg *db, const struct job_row *job)
{
    return pg_run(c, db, NULL, JOB_LATER, "iii", job->id, job->turn, job->lease);
}

void job_row_put(struct ctx *c, struct pg *db, int64_t match, int seat, int64_t turn)
{
    pg_tell(c, db, JOB_PUT, "iii", match, (int64_t)seat, turn);
}

void job_row_done(struct ctx *c, struct pg *db, const struct job_row *job)
{
    pg_tell(c, db, JOB_DONE, "iii", job->id, job->turn, job->lease);
}

void job_rows_drop(struct ctx *c, struct pg *db, int64_t match) { pg_tell(c, db, JOBS_DROP, "i", match); }

void bot_memory_put(struct ctx *c, struct pg *db, int64_t match, int64_t seat, const char *memory)
{
    pg_tell(c, db, BOT_MEMORY_WRITE, "iit", match, seat, memory);
}

void bot_memory_drop(struct ctx *c, struct pg *db, int64_t match, int seat)
{
    pg_tell(c, db, BOT_MEMORY_DROP, "ii", match, (int64_t)seat);
}

void bot_memory_forget(struct ctx *c, struct pg *db, int64_t match)
{
    pg_tell(c, db, BOT_MEMORY_FORGET, "i", match);
}
