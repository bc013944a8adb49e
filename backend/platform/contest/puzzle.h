/* puzzle.h - puzzles: a game for one player that is the same for everybody, for a day or behind a link. Each account
 * can play a puzzle once.
 *
 * An account can see what a puzzle hides once its own attempt has ended, or once the puzzle is closed and it has no
 * open attempt; the author always can. The same holds for the matches in which others play it: they are sealed until
 * then (audience.h). */
#ifndef QUAD_PUZZLE_H
#define QUAD_PUZZLE_H
#include "base/json.h"
#include "base/secret.h"

struct pg;
enum { PUZZLE_HOURS = 30 * 24, PUZZLE_HOURS_MAX = 365 * 24, PUZZLES_OPEN_MAX = 50 };

struct puzzle_look {
    int64_t account;  /* of the viewer */
    const char *pool; /* results of "humans" or "programs"; NULL: the default */
};
/* The puzzle of a day ("2026-11-21", NULL: today, UTC) with those of earlier days in `days`. FAULT_NOT_FOUND,
 * FAULT_BAD_REQUEST. */
bool puzzle_daily(struct ctx *c, struct pg *db, const char *game, const char *day, struct puzzle_look look,
                  json_object **ret_puzzle) must_check;
/* A shared puzzle by its public id. FAULT_NOT_FOUND; FAULT_INVITE_REVOKED, FAULT_INVITE_EXPIRED for an account that
 * has not played it. */
bool puzzle_show(struct ctx *c, struct pg *db, const char *id, struct puzzle_look look,
                 json_object **ret_puzzle) must_check;
/* Start the puzzle (*ret_fresh), or return the account's running or finished match. FAULT_FORBIDDEN for its author. */
bool puzzle_play(struct ctx *c, struct pg *db, const char *id, int64_t account, char ret_match[PUBLIC_ID],
                 bool *ret_fresh) must_check;

struct puzzle_wish {
    const char *game, *variant; /* variant NULL: the first */
    json_object *options;
    int64_t hours;
};
/* Share a puzzle with a random seed. FAULT_BAD_OPTIONS, FAULT_TOO_MANY_REQUESTS. */
bool puzzle_share(struct ctx *c, struct pg *db, int64_t account, const struct puzzle_wish *wish,
                  json_object **ret_puzzle) must_check;
/* The puzzles the account shares: {"items"}. */
bool puzzle_shared(struct ctx *c, struct pg *db, int64_t account, json_object **ret_list) must_check;
/* Revoke a shared puzzle, so that nobody can start it; repeating it does nothing. FAULT_NOT_FOUND. */
bool puzzle_revoke(struct ctx *c, struct pg *db, int64_t account, const char *id) must_check;
#endif
