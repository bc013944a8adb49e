/* picture.c - what a viewer knows as a still picture: a star chart on dark blue paper. Planets are rings whose
 * thickness shows their population, if known. Fleets are dated dashed lines that continue over the edge. Beside the
 * chart are the potentials, with the mark of twofold superiority. */
#include "base/sketch.h"
#include "games/cosair/tell.h"

enum {
    CHART = 840,
    EDGE = 36,
    SIDE_WIDE = 330,
    WIDE = CHART + 2 * EDGE + SIDE_WIDE,
    TALL = CHART + 2 * EDGE
};
enum { LIST_LEFT = CHART + 2 * EDGE, LIST_TOP = 118, LIST_STEP = 66, BAR_WIDE = SIDE_WIDE - 44 };

static const char PAPER[] = "#111d33", GRID[] = "#2c3f5e", INK[] = "#e9e4d4", FAINT[] = "#9fb0c8",
                  ALARM[] = "#ff8f80";

/* In the order of COLOUR, and light enough for dark paper. */
static const char *const TINT[COLOURS] = {"#ff6b5e", "#6aa8ff", "#58c776", "#f2d04b", "#f79a3b", "#b48cf2",
                                          "#4fd6dc", "#f07ac8", "#f4f1e8", "#c2946a", "#9aa3ad"};

/* Pieces */

static const char *tint(const struct space *w, int seat) { return TINT[w->nation[seat].colour]; }
static int cell(const struct space *w) { return CHART / w->side; }
static int middle(const struct space *w, int square) { return EDGE + square * cell(w) + cell(w) / 2; }
static int planet_x(const struct space *w, int id) { return middle(w, w->planet[id].x); }
static int planet_y(const struct space *w, int id) { return middle(w, w->planet[id].y); }
static int radius(const struct space *w) { return cell(w) * 17 / 100; }

static void words(struct sketch *s, int x, int y, int size, const char *anchor, const char *colour,
                  const char *text)
{
    sketch_add(s,
               "<text x=\"%d\" y=\"%d\" font-family=\"Georgia, serif\" font-size=\"%d\" text-anchor=\"%s\" "
               "fill=\"%s\">%s</text>",
               x, y, size, anchor, colour, text);
}

static void label(struct sketch *s, int x, int y, int size, const char *colour, const char *text)
{
    sketch_add(s,
               "<text x=\"%d\" y=\"%d\" font-family=\"Helvetica, Arial, sans-serif\" font-size=\"%d\" "
               "font-weight=\"700\" text-anchor=\"middle\" fill=\"%s\" stroke=\"%s\" stroke-width=\"4\" "
               "stroke-linejoin=\"round\" paint-order=\"stroke\">%s</text>",
               x, y, size, colour, PAPER, text);
}

/* The chart */

static void paper(struct sketch *s, const struct space *w)
{
    sketch_add(s, "<rect width=\"%d\" height=\"%d\" fill=\"%s\"/>", WIDE, TALL, PAPER);
    sketch_add(s, "<path fill=\"none\" stroke=\"%s\" stroke-dasharray=\"1 6\" stroke-linecap=\"round\" d=\"",
               GRID);
    for (int i = 1; i < w->side; i++)
        sketch_add(s, "M%d %dv%dM%d %dh%d", EDGE + i * cell(w), EDGE, w->side * cell(w), EDGE,
                   EDGE + i * cell(w), w->side * cell(w));
    sketch_add(s, "\"/><rect x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\" fill=\"none\" stroke=\"%s\"/>",
               EDGE, EDGE, w->side * cell(w), w->side * cell(w), GRID);
}

static void names_of_squares(struct ctx *c, struct sketch *s, const struct space *w)
{
    for (int i = 0; i < w->side; i++) {
        const char *number = pool_print(c->pool, "%d", i);
        words(s, middle(w, i), EDGE - 12, 15, "middle", FAINT, number);
        words(s, EDGE - 18, middle(w, i) + 5, 15, "middle", FAINT, number);
    }
}

/* The shorter way round from one square to another, along one axis. */
static int shorter_way(int from, int to, int side)
{
    int way = to - from;
    if (2 * way > side) return way - side;
    if (2 * way < -side) return way + side;
    return way;
}

