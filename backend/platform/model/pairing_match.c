/* pairing_match.c - see pairing_match.h.
 *
 * Vertices are numbered from 1; a blossom is a node with a number above them. Each node knows its root, the outermost
 * blossom around it. Trees grow from all free roots at once: EVEN roots are at an even distance from the free one. An
 * edge is tight when the duals of its ends add up to twice its weight; trees grow along tight edges only. */
#include "platform/model/pairing_match.h"
#include "base/ctx.h"
#include <string.h>

enum { NODES = 2 * MATCHING_MAX + 2, WORD_BITS = 64 };
enum label { UNREACHED, EVEN, ODD };

struct edge { /* the two vertices by which two nodes are joined; from 0: they are not */
    short from, to;
};

struct graph {
    struct pool *pool;
    int vertices, nodes; /* nodes: the greatest number in use */
    int words;
    size_t most;       /* room for so many nodes, number 0 included */
    uint64_t *weights; /* [vertices + 1][vertices + 1][words], the lowest word first */
    uint64_t *duals;   /* [most][words] */
    uint64_t *one, *other, *step;
    struct edge *edges; /* [most][most] */
    short *inside;      /* [most][vertices + 1]: the child that has a vertex, 0: none; a vertex has itself */
    short *children[NODES];
    int count[NODES];
    short mate[NODES]; /* the vertex at the other end, 0: free */
    short root[NODES], parent[NODES], slack[NODES], seen[NODES];
    enum label label[NODES];
    short queue[2 * NODES];
    int head, tail, visit;
};

/* Arithmetic on integers of many words, in two's complement */

static void wide_add(const struct graph *g, uint64_t *to, const uint64_t *from)
{
    unsigned carry = 0;
    for (int i = 0; i < g->words; i++) {
        unsigned over = __builtin_add_overflow(to[i], from[i], &to[i]);
        carry = __builtin_add_overflow(to[i], carry, &to[i]) | over;
    }
}

static void wide_take(const struct graph *g, uint64_t *to, const uint64_t *from)
{
    unsigned borrow = 0;
    for (int i = 0; i < g->words; i++) {
        unsigned under = __builtin_sub_overflow(to[i], from[i], &to[i]);
        borrow = __builtin_sub_overflow(to[i], borrow, &to[i]) | under;
    }
}

/* Half of an even integer. */
static void wide_halve(const struct graph *g, uint64_t *it)
{
    for (int i = 0; i < g->words; i++) {
        uint64_t above = i + 1 < g->words ? it[i + 1] << (WORD_BITS - 1)
                                          : it[i] & (UINT64_C(1) << (WORD_BITS - 1));
        it[i] = it[i] >> 1 | above;
    }
}

static int wide_compare(const struct graph *g, const uint64_t *a, const uint64_t *b)
{
    int top = g->words - 1;
    if (a[top] != b[top]) return (int64_t)a[top] < (int64_t)b[top] ? -1 : 1;
    for (int i = top - 1; i >= 0; i--)
        if (a[i] != b[i]) return a[i] < b[i] ? -1 : 1;
    return 0;
}

static bool wide_is_zero(const struct graph *g, const uint64_t *a)
{
    uint64_t all = 0;
    for (int i = 0; i < g->words; i++) all |= a[i];
    return all == 0;
}

static void wide_set(const struct graph *g, uint64_t *to, const uint64_t *from)
{
    memcpy(to, from, (size_t)g->words * sizeof *to);
}

/* Building */

static uint64_t *weight_of(const struct graph *g, int a, int b)
{
    return g->weights + ((size_t)a * (size_t)(g->vertices + 1) + (size_t)b) * (size_t)g->words;
}

static uint64_t *dual_of(const struct graph *g, int node)
{
    return g->duals + (size_t)node * (size_t)g->words;
}

static struct edge *edge_of(const struct graph *g, int a, int b)
{
    return &g->edges[(size_t)a * g->most + (size_t)b];
}

static short *inside_of(const struct graph *g, int blossom)
{
    return &g->inside[(size_t)blossom * (size_t)(g->vertices + 1)];
}

struct graph *graph_new(struct pool *pool, int vertices, int bits)
{
    must(vertices >= 0 && vertices <= MATCHING_MAX);
    struct graph *g = pool_take(pool, sizeof *g);
    size_t side = (size_t)vertices + 1;
    g->pool = pool;
    g->vertices = g->nodes = vertices;
    g->most = 2 * side;
    g->words = (bits + 12) / WORD_BITS + 1; /* duals reach a few times the sum of the weights */
    g->weights = pool_take_many(pool, side * side * (size_t)g->words, sizeof *g->weights);
    g->duals = pool_take_many(pool, g->most * (size_t)g->words, sizeof *g->duals);
    g->one = pool_take_many(pool, (size_t)g->words, sizeof *g->one);
    g->other = pool_take_many(pool, (size_t)g->words, sizeof *g->other);
    g->step = pool_take_many(pool, (size_t)g->words, sizeof *g->step);
    g->edges = pool_take_many(pool, g->most * g->most, sizeof *g->edges);
    g->inside = pool_take_many(pool, g->most * side, sizeof *g->inside);
    return g;
}

