/* notation.c - converts turns to text and back (R15.3). */
#include "games/stratic/stratic.h"
#include <ctype.h>

static const char SIGNS[] = "?>x^%~*"; /* by act */

static const char *promotion_text(int kind)
{
    return kind == AGGRESSOR ? "=A" : kind == INTERDICTOR ? "=I" : "";
}

const char *order_move_text(struct ctx *c, const struct order_move *m, int dims)
{
    char from[NAME_MAX], to[NAME_MAX], then[NAME_MAX];
    const char *start = pool_print(c->pool, "%c%s%c", kind_letter(m->kind), spot_name(m->from, dims, from),
                                   SIGNS[m->act]);
    if (m->act == CRUSH) return start;
    const char *chain = "";
    if (m->chain) chain = pool_print(c->pool, "%c%s", SIGNS[m->then_act], spot_name(m->then, dims, then));
    return pool_print(c->pool, "%s%s%s%s", start, spot_name(m->to, dims, to), chain,
                      promotion_text(m->promote));
}

const char *order_place_text(struct ctx *c, const struct order_place *m, int dims)
{
    char at[NAME_MAX];
    return pool_print(c->pool, "+%c%s%s", kind_letter(m->kind), spot_name(m->at, dims, at),
                      promotion_text(m->promote));
}

const char *movement_text(struct ctx *c, const struct position *p, const struct movement *m)
{
    struct order_move order = order_of_movement(p, m);
    return order_move_text(c, &order, p->dims);
}

/* The whole turn; a pass is `--`. */
const char *turn_text(struct ctx *c, const struct game_order *order, int dims)
{
    size_t room = 8 + (size_t)(order->place_n + order->move_n) * 4 * NAME_MAX, used = 0;
    char *text = pool_take(c->pool, room);
    for (int i = 0; i < order->place_n; i++)
        used += (size_t)snprintf(text + used, room - used, "%s ",
                                 order_place_text(c, &order->place[i], dims));
    for (int i = 0; i < order->move_n; i++)
        used += (size_t)snprintf(text + used, room - used, "%s%s", i ? " " : "",
                                 order_move_text(c, &order->move[i], dims));
    if (order->move_n == 0) snprintf(text + used, room - used, "--");
    return text;
}

/* Text of an order that was judged. */
const char *stratic_notation(struct ctx *c, const game_order *order)
{
    if (order->is_setup) return setup_text(c, order);
    return turn_text(c, order, order->dims ? order->dims : 2);
}

struct order_move order_of_movement(const struct position *p, const struct movement *m)
{
    bool chain = m->then != NOWHERE;
    return (struct order_move){.from = spot_of(p, m->from),
                               .to = spot_of(p, m->to),
                               .then = chain ? spot_of(p, m->then) : (struct spot){0},
                               .kind = m->kind,
                               .act = m->act,
                               .then_act = m->then_act,
                               .promote = m->promote,
                               .chain = chain};
}

struct movement movement_of(const struct position *p, const struct order_move *m)
{
    return (struct movement){.from = square_at(p, m->from),
                             .to = square_at(p, m->to),
                             .then = m->chain ? square_at(p, m->then) : NOWHERE,
                             .kind = (uint8_t)m->kind,
                             .act = (uint8_t)m->act,
                             .then_act = (uint8_t)m->then_act,
                             .promote = (uint8_t)m->promote};
}

/* Reading */

/* Reads a word from left to right: how far it was understood, and what should have come there. */
struct word {
    const char *at, *end;
    const char *wanted;
};

static bool miss(struct word *w, const char *wanted)
{
    w->wanted = wanted;
    return false;
}

/* Squares of one order are either all flat or all with levels. */
static bool read_spot(struct word *w, struct game_order *order, struct spot *ret_spot)
{
    const char *here = w->at;
    bool level, read = spot_read(&w->at, ret_spot, &level);
    int dims = read && level ? 3 : 2;
    if (order->dims == 0) order->dims = dims;
    if (read && order->dims == dims) return true;
    w->at = here;
    return miss(w, "a square like e4");
}

