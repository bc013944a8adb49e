/* notebook_tree.c - see notebook_tree.h. */
#include "platform/model/notebook_tree.h"
#include "base/text.h"
#include <string.h>

enum { NONE = -1, DIMENSIONS_MIN = 2, DIMENSIONS_MAX = 4, COMMENT_BYTES = 4 * TREE_COMMENT };

/* Reading */

/* Put a failure of a member below the place of what it is a member of. */
static bool fault_below(struct ctx *c, const char *place)
{
    for (int i = 0; i < c->failure.problem_count; i++) {
        struct problem *problem = &c->failure.problems[i];
        problem->path = pool_print(c->pool, "%s%s", place, problem->path);
    }
    return false;
}

static bool fault_in(struct ctx *c, int node)
{
    return fault_below(c, pool_print(c->pool, "/nodes/%d", node));
}

static bool wrong(struct ctx *c, const char *path, const char *hint)
{
    fail(c, FAULT_BAD_REQUEST, "nodes: %s", hint);
    fail_at(c, path, "bad_request", hint);
    return false;
}

static bool place_fits(json_object *place)
{
    if (!json_object_is_type(place, json_type_array)) return false;
    size_t n = json_object_array_length(place);
    if (n < DIMENSIONS_MIN || n > DIMENSIONS_MAX) return false;
    for (size_t i = 0; i < n; i++) {
        json_object *at = json_object_array_get_idx(place, i);
        int64_t value = json_object_get_int64(at);
        if (!json_object_is_type(at, json_type_int) || value < -TREE_PLACE || value > TREE_PLACE)
            return false;
    }
    return true;
}

static bool mark_fits(struct ctx *c, json_object *mark)
{
    int64_t kind;
    if (!json_object_is_type(mark, json_type_object))
        return wrong(c, "/marks", "a mark is an object with from, to and kind");
    if (!json_only(c, mark, "from", "to", "kind", NULL) ||
        !json_need_int(c, mark, "kind", 0, TREE_MARK_KINDS - 1, &kind))
        return false;
    return (place_fits(json_member(mark, "from")) && place_fits(json_member(mark, "to"))) ||
           wrong(c, "/marks", "a mark leads from a place to a place: 2 to 4 whole numbers each");
}

static bool read_marks(struct ctx *c, json_object *item, struct tree_node *node)
{
    if (!json_member(item, "marks")) return true;
    if (!json_need_array(c, item, "marks", TREE_MARKS, &node->marks)) return false;
    for (size_t i = 0; i < json_object_array_length(node->marks); i++)
        if (!mark_fits(c, json_object_array_get_idx(node->marks, i))) return false;
    if (json_object_array_length(node->marks) == 0) node->marks = NULL;
    return true;
}

static bool read_comment(struct ctx *c, json_object *item, const char *key, const char **ret)
{
    if (!json_may_plain(c, item, key, COMMENT_BYTES, ret)) return false;
    if (*ret && !**ret) *ret = NULL;
    if (!*ret || text_length(*ret) <= TREE_COMMENT) return true;
    return wrong(c, pool_print(c->pool, "/%s", key), "at most 4000 characters");
}

static bool read_question(struct ctx *c, json_object *quiz, struct tree_node *node)
{
    return json_only(c, quiz, "question", "if_right", "if_wrong", NULL) &&
           read_comment(c, quiz, "question", &node->question) &&
           read_comment(c, quiz, "if_right", &node->if_right) &&
           read_comment(c, quiz, "if_wrong", &node->if_wrong) &&
           (node->question || wrong(c, "/question", "what readers are asked"));
}

static bool read_quiz(struct ctx *c, json_object *item, const struct tree *tree, struct tree_node *node)
{
    json_object *quiz = NULL;
    if (!json_may_object(c, item, "quiz", &quiz) || !json_may_bool(c, item, "right", &node->is_right))
        return false;
    if (quiz && !read_question(c, quiz, node)) return fault_below(c, "/quiz");
    return !node->is_right || (node->parent != NONE && tree->nodes[node->parent].question) ||
           wrong(c, "/right", "only a turn after a question can be the right answer");
}

static bool read_turn(struct ctx *c, json_object *item, struct tree *tree, int number)
{
    struct tree_node *node = &tree->nodes[number];
    int64_t parent = NONE;
    node->parent = NONE;
    if (number == 0)
        return (!json_member(item, "parent") && !json_member(item, "turn")) ||
               wrong(c, "", "the first node is the start: it has no parent and no turn");
    if (!json_need_int(c, item, "parent", 0, number - 1, &parent) ||
        !json_need_plain(c, item, "turn", TREE_TURN, &node->turn))
        return false;
    if (!*node->turn) return wrong(c, "/turn", "a turn in the game's notation");
    node->parent = (int)parent;
    node->depth = tree->nodes[parent].depth + 1;
    return node->depth <= TREE_DEPTH || wrong(c, "/parent", "a line has at most 400 turns");
}

static bool read_node(struct ctx *c, json_object *item, struct tree *tree, int number)
{
    if (!json_object_is_type(item, json_type_object)) return wrong(c, "", "a node is an object");
    struct tree_node *node = &tree->nodes[number];
    return json_only(c, item, "parent", "turn", "comment", "marks", "quiz", "right", NULL) &&
           read_turn(c, item, tree, number) && read_comment(c, item, "comment", &node->comment) &&
           read_marks(c, item, node) && read_quiz(c, item, tree, node);
}

