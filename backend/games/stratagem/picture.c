/* picture.c - what a viewer knows as a still picture: the engraved map with terrain, banners, buildings, armies with
 * their numbers, trade routes, the battles of the last turn, the veil over what is out of sight, and a line for each
 * realm. Shapes, signs and colours are those of the page in its light theme (frontend/games/stratagem). */
#include "base/sketch.h"
#include "games/stratagem/picture.h"
#include <string.h>

enum { WIDE = 1068, MAP_TALL = 1052, FOOT = 96, LEFT = 34, TOP = 24 };

static const char *const SOIL[TERRAINS] = {"#e2e4b4", "#b9cfa6", "#dcd5c6", "#c4dde4", "#c6e2d6"};

/* Four colours that also differ in brightness. */
static const char *const CLOTH[REALMS] = {"#0a62a0", "#b54a08", "#08704f", "#914075"};

/* An engraver's stroke for each kind of ground, drawn round its own origin. */
static const char *const STROKE[TERRAINS] = {
    "m-9 0q9-4 18 0m-16 5q8-3 15 0",
    "m0-9l5 9h-3l4 6h-12l4-6h-3zm0 15v4",
    "m-11 7l10-17 11 17m-10-15l4 7-3 3 3 5",
    "m-10 0q5-5 10 0t10 0",
    "m-8 0q4-4 8 0t8 0",
};

static const struct offset {
    int x, y;
} GRAIN[] = {{-52, -34}, {48, -40}, {-58, 8}, {58, 6}, {-40, 46}, {44, 46}, {0, -66}, {2, 74}};

/* Signs on 24 by 24; an s before the path: filled, not stroked. */
static const char *const UNIT_SIGN[UNIT_KINDS] = {
    "M12 22V9M7 3v4.5a5 5 0 0 0 10 0V3M12 3v6",
    "M3.5 6h10v7c0 4-2.6 6.6-5 8-2.4-1.4-5-4-5-8zM18.5 22V7M18.5 2l-2 5h4z",
    "M6 3c8 1 14 7 15 15M6 3l15 15M3 21 15 9M15 9h-4.5M15 9v4.5M3 21v-4M3 21h4",
    "sM7 22c0-5 1-7 4-9.5-2 .6-4.5 1-6 .3L3.5 10.3 9 5 9.5 2l3 2.3c5 1.7 7.5 7 6.5 17.7z",
    ("M3.4 19a2.6 2.6 0 1 0 5.2 0 2.6 2.6 0 1 0-5.2 0M14.4 19a2.6 2.6 0 1 0 5.2 0 2.6 2.6 0 1 0-5.2 0"
     "M2 15.5h19M6.5 15.5 17 5M11.5 15.5V10.5"),
    ("M5.5 10.5C5.5 5.5 8.3 3 12 3s6.5 2.5 6.5 7.5V18L12 22l-6.5-4zM5.5 11.5h13M12 11.5V21M12 3V1M8.5 "
     "15v2M15.5 15v2"),
    "M2 12c4.5-7 15.5-7 20 0-4.5 7-15.5 7-20 0zM8.8 12a3.2 3.2 0 1 0 6.4 0 3.2 3.2 0 1 0-6.4 0",
    "sM12 2l3 7 7.5.6-5.7 5 1.7 7.4-6.5-4-6.5 4 1.7-7.4-5.7-5 7.5-.6z",
};

static const char *const BUILDING_SIGN[BUILDINGS] = {
    ("M12 22V7M12 9c-3-.5-4.5-3-4.5-7 3 .5 4.5 3 4.5 7zm0 0c3-.5 4.5-3 4.5-7-3 .5-4.5 3-4.5 7zM12 "
     "15.5c-3-.5-5-3-5-6 3 0 "
     "5 2.5 5 6zm0 0c3-.5 5-3 5-6-3 0-5 2.5-5 6z"),
    "M3 10c4.5-6.5 13.5-6.5 18 0M12 5.3V22",
    "M3 10 5.5 4h13L21 10zM5 10v11h14V10M9.5 21v-6h5v6",
    "M2.5 21 12 4l9.5 17zM12 12l-4.5 9h9zM12 4V1.5l4 1.5-4 1.5",
    "M4 21V7h3.5v3h2.5V7h4v3h2.5V7H20v14zM10 21v-4a2 2 0 0 1 4 0v4",
    "M12 22V2.5M12 4.5h7l2.5 3-2.5 3h-7M12 12.5H5l-2.5 3 2.5 3h7",
    "M8 22l1.5-11h5L16 22M6.5 11h11V6h-11zM5 6l7-4 7 4M10.5 17h3",
};

