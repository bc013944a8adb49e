/* enforcement.c - see enforcement.h. */
#include "platform/match/enforcement.h"
#include "platform/match/leave.h"
#include "platform/match/rating.h"
#include "platform/runtime/transact.h"
#include "store/account.h"
#include "store/desk.h"

/* Of matches that others hold, in one step: each takes the patience of a lock. */
enum { HELD_AT_ONCE = 4 };

struct decided {
    int64_t sanction, account, round;
    bool closes, unrates, rates;
    struct board board; /* the one being computed again */
};

/* Leaving */

struct leaving {
    int64_t account;
    bool rated; /* only rated lobbies */
};

/* Open games are cancelled, and seats in those of others become free. */
static bool leave_lobbies(struct ctx *c, struct pg *db, void *thing)
{
    const struct leaving *leaving = thing;
    account_leave_lobbies(c, db, leaving->account, leaving->rated);
    return pg_flush(c, db);
}

/* Lobbies first, because a lobby that fills up becomes a match. *ret_left: how many matches could not be resigned yet. */
static bool leave_each(struct ctx *c, struct pg *db, const struct decided *d, int *ret_left)
{
    int patience = HELD_AT_ONCE;
    struct rows *r;
    if (!pg_each(c, db, &r, SANCTION_PEOPLE, "i", d->account)) return false;
    for (int i = 0; i < rows_count(r); i++) {
        struct leaving leaving = {rows_int(r, i, "id"), !d->closes};
        int here = 0;
        if (!transact(c, db, leave_lobbies, &leaving) ||
            (d->closes && !leave_matches_again(c, db, leaving.account, &patience, &here)))
            return false;
        *ret_left += here;
    }
    return true;
}

/* In memory of its own, with which the limit of processor time for these matches ends too. */
static bool leave_all(struct ctx *c, struct pg *db, const struct decided *d, int *ret_left)
{
    struct ctx own = {.pool = pool_new(), .now = c->now};
    bool fine = leave_each(&own, db, d, ret_left);
    if (!fine) fail(c, own.failure.fault, "%s", pool_copy(c->pool, own.failure.detail));
    pool_drop(own.pool);
    return fine;
}

/* Ratings */

static bool plan_body(struct ctx *c, struct pg *db, void *thing)
{
    const struct decided *d = thing;
    desk_rows_hold(c, db, 0, d->account);
    rework_rows_plan(c, db, d->sanction, d->round);
    return pg_flush(c, db);
}

static bool board_body(struct ctx *c, struct pg *db, void *thing)
{
    const struct decided *d = thing;
    desk_rows_hold(c, db, 0, d->account);
    if (!rating_rebuild_board(c, db, &d->board)) return false;
    const struct board *b = &d->board;
    rework_row_done(c, db, d->sanction, &(struct rework_row){b->game, b->variant, b->speed, b->ladder});
    return pg_flush(c, db);
}

/* One leaderboard; *ret_found false: none is left. */
static bool rate_next(struct ctx *c, struct pg *db, struct decided *d, bool *ret_found)
{
    struct rows *r;
    if (!pg_maybe(c, db, &r, REWORK_NEXT, "i", d->sanction)) return false;
    *ret_found = rows_count(r) == 1;
    if (!*ret_found) return true;
    d->board = (struct board){.game = rows_text(r, 0, "game"),
                              .variant = rows_text(r, 0, "variant"),
                              .speed = rows_text(r, 0, "speed"),
                              .ladder = rows_text(r, 0, "ladder")};
    return transact(c, db, board_body, d);
}

static bool done_body(struct ctx *c, struct pg *db, void *thing)
{
    const struct decided *d = thing;
    desk_rows_hold(c, db, 0, d->account);
    sanction_row_done(c, db, d->sanction, d->round);
    return pg_flush(c, db);
}

static bool failed_body(struct ctx *c, struct pg *db, void *thing)
{
    const struct decided *d = thing;
    desk_rows_hold(c, db, 0, d->account);
    sanction_row_failed(c, db, d->sanction);
    return pg_flush(c, db);
}

/* The list of leaderboards is asked for at every step, and made at the first of a round; a decision that was lifted
 * meanwhile begins the next. A match that cannot be resigned yet delays the end of the round, and no ratings. */
static bool carry_out(struct ctx *c, struct pg *db, struct decided *d)
{
    bool rated = false;
    int left = 0;
    if ((d->closes || d->unrates) && !leave_all(c, db, d, &left)) return false;
    if (d->rates && (!transact(c, db, plan_body, d) || !rate_next(c, db, d, &rated))) return false;
    if (!rated && left) return fail(c, FAULT_BUSY, "%d games could not be resigned yet", left);
    return rated || transact(c, db, done_body, d);
}

bool enforcement_step(struct ctx *c, struct pg *db, bool *ret_more)
{
    struct rows *r;
    if (!pg_maybe(c, db, &r, SANCTION_DUE, "")) return false;
    *ret_more = rows_count(r) == 1;
    if (!*ret_more) return true;
    struct decided d = {.sanction = rows_int(r, 0, "id"),
                        .account = rows_int(r, 0, "account_id"),
                        .round = rows_int(r, 0, "wanted"),
                        .closes = rows_bool(r, 0, "closes"),
                        .unrates = rows_bool(r, 0, "unrates"),
                        .rates = rows_bool(r, 0, "rates")};
    if (carry_out(c, db, &d)) return true;
    struct failure why = c->failure;
    forgive(c);
    if (!transact(c, db, failed_body, &d)) forgive(c);
    c->failure = why;
    return false;
}
