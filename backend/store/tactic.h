/* tactic.h - rows of tactics, of the accounts that solve them, and of storms. Except for the first function, everything
 * needs account_hold of the account. Ratings as in platform/model/glicko.h. */
#ifndef QUAD_STORE_TACTIC_H
#define QUAD_STORE_TACTIC_H
#include "base/secret.h"
#include "store/pg.h"

struct tactic_key {
    int64_t account, tactic;
};
struct solver_key {
    int64_t account;
    const char *game;
};

/* Offer exactly these tactics of a game: a JSON list of the lines of its file. */
bool tactics_keep(struct ctx *c, struct pg *db, const char *game, const char *lines) must_check;

/* Queue: the row of a solver, and of an account's try, unless they exist. */
void tactic_solver_begin(struct ctx *c, struct pg *db, struct solver_key key);
void tactic_meet(struct ctx *c, struct pg *db, struct tactic_key key);
/* Queue: the arena chooses a tactic for the solver; 0: none. */
void tactic_choose(struct ctx *c, struct pg *db, struct solver_key key, int64_t tactic);
/* Queue: the account has seen the hint, or the solution. */
void tactic_hint_given(struct ctx *c, struct pg *db, struct tactic_key key);
void tactic_known(struct ctx *c, struct pg *db, struct tactic_key key);

/* Lock a tactic: its rating, deviation and volatility. */
bool tactic_lock(struct ctx *c, struct pg *db, int64_t tactic, int64_t ret_rating[3]) must_check;
/* Queue: the ratings of a locked tactic and of a solver after a rated try. */
void tactic_rated(struct ctx *c, struct pg *db, int64_t tactic, const int64_t rating[3], bool solved);
void tactic_solver_rated(struct ctx *c, struct pg *db, struct solver_key key, const int64_t rating[3]);
struct decision {
    bool solved, chosen;   /* chosen: by the arena, so that it counts for the streak */
    const int64_t *change; /* of the account's rating; NULL: not rated */
};
/* Queue: the first try of an account is decided; a second decision changes nothing in the try. */
void tactic_decided(struct ctx *c, struct pg *db, struct tactic_key key, const char *game,
                    const struct decision *decision);
/* Queue: the same for a tactic of a storm, which the solver's numbers leave out. */
void tactic_decided_aside(struct ctx *c, struct pg *db, struct tactic_key key, bool solved);

/* Insert a storm of so many seconds, which ends the one before. */
bool storm_insert(struct ctx *c, struct pg *db, struct solver_key key, const char public_id[PUBLIC_ID],
                  int64_t seconds, int64_t *ret_id) must_check;
/* Queue: the next tactic of a storm, near a rating. */
void storm_pick(struct ctx *c, struct pg *db, int64_t storm, int64_t rating);
/* Queue: the current tactic of a storm is decided; a wrong turn costs `seconds`. */
void storm_decided(struct ctx *c, struct pg *db, int64_t storm, bool solved, int64_t seconds);
/* Queue: a storm has reached so many, which can be the account's best. */
void storm_reached(struct ctx *c, struct pg *db, struct solver_key key, int64_t solved);
#endif
