/* eval.h - evaluates expressions (R5): values are sets of integers, texts and objects. */
#ifndef RULEGAME_EVAL_H
#define RULEGAME_EVAL_H
#include "games/rulegame/ast.h"

struct property { /* one of a piece's (R1.3, R1.5) */
    const char *name, *text;
    bool number;    /* the text reads as a 32-bit decimal whole number ... */
    bool canonical; /* ... and is written as such a number is printed: no +, no leading zeros */
    int32_t value;
};

struct piece {
    int cell;   /* 1..36 */
    bool plain; /* shape and color only, upper case, compared by name without regard to case (R4.4) */
    int count;
    const struct property *property;
    /* the id of a picture: players see it and none of the properties; NULL: there is none */
    const char *image;
};

/* Fill in number, canonical and value from the text. */
struct property property_of(const char *name, const char *text);
/* The property with that name (`length` bytes), NULL when the piece has none. */
const struct property *piece_property(const struct piece *piece, const char *name, size_t length);
/* The same texts after numbers were made equal (R5.2). */
bool property_same(const struct property *a, const struct property *b);

enum value_kind { VALUE_NUMBER, VALUE_TEXT, VALUE_OBJECT };
struct value {
    enum value_kind kind;
    int32_t number;            /* NUMBER; OBJECT: the bucket it is in or tried for */
    const char *text;          /* TEXT */
    const struct piece *piece; /* OBJECT */
};

/* The meaning of names: `find` returns the value of the first `parts` words of the name if they are defined as a
 * whole (at most one value; the evaluator itself looks up properties of objects). */
struct scope {
    bool (*find)(const struct scope *scope, const struct expr *name, int parts, struct value *ret_value);
};

/* A scope in which a piece is tried for a bucket and nothing was removed yet: Nearby, Remotest and `this` alone are
 * defined; with a piece in `last`, that one was removed last: `p` and `last` are defined too. */
struct fresh {
    struct scope scope;
    const struct piece *piece;
    int bucket;
    const struct value *last; /* NULL: none */
};
/* The names a piece and a bucket define, nothing worked out yet (R5). */
struct fresh fresh_scope(const struct piece *piece, int bucket);

/* The values of the expression, each once, into `values`, which has room for expr->scratch; returns how many.
 * `scope` NULL: no name is defined. */
int expr_values(const struct expr *expr, const struct scope *scope, struct value *values);
/* The integers of the expression modulo 4, as a mask of buckets (R4.3). */
uint8_t buckets_of(const struct expr *expr, const struct scope *scope);
/* Whether the expression has any value (R4.6). */
bool expr_holds(const struct expr *expr, const struct scope *scope);
/* Whether the condition holds for a piece (R4.4, R4.5). */
bool condition_holds(const struct condition *condition, const struct piece *piece, const struct scope *scope);
#endif
