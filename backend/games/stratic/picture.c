/* picture.c - the position as a still picture, with South at the bottom: wood, midboard, year rings, discs and stacks,
 * the last turn tinted, a Commander in check with its halo. The signs are those of the page
 * (frontend/games/stratic/board/signs.js), in the colours of the light theme. */
#include "base/sketch.h"
#include "games/stratic/stratic.h"

enum { S = 100, EDGE = 24, RINGS = 60, LABEL = 90 };
enum {
    LEVELS_ABOUT = 15
}; /* of a huge cube only the starting levels are shown, and this many below and above */

static const char *const SIGN[] = {
    ['F'] = "M-18 22V15H-13V-5H-19V-21H-10V-14H-5V-21H5V-14H10V-21H19V-5H13V15H18V22Z",
    ['A'] = "M0 -26 21 18 0 7 -21 18Z",
    ['I'] = ("M0-27 3.8-9.2 19.1-19.1 9.2-3.8 27 0 9.2 3.8 19.1 19.1 3.8 9.2 0 27-3.8 9.2-19.1 19.1-9.2 "
             "3.8-27 0-9.2-3.8-19.1-19.1-3.8-9.2Z"),
    ['C'] = "M-21 12-25-13-11-1 0-22 11-1 25-13 21 12ZM-21 16H21V22H-21Z",
};

static const struct side_look {
    const char *disc, *sign, *line;
} LOOK[2] = {{"#fbf7ec", "#1c4a6e", "#1c4a6e"}, {"#7c2a1c", "#fdf3e7", "#7c2a1c"}};

struct canvas {
    struct sketch s;
    int dims, low, high; /* the lowest and highest coordinate */
    int first,
        last; /* levels shown, side by side in this many columns, the lowest first; 0 and 1 on the flat board */
    int columns;
};

static int panel(const struct canvas *k) { return (k->high - k->low + 1) * S + 2 * EDGE; }
static int level_number(const struct canvas *k, int z) { return z - k->first; }
static int panel_left(const struct canvas *k, int z) { return level_number(k, z) % k->columns * panel(k); }
static int panel_top(const struct canvas *k, int z)
{
    return level_number(k, z) / k->columns * (panel(k) + LABEL) + (k->dims == 2 ? 0 : LABEL);
}
static int left_of(const struct canvas *k, struct spot at)
{
    return panel_left(k, at.z) + EDGE + (at.x - k->low) * S;
}
static int top_of(const struct canvas *k, struct spot at)
{
    return panel_top(k, at.z) + EDGE + (k->high - at.y) * S;
}

/* A rectangle of squares on one level. */
static void block(struct canvas *k, struct spot from, struct spot to, const char *fill)
{
    sketch_add(&k->s, "<rect x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\" fill=\"%s\"/>", left_of(k, from),
               top_of(k, to), (to.x - from.x + 1) * S, (to.y - from.y + 1) * S, fill);
}

/* Ground */

static void grid(struct canvas *k, int z)
{
    int size = (k->high - k->low + 1) * S, left = panel_left(k, z) + EDGE, top = panel_top(k, z) + EDGE;
    sketch_add(&k->s, "<path fill=\"none\" stroke=\"#b89f71\" stroke-width=\"2\" opacity=\"0.7\" d=\"");
    for (int at = S; at < size; at += S)
        sketch_add(&k->s, "M%d %dv%dM%d %dh%d", left + at, top, size, left, top + at, size);
    sketch_add(&k->s, "\"/>");
}

/* Each expansion left a ring in the wood. */
static void rings(struct canvas *k, int z)
{
    int grown = -k->low;
    for (int ring = grown > RINGS ? grown - RINGS : 0; ring < grown; ring++)
        sketch_add(&k->s,
                   "<rect x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\" fill=\"none\" stroke=\"#8f7748\" "
                   "stroke-width=\"3\"/>",
                   left_of(k, (struct spot){-ring, 0, z}),
                   top_of(k, (struct spot){0, START_SIDE - 1 + ring, z}), (START_SIDE + 2 * ring) * S,
                   (START_SIDE + 2 * ring) * S);
}

