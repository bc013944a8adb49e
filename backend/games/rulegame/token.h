/* token.h - the tokens of one line of a rule text (R2.1, R2.2), shared by token.c and the parser. */
#ifndef RULEGAME_TOKEN_H
#define RULEGAME_TOKEN_H
#include "games/rulegame/ast.h"

/* A single character is a token of its own code; these are the others. */
enum {
    TOKEN_END = 0,
    TOKEN_NUMBER = 256,
    TOKEN_WORD,
    TOKEN_STRING,
    TOKEN_EQ,
    TOKEN_NE,
    TOKEN_LE,
    TOKEN_GE,
    TOKEN_RANGE
};

struct token {
    int kind;
    int column;
    int32_t number;   /* TOKEN_NUMBER */
    const char *text; /* TOKEN_WORD, TOKEN_STRING: in the pool */
};

struct parser {
    struct ctx *c;
    struct rule_fault *fault; /* code NULL: none so far */
    int line;
    struct token *token; /* of the line, TOKEN_END past the last */
    int at, depth;
    struct rule_set *rules;
    int work;
};

/* Record a fault at that column of the current line, unless there is one already; always false. */
bool parser_fault(struct parser *p, int column, enum finding_id id, const struct finding_param *params);
/* The same at the next token, which is not what is expected there: the param `found`, and `expected` unless NULL. */
bool parser_expects(struct parser *p, enum finding_id id, const struct finding_param *expected);
/* Cut the line into tokens; false with a fault. */
bool tokens_read(struct parser *p, const char *text, size_t length);

/* The next token, without consuming it. */
static inline struct token *peek(struct parser *p) { return &p->token[p->at]; }
/* Whether the next token is of that kind. */
static inline bool sees(struct parser *p, int kind) { return p->token[p->at].kind == kind; }
/* Consume the next token if it is of that kind. */
static inline bool takes(struct parser *p, int kind)
{
    if (!sees(p, kind)) return false;
    p->at++;
    return true;
}

/* parse_expr.c: one `expr` of the grammar; NULL with a fault. */
const struct expr *expr_parse(struct parser *p);
/* Whether the expression can be evaluated within the limits of ast.h; else false with a fault. */
bool expr_affordable(struct parser *p, const struct expr *expr);
/* parse_atom.c: one atom; false with a fault. */
bool atom_parse(struct parser *p, struct atom *atom);
#endif
