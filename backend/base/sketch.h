/* sketch.h - writing a picture: SVG text that grows in the pool. Colours and sizes are attributes, never a style sheet,
 * so that the picture looks the same wherever it is shown and needs no permission of a content policy. */
#ifndef QUAD_SKETCH_H
#define QUAD_SKETCH_H
#include "base/pool.h"
#include <stddef.h>

struct sketch {
    struct pool *pool;
    char *text;
    size_t length, room;
};

/* Begin a picture of that size (the viewBox begins at 0 0); `title` says in words what it shows and holds no markup. */
struct sketch sketch_new(struct pool *pool, int width, int height, const char *title);
/* Add to it, printf-like. */
void sketch_add(struct sketch *s, const char *format, ...) __attribute__((format(printf, 2, 3)));
/* Close the picture; its text. */
const char *sketch_end(struct sketch *s);
#endif
