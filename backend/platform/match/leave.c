/* leave.c - see leave.h. */
#include "platform/match/leave.h"
#include "platform/match/turn.h"
#include "platform/runtime/transact.h"
#include "platform/runtime/wake.h"
#include "store/account.h"
#include "store/friend.h"
#include "store/idempotency.h"
#include "store/token.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { PROGRAMS_AT_ONCE = 100, TRIES_KEPT = 256, TRY_AGAIN_US = 10000000 };

struct leaving {
    const struct visitor *owner; /* whose session asks for it; NULL: the arena decides */
    int64_t account;             /* the owner's, or that of one of their programs */
};
struct resigning {
    struct leaving leaving;
    const char *match;
};

/* Each transaction looks for the session again: one that ends meanwhile, by a recovery for example, ends nothing more. */
static bool is_asked_for(struct ctx *c, struct pg *db, const struct leaving *leaving)
{
    struct account_row row;
    return !leaving->owner || account_lock_own(c, db, leaving->owner, &row);
}

static bool resign_body(struct ctx *c, struct pg *db, void *thing)
{
    const struct resigning *resigning = thing;
    json_object *receipt;
    return is_asked_for(c, db, &resigning->leaving) &&
           turn_resign(c, db, resigning->match, resigning->leaving.account, &receipt);
}

/* *ret_busy: it was left as it is because of others' locks or a lost connection. False only when the session has ended. */
static bool resign_one(struct ctx *c, struct pg *db, const struct leaving *leaving, const char *match,
                       bool *ret_busy)
{
    struct resigning resigning = {*leaving, match};
    *ret_busy = false;
    if (transact(c, db, resign_body, &resigning)) return true;
    if (c->failure.fault == FAULT_UNAUTHENTICATED) return false;
    *ret_busy = c->failure.fault == FAULT_BUSY || c->failure.fault == FAULT_UNAVAILABLE;
    forgive(c);
    return true;
}

/* All running matches; those that cannot be resigned stay behind. */
static bool leave_matches(struct ctx *c, struct pg *db, const struct leaving *leaving)
{
    const char **matches;
    int count;
    if (!account_live_matches(c, db, leaving->account, &matches, &count)) return false;
    for (int i = 0; i < count; i++) {
        bool busy;
        if (!resign_one(c, db, leaving, matches[i], &busy)) return false;
    }
    return true;
}

/* Matches that others held when this process tried them, and when that was; the longest ago are forgotten first. */
static struct attempt {
    char match[PUBLIC_ID];
    int64_t at; /* 0: free */
} tries[TRIES_KEPT];

static struct attempt *try_of(const char *match)
{
    for (int i = 0; i < TRIES_KEPT; i++)
        if (tries[i].at && strcmp(tries[i].match, match) == 0) return &tries[i];
    return NULL;
}

static void try_note(const char *match, int64_t now, bool busy)
{
    struct attempt *slot = try_of(match);
    if (!slot && busy) {
        slot = tries;
        for (int i = 1; i < TRIES_KEPT; i++)
            if (tries[i].at < slot->at) slot = &tries[i];
        snprintf(slot->match, sizeof slot->match, "%s", match);
    }
    if (slot) slot->at = busy ? now : 0;
}

struct due {
    const char *match;
    int64_t tried_at; /* 0: never, so far as this process knows */
};

static int by_try(const void *one, const void *other)
{
    int64_t a = ((const struct due *)one)->tried_at, b = ((const struct due *)other)->tried_at;
    return (a > b) - (a < b);
}

/* Those that can be tried now, the longest ago first. A time ahead of the clock is from before it was set back. */
static int due_of(struct ctx *c, const char **matches, int count, struct due **ret)
{
    int n = 0;
    struct due *due = pool_take_many(c->pool, (size_t)count, sizeof *due);
    for (int i = 0; i < count; i++) {
        const struct attempt *last = try_of(matches[i]);
        int64_t since = last ? c->now - last->at : TRY_AGAIN_US;
        if (since < 0 || since >= TRY_AGAIN_US) due[n++] = (struct due){matches[i], last ? last->at : 0};
    }
    qsort(due, (size_t)n, sizeof *due, by_try);
    *ret = due;
    return n;
}

