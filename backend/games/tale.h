/* tale.h - the story an event tells: lines for the log, each with its audience. Telling changes nothing. */
#ifndef QUAD_TALE_H
#define QUAD_TALE_H
#include "base/json.h"
#include <stdint.h>

struct tale_line {
    uint32_t audience;  /* bit v: viewer v may read it (seats 0..15, SPECTATOR 16) */
    const char *kind;   /* "setup" "turn" "skip" "resign" ...: greppable by clients */
    int seat;           /* whose doing, -1 nobody's */
    const char *text;   /* the line in the game's own notation, without line feed */
    json_object *facts; /* members for machines and for the face's sentence, or NULL */
};

struct tale {
    struct pool *pool;
    int count, room;
    struct tale_line *lines;
};

/* The kind of a line that says something to others: facts.text are the words, `seat` says them, the audience (its
 * own seat among them) reads them. In variants that own their talk the platform keeps these lines as the match's
 * messages too. */
#define TALE_TALK "talk"
#define TALE_ALL 0x1ffffu /* every seat and strangers */

/* An empty tale in the pool. */
struct tale tale_new(struct pool *pool);
/* Add a line; texts are copied, facts borrowed from the pool. A NULL tale swallows it (simulation). */
void tale_tell(struct tale *tale, struct tale_line line);
#endif
