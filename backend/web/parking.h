/* parking.h - the waiter's parked requests: what each waits for, and until when. No I/O; the caller owns the file
 * descriptors. */
#ifndef QUAD_PARKING_H
#define QUAD_PARKING_H
#include "base/secret.h"
#include <stdbool.h>
#include <stdint.h>

/* ---- the address under which a worker parks a request --------------------------------------------------------
 *
 *   /_wait/KEY/SEQ/MS?back=ADDRESS     KEY: m.<match>.<viewer> the view, c.<match>.<viewer> the talk,
 *   b.<match>.<viewer>
 *                                      both (SEQ: their sum), a.<account> the inbox; viewer: its number, or s for
 *                                      strangers */

enum { WAIT_BACK = 2048, WAIT_MS_MAX = 25000 };

struct wait {
    char kind;             /* m c b a */
    char match[PUBLIC_ID]; /* m c b */
    int viewer;            /* m c b */
    int64_t account;       /* a */
    uint32_t seq;
    int ms;
    char back[WAIT_BACK]; /* ready for X-Accel-Redirect */
};

/* Read an address; false when it is not one of ours. */
bool wait_read(const char *uri, const char *query, struct wait *ret);
/* Is there news for it in the shared table? */
bool wait_is_over(const struct wait *wait);

/* Places */

struct parked {
    int fd;           /* -1: the place is free */
    unsigned request; /* FastCGI's id */
    bool waits;       /* what follows counts */
    bool woken;       /* there is news: only the order of leaving is left to time */
    struct wait wait;
    int64_t due;                       /* clock_ticks() */
    int heap_at, before, after, chain; /* parking.c's own */
};

struct parking;

/* Room for so many; lives as long as the process. */
struct parking *parking_new(int places);
/* A free place for a connection, -1 when there is none. */
int parking_enter(struct parking *p, int fd);
struct parked *parking_at(struct parking *p, int place);
/* The connection has said what it waits for (place->wait): find it by that and by its time. */
void parking_wait(struct parking *p, int place, int64_t due);
/* There is news for it; it leaves at this time, which is not later than before. */
void parking_hurry(struct parking *p, int place, int64_t due);
/* Free the place, whatever its state. */
void parking_leave(struct parking *p, int place);
int parking_count(const struct parking *p);   /* waiting */
int parking_present(const struct parking *p); /* waiting or still speaking */
/* Who is due first, -1 when nobody waits. */
int parking_first_due(const struct parking *p);
/* All that wait for a match, or for an account (`match` NULL): first, then each next, -1 at the end. Leaving the one
 * just given is allowed when the next was asked for before. */
int parking_first(const struct parking *p, const char *match, int64_t account);
int parking_next(const struct parking *p, int place);
#endif
