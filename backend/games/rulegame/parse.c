/* parse.c - a rule set line by line: comments, orders, rule lines (R2.1, R2.4, R2.6). */
#include "games/rulegame/token.h"
#include <string.h>
#include <strings.h>

static bool is_blank(char ch) { return ch == ' ' || (ch >= '\t' && ch <= '\r'); }

struct slice { /* a line of the text without the blanks around it */
    const char *text;
    size_t length;
    int indent; /* characters cut off at the start */
};

static struct slice trimmed(const char *text, size_t length)
{
    struct slice s = {text, length, 0};
    while (s.length > 0 && is_blank(*s.text)) s.text++, s.length--, s.indent++;
    while (s.length > 0 && is_blank(s.text[s.length - 1])) s.length--;
    return s;
}

/* Orders (R2.4) */

struct order_draft {
    uint64_t group[CELLS], listed;
    int count;
};

static bool order_cell(struct parser *p, struct order_draft *draft)
{
    const struct token *token = peek(p);
    if (!sees(p, TOKEN_NUMBER) || token->number < 1 || token->number > CELLS)
        return parser_expects(p, FINDING_ORDER_NO_CELL, NULL);
    uint64_t cell = cell_bit(token->number);
    if (draft->listed & cell)
        return parser_fault(p, token->column, FINDING_ORDER_CELL_TWICE,
                            PARAMS(PARAM_NUMBER("cell", token->number)));
    draft->listed |= cell;
    draft->group[draft->count] |= cell;
    p->at++;
    return true;
}

static bool close_bracket(struct parser *p)
{
    if (takes(p, ']')) return true;
    return parser_expects(p, FINDING_ORDER_LIST_END, NULL);
}

static bool order_group(struct parser *p, struct order_draft *draft)
{
    if (!takes(p, '[')) {
        if (!order_cell(p, draft)) return false;
    } else {
        do
            if (!order_cell(p, draft)) return false;
        while (takes(p, ','));
        if (!close_bracket(p)) return false;
    }
    draft->count++;
    return true;
}

static bool order_groups(struct parser *p, struct order_draft *draft)
{
    do
        if (!order_group(p, draft)) return false;
    while (takes(p, ','));
    if (!close_bracket(p)) return false;
    if (sees(p, TOKEN_END)) return true;
    return parser_expects(p, FINDING_ORDER_END, NULL);
}

static bool order_name(struct parser *p, const char **ret_name)
{
    static const int SIGNS[] = {TOKEN_WORD, '=', '['};
    static const struct finding_param EXPECTED[] = {
        {"expected", "name", 0, "a name"}, {"expected", "=", 0, "`=`"}, {"expected", "[", 0, "`[`"}};
    *ret_name = peek(p)->text;
    for (int i = 0; i < 3; i++)
        if (!takes(p, SIGNS[i])) return parser_expects(p, FINDING_ORDER_FORM, &EXPECTED[i]);
    return true;
}

static struct order *order_slot(struct rule_set *rules, const char *name)
{
    for (int i = 0; i < rules->n_order; i++)
        if (strcmp(rules->order[i].name, name) == 0) return &rules->order[i];
    return rules->n_order < ORDER_SLOTS ? &rules->order[rules->n_order++] : NULL;
}

static bool order_parse(struct parser *p)
{
    int column = peek(p)->column;
    struct order_draft draft = {0};
    const char *name;
    p->at++;
    if (!order_name(p, &name) || !order_groups(p, &draft)) return false;
    struct order *slot = order_slot(p->rules, name);
    if (!slot)
        return parser_fault(p, column, FINDING_ORDERS_TOO_MANY, PARAMS(PARAM_NUMBER("max", ORDERS_MAX)));
    uint64_t *group = pool_take_many(p->c->pool, (size_t)draft.count, sizeof *group);
    memcpy(group, draft.group, (size_t)draft.count * sizeof *group);
    *slot = (struct order){name, true, draft.count, group, draft.listed};
    return true;
}

/* Rule lines */

static bool line_counter(struct parser *p, int *ret_count)
{
    const struct token *token = peek(p);
    *ret_count = UNMETERED;
    if (takes(p, '*') || !takes(p, TOKEN_NUMBER)) return true;
    if (token->number == 0) return parser_fault(p, token->column, FINDING_COUNTER_ZERO, NULL);
    *ret_count = token->number;
    return true;
}

