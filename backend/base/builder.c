/* builder.c - see builder.h. */
#include "base/builder.h"
#include "base/pool.h"
#include <stdio.h>
#include <string.h>

enum { ROOM = 256 }; /* of the first piece, in bytes */

/* For so many more bytes and a NUL. Doubling keeps the cost of copying in proportion to the length. */
static void make_room(struct builder *b, size_t more)
{
    if (b->length + more < b->room) return;
    b->room = 2 * (b->length + more) + ROOM;
    b->text = pool_grow(b->pool, b->text, b->length, b->room);
}

static void add(struct builder *b, const char *bytes, size_t count)
{
    make_room(b, count);
    memcpy(b->text + b->length, bytes, count);
    b->length += count;
    b->text[b->length] = '\0';
}

void builder_add(struct builder *b, const char *text) { add(b, text, strlen(text)); }

void builder_add_line(struct builder *b, const char *text)
{
    builder_add(b, text);
    add(b, "\n", 1);
}

void builder_print_list(struct builder *b, const char *format, va_list list)
{
    va_list again;
    va_copy(again, list);
    size_t length = (size_t)vsnprintf(NULL, 0, format, again);
    va_end(again);
    make_room(b, length);
    vsnprintf(b->text + b->length, length + 1, format, list);
    b->length += length;
}

const char *builder_text(const struct builder *b) { return b->text ? b->text : ""; }
