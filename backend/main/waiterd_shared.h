/* waiterd_shared.h - long polls of spectators: the waiter asks one worker for the spectators' view of a public match
 * and sends the answer to all who wait for it. For waiterd.c only.
 *
 * The question goes to the workers' own socket, like any request without credentials, so the route layer and the
 * audience policy decide. If the answer cannot be shared (it is not for shared caches, too long or a refusal, or the
 * workers are busy), each request is sent to a worker, as without this module. */
#ifndef QUAD_WAITERD_SHARED_H
#define QUAD_WAITERD_SHARED_H
#include "web/parking.h"
#include <stddef.h>

enum { SHARED_ASKING = 16, SHARED_FIRST = -100 }; /* epoll names of questions: SHARED_FIRST and below */

struct sharing {
    int epoll;
    struct parking *parking;
    void *owner;
    /* Send a parked request these bytes (FastCGI records); its place is free afterwards. */
    void (*send)(void *owner, int place, const unsigned char *bytes, size_t length);
    /* Send a parked request to a worker, which decides everything about it; its place is free afterwards. */
    void (*refer)(void *owner, int place);
    struct renderings *held;
    struct asking *asked; /* SHARED_ASKING of them */
};

/* Complete what the caller has set up to `refer`. */
void shared_start(struct sharing *s);
/* A spectator's request has been parked: answer it now, ask a worker, or let it wait. */
void shared_arrive(struct sharing *s, int place);
/* There is news for a spectator's parked request. */
void shared_news(struct sharing *s, int place);
/* Handle an event of epoll with such a name. */
void shared_event(struct sharing *s, int name);
/* Give up on workers that take too long to answer. */
void shared_tend(struct sharing *s);
#endif
