/* ast.h - the abstract syntax tree of a rule set: made by the parser, written by the printer, read by the engine and
 * the stalemate tester. Rule numbers are those of RULES.md.
 *
 * A rule set is constant once parsed and lives in the pool of the ctx that parsed it. Cells 1..36 are the bits 0..35
 * of a 64-bit mask (cell n is bit n-1: cell_bit). Buckets 0..3 are the bits of a 4-bit mask. Nothing in it depends
 * on a board. */
#ifndef RULEGAME_AST_H
#define RULEGAME_AST_H
#include "base/ctx.h"
#include "games/rulegame/finding.h"
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { SIDE = 6, CELLS = 36, BUCKETS = 4, ALL_BUCKETS = 15 };
/* Limits (R2.6). WORK_MAX limits the sum over the rule set of the squares of all bounds above 1, so that an attempt
 * stays cheap. */
enum {
    RULE_TEXT_MAX = 16 * 1024,
    LINES_MAX = 64,
    ATOMS_MAX = 64, /* in one line */
    ORDERS_MAX = 16,
    NEST_MAX = 32,    /* nested brackets and ! */
    HEIGHT_MAX = 96,  /* levels of one expression; each operator of a chain counts */
    VALUES_MAX = 256, /* maximum number of values of one expression (expr.bound) */
    WORK_MAX = 1 << 20
};
enum { UNMETERED = -1 }; /* an atom or line without a counter */
enum { BUILTIN_ORDERS = 10, ORDER_SLOTS = BUILTIN_ORDERS + ORDERS_MAX };
#define EVERYWHERE ((1ull << CELLS) - 1)

static inline uint64_t cell_bit(int cell) { return 1ull << (cell - 1); } /* cell 1..36 */
static inline int cell_x(int cell) { return (cell - 1) % SIDE + 1; }     /* column 1..6 from the left */
static inline int cell_y(int cell) { return (cell - 1) / SIDE + 1; }     /* row 1..6 from the bottom */
/* The bucket nearest to the cell (R1.7); the remotest is cell_nearby(37 - cell). */
static inline int cell_nearby(int cell)
{
    return cell_x(cell) <= SIDE / 2 ? (cell_y(cell) > SIDE / 2 ? 0 : 3) : (cell_y(cell) > SIDE / 2 ? 1 : 2);
}

/* Orders (R3) */

struct order {
    const char *name;
    bool own;              /* defined by the rule set: the printer writes it */
    int count;             /* groups as written, without the last group of cells not listed */
    const uint64_t *group; /* masks; disjoint, none empty */
    uint64_t listed;       /* all of them together */
};

/* The front of the order on the occupied cells (R3.1), a mask; 0 only when none is occupied. */
uint64_t order_front(const struct order *order, uint64_t occupied);
/* The ten built-in orders (R3.2), in the order of the table: L1 L2 L3 L4 T B L R NearestObject Farthest. */
extern const struct order ORDERS_BUILTIN[BUILTIN_ORDERS];

/* A `pos` list: a cell is accepted when it is one of the cells or in the front of one of the orders (R4.2). */
struct places {
    uint64_t cells;
    uint32_t orders; /* bit i: rule_set.order[i] */
};

/* Expressions (R5) */

enum expr_kind { EXPR_NUMBER, EXPR_TEXT, EXPR_NAME, EXPR_LIST, EXPR_NOT, EXPR_ARITHMETIC, EXPR_COMPARE };
enum expr_op {
    OP_ADD,
    OP_SUBTRACT,
    OP_MULTIPLY,
    OP_DIVIDE,
    OP_REMAINDER,
    OP_EQ,
    OP_NE,
    OP_LT,
    OP_LE,
    OP_GT,
    OP_GE
};

/* What the value of an expression can depend on besides the rule set itself. */
enum {
    READS_P = 1,       /* p */
    READS_PC = 2,      /* pc, p.color */
    READS_PS = 4,      /* ps, p.shape */
    READS_PLACE = 8,   /* Nearby, Remotest: the quadrant of the cell */
    READS_PIECE = 16,  /* this.K: properties and cell of the piece tried */
    READS_BUCKET = 32, /* the bucket tried: this, this.bucket, p.bucket, q.bucket */
    READS_PAST = 64,   /* last, q.K, p.K for any other K: more of the memory than the three above */
    READS_GS4 = READS_P | READS_PC | READS_PS | READS_PLACE,
    READS_MEMORY = READS_P | READS_PC | READS_PS | READS_PAST
};

