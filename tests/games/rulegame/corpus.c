/* corpus.c - see corpus.h. */
#include "corpus.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

char *file_read(struct ctx *c, const char *path, size_t *ret_length)
{
    FILE *file = fopen(path, "rb");
    size_t room = 1 << 16, length = 0, n;
    if (!file) return NULL;
    char *text = pool_take(c->pool, room);
    while ((n = fread(text + length, 1, room - length - 1, file)) > 0) {
        length += n;
        if (length + 1 < room) continue;
        char *more = pool_take(c->pool, 2 * room);
        memcpy(more, text, length);
        text = more;
        room *= 2;
    }
    fclose(file);
    text[length] = 0;
    if (ret_length) *ret_length = length;
    return text;
}

const char *corpus_path(struct ctx *c, const char *name)
{
    const char *shared = getenv("QUADRIVIUM_SHARED");
    return pool_print(c->pool, "%s/rules/golden/rulegame/%s", shared ? shared : "../shared", name);
}

bool corpus_is_here(void)
{
    struct ctx c = {.pool = pool_new()};
    bool here = access(corpus_path(&c, "MANIFEST.tsv"), R_OK) == 0;
    pool_drop(c.pool);
    if (!here)
        fputs("the collection of recorded rule sets is not here: nothing was compared with it\n", stderr);
    return here;
}

static char *cut(char **at, char sign)
{
    char *start = *at, *end = start ? strchr(start, sign) : NULL;
    if (!start || (!*start && sign == '\n')) return NULL;
    if (end) *end = 0;
    *at = end ? end + 1 : NULL;
    return start;
}

char *next_line(char **at) { return cut(at, '\n'); }
char *next_column(char **at) { return cut(at, '\t'); }
