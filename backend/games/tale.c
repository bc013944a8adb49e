/* tale.c - see tale.h. */
#include "games/tale.h"
#include <string.h>

struct tale tale_new(struct pool *pool) { return (struct tale){.pool = pool}; }

void tale_tell(struct tale *tale, struct tale_line line)
{
    if (!tale) return;
    if (tale->count == tale->room) {
        int room = tale->room ? tale->room * 2 : 4;
        struct tale_line *lines = pool_take_many(tale->pool, (size_t)room, sizeof *lines);
        if (tale->count) memcpy(lines, tale->lines, (size_t)tale->count * sizeof *lines);
        tale->lines = lines;
        tale->room = room;
    }
    line.kind = pool_copy(tale->pool, line.kind);
    line.text = pool_copy(tale->pool, line.text);
    tale->lines[tale->count++] = line;
}
