/* bot.h - rows of the work that bots have to do, and of what they keep in mind between their turns. Texts are borrowed: those read live in the
 * pool, those written must live until the next flush. */
#ifndef QUAD_STORE_BOT_H
#define QUAD_STORE_BOT_H
#include "store/pg.h"

struct job_row {
    int64_t id, match_id, seat, turn, attempts;
    int64_t waited_us;   /* from when it was due to the claim */
    int64_t puts, lease; /* how often it was queued, and when the claim ends */
    bool in_turn;
    const char *match; /* its public id */
};
/* Claim a job that is due, in a transaction of its own, and lease it for half a minute; after that anybody can claim it
 * again. Accounts take turns; of each comes the job that has waited longest. *ret_found false when no job is due. Jobs
 * held by others are passed over. */
bool job_row_claim(struct ctx *c, struct pg *db, struct job_row *ret, bool *ret_found) must_check;
/* A claimed job once more in a second, with the try not counted, if it is still as it was claimed. */
bool job_row_later(struct ctx *c, struct pg *db, const struct job_row *job) must_check;

/* Under the lock of the match: take a claimed job away, because its result is handed in. *ret_taken false: somebody else
 * has handed it in, or the turn has passed. What has been news since the claim is queued as a job of its own. */
bool job_row_take(struct ctx *c, struct pg *db, const struct job_row *job, bool *ret_taken) must_check;

/* Queue, under the lock of the match: a seat's bot has something to do in that turn, at once (`in_turn`: never at the
 * same time as another bot of the match); a seat's bot, or all bots of a match, have nothing to do. */
void job_row_put(struct ctx *c, struct pg *db, int64_t match, int seat, int64_t turn, bool in_turn);
void job_row_drop(struct ctx *c, struct pg *db, int64_t match, int seat);
void job_rows_drop(struct ctx *c, struct pg *db, int64_t match);

/* Queue, under the lock of the match: what a seat's bot keeps in mind (JSON); nothing of a seat; of a whole match nothing but the dice. */
void bot_memory_put(struct ctx *c, struct pg *db, int64_t match, int64_t seat, const char *memory);
void bot_memory_drop(struct ctx *c, struct pg *db, int64_t match, int seat);
void bot_memory_forget(struct ctx *c, struct pg *db, int64_t match);
#endif