void graph_join(struct graph *graph, int a, int b)
{
    *edge_of(graph, a + 1, b + 1) = (struct edge){(short)(a + 1), (short)(b + 1)};
    *edge_of(graph, b + 1, a + 1) = (struct edge){(short)(b + 1), (short)(a + 1)};
}

void graph_add(struct graph *graph, int a, int b, int64_t value, int shift)
{
    int at = shift / WORD_BITS, by = shift % WORD_BITS;
    must(at < graph->words);
    memset(graph->one, value < 0 ? 0xff : 0, (size_t)graph->words * sizeof *graph->one);
    memset(graph->one, 0, (size_t)at * sizeof *graph->one);
    graph->one[at] = (uint64_t)value << by;
    if (at + 1 < graph->words && by) graph->one[at + 1] = (uint64_t)(value >> (WORD_BITS - by));
    wide_add(graph, weight_of(graph, a + 1, b + 1), graph->one);
    wide_set(graph, weight_of(graph, b + 1, a + 1), weight_of(graph, a + 1, b + 1));
}

/* Duals */

/* The duals of an edge's ends less twice its weight: never below 0, and 0 when it is tight. */
static void excess(const struct graph *g, const struct edge *e, uint64_t *ret)
{
    wide_set(g, ret, dual_of(g, e->from));
    wide_add(g, ret, dual_of(g, e->to));
    wide_take(g, ret, weight_of(g, e->from, e->to));
    wide_take(g, ret, weight_of(g, e->from, e->to));
}

static bool is_nearer(const struct graph *g, const struct edge *a, const struct edge *b)
{
    excess(g, a, g->one);
    excess(g, b, g->other);
    return wide_compare(g, g->one, g->other) < 0;
}

static bool is_tight(const struct graph *g, const struct edge *e)
{
    excess(g, e, g->one);
    return wide_is_zero(g, g->one);
}

/* Keep the vertex of an EVEN root that is nearest to the node. */
static void note_slack(struct graph *g, int vertex, int node)
{
    if (!g->slack[node] || is_nearer(g, edge_of(g, vertex, node), edge_of(g, g->slack[node], node)))
        g->slack[node] = (short)vertex;
}

static void find_slack(struct graph *g, int node)
{
    g->slack[node] = 0;
    for (int v = 1; v <= g->vertices; v++)
        if (edge_of(g, v, node)->from && g->root[v] != node && g->label[g->root[v]] == EVEN)
            note_slack(g, v, node);
}

/* Nodes */

static void enqueue(struct graph *g, int node)
{
    if (node <= g->vertices) g->queue[g->tail++] = (short)node;
    else
        for (int i = 0; i < g->count[node]; i++) enqueue(g, g->children[node][i]);
}

static void set_root(struct graph *g, int node, int root)
{
    g->root[node] = (short)root;
    if (node > g->vertices)
        for (int i = 0; i < g->count[node]; i++) set_root(g, g->children[node][i], root);
}

static void reverse(short *list, int count)
{
    for (int i = 0; i < count / 2; i++) {
        short kept = list[i];
        list[i] = list[count - 1 - i];
        list[count - 1 - i] = kept;
    }
}

/* Turn a blossom so that the way from its base to the child has an even number of steps; returns that number. */
static int even_way(struct graph *g, int blossom, int child)
{
    int at = 0;
    while (g->children[blossom][at] != child) at++;
    if (at % 2 == 0) return at;
    reverse(g->children[blossom] + 1, g->count[blossom] - 1);
    return g->count[blossom] - at;
}

static void rotate(struct graph *g, int blossom, int by)
{
    reverse(g->children[blossom], by);
    reverse(g->children[blossom] + by, g->count[blossom] - by);
    reverse(g->children[blossom], g->count[blossom]);
}

/* Match two nodes, and inside a blossom everything that follows from it. */
static void set_mate(struct graph *g, int node, int other)
{
    struct edge e = *edge_of(g, node, other);
    g->mate[node] = e.to;
    if (node <= g->vertices) return;
    int child = inside_of(g, node)[e.from], way = even_way(g, node, child);
    for (int i = 0; i < way; i++) set_mate(g, g->children[node][i], g->children[node][i ^ 1]);
    set_mate(g, child, other);
    rotate(g, node, way);
}

