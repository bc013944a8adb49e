/* series.h - one seat's series of boards under one rule set: scoring, streaks, incentives, the end (R8). It is a
 * fold of actions: the same actions lead to the same series, and that is how it is saved. duo.h puts two of them at
 * one board. */
#ifndef RULEGAME_SERIES_H
#define RULEGAME_SERIES_H
#include "games/rulegame/settings.h"

enum {
    RESULTS_MAX = 2 * BOARDS_MAX, /* with those of a bonus */
    ATTEMPTS_MAX = 1000,          /* on one board; then it is lost */
    MASTERY_STREAK = 10,
    MASTERY_NONE = 300
};

enum action_kind { ACTION_MOVE, ACTION_PICK, ACTION_BONUS, ACTION_GIVE_UP, ACTION_LEAVE };

struct action {
    int8_t kind, piece, bucket; /* bucket -1 but for a move */
    int8_t response;            /* of MOVE and PICK */
    int8_t seat;                /* who did it, where two share a board; else 0 */
};

struct board_result {
    enum finish finish;
    const struct piece *piece;          /* as it was dealt */
    int pieces, attempts, done, errors; /* errors in halves (R8.1: 2e) */
    int own;                            /* of `done`, what this seat removed */
    int points;                         /* before any factor */
    int first, end;                     /* its actions */
    bool bonus;
};

struct series {
    const struct settings *settings;
    uint64_t seed;
    int seat;        /* of the actions that are added */
    bool rivals;     /* R8.7: a board pays by what this seat removed of it */
    int round, from; /* series that are over, and the boards played in them */
    int banked;      /* points of theirs, with the factors */
    int n_action, room;
    struct action *action;
    int n_result;
    struct board_result result[RESULTS_MAX];
    int first;           /* action of the present board */
    struct piece *piece; /* of the present board, as dealt; after the end: of the last */
    int pieces;
    struct episode *episode;
    int cost;                           /* half units on the present board (R8.2) */
    int own;                            /* accepted moves on the present board: all of them, but for rivals */
    int counted;                        /* attempts in all */
    int failed;                         /* of them failures */
    int mastery_failed, mastery_boards; /* with mastery: failures before, boards begun */
    int streak, tried; /* R8.3: accepted moves since the last failure; counted attempts without good picks */
    int mastery;       /* m*, -1: not reached yet */
    int flawless;      /* R8.12: boards cleared without an error since the last other one */
    uint64_t likelihood;  /* R8.5 in 1/65536; 0: none yet */
    int promised, factor; /* R8.4: 1, 2, 4 */
    bool bonus;           /* R8.6: in the bonus boards */
    int bonus_cleared, bonus_points;
    bool over, left; /* left: gave up, resigned or was gone */
};

/* Start a series and deal its first board. Memory: the ctx's pool. */
void series_begin(struct ctx *c, struct series *s, const struct settings *settings, uint64_t seed);
/* A counted attempt at a piece that is on the board: a move, or with bucket -1 a pick. */
enum response series_attempt(struct ctx *c, struct series *s, int piece, int bucket);
/* Start the bonus: all further boards belong to it (R8.6). */
void series_start_bonus(struct ctx *c, struct series *s);
/* Give up the current board and those to come: FINISH_GIVEN_UP, or FINISH_WALKED_AWAY when the player was away. */
void series_leave(struct ctx *c, struct series *s, enum finish finish);
/* Whether the bonus can be started now. */
bool series_may_bonus(const struct series *s);
/* Whether the player can give up the series now. */
bool series_may_give_up(const struct series *s);
/* The points of a board between min and max, given its errors in halves (R8.1). */
int points_for(int min, int max, int errors);
/* The errors on the current board, in halves. */
int series_errors(const struct series *s);
/* The points of all boards with their factors, plus the bonus. */
int series_score(const struct series *s);
/* The part of the score that can be shown while the series runs: without the factor of an unfinished series, and
 * without the factors of R8.5. */
int series_points(const struct series *s);

/* Steps of the above, for duo.c */

/* Make an attempt, add its action and count it, without ending the board. */
enum response series_try(struct ctx *c, struct series *s, int piece, int bucket);
/* How the current board has ended, FINISH_NONE while it goes on. */
enum finish series_due(const struct series *s);
/* Whether the series ends because the rule is mastered (R8.11). */
bool series_is_mastered(const struct series *s);
/* Whether the series ends because enough boards in a row were without error (R8.12). */
bool series_is_flawless(const struct series *s);
/* Record the result of the current board; true when the series has ended with it. */
bool series_note(struct series *s, enum finish finish);
/* Deal the next board. */
void series_deal(struct ctx *c, struct series *s);
/* Start another series: points are banked, streaks and promised factors are reset. */
void series_renew(struct series *s);
#endif
