/* strength.c - see strength.h. Wins are counted in halves, so that sums are exact and do not depend on the order of
 * games. */
#include "platform/model/strength.h"
#include "base/real.h"
#include "base/rng.h"
#include <math.h>
#include <stdlib.h>

/* For each game played, each player is also credited with this share of a drawn game against an average player, whose
 * strength is fitted too. It keeps strengths finite for players who always won or lost. Because it is a share, doubling
 * all results changes no rating. */
static const double PRIOR = 0.001;
static const double POINTS = 1500.0, SCALE = 173.71779276130073; /* 400 / ln 10 */
static const double CLOSE = 1e-12, CLOSE_DRAW = 1e-7;
enum { ROUNDS_MAX = 20000, ENDS = STRENGTH_DRAWS / 40 };
static const uint64_t DICE = 0x5175616472617465;

struct meeting { /* of two players in one cluster */
    int one, two, cluster;
    int games, halves; /* halves: won by `one` */
};

struct edge { /* two players who met: meetings [first, last) */
    int one, two, first, last;
    double games, won; /* won: by `one` */
};

struct side { /* an edge from the view of a player */
    int edge, other;
};

struct fit {
    const struct strength_board *board;
    int meetings, edges;
    struct meeting *meeting;
    struct edge *edge;
    int *first; /* [players + 1]: the sides of a player are side[first[i]] to side[first[i + 1]] */
    struct side *side;
    double *gamma, *games, *won; /* [players] */
    double average;              /* gamma of the average player */
};

/* Meetings and edges */

static int by_pair(const void *a, const void *b)
{
    const struct meeting *x = a, *y = b;
    if (x->one != y->one) return x->one < y->one ? -1 : 1;
    if (x->two != y->two) return x->two < y->two ? -1 : 1;
    return (x->cluster > y->cluster) - (x->cluster < y->cluster);
}

static int halves_of(int place, int other) { return place == other ? 1 : place < other ? 2 : 0; }

/* Add the pairs of one game; a player in two seats does not meet itself. */
static int game_pairs(const struct strength_game *g, struct meeting *to)
{
    int count = 0;
    for (int i = 0; i < g->seats; i++)
        for (int j = 0; j < g->seats; j++)
            if (g->player[i] < g->player[j])
                to[count++] = (struct meeting){.one = g->player[i],
                                               .two = g->player[j],
                                               .cluster = g->cluster,
                                               .games = 1,
                                               .halves = halves_of(g->place[i], g->place[j])};
    return count;
}

static void meetings_count(struct pool *pool, struct fit *f)
{
    const struct strength_board *board = f->board;
    size_t room = 0;
    for (int i = 0; i < board->games; i++)
        room += (size_t)(board->game[i].seats * (board->game[i].seats - 1) / 2);
    struct meeting *all = pool_take_many(pool, room + 1, sizeof *all);
    int count = 0, kept = 0;
    for (int i = 0; i < board->games; i++) count += game_pairs(&board->game[i], all + count);
    qsort(all, (size_t)count, sizeof *all, by_pair);
    for (int i = 0; i < count; i++) {
        if (kept && by_pair(&all[kept - 1], &all[i]) == 0) {
            all[kept - 1].games += all[i].games;
            all[kept - 1].halves += all[i].halves;
        } else {
            all[kept++] = all[i];
        }
    }
    f->meeting = all;
    f->meetings = kept;
}

static void edges_find(struct pool *pool, struct fit *f)
{
    f->edge = pool_take_many(pool, (size_t)f->meetings + 1, sizeof *f->edge);
    for (int i = 0; i < f->meetings; i++) {
        const struct meeting *m = &f->meeting[i];
        struct edge *last = &f->edge[f->edges - (f->edges > 0)];
        if (f->edges && last->one == m->one && last->two == m->two) last->last = i + 1;
        else f->edge[f->edges++] = (struct edge){.one = m->one, .two = m->two, .first = i, .last = i + 1};
    }
}

static void sides_find(struct pool *pool, struct fit *f)
{
    int players = f->board->players;
    f->first = pool_take_many(pool, (size_t)players + 2, sizeof *f->first);
    f->side = pool_take_many(pool, 2 * (size_t)f->edges + 1, sizeof *f->side);
    for (int e = 0; e < f->edges; e++) f->first[f->edge[e].one + 2]++, f->first[f->edge[e].two + 2]++;
    for (int i = 2; i <= players; i++) f->first[i] += f->first[i - 1];
    for (int e = 0; e < f->edges; e++) {
        int one = f->edge[e].one, two = f->edge[e].two;
        f->side[f->first[one + 1]++] = (struct side){.edge = e, .other = two};
        f->side[f->first[two + 1]++] = (struct side){.edge = e, .other = one};
    }
}