/* How far along its way a flight meets the edge of the chart, in thousandths. */
static int leaves_at(int start, int way, int low, int high)
{
    if (start + way > high) return (high - start) * 1000 / way;
    if (start + way < low) return (low - start) * 1000 / way;
    return 1000;
}

static void dash(struct sketch *s, const char *colour, int x1, int y1, int x2, int y2)
{
    sketch_add(s,
               "<path fill=\"none\" stroke=\"%s\" stroke-width=\"2.5\" stroke-dasharray=\"9 7\" "
               "d=\"M%d %dL%d %d\"/>",
               colour, x1, y1, x2, y2);
}

/* A flight as a dashed line with its date. Beyond the edge it continues on the other side. */
static void fleet(struct ctx *c, struct sketch *s, const struct space *w, const struct fleet *f)
{
    const struct planet *from = &w->planet[f->from], *to = &w->planet[f->to];
    int way_x = shorter_way(from->x, to->x, w->side) * cell(w),
        way_y = shorter_way(from->y, to->y, w->side) * cell(w);
    int x1 = planet_x(w, f->from), y1 = planet_y(w, f->from), x2 = planet_x(w, f->to),
        y2 = planet_y(w, f->to);
    int low = EDGE, high = EDGE + w->side * cell(w);
    int along = leaves_at(x1, way_x, low, high), down = leaves_at(y1, way_y, low, high);
    int first = along < down ? along : down,
        last = along < 1000 && down < 1000 ? (along > down ? along : down) : first;
    const char *colour = tint(w, f->seat);
    dash(s, colour, x1, y1, x1 + way_x * first / 1000, y1 + way_y * first / 1000);
    if (first < 1000)
        dash(s, colour, x2 - way_x * (1000 - last) / 1000, y2 - way_y * (1000 - last) / 1000, x2, y2);
    int half = first / 2;
    label(s, x1 + way_x * half / 1000, y1 + way_y * half / 1000 - 6, 15, colour,
          pool_print(c->pool, "%dc %dt, T%d", f->cruisers, f->transports, f->arrives));
}

/* Ordered by nation, because the record does not say in which order several nations' fleets started. */
static void fleets_of(struct ctx *c, struct sketch *s, const struct space *w, int seat)
{
    for (int i = 0; i < w->fleets; i++)
        if (w->fleet[i].seat == seat) fleet(c, s, w, &w->fleet[i]);
}

/* The thicker the ring, the more people. A jam breaks the ring, unrest roughens it. A planet that is not known is only
 * an outline. */
static void ring(struct sketch *s, const struct space *w, int id)
{
    const struct planet *p = &w->planet[id];
    const char *broken = p->jam ? " stroke-dasharray=\"16 6\"" : p->unrest ? " stroke-dasharray=\"3 3\"" : "";
    sketch_add(s, "<circle cx=\"%d\" cy=\"%d\" r=\"%d\" fill=\"%s\" stroke=\"%s\" stroke-width=\"%d\"%s/>",
               planet_x(w, id), planet_y(w, id), radius(w), PAPER, tint(w, p->owner),
               2 + p->pop * 2 / MILLION, broken);
}

static void garrison(struct ctx *c, struct sketch *s, const struct space *w, int id)
{
    const struct planet *p = &w->planet[id];
    if (p->cruisers + p->transports)
        label(s, planet_x(w, id), planet_y(w, id) + radius(w) + 36, 14, tint(w, p->owner),
              pool_print(c->pool, "%dc %dt", p->cruisers, p->transports));
}

static void planet(struct ctx *c, struct sketch *s, const struct space *w, int id)
{
    int owner = w->planet[id].owner, size = cell(w) > 100 ? 17 : 14;
    ring(s, w, id);
    label(s, planet_x(w, id), planet_y(w, id) + size / 3, size, tint(w, owner),
          COLOUR[w->nation[owner].colour].code);
    words(s, planet_x(w, id), planet_y(w, id) + radius(w) + 20, size - 1, "middle", INK,
          planet_name(c, w, id));
    garrison(c, s, w, id);
}

