/* print.c - prints rule sets and expressions as text that parses to the same again. Where the labelled form of a whole
 * rule set would be longer than a text can be, it is printed densely: without blanks, each atom in the shorter of the
 * two syntaxes, which is never longer than what was read. */
#include "games/rulegame/ast.h"
#include <stdio.h>
#include <string.h>

struct printer {
    struct pool *pool;
    char *text;
    size_t length, room;
    const struct rule_set *rules;
    bool dense;
};

static void put_bytes(struct printer *p, const char *bytes, size_t length)
{
    if (p->length + length + 1 > p->room) {
        size_t room = 2 * (p->length + length) + 256;
        char *grown = pool_take(p->pool, room);
        if (p->length) memcpy(grown, p->text, p->length);
        p->text = grown;
        p->room = room;
    }
    memcpy(p->text + p->length, bytes, length);
    p->length += length;
    p->text[p->length] = 0;
}

static void put(struct printer *p, const char *text) { put_bytes(p, text, strlen(text)); }

static void put_number(struct printer *p, int64_t number)
{
    char digits[24];
    snprintf(digits, sizeof digits, "%lld", (long long)number);
    put(p, digits);
}

static void put_space(struct printer *p)
{
    if (!p->dense) put(p, " ");
}

/* Expressions */

enum { BINDS_COMPARE = 1, BINDS_SUM, BINDS_PRODUCT, BINDS_UNARY, BINDS_PRIMARY };

static const struct {
    const char *sign;
    int binds;
} OPS[] = {[OP_ADD] = {"+", BINDS_SUM},           [OP_SUBTRACT] = {"-", BINDS_SUM},
           [OP_MULTIPLY] = {"*", BINDS_PRODUCT},  [OP_DIVIDE] = {"/", BINDS_PRODUCT},
           [OP_REMAINDER] = {"%", BINDS_PRODUCT}, [OP_EQ] = {"==", BINDS_COMPARE},
           [OP_NE] = {"!=", BINDS_COMPARE},       [OP_LT] = {"<", BINDS_COMPARE},
           [OP_LE] = {"<=", BINDS_COMPARE},       [OP_GT] = {">", BINDS_COMPARE},
           [OP_GE] = {">=", BINDS_COMPARE}};

static int binds(const struct expr *e)
{
    if (e->kind == EXPR_ARITHMETIC || e->kind == EXPR_COMPARE) return OPS[e->op].binds;
    return e->kind == EXPR_NOT ? BINDS_UNARY : BINDS_PRIMARY;
}

static void put_expr(struct printer *p, const struct expr *e, int needed);

static void put_list(struct printer *p, const struct expr *e)
{
    for (int i = 0; i < e->count; i++) {
        put(p, i ? "," : "[");
        put_expr(p, e->item[i], BINDS_COMPARE);
    }
    put(p, "]");
}

static void put_naked(struct printer *p, const struct expr *e)
{
    int own = binds(e);
    switch (e->kind) {
    case EXPR_NUMBER: put_number(p, e->number); break;
    case EXPR_TEXT:
        put(p, "\"");
        put(p, e->text);
        put(p, "\"");
        break;
    case EXPR_NAME: put(p, e->text); break;
    case EXPR_LIST: put_list(p, e); break;
    case EXPR_NOT:
        put(p, "!");
        put_expr(p, e->item[0], BINDS_UNARY);
        break;
    case EXPR_ARITHMETIC:
    case EXPR_COMPARE:
        put_expr(p, e->item[0], e->kind == EXPR_COMPARE ? own + 1 : own);
        put(p, OPS[e->op].sign);
        put_expr(p, e->item[1], own + 1);
        break;
    }
}

static void put_expr(struct printer *p, const struct expr *e, int needed)
{
    bool brackets = binds(e) < needed;
    if (brackets) put(p, "(");
    put_naked(p, e);
    if (brackets) put(p, ")");
}

const char *expr_print(struct ctx *c, const struct expr *expr)
{
    struct printer p = {.pool = c->pool};
    put_expr(&p, expr, BINDS_COMPARE);
    return p.text;
}

/* Atoms */

static void put_cells(struct printer *p, uint64_t cells, const char **separator)
{
    for (; cells; cells &= cells - 1) {
        put(p, *separator);
        put_number(p, __builtin_ctzll(cells) + 1);
        *separator = ",";
    }
}

static void put_places(struct printer *p, const struct places *places)
{
    const char *separator = "";
    bool list = __builtin_popcountll(places->cells) + __builtin_popcount(places->orders) > 1;
    if (list) put(p, "[");
    put_cells(p, places->cells, &separator);
    for (uint32_t orders = places->orders; orders; orders &= orders - 1) {
        put(p, separator);
        put(p, p->rules->order[__builtin_ctz(orders)].name);
        separator = ",";
    }
    if (list) put(p, "]");
}