/* Swap matched and unmatched edges from `node` up to its free root. */
static void augment(struct graph *g, int node, int other)
{
    for (;;) {
        int next = g->root[g->mate[node]];
        set_mate(g, node, other);
        if (!next) return;
        set_mate(g, next, g->root[g->parent[next]]);
        node = g->root[g->parent[next]];
        other = next;
    }
}

/* The root at which the ways up from two nodes meet, 0: they are in different trees. */
static int meeting(struct graph *g, int a, int b)
{
    g->visit++;
    while (a || b) {
        if (a) {
            if (g->seen[a] == g->visit) return a;
            g->seen[a] = (short)g->visit;
            a = g->root[g->mate[a]];
            if (a) a = g->root[g->parent[a]];
        }
        int kept = a;
        a = b;
        b = kept;
    }
    return 0;
}

/* Blossoms */

static int free_node(struct graph *g)
{
    int node = g->vertices + 1;
    while (node <= g->nodes && g->root[node]) node++;
    if (node > g->nodes) g->nodes = node;
    must(node < (int)g->most);
    if (!g->children[node])
        g->children[node] = pool_take_many(g->pool, (size_t)g->vertices + 1, sizeof *g->children[node]);
    return node;
}

static void gather(struct graph *g, int blossom, int from, int base)
{
    for (int x = from, y; x != base; x = g->root[g->parent[y]]) {
        g->children[blossom][g->count[blossom]++] = (short)x;
        g->children[blossom][g->count[blossom]++] = (short)(y = g->root[g->mate[x]]);
        enqueue(g, y);
    }
}

/* Keep those edges of a child that are nearer than the ones its blossom has. */
static void take_edges(struct graph *g, int blossom, int child)
{
    for (int x = 1; x <= g->nodes; x++) {
        struct edge *mine = edge_of(g, blossom, x), *its = edge_of(g, child, x);
        if (!its->from || (mine->from && !is_nearer(g, its, mine))) continue;
        *mine = *its;
        *edge_of(g, x, blossom) = *edge_of(g, x, child);
    }
}

/* The blossom's edges are the nearest ones of its children. */
static void join_blossom(struct graph *g, int blossom)
{
    memset(inside_of(g, blossom), 0, ((size_t)g->vertices + 1) * sizeof(short));
    for (int x = 1; x <= g->nodes; x++) *edge_of(g, blossom, x) = *edge_of(g, x, blossom) = (struct edge){0};
    for (int i = 0; i < g->count[blossom]; i++) {
        short child = g->children[blossom][i];
        take_edges(g, blossom, child);
        for (int v = 1; v <= g->vertices; v++)
            if (inside_of(g, child)[v]) inside_of(g, blossom)[v] = child;
    }
}

static void shrink(struct graph *g, int a, int base, int b)
{
    int blossom = free_node(g);
    memset(dual_of(g, blossom), 0, (size_t)g->words * sizeof *g->duals);
    g->label[blossom] = EVEN;
    g->mate[blossom] = g->mate[base];
    g->parent[blossom] = g->parent[base];
    g->children[blossom][0] = (short)base;
    g->count[blossom] = 1;
    gather(g, blossom, a, base);
    reverse(g->children[blossom] + 1, g->count[blossom] - 1);
    gather(g, blossom, b, base);
    set_root(g, blossom, blossom);
    join_blossom(g, blossom);
    find_slack(g, blossom);
}

/* Dissolve an ODD blossom whose dual is used up. */
static void expand(struct graph *g, int blossom)
{
    for (int i = 0; i < g->count[blossom]; i++) set_root(g, g->children[blossom][i], g->children[blossom][i]);
    int child = inside_of(g, blossom)[edge_of(g, blossom, g->parent[blossom])->from];
    int way = even_way(g, blossom, child);
    const short *children = g->children[blossom];
    for (int i = 0; i < way; i += 2) {
        int odd = children[i], even = children[i + 1];
        g->parent[odd] = edge_of(g, even, odd)->from;
        g->label[odd] = ODD;
        g->label[even] = EVEN;
        g->slack[odd] = 0;
        find_slack(g, even);
        enqueue(g, even);
    }
    g->label[child] = ODD;
    g->parent[child] = g->parent[blossom];
    for (int i = way + 1; i < g->count[blossom]; i++) {
        g->label[children[i]] = UNREACHED;
        find_slack(g, children[i]);
    }
    g->root[blossom] = 0;
}

/* Growing */

