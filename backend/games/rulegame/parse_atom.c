/* parse_atom.c - one atom: splits it into the parts between the brackets, then reads their meaning (R2.2, R2.3, R4). */
#include "games/rulegame/token.h"
#include "games/rulegame/eval.h"
#include <stdlib.h>
#include <string.h>

enum { PARTS_MAX = 64, TUPLE_PARTS = 5 };
enum part_kind { PART_STAR, PART_VALUE, PART_RANGE };

struct part {
    const char *label; /* NULL in a tuple */
    enum part_kind kind;
    const struct expr *value;
    int32_t low, high;
    int column, value_column;
};

/* Reading the parts */

static bool is_range(const struct parser *p)
{
    static const int SHAPE[] = {'[', TOKEN_NUMBER, TOKEN_RANGE, TOKEN_NUMBER, ']'};
    for (int i = 0; i < 5; i++) {
        if (p->token[p->at + i].kind != SHAPE[i]) return false;
    }
    return true;
}

static bool value_parse(struct parser *p, struct part *part)
{
    if (part->label && is_range(p)) {
        part->kind = PART_RANGE;
        part->low = p->token[p->at + 1].number;
        part->high = p->token[p->at + 3].number;
        p->at += 5;
        return true;
    }
    part->kind = PART_VALUE;
    return (part->value = expr_parse(p)) != NULL;
}

static bool part_parse(struct parser *p, struct part *part)
{
    *part = (struct part){.column = peek(p)->column};
    if (takes(p, '*')) return true;
    if (sees(p, TOKEN_WORD) && p->token[p->at + 1].kind == ':') {
        part->label = peek(p)->text;
        p->at += 2;
    }
    part->value_column = peek(p)->column;
    return value_parse(p, part);
}

/* Labelled and unlabelled parts cannot be mixed, and there are exactly five unlabelled ones. */
static bool parts_fit(struct parser *p, const struct part *part, int count, int column)
{
    for (int i = 1; i < count; i++)
        if (!part[i].label != !part[0].label)
            return parser_fault(p, part[i].column, FINDING_MIXED_LABELS, NULL);
    if (count == 0 || part[0].label || count == TUPLE_PARTS) return true;
    return parser_fault(p, column, FINDING_FIVE_PARTS, PARAMS(PARAM_NUMBER("count", count)));
}

static bool parts_parse(struct parser *p, struct part *part, int *ret_count)
{
    int column = peek(p)->column;
    *ret_count = 0;
    if (!takes(p, '(')) return parser_expects(p, FINDING_ATOM_MISSING, NULL);
    if (takes(p, ')')) return true;
    do {
        if (*ret_count == PARTS_MAX)
            return parser_fault(p, column, FINDING_PARTS_TOO_MANY, PARAMS(PARAM_NUMBER("max", PARTS_MAX)));
        if (!part_parse(p, &part[(*ret_count)++])) return false;
    } while (takes(p, ','));
    if (!takes(p, ')')) return parser_expects(p, FINDING_ATOM_END, NULL);
    return parts_fit(p, part, *ret_count, column);
}

/* Positions */

static bool place_named(struct parser *p, const struct expr *e, struct places *places)
{
    for (int i = p->rules->n_order - 1; i >= 0; i--) {
        if (strcmp(p->rules->order[i].name, e->text) != 0) continue;
        places->orders |= 1u << i;
        return true;
    }
    return parser_fault(p, e->column, FINDING_ORDER_UNKNOWN, PARAMS(PARAM_TEXT("name", e->text)));
}

static bool places_of(struct parser *p, const struct expr *e, struct places *places)
{
    switch (e->kind) {
    case EXPR_NUMBER:
        if (e->number < 1 || e->number > CELLS) return parser_fault(p, e->column, FINDING_CELL_UNKNOWN, NULL);
        places->cells |= cell_bit(e->number);
        return true;
    case EXPR_NAME:
    case EXPR_TEXT: return place_named(p, e, places);
    case EXPR_LIST:
        for (int i = 0; i < e->count; i++)
            if (!places_of(p, e->item[i], places)) return false;
        return true;
    default: break;
    }
    return parser_fault(p, e->column, FINDING_POSITION_EXPRESSION, NULL);
}

static bool pos_part(struct parser *p, const struct part *part, struct places *places)
{
    *places = (struct places){0};
    if (part->kind == PART_RANGE) return parser_fault(p, part->value_column, FINDING_POSITION_RANGE, NULL);
    return places_of(p, part->value, places);
}

/* Other parts */

static bool count_part(struct parser *p, const struct part *part, int *ret_count)
{
    bool number = part->kind == PART_VALUE && part->value->kind == EXPR_NUMBER;
    if (!number || part->value->number < 1)
        return parser_fault(p, part->value_column, FINDING_COUNTER_NO_NUMBER, NULL);
    *ret_count = part->value->number;
    return true;
}

static bool expr_part(struct parser *p, const struct part *part, const struct expr **ret_expr)
{
    if (part->kind == PART_RANGE)
        return parser_fault(p, part->value_column, FINDING_RANGE_OF_VALUES,
                            PARAMS(PARAM_TEXT("label", part->label)));
    *ret_expr = part->value;
    return expr_affordable(p, part->value);
}

/* A name without dots, or a text; with `or_number` a number too. */
static bool is_plain(const struct expr *e, bool or_number)
{
    if (e->kind == EXPR_NAME) return e->parts == 1;
    return e->kind == EXPR_TEXT || (or_number && e->kind == EXPR_NUMBER);
}

