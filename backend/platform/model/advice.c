/* advice.c - see advice.h. */
#include "platform/model/advice.h"

enum { WIN = 100000 };

int advice_of_end(const struct standing *standing, int seats)
{
    int first = 0;
    for (int seat = 0; seat < seats; seat++) first += standing->place[seat] == 1;
    if (standing->place[0] != 1) return -WIN;
    return first > 1 ? 0 : WIN;
}

static json_object *advised_json(struct ctx *c, const struct game *game, const struct advised *best)
{
    json_object *o = json_new_object(c), *line = json_new_array(c);
    for (int i = 0; i < best->n_line; i++) json_push_text(line, game->notation(c, best->line[i]));
    json_add(o, "orders", game->write(c, best->order));
    json_add_text(o, "text", game->notation(c, best->order));
    json_add_int(o, "score", best->score);
    json_add(o, "line", line);
    return o;
}

json_object *advice_json(struct ctx *c, const struct game *game, const struct advice *advice)
{
    json_object *o = json_new_object(c), *best = json_new_array(c);
    for (int i = 0; i < advice->n; i++) json_push(best, advised_json(c, game, &advice->best[i]));
    json_add_int(o, "nodes", advice->nodes);
    json_add(o, "best", best);
    return o;
}
