/* league.h - rows of leagues: entries of programs, sets of games, and what was counted of them. All changes need
 * league_hold, except those of league_seat. Times are microseconds since 1970. */
#ifndef QUAD_STORE_LEAGUE_H
#define QUAD_STORE_LEAGUE_H
#include "store/words.h"

struct league_key {
    const char *game, *variant, *season;
};

/* Queue: change the league alone until the transaction ends. */
void league_lock(struct ctx *c, struct pg *db, const struct league_key *key);
/* Queue: a program joins, comes back (its faults are forgotten) or changes its number of games; a newcomer begins in
 * `division`. */
void league_entry_set(struct ctx *c, struct pg *db, const struct league_key *key, int64_t account,
                      int64_t games_at_once, int division);
/* Queue: withdraw a program. */
void league_entry_end(struct ctx *c, struct pg *db, const struct league_key *key, int64_t account,
                      enum league_reason reason);
/* Queue: the missed turns that now count against a program. */
void league_faults_set(struct ctx *c, struct pg *db, const struct league_key *key, int64_t account,
                       int64_t faults);
struct league_score {
    int won, drawn, lost; /* opponents, one by one */
    bool clean;           /* no turn was missed: earlier faults are forgotten */
};
/* Queue: a game of a program has ended. */
void league_score_add(struct ctx *c, struct pg *db, const struct league_key *key, int64_t account,
                      const struct league_score *score);
/* Queue: a program begins the season of the key in a division. */
void league_season_set(struct ctx *c, struct pg *db, const struct league_key *key, int64_t account,
                       int division);
/* Insert a set of games of these players (accounts) on a seed. */
bool league_set_new(struct ctx *c, struct pg *db, const struct league_key *key, const char *seed,
                    const int64_t *players, int count, int64_t *ret_id) must_check;
/* Queue: the next game of a set has begun as this match; `seats`: those of programs. */
void league_game_new(struct ctx *c, struct pg *db, int64_t set, int64_t match, const int64_t *seats,
                     int count);
/* Queue: missed turns of a seat that have been counted; that a game has been counted. */
void league_seat_set(struct ctx *c, struct pg *db, int64_t match, int64_t seat, int64_t missed);
void league_game_settle(struct ctx *c, struct pg *db, int64_t match);
/* Count an order of a seat that was refused because it breaks the rules; other matches have no such row. */
bool league_refusal_add(struct ctx *c, struct pg *db, int64_t match, int seat) must_check;
/* Open the sets whose games have all ended: their matches show everything now. *ret_opened: the number of matches. */
bool league_sets_open(struct ctx *c, struct pg *db, const struct league_key *key, int *ret_opened) must_check;
#endif