/* The fit */

/* Weigh the clusters; NULL: each counts once. */
static void weigh(struct fit *f, const int *times)
{
    for (int i = 0; i < f->board->players; i++) f->games[i] = f->won[i] = 0;
    for (int e = 0; e < f->edges; e++) {
        struct edge *edge = &f->edge[e];
        int64_t games = 0, halves = 0;
        for (int i = edge->first; i < edge->last; i++) {
            int weight = times ? times[f->meeting[i].cluster] : 1;
            games += (int64_t)weight * f->meeting[i].games;
            halves += (int64_t)weight * f->meeting[i].halves;
        }
        edge->games = (double)games;
        edge->won = (double)halves / 2;
        f->games[edge->one] += edge->games, f->games[edge->two] += edge->games;
        f->won[edge->one] += edge->won, f->won[edge->two] += edge->games - edge->won;
    }
}

/* One step for one player: Hunter's (3), with the neighbours' newest strengths. */
static double gamma_next(const struct fit *f, int i)
{
    double prior = PRIOR * f->games[i], sum = prior / (f->gamma[i] + f->average);
    for (int s = f->first[i]; s < f->first[i + 1]; s++)
        sum += f->edge[f->side[s].edge].games / (f->gamma[i] + f->gamma[f->side[s].other]);
    return (f->won[i] + prior / 2) / sum;
}

static double average_next(const struct fit *f)
{
    double games = 0, sum = 0;
    for (int i = 0; i < f->board->players; i++) {
        games += f->games[i];
        sum += f->games[i] / (f->gamma[i] + f->average);
    }
    return games / 2 / sum;
}

/* Steps until no strength changes any more. Players without a game in this draw are average. */
static void settle(struct fit *f, double close)
{
    for (int round = 0; round < ROUNDS_MAX; round++) {
        double most = 0;
        for (int i = 0; i < f->board->players; i++) {
            double before = f->gamma[i];
            f->gamma[i] = f->games[i] > 0 ? gamma_next(f, i) : f->average;
            most = fmax(most, fabs(f->gamma[i] / before - 1));
        }
        f->average = average_next(f);
        if (most < close) return;
    }
}

/* Strengths as points around a mean of POINTS. */
static void ratings_take(const struct fit *f, double *ret)
{
    double sum = 0;
    for (int i = 0; i < f->board->players; i++) sum += ret[i] = real_log(f->gamma[i]);
    double mean = sum / f->board->players;
    for (int i = 0; i < f->board->players; i++) ret[i] = POINTS + SCALE * (ret[i] - mean);
}

static void draws_make(struct pool *pool, struct fit *f, struct strengths *ret)
{
    int players = f->board->players, clusters = f->board->clusters;
    int *times = pool_take_many(pool, (size_t)clusters, sizeof *times);
    double *whole = pool_take_many(pool, (size_t)players, sizeof *whole);
    struct rng rng = rng_seeded(DICE);
    const double average = f->average;
    for (int i = 0; i < players; i++) whole[i] = f->gamma[i];
    ret->draw = pool_take_many(pool, (size_t)players * STRENGTH_DRAWS, sizeof *ret->draw);
    for (int draw = 0; draw < STRENGTH_DRAWS; draw++) {
        for (int k = 0; k < clusters; k++) times[k] = 0;
        for (int k = 0; k < clusters; k++) times[rng_below(&rng, (uint64_t)clusters)]++;
        for (int i = 0; i < players; i++) f->gamma[i] = whole[i];
        f->average = average;
        weigh(f, times);
        settle(f, CLOSE_DRAW);
        ratings_take(f, &ret->draw[(size_t)draw * (size_t)players]);
    }
}

/* Groups and counts */

static int root_of(int *above, int i)
{
    while (above[i] != i) i = above[i] = above[above[i]];
    return i;
}

/* Groups are numbered from 0 in the order of their first players, which are their roots. */
static void groups_find(struct pool *pool, const struct fit *f, struct strengths *ret)
{
    int *above = pool_take_many(pool, (size_t)ret->players, sizeof *above);
    for (int i = 0; i < ret->players; i++) above[i] = i;
    for (int e = 0; e < f->edges; e++) {
        int one = root_of(above, f->edge[e].one), two = root_of(above, f->edge[e].two);
        if (one < two) above[two] = one;
        else above[one] = two;
    }
    for (int i = 0; i < ret->players; i++)
        ret->group[i] = above[i] == i ? ret->groups++ : ret->group[root_of(above, i)];
}

