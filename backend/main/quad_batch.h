/* quad_batch.h - plays many games in several processes, for `quad simulate` and `quad tournament`. The lines and their
 * order do not depend on the number of processes. */
#ifndef QUAD_BATCH_H
#define QUAD_BATCH_H
#include "main/quad.h"

enum { JOBS_MAX = 64 };

/* The kind of a line from a child. A game's last line is of any kind but LINE_TRACE. */
enum batch_mark { LINE_RESULT = 'R', LINE_TRACE = 'T', LINE_FAULT = 'F', LINE_NO_START = 'N' };

struct batch {
    int64_t first, games, jobs; /* numbers first .. first + games - 1; jobs 1 .. JOBS_MAX */
    const void *what;           /* for play; the child has a copy of the parent's memory */
    /* Play game `index` in a child and send its lines; false after LINE_FAULT or LINE_NO_START. The ctx is of this
     * game alone. */
    bool (*play)(struct ctx *c, const void *what, int64_t index, FILE *out);
    void *sink;
    /* In the parent, in the order of the games: a result or trace line, with its line feed. */
    bool (*take)(struct ctx *c, void *sink, int64_t index, enum batch_mark mark, const char *line);
};

/* Play them all. QUAD_DONE, or QUAD_REFUSED or QUAD_NO_START with the failure in the ctx. */
int batch_run(struct ctx *c, const struct batch *batch);
/* Send a line: `text` up to its first line feed. */
void batch_send(FILE *out, enum batch_mark mark, const char *text);
#endif
