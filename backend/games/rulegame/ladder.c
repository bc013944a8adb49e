/* ladder.c - the levels, embedded by make from ladder/NN_id.txt in the order of their numbers. */
#include "games/rulegame/state.h"
#include <string.h>

static const struct level LEVELS[] = {
#include "rulegame_ladder.inc"
};
enum { COUNT = sizeof LEVELS / sizeof *LEVELS, PAR_USUAL = 8 };

const struct level *level_at(int i) { return i >= 0 && i < COUNT ? &LEVELS[i] : NULL; }

static int level_number(const char *id)
{
    for (int i = 0; id && i < COUNT; i++)
        if (strcmp(LEVELS[i].id, id) == 0) return i;
    return -1;
}

const struct level *level_find(const char *id) { return level_at(level_number(id)); }

int level_par(const char *id)
{
    int number = level_number(id);
    return number < 0 ? PAR_USUAL : 4 + 2 * (number / 4);
}

/* The name is in the first line of the text. */
static const char *title_of(struct ctx *c, const struct level *level)
{
    static const char MARK[] = "# Display: ";
    const char *from = strstr(level->text, MARK);
    must(from);
    from += sizeof MARK - 1;
    return pool_print(c->pool, "%.*s", (int)strcspn(from, "\n"), from);
}

bool rulegame_rung(struct ctx *c, int i, struct rung *ret)
{
    const struct level *level = level_at(i);
    if (!level) return false;
    *ret = (struct rung){level->id, title_of(c, level), json_new_object(c)};
    json_add_text(ret->options, "level", level->id);
    json_add_bool(ret->options, "until_mastered", true);
    return true;
}
