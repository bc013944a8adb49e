/* leave.c - see leave.h. */
#include "platform/match/leave.h"
#include "platform/match/turn.h"
#include "platform/runtime/transact.h"
#include "platform/runtime/wake.h"
#include "store/account.h"
#include "store/token.h"

enum { PROGRAMS_AT_ONCE = 100 };

struct resigning {
    const char *match;
    int64_t account;
};

static bool resign_body(struct ctx *c, struct pg *db, void *thing)
{
    const struct resigning *resigning = thing;
    json_object *receipt;
    return turn_resign(c, db, resigning->match, resigning->account, &receipt);
}

bool leave_matches(struct ctx *c, struct pg *db, int64_t account, int *ret_busy)
{
    const char **matches;
    int count;
    *ret_busy = 0;
    if (!account_live_matches(c, db, account, &matches, &count)) return false;
    for (int i = 0; i < count; i++) {
        struct resigning resigning = {matches[i], account};
        if (transact(c, db, resign_body, &resigning)) continue;
        *ret_busy += c->failure.fault == FAULT_BUSY || c->failure.fault == FAULT_UNAVAILABLE;
        forgive(c);
    }
    return true;
}

static bool close_body(struct ctx *c, struct pg *db, void *thing)
{
    const int64_t *account = thing;
    struct account_row row;
    if (!account_lock(c, db, *account, &row)) return false;
    account_end(c, db, &row);
    wake_revoke(c);
    return pg_flush(c, db);
}

static bool leave_one(struct ctx *c, struct pg *db, int64_t account)
{
    int busy;
    return leave_matches(c, db, account, &busy) && transact(c, db, close_body, &account);
}

bool leave_program(struct ctx *c, struct pg *db, int64_t owner, const char *public_id)
{
    struct account_row row;
    bool found;
    if (!program_of(c, db, owner, public_id, "", &found, &row)) return false;
    return found ? leave_one(c, db, row.id) : fail(c, FAULT_NOT_FOUND, "not found");
}

/* Programs are closed too, because afterwards nobody could stop them or answer for them. */
static bool close_programs(struct ctx *c, struct pg *db, int64_t owner)
{
    struct program_row *programs;
    int count;
    if (!programs_of(c, db, owner, PROGRAMS_AT_ONCE, &programs, &count)) return false;
    for (int i = 0; i < count; i++)
        if (!leave_program(c, db, owner, programs[i].public_id)) return false;
    return true;
}

bool leave_arena(struct ctx *c, struct pg *db, const struct visitor *visitor, const char *password)
{
    struct account_row row;
    if (!account_by_id(c, db, visitor->account, &row)) return false;
    if (row.password_hash && !account_check_password(c, db, visitor, password ? password : "")) return false;
    return close_programs(c, db, row.id) && leave_one(c, db, row.id);
}
