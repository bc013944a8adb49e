/* notebook_tree.h - the tree of turns in a chapter of a notebook, as the HTTP interface and the database have it: a
 * list of nodes, each after its parent. The first is the start position. Whether the turns are legal is not known
 * here. */
#ifndef QUAD_NOTEBOOK_TREE_H
#define QUAD_NOTEBOOK_TREE_H
#include "base/ctx.h"
#include "base/json.h"

enum {
    TREE_NODES = 5000,
    TREE_DEPTH = 400,
    TREE_COMMENT = 4000, /* characters; the texts of a question too */
    TREE_TURN = 2000,    /* bytes */
    TREE_MARKS = 64,
    TREE_MARK_KINDS = 4,
    TREE_PLACE = 1000000 /* the greatest coordinate */
};

struct tree_node {
    int parent, depth;   /* parent: a smaller number; -1 and depth 0 at the start */
    const char *turn;    /* from the parent to here, in the game's notation; NULL at the start */
    const char *comment; /* NULL for none */
    const char *question, *if_right,
        *if_wrong;      /* what readers are asked here, and told then; NULL for none */
    bool is_right;      /* the turn answers the question before it */
    json_object *marks; /* arrows and marked places, NULL for none */
    bool is_known;      /* set by tree_compare */
};

struct tree {
    int count; /* at least 1 */
    struct tree_node *nodes;
};

/* Read [{"parent","turn","comment","marks":[{"from","to","kind"}],"quiz":{"question","if_right","if_wrong"},"right"}];
 * the first node has no parent and no turn. Texts are borrowed from `list`, which the caller has read as an array.
 * FAULT_BAD_REQUEST with the place below "/nodes". */
bool tree_read(struct ctx *c, json_object *list, struct tree *ret) must_check;
/* Note for each node whether `old` has the same turns from the start to here. */
void tree_compare(struct ctx *c, struct tree *tree, const struct tree *old);
/* The nodes that end a line of turns which are not known, by number; *ret_count of them. */
int *tree_fresh_ends(struct ctx *c, const struct tree *tree, int *ret_count);
/* The turns from the start to a node, as the entries of a line for analysis_answer. */
json_object *tree_line(struct ctx *c, const struct tree *tree, int node);
/* The node after `turns` turns of the line that ends at `end`. */
int tree_step(const struct tree *tree, int end, int turns);
/* Refuse a turn that follows the same position twice: it would be one node with two comments. */
bool tree_is_distinct(struct ctx *c, const struct tree *tree) must_check;
/* The tree as a reader has it before any answer: nothing after a question, and not what is said about answers. A
 * question without a right answer is not finished: readers do not see it. True if there is another question. */
bool tree_fold(struct ctx *c, const struct tree *tree, struct tree *ret) must_check;
/* What tree_read reads, without what is empty. */
json_object *tree_json(struct ctx *c, const struct tree *tree);
#endif