static void put_label(struct printer *p, const char *label, const char **separator)
{
    put(p, *separator);
    put(p, label);
    put(p, ":");
    *separator = p->dense ? "," : ", ";
}

static void put_condition(struct printer *p, const struct condition *condition)
{
    if (condition->kind != CONDITION_RANGE) {
        put_expr(p, condition->value, BINDS_COMPARE);
        return;
    }
    put(p, "[");
    put_number(p, condition->low);
    put(p, "..");
    put_number(p, condition->high);
    put(p, "]");
}

static void put_labelled(struct printer *p, const struct atom *atom)
{
    const char *separator = "(";
    if (atom->count != UNMETERED) put_label(p, "count", &separator), put_number(p, atom->count);
    for (int i = 0; i < atom->n_condition; i++) {
        put_label(p, atom->condition[i].property, &separator);
        put_condition(p, &atom->condition[i]);
    }
    for (int i = 0; i < atom->n_pos; i++) put_label(p, "pos", &separator), put_places(p, &atom->pos[i]);
    if (atom->code) put_label(p, "code", &separator), put_expr(p, atom->code, BINDS_COMPARE);
    if (atom->bucket) put_label(p, "bucket", &separator), put_expr(p, atom->bucket, BINDS_COMPARE);
    if (atom->has_postpos) put_label(p, "postpos", &separator), put_places(p, &atom->postpos);
    put(p, *separator == '(' ? "()" : ")");
}

static const struct condition *condition_of(const struct atom *atom, const char *property)
{
    for (int i = 0; i < atom->n_condition; i++)
        if (strcmp(atom->condition[i].property, property) == 0) return &atom->condition[i];
    return NULL;
}

static bool fits_tuple(const struct atom *atom)
{
    int legacy = (condition_of(atom, "shape") != NULL) + (condition_of(atom, "color") != NULL);
    return legacy == atom->n_condition && atom->n_pos <= 1 && !atom->code && !atom->has_postpos;
}

static void put_value(struct printer *p, const struct condition *condition)
{
    if (condition) put_condition(p, condition);
    else put(p, "*");
    put(p, ",");
}

static void put_tuple(struct printer *p, const struct atom *atom)
{
    put(p, "(");
    if (atom->count != UNMETERED) put_number(p, atom->count);
    else put(p, "*");
    put(p, ",");
    put_value(p, condition_of(atom, "shape"));
    put_value(p, condition_of(atom, "color"));
    if (atom->n_pos) put_places(p, atom->pos);
    else put(p, "*");
    put(p, ",");
    if (atom->bucket) put_expr(p, atom->bucket, BINDS_COMPARE);
    else put(p, "*");
    put(p, ")");
}

static void put_atom(struct printer *p, const struct atom *atom)
{
    size_t start = p->length;
    put_labelled(p, atom);
    if (!p->dense || !fits_tuple(atom)) return;
    size_t labelled = p->length - start;
    put_tuple(p, atom);
    size_t tuple = p->length - start - labelled;
    if (tuple < labelled) {
        memmove(p->text + start, p->text + start + labelled, tuple);
        labelled = tuple;
    }
    p->length = start + labelled;
    p->text[p->length] = 0;
}

/* Rule sets */

static void put_order(struct printer *p, const struct order *order)
{
    put(p, "Order ");
    put(p, order->name);
    put(p, "=[");
    for (int i = 0; i < order->count; i++) {
        const char *separator = "";
        bool list = __builtin_popcountll(order->group[i]) > 1;
        if (i) put(p, ",");
        if (list) put(p, "[");
        put_cells(p, order->group[i], &separator);
        if (list) put(p, "]");
    }
    put(p, "]\n");
}

static void put_line(struct printer *p, const struct rule_line *line)
{
    if (line->count != UNMETERED) put_number(p, line->count), put_space(p);
    for (int j = 0; j < line->n_atom; j++) {
        if (j) put_space(p);
        put_atom(p, &line->atom[j]);
    }
}

static const char *printed(struct ctx *c, const struct rule_set *rules, bool dense, size_t *ret_length)
{
    struct printer p = {.pool = c->pool, .rules = rules, .dense = dense};
    for (int i = 0; i < rules->n_description; i++) {
        put(&p, "#");
        if (*rules->description[i]) put_space(&p);
        put(&p, rules->description[i]);
        put(&p, "\n");
    }
    for (int i = 0; i < rules->n_order; i++)
        if (rules->order[i].own) put_order(&p, &rules->order[i]);
    for (int i = 0; i < rules->n_line; i++) {
        if (i) put(&p, "\n");
        put_line(&p, &rules->line[i]);
    }
    if (!dense) put(&p, "\n");
    *ret_length = p.length;
    return p.text;
}

const char *rule_set_print(struct ctx *c, const struct rule_set *rules)
{
    size_t length;
    const char *text = printed(c, rules, false, &length);
    return length <= RULE_TEXT_MAX ? text : printed(c, rules, true, &length);
}
