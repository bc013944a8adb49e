/* stalemate_total.c - whether a bucket expression gives a bucket whatever happened. Every p.K is undefined or one of
 * four buckets, so going through all of them is a proof. Expressions that depend on more than that are not tried. */
#include "games/rulegame/stalemate_parts.h"
#include <string.h>

enum { NAMES_TRIED = 4 };

struct assignment { /* a scope in which each name has a value of its own */
    struct scope scope;
    int count, place;
    const char *name[NAMES_TRIED];
    int value[NAMES_TRIED]; /* UNDEFINED or 1 + bucket */
};

static bool is_bucket_of_past(const struct expr *name)
{
    if (name->root == NAME_PC || name->root == NAME_PS) return name->parts == 1;
    return name->root == NAME_P && name->parts <= 2 && strcmp(name->text, "p.bucket") != 0;
}

/* The names in an expression; false when one of them is of another kind, or there are too many. */
static bool collect(const struct expr *e, struct assignment *a)
{
    for (int i = 0; i < e->count; i++)
        if (!collect(e->item[i], a)) return false;
    if (e->kind != EXPR_NAME || e->root == NAME_UNKNOWN) return true;
    if (e->root == NAME_NEARBY || e->root == NAME_REMOTEST) return e->parts == 1;
    if (!is_bucket_of_past(e)) return false;
    for (int i = 0; i < a->count; i++)
        if (strcmp(a->name[i], e->text) == 0) return true;
    if (a->count == NAMES_TRIED) return false;
    a->name[a->count++] = e->text;
    return true;
}

static bool assigned_find(const struct scope *scope, const struct expr *name, int parts,
                          struct value *ret_value)
{
    const struct assignment *a = (const struct assignment *)scope;
    *ret_value = (struct value){.kind = VALUE_NUMBER};
    if (parts < name->parts) return false;
    if (name->root == NAME_NEARBY) return ret_value->number = a->place, true;
    if (name->root == NAME_REMOTEST) return ret_value->number = (a->place + 2) % BUCKETS, true;
    for (int i = 0; i < a->count; i++) {
        if (strcmp(a->name[i], name->text) != 0 || a->value[i] == UNDEFINED) continue;
        ret_value->number = a->value[i] - 1;
        return true;
    }
    return false;
}

/* The next assignment, counting like an odometer; false after the last. */
static bool next_assignment(struct assignment *a)
{
    for (int i = 0; i < a->count; i++) {
        if (++a->value[i] < SITUATIONS) return true;
        a->value[i] = UNDEFINED;
    }
    a->place++;
    return a->place < BUCKETS;
}

bool is_total(const struct expr *bucket)
{
    struct assignment a = {.scope = {assigned_find}};
    if (!collect(bucket, &a)) return false;
    do
        if (!buckets_of(bucket, &a.scope)) return false;
    while (next_assignment(&a));
    return true;
}
