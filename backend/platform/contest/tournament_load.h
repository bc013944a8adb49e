/* tournament_load.h - a tournament with its entries and games in memory, for the files of tournaments. Players are indexes
 * into `entries`, which are sorted by starting number. */
#ifndef QUAD_TOURNAMENT_LOAD_H
#define QUAD_TOURNAMENT_LOAD_H
#include "platform/model/pairing_score.h"
#include "store/tournament.h"

struct tournament {
    struct tournament_row row;
    struct entry_row *entries;
    int entry_count, player_count; /* the first ones have a starting number */
    struct tgame_row *games;
    int game_count;
};

/* Read the tournament whose row is filled in already. */
bool tournament_read(struct ctx *c, struct pg *db, struct tournament *t) must_check;
/* Read a tournament by its public id; FAULT_NOT_FOUND. */
bool tournament_find(struct ctx *c, struct pg *db, const char *id, struct tournament *ret) must_check;
/* The same with its rounds, of which none is over whose games are not. */
bool tournament_find_rounds(struct ctx *c, struct pg *db, const char *id, struct tournament *ret,
                            struct round_row **ret_rounds, int *ret_count) must_check;
/* Whether a player can still be paired: has not withdrawn, and the account exists. */
bool tournament_plays(const struct tournament *t, int player);
/* The entry of an account, NULL for none. */
struct entry_row *tournament_entry_of(const struct tournament *t, int64_t account);
/* The index of the player with a starting number. */
int tournament_player(const struct tournament *t, int64_t number);
/* How many wins and who is ahead in a pairing of a knock-out: the players' points in the games of a board of a round. */
void tournament_duel(const struct tournament *t, int round, int board, int ret_points[2], int *ret_games,
                     bool *ret_over);
/* In a knock-out, the players left before a round, in the order of the bracket, -1: a bye; returns how many places. */
int tournament_bracket(struct ctx *c, const struct tournament *t, int round, int *ret_slots);
/* Standings of all players, sorted; one line for each. */
struct score_line *tournament_lines(struct ctx *c, const struct tournament *t);
/* What breaks ties in this format, ending with TIE_BREAKS. */
const enum tie_break *tournament_ties(enum tournament_format format);
/* In a knock-out: whether a player has lost. */
bool tournament_is_out(const struct tournament *t, const struct score_line *line);
#endif