bool tree_read(struct ctx *c, json_object *list, struct tree *ret)
{
    int count = (int)json_object_array_length(list);
    if (count == 0) return wrong(c, "/nodes", "there is at least the start");
    *ret = (struct tree){count, pool_take_many(c->pool, (size_t)count, sizeof *ret->nodes)};
    for (int i = 0; i < count; i++)
        if (!read_node(c, json_object_array_get_idx(list, (size_t)i), ret, i)) return fault_in(c, i);
    return true;
}

/* Comparing */

struct kids { /* of each node: its first kid, and the next kid of its parent; NONE for none */
    int *first, *next;
};

static struct kids kids_of(struct ctx *c, const struct tree *tree)
{
    struct kids kids = {pool_take_many(c->pool, (size_t)tree->count, sizeof *kids.first),
                        pool_take_many(c->pool, (size_t)tree->count, sizeof *kids.next)};
    for (int i = 0; i < tree->count; i++) kids.first[i] = kids.next[i] = NONE;
    for (int i = tree->count - 1; i > 0; i--) {
        int parent = tree->nodes[i].parent;
        kids.next[i] = kids.first[parent];
        kids.first[parent] = i;
    }
    return kids;
}

static int kid_with(const struct tree *tree, const struct kids *kids, int parent, const char *turn)
{
    int kid = kids->first[parent];
    while (kid != NONE && strcmp(tree->nodes[kid].turn, turn) != 0) kid = kids->next[kid];
    return kid;
}

void tree_compare(struct ctx *c, struct tree *tree, const struct tree *old)
{
    struct kids kids = kids_of(c, old);
    int *same = pool_take_many(c->pool, (size_t)tree->count, sizeof *same);
    tree->nodes[0].is_known = true;
    for (int i = 1; i < tree->count; i++) {
        struct tree_node *node = &tree->nodes[i];
        int parent = same[node->parent];
        same[i] = parent == NONE ? NONE : kid_with(old, &kids, parent, node->turn);
        node->is_known = same[i] != NONE;
    }
}

int *tree_fresh_ends(struct ctx *c, const struct tree *tree, int *ret_count)
{
    int *ends = pool_take_many(c->pool, (size_t)tree->count, sizeof *ends), count = 0;
    bool *goes_on = pool_take_many(c->pool, (size_t)tree->count, sizeof *goes_on);
    for (int i = tree->count - 1; i > 0; i--) {
        if (tree->nodes[i].is_known) continue;
        if (!goes_on[i]) ends[count++] = i;
        goes_on[tree->nodes[i].parent] = true;
    }
    *ret_count = count;
    return ends;
}

bool tree_is_distinct(struct ctx *c, const struct tree *tree)
{
    struct kids kids = kids_of(c, tree);
    for (int i = 1; i < tree->count; i++)
        if (kid_with(tree, &kids, tree->nodes[i].parent, tree->nodes[i].turn) != i) {
            wrong(c, "/turn", "this turn already follows the same position");
            return fault_in(c, i);
        }
    return true;
}

/* Questions */

bool tree_fold(struct ctx *c, const struct tree *tree, struct tree *ret)
{
    bool *asks = pool_take_many(c->pool, (size_t)tree->count, sizeof *asks), folds = false;
    int *number = pool_take_many(c->pool, (size_t)tree->count, sizeof *number);
    for (int i = 1; i < tree->count; i++)
        if (tree->nodes[i].is_right) folds = asks[tree->nodes[i].parent] = true;
    *ret = (struct tree){0, pool_take_many(c->pool, (size_t)tree->count, sizeof *ret->nodes)};
    for (int i = 0; i < tree->count; i++) {
        struct tree_node node = tree->nodes[i];
        number[i] = NONE;
        if (i > 0 && (asks[node.parent] || number[node.parent] == NONE)) continue;
        if (i > 0) node.parent = number[node.parent];
        if (!asks[i]) node.question = NULL;
        node.if_right = node.if_wrong = NULL;
        number[i] = ret->count;
        ret->nodes[ret->count++] = node;
    }
    return folds;
}

/* Lines */

int tree_step(const struct tree *tree, int end, int turns)
{
    while (tree->nodes[end].depth > turns) end = tree->nodes[end].parent;
    return end;
}

json_object *tree_line(struct ctx *c, const struct tree *tree, int node)
{
    json_object *line = json_new_array(c);
    for (int n = 1; n <= tree->nodes[node].depth; n++) {
        json_object *entry = json_new_object(c);
        json_add_text(entry, "orders", tree->nodes[tree_step(tree, node, n)].turn);
        json_push(line, entry);
    }
    return line;
}

static json_object *quiz_json(struct ctx *c, const struct tree_node *node)
{
    json_object *quiz = json_new_object(c);
    json_add_text(quiz, "question", node->question);
    if (node->if_right) json_add_text(quiz, "if_right", node->if_right);
    if (node->if_wrong) json_add_text(quiz, "if_wrong", node->if_wrong);
    return quiz;
}

json_object *tree_json(struct ctx *c, const struct tree *tree)
{
    json_object *list = json_new_array(c);
    for (int i = 0; i < tree->count; i++) {
        const struct tree_node *node = &tree->nodes[i];
        json_object *item = json_new_object(c);
        if (i > 0) {
            json_add_int(item, "parent", node->parent);
            json_add_text(item, "turn", node->turn);
        }
        if (node->comment) json_add_text(item, "comment", node->comment);
        if (node->marks) json_add(item, "marks", node->marks);
        if (node->question) json_add(item, "quiz", quiz_json(c, node));
        if (node->is_right) json_add_bool(item, "right", true);
        json_push(list, item);
    }
    return list;
}
