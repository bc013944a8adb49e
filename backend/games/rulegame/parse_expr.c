/* parse_expr.c - expressions by recursive descent (R2.2): comparison, sum, product, unary, primary. The depth is
 * bounded by the number of nested brackets and !, so that a hostile text cannot use up the stack. */
#include "games/rulegame/token.h"
#include <string.h>

enum { SCRATCH_MAX = 2048 };
static const int BOUND_HUGE = 1 << 20; /* where counting stops */

static struct expr *expr_new(struct parser *p, enum expr_kind kind, int column)
{
    struct expr *e = pool_take(p->c->pool, sizeof *e);
    *e = (struct expr){
        .kind = kind, .height = 1, .bound = 1, .scratch = 1, .line = p->line, .column = column};
    return e;
}

static int capped(int64_t value) { return value < BOUND_HUGE ? (int)value : BOUND_HUGE; }

/* What the members determine: what the expression reads, its height, and how many values it can have. */
static const struct expr *sized(struct parser *p, struct expr *e)
{
    int64_t live = 0, sum = 0, product = 1;
    int height = 0;
    for (int i = 0; i < e->count; i++) {
        const struct expr *item = e->item[i];
        e->reads |= item->reads;
        if (item->height > height) height = item->height;
        if (sum + item->scratch > live) live = sum + item->scratch;
        sum += item->bound;
        product = capped(product * item->bound);
    }
    if (height >= HEIGHT_MAX) {
        parser_fault(p, e->column, FINDING_TOO_DEEP, PARAMS(PARAM_NUMBER("max", HEIGHT_MAX)));
        return NULL;
    }
    e->height = (uint8_t)(height + 1);
    switch (e->kind) {
    case EXPR_LIST: e->bound = capped(sum); break;
    case EXPR_ARITHMETIC: e->bound = capped(product); break;
    case EXPR_COMPARE: e->bound = e->item[0]->bound; break; /* R5.5: the left side's values, or 1 */
    default: break;
    }
    e->scratch = capped(live > sum + e->bound ? live : sum + e->bound);
    return e;
}

static const struct expr *joined(struct parser *p, enum expr_kind kind, enum expr_op op,
                                 const struct expr *left, const struct expr *right)
{
    if (!left || !right) return NULL;
    const struct expr **item = pool_take_many(p->c->pool, 2, sizeof(struct expr *));
    struct expr *e = expr_new(p, kind, left->column);
    e->op = op;
    item[0] = left;
    item[1] = right;
    e->item = item;
    e->count = 2;
    return sized(p, e);
}

static bool nested(struct parser *p)
{
    if (++p->depth <= NEST_MAX) return true;
    return parser_fault(p, peek(p)->column, FINDING_BRACKETS_TOO_DEEP, PARAMS(PARAM_NUMBER("max", NEST_MAX)));
}

/* Names */

static const struct {
    const char *word;
    enum name_root root;
    uint8_t reads; /* alone */
} ROOTS[] = {{"p", NAME_P, READS_P},
             {"pc", NAME_PC, READS_PC},
             {"ps", NAME_PS, READS_PS},
             {"q", NAME_Q, 0},
             {"last", NAME_LAST, READS_PAST},
             {"this", NAME_THIS, READS_PIECE | READS_BUCKET},
             {"Nearby", NAME_NEARBY, READS_PLACE},
             {"Remotest", NAME_REMOTEST, READS_PLACE}};

/* `word` is what follows the first dot. */
static uint8_t property_reads(enum name_root root, const char *word)
{
    bool bucket = strcmp(word, "bucket") == 0 || strncmp(word, "bucket.", 7) == 0;
    if (root == NAME_P && strcmp(word, "color") == 0) return READS_PC;
    if (root == NAME_P && strcmp(word, "shape") == 0) return READS_PS;
    if (root == NAME_P || root == NAME_Q)
        return (uint8_t)(bucket ? READS_PAST | READS_BUCKET : READS_PAST | READS_PIECE);
    if (root == NAME_LAST) return READS_PAST;
    if (root == NAME_THIS) return bucket ? READS_BUCKET : READS_PIECE;
    return 0; /* numbers have no properties */
}

