/* names.c - texts of squares (R2.2) and of positions (R15.1), both ways. */
#include "games/stratic/state.h"
#include <ctype.h>

enum { DIGITS_MAX = 6 };

char kind_letter(int kind) { return "?CIAF"[kind]; }

int kind_of_letter(char letter)
{
    const char *found = letter ? strchr("CIAF", letter) : NULL;
    return found ? (int)(found - "CIAF") + 1 : NO_KIND;
}

/* ---- squares ----------------------------------------------------------------------------------------------------- */

/* R2.2: 1 = a, 26 = z, 27 = aa; negative files count from -a. */
static char *print_file(char *at, int x)
{
    char letters[8];
    int n = 0, value = x >= 0 ? x + 1 : -x;
    for (; value; value = (value - 1) / 26) letters[n++] = (char)('a' + (value - 1) % 26);
    if (x < 0) *at++ = '-';
    while (n) *at++ = letters[--n];
    return at;
}

/* R2.2: ranks have no zero. */
static int rank_number(int y) { return y >= 0 ? y + 1 : y; }

const char *spot_name(struct spot spot, int dims, char ret_name[NAME_MAX])
{
    char *at = print_file(ret_name, spot.x);
    size_t room = (size_t)(ret_name + NAME_MAX - at);
    if (dims == 2) snprintf(at, room, "%d", rank_number(spot.y));
    else snprintf(at, room, "%d.%d", rank_number(spot.y), rank_number(spot.z));
    return ret_name;
}

static bool read_sign(const char **text)
{
    bool minus = **text == '-';
    *text += minus;
    return minus;
}

static bool read_number(const char **text, int *ret_value)
{
    bool minus = read_sign(text);
    int n = 0, value = 0;
    if (**text == '0') return false;
    for (; isdigit((unsigned char)**text) && n < DIGITS_MAX; n++) value = value * 10 + (*(*text)++ - '0');
    if (n == 0 || isdigit((unsigned char)**text)) return false;
    *ret_value = minus ? -value : value - 1;
    return true;
}

static bool read_file(const char **text, int *ret_value)
{
    bool minus = read_sign(text);
    int n = 0, value = 0;
    for (; **text >= 'a' && **text <= 'z' && n < DIGITS_MAX; n++) value = value * 26 + (*(*text)++ - 'a' + 1);
    if (n == 0 || (**text >= 'a' && **text <= 'z')) return false;
    *ret_value = minus ? -value : value - 1;
    return true;
}

/* Read a square name and move on behind it. */
bool spot_read(const char **text, struct spot *ret_spot, bool *ret_has_level)
{
    struct spot spot = {0, 0, 0};
    if (!read_file(text, &spot.x) || !read_number(text, &spot.y)) return false;
    *ret_has_level = **text == '.';
    if (*ret_has_level) {
        ++*text;
        if (!read_number(text, &spot.z)) return false;
    }
    *ret_spot = spot;
    return true;
}

/* ---- positions --------------------------------------------------------------------------------------------------- */

static int by_square(const void *a, const void *b)
{
    square x = *(const square *)a, y = *(const square *)b;
    return (x > y) - (x < y);
}

/* A stack of both sides stands in both lists but is named once. */
square *position_squares(struct ctx *c, const struct position *p, int *ret_n)
{
    size_t most = (size_t)p->own[0].n + (size_t)p->own[1].n + 1;
    square *at = pool_take_many(c->pool, most, sizeof *at);
    int n = 0;
    for (int seat = 0; seat < 2; seat++)
        for (int i = 0; i < p->own[seat].n; i++) {
            square s = p->own[seat].at[i];
            bool shared = is_stack(p->cell[s]) && CELL[p->cell[s]].base_seat != CELL[p->cell[s]].top_seat;
            if (!shared || seat == SOUTH) at[n++] = s;
        }
    qsort(at, (size_t)n, sizeof *at, by_square);
    *ret_n = n;
    return at;
}

const char *position_text(struct ctx *c, const struct position *p)
{
    int n;
    square *at = position_squares(c, p, &n);
    size_t room = 200 + (size_t)n * (NAME_MAX / 2), used;
    char *text = pool_take(c->pool, room), name[NAME_MAX];
    used = (size_t)snprintf(text, room, "str1/%d e%d t%d %c p%d,%d r%d,%d s%d,%d ", p->dims, p->expansions,
                            p->turns, "SN"[p->side], p -> passes[0], p -> passes[1], p -> reserve[0],
                            p -> reserve[1], p -> score[0], p -> score[1]);
    for (int i = 0; i < n; i++)
        used += (size_t)snprintf(text + used, room - used, "%s%s@%s", i ? "," : "",
                                 CELL_LETTERS[p->cell[at[i]]], spot_name(spot_of(p, at[i]), p->dims, name));
    if (n == 0) snprintf(text + used, room - used, "-");
    return text;
}

