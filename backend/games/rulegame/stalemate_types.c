/* stalemate_types.c - the pieces with which a rule set is tested. */
#include "games/rulegame/stalemate_parts.h"
#include <ctype.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

const struct object_types *object_types_plain(struct ctx *c, const char *const *shapes, int n_shape,
                                              const char *const *colors, int n_color)
{
    int count = n_shape * n_color;
    must(count >= 1 && count <= TYPES_MAX);
    struct object_types *types = pool_take(c->pool, sizeof *types);
    struct piece *piece = pool_take_many(c->pool, (size_t)count, sizeof *piece);
    struct property *property = pool_take_many(c->pool, 2 * (size_t)count, sizeof *property);
    for (int i = 0; i < count; i++) {
        property[2 * i] = property_of("shape", shapes[i / n_color]);
        property[2 * i + 1] = property_of("color", colors[i % n_color]);
        piece[i] = (struct piece){.plain = true, .count = 2, .property = &property[2 * i]};
    }
    *types = (struct object_types){count, n_color, piece};
    return types;
}

static const char *const LEGACY_SHAPES[] = {"SQUARE", "STAR", "CIRCLE", "TRIANGLE"};
static const char *const LEGACY_COLORS[] = {"RED", "BLACK", "BLUE", "YELLOW"};
enum { LEGACY = 4 };

#define PAIR(shape_text, color_text)                                                       \
    {                                                                                      \
        {.name = "shape", .text = (shape_text)}, { .name = "color", .text = (color_text) } \
    }
#define ROW(shape_text) \
    PAIR(shape_text, "RED"), PAIR(shape_text, "BLACK"), PAIR(shape_text, "BLUE"), PAIR(shape_text, "YELLOW")
static const struct property LEGACY_PROPERTIES[LEGACY * LEGACY][2] = {ROW("SQUARE"), ROW("STAR"),
                                                                      ROW("CIRCLE"), ROW("TRIANGLE")};
#define PIECE(i)                                                    \
    {                                                               \
        .plain = true, .count = 2, .property = LEGACY_PROPERTIES[i] \
    }
static const struct piece LEGACY_PIECES[LEGACY * LEGACY] = {
    PIECE(0), PIECE(1), PIECE(2),  PIECE(3),  PIECE(4),  PIECE(5),  PIECE(6),  PIECE(7),
    PIECE(8), PIECE(9), PIECE(10), PIECE(11), PIECE(12), PIECE(13), PIECE(14), PIECE(15)};
static const struct object_types LEGACY_TYPES = {LEGACY * LEGACY, LEGACY, LEGACY_PIECES};

const struct object_types *object_types_legacy(void) { return &LEGACY_TYPES; }

/* Types that a rule mentions */

struct names {
    int count;
    bool too_many;
    const char *name[NAMES_MAX];
};

static void name_add(struct ctx *c, struct names *names, const char *text)
{
    char *upper = pool_copy(c->pool, text);
    for (char *at = upper; *at; at++) *at = (char)toupper((unsigned char)*at);
    for (int i = 0; i < names->count; i++)
        if (strcmp(names->name[i], upper) == 0) return;
    names->too_many |= names->count == NAMES_MAX;
    if (!names->too_many) names->name[names->count++] = upper;
}

static int compare_names(const void *a, const void *b)
{
    return strcmp(*(const char *const *)a, *(const char *const *)b);
}

static void names_of_atom(struct ctx *c, const struct atom *atom, const char *property, struct names *names)
{
    for (int k = 0; k < atom->n_condition; k++) {
        const struct condition *condition = &atom->condition[k];
        bool plain = condition->kind == CONDITION_TEXTS && condition->names;
        if (!plain || strcmp(condition->property, property) != 0) continue;
        for (int n = 0; n < condition->count; n++) name_add(c, names, condition->text[n]);
    }
}

/* The names the rules ask for, in upper case, each once. */
static struct names names_said(struct ctx *c, const struct rule_set *rules, const char *property)
{
    struct names names = {0};
    for (int i = 0; i < rules->n_line; i++)
        for (int j = 0; j < rules->line[i].n_atom; j++)
            names_of_atom(c, &rules->line[i].atom[j], property, &names);
    return names;
}

static struct names names_of(struct ctx *c, const struct rule_set *rules, const char *property,
                             const char *const *legacy)
{
    struct names names = names_said(c, rules, property);
    if (names.count == 0 || names.too_many) {
        names.count = LEGACY;
        memcpy(names.name, legacy, LEGACY * sizeof *legacy);
        return names;
    }
    qsort(names.name, (size_t)names.count, sizeof *names.name, compare_names);
    return names;
}

const struct object_types *object_types_mentioned(struct ctx *c, const struct rule_set *rules)
{
    struct names shapes = names_of(c, rules, "shape", LEGACY_SHAPES);
    struct names colors = names_of(c, rules, "color", LEGACY_COLORS);
    return object_types_plain(c, shapes.name, shapes.count, colors.name, colors.count);
}

static bool has_piece(const struct object_types *types, const char *property, const char *text)
{
    for (int i = 0; i < types->count; i++) {
        const struct property *own = piece_property(&types->piece[i], property, strlen(property));
        if (own && strcasecmp(own->text, text) == 0) return true;
    }
    return false;
}

int object_types_lack(struct ctx *c, const struct rule_set *rules, const struct object_types *types,
                      const char *ret_name[OBJECT_LACKS_MAX])
{
    static const char *const PROPERTY[] = {"shape", "color"};
    int count = 0;
    for (int p = 0; p < 2; p++) {
        struct names names = names_said(c, rules, PROPERTY[p]);
        for (int i = 0; i < names.count; i++)
            if (!has_piece(types, PROPERTY[p], names.name[i])) ret_name[count++] = names.name[i];
    }
    return count;
}

/* Types of boards */

bool piece_alike(const struct piece *a, const struct piece *b)
{
    if (a->plain != b->plain || a->count != b->count) return false;
    for (int i = 0; i < a->count; i++) {
        const struct property *other = piece_property(b, a->property[i].name, strlen(a->property[i].name));
        if (!other || strcmp(other->text, a->property[i].text) != 0) return false;
    }
    return true;
}

const struct object_types *object_types_found(struct ctx *c, const struct piece *piece, int count)
{
    struct object_types *types = pool_take(c->pool, sizeof *types);
    struct piece *found = pool_take_many(c->pool, TYPES_MAX, sizeof *found);
    for (int i = 0; i < count; i++) {
        int k = 0;
        while (k < types->count && !piece_alike(&piece[i], &found[k])) k++;
        if (k == types->count && k < TYPES_MAX) found[types->count++] = piece[i];
    }
    types->piece = found;
    return types;
}
