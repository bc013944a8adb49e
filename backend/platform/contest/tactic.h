/* tactic.h - tactics: positions from real games in which one turn is clearly best. The arena chooses one for a solver;
 * the first try decides, for the ratings of both, and for the streak. Ratings change for registered people only, and
 * only by tactics that the arena chose, so nobody gains by looking one up first.
 *
 * Solution, themes, ratings and counts of a tactic are shown only to accounts that have solved it or given up. */
#ifndef QUAD_TACTIC_H
#define QUAD_TACTIC_H
#include "base/json.h"
#include "base/secret.h"

struct pg;
struct rows;

struct solver {      /* the account that asks */
    int64_t account; /* 0: nobody */
    bool rated;      /* a registered person */
};
struct tactic_path {
    const char *game, *id;
};

/* Copy the tactics of all games into the database; *ret_count is how many are offered. For `quad migrate`. */
bool tactics_load(struct ctx *c, struct pg *db, int *ret_count) must_check;
/* What there is to solve, the tactic of the day, and how the account does: {"game","count","themes","daily","mine"}.
 * FAULT_UNKNOWN_GAME, FAULT_NOT_FOUND for a game without tactics. */
bool tactics_show(struct ctx *c, struct pg *db, const char *game, int64_t account,
                  json_object **ret) must_check;
/* Choose a tactic for the account, of a theme (NULL: any). The one chosen before is repeated until it is decided,
 * whatever its themes. When all that fit are decided, one of them is repeated. FAULT_NOT_FOUND: no tactic has the
 * theme. */
bool tactic_next(struct ctx *c, struct pg *db, const char *game, int64_t account, const char *theme,
                 json_object **ret) must_check;
/* A tactic as the account can see it. */
bool tactic_show(struct ctx *c, struct pg *db, const struct tactic_path *path, int64_t account,
                 json_object **ret) must_check;
/* The rest is refused with FAULT_TACTIC_IN_STORM while a running storm of the account is at the tactic.
 * Try a turn: {"right","tactic","mine"}. The first try is decided; later ones only say whether they are right. An
 * illegal turn is no try. */
bool tactic_try(struct ctx *c, struct pg *db, const struct solver *who, const struct tactic_path *path,
                json_object *orders, json_object **ret) must_check;
/* Where the solution begins, or the solution itself: an undecided try is failed by that. Same answer without
 * "right". */
bool tactic_ask_hint(struct ctx *c, struct pg *db, const struct solver *who, const struct tactic_path *path,
                     json_object **ret) must_check;
bool tactic_give_up(struct ctx *c, struct pg *db, const struct solver *who, const struct tactic_path *path,
                    json_object **ret) must_check;

/* Begin a storm: as many tactics as possible in STORM_SECONDS by the database's clock. Ends the one before. */
enum { STORM_SECONDS = 180, STORM_PENALTY = 10 };
bool storm_begin(struct ctx *c, struct pg *db, const char *game, int64_t account,
                 json_object **ret) must_check;
/* A storm of the account: {"id","running","seconds","solved","n","tactic","met"}. `met` is listed when it is over. */
bool storm_show(struct ctx *c, struct pg *db, const struct tactic_path *path, int64_t account,
                json_object **ret) must_check;
/* Try a turn at tactic number n of a storm: {"right","storm"}. FAULT_STORM_OVER, FAULT_STALE_TACTIC. */
bool storm_try(struct ctx *c, struct pg *db, const struct tactic_path *path, int64_t account, int64_t n,
               json_object *orders, json_object **ret) must_check;

/* For the two files: the game if it has tactics; the facts of a row of tactic_find; what anybody can see of it. */
struct game;
struct tactic_facts;
bool tactic_game(struct ctx *c, const char *name, const struct game **ret) must_check;
struct tactic_facts tactic_facts_of(const struct rows *r);
json_object *tactic_head(struct ctx *c, const struct rows *r);
#endif
