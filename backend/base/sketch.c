/* sketch.c - see sketch.h. */
#include "base/sketch.h"
#include <stdarg.h>

void sketch_add(struct sketch *s, const char *format, ...)
{
    va_list list;
    va_start(list, format);
    builder_print_list(&s->svg, format, list);
    va_end(list);
}

struct sketch sketch_new(struct pool *pool, int width, int height, const char *title)
{
    struct sketch s = {.svg = {.pool = pool}};
    sketch_add(&s,
               "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %d %d\" width=\"%d\" height=\"%d\" "
               "role=\"img\">",
               width, height, width, height);
    sketch_add(&s, "<title>%s</title>", title);
    return s;
}

const char *sketch_end(struct sketch *s)
{
    sketch_add(s, "</svg>\n");
    return builder_text(&s->svg);
}
