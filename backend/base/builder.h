/* builder.h - a text that is put together piece by piece and need not know its length before. */
#ifndef QUAD_BUILDER_H
#define QUAD_BUILDER_H
#include <stdarg.h>
#include <stddef.h>

struct pool;

/* An empty one has a pool and is otherwise zeroed. The text lives in the pool. */
struct builder {
    struct pool *pool;
    char *text; /* NULL while nothing was added; builder_text reads it */
    size_t length, room;
};

/* Add a text at the end. All additions together cost time in proportion to the final length. */
void builder_add(struct builder *b, const char *text);
/* Add a text and a line end. */
void builder_add_line(struct builder *b, const char *text);
/* Add what printf makes of the format. */
void builder_print_list(struct builder *b, const char *format, va_list list)
    __attribute__((format(printf, 2, 0)));
/* What was added so far, NUL-terminated, "" when nothing was; valid until the next addition. */
const char *builder_text(const struct builder *b);
#endif
