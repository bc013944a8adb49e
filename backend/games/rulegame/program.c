/* program.c - prepares a rule set for play: atoms by number and, for bucket expressions over p, pc, ps and the
 * quadrant, a table of their values in every situation, so that an attempt looks values up instead of computing them.
 * */
#include "games/rulegame/episode.h"

enum { SITUATIONS = 1 + BUCKETS }; /* undefined, or one of the buckets */

struct situation { /* a scope for filling tables */
    struct scope scope;
    int p, color, shape, place; /* -1: undefined */
};

static int situation_value(const struct situation *s, const struct expr *name, int parts)
{
    if (parts > 1) { /* p.color and p.shape are other names of pc and ps */
        if (name->root != NAME_P || parts != name->parts) return -1;
        return name->reads & READS_PC ? s->color : name->reads & READS_PS ? s->shape : -1;
    }
    switch (name->root) {
    case NAME_P: return s->p;
    case NAME_PC: return s->color;
    case NAME_PS: return s->shape;
    case NAME_NEARBY: return s->place;
    case NAME_REMOTEST: return (s->place + 2) % BUCKETS;
    default: return -1;
    }
}

static bool situation_find(const struct scope *scope, const struct expr *name, int parts,
                           struct value *ret_value)
{
    int n = situation_value((const struct situation *)scope, name, parts);
    *ret_value = (struct value){.kind = VALUE_NUMBER, .number = n};
    return n >= 0;
}

static void table_fill(struct ctx *c, const struct expr *bucket, struct bucket_table *table)
{
    int size = 1, p_max = bucket->reads & READS_P ? SITUATIONS : 1,
        color_max = bucket->reads & READS_PC ? SITUATIONS : 1;
    int shape_max = bucket->reads & READS_PS ? SITUATIONS : 1,
        place_max = bucket->reads & READS_PLACE ? BUCKETS : 1;
    if (place_max > 1) table->step_place = size, size *= place_max;
    if (shape_max > 1) table->step_shape = size, size *= shape_max;
    if (color_max > 1) table->step_color = size, size *= color_max;
    if (p_max > 1) table->step_p = size, size *= p_max;
    uint8_t *buckets = pool_take(c->pool, (size_t)size);
    for (int i = 0; i < size; i++) {
        int rest = i, place = rest % place_max, shape = (rest /= place_max) % shape_max;
        int color = (rest /= shape_max) % color_max, p = rest / color_max;
        struct situation s = {{situation_find}, p - 1, color - 1, shape - 1, place};
        buckets[i] = buckets_of(bucket, &s.scope);
    }
    table->buckets = buckets;
}

const struct program *program_new(struct ctx *c, const struct rule_set *rules)
{
    struct program *program = pool_take(c->pool, sizeof *program);
    const struct atom **atom = pool_take_many(c->pool, (size_t)rules->n_atom, sizeof(struct atom *));
    struct bucket_table *table = pool_take_many(c->pool, (size_t)rules->n_atom, sizeof *table);
    for (int i = 0; i < rules->n_line; i++) {
        const struct rule_line *line = &rules->line[i];
        if (line->n_atom > program->widest) program->widest = line->n_atom;
        for (int j = 0; j < line->n_atom; j++) atom[line->first + j] = &line->atom[j];
    }
    for (int i = 0; i < rules->n_atom; i++) {
        const struct expr *bucket = atom[i]->bucket;
        if (bucket && (bucket->reads & READS_MEMORY) && !(bucket->reads & ~READS_GS4))
            table_fill(c, bucket, &table[i]);
    }
    program->rules = rules;
    program->atom = atom;
    program->table = table;
    return program;
}
