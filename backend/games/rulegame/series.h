/* series.h - one seat's series of boards under one rule set: scoring, streaks, incentives, the end (R8). It is a fold of deeds: the same
 * deeds lead to the same series, and that is how it is saved. */
#ifndef RULEGAME_SERIES_H
#define RULEGAME_SERIES_H
#include "games/rulegame/settings.h"

enum {
    RESULTS_MAX = 2 * BOARDS_MAX, /* with those of a bonus */
    ATTEMPTS_MAX = 1000,          /* on one board; then it is lost */
    MASTERY_STREAK = 10,
    MASTERY_NONE = 300
};

enum deed_kind { DEED_MOVE, DEED_PICK, DEED_BONUS, DEED_GIVE_UP, DEED_LEAVE };

struct deed {
    int8_t kind, piece, bucket; /* bucket -1 but for a move */
    int8_t response;            /* of MOVE and PICK */
};

struct board_result {
    enum finish finish;
    const struct piece *piece;          /* as it was dealt */
    int pieces, attempts, done, errors; /* errors in halves (R8.1: 2e) */
    int points;                         /* before any factor */
    int first, end;                     /* its deeds */
    bool bonus;
};

struct series {
    const struct settings *settings;
    uint64_t seed;
    int n_deed, room;
    struct deed *deed;
    int n_result;
    struct board_result result[RESULTS_MAX];
    int first;           /* deed of the present board */
    struct piece *piece; /* of the present board, as dealt; after the end: of the last */
    int pieces;
    struct episode *episode;
    int cost;                           /* half units on the present board (R8.2) */
    int counted;                        /* attempts in all */
    int failed;                         /* of them failures */
    int mastery_failed, mastery_boards; /* with mastery: failures before, boards begun */
    int streak, tried; /* R8.3: accepted moves since the last failure; counted attempts without good picks */
    int mastery;       /* m*, -1: not reached yet */
    uint64_t likelihood;  /* R8.5 in 1/65536; 0: none yet */
    int promised, factor; /* R8.4: 1, 2, 4 */
    bool bonus;           /* R8.6: in the bonus boards */
    int bonus_cleared, bonus_points;
    bool over, left; /* left: gave up, resigned or was gone */
};

/* The first board is dealt. Memory: the ctx's pool. */
void series_begin(struct ctx *c, struct series *s, const struct settings *settings, uint64_t seed);
/* A counted attempt at a piece that is on the board: a move, or with bucket -1 a pick. */
enum response series_attempt(struct ctx *c, struct series *s, int piece, int bucket);
/* R8.6: the boards from now on are the bonus. */
void series_start_bonus(struct ctx *c, struct series *s);
/* The present board and those to come are given up: FINISH_GIVEN_UP, or FINISH_WALKED_AWAY when the player was gone. */
void series_leave(struct ctx *c, struct series *s, enum finish finish);
/* True when the bonus may begin now; when the series may be given up. */
bool series_may_bonus(const struct series *s);
bool series_may_give_up(const struct series *s);
/* R8.1: the points between min and max for so many half errors. */
int points_for(int min, int max, int errors);
/* Half errors on the present board. */
int series_errors(const struct series *s);
/* Points of all boards with the factor, and the bonus. */
int series_score(const struct series *s);
#endif
