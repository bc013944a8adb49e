/* trial_look.c - checks a readable row as a whole: whether the pieces that its rules name exist, and whether they can
 * stalemate. */
#include "games/rulegame/trials.h"
#include <string.h>

/* There are many rows, so the search beyond the closures is shorter than for a single rule set. */
static struct stalemate_bounds bounds_left(const struct plan *p)
{
    int64_t left = PLAN_STEPS - p->steps;
    return (struct stalemate_bounds){20000, 20000, left < STALEMATE_STEPS ? left : STALEMATE_STEPS};
}

/* Names in expressions */

static const struct expr *unknown_in(const struct expr *expr)
{
    if (!expr) return NULL;
    if (expr->kind == EXPR_NAME && expr->root == NAME_UNKNOWN) return expr;
    for (int i = 0; i < expr->count; i++) {
        const struct expr *found = unknown_in(expr->item[i]);
        if (found) return found;
    }
    return NULL;
}

/* Where in the rules the fault is; for a level, the cell that names it. */
static void rule_find(struct row *row, int line, int column, enum finding_id id,
                      const struct finding_param *params)
{
    struct spot spot = {row->rule_file, line, column};
    if (!row->rule_file) (void)row_text(row, "rule_id", &spot);
    plan_find(row->plan, row, spot, id, params);
}

static void variables_check(struct row *row, const struct atom *atom)
{
    const struct expr *unknown = unknown_in(atom->bucket);
    if (!unknown) return;
    rule_find(row, unknown->line, unknown->column, FINDING_VARIABLE_UNKNOWN,
              PARAMS(PARAM_TEXT("name", unknown->text)));
}

/* Conditions and the values they test */

static bool has_property(const struct object_types *types, const char *name)
{
    for (int i = 0; i < types->count; i++)
        if (piece_property(&types->piece[i], name, strlen(name))) return true;
    return false;
}

static bool has_value(const struct object_types *types, const char *name, const char *text, bool any_case)
{
    for (int i = 0; i < types->count; i++) {
        const struct property *property = piece_property(&types->piece[i], name, strlen(name));
        if (!property) continue;
        if (strcmp(property->text, text) == 0 || (any_case && strcasecmp(property->text, text) == 0))
            return true;
    }
    return false;
}

static void condition_check(struct row *row, const struct atom *atom, const struct condition *condition,
                            const struct object_types *types)
{
    row->plan->steps += (int64_t)types->count * types->piece[0].count * (condition->count + 1);
    if (row->plan->steps > PLAN_STEPS) return;
    if (!has_property(types, condition->property)) {
        rule_find(row, atom->line, atom->column, FINDING_PROPERTY_UNKNOWN,
                  PARAMS(PARAM_TEXT("name", condition->property)));
        return;
    }
    for (int i = 0; condition->kind == CONDITION_TEXTS && i < condition->count; i++) {
        bool plain = types->colors > 0;
        const char *text = condition->text[i];
        if (strcmp(text, "*") == 0 || has_value(types, condition->property, text, plain)) continue;
        rule_find(row, atom->line, atom->column, FINDING_VALUE_UNKNOWN,
                  PARAMS(PARAM_TEXT("name", condition->property), PARAM_TEXT("value", text)));
    }
}

static void rules_look(struct row *row, const struct rule_set *rules, const struct object_types *types)
{
    for (int i = 0; i < rules->n_line; i++)
        for (int j = 0; j < rules->line[i].n_atom; j++) {
            const struct atom *atom = &rules->line[i].atom[j];
            variables_check(row, atom);
            for (int k = 0; k < atom->n_condition; k++)
                condition_check(row, atom, &atom->condition[k], types);
        }
}

/* Choice of pieces */

static const struct object_types *types_of(struct ctx *c, const struct settings *s)
{
    if (s->n_initial) {
        struct piece *all = pool_take_many(c->pool, (size_t)s->n_initial * PIECES_MAX, sizeof *all);
        int count = 0;
        for (int i = 0; i < s->n_initial; i++)
            for (int j = 0; j < s->initial[i].count; j++) all[count++] = s->initial[i].piece[j];
        return object_types_found(c, all, count);
    }
    if (s->n_image) return object_types_found(c, s->image, s->n_image);
    return object_types_plain(c, s->shapes.name, s->shapes.count, s->colors.name, s->colors.count);
}

