/* puzzle.h - rows of puzzles and of the accounts that play them. Knows no game. */
#ifndef QUAD_STORE_PUZZLE_H
#define QUAD_STORE_PUZZLE_H
#include "store/pg.h"

struct puzzle_row { /* options are JSON; seed: 16 digits */
    const char *public_id, *game, *variant, *options, *seed;
    int64_t account, hours; /* the account that shares it, and for how long; unused for a puzzle of the day */
    bool secret;            /* that account wrote the hidden rule */
};

/* Insert the puzzle of a day ("2026-11-23") unless it exists already. */
bool puzzle_insert_day(struct ctx *c, struct pg *db, const struct puzzle_row *row,
                       const char *day) must_check;
/* Insert a puzzle that an account shares. */
bool puzzle_insert(struct ctx *c, struct pg *db, const struct puzzle_row *row) must_check;
/* Revoke it; *ret_found false when the account shares no such puzzle. */
bool puzzle_row_revoke(struct ctx *c, struct pg *db, int64_t account, const char *public_id,
                       bool *ret_found) must_check;
/* Insert the match in which an account plays a puzzle. */
bool puzzle_play_insert(struct ctx *c, struct pg *db, int64_t puzzle, int64_t account,
                        int64_t match) must_check;
#endif
