/* wait.h - the address under which a worker parks a request with the waiter:
 *
 *   /_wait/KEY/SEQ/MS?back=ADDRESS     KEY: m.<match>.<viewer> the view, c.<match>.<viewer> the talk, a.<account> the inbox;
 *                                      viewer: a seat's number or s for strangers */
#ifndef QUAD_WAIT_H
#define QUAD_WAIT_H
#include "base/secret.h"
#include <stdbool.h>
#include <stdint.h>

enum { WAIT_BACK = 2048, WAIT_MS_MAX = 25000 };

struct wait {
    char kind;              /* m c a */
    char match[PUBLIC_ID];  /* m c */
    int viewer;             /* m c */
    int64_t account;        /* a */
    uint32_t seq;
    int ms;
    char back[WAIT_BACK];   /* ready for X-Accel-Redirect */
};

/* Read an address; false when it is not one of ours. */
bool wait_read(const char *uri, const char *query, struct wait *ret);
/* Is there news for it in the shared table? */
bool wait_is_over(const struct wait *wait);
#endif