/* The first word of a name. */
enum name_root {
    NAME_UNKNOWN,
    NAME_P,
    NAME_PC,
    NAME_PS,
    NAME_Q,
    NAME_LAST,
    NAME_THIS,
    NAME_NEARBY,
    NAME_REMOTEST
};

struct expr {
    enum expr_kind kind;
    enum expr_op op;  /* ARITHMETIC, COMPARE */
    int32_t number;   /* NUMBER; may be negative */
    const char *text; /* TEXT: its content. NAME: the whole of it, dots included: "q.bucket.color" */
    enum name_root root;
    int parts; /* NAME: words between the dots, 1 or more */
    int count; /* LIST: 1 or more members; NOT: 1; ARITHMETIC, COMPARE: 2; else 0 */
    const struct expr *const *item;
    uint8_t reads;    /* READS_... */
    uint8_t height;   /* levels, 1 for a leaf */
    int bound;        /* maximum number of values, 1..VALUES_MAX */
    int scratch;      /* room for values needed to evaluate it, including its own */
    int line, column; /* start in the text, from 1 */
};

/* Conditions on properties (R4.4, R4.5) */

enum condition_kind {
    CONDITION_TEXTS, /* a name, a number, or a list of those: compared as texts */
    CONDITION_RANGE, /* [low..high] */
    CONDITION_EXPR   /* anything else: the texts of its values */
};

struct condition {
    const char *property; /* "shape", "color", or any other name but pos, postpos, bucket, count, code */
    enum condition_kind kind;
    const struct expr *value; /* as written; NULL for a range */
    int count;                /* TEXTS */
    const char *const *text;  /* TEXTS: as written; numbers in decimal */
    bool names;        /* TEXTS without a number among them: plain pieces compare without regard to case */
    int32_t low, high; /* RANGE, both included; high < low matches nothing */
};

/* Atoms, lines, rule sets */

struct atom {
    int count; /* UNMETERED or 1 and more */
    int n_condition;
    const struct condition *condition; /* each property at most once, sorted by name */
    int n_pos;
    const struct places *pos; /* all of them must accept */
    bool has_postpos;
    struct places postpos;
    const struct expr *bucket; /* NULL: all four */
    const struct expr *code;   /* NULL: true */
    uint8_t buckets;           /* where `bucket` reads nothing: its mask of buckets, possibly 0 */
    uint8_t reads;             /* all that bucket, code and conditions read */
    int line, column;          /* of its opening bracket */
};

struct rule_line {
    int count; /* UNMETERED or 1 and more */
    int n_atom;
    const struct atom *atom; /* 1 or more */
    int first;               /* number of its first atom among all atoms of the rule set, from 0 */
    int line;                /* in the text, from 1 */
};

struct rule_set {
    int n_order;
    /* first the built-in ones, replaced where redefined (R2.4); then its own */
    struct order order[ORDER_SLOTS];
    int n_line;
    const struct rule_line *line; /* 1 or more */
    int n_atom;                   /* in all lines */
    uint8_t reads;                /* of all atoms */
    int n_description;
    const char *const *description; /* leading comments, without # and the blanks around */
    const char *display;            /* the name in "# Display: name", or NULL */
};

/* Text to rule set and back */

struct rule_fault {   /* R2.7 */
    const char *code; /* "expected_token" ... */
    int line, column; /* from 1; columns count characters */
    const char *message, *hint;
    const char *reason; /* games/rulegame/finding.h, with its params */
    json_object *params;
};

/* Parse a rule set (R2) of `length` arbitrary bytes. NULL: *ret_fault says what is wrong, where, and what to do; the
 * ctx's failure is not set. */
const struct rule_set *rule_set_read(struct ctx *c, const char *text, size_t length,
                                     struct rule_fault *ret_fault);
/* Parse one expression, which is the whole text (R2.2 `expr`); errors as above. */
const struct expr *expr_read(struct ctx *c, const char *text, size_t length, struct rule_fault *ret_fault);
/* Print a rule set in the labelled syntax, a line each; rule_set_read gives the same rule set back (rule_set_same). */
const char *rule_set_print(struct ctx *c, const struct rule_set *rules);
/* Print one expression; expr_read gives the same expression back. */
const char *expr_print(struct ctx *c, const struct expr *expr);
/* Whether two rule sets are equal except for positions in the text. */
bool rule_set_same(const struct rule_set *a, const struct rule_set *b);
/* Whether two expressions are written the same, not only equal in value (R5). */
bool expr_same(const struct expr *a, const struct expr *b);
#endif