static const struct expr *name_parse(struct parser *p)
{
    const struct token *first = &p->token[p->at++];
    struct expr *e = expr_new(p, EXPR_NAME, first->column);
    const char *word = first->text, *rest = NULL;
    e->parts = 1;
    e->text = word;
    while (sees(p, '.') && p->token[p->at + 1].kind == TOKEN_WORD) {
        p->at++;
        const char *part = p->token[p->at++].text;
        rest = rest ? pool_print(p->c->pool, "%s.%s", rest, part) : part;
        e->parts++;
        if (e->parts > NEST_MAX) {
            parser_fault(p, first->column, FINDING_NAME_TOO_LONG, NULL);
            return NULL;
        }
    }
    for (size_t i = 0; i < sizeof ROOTS / sizeof *ROOTS; i++) {
        if (strcmp(ROOTS[i].word, word) != 0) continue;
        e->root = ROOTS[i].root;
        e->reads = rest ? property_reads(e->root, rest) : ROOTS[i].reads;
    }
    if (rest) e->text = pool_print(p->c->pool, "%s.%s", word, rest);
    e->scratch = 2 * e->parts; /* at most one value in the end: property names have no dots (R1.5) */
    return e;
}

/* Primaries */

static const struct expr *list_parse(struct parser *p)
{
    struct expr *e = expr_new(p, EXPR_LIST, peek(p)->column);
    const struct expr **item = NULL;
    int room = 0;
    p->at++;
    if (!nested(p)) return NULL;
    do {
        if (e->count == room) {
            const struct expr **more = pool_take_many(p->c->pool, (size_t)(room = 2 * room + 4),
                                                      sizeof(struct expr *));
            if (e->count) memcpy(more, item, (size_t)e->count * sizeof(struct expr *));
            item = more;
        }
        if (!(item[e->count] = expr_parse(p))) return NULL;
        e->count++;
    } while (takes(p, ','));
    if (!takes(p, ']')) {
        parser_expects(p, FINDING_LIST_END, NULL);
        return NULL;
    }
    p->depth--;
    e->item = item;
    return sized(p, e);
}

static const struct expr *bracket_parse(struct parser *p)
{
    p->at++;
    if (!nested(p)) return NULL;
    const struct expr *e = expr_parse(p);
    if (!e) return NULL;
    p->depth--;
    if (takes(p, ')')) return e;
    parser_expects(p, FINDING_BRACKET_END, NULL);
    return NULL;
}

static enum finding_id value_missing(struct parser *p)
{
    if (sees(p, '*')) return FINDING_VALUE_STAR;
    if (sees(p, ']') || sees(p, ')')) return FINDING_VALUE_EMPTY;
    return FINDING_VALUE_OTHER;
}

static const struct expr *primary_parse(struct parser *p)
{
    const struct token *token = peek(p);
    bool minus = sees(p, '-') && p->token[p->at + 1].kind == TOKEN_NUMBER;
    if (minus || sees(p, TOKEN_NUMBER)) {
        struct expr *e = expr_new(p, EXPR_NUMBER, token->column);
        p->at += minus;
        e->number = minus ? -peek(p)->number : peek(p)->number;
        p->at++;
        return e;
    }
    if (sees(p, TOKEN_STRING)) {
        struct expr *e = expr_new(p, EXPR_TEXT, token->column);
        e->text = token->text;
        p->at++;
        return e;
    }
    if (sees(p, TOKEN_WORD)) return name_parse(p);
    if (sees(p, '(')) return bracket_parse(p);
    if (sees(p, '[')) return list_parse(p);
    parser_expects(p, value_missing(p), NULL);
    return NULL;
}

/* Operators */

