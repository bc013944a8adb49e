/* eval.c - evaluates expressions on a stack of values: each leaves its set on top, without repetitions. The parser has
 * computed beforehand how much room that takes (expr.scratch). */
#include "games/rulegame/eval.h"
#include <stdio.h>
#include <string.h>
#include <strings.h>

enum { SCRATCH_ROOM = 2048 };

/* Properties */

static bool number_read(const char *text, int32_t *ret_value)
{
    int64_t value = 0;
    const char *at = text + (*text == '+' || *text == '-');
    if (!*at) return false;
    for (; *at; at++) {
        if (*at < '0' || *at > '9') return false;
        if (value <= UINT32_MAX) value = value * 10 + (*at - '0');
    }
    if (*text == '-') value = -value;
    if (value > INT32_MAX || value < INT32_MIN) return false;
    *ret_value = (int32_t)value;
    return true;
}

struct property property_of(const char *name, const char *text)
{
    struct property p = {.name = name, .text = text};
    char printed[16];
    p.number = number_read(text, &p.value);
    if (!p.number) return p;
    snprintf(printed, sizeof printed, "%d", (int)p.value);
    p.canonical = strcmp(printed, text) == 0;
    return p;
}

const struct property *piece_property(const struct piece *piece, const char *name, size_t length)
{
    for (int i = 0; i < piece->count; i++) {
        const char *own = piece->property[i].name;
        if (strncmp(own, name, length) == 0 && !own[length]) return &piece->property[i];
    }
    return NULL;
}

bool property_same(const struct property *a, const struct property *b)
{
    if (a->number && b->number) return a->value == b->value;
    return a->number == b->number && strcmp(a->text, b->text) == 0;
}

/* Sets */

static bool piece_same(const struct piece *a, const struct piece *b)
{
    if (a == b) return true;
    if (a->cell != b->cell || a->count != b->count) return false;
    for (int i = 0; i < a->count; i++) {
        const struct property *mine = &a->property[i];
        const struct property *other = piece_property(b, mine->name, strlen(mine->name));
        if (!other || !property_same(mine, other)) return false;
    }
    return true;
}

static bool value_same(const struct value *a, const struct value *b)
{
    if (a->kind != b->kind) return false;
    if (a->kind == VALUE_NUMBER) return a->number == b->number;
    if (a->kind == VALUE_TEXT) return strcmp(a->text, b->text) == 0;
    return a->number == b->number && piece_same(a->piece, b->piece);
}

/* Add to the set of `count` values unless it is there already; the new count. */
static int added(struct value *set, int count, struct value value)
{
    for (int i = 0; i < count; i++)
        if (value_same(&set[i], &value)) return count;
    set[count] = value;
    return count + 1;
}

static struct value number(int32_t n) { return (struct value){.kind = VALUE_NUMBER, .number = n}; }

/* Names */

static bool property_value(const struct value *object, const char *word, size_t length,
                           struct value *ret_value)
{
    if (object->kind != VALUE_OBJECT) return false;
    if (length == 3 && memcmp(word, "pos", 3) == 0) return *ret_value = number(object->piece->cell), true;
    if (length == 6 && memcmp(word, "bucket", 6) == 0) return *ret_value = number(object->number), true;
    const struct property *p = piece_property(object->piece, word, length);
    if (!p) return false;
    *ret_value = p->number ? number(p->value) : (struct value){.kind = VALUE_TEXT, .text = p->text};
    return true;
}

/* The values of the first `parts` words: what is known under that whole name, and that property of each object that the
 * words before the last one name. */
static int name_values(const struct expr *name, int parts, const struct scope *scope, struct value *set)
{
    int count = scope->find(scope, name, parts, set) ? 1 : 0;
    if (parts == 1) return count;
    const char *word = name->text;
    for (int i = 1; i < parts; i++) word = strchr(word, '.') + 1;
    size_t length = strcspn(word, ".");
    int objects = name_values(name, parts - 1, scope, set + count), first = count;
    for (int i = 0; i < objects; i++) {
        struct value value;
        if (property_value(&set[first + i], word, length, &value)) count = added(set, count, value);
    }
    return count;
}

/* Operators */

static int list_values(const struct expr *e, const struct scope *scope, struct value *set)
{
    int count = 0;
    for (int i = 0; i < e->count; i++) {
        int more = expr_values(e->item[i], scope, set + count), first = count;
        for (int j = 0; j < more; j++) count = added(set, count, set[first + j]);
    }
    return count;
}

/* R5.3: numbers wrap at 32 bits; a quotient is rounded toward zero, a remainder has the sign of the dividend. */
static bool arithmetic(enum expr_op op, int64_t a, int64_t b, struct value *ret_value)
{
    int64_t result;
    switch (op) {
    case OP_ADD: result = a + b; break;
    case OP_SUBTRACT: result = a - b; break;
    case OP_MULTIPLY: result = a * b; break;
    case OP_DIVIDE:
    case OP_REMAINDER:
        if (b == 0) return false;
        result = op == OP_DIVIDE ? a / b : a % b;
        break;
    default: return false;
    }
    *ret_value = number((int32_t)(uint32_t)(uint64_t)result);
    return true;
}

