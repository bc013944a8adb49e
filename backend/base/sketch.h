/* sketch.h - writes an SVG picture into the pool. Colours and sizes are attributes, never a style sheet, so that the
 * picture looks the same everywhere and any content security policy allows it. */
#ifndef QUAD_SKETCH_H
#define QUAD_SKETCH_H
#include "base/builder.h"
#include "base/pool.h"

struct sketch {
    struct builder svg;
};

/* Begin a picture of that size in user units (the viewBox begins at 0 0); `title` describes it as plain text without
 * markup. */
struct sketch sketch_new(struct pool *pool, int width, int height, const char *title);
/* Append markup, printf-like. */
void sketch_add(struct sketch *s, const char *format, ...) __attribute__((format(printf, 2, 3)));
/* Close the picture and return its text, which belongs to the pool. */
const char *sketch_end(struct sketch *s);
#endif
