/* duo.h - two seats sharing one board (R8.7). Each has a series of its own with the same board and history of
 * actions. In cooperation they take turns as one player; as rivals each has its own errors, removals, streak and
 * odds.
 *
 * A fold like the series: the next mover follows from the actions so far. */
#ifndef RULEGAME_DUO_H
#define RULEGAME_DUO_H
#include "games/rulegame/series.h"

enum mode { MODE_APART, MODE_COOP, MODE_ADVERSARIAL }; /* APART: alone, or a race */
enum { DUO = 2 };

struct duo {
    enum mode mode;
    int mover;  /* seat of the next attempt */
    int opener; /* seat that opened the current series */
    int made;   /* attempts of both seats in the match */
    int gone;   /* seat that left, -1: none */
};

/* Deal the first board to both; seat 0 opens. */
void duo_begin(struct ctx *c, struct duo *duo, struct series *pair, const struct settings *settings,
               uint64_t seed, enum mode mode);
/* Make the mover's counted attempt, as series_attempt does. */
enum response duo_attempt(struct ctx *c, struct duo *duo, struct series *pair, int piece, int bucket);
/* The mover begins the bonus. */
void duo_start_bonus(struct ctx *c, const struct duo *duo, struct series *pair);
/* End the series of a seat that leaves, as series_leave does; the other seat's ends with FINISH_ABANDONED. */
void duo_leave(struct ctx *c, struct duo *duo, struct series *pair, int seat, enum finish finish);
/* End both series at their current state, by agreement or because both players have left. */
void duo_stop(struct ctx *c, struct duo *duo, struct series *pair);
#endif