static bool read_kind(struct word *w, int *ret_kind)
{
    *ret_kind = kind_of_letter(*w->at);
    w->at += *ret_kind != NO_KIND;
    return *ret_kind != NO_KIND || miss(w, "a piece in capital letters: F, A, I or C");
}

static bool read_promotion(struct word *w, int *ret_kind)
{
    *ret_kind = NO_KIND;
    if (*w->at != '=') return true;
    w->at++;
    *ret_kind = kind_of_letter(*w->at);
    w->at += *ret_kind == AGGRESSOR || *ret_kind == INTERDICTOR;
    return *ret_kind == AGGRESSOR || *ret_kind == INTERDICTOR || miss(w, "A or I");
}

static bool read_end(struct word *w) { return w->at == w->end || miss(w, "a space and the next word"); }

static bool read_place(struct word *w, struct game_order *order)
{
    struct order_place *place = &order->place[order->place_n];
    w->at++;
    if (!read_kind(w, &place->kind) || !read_spot(w, order, &place->at)) return false;
    if (!read_promotion(w, &place->promote) || !read_end(w)) return false;
    order->place_n++;
    return true;
}

static int read_act(struct word *w, const char *signs)
{
    const char *found = *w->at ? strchr(signs, *w->at) : NULL;
    if (!found) return NO_ACT;
    return (int)(strchr(SIGNS, *w->at++) - SIGNS);
}

static bool read_move(struct word *w, struct game_order *order)
{
    struct order_move *move = &order->move[order->move_n];
    *move = (struct order_move){0};
    if (!read_kind(w, &move->kind) || !read_spot(w, order, &move->from)) return false;
    move->act = read_act(w, ">x^%~*");
    if (move->act == NO_ACT) return miss(w, "one of > x ^ % ~ *");
    move->to = move->from;
    if (move->act != CRUSH) {
        if (!read_spot(w, order, &move->to)) return false;
        move->then_act = read_act(w, "x%");
        move->chain = move->then_act != NO_ACT;
        if (move->chain && !read_spot(w, order, &move->then)) return false;
        if (!read_promotion(w, &move->promote)) return false;
    }
    order->move_n++;
    return read_end(w);
}

/* One word: a placement, a movement or `--`, in this order of kinds. */
static bool read_word(struct word *w, struct game_order *order, bool *passed)
{
    const char *start = w->at;
    while (w->end > start && (w->end[-1] == '!' || w->end[-1] == '#')) w->end--; /* calls of the log */
    if (*passed) return miss(w, "nothing, since -- ends the turn");
    if (w->end - start == 2 && memcmp(start, "--", 2) == 0) {
        *passed = true;
        return order->move_n == 0 || miss(w, "a move, since a pass stands alone");
    }
    if (*start != '+') return read_move(w, order);
    return order->move_n == 0 ? read_place(w, order) : miss(w, "a move, since placements come first");
}

/* Which word is wrong, why, and what would be right. */
static const char *word_fault(struct ctx *c, const struct word *w, const char *start, size_t length, int n)
{
    const char *word = pool_copy_bytes(c->pool, start, length < 40 ? length : 40);
    int read = (int)(w->at - start);
    if (read == 0)
        return pool_print(c->pool, "cannot read \"%s\" (word %d): it begins with %s", word, n, w->wanted);
    return pool_print(c->pool, "cannot read \"%s\" (word %d): after \"%.*s\" comes %s", word, n, read, start,
                      w->wanted);
}

bool turn_read(struct ctx *c, const char *text, struct game_order *order, const char **ret_wrong)
{
    static const char BLANKS[] = " \t\r\n\v\f";
    size_t most = strlen(text) / 3 + 2;
    bool passed = false;
    int words = 0;
    order->place = pool_take_many(c->pool, most, sizeof *order->place);
    order->move = pool_take_many(c->pool, most, sizeof *order->move);
    for (const char *at = text + strspn(text, BLANKS); *at; words++) {
        size_t length = strcspn(at, BLANKS);
        struct word w = {at, at + length, ""};
        if (!read_word(&w, order, &passed)) {
            *ret_wrong = word_fault(c, &w, at, length, words + 1);
            return false;
        }
        at += length;
        at += strspn(at, BLANKS);
    }
    *ret_wrong = "a pass is --";
    return words > 0;
}
