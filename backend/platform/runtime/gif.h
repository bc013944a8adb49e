/* gif.h - pictures (SVG) one after the other as an animated GIF. The program of raster.h draws them, several on a strip;
 * quad-gif (main/gif.c), which lies beside the program that calls it, puts the strips together. */
#ifndef QUAD_GIF_H
#define QUAD_GIF_H
#include "base/builder.h"
#include "base/ctx.h"

enum {
    GIF_AREA = 560 * 560, /* pixels of a frame, about: as many for a wide picture as for a square one */
    GIF_SIDE_MAX = 1000,  /* pixels of a side */
    GIF_FRAMES_MAX = 120,
    GIF_STRIP = 6,            /* pictures that are drawn at once */
    GIF_BYTES_MAX = 12 << 20, /* of the result */
    GIF_MEMORY = 320 << 20,   /* of quad-gif: 4 bytes for each pixel of all frames, and its libraries */
    GIF_SECONDS = 15,         /* of a processor */
    GIF_PATIENCE = 40         /* seconds in all: the program gives way to everything else */
};

/* Which of `positions` the frame `n` of `frames` shows, both counted from 0: evenly chosen, the first with the first frame,
 * the last with the last one. */
int gif_position(int positions, int frames, int n);

struct gif {
    int wide, tall; /* pixels */
    int frames, on_strip;
    struct builder strip; /* markup of the pictures not yet drawn, in a pool of its own */
    int reel;             /* a file with the strips drawn so far */
    int slot;
};

/* Begin an animation. Its frames have the shape of the picture `like`, whose size is its viewBox "0 0 WIDTH HEIGHT". A
 * node makes one at a time: FAULT_UNAVAILABLE "replay.slots" while it makes another. gif_drop must follow. */
bool gif_begin(struct ctx *c, const char *like, struct gif *ret) must_check;
/* Add a frame, the picture as large as it fits in its middle; at most GIF_FRAMES_MAX. FAULT_NOT_FOUND for a picture over
 * RASTER_SVG_MAX, else as raster_draw. */
bool gif_add(struct ctx *c, struct gif *gif, const char *svg) must_check;
/* The finished GIF, which repeats for ever: each frame is shown for `delay`, the last one for `hold` hundredths of a second.
 * FAULT_NOT_FOUND: it would have more than GIF_BYTES_MAX. FAULT_UNAVAILABLE: it cannot be made now. In the pool. */
bool gif_end(struct ctx *c, struct gif *gif, int delay, int hold, const char **ret_gif,
             size_t *ret_length) must_check;
/* Release everything but the result, at any time after gif_begin has succeeded. */
void gif_drop(struct gif *gif);
#endif