static void texts_of(struct parser *p, const struct expr *e, struct condition *condition)
{
    int count = e->kind == EXPR_LIST ? e->count : 1;
    const char **text = pool_take_many(p->c->pool, (size_t)count, sizeof(char *));
    condition->names = true;
    for (int i = 0; i < count; i++) {
        const struct expr *item = e->kind == EXPR_LIST ? e->item[i] : e;
        bool number = item->kind == EXPR_NUMBER;
        text[i] = number ? pool_print(p->c->pool, "%d", (int)item->number) : item->text;
        if (number) condition->names = false;
    }
    condition->kind = CONDITION_TEXTS;
    condition->count = count;
    condition->text = text;
}

static bool all_plain(const struct expr *e)
{
    if (e->kind != EXPR_LIST) return is_plain(e, true);
    for (int i = 0; i < e->count; i++)
        if (!is_plain(e->item[i], true)) return false;
    return true;
}

static bool is_legacy(const char *property)
{
    return strcmp(property, "shape") == 0 || strcmp(property, "color") == 0;
}

static bool condition_part(struct parser *p, const char *property, const struct part *part,
                           struct condition *condition)
{
    *condition = (struct condition){
        .property = property, .kind = CONDITION_RANGE, .low = part->low, .high = part->high};
    if (part->kind == PART_RANGE) {
        if (!is_legacy(property)) return true;
        return parser_fault(p, part->value_column, FINDING_RANGE_OF_NAMES,
                            PARAMS(PARAM_TEXT("label", property)));
    }
    condition->value = part->value;
    if (all_plain(part->value)) {
        texts_of(p, part->value, condition);
        return true;
    }
    condition->kind = CONDITION_EXPR;
    return expr_affordable(p, part->value);
}

/* Combining */

struct draft { /* the lists of an atom while it grows */
    struct condition condition[PARTS_MAX];
    struct places pos[PARTS_MAX];
};

static bool is_twice(struct parser *p, const struct part *part, int i)
{
    if (strcmp(part[i].label, "pos") == 0) return false;
    for (int j = 0; j < i; j++) {
        if (strcmp(part[j].label, part[i].label) != 0) continue;
        parser_fault(p, part[i].column, FINDING_LABEL_TWICE, PARAMS(PARAM_TEXT("label", part[i].label)));
        return true;
    }
    return false;
}

static bool labelled_part(struct parser *p, const struct part *part, struct atom *atom, struct draft *draft)
{
    const char *label = part->label;
    if (strcmp(label, "count") == 0) return count_part(p, part, &atom->count);
    if (strcmp(label, "pos") == 0) return pos_part(p, part, &draft->pos[atom->n_pos++]);
    if (strcmp(label, "bucket") == 0) return expr_part(p, part, &atom->bucket);
    if (strcmp(label, "code") == 0) return expr_part(p, part, &atom->code);
    if (strcmp(label, "postpos") == 0) {
        atom->has_postpos = true;
        return pos_part(p, part, &atom->postpos);
    }
    return condition_part(p, label, part, &draft->condition[atom->n_condition++]);
}

static bool draft_fill(struct parser *p, struct part *part, int count, struct atom *atom, struct draft *draft)
{
    static const char *const TUPLE[TUPLE_PARTS] = {"count", "shape", "color", "pos", "bucket"};
    for (int i = 0; i < count; i++) {
        if (part[i].kind == PART_STAR) continue;
        if (part[i].label && is_twice(p, part, i)) return false;
        if (!part[i].label) part[i].label = TUPLE[i];
        if (!labelled_part(p, &part[i], atom, draft)) return false;
    }
    return true;
}

static int by_property(const void *a, const void *b)
{
    return strcmp(((const struct condition *)a)->property, ((const struct condition *)b)->property);
}

static const void *kept(struct parser *p, const void *items, int count, size_t size)
{
    if (count == 0) return NULL;
    return memcpy(pool_take_many(p->c->pool, (size_t)count, size), items, (size_t)count * size);
}

static uint8_t reads_of(const struct atom *atom)
{
    uint8_t reads = (uint8_t)((atom->bucket ? atom->bucket->reads : 0) |
                              (atom->code ? atom->code->reads : 0));
    for (int i = 0; i < atom->n_condition; i++)
        if (atom->condition[i].kind == CONDITION_EXPR) reads |= atom->condition[i].value->reads;
    return reads;
}

bool atom_parse(struct parser *p, struct atom *atom)
{
    struct part part[PARTS_MAX];
    struct draft draft;
    int count;
    *atom = (struct atom){.count = UNMETERED, .line = p->line, .column = peek(p)->column};
    if (!parts_parse(p, part, &count) || !draft_fill(p, part, count, atom, &draft)) return false;
    if (atom->n_condition > 1)
        qsort(draft.condition, (size_t)atom->n_condition, sizeof *draft.condition, by_property);
    atom->condition = kept(p, draft.condition, atom->n_condition, sizeof *draft.condition);
    atom->pos = kept(p, draft.pos, atom->n_pos, sizeof *draft.pos);
    atom->reads = reads_of(atom);
    atom->buckets = !atom->bucket ? ALL_BUCKETS : atom->bucket->reads ? 0 : buckets_of(atom->bucket, NULL);
    return true;
}
