/* bot.h - rows of jobs, the turns that built-in bots have to think about, and of the bots' memory between turns. Texts
 * that are read live in the pool; texts to be written must live until the next flush. */
#ifndef QUAD_STORE_BOT_H
#define QUAD_STORE_BOT_H
#include "store/pg.h"

struct job_row {
    int64_t id, match_id, seat, turn, attempts;
    int64_t waited_us;   /* between the time it was due and the claim */
    int64_t puts, lease; /* how often it was queued; when the claim ends */
    bool in_turn;        /* never at the same time as another bot of the match */
    const char *match;   /* its public id */
};
/* Claim a job that is due, in a transaction of its own, and lease it for half a minute; after that any process can
 * claim it again. Accounts take turns; of each account the job that has waited longest is claimed. *ret_found false
 * when no job is due. Jobs that other processes hold are skipped. */
bool job_row_claim(struct ctx *c, struct pg *db, struct job_row *ret, bool *ret_found) must_check;
/* Release a claimed job for another claim in a second, without counting this attempt; a job that has changed since the
 * claim is left alone. */
bool job_row_later(struct ctx *c, struct pg *db, const struct job_row *job) must_check;

/* Delete a claimed job because its result is handed in; under the lock of the match. *ret_taken false: another process
 * has handed it in, or the turn has passed. If the job was queued again since the claim, a new job remains. */
bool job_row_take(struct ctx *c, struct pg *db, const struct job_row *job, bool *ret_taken) must_check;

/* Queue, under the lock of the match: insert a job for a seat's bot in that turn, due now; delete the jobs of a seat's
 * bot; delete those of all bots of a match. */
void job_row_put(struct ctx *c, struct pg *db, int64_t match, int seat, int64_t turn, bool in_turn);
void job_row_drop(struct ctx *c, struct pg *db, int64_t match, int seat);
void job_rows_drop(struct ctx *c, struct pg *db, int64_t match);

/* Queue, under the lock of the match: store the memory of a seat's bot (JSON); delete it; reduce the memories of all
 * bots of a match to the state of their random numbers. */
void bot_memory_put(struct ctx *c, struct pg *db, int64_t match, int64_t seat, const char *memory);
void bot_memory_drop(struct ctx *c, struct pg *db, int64_t match, int seat);
void bot_memory_forget(struct ctx *c, struct pg *db, int64_t match);
#endif