static void start_line(struct canvas *k, int seat, struct spot below)
{
    int left = panel_left(k, below.z), y = top_of(k, below);
    sketch_add(&k->s,
               "<line x1=\"%d\" x2=\"%d\" y1=\"%d\" y2=\"%d\" stroke=\"%s\" stroke-width=\"7\" "
               "stroke-linecap=\"round\"/>",
               left + EDGE / 2, left + panel(k) - EDGE / 2, y, y, LOOK[seat].line);
}

/* R2.2: levels have no zero. */
static void label(struct canvas *k, int z)
{
    sketch_add(
        &k->s,
        "<text x=\"%d\" y=\"%d\" font-family=\"sans-serif\" font-size=\"64\" fill=\"#2b2118\">%d</text>",
        panel_left(k, z) + EDGE, panel_top(k, z) + EDGE / 2, z >= 0 ? z + 1 : z);
}

static void ground(struct canvas *k, int z)
{
    bool midboard = k->dims == 2 || (z >= 0 && z < START_SIDE);
    block(k, (struct spot){k->low, k->low, z}, (struct spot){k->high, k->high, z}, "#e6d5b4");
    block(k, (struct spot){k->low, SOUTH_LINE, z}, (struct spot){k->high, NORTH_LINE - 1, z}, "#efe3c9");
    if (midboard)
        block(k, (struct spot){0, SOUTH_LINE, z}, (struct spot){START_SIDE - 1, NORTH_LINE - 1, z},
              "#d9c297");
    grid(k, z);
    if (midboard) rings(k, z);
    start_line(k, SOUTH, (struct spot){0, SOUTH_LINE - 1, z});
    start_line(k, NORTH, (struct spot){0, NORTH_LINE - 1, z});
    if (k->dims == 3) label(k, z);
}

/* The pieces */

/* An arrowhead points at the enemy. */
static void sign(struct canvas *k, int seat, int kind)
{
    char letter = kind_letter(kind);
    sketch_add(&k->s, "<path fill=\"%s\" d=\"%s\"%s/>", LOOK[seat].sign, SIGN[(unsigned char)letter],
               letter == 'A' && seat == NORTH ? " transform=\"rotate(180)\"" : "");
}

static void disc(struct canvas *k, int seat, int radius)
{
    sketch_add(&k->s, "<circle r=\"%d\" fill=\"%s\" stroke=\"#2b2118\" stroke-width=\"3\"/>", radius,
               LOOK[seat].disc);
}

/* On a Fortifier an Aggressor and an Interdictor have special powers: they are drawn higher, with a rim. */
static void stack(struct canvas *k, const struct cell_fact *f)
{
    bool raised = kind_letter(f->top_kind) != 'C';
    sketch_add(&k->s,
               "<path fill=\"%s\" stroke=\"#2b2118\" stroke-width=\"3\" d=\"M0-45 39-22.5V22.5L0 45-39 "
               "22.5V-22.5Z\"/>",
               LOOK[f->base_seat].disc);
    sketch_add(&k->s,
               "<path fill=\"%s\" d=\"M-20 36V26H-12V31H-4V26H4V31H12V26H20V36Z\"/><g transform=\"%s\">",
               LOOK[f->base_seat].sign, raised ? "translate(-1 -9)" : "translate(0 -5)");
    disc(k, f->top_seat, 28);
    sketch_add(&k->s, "<g transform=\"scale(0.7)\">");
    sign(k, f->top_seat, f->top_kind);
    sketch_add(&k->s, "</g>%s</g>",
               raised ? "<circle r=\"28\" fill=\"none\" stroke=\"#d08a1e\" stroke-width=\"4\"/>" : "");
}

