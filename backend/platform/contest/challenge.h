/* challenge.h - sealed challenges: seasons of hidden rules that people and programs play, each account once. A commitment to
 * each rule is published before the season opens; the rules, the boards and all runs are shown after it has closed.
 *
 * A run is a match of purpose `challenge`, sealed (struct match_row) until the season is revealed. It counts if it ended before
 * the season closed, and has a place if it is not a guest's. How it is scored: struct game_challenge, model/scored_run.h. */
#ifndef QUAD_CHALLENGE_H
#define QUAD_CHALLENGE_H
#include "base/json.h"
#include "base/secret.h"

struct pg;
struct game;
/* CHALLENGE_BOARD_MAX: places in the head of an export, the best. */
enum {
    CHALLENGE_BOARD_MAX = 5000,
    CHALLENGE_RULES = 3,
    CHALLENGE_RULES_MAX = 9,
    CHALLENGE_HOURS_MAX = 365 * 24
};

/* Seasons with smaller numbers than `below`, newest first: {"items","next"}. */
bool challenge_list(struct ctx *c, struct pg *db, int64_t below, int64_t limit,
                    json_object **ret_list) must_check;
/* A season with its rules and the account's runs (0: not signed in). FAULT_NOT_FOUND. */
bool challenge_show(struct ctx *c, struct pg *db, int64_t number, int64_t account,
                    json_object **ret_challenge) must_check;

struct challenge_look {
    int64_t number, rule, account;
    const char *pool; /* results of "all" (NULL), "humans" or "programs" */
    int64_t limit;    /* at most so many of them, the best; the curves are of all runs */
};
/* The board of a rule with its learning curves. FAULT_NOT_FOUND, FAULT_BAD_REQUEST. */
bool challenge_board(struct ctx *c, struct pg *db, const struct challenge_look *look,
                     json_object **ret_board) must_check;
/* Start the account's run at a rule (*ret_fresh), or return the one it has. FAULT_NOT_FOUND, FAULT_CHALLENGE_SHUT. */
bool challenge_play(struct ctx *c, struct pg *db, int64_t number, int64_t rule, int64_t account,
                    char ret_match[PUBLIC_ID], bool *ret_fresh) must_check;

/* challenge_export.c */

struct challenge_page {
    const char *text;
    const char *next; /* the cursor of the next page; NULL: this is the last */
};
/* A page of a revealed season's runs: with `csv` a line for each board of a run, else NDJSON that `quad challenge verify`
 * reads: a head, each run with the record of its match, an end line. FAULT_NOT_FOUND, FAULT_SEALED, FAULT_BAD_CURSOR. */
bool challenge_export(struct ctx *c, struct pg *db, int64_t number, bool csv, const char *cursor,
                      struct challenge_page *ret_page) must_check;

/* challenge_season.c */

struct challenge_wish {
    const struct game *game; /* with challenges */
    bool scheduled;
    int64_t opens_at, closes_at; /* microseconds, of a scheduled season */
    int64_t in, hours; /* of another: the hours before it opens, at least 1, and those for which it is open */
    const char *const *rules; /* `count` texts; NULL: the arena draws them */
    int count;                /* 1 to CHALLENGE_RULES_MAX */
};
struct challenge_announced {
    int64_t number, opens_at, closes_at;
};
/* Announce a season. FAULT_BAD_OPTIONS for a rule that cannot be played. */
bool challenge_announce(struct ctx *c, struct pg *db, const struct challenge_wish *wish,
                        struct challenge_announced *ret) must_check;
/* The game of scheduled seasons: the first one with challenges; NULL: there is none. */
const struct game *challenge_game(void);
/* For the clock daemon: reveal the seasons that have closed, and announce the next scheduled one as soon as the last has
 * opened. */
bool challenge_step(struct ctx *c, struct pg *db) must_check;
#endif
