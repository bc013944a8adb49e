/* animation.h - a finished match as one animated picture: what spectators see, turn after turn. */
#ifndef QUAD_PLATFORM_ANIMATION_H
#define QUAD_PLATFORM_ANIMATION_H
#include "platform/match/audience.h"
#include "platform/match/match.h"
#include "platform/read/view.h"

struct animation {
    struct match match;
    const struct view_wish *wish;
    int viewer;   /* whose knowledge it shows */
    uint32_t seq; /* of the spectators' view that it shows; it never changes again */
};

/* Load the match; the wish is that of view_picture, its turn is ignored. FAULT_NOT_FINISHED while it is played,
 * FAULT_NOT_FOUND for a game without pictures, and the refusals of a view. */
bool animation_open(struct ctx *c, struct pg *db, const struct view_wish *wish,
                    struct animation *ret) must_check;
/* Draw it as a GIF: a frame for the position before the first turn, where anything stands on the board by then, and for
 * the one after each turn. Of more than GIF_FRAMES_MAX some are left out, evenly, but never the first or the last one.
 * Takes seconds. FAULT_NOT_FOUND for a match that takes too long, and the faults of runtime/gif.h. In the pool. */
bool animation_draw(struct ctx *c, struct pg *db, struct animation *animation, const char **ret_gif,
                    size_t *ret_length) must_check;
#endif
