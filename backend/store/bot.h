/* bot.h - rows of the work that bots have to do, and of what they keep in mind between their turns. Texts are borrowed: those read live in the
 * pool, those written must live until the next flush. */
#ifndef QUAD_STORE_BOT_H
#define QUAD_STORE_BOT_H
#include "store/pg.h"

struct job_row {
    int64_t id, owner, match_id, seat, turn, attempts,
        lease;         /* owner: who waits for it; lease: when the claim ends */
    const char *match; /* its public id */
};
/* Claim a job that is due, for half a minute; a claim nobody answers ends by time. Owners not among those `served` come first, then who was
 * served longest ago (the last of the list most lately). *ret_found false when no job is due. Jobs held by others are passed over. */
bool job_row_claim(struct ctx *c, struct pg *db, const int64_t *served, int count, struct job_row *ret,
                   bool *ret_found) must_check;
/* A claimed job once more in a second, with the try not counted, if it is still as it was claimed. */
bool job_row_later(struct ctx *c, struct pg *db, const struct job_row *job) must_check;

/* Queue, under the lock of the match: a seat's bot has something to do in that turn, at once; a claimed job is done, if it is still as it
 * was claimed; a match's bots have nothing to do. */
void job_row_put(struct ctx *c, struct pg *db, int64_t match, int seat, int64_t turn);
void job_row_done(struct ctx *c, struct pg *db, const struct job_row *job);
void job_rows_drop(struct ctx *c, struct pg *db, int64_t match);

/* Queue, under the lock of the match: what a seat's bot keeps in mind (JSON); nothing of a seat; of a whole match nothing but the dice. */
void bot_memory_put(struct ctx *c, struct pg *db, int64_t match, int64_t seat, const char *memory);
void bot_memory_drop(struct ctx *c, struct pg *db, int64_t match, int seat);
void bot_memory_forget(struct ctx *c, struct pg *db, int64_t match);
#endif