/* Use a tight edge from an EVEN root; true: the matching has one more pair. */
static bool use_edge(struct graph *g, struct edge e)
{
    int a = g->root[e.from], b = g->root[e.to];
    if (g->label[b] == UNREACHED) {
        int mate = g->root[g->mate[b]];
        g->parent[b] = e.from;
        g->label[b] = ODD;
        g->slack[b] = g->slack[mate] = 0;
        g->label[mate] = EVEN;
        enqueue(g, mate);
        return false;
    }
    if (g->label[b] != EVEN) return false;
    int base = meeting(g, a, b);
    if (base) {
        shrink(g, a, base, b);
        return false;
    }
    augment(g, a, b);
    augment(g, b, a);
    return true;
}

static bool search_from(struct graph *g, int u)
{
    if (g->label[g->root[u]] == ODD) return false;
    for (int v = 1; v <= g->vertices; v++) {
        const struct edge *e = edge_of(g, u, v);
        if (!e->from || g->root[u] == g->root[v]) continue;
        if (!is_tight(g, e)) note_slack(g, u, g->root[v]);
        else if (use_edge(g, *e)) return true;
    }
    return false;
}

static void lower_step(struct graph *g, bool *found)
{
    if (!*found || wide_compare(g, g->one, g->step) < 0) wide_set(g, g->step, g->one);
    *found = true;
}

/* The greatest change of the duals that keeps them valid, in g->step; false: nothing limits it. */
static bool find_step(struct graph *g)
{
    bool found = false;
    for (int x = 1; x <= g->nodes; x++) {
        if (g->root[x] != x) continue;
        if (x > g->vertices && g->label[x] == ODD) {
            wide_set(g, g->one, dual_of(g, x));
            wide_halve(g, g->one);
            lower_step(g, &found);
        }
        if (!g->slack[x] || g->label[x] == ODD) continue;
        excess(g, edge_of(g, g->slack[x], x), g->one);
        if (g->label[x] == EVEN) wide_halve(g, g->one);
        lower_step(g, &found);
    }
    return found;
}

static void change_dual(struct graph *g, int node, enum label up, int times)
{
    if (g->label[g->root[node]] == UNREACHED) return;
    for (int i = 0; i < times; i++)
        (g->label[g->root[node]] == up ? wide_add : wide_take)(g, dual_of(g, node), g->step);
}

static void move_duals(struct graph *g)
{
    for (int v = 1; v <= g->vertices; v++) change_dual(g, v, ODD, 1);
    for (int b = g->vertices + 1; b <= g->nodes; b++)
        if (g->root[b] == b) change_dual(g, b, EVEN, 2);
}

/* Use the edges that have become tight, then dissolve blossoms. */
static bool use_slack(struct graph *g)
{
    for (int x = 1; x <= g->nodes; x++)
        if (g->root[x] == x && g->slack[x] && g->root[g->slack[x]] != x &&
            is_tight(g, edge_of(g, g->slack[x], x)) && use_edge(g, *edge_of(g, g->slack[x], x)))
            return true;
    for (int b = g->vertices + 1; b <= g->nodes; b++)
        if (g->root[b] == b && g->label[b] == ODD && wide_is_zero(g, dual_of(g, b))) expand(g, b);
    return false;
}

static bool start_trees(struct graph *g)
{
    memset(g->label, 0, sizeof g->label);
    memset(g->slack, 0, sizeof g->slack);
    memset(g->parent, 0, sizeof g->parent);
    g->head = g->tail = 0;
    for (int x = 1; x <= g->nodes; x++)
        if (g->root[x] == x && !g->mate[x]) {
            g->label[x] = EVEN;
            enqueue(g, x);
        }
    return g->tail > 0;
}

/* Match one more pair; false: not possible. */
static bool grow(struct graph *g)
{
    for (;;) {
        while (g->head < g->tail)
            if (search_from(g, g->queue[g->head++])) return true;
        if (!find_step(g)) return false;
        move_duals(g);
        g->head = g->tail = 0;
        if (use_slack(g)) return true;
    }
}

/* Every dual starts at the greatest weight. */
static void start_duals(struct graph *g)
{
    const uint64_t *most = weight_of(g, 0, 0);
    for (int a = 1; a <= g->vertices; a++)
        for (int b = a + 1; b <= g->vertices; b++)
            if (edge_of(g, a, b)->from && wide_compare(g, weight_of(g, a, b), most) > 0)
                most = weight_of(g, a, b);
    for (int v = 1; v <= g->vertices; v++) {
        wide_set(g, dual_of(g, v), most);
        g->root[v] = (short)v;
        inside_of(g, v)[v] = (short)v;
    }
}

bool graph_match(struct graph *graph, int *ret_mate)
{
    start_duals(graph);
    while (start_trees(graph))
        if (!grow(graph)) return false;
    for (int v = 1; v <= graph->vertices; v++) ret_mate[v - 1] = graph->mate[v] - 1;
    return true;
}