static const char CAPITAL[] = "sM3 19V8l5 4 4-8 4 8 5-4v11z";
static const char SWORDS[] = "M4 3l13 14M20 3 7 17M14.5 19.5l5-5M4.5 14.5l5 5M18 18l3 3M6 18l-3 3";

/* Pieces */

static void sign(struct sketch *s, const char *path, int x, int y, int size, const char *colour)
{
    bool solid = *path == 's';
    sketch_add(
        s,
        "<path transform=\"translate(%d %d) scale(%d.%02d)\" fill=\"%s\" stroke=\"%s\" stroke-width=\"%s\" "
        "stroke-linecap=\"round\" stroke-linejoin=\"round\" d=\"%s\"/>",
        x, y, size / 24, size % 24 * 100 / 24, solid ? colour : "none", colour, solid ? "0.5" : "2.2",
        path + solid);
}

static void words(struct sketch *s, int x, int y, int size, const char *anchor, const char *colour,
                  const char *text)
{
    sketch_add(
        s,
        "<text x=\"%d\" y=\"%d\" font-family=\"Georgia, serif\" font-size=\"%d\" text-anchor=\"%s\" "
        "fill=\"%s\" "
        "stroke=\"#faf8f0\" stroke-width=\"4\" stroke-linejoin=\"round\" paint-order=\"stroke\">%s</text>",
        x, y, size, anchor, colour, text);
}

static void number(struct sketch *s, int x, int y, int count)
{
    sketch_add(s,
               "<text x=\"%d\" y=\"%d\" font-family=\"Helvetica, Arial, sans-serif\" font-size=\"17\" "
               "font-weight=\"700\" fill=\"#ffffff\">%d</text>",
               x, y, count);
}

/* Ground */

/* The lines an engraver draws along a coast. */
static void sea(struct sketch *s)
{
    static const int LINE[] = {40, 36, 20, 16};
    for (size_t i = 0; i < sizeof LINE / sizeof *LINE; i++) {
        sketch_add(s, "<path fill=\"none\" stroke=\"%s\" stroke-width=\"%d\" stroke-linejoin=\"round\" d=\"",
                   i % 2 ? "#e9ecec" : "#b9c4c8", LINE[i]);
        for (int v = 0; v < PROVINCES; v++) sketch_add(s, "%s", LAND[v]);
        sketch_add(s, "\"/>");
    }
}

static void grain(struct sketch *s, int v)
{
    enum terrain terrain = MAP[v].terrain;
    sketch_add(s, "<path fill=\"none\" stroke=\"#343022\" stroke-opacity=\"0.42\" stroke-width=\"1.3\" d=\"");
    for (size_t i = 0; i < sizeof GRAIN / sizeof *GRAIN; i++)
        sketch_add(s, "M%d %d%s", MAP[v].x + GRAIN[i].x, MAP[v].y + GRAIN[i].y, STROKE[terrain]);
    sketch_add(s, "\"/>");
}

/* The owner's colour over the whole province, and as a rim a little further in. */
static void wash(struct sketch *s, int v, int owner)
{
    sketch_add(s, "<path fill=\"%s\" fill-opacity=\"0.12\" d=\"%s\"/>", CLOTH[owner], LAND[v]);
    sketch_add(
        s,
        "<path transform=\"translate(%d %d) scale(0.91) translate(%d %d)\" fill=\"none\" stroke=\"%s\" "
        "stroke-width=\"8\" stroke-opacity=\"0.85\" stroke-linejoin=\"round\" d=\"%s\"/>",
        MAP[v].x, MAP[v].y, -MAP[v].x, -MAP[v].y, CLOTH[owner], LAND[v]);
}

