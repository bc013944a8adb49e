/* names.c - converts squares to text and back (R2.2), and positions to text (R15.1); position.c reads those. */
#include "games/stratic/state.h"
#include <ctype.h>

enum { DIGITS_MAX = 6 };

char kind_letter(int kind) { return "?CIAF"[kind]; }

int kind_of_letter(char letter)
{
    const char *found = letter ? strchr("CIAF", letter) : NULL;
    return found ? (int)(found - "CIAF") + 1 : NO_KIND;
}

/* Squares */

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

static char *print_number(char *at, int value)
{
    char digits[12];
    unsigned rest = value < 0 ? 0U - (unsigned)value : (unsigned)value;
    int n = 0;
    do digits[n++] = (char)('0' + rest % 10);
    while (rest /= 10);
    if (value < 0) *at++ = '-';
    while (n) *at++ = digits[--n];
    return at;
}

/* Without printf: every order prints the names of all pieces' squares twice. Gives the end, at most NAME_MAX / 2 further on. */
static char *print_spot(char *at, struct spot spot, int dims)
{
    at = print_number(print_file(at, spot.x), rank_number(spot.y));
    if (dims == 2) return at;
    *at++ = '.';
    return print_number(at, rank_number(spot.z));
}

const char *spot_name(struct spot spot, int dims, char ret_name[NAME_MAX])
{
    *print_spot(ret_name, spot, dims) = 0;
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

/* Read a square name and move past it. */
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

/* Positions */

static int by_square(const void *a, const void *b)
{
    square x = *(const square *)a, y = *(const square *)b;
    return (x > y) - (x < y);
}

/* A stack of both sides is in both lists but is named once. */
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

const char *hand_text(struct ctx *c, const struct position *p, int seat)
{
    const int *hand = p->hand[seat];
    char *text = pool_take(c->pool, (size_t)hand[NO_KIND] + 1), *at = text;
    for (int kind = COMMANDER; kind <= FORTIFIER; kind++)
        for (int i = 0; i < hand[kind]; i++) *at++ = kind_letter(kind);
    *at = 0;
    return text;
}

const char *position_text(struct ctx *c, const struct position *p)
{
    int n;
    square *at = position_squares(c, p, &n);
    size_t hands = (size_t)p->hand[0][NO_KIND] + (size_t)p->hand[1][NO_KIND],
           room = 200 + hands + (size_t)n * NAME_MAX;
    char *text = pool_take(c->pool, room), *end = text;
    end += snprintf(text, room, "str1/%d e%d t%d %c p%d,%d r%d%s,%d%s s%d,%d ", p->dims, p->expansions,
                    p->turns, p->side == SOUTH ? 'S' : 'N', p->passes[0], p->passes[1], p->reserve[0],
                    hand_text(c, p, SOUTH), p->reserve[1], hand_text(c, p, NORTH), p->score[0], p->score[1]);
    for (int i = 0; i < n; i++) {
        if (i) *end++ = ',';
        end = stpcpy(end, CELL_LETTERS[p->cell[at[i]]]);
        *end++ = '@';
        end = print_spot(end, spot_of(p, at[i]), p->dims);
    }
    if (n == 0) *end++ = '-';
    *end = 0;
    return text;
}
