/* second_factor.c - see second_factor.h. */
#include "platform/account/second_factor.h"
#include "base/clock.h"
#include "platform/account/recovery_code.h"
#include "platform/runtime/limit.h"
#include "store/second_factor.h"

/* A stranger with the password has 1440 tries a day, each at three codes of a million. */
static const struct limit TRIES = {"second_factor.account", 10, 600};

bool second_factor_try(struct ctx *c, struct pg *db, int64_t account, const char *code)
{
    unsigned char hash[RECOVERY_HASH];
    if (!code || recovery_code_hash(code, hash)) return true;
    return limit_count(c, db, &TRIES, pool_print_int(c->pool, account));
}

static bool wrong(struct ctx *c)
{
    return fail(c, FAULT_SECOND_FACTOR_WRONG, "the code is wrong or was already used");
}

static bool pass_by_recovery(struct ctx *c, struct pg *db, int64_t account, const char *code)
{
    unsigned char *hash = pool_take(c->pool, RECOVERY_HASH);
    bool used;
    if (!recovery_code_hash(code, hash)) return wrong(c);
    return recovery_code_use(c, db, account, hash, &used) && (used || wrong(c));
}

bool second_factor_pass(struct ctx *c, struct pg *db, int64_t account, const char *code)
{
    struct second_factor_row row;
    bool found;
    int64_t step;
    if (!second_factor_find(c, db, account, &found, &row)) return false;
    if (!found || !row.confirmed_at) return true;
    if (!code) return fail(c, FAULT_SECOND_FACTOR_NEEDED, "this account needs a code from its second factor");
    if (!otp_fits(row.secret, row.seconds, code, &step)) {
        if (!pass_by_recovery(c, db, account, code)) return false;
    } else if (step <= row.step) {
        return wrong(c);
    } else {
        second_factor_row_step(c, db, account, step);
    }
    return pg_flush(c, db);
}

void second_factor_forget(struct ctx *c, struct pg *db, int64_t account)
{
    limit_forget(c, db, &TRIES, pool_print_int(c->pool, account));
}

bool second_factor_show(struct ctx *c, struct pg *db, int64_t account, json_object **ret)
{
    struct second_factor_row row;
    bool found;
    if (!second_factor_find(c, db, account, &found, &row)) return false;
    json_object *o = json_new_object(c);
    json_add_text(o, "on_since", clock_text(c, found ? row.confirmed_at : 0));
    *ret = o;
    return true;
}
