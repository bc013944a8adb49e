/* quad_game.h - one game of a batch, played in a child and told in lines: the result, and if wanted a trace and a
 * record. */
#ifndef QUAD_GAME_H_
#define QUAD_GAME_H_
#include "main/quad_batch.h"

struct telling { /* what is told beside the result */
    bool trace;
    int64_t every;      /* 0: every event; else how it stands after every so many turns */
    const char *record; /* folder of record files, or NULL */
};

/* Play the party's game to its end or for so many turns. False after a line that says why. */
bool game_play(struct ctx *c, const struct party *party, int64_t index, int64_t max_turns,
               const struct telling *t, FILE *out) must_check;
#endif
