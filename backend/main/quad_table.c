/* quad_table.c - see quad_table.h. */
#include "main/quad_table.h"
#include <math.h>
#include <stdlib.h>

enum { RESAMPLES = 2000, LOW = RESAMPLES / 40, HIGH = RESAMPLES - 1 - LOW }; /* 95 percent */

void table_begin(struct pool *pool, int agents, int64_t seeds, struct score_table *ret_table)
{
    *ret_table = (struct score_table){.agents = agents, .seeds = seeds};
    ret_table->block = pool_take_many(pool, (size_t)(agents * seeds), sizeof *ret_table->block);
}

/* Twice the score of one place against another: 2 for a better place, 1 for the same, 0 for a worse one. */
static int beats(int place, int other) { return 1 + (place < other) - (place > other); }

struct pairs { /* of seats held by different agents; points: 2 for a win, 1 for a tie */
    int64_t met, points;
};

/* Count the pairs of one seat with the seats of all other agents. */
static struct pairs pairs_of(struct score_table *t, int seat, int seats, const int agent[], const int place[])
{
    struct pairs pairs = {0};
    int me = agent[seat];
    for (int other = 0; other < seats; other++) {
        if (agent[other] == me) continue;
        int points = beats(place[seat], place[other]);
        pairs.met++;
        pairs.points += points;
        t->met[me][agent[other]]++;
        t->beat[me][agent[other]] += points;
    }
    return pairs;
}

/* The place of a seat in hundredths; in an unfinished game that of a tie of all seats. */
static int64_t hundredths(int place, int seats) { return place ? 100 * place : 50 * (seats + 1); }

static void add_agent(struct score_table *t, int64_t seed, int me, int seats, const int agent[],
                      const int place[])
{
    struct pairs sum = {0};
    int64_t places = 0, mine = 0;
    bool first = false;
    for (int seat = 0; seat < seats; seat++) {
        if (agent[seat] != me) continue;
        struct pairs pairs = pairs_of(t, seat, seats, agent, place);
        sum.met += pairs.met, sum.points += pairs.points;
        mine++;
        places += hundredths(place[seat], seats);
        first |= place[seat] == 1;
    }
    if (!sum.met) return; /* without the agent, or with no other, a game says nothing about it */
    struct table_block *block = &t->block[me * t->seeds + seed];
    block->games++;
    block->score += (sum.points * PARTS + sum.met) / (2 * sum.met);
    block->place += (places + mine / 2) / mine;
    t->games[me]++;
    t->firsts[me] += first;
}

void table_add(struct score_table *t, int64_t seed, int seats, const int agent[], const int place[])
{
    t->played++;
    t->unfinished += place[0] == 0;
    for (int me = 0; me < t->agents; me++) add_agent(t, seed, me, seats, agent, place);
}

/* Intervals */

static int compare(const void *a, const void *b)
{
    int64_t x = *(const int64_t *)a, y = *(const int64_t *)b;
    return (x > y) - (x < y);
}

static int64_t rounded(int64_t sum, int64_t count) { return count ? (sum + count / 2) / count : 0; }

static struct interval wilson(int64_t hits, int64_t of)
{
    const double z = 1.959963984540054, n = (double)of, p = (double)hits / n, square = z * z / n;
    double middle = (p + square / 2) / (1 + square);
    double half = z / (1 + square) * sqrt(p * (1 - p) / n + square / (4 * n));
    return (struct interval){rounded(hits * PARTS, of), llround(PARTS * fmax(0, middle - half)),
                             llround(PARTS * fmin(1, middle + half))};
}

static void add_block(struct table_block *sum, const struct table_block *block)
{
    sum->games += block->games, sum->score += block->score, sum->place += block->place;
}

/* Resample the seeds, as many as there are, RESAMPLES times; an agent's games of one seed stay together. */
static void bootstrap(struct pool *pool, const struct score_table *t, uint64_t dice, struct table_line *line)
{
    const struct table_block *block = &t->block[line->agent * t->seeds];
    int64_t *score = pool_take_many(pool, RESAMPLES, sizeof *score),
            *place = pool_take_many(pool, RESAMPLES, sizeof *place);
    struct rng rng = rng_seeded(dice);
    for (int i = 0; i < RESAMPLES; i++) {
        struct table_block sum = {0};
        for (int64_t k = 0; k < t->seeds; k++) add_block(&sum, &block[rng_below(&rng, (uint64_t)t->seeds)]);
        score[i] = rounded(sum.score, sum.games);
        place[i] = rounded(sum.place, sum.games);
    }
    qsort(score, RESAMPLES, sizeof *score, compare);
    qsort(place, RESAMPLES, sizeof *place, compare);
    line->score.low = score[LOW], line->score.high = score[HIGH];
    line->place.low = place[LOW], line->place.high = place[HIGH];
}

static int better(const void *a, const void *b)
{
    const struct table_line *x = a, *y = b;
    int by_score = (y->score.mean > x->score.mean) - (y->score.mean < x->score.mean);
    return by_score ? by_score : x->agent - y->agent;
}

void table_lines(struct pool *pool, const struct score_table *t, uint64_t dice,
                 struct table_line ret[AGENTS_MAX])
{
    for (int agent = 0; agent < t->agents; agent++) {
        struct table_block sum = {0};
        for (int64_t seed = 0; seed < t->seeds; seed++) add_block(&sum, &t->block[agent * t->seeds + seed]);
        ret[agent] = (struct table_line){.agent = agent,
                                         .score = {rounded(sum.score, sum.games), 1, 0},
                                         .place = {rounded(sum.place, sum.games), 1, 0},
                                         .first = wilson(t->firsts[agent], t->games[agent])};
        if (t->seeds >= SEEDS_ENOUGH) bootstrap(pool, t, dice, &ret[agent]);
    }
    qsort(ret, (size_t)t->agents, sizeof *ret, better);
}