static void counts_take(struct pool *pool, const struct strength_board *board, struct strengths *ret)
{
    int *game = pool_take_many(pool, (size_t)board->players, sizeof *game),
        *cluster = pool_take_many(pool, (size_t)board->players, sizeof *cluster);
    for (int g = 0; g < board->games; g++)
        for (int seat = 0; seat < board->game[g].seats; seat++) {
            int player = board->game[g].player[seat];
            ret->games[player] += game[player] != g + 1; /* once, although it can have two seats */
            ret->clusters[player] += cluster[player] != board->game[g].cluster + 1;
            game[player] = g + 1;
            cluster[player] = board->game[g].cluster + 1;
        }
}

static struct strengths strengths_new(struct pool *pool, int players)
{
    size_t count = (size_t)players;
    return (struct strengths){.players = players,
                              .rating = pool_take_many(pool, count, sizeof(double)),
                              .games = pool_take_many(pool, count, sizeof(int)),
                              .clusters = pool_take_many(pool, count, sizeof(int)),
                              .group = pool_take_many(pool, count, sizeof(int)),
                              .bounded = pool_take_many(pool, count, sizeof(bool))};
}

void strength_fit(struct pool *pool, const struct strength_board *board, struct strengths *ret)
{
    size_t players = (size_t)board->players;
    struct fit f = {.board = board,
                    .gamma = pool_take_many(pool, players, sizeof *f.gamma),
                    .games = pool_take_many(pool, players, sizeof *f.games),
                    .won = pool_take_many(pool, players, sizeof *f.won)};
    *ret = strengths_new(pool, board->players);
    meetings_count(pool, &f);
    edges_find(pool, &f);
    sides_find(pool, &f);
    for (int i = 0; i < board->players; i++) f.gamma[i] = 1;
    f.average = 1;
    weigh(&f, NULL);
    settle(&f, CLOSE);
    ratings_take(&f, ret->rating);
    counts_take(pool, board, ret);
    groups_find(pool, &f, ret);
    for (int i = 0; i < board->players; i++) ret->bounded[i] = f.won[i] > 0 && f.won[i] < f.games[i];
    if (board->clusters >= STRENGTH_CLUSTERS) draws_make(pool, &f, ret);
}

/* Ranges */

static int by_value(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

void strength_ends(double values[STRENGTH_DRAWS], double *ret_low, double *ret_high)
{
    qsort(values, STRENGTH_DRAWS, sizeof *values, by_value);
    *ret_low = values[ENDS];
    *ret_high = values[STRENGTH_DRAWS - 1 - ENDS];
}

/* The ranks of all players in one draw: one more than the number of better players. */
static void ranks_of(const double *rating, int players, double *sorted, double *ret)
{
    for (int i = 0; i < players; i++) sorted[i] = rating[i];
    qsort(sorted, (size_t)players, sizeof *sorted, by_value);
    for (int i = 0; i < players; i++) {
        int from = 0, to = players; /* the number of ratings at most this one lies between them */
        while (from < to) {
            int middle = from + (to - from) / 2;
            if (sorted[middle] <= rating[i]) from = middle + 1;
            else to = middle;
        }
        ret[i] = 1 + players - from;
    }
}

static double *ranks_all(struct pool *pool, const struct strengths *s)
{
    size_t players = (size_t)s->players;
    double *all = pool_take_many(pool, players * STRENGTH_DRAWS, sizeof *all),
           *sorted = pool_take_many(pool, players, sizeof *sorted);
    for (size_t draw = 0; draw < STRENGTH_DRAWS; draw++)
        ranks_of(&s->draw[draw * players], s->players, sorted, &all[draw * players]);
    return all;
}

static void column(const double *all, int players, int i, double *ret)
{
    for (int draw = 0; draw < STRENGTH_DRAWS; draw++)
        ret[draw] = all[(size_t)draw * (size_t)players + (size_t)i];
}

void strength_ranges(struct pool *pool, const struct strengths *s, struct strength_range ret[])
{
    for (int i = 0; i < s->players; i++) ret[i] = (struct strength_range){.known = false};
    if (!s->draw) return;
    double *ranks = ranks_all(pool, s), values[STRENGTH_DRAWS], low, high;
    for (int i = 0; i < s->players; i++) {
        ret[i].known = s->bounded[i] && s->clusters[i] >= STRENGTH_CLUSTERS;
        if (!ret[i].known) continue;
        column(s->draw, s->players, i, values);
        strength_ends(values, &ret[i].low, &ret[i].high);
        column(ranks, s->players, i, values);
        strength_ends(values, &low, &high);
        ret[i].rank_low = (int)low;
        ret[i].rank_high = (int)high;
    }
}
