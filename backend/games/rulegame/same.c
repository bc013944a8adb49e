/* same.c - whether two rule sets mean the same, wherever in a text they are. */
#include "games/rulegame/ast.h"
#include <string.h>

static bool text_same(const char *a, const char *b) { return a && b ? strcmp(a, b) == 0 : a == b; }

bool expr_same(const struct expr *a, const struct expr *b)
{
    if (!a || !b) return a == b;
    if (a->kind != b->kind || a->op != b->op || a->number != b->number || a->count != b->count) return false;
    if (!text_same(a->text, b->text)) return false;
    for (int i = 0; i < a->count; i++)
        if (!expr_same(a->item[i], b->item[i])) return false;
    return true;
}

static bool places_same(const struct places *a, const struct places *b)
{
    return a->cells == b->cells && a->orders == b->orders;
}

static bool condition_same(const struct condition *a, const struct condition *b)
{
    return strcmp(a->property, b->property) == 0 && a->kind == b->kind && a->low == b->low &&
           a->high == b->high && expr_same(a->value, b->value);
}

static bool atom_same(const struct atom *a, const struct atom *b)
{
    if (a->count != b->count || a->n_condition != b->n_condition || a->n_pos != b->n_pos) return false;
    if (a->has_postpos != b->has_postpos || !places_same(&a->postpos, &b->postpos)) return false;
    for (int i = 0; i < a->n_condition; i++)
        if (!condition_same(&a->condition[i], &b->condition[i])) return false;
    for (int i = 0; i < a->n_pos; i++)
        if (!places_same(&a->pos[i], &b->pos[i])) return false;
    return expr_same(a->bucket, b->bucket) && expr_same(a->code, b->code);
}

static bool order_same(const struct order *a, const struct order *b)
{
    return strcmp(a->name, b->name) == 0 && a->own == b->own && a->count == b->count &&
           memcmp(a->group, b->group, (size_t)a->count * sizeof *a->group) == 0;
}

static bool line_same(const struct rule_line *a, const struct rule_line *b)
{
    if (a->count != b->count || a->n_atom != b->n_atom) return false;
    for (int j = 0; j < a->n_atom; j++)
        if (!atom_same(&a->atom[j], &b->atom[j])) return false;
    return true;
}

bool rule_set_same(const struct rule_set *a, const struct rule_set *b)
{
    if (a->n_order != b->n_order || a->n_line != b->n_line || a->n_description != b->n_description)
        return false;
    for (int i = 0; i < a->n_description; i++)
        if (strcmp(a->description[i], b->description[i]) != 0) return false;
    for (int i = 0; i < a->n_order; i++)
        if (!order_same(&a->order[i], &b->order[i])) return false;
    for (int i = 0; i < a->n_line; i++)
        if (!line_same(&a->line[i], &b->line[i])) return false;
    return text_same(a->display, b->display);
}