static bool is_commander(const struct cell_fact *f, int seat)
{
    bool below = f->base_kind != NO_KIND && kind_letter(f->base_kind) == 'C' && f->base_seat == seat;
    return below || (f->top_kind != NO_KIND && kind_letter(f->top_kind) == 'C' && f->top_seat == seat);
}

static void cell(struct canvas *k, const struct position *p, square at, int checked)
{
    const struct cell_fact *f = &CELL[p->cell[at]];
    struct spot spot = spot_of(p, at);
    sketch_add(&k->s, "<g transform=\"translate(%d %d)\">", left_of(k, spot) + S / 2,
               top_of(k, spot) + S / 2);
    if (checked >= 0 && is_commander(f, checked))
        sketch_add(&k->s, "<circle r=\"47\" fill=\"none\" stroke=\"#b3261e\" stroke-width=\"7\"/>");
    if (f->top_kind != NO_KIND) {
        stack(k, f);
    } else {
        disc(k, f->base_seat, 39);
        sign(k, f->base_seat, f->base_kind);
    }
    sketch_add(&k->s, "</g>");
}

static bool is_shown(const struct canvas *k, int z) { return z >= k->first && z <= k->last; }

static void tint(struct canvas *k, struct spot at)
{
    if (is_shown(k, at.z)) block(k, at, at, "#d0b070");
}

static void last_turn(struct ctx *c, struct canvas *k, const char *text)
{
    game_order turn = {0};
    const char *wrong = NULL;
    if (!text || !turn_read(c, text, &turn, &wrong)) return forgive(c);
    for (int i = 0; i < turn.place_n; i++) tint(k, turn.place[i].at);
    for (int i = 0; i < turn.move_n; i++) {
        tint(k, turn.move[i].from);
        tint(k, turn.move[i].to);
        if (turn.move[i].chain) tint(k, turn.move[i].then);
    }
}

/* The layout: one panel, or one for each level of the cube that is shown. */
static struct canvas canvas_of(int dims, int grown)
{
    struct canvas k = {.dims = dims, .low = -grown, .high = START_SIDE - 1 + grown, .columns = 1};
    if (dims == 2) return k;
    k.first = grown > LEVELS_ABOUT ? -LEVELS_ABOUT : k.low;
    k.last = START_SIDE - 1 - k.first;
    while (k.columns * k.columns < 2 * (k.last - k.first + 1)) k.columns++; /* wider than high */
    return k;
}

static const char *title_of(struct ctx *c, const struct canvas *k, const struct position *p)
{
    int side = k->high - k->low + 1;
    if (!p) return "Stratic, before the first turn";
    if (k->dims == 2)
        return pool_print(c->pool, "Stratic, %d by %d squares after %d turns", side, side, p->turns);
    return pool_print(c->pool,
                      "4D Stratic, %d by %d by %d squares after %d turns, %d levels, the lowest first", side,
                      side, side, p->turns, k->last - k->first + 1);
}

const char *stratic_picture(struct ctx *c, const game_known *known)
{
    const struct position *p = known->state.position;
    int n = 0;
    struct canvas k = canvas_of(known->state.dims, p ? p->expansions : 0);
    int levels = k.last - k.first + 1, rows = (levels + k.columns - 1) / k.columns;
    k.s = sketch_new(c->pool, k.columns * panel(&k), rows * (panel(&k) + (k.dims == 2 ? 0 : LABEL)),
                     title_of(c, &k, p));
    sketch_add(&k.s, "<rect width=\"100%%\" height=\"100%%\" fill=\"#f6f3ec\"/>");
    for (int z = k.first; z <= k.last; z++) ground(&k, z);
    if (!p) return sketch_end(&k.s);
    last_turn(c, &k, known->state.last);
    int checked = known->state.status == IN_PLAY && in_check(p, p->side) ? p->side : -1;
    const square *at = position_squares(c, p, &n);
    for (int i = 0; i < n; i++)
        if (is_shown(&k, square_z(p, at[i]))) cell(&k, p, at[i], checked);
    return sketch_end(&k.s);
}
