/* sketch.c - see sketch.h. */
#include "base/sketch.h"
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

enum { ROOM = 8192 };

static void make_room(struct sketch *s, size_t more)
{
    if (s->length + more < s->room) return;
    while (s->length + more >= s->room) s->room *= 2;
    char *text = pool_take(s->pool, s->room);
    memcpy(text, s->text, s->length + 1);
    s->text = text;
}

void sketch_add(struct sketch *s, const char *format, ...)
{
    va_list list, again;
    va_start(list, format);
    va_copy(again, list);
    int length = vsnprintf(NULL, 0, format, list);
    va_end(list);
    make_room(s, (size_t)length + 1);
    vsnprintf(s->text + s->length, (size_t)length + 1, format, again);
    va_end(again);
    s->length += (size_t)length;
}

struct sketch sketch_new(struct pool *pool, int width, int height, const char *title)
{
    struct sketch s = {.pool = pool, .text = pool_take(pool, ROOM), .room = ROOM};
    s.text[0] = 0;
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
    return s->text;
}