bool leave_matches_again(struct ctx *c, struct pg *db, int64_t account, int *patience, int *ret_left)
{
    const struct leaving leaving = {.account = account};
    const char **matches;
    struct due *due;
    int count;
    if (!account_live_matches(c, db, account, &matches, &count)) return false;
    int n = due_of(c, matches, count, &due);
    *ret_left = count - n;
    for (int i = 0; i < n; i++) {
        bool busy = true;
        if (*patience > 0) {
            if (!resign_one(c, db, &leaving, due[i].match, &busy)) return false;
            try_note(due[i].match, c->now, busy);
            *patience -= busy;
        }
        *ret_left += busy;
    }
    return true;
}

struct closing {
    struct leaving leaving;
    int64_t *told; /* accounts whose inboxes show something of the one that is closed */
    int count;
};

static bool close_body(struct ctx *c, struct pg *db, void *thing)
{
    struct closing *closing = thing;
    const struct leaving *leaving = &closing->leaving;
    struct account_row row;
    struct rows *r;
    idempotency_end(c, db, leaving->account);
    if (!is_asked_for(c, db, leaving) || !account_lock(c, db, leaving->account, &row) ||
        !pg_each(c, db, &r, INBOXES_WITH, "i", leaving->account))
        return false;
    closing->count = rows_count(r);
    closing->told = pool_take_many(c->pool, (size_t)closing->count + 1, sizeof *closing->told);
    for (int i = 0; i < closing->count; i++) closing->told[i] = rows_int(r, i, "id");
    account_end(c, db, &row);
    wake_revoke(c);
    return pg_flush(c, db);
}

/* Afterwards, because accounts are locked in the order of their numbers. */
static bool tell_body(struct ctx *c, struct pg *db, void *thing)
{
    const struct closing *closing = thing;
    for (int i = 0; i < closing->count; i++) {
        accounts_raise(c, db, closing->told[i], 0);
        wake_account(c, closing->told[i]);
    }
    return pg_flush(c, db);
}

static bool leave_one(struct ctx *c, struct pg *db, const struct visitor *owner, int64_t account)
{
    struct closing closing = {.leaving = {owner, account}};
    if (!leave_matches(c, db, &closing.leaving) || !transact(c, db, close_body, &closing)) return false;
    if (closing.count && !transact(c, db, tell_body, &closing))
        forgive(c); /* the account is closed all the same */
    return true;
}

bool leave_program(struct ctx *c, struct pg *db, const struct visitor *owner, const char *public_id)
{
    struct account_row row;
    bool found;
    if (!program_of(c, db, owner->account, public_id, "", &found, &row)) return false;
    return found ? leave_one(c, db, owner, row.id) : fail(c, FAULT_NOT_FOUND, "not found");
}

/* Programs are closed too, because afterwards nobody could stop them or answer for them. */
static bool close_programs(struct ctx *c, struct pg *db, const struct visitor *owner)
{
    struct program_row *programs;
    int count;
    if (!programs_of(c, db, owner->account, PROGRAMS_AT_ONCE, &programs, &count)) return false;
    for (int i = 0; i < count; i++)
        if (!leave_program(c, db, owner, programs[i].public_id)) return false;
    return true;
}

bool leave_arena(struct ctx *c, struct pg *db, const struct visitor *visitor, const char *password)
{
    struct account_row row;
    const char *hash;
    if (!account_by_id(c, db, visitor->account, &row) || !account_password_hash(c, db, row.id, &hash))
        return false;
    if (hash && !account_check_password(c, db, visitor, password ? password : "")) return false;
    if (!hash && row.kind != ACCOUNT_GUEST && !account_check_fresh(c, db, visitor)) return false;
    return close_programs(c, db, visitor) && leave_one(c, db, visitor, row.id);
}
