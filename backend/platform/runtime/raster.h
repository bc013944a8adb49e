/* raster.h - pictures as PNG: a game's picture (SVG) for previews of links, and pictures that people upload. A program
 * of its own (rsvg-convert, librsvg) draws them: no loaded library sees this process's memory, and its time, memory and
 * output are limited. */
#ifndef QUAD_RASTER_H
#define QUAD_RASTER_H
#include "base/ctx.h"

#define RASTER_PROGRAM "/usr/bin/rsvg-convert"
/* The size of a preview's picture in pixels, as Open Graph readers show it. */
enum { CARD_WIDE = 1200, CARD_TALL = 630 };
enum {
    RASTER_SVG_MAX = 4 << 20, /* bytes of a picture that is drawn at all */
    RASTER_PNG_MAX = 4 << 20, /* bytes of the result */
    RASTER_MEMORY = 512 << 20,
    RASTER_SECONDS = 2,  /* of a processor */
    RASTER_PATIENCE = 30 /* seconds in all: the program gives way to everything else */
};

/* Draw the picture, whose size is its viewBox "0 0 WIDTH HEIGHT", as large as it fits in the middle of a card. Nothing
 * that it refers to outside of itself is loaded. Two at once are drawn on a node: "picture.slots". FAULT_NOT_FOUND for
 * a picture over RASTER_SVG_MAX, FAULT_UNAVAILABLE when the program fails, is missing or exceeds its limits. The PNG
 * belongs to the pool. */
bool raster_card(struct ctx *c, const char *svg, const char **ret_png, size_t *ret_length) must_check;

/* Draw a whole SVG in its own size, with the same limits and faults. */
bool raster_draw(struct ctx *c, const char *svg, const char **ret_png, size_t *ret_length) must_check;

/* The width and height of a picture's viewBox "0 0 WIDTH HEIGHT"; false: it has none of at least 1 by 1. */
bool raster_box(const char *svg, double *ret_wide, double *ret_tall);
struct raster_place {
    int left, top, wide, tall; /* pixels of the sheet */
};
/* The picture as large as it fits in the middle of that place, as markup for raster_sheet; NULL where raster_box finds
 * no size. In the pool. */
const char *raster_fitted(struct ctx *c, const char *svg, struct raster_place place);
/* A sheet of paper with that markup on it, as SVG for raster_draw. In the pool. */
const char *raster_sheet(struct ctx *c, const char *pictures, int wide, int tall);

enum {
    UPLOAD_BYTES_MAX = 512 << 10, /* of an uploaded picture */
    UPLOAD_SIDE_MAX = 4096,       /* of an uploaded PNG, in pixels */
    UPLOAD_SIDE = 512             /* the longer side of what is drawn of it, in pixels */
};
/* Draw an uploaded picture anew, an SVG or a PNG: nothing of its bytes remains, no script, text or link, only what is
 * seen. Its longer side gets UPLOAD_SIDE pixels. Limits and slots as above. FAULT_BAD_PICTURE: it is neither, is too
 * large, has errors, or takes too long. */
bool raster_upload(struct ctx *c, const char *bytes, size_t length, const char **ret_png,
                   size_t *ret_length) must_check;
/* The size of a PNG in pixels; false: the bytes are no PNG. */
bool raster_size(const char *png, size_t length, int *ret_wide, int *ret_tall);
#endif
