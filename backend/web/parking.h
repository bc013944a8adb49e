/* parking.h - the waiter's parked requests (long polls): what each waits for, and until when. Does no I/O; the
 * caller owns the file descriptors. */
#ifndef QUAD_PARKING_H
#define QUAD_PARKING_H
#include "base/secret.h"
#include <stdbool.h>
#include <stdint.h>

/* The address under which a worker parks a request:
 *
 * /_wait/KEY/SEQ/MS?back=ADDRESS
 *
 * or, directly from nginx, a long poll for the spectators' view, under the address of that view:
 *
 *   /api/v1/matches/<match>/spectate?VARIANT&after=SEQ&wait=SECONDS
 *
 * KEY is m.<match>.<viewer> for the view, c.<match>.<viewer> for the chat, b.<match>.<viewer> for both (SEQ: their
 * sum), a.<account> for the inbox. viewer: the number of a seat, or s for spectators. VARIANT is the rest of the
 * query. */

enum { WAIT_BACK = 2048, WAIT_VARIANT = 72, WAIT_MS_MAX = 25000 };

struct wait {
    char kind;             /* m c b a, or s: a spectator whose request came here without a worker */
    char match[PUBLIC_ID]; /* m c b s */
    int viewer;            /* m c b s */
    int64_t account;       /* a */
    uint32_t seq;
    int ms;
    char back[WAIT_BACK];       /* ready for X-Accel-Redirect */
    char variant[WAIT_VARIANT]; /* s: the form of the view, "" or ending in & */
};

/* Parse such an address; false when it has another form. */
bool wait_read(const char *uri, const char *query, struct wait *ret);
/* Whether the shared table has news for it. */
bool wait_is_over(const struct wait *wait);

/* Places */

struct parked {
    int fd;           /* -1: the place is free */
    unsigned request; /* FastCGI request id */
    bool waits;       /* the members below are set */
    bool woken;       /* there is news; it only waits for its turn to leave */
    struct wait wait;
    int64_t due, until;                /* clock_ticks(): when it leaves, and when its wait ends */
    int heap_at, before, after, chain; /* used by parking.c only */
};

struct parking;

/* A parking with that many places; lives as long as the process. */
struct parking *parking_new(int places);
/* A free place for a connection, -1 when there is none. */
int parking_enter(struct parking *p, int fd);
struct parked *parking_at(struct parking *p, int place);
/* Start waiting: index the place by what it waits for (place->wait) and by the time it is due. */
void parking_wait(struct parking *p, int place, int64_t due);
/* Mark it as woken and move its due time. */
void parking_hurry(struct parking *p, int place, int64_t due);
/* Let it wait again, until its wait ends. */
void parking_resume(struct parking *p, int place);
/* Free the place, whatever its state. */
void parking_leave(struct parking *p, int place);
int parking_count(const struct parking *p);   /* waiting */
int parking_present(const struct parking *p); /* waiting, or still sending their request */
/* The place that is due first, -1 when none waits. */
int parking_first_due(const struct parking *p);
/* Iterate over the places that wait for a match, or for an account (`match` NULL); -1 at the end. A place can leave
 * once the next one has been fetched. */
int parking_first(const struct parking *p, const char *match, int64_t account);
int parking_next(const struct parking *p, int place);
#endif