/* A small reader: every step gives false at the first thing that is not as it should be. */
static bool read_literal(const char **text, const char *literal)
{
    size_t n = strlen(literal);
    if (strncmp(*text, literal, n) != 0) return false;
    *text += n;
    return true;
}

static bool read_count(const char **text, int max, int *ret_value)
{
    int64_t value = 0;
    const char *start = *text;
    for (; isdigit((unsigned char)**text) && value <= max; ++*text) value = value * 10 + (**text - '0');
    if (*text == start || value > max) return false;
    *ret_value = (int)value;
    return true;
}

static bool read_pair(const char **text, const char *before, int max, int ret_pair[2])
{
    return read_literal(text, before) && read_count(text, max, &ret_pair[0]) && read_literal(text, ",") &&
           read_count(text, max, &ret_pair[1]);
}

static bool read_head(const char **text, struct position *head)
{
    enum { MANY = 100000000 };
    if (!read_literal(text, "str1/") || !read_count(text, 3, &head->dims) || head->dims < 2) return false;
    if (!read_literal(text, " e") || !read_count(text, EXPANSIONS_GUARD, &head->expansions)) return false;
    if (!read_literal(text, " t") || !read_count(text, MANY, &head->turns)) return false;
    if (!read_literal(text, " ") || (**text != 'S' && **text != 'N')) return false;
    head->side = *(*text)++ == 'N';
    return read_pair(text, " p", 2, head->passes) && read_pair(text, " r", MANY, head->reserve) &&
           read_pair(text, " s", MANY, head->score) && read_literal(text, " ");
}

static uint8_t read_cell(const char **text)
{
    size_t n = strcspn(*text, "@");
    uint8_t found = EMPTY;
    for (int cell = 1; cell < OFF_BOARD; cell++)
        if (strlen(CELL_LETTERS[cell]) == n && strncmp(CELL_LETTERS[cell], *text, n) == 0)
            found = (uint8_t)cell;
    *text += n;
    return found;
}

static const char *read_piece(struct position *p, const char **text)
{
    struct spot spot;
    bool level;
    uint8_t cell = read_cell(text);
    if (!cell || !read_literal(text, "@"))
        return "a square holds one piece, or a Fortifier and another kind on it";
    if (!spot_read(text, &spot, &level) || level != (p->dims == 3)) return "a square is not named as in c4";
    square s = square_at(p, spot);
    if (s == NOWHERE) return "a piece stands off the board";
    if (p->cell[s] != EMPTY) return "two pieces stand on one square";
    const struct cell_fact *f = &CELL[cell];
    if (f->base_kind == COMMANDER && p->commander[f->base_seat] != NOWHERE)
        return "a side has two Commanders";
    if (f->top_kind == COMMANDER && p->commander[f->top_seat] != NOWHERE) return "a side has two Commanders";
    position_put(p, s, cell);
    return NULL;
}

static const char *read_pieces(struct position *p, const char *text)
{
    if (strcmp(text, "-") == 0) return NULL;
    for (;;) {
        const char *wrong = read_piece(p, &text);
        if (wrong) return wrong;
        if (*text == 0) return NULL;
        if (!read_literal(&text, ",")) return "pieces are parted by commas";
    }
}

/* R15.1, pieces in any order. `more_room`: expansions the grid and the lists must hold without growing. */
struct position *position_read(struct ctx *c, const char *text, int max_expansions, int more_room)
{
    struct position head = {0};
    const char *wrong = NULL, *at = text;
    if (!read_head(&at, &head)) wrong = "the head is not like: str1/2 e0 t0 S p0,0 r0,0 s0,0 ...";
    else if (head.dims != 2) wrong = "only two dimensions are offered";
    else if (head.expansions > max_expansions) wrong = "more expansions than the option allows";
    if (wrong) return fail(c, FAULT_BAD_POSITION, "%s", wrong), NULL;
    struct position *p = position_new(c->pool, head.dims, head.expansions, head.expansions + more_room);
    int most = (int)(strlen(at) / 2) + 4; /* a piece is at least four letters and may part in two */
    for (int seat = 0; seat < 2; seat++) squares_need(c->pool, &p->own[seat], most);
    wrong = read_pieces(p, at);
    if (wrong) return fail(c, FAULT_BAD_POSITION, "%s", wrong), NULL;
    p->max_expansions = max_expansions;
    p->turns = head.turns;
    p->side = head.side;
    memcpy(p->passes, head.passes, sizeof p->passes);
    memcpy(p->reserve, head.reserve, sizeof p->reserve);
    memcpy(p->score, head.score, sizeof p->score);
    return p;
}