static void battles(struct sketch *s, const game_known *k)
{
    for (int i = 0; k->last && i < k->last->battles; i++) {
        int id = k->last->battle[i].planet, r = radius(&k->space);
        sketch_add(s,
                   "<path transform=\"translate(%d %d)\" fill=\"none\" stroke=\"%s\" stroke-width=\"3\" "
                   "stroke-linecap=\"round\" d=\"M-7-7l14 14M7-7-7 7\"/>",
                   planet_x(&k->space, id) + r, planet_y(&k->space, id) - r, ALARM);
    }
}

/* Potentials */

/* Seats by potential; those that have left come last. */
static void by_potential(const game_known *k, int ret_seat[NATIONS])
{
    for (int n = 0; n < k->space.seats; n++) {
        int at = n;
        bool plays = nation_plays(&k->space, n);
        for (; at > 0; at--) {
            int before = ret_seat[at - 1];
            bool before_plays = nation_plays(&k->space, before);
            if (before_plays > plays || (before_plays == plays && k->potential[before] >= k->potential[n]))
                break;
            ret_seat[at] = before;
        }
        ret_seat[at] = n;
    }
}

static const char *standing_of(struct ctx *c, const game_known *k, int seat)
{
    const struct nation *n = &k->space.nation[seat];
    if (!n->alive) return "exterminated";
    return pool_print(c->pool, "%s%d planet%s, potential %d", n->resigned ? "resigned, " : "",
                      k->planets[seat], k->planets[seat] == 1 ? "" : "s", k->potential[seat]);
}

/* A bar that ends left of the mark is so short that the first nation would win against it alone (R13.1). */
static void end_mark(struct sketch *s, const struct space *w, int y)
{
    int x = LIST_LEFT + BAR_WIDE * 100 / end_ratio_now(w, w->turn);
    sketch_add(s, "<path stroke=\"%s\" stroke-width=\"2\" d=\"M%d %dv21\"/>", INK, x, y + 23);
}

static void nation_line(struct ctx *c, struct sketch *s, const game_known *k, int seat, int y, int most)
{
    const struct space *w = &k->space;
    int wide = most ? BAR_WIDE * k->potential[seat] / most : 0;
    const char *name = pool_print(c->pool, "%s (%s)", nation_name(c, w, seat),
                                  COLOUR[w->nation[seat].colour].code);
    words(s, LIST_LEFT, y, 19, "start", tint(w, seat), name);
    words(s, LIST_LEFT, y + 21, 15, "start", FAINT, standing_of(c, k, seat));
    sketch_add(s, "<rect x=\"%d\" y=\"%d\" width=\"%d\" height=\"9\" fill=\"%s\" fill-opacity=\"%s\"/>",
               LIST_LEFT, y + 29, wide, tint(w, seat), nation_plays(w, seat) ? "1" : "0.35");
    end_mark(s, w, y);
}

static void potentials(struct ctx *c, struct sketch *s, const game_known *k)
{
    const struct space *w = &k->space;
    int seat[NATIONS];
    by_potential(k, seat);
    const char *over = end_name(w->reason);
    words(s, LIST_LEFT, EDGE + 22, 26, "start", INK, pool_print(c->pool, "Turn %d", w->turn));
    words(s, LIST_LEFT, EDGE + 46, 16, "start", FAINT,
          over ? pool_print(c->pool, "over: %s", over)
               : "potentials; the mark: what loses against the first");
    for (int i = 0; i < w->seats; i++)
        nation_line(c, s, k, seat[i], LIST_TOP + i * LIST_STEP, k->potential[seat[0]]);
}

const char *cosair_picture(struct ctx *c, const game_known *k)
{
    const struct space *w = &k->space;
    struct sketch s = sketch_new(c->pool, WIDE, TALL, pool_print(c->pool, "CoSAIR, turn %d", w->turn));
    paper(&s, w);
    names_of_squares(c, &s, w);
    for (int seat = 0; seat < w->seats; seat++) fleets_of(c, &s, w, seat);
    for (int i = 0; i < w->planets; i++) planet(c, &s, w, i);
    battles(&s, k);
    potentials(c, &s, k);
    return sketch_end(&s);
}
