/* picture.c - the pile as a still picture: one sign for each stone, in rows of ten, and below it a bar for what every
 * seat has taken. */
#include "games/nullgame/state.h"
#include "base/sketch.h"

enum { ROW = 10, STEP = 40, STONE = 15, BAR = 26, EDGE = 20 };

const char *null_picture(struct ctx *c, const game_known *known)
{
    int rows = (known->pile + ROW - 1) / ROW, width = ROW * STEP + 2 * EDGE;
    int bars = EDGE + (rows > 0 ? rows : 1) * STEP + EDGE, most = 1;
    struct sketch s = sketch_new(c->pool, width, bars + known->seats * BAR + EDGE,
                                 pool_print(c->pool, "Nullgame, %d stones left", known->pile));
    sketch_add(&s, "<rect width=\"100%%\" height=\"100%%\" fill=\"#f6f3ec\"/>");
    for (int i = 0; i < known->pile; i++)
        sketch_add(&s, "<circle cx=\"%d\" cy=\"%d\" r=\"%d\" fill=\"#4a4f57\"/>",
                   EDGE + i % ROW * STEP + STEP / 2, EDGE + i / ROW * STEP + STEP / 2, STONE);
    for (int seat = 0; seat < known->seats; seat++)
        if (known->taken[seat] > most) most = known->taken[seat];
    for (int seat = 0; seat < known->seats; seat++)
        sketch_add(&s, "<rect x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\" fill=\"%s\"/>", EDGE,
                   bars + seat * BAR, 2 + known->taken[seat] * (width - 2 * EDGE - 2) / most, BAR - 8,
                   known->left[seat] ? "#cfc8b8" : "#2f5d50");
    return sketch_end(&s);
}
