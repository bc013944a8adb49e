/* pairing_match.h - the perfect matching of greatest weight in a general graph (Edmonds' blossom method with dual
 * variables, as in Z. Galil, "Efficient algorithms for finding maximum matching in graphs", 1986). Weights are integers
 * of many words, so that many criteria fit into one weight, the first one deciding before all others. */
#ifndef QUAD_PAIRING_MATCH_H
#define QUAD_PAIRING_MATCH_H
#include "base/pool.h"
#include <stdbool.h>
#include <stdint.h>

enum { MATCHING_MAX = 256 };

struct graph; /* lives in its pool */

/* A graph without edges, of at most MATCHING_MAX vertices. `bits`: how wide the sum of all weights of a matching can
 * become, without its sign. */
struct graph *graph_new(struct pool *pool, int vertices, int bits);
/* Join two vertices by an edge of weight 0. */
void graph_join(struct graph *graph, int a, int b);
/* Add value * 2^shift to the weight of an edge; shift is at most the `bits` of the graph. */
void graph_add(struct graph *graph, int a, int b, int64_t value, int shift);
/* Find the heaviest perfect matching, O(n^3). ret_mate[v] is the partner of v. False: there is none. The graph is spent
 * afterwards. */
bool graph_match(struct graph *graph, int *ret_mate);
#endif