static void ground(struct sketch *s, const game_known *k, int v)
{
    int owner = k->world.owner[v];
    sketch_add(s, "<path fill=\"%s\" d=\"%s\"/>", SOIL[MAP[v].terrain], LAND[v]);
    grain(s, v);
    if (owner != NOBODY) wash(s, v, owner);
    if (!(k->seen >> v & 1))
        sketch_add(s, "<path fill=\"#f6f3ec\" fill-opacity=\"0.78\" d=\"%s\"/>", LAND[v]);
    sketch_add(
        s, "<path fill=\"none\" stroke=\"#4c4a41\" stroke-width=\"2\" stroke-linejoin=\"round\" d=\"%s\"/>",
        LAND[v]);
}

static void roads(struct sketch *s)
{
    sketch_add(s, "<path fill=\"none\" stroke=\"#3c301c\" stroke-opacity=\"0.6\" stroke-width=\"2.4\" "
                  "stroke-dasharray=\"2 7\" stroke-linecap=\"round\" d=\"");
    for (int v = 0; v < PROVINCES; v++)
        for (int i = 0; i < MAP[v].neighbours; i++) {
            int to = MAP[v].neighbour[i];
            if (to > v) sketch_add(s, "M%d %dL%d %d", MAP[v].x, MAP[v].y, MAP[to].x, MAP[to].y);
        }
    sketch_add(s, "\"/>");
}

static void trade_route(struct sketch *s, const struct route *route)
{
    uint8_t path[PROVINCES];
    int count = route_path(route->from, route->to, path);
    sketch_add(s, "<path fill=\"none\" stroke=\"%s\" stroke-width=\"5\" stroke-dasharray=\"14 9\" d=\"",
               route->raiders ? "#c0271e" : "#8a6200");
    for (int i = 0; i < count; i++)
        sketch_add(s, "%s%d %d", i ? "L" : "M", MAP[path[i]].x, MAP[path[i]].y + 10);
    sketch_add(s, "\"/>");
}

/* Pieces and places */

/* One kind of unit: its sign and how many there are. */
static int cohort(struct sketch *s, int x, int y, int kind, int count)
{
    sign(s, UNIT_SIGN[kind], x + 4, y + 4, 20, "#ffffff");
    number(s, x + 27, y + 20, count);
    return count < 10 ? 42 : 52;
}

static int cohort_width(int count) { return count < 10 ? 42 : 52; }

static void army(struct sketch *s, const struct world *w, int v, int seat, int y)
{
    int width = 0, x;
    for (int kind = 0; kind < UNIT_KINDS; kind++) {
        int count = units_at(w, v, seat, kind);
        if (count) width += cohort_width(count);
    }
    x = MAP[v].x - width / 2;
    sketch_add(s,
               "<rect x=\"%d\" y=\"%d\" width=\"%d\" height=\"28\" rx=\"6\" fill=\"%s\" stroke=\"#faf8f0\" "
               "stroke-width=\"2\"/>",
               x - 2, y, width + 2, CLOTH[seat]);
    for (int kind = 0; kind < UNIT_KINDS; kind++) {
        int count = units_at(w, v, seat, kind);
        if (count) x += cohort(s, x, y, kind, count);
    }
}

static void armies(struct sketch *s, const struct world *w, int v)
{
    int count = __builtin_popcount(w->present[v]), y = MAP[v].y - 4 - (count - 1) * 15;
    for (int seat = 0; seat < w->seats; seat++) {
        if (!(w->present[v] >> seat & 1)) continue;
        army(s, w, v, seat, y);
        y += 31;
    }
}