static bool line_atoms(struct parser *p, struct rule_line *line)
{
    struct atom atom[ATOMS_MAX];
    for (; !sees(p, TOKEN_END); line->n_atom++) {
        if (line->n_atom == ATOMS_MAX)
            return parser_fault(p, peek(p)->column, FINDING_ATOMS_TOO_MANY,
                                PARAMS(PARAM_NUMBER("max", ATOMS_MAX)));
        if (!atom_parse(p, &atom[line->n_atom])) return false;
    }
    if (line->n_atom == 0) return parser_fault(p, peek(p)->column, FINDING_LINE_EMPTY, NULL);
    size_t size = (size_t)line->n_atom * sizeof *atom;
    line->atom = memcpy(pool_take(p->c->pool, size), atom, size);
    return true;
}

static bool line_parse(struct parser *p)
{
    struct rule_set *rules = p->rules;
    if (rules->n_line == LINES_MAX)
        return parser_fault(p, 1, FINDING_LINES_TOO_MANY, PARAMS(PARAM_NUMBER("max", LINES_MAX)));
    struct rule_line *line = (struct rule_line *)&rules->line[rules->n_line];
    line->line = p->line;
    line->first = rules->n_atom;
    if (!line_counter(p, &line->count) || !line_atoms(p, line)) return false;
    for (int i = 0; i < line->n_atom; i++) rules->reads |= line->atom[i].reads;
    rules->n_atom += line->n_atom;
    rules->n_line++;
    return true;
}

static bool is_order_word(const struct token *token)
{
    return token->kind == TOKEN_WORD && strcasecmp(token->text, "order") == 0;
}

static bool tokens_parse(struct parser *p)
{
    if (!is_order_word(peek(p))) return line_parse(p);
    if (p->rules->n_line == 0) return order_parse(p);
    return parser_fault(p, peek(p)->column, FINDING_ORDER_LATE, NULL);
}

/* The text */

static void describe(struct parser *p, struct slice line, const char **description)
{
    static const char DISPLAY[] = "Display:";
    struct slice words = trimmed(line.text + 1, line.length - 1);
    const char *text = pool_copy_bytes(p->c->pool, words.text, words.length);
    description[p->rules->n_description++] = text;
    if (p->rules->display || strncmp(text, DISPLAY, sizeof DISPLAY - 1) != 0) return;
    text += sizeof DISPLAY - 1;
    while (is_blank(*text)) text++;
    p->rules->display = text;
}

static bool has_nul(struct parser *p, struct slice line)
{
    if (line.length == 0 || !memchr(line.text, 0, line.length)) return false;
    parser_fault(p, 1, FINDING_ZERO_BYTE, NULL);
    return true;
}

static bool text_line(struct parser *p, struct slice line, const char **description)
{
    bool begun = p->rules->n_line > 0 || p->rules->n_order > BUILTIN_ORDERS || !description;
    if (line.length == 0) return true;
    if (has_nul(p, line)) return false;
    if (*line.text == '#') {
        if (!begun) describe(p, line, description);
        return true;
    }
    /* Columns count in the line as written, with the blanks at its start. */
    return tokens_read(p, line.text - line.indent, line.length + (size_t)line.indent) && tokens_parse(p);
}

static bool lines_parse(struct parser *p, const char *text, size_t length)
{
    size_t lines = 1;
    for (size_t i = 0; i < length; i++) lines += text[i] == '\n';
    const char **description = pool_take_many(p->c->pool, lines, sizeof(char *)), **leading = description;
    p->rules->description = description;
    for (size_t at = 0; at <= length; p->line++) {
        const char *end = at < length ? memchr(text + at, '\n', length - at) : NULL;
        size_t n = end ? (size_t)(end - text) - at : length - at;
        struct slice line = trimmed(text + at, n);
        if (!text_line(p, line, leading)) return false;
        if (line.length > 0 && *line.text != '#') leading = NULL;
        at += n + 1;
    }
    p->line = 1;
    return p->rules->n_line > 0 || parser_fault(p, 1, FINDING_RULES_NONE, NULL);
}

const struct rule_set *rule_set_read(struct ctx *c, const char *text, size_t length,
                                     struct rule_fault *ret_fault)
{
    struct rule_set *rules = pool_take(c->pool, sizeof *rules);
    struct parser p = {.c = c, .fault = ret_fault, .line = 1, .rules = rules};
    *ret_fault = (struct rule_fault){0};
    if (length > RULE_TEXT_MAX) {
        parser_fault(&p, 1, FINDING_TEXT_TOO_LONG, PARAMS(PARAM_NUMBER("kib", RULE_TEXT_MAX / 1024)));
        return NULL;
    }
    rules->n_order = BUILTIN_ORDERS;
    memcpy(rules->order, ORDERS_BUILTIN, sizeof ORDERS_BUILTIN);
    rules->line = pool_take_many(c->pool, LINES_MAX, sizeof *rules->line);
    return lines_parse(&p, text, length) ? rules : NULL;
}
