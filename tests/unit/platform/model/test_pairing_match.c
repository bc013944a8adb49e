/* test_pairing_match.c - the heaviest perfect matching, against a search of all of them. */
#include "base/rng.h"
#include "harness.h"
#include "platform/model/pairing_match.h"
#include <string.h>

enum { SIDE = 10, NONE = -1000000 };

static int heaviest(int n, int weight[SIDE][SIDE], int taken)
{
    int first = 0, best = NONE;
    while (first < n && taken >> first & 1) first++;
    if (first == n) return 0;
    for (int j = first + 1; j < n; j++) {
        if (taken >> j & 1 || weight[first][j] == NONE) continue;
        int rest = heaviest(n, weight, taken | 1 << first | 1 << j);
        if (rest != NONE && rest + weight[first][j] > best) best = rest + weight[first][j];
    }
    return best;
}

/* A graph of the weights, each `shift` bits up, so that sums cross the borders of words. */
static struct graph *build(struct pool *pool, int n, int weight[SIDE][SIDE], int shift)
{
    struct graph *g = graph_new(pool, n, shift + 24);
    for (int i = 0; i < n; i++)
        for (int j = i + 1; j < n; j++) {
            if (weight[i][j] == NONE) continue;
            graph_join(g, i, j);
            graph_add(g, i, j, weight[i][j], shift);
        }
    return g;
}

static void draw(struct rng *rng, int n, int weight[SIDE][SIDE])
{
    uint64_t missing = rng_below(rng, 8), most = rng_below(rng, 2) ? 3 : 1000;
    for (int i = 0; i < n; i++)
        for (int j = i + 1; j < n; j++)
            weight[i][j] = rng_below(rng, 10) < missing ? NONE : (int)(rng_below(rng, 2 * most) - most);
}

START_TEST(the_heaviest_perfect_matching_is_found)
{
    struct rng rng = rng_seeded(18);
    for (int i = 0; i < 20000; i++) {
        struct pool *pool = pool_new();
        int n = 2 * (1 + (int)rng_below(&rng, SIDE / 2)), weight[SIDE][SIDE], mate[SIDE], sum = 0;
        draw(&rng, n, weight);
        int best = heaviest(n, weight, 0);
        bool found = graph_match(build(pool, n, weight, (int)rng_below(&rng, 140)), mate);
        ck_assert_int_eq(found, best != NONE);
        for (int v = 0; found && v < n; v++) {
            ck_assert_int_eq(mate[mate[v]], v);
            if (v < mate[v]) sum += weight[v][mate[v]];
        }
        if (found) ck_assert_int_eq(sum, best);
        pool_drop(pool);
    }
}
END_TEST

START_TEST(an_odd_number_of_vertices_has_no_perfect_matching)
{
    struct pool *pool = pool_new();
    int weight[SIDE][SIDE] = {{0}}, mate[SIDE];
    ck_assert(!graph_match(build(pool, 7, weight, 0), mate));
    pool_drop(pool);
}
END_TEST

static Suite *pairing_match_suite(void)
{
    Suite *s = suite_create("pairing_match");
    HARNESS_ADD(s, the_heaviest_perfect_matching_is_found);
    HARNESS_ADD(s, an_odd_number_of_vertices_has_no_perfect_matching);
    return s;
}

TEST_MAIN(pairing_match_suite)
