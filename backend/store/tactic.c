/* tactic.c - see tactic.h. */
#include "store/tactic.h"

bool tactics_keep(struct ctx *c, struct pg *db, const char *game, const char *lines)
{
    return pg_run(c, db, NULL, TACTICS_KEEP, "tt", game, lines);
}

void tactic_solver_begin(struct ctx *c, struct pg *db, struct solver_key key)
{
    pg_tell(c, db, TACTIC_SOLVER_BEGIN, "it", key.account, key.game);
}

void tactic_meet(struct ctx *c, struct pg *db, struct tactic_key key)
{
    pg_tell(c, db, TACTIC_MEET, "ii", key.account, key.tactic);
}

void tactic_choose(struct ctx *c, struct pg *db, struct solver_key key, int64_t tactic)
{
    pg_tell(c, db, TACTIC_SOLVER_CHOOSE, "iti", key.account, key.game, tactic);
}

void tactic_hint_given(struct ctx *c, struct pg *db, struct tactic_key key)
{
    pg_tell(c, db, TACTIC_TRY_HINT, "ii", key.account, key.tactic);
}

void tactic_known(struct ctx *c, struct pg *db, struct tactic_key key)
{
    pg_tell(c, db, TACTIC_TRY_KNOW, "ii", key.account, key.tactic);
}

bool tactic_lock(struct ctx *c, struct pg *db, int64_t tactic, int64_t ret_rating[3])
{
    struct rows *r;
    if (!pg_one(c, db, &r, TACTIC_LOCK, "i", tactic)) return false;
    ret_rating[0] = rows_int(r, 0, "rating");
    ret_rating[1] = rows_int(r, 0, "deviation");
    ret_rating[2] = rows_int(r, 0, "volatility");
    return true;
}

void tactic_rated(struct ctx *c, struct pg *db, int64_t tactic, const int64_t rating[3], bool solved)
{
    pg_tell(c, db, TACTIC_RATE, "iiiii", tactic, rating[0], rating[1], rating[2], (int64_t)solved);
}

void tactic_solver_rated(struct ctx *c, struct pg *db, struct solver_key key, const int64_t rating[3])
{
    pg_tell(c, db, TACTIC_SOLVER_RATE, "itiii", key.account, key.game, rating[0], rating[1], rating[2]);
}

static void decide(struct ctx *c, struct pg *db, struct tactic_key key, bool solved, const int64_t *change)
{
    pg_tell(c, db, TACTIC_TRY_DECIDE, "iitn", key.account, key.tactic, solved ? "solved" : "failed", change);
}

void tactic_decided(struct ctx *c, struct pg *db, struct tactic_key key, const char *game,
                    const struct decision *decision)
{
    decide(c, db, key, decision->solved, decision->change);
    pg_tell(c, db, TACTIC_SOLVER_DECIDE, "itii", key.account, game, (int64_t)decision->solved,
            (int64_t)decision->chosen);
}

void tactic_decided_aside(struct ctx *c, struct pg *db, struct tactic_key key, bool solved)
{
    decide(c, db, key, solved, NULL);
}

bool storm_insert(struct ctx *c, struct pg *db, struct solver_key key, const char public_id[PUBLIC_ID],
                  int64_t seconds, int64_t *ret_id)
{
    struct rows *r;
    if (!pg_one(c, db, &r, TACTIC_STORM_BEGIN, "itti", key.account, key.game, public_id, seconds))
        return false;
    *ret_id = rows_int(r, 0, "id");
    return true;
}

void storm_pick(struct ctx *c, struct pg *db, int64_t storm, int64_t rating)
{
    pg_tell(c, db, TACTIC_STORM_PICK, "ii", storm, rating);
}

void storm_decided(struct ctx *c, struct pg *db, int64_t storm, bool solved, int64_t seconds)
{
    pg_tell(c, db, TACTIC_STORM_TRY, "iii", storm, (int64_t)solved, seconds);
}

void storm_reached(struct ctx *c, struct pg *db, struct solver_key key, int64_t solved)
{
    pg_tell(c, db, TACTIC_SOLVER_STORM, "iti", key.account, key.game, solved);
}