static void buildings(struct sketch *s, const struct world *w, int v)
{
    int x = MAP[v].x - 17 * __builtin_popcount(w->buildings[v]);
    for (int b = 0; b < BUILDINGS; b++) {
        if (!stands(w, v, (enum building)b)) continue;
        sketch_add(s,
                   "<rect x=\"%d\" y=\"%d\" width=\"30\" height=\"30\" rx=\"5\" fill=\"#faf8f0\" "
                   "fill-opacity=\"0.9\" "
                   "stroke=\"#4c4a41\"/>",
                   x + 2, MAP[v].y - 46);
        sign(s, BUILDING_SIGN[b], x + 5, MAP[v].y - 43, 24, "#1d2024");
        x += 34;
    }
}

static bool is_capital(const struct world *w, int v, int *ret_seat)
{
    for (*ret_seat = 0; *ret_seat < w->seats; ++*ret_seat)
        if (w->realm[*ret_seat].capital == v) return true;
    return false;
}

static void standing(struct sketch *s, const game_known *k, int v)
{
    int seat;
    if (is_capital(&k->world, v, &seat)) sign(s, CAPITAL, MAP[v].x - 12, MAP[v].y - 76, 24, CLOTH[seat]);
    words(s, MAP[v].x, MAP[v].y + 48 + 15 * (__builtin_popcount(k->world.present[v]) > 1), 21, "middle",
          "#1d2024", MAP[v].name);
    buildings(s, &k->world, v);
    armies(s, &k->world, v);
}

static void battles(struct sketch *s, const game_known *k)
{
    for (int i = 0; k->last && i < k->last->battles; i++) {
        int v = k->last->battle[i].province;
        sketch_add(
            s,
            "<circle cx=\"%d\" cy=\"%d\" r=\"22\" fill=\"#faf8f0\" fill-opacity=\"0.9\" stroke=\"#c0271e\" "
            "stroke-width=\"2.5\"/>",
            MAP[v].x + 58, MAP[v].y - 34);
        sign(s, SWORDS, MAP[v].x + 45, MAP[v].y - 47, 26, "#c0271e");
    }
}

/* The realms */

static void realm_line(struct ctx *c, struct sketch *s, const game_known *k, int seat)
{
    static const char *const AGE[AGES + 1] = {"", "I", "II", "III"};
    const struct realm *realm = &k->world.realm[seat];
    int x = 14 + (WIDE - 20) / k->world.seats * seat, y = MAP_TALL + 8;
    const char *state = realm->resigned ? "resigned" : realm->alive ? "" : "out";
    sketch_add(s, "<rect x=\"%d\" y=\"%d\" width=\"14\" height=\"66\" rx=\"3\" fill=\"%s\"/>", x, y,
               CLOTH[seat]);
    words(s, x + 26, y + 24, 23, "start", "#1d2024",
          pool_print(c->pool, "p%d %s %s", seat, CIV[realm->civ].title, AGE[realm->age]));
    words(s, x + 26, y + 54, 19, "start", "#55524a",
          *state ? state : pool_print(c->pool, "%d provinces, %d gold", k->provinces[seat], k->gold[seat]));
}

const char *strat_picture(struct ctx *c, const game_known *k)
{
    const char *title = pool_print(c->pool, "Stratagem, turn %d", k->world.turn);
    struct sketch s = sketch_new(c->pool, WIDE, MAP_TALL + FOOT, title);
    sketch_add(&s, "<rect width=\"%d\" height=\"%d\" fill=\"#faf8f0\"/>", WIDE, MAP_TALL + FOOT);
    sketch_add(&s, "<rect width=\"%d\" height=\"%d\" fill=\"#e9ecec\"/><g transform=\"translate(%d %d)\">",
               WIDE, MAP_TALL, LEFT, TOP);
    sea(&s);
    for (int v = 0; v < PROVINCES; v++) ground(&s, k, v);
    roads(&s);
    for (int i = 0; i < k->world.routes; i++) trade_route(&s, &k->world.route[i]);
    for (int v = 0; v < PROVINCES; v++) standing(&s, k, v);
    battles(&s, k);
    sketch_add(&s, "</g>");
    for (int seat = 0; seat < k->world.seats; seat++) realm_line(c, &s, k, seat);
    return sketch_end(&s);
}