/* Stalemates */

static json_object *verdict_json(struct ctx *c, const struct settings *s, const struct object_types *types,
                                 const struct stalemate *found)
{
    json_object *json = stalemate_json(c, s->program->rules, types, found);
    json_object_object_del(json, "fin_w");
    json_object_object_del(json, "disappearing");
    return json;
}

/* Each of the given boards is played (R9.6): the worst of them counts. */
static json_object *boards_decide(struct plan *p, struct ctx *own, const struct settings *s)
{
    json_object *worst = NULL;
    enum stalemate_verdict verdict = STALEMATE_CANNOT;
    for (int i = 0; i < s->n_initial && verdict != STALEMATE_CAN; i++) {
        struct stalemate found;
        const struct object_types *types;
        pool_wipe(own->pool);
        const struct board *board = board_new(own, s->program, s->initial[i].piece, s->initial[i].count,
                                              s->crowded);
        bool fine = p->steps < PLAN_STEPS &&
                    stalemate_decide_board(own, s->program, board, bounds_left(p), &types, &found);
        if (!fine) return NULL;
        p->steps += found.steps;
        bool worse = found.verdict == STALEMATE_CAN ||
                     (found.verdict == STALEMATE_UNKNOWN && verdict == STALEMATE_CANNOT);
        if (!worst || worse) worst = verdict_json(p->c, s, types, &found);
        if (worse) verdict = found.verdict;
    }
    return worst;
}

static json_object *all_decide(struct plan *p, struct ctx *own, const struct settings *s,
                               const struct object_types *types)
{
    struct stalemate found;
    if (p->steps >= PLAN_STEPS) return NULL;
    bool fine = stalemate_decide(own, s->program, types, bounds_left(p), &found);
    p->steps += found.steps;
    return fine ? verdict_json(p->c, s, types, &found) : NULL;
}

/* The memory that this takes is released at once. */
static json_object *decide(struct plan *p, const struct settings *s, const struct object_types *types)
{
    struct ctx own = {.pool = pool_new()};
    json_object *verdict = s->n_initial ? boards_decide(p, &own, s) : all_decide(p, &own, s, types);
    pool_drop(own.pool);
    return verdict;
}

/* What determines the result: the rules and the pieces, as text. */
static const char *key_of(struct row *row)
{
    static const char *const PARTS[] = {"rules",          "shapes",  "colors", "images",
                                        "initial_boards", "crowded", NULL};
    struct ctx *c = &row->scratch;
    json_object *parts = json_new_array(c);
    for (const char *const *part = PARTS; *part; part++) json_push(parts, json_member(row->options, *part));
    return json_text(c, parts);
}

static json_object *decide_once(struct row *row, const struct settings *s, const struct object_types *types)
{
    struct plan *p = row->plan;
    const char *key = key_of(row);
    for (int i = 0; i < p->verdicts; i++)
        if (strcmp(p->verdict[i].key, key) == 0) return p->verdict[i].verdict;
    if (p->verdicts == TESTS_MAX) return NULL;
    json_object *verdict = decide(p, s, types);
    p->verdict[p->verdicts++] = (struct verdict_kept){pool_copy(p->c->pool, key), verdict};
    return verdict;
}

void row_look(struct row *row, const struct settings *settings, json_object **ret_verdict)
{
    const struct object_types *types = types_of(&row->scratch, settings);
    rules_look(row, settings->program->rules, types);
    json_object *found = decide_once(row, settings, types);
    const char *verdict = found ? json_object_get_string(json_member(found, "verdict")) : "unknown";
    *ret_verdict = found;
    if (strcmp(verdict, "can_stalemate") == 0) row_find(row, "rule_id", FINDING_CAN_STALEMATE, NULL);
    if (strcmp(verdict, "unknown") == 0)
        row_find(row, "rule_id", found ? FINDING_STALEMATE_UNKNOWN : FINDING_STALEMATE_UNTRIED, NULL);
}
