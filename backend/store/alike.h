/* alike.h - rows of judged seats: how often a person's turns in a match are those of the engine. Knows no game. */
#ifndef QUAD_STORE_ALIKE_H
#define QUAD_STORE_ALIKE_H
#include "store/pg.h"

/* Queue: a rated match between two has ended, and the turns of its people can be judged. In the transaction that ends
 * it. */
void alike_row_await(struct ctx *c, struct pg *db, int64_t match);

struct alike_job {
    int64_t match_id, seat, account;
    int64_t events;    /* looked at so far */
    int64_t lease;     /* when the claim ends */
    const char *match; /* its public id */
};
/* Claim a seat to judge and lease it for half a minute; *ret_found false when there is none. Seats that other processes
 * hold are skipped. */
bool alike_row_claim(struct ctx *c, struct pg *db, struct alike_job *ret, bool *ret_found) must_check;
struct alike_step { /* what a step adds */
    int64_t events, turns, agreed, lost;
    bool done;
    const char *thought; /* milliseconds of each turn, a JSON array */
};
/* Store it, unless the lease has been lost. */
bool alike_row_step(struct ctx *c, struct pg *db, const struct alike_job *job,
                    const struct alike_step *step) must_check;
/* An account has played enough: its earlier matches are judged too. A transaction of its own. */
bool alike_rows_ready(struct ctx *c, struct pg *db, int64_t account) must_check;
#endif
