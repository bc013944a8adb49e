/* crew.h - threads that share the work on the games of a batch. */
#ifndef QUAD_CREW_H
#define QUAD_CREW_H
#include <stdbool.h>

enum { CREW_MAX = 256 };

struct crew;
/* A crew of 1 to CREW_MAX threads, the caller's included; NULL: the system gives no more threads. crew_free ends it. */
struct crew *crew_new(int threads);
void crew_free(struct crew *crew);
/* Call work(thing, i) once for each i below `count`, each thread a part of them, and wait for all. False: one of the
 * calls returned false. NULL: the caller does all of it. */
bool crew_run(struct crew *crew, int count, bool (*work)(void *thing, int i), void *thing);
#endif
