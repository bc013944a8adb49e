/* second_factor.c - see second_factor.h. */
#include "store/second_factor.h"
#include "base/secret.h"
#include <string.h>

bool second_factor_find(struct ctx *c, struct pg *db, int64_t account, bool *ret_found,
                        struct second_factor_row *ret)
{
    struct rows *r;
    if (!pg_maybe(c, db, &r, SECOND_FACTOR_FIND, "i", account)) return false;
    *ret_found = rows_count(r) == 1;
    if (!*ret_found) return true;
    const char *secret = rows_text(r, 0, "secret");
    if (secret_base64(secret, strlen(secret), ret->secret, sizeof ret->secret) != sizeof ret->secret)
        return fail(c, FAULT_INTERNAL, "a stored secret has another length");
    ret->confirmed_at = rows_int(r, 0, "confirmed_at");
    ret->step = rows_int(r, 0, "step");
    ret->seconds = rows_int(r, 0, "seconds");
    return true;
}

void second_factor_row_begin(struct ctx *c, struct pg *db, int64_t account,
                             const unsigned char secret[OTP_SECRET])
{
    pg_tell(c, db, SECOND_FACTOR_BEGIN, "ih", account, secret, (size_t)OTP_SECRET);
}

void second_factor_row_step(struct ctx *c, struct pg *db, int64_t account, int64_t step)
{
    pg_tell(c, db, SECOND_FACTOR_STEP, "ii", account, step);
}

void second_factor_row_end(struct ctx *c, struct pg *db, int64_t account)
{
    pg_tell(c, db, SECOND_FACTOR_END, "i", account);
}
