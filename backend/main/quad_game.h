/* quad_game.h - one game of a batch, played in a child and reported in lines: the result and optionally a trace and a
 * record. */
#ifndef QUAD_GAME_H_
#define QUAD_GAME_H_
#include "main/quad_batch.h"

struct telling {        /* output besides the result */
    bool trace, views;  /* `views`: with what every seat sees */
    int64_t every;      /* 0: every event; else the standing after every `every` turns */
    const char *record; /* folder of record files, or NULL */
};

/* Play the party's game to its end or for `max_turns` turns. False after a line that says why. */
bool game_play(struct ctx *c, const struct party *party, int64_t index, int64_t max_turns,
               const struct telling *t, FILE *out) must_check;
#endif