static int arithmetic_values(const struct expr *e, const struct scope *scope, struct value *set)
{
    int n = expr_values(e->item[0], scope, set);
    struct value *right = set + n;
    int m = n ? expr_values(e->item[1], scope, right) : 0, count = 0;
    struct value *result = right + m;
    for (int i = 0; i < n; i++)
        for (int j = 0; j < m; j++) {
            struct value value;
            if (set[i].kind != VALUE_NUMBER || right[j].kind != VALUE_NUMBER) continue;
            if (arithmetic(e->op, set[i].number, right[j].number, &value))
                count = added(result, count, value);
        }
    memmove(set, result, (size_t)count * sizeof *set);
    return count;
}

/* R5.5 */
static bool compares(enum expr_op op, const struct value *a, const struct value *b)
{
    bool numbers = a->kind == VALUE_NUMBER && b->kind == VALUE_NUMBER;
    switch (op) {
    case OP_EQ: return value_same(a, b);
    case OP_NE: return !value_same(a, b);
    case OP_LT: return numbers && a->number < b->number;
    case OP_LE: return numbers && a->number <= b->number;
    case OP_GT: return numbers && a->number > b->number;
    case OP_GE: return numbers && a->number >= b->number;
    default: return false;
    }
}

static int compare_values(const struct expr *e, const struct scope *scope, struct value *set)
{
    int n = expr_values(e->item[0], scope, set);
    int m = n ? expr_values(e->item[1], scope, set + n) : 0;
    if (n == 0 || m == 0) return n; /* the quirk: an undefined right side leaves the left one's values */
    for (int i = 0; i < n; i++)
        for (int j = 0; j < m; j++)
            if (compares(e->op, &set[i], &set[n + j])) return *set = number(1), 1;
    return 0;
}

int expr_values(const struct expr *expr, const struct scope *scope, struct value *values)
{
    switch (expr->kind) {
    case EXPR_NUMBER: *values = number(expr->number); return 1;
    case EXPR_TEXT: *values = (struct value){.kind = VALUE_TEXT, .text = expr->text}; return 1;
    case EXPR_NAME: return scope && expr->root ? name_values(expr, expr->parts, scope, values) : 0;
    case EXPR_LIST: return list_values(expr, scope, values);
    case EXPR_NOT: return expr_values(expr->item[0], scope, values) ? 0 : (*values = number(1), 1);
    case EXPR_ARITHMETIC: return arithmetic_values(expr, scope, values);
    case EXPR_COMPARE: return compare_values(expr, scope, values);
    }
    return 0;
}

uint8_t buckets_of(const struct expr *expr, const struct scope *scope)
{
    struct value values[SCRATCH_ROOM];
    uint8_t buckets = 0;
    int n = expr_values(expr, scope, values);
    for (int i = 0; i < n; i++)
        if (values[i].kind == VALUE_NUMBER) buckets |= (uint8_t)(1u << ((uint32_t)values[i].number & 3));
    return buckets;
}

bool expr_holds(const struct expr *expr, const struct scope *scope)
{
    struct value values[SCRATCH_ROOM];
    return expr_values(expr, scope, values) > 0;
}

/* Conditions */

static bool texts_hold(const struct condition *condition, const struct piece *piece, const char *text)
{
    bool fold = piece->plain && condition->names;
    for (int i = 0; i < condition->count; i++)
        if ((fold ? strcasecmp : strcmp)(condition->text[i], text) == 0) return true;
    return false;
}

static bool values_hold(const struct expr *expr, const struct property *p, const struct scope *scope)
{
    struct value values[SCRATCH_ROOM];
    int n = expr_values(expr, scope, values);
    for (int i = 0; i < n; i++) {
        if (values[i].kind == VALUE_TEXT && strcmp(values[i].text, p->text) == 0) return true;
        if (values[i].kind == VALUE_NUMBER && p->canonical && values[i].number == p->value) return true;
    }
    return false;
}

bool condition_holds(const struct condition *condition, const struct piece *piece, const struct scope *scope)
{
    const char *name = condition->property;
    bool legacy = strcmp(name, "shape") == 0 || strcmp(name, "color") == 0;
    if (piece->plain && !legacy) return true;
    const struct property *p = piece_property(piece, name, strlen(name));
    if (!p) return false;
    if (strcmp(p->text, "*") == 0) return true;
    switch (condition->kind) {
    case CONDITION_TEXTS: return texts_hold(condition, piece, p->text);
    case CONDITION_RANGE: return p->number && p->value >= condition->low && p->value <= condition->high;
    case CONDITION_EXPR: return values_hold(condition->value, p, scope);
    }
    return false;
}
