/* tale.h - the log lines of an event, each with its audience. They never affect the game. */
#ifndef QUAD_TALE_H
#define QUAD_TALE_H
#include "base/json.h"
#include <stdint.h>

struct tale_line {
    uint32_t audience;  /* bit v: viewer v can read it (seats 0..15, SPECTATOR 16) */
    const char *kind;   /* "setup" "turn" "skip" "resign" ...: for clients to filter by */
    int seat;           /* the acting seat, -1 for none */
    const char *text;   /* the line in the game's own notation, without line feed */
    json_object *facts; /* members for programs and for the sentence on the page, or NULL */
};

struct tale {
    struct pool *pool;
    int count, room;
    struct tale_line *lines;
};

/* The kind of a chat line: facts.text are the words, `seat` is the sender, and the audience (including the sender) can
 * read them. In variants with own_talk the platform also stores these lines as messages of the match. */
#define TALE_TALK "talk"
#define TALE_ALL 0x1ffffu /* every seat and the spectator */

/* An empty tale in the pool. */
struct tale tale_new(struct pool *pool);
/* Add a line: texts are copied, facts stay where they are. Does nothing when `tale` is NULL (simulations). */
void tale_tell(struct tale *tale, struct tale_line line);
#endif
