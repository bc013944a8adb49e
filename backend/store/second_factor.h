/* second_factor.h - rows of second factors. All writes are inside a transaction that holds the account. */
#ifndef QUAD_STORE_SECOND_FACTOR_H
#define QUAD_STORE_SECOND_FACTOR_H
#include "base/otp.h"
#include "store/pg.h"

struct second_factor_row {
    unsigned char secret[OTP_SECRET];
    int64_t confirmed_at; /* microseconds since 1970; 0: begun, and not confirmed yet */
    int64_t step;         /* of the last code that was used */
    int64_t seconds;      /* the arena's time since 1970, when the row was read */
};

/* *ret_found false: the account has none, not even one that was begun. */
bool second_factor_find(struct ctx *c, struct pg *db, int64_t account, bool *ret_found,
                        struct second_factor_row *ret) must_check;
/* Queue: store a new secret, unless one is confirmed; note the step of a code that was used, which confirms the secret;
 * delete. */
void second_factor_row_begin(struct ctx *c, struct pg *db, int64_t account,
                             const unsigned char secret[OTP_SECRET]);
void second_factor_row_step(struct ctx *c, struct pg *db, int64_t account, int64_t step);
void second_factor_row_end(struct ctx *c, struct pg *db, int64_t account);
#endif
