/* region.c - a part of a board that has grown, and where on the whole board the pieces are. */
#include "games/stratic/state.h"

enum { OVERVIEW_SIDE = 24 }; /* cells a side at most */

struct region region_of(json_object *window)
{
    json_object *at = window ? json_member(window, "region") : NULL;
    int corner[4];
    if (!at || json_object_array_length(at) != 4) return (struct region){.given = false};
    for (size_t i = 0; i < 4; i++) corner[i] = (int)json_object_get_int64(json_object_array_get_idx(at, i));
    return (struct region){true, corner[0], corner[1], corner[2], corner[3]};
}

bool in_region(const struct region *region, struct spot at)
{
    return !region->given ||
           (at.x >= region->x0 && at.x <= region->x1 && at.y >= region->y0 && at.y <= region->y1);
}

static json_object *grid_json(struct ctx *c, const int *count, int cells)
{
    json_object *rows = json_new_array(c);
    for (int y = 0; y < cells; y++) {
        json_object *row = json_new_array(c);
        for (int x = 0; x < cells; x++) json_push_int(row, count[y * cells + x]);
        json_push(rows, row);
    }
    return rows;
}

json_object *overview_json(struct ctx *c, const struct position *p)
{
    int side = START_SIDE + 2 * p->expansions, cell = (side + OVERVIEW_SIDE - 1) / OVERVIEW_SIDE,
        cells = (side + cell - 1) / cell;
    json_object *o = json_new_object(c);
    json_add_int(o, "cell", cell);
    for (int seat = 0; seat < 2; seat++) {
        int *count = pool_take_many(c->pool, (size_t)cells * (size_t)cells, sizeof *count);
        for (int i = 0; i < p->own[seat].n; i++) {
            struct spot at = spot_of(p, p->own[seat].at[i]);
            count[(at.y + p->expansions) / cell * cells + (at.x + p->expansions) / cell]++;
        }
        json_add(o, seat == SOUTH ? "south" : "north", grid_json(c, count, cells));
    }
    return o;
}
