/* picture.c - a board as a still picture: the squares, the four buckets at the corners with the number of pieces they
 * hold, and the pieces. A piece is drawn with its shape if that has a sign, otherwise with the first letters of its
 * first property. In a race without an open board it is a bar for what every seat has removed. */
#include "games/rulegame/state.h"
#include "base/sketch.h"
#include <strings.h>

enum { SQUARE = 60, EDGE = 70, SIZE = SIDE * SQUARE + 2 * EDGE, BAR = 30 };

static const char *fill_of(const struct piece *piece)
{
    static const struct {
        const char *color, *fill;
    } FILLS[] = {{"RED", "#b0332a"},
                 {"BLACK", "#33302c"},
                 {"BLUE", "#508cd0"},
                 {"YELLOW", "#d9a520"},
                 {"GREEN", "#3f7d4e"}};
    const struct property *p = piece->image ? NULL : piece_property(piece, "color", 5);
    for (size_t i = 0; p && i < sizeof FILLS / sizeof *FILLS; i++)
        if (strcasecmp(FILLS[i].color, p->text) == 0) return FILLS[i].fill;
    return "#8a7f6c";
}

/* Two letters that name the piece, safe inside markup. */
static void letters_add(struct sketch *s, const struct piece *piece, int x, int y)
{
    char letters[3] = "";
    const char *text = piece->count && !piece->image ? piece->property[0].text : "";
    for (int i = 0, n = 0; text[i] && n < 2; i++)
        if ((text[i] >= 'A' && text[i] <= 'Z') || (text[i] >= 'a' && text[i] <= 'z') ||
            (text[i] >= '0' && text[i] <= '9'))
            letters[n++] = text[i];
    sketch_add(s, "<rect x=\"%d\" y=\"%d\" width=\"40\" height=\"40\" rx=\"8\" fill=\"%s\"/>", x - 20, y - 20,
               fill_of(piece));
    sketch_add(s, "<text x=\"%d\" y=\"%d\" font-size=\"20\" text-anchor=\"middle\" fill=\"#fff\">%s</text>",
               x, y + 7, letters);
}

static void piece_add(struct sketch *s, const struct piece *piece)
{
    int x = EDGE + (cell_x(piece->cell) - 1) * SQUARE + SQUARE / 2,
        y = EDGE + (SIDE - cell_y(piece->cell)) * SQUARE + SQUARE / 2;
    const struct property *p = piece->image ? NULL : piece_property(piece, "shape", 5);
    const char *shape = p ? p->text : "", *fill = fill_of(piece);
    if (strcasecmp(shape, "SQUARE") == 0)
        sketch_add(s, "<rect x=\"%d\" y=\"%d\" width=\"38\" height=\"38\" fill=\"%s\"/>", x - 19, y - 19,
                   fill);
    else if (strcasecmp(shape, "CIRCLE") == 0)
        sketch_add(s, "<circle cx=\"%d\" cy=\"%d\" r=\"21\" fill=\"%s\"/>", x, y, fill);
    else if (strcasecmp(shape, "TRIANGLE") == 0)
        sketch_add(s, "<polygon points=\"%d,%d %d,%d %d,%d\" fill=\"%s\"/>", x, y - 22, x + 23, y + 18,
                   x - 23, y + 18, fill);
    else if (strcasecmp(shape, "STAR") == 0)
        sketch_add(
            s,
            "<polygon points=\"%d,%d %d,%d %d,%d %d,%d %d,%d %d,%d %d,%d %d,%d %d,%d %d,%d\" fill=\"%s\"/>",
            x, y - 24, x + 6, y - 8, x + 23, y - 7, x + 10, y + 3, x + 14, y + 20, x, y + 10, x - 14, y + 20,
            x - 10, y + 3, x - 23, y - 7, x - 6, y - 8, fill);
    else letters_add(s, piece, x, y);
}

static void buckets_add(struct sketch *s, const struct known_seat *seat)
{
    static const int X[BUCKETS] = {EDGE / 2, SIZE - EDGE / 2, SIZE - EDGE / 2, EDGE / 2};
    static const int Y[BUCKETS] = {EDGE / 2, EDGE / 2, SIZE - EDGE / 2, SIZE - EDGE / 2};
    int held[BUCKETS] = {0};
    for (int i = seat->first; i < seat->n_action; i++)
        if (seat->action[i].kind == ACTION_MOVE && seat->action[i].response == RESPONSE_ACCEPT)
            held[seat->action[i].bucket]++;
    for (int b = 0; b < BUCKETS; b++) {
        sketch_add(
            s,
            "<circle cx=\"%d\" cy=\"%d\" r=\"26\" fill=\"#d8cfbd\" stroke=\"#8a7f6c\" stroke-width=\"2\"/>",
            X[b], Y[b]);
        sketch_add(
            s, "<text x=\"%d\" y=\"%d\" font-size=\"20\" text-anchor=\"middle\" fill=\"#33302c\">%d</text>",
            X[b], Y[b] + 7, held[b]);
    }
}

static void squares_add(struct sketch *s)
{
    for (int cell = 1; cell <= CELLS; cell++)
        sketch_add(s, "<rect x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\" fill=\"%s\" stroke=\"#cfc8b8\"/>",
                   EDGE + (cell_x(cell) - 1) * SQUARE, EDGE + (SIDE - cell_y(cell)) * SQUARE, SQUARE, SQUARE,
                   (cell_x(cell) + cell_y(cell)) % 2 ? "#fbf8f1" : "#f1ebde");
}

static const char *bars(struct ctx *c, const game_known *known)
{
    struct sketch s = sketch_new(c->pool, SIZE, known->seats * BAR + 2 * BAR,
                                 "Hidden rules, a race: pieces removed by every seat");
    int most = 1;
    for (int seat = 0; seat < known->seats; seat++)
        if (known->seat[seat].removed > most) most = known->seat[seat].removed;
    sketch_add(&s, "<rect width=\"100%%\" height=\"100%%\" fill=\"#f6f3ec\"/>");
    for (int seat = 0; seat < known->seats; seat++)
        sketch_add(&s, "<rect x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\" fill=\"#2f5d50\"/>", BAR,
                   BAR + seat * BAR, 2 + known->seat[seat].removed * (SIZE - 2 * BAR - 2) / most, BAR - 8);
    return sketch_end(&s);
}

const char *rulegame_picture(struct ctx *c, const game_known *known)
{
    const struct known_seat *seat = NULL;
    for (int i = known->seats - 1; i >= 0; i--)
        if (known->seat[i].open) seat = &known->seat[i];
    if (!seat) return bars(c, known);
    int left = __builtin_popcountll(seat->here);
    struct sketch s = sketch_new(c->pool, SIZE, SIZE,
                                 pool_print(c->pool, "Hidden rules, %d pieces left", left));
    sketch_add(&s, "<rect width=\"100%%\" height=\"100%%\" fill=\"#f6f3ec\"/>");
    squares_add(&s);
    buckets_add(&s, seat);
    for (int i = 0; i < seat->pieces; i++)
        if (seat->here >> i & 1) piece_add(&s, &seat->piece[i]);
    return sketch_end(&s);
}
