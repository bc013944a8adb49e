/* children.h - the child processes of a daemon's master (clockd.c, botd.c). Each does one kind of work with a database
 * connection of its own; the master replaces those that died or were stopped. */
#ifndef QUAD_CHILDREN_H
#define QUAD_CHILDREN_H
#include "base/ctx.h"
#include "store/pg.h"
#include <signal.h>
#include <sys/types.h>

/* Whether SIGTERM or SIGINT has been received: finish what is in progress and return. Set by children_catch_stops. */
extern volatile sig_atomic_t children_stopping;

struct worker { /* what a child works with */
    struct pg *db;
    struct pool *pool;
    int share; /* as its struct child has it */
};
/* An empty ctx of this moment; the memory of the one before is gone. */
struct ctx worker_ctx(struct worker *w);

struct child {
    pid_t pid;
    int bell;                          /* a socket that wakes it */
    void (*run)(struct worker *, int); /* returns when children_stopping is set; gets the bell */
    const char *name;
    int cpu_seconds; /* for one match */
    enum patience patience;
    int share;           /* of a helper; 0: not a helper */
    bool looked_stopped; /* at the last check */
};

/* Let SIGTERM and SIGINT set children_stopping. Once, before the first child. */
void children_catch_stops(void);
/* Fork the child. It ends when its master dies, after the work in progress. */
void child_start(struct child *child);
/* Start dead children again, and kill stopped ones (SIGSTOP); to be called at least once a second. */
void children_look(struct child *children, int count);
/* Tell all children to stop and wait for them. */
void children_stop(const struct child *children, int count);
#endif
