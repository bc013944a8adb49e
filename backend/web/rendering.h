/* rendering.h - the spectators' views that the waiter holds: a worker's answer to a request without credentials, ready
 * to be sent to all spectators who wait for the same view. The answer is the permission: only answers that shared
 * caches can store are held and, as there, used for one second. Does no I/O. */
#ifndef QUAD_RENDERING_H
#define QUAD_RENDERING_H
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum {
    RENDERING_ADDRESS = 128,
    RENDERING_MAX = 96 * 1024,    /* bytes of a worker's answer; a longer one is not held */
    RENDERING_FRESH = 1000 * 1000 /* microseconds: Cache-Control says max-age=1 */
};

struct rendering {
    char address[RENDERING_ADDRESS]; /* of the view */
    int64_t at;                      /* clock_ticks() when the worker was asked */
    bool is_shared; /* false: each request must go to a worker, and the members below are empty */
    uint32_t seq;
    size_t length;
    char text[RENDERING_MAX]; /* the answer's head and body, without its request id */
};

struct renderings;

/* Room for `count` of them; lives as long as the process. */
struct renderings *renderings_new(int count);
/* The one of an address that was asked for within the last second, or NULL. */
const struct rendering *rendering_find(const struct renderings *all, const char *address, int64_t now);
/* Hold a worker's answer (head and body, `length` 0 for none) to a question sent at `at`, in place of the oldest. */
const struct rendering *rendering_hold(struct renderings *all, const char *address, int64_t at,
                                       const unsigned char *answer, size_t length);
#endif
