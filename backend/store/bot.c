/* bot.c - see bot.h. */
#include "store/bot.h"

static struct job_row job_read(const struct rows *r)
{
    return (struct job_row){.id = rows_int(r, 0, "id"),
                            .match_id = rows_int(r, 0, "match_id"),
                            .seat = rows_int(r, 0, "seat"),
                            .turn = rows_int(r, 0, "turn"),
                            .attempts = rows_int(r, 0, "attempts"),
                            .waited_us = rows_int(r, 0, "waited_us"),
                            .puts = rows_int(r, 0, "puts"),
                            .lease = rows_int(r, 0, "lease"),
                            .in_turn = rows_bool(r, 0, "in_turn"),
                            .match = rows_text(r, 0, "public_id")};
}

bool job_row_claim(struct ctx *c, struct pg *db, struct job_row *ret, bool *ret_found)
{
    struct rows *r;
    if (!pg_begin(c, db)) return false;
    pg_tell(c, db, JOB_CLAIM_LOCK, "");
    pg_ask(c, db, &r, JOB_CLAIM, "");
    if (!pg_commit(c, db)) {
        pg_rollback(db);
        return false;
    }
    *ret_found = rows_count(r) == 1;
    if (*ret_found) *ret = job_read(r);
    return true;
}

bool job_row_later(struct ctx *c, struct pg *db, const struct job_row *job)
{
    return pg_run(c, db, NULL, JOB_LATER, "iii", job->id, job->turn, job->lease);
}

bool job_row_take(struct ctx *c, struct pg *db, const struct job_row *job, bool *ret_taken)
{
    struct rows *r;
    if (!pg_maybe(c, db, &r, JOB_TAKE, "ii", job->id, job->turn)) return false;
    *ret_taken = rows_count(r) == 1;
    if (*ret_taken && rows_int(r, 0, "puts") != job->puts)
        job_row_put(c, db, job->match_id, (int)job->seat, job->turn, job->in_turn);
    return true;
}

void job_row_put(struct ctx *c, struct pg *db, int64_t match, int seat, int64_t turn, bool in_turn)
{
    pg_tell(c, db, JOB_PUT, "iiib", match, (int64_t)seat, turn, in_turn);
}

void job_row_drop(struct ctx *c, struct pg *db, int64_t match, int seat)
{
    pg_tell(c, db, JOB_DROP, "ii", match, (int64_t)seat);
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
