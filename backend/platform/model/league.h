/* league.h - whom a program meets in a league, and where it stands from season to season. Pure: facts and a generator
 * in, choices out. Why it chooses so: backend/docs/decisions/020-leagues.md. */
#ifndef QUAD_LEAGUE_MODEL_H
#define QUAD_LEAGUE_MODEL_H
#include "base/rng.h"
#include <stdbool.h>
#include <stdint.h>

enum {
    LEAGUE_DIVISION = 8, /* programs of a division */
    LEAGUE_MOVES = 2,    /* programs that change place with the neighbouring division after a season */
    LEAGUE_FAULTS = 3    /* missed turns after which a program is withdrawn */
};

struct league_player {
    int64_t account, owner; /* owner 0: a built-in bot */
    int rating;             /* points */
    int division;           /* a bot belongs to every one */
    int sets;               /* begun in this season */
    int room;               /* games it can begin besides those of its open sets */
    int busy;               /* games it has running, and games still to come of its open sets */
    int met;                /* sets with the player that is looking for opponents; set by the caller */
    bool barred;            /* kept apart from a player of the set by a block; set by the caller */
};

/* The program that begins the next set of `seats` games: of those with room the one with the fewest games at the moment, so
 * that a newcomer takes no more than its share; of equal ones the one with the fewest sets, then the one listed first.
 * -1: none has room. A program that plays fewer games at once than a set has begins one set when it
 * has none open. */
int league_first(const struct league_player *players, int count, int seats);
/* The next opponent for a set of `seats` games of the players chosen so far (their numbers): a bot, or a program of the
 * first one's division with room, of another owner and not barred. It is drawn with a chance that falls with the distance
 * of the ratings and with how often the two have met. -1: there is none. */
int league_opponent(const struct league_player *players, int count, int seats, const int *chosen,
                    int chosen_count, struct rng *rng);
/* The divisions of the next season, `ret_division` [count], of programs given in their order of this season: by
 * division, then by rank in it. The last LEAGUE_MOVES of a division change places with the first of the next one; then the
 * whole order is cut into divisions. */
void league_divisions(const int *division, int count, int *ret_division);
#endif