static const struct expr *unary_parse(struct parser *p)
{
    int column = peek(p)->column;
    if (!takes(p, '!')) return primary_parse(p);
    if (!nested(p)) return NULL;
    const struct expr **item = pool_take(p->c->pool, sizeof(struct expr *));
    if (!(*item = unary_parse(p))) return NULL;
    p->depth--;
    struct expr *e = expr_new(p, EXPR_NOT, column);
    e->item = item;
    e->count = 1;
    return sized(p, e);
}

static const struct expr *product_parse(struct parser *p)
{
    const struct expr *left = unary_parse(p);
    while (left && (sees(p, '*') || sees(p, '/') || sees(p, '%'))) {
        int sign = p->token[p->at++].kind;
        enum expr_op op = sign == '*' ? OP_MULTIPLY : sign == '/' ? OP_DIVIDE : OP_REMAINDER;
        left = joined(p, EXPR_ARITHMETIC, op, left, unary_parse(p));
    }
    return left;
}

static const struct expr *sum_parse(struct parser *p)
{
    const struct expr *left = product_parse(p);
    while (left && (sees(p, '+') || sees(p, '-'))) {
        enum expr_op op = p->token[p->at++].kind == '+' ? OP_ADD : OP_SUBTRACT;
        left = joined(p, EXPR_ARITHMETIC, op, left, product_parse(p));
    }
    return left;
}

static bool comparison_takes(struct parser *p, enum expr_op *ret_op)
{
    static const struct {
        int sign;
        enum expr_op op;
    } SIGNS[] = {{TOKEN_EQ, OP_EQ}, {TOKEN_NE, OP_NE}, {'<', OP_LT},
                 {TOKEN_LE, OP_LE}, {'>', OP_GT},      {TOKEN_GE, OP_GE}};
    for (size_t i = 0; i < sizeof SIGNS / sizeof *SIGNS; i++) {
        if (!takes(p, SIGNS[i].sign)) continue;
        *ret_op = SIGNS[i].op;
        return true;
    }
    return false;
}

const struct expr *expr_parse(struct parser *p)
{
    enum expr_op op;
    const struct expr *left = sum_parse(p);
    if (!left || !comparison_takes(p, &op)) return left;
    return joined(p, EXPR_COMPARE, op, left, sum_parse(p));
}

static int64_t work_of(const struct expr *e)
{
    int64_t work = e->bound > 1 ? (int64_t)e->bound * e->bound : 0;
    for (int i = 0; i < e->count; i++) work += work_of(e->item[i]);
    return work;
}

bool expr_affordable(struct parser *p, const struct expr *expr)
{
    if (expr->bound > VALUES_MAX || expr->scratch > SCRATCH_MAX)
        return parser_fault(p, expr->column, FINDING_TOO_MANY_VALUES,
                            PARAMS(PARAM_NUMBER("max", VALUES_MAX)));
    int64_t work = p->work + work_of(expr);
    if (work > WORK_MAX) return parser_fault(p, expr->column, FINDING_TOO_MUCH_WORK, NULL);
    p->work = (int)work;
    return true;
}

const struct expr *expr_read(struct ctx *c, const char *text, size_t length, struct rule_fault *ret_fault)
{
    struct parser p = {.c = c, .fault = ret_fault, .line = 1};
    *ret_fault = (struct rule_fault){0};
    if (length > RULE_TEXT_MAX) {
        parser_fault(&p, 1, FINDING_TEXT_TOO_LONG, PARAMS(PARAM_NUMBER("kib", RULE_TEXT_MAX / 1024)));
        return NULL;
    }
    if (!tokens_read(&p, text, length)) return NULL;
    const struct expr *e = expr_parse(&p);
    if (e && !sees(&p, TOKEN_END)) {
        parser_expects(&p, FINDING_EXPRESSION_END, NULL);
        return NULL;
    }
    return e && expr_affordable(&p, e) ? e : NULL;
}
