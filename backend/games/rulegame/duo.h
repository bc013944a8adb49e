/* duo.h - two seats at one board (R8.7): each has a series of its own, of which the board and the history of actions
 * are the same. In cooperation both are one and the same player in turns; as rivals each has its own errors,
 * removals, streak and odds.
 *
 * A fold like the series: who moves follows from the actions before. */
#ifndef RULEGAME_DUO_H
#define RULEGAME_DUO_H
#include "games/rulegame/series.h"

enum mode { MODE_APART, MODE_COOP, MODE_ADVERSARIAL }; /* APART: alone, or a race */
enum { DUO = 2 };

struct duo {
    enum mode mode;
    int mover;  /* whose attempt is next */
    int opener; /* who opened the present series */
    int made;   /* attempts of both in the match */
    int gone;   /* who left, -1: nobody */
};

/* The first board is dealt to both; seat 0 opens. */
void duo_begin(struct ctx *c, struct duo *duo, struct series *pair, const struct settings *settings,
               uint64_t seed, enum mode mode);
/* The mover's counted attempt, as series_attempt. */
enum response duo_attempt(struct ctx *c, struct duo *duo, struct series *pair, int piece, int bucket);
/* The mover begins the bonus. */
void duo_start_bonus(struct ctx *c, const struct duo *duo, struct series *pair);
/* A seat leaves, as series_leave; the other one is left behind: FINISH_ABANDONED. */
void duo_leave(struct ctx *c, struct duo *duo, struct series *pair, int seat, enum finish finish);
/* Both stop where they are, by agreement or because nobody is there. */
void duo_stop(struct ctx *c, struct duo *duo, struct series *pair);
#endif
