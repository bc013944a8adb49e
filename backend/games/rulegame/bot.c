/* bot.c - the bots: a random one, one that remembers what was refused, and one that keeps a space of simple rules. They
 * see only a game_known, like any player. */
#include "games/rulegame/space.h"

/* Any of the moves in the masks of open buckets, with equal probability. */
static bool choose_any(const struct known_seat *seat, const uint8_t *open, struct rng *rng, int *ret_piece,
                       int *ret_bucket)
{
    int count = 0;
    for (int i = 0; i < seat->pieces; i++) count += __builtin_popcount(open[i]);
    if (count == 0) return false;
    int at = (int)rng_below(rng, (uint64_t)count);
    for (int i = 0; i < seat->pieces; i++)
        for (int b = 0; b < BUCKETS; b++) {
            if (!(open[i] >> b & 1) || at-- > 0) continue;
            *ret_piece = i;
            *ret_bucket = b;
            return true;
        }
    return false;
}

static bool choose_random(const struct known_seat *seat, bool remembers, struct rng *rng, int *ret_piece,
                          int *ret_bucket)
{
    uint8_t open[PIECES_MAX] = {0}, refused[PIECES_MAX];
    known_refused(seat, refused);
    for (int i = 0; i < seat->pieces; i++) {
        if (!(seat->here & seat->movable & 1ull << i)) continue;
        open[i] = remembers ? ALL_BUCKETS & (uint8_t)~refused[i] : ALL_BUCKETS;
    }
    return choose_any(seat, open, rng, ret_piece, ret_bucket);
}

enum { RANDOM = 1, MEMORY, HYPOTHESIS, SKILLS_END = 9 };

/* By the level that choose() is asked for: whose moves it makes, and whose in `lapses` of a hundred moves (R11.2). */
static const struct skill {
    int plays, lapses, lapsed;
} SKILL[SKILLS_END] = {
    [RANDOM] = {RANDOM, 0, 0},      [MEMORY] = {MEMORY, 0, 0},      [HYPOTHESIS] = {HYPOTHESIS, 0, 0},
    [4] = {MEMORY, 56, RANDOM},     [5] = {HYPOTHESIS, 93, MEMORY}, [6] = {HYPOTHESIS, 84, MEMORY},
    [7] = {HYPOTHESIS, 68, MEMORY}, [8] = {HYPOTHESIS, 40, MEMORY},
};

/* Whose move this is. An unknown level plays as well as it can, as it always has. */
static int plays_now(int level, struct rng *rng)
{
    if (level < RANDOM || level >= SKILLS_END) return level < RANDOM ? RANDOM : HYPOTHESIS;
    const struct skill *skill = &SKILL[level];
    return skill->lapses && rng_percent(rng, skill->lapses) ? skill->lapsed : skill->plays;
}

game_order *rulegame_choose(struct ctx *c, const game_known *known, int level, struct rng *rng,
                            json_object **memory)
{
    (void)memory; /* everything that was seen is in what is known */
    const struct known_seat *seat = known->viewer < known->seats ? &known->seat[known->viewer] : NULL;
    int piece, bucket;
    if (!seat || seat->over || known->over || !(known->owes >> known->viewer & 1)) {
        fail(c, FAULT_NOT_YOUR_TURN, "no orders are due from seat %d", known->viewer);
        return NULL;
    }
    int plays = plays_now(level, rng);
    bool found = plays == HYPOTHESIS ? space_best(c, seat, rng, &piece, &bucket)
                                     : choose_random(seat, plays == MEMORY, rng, &piece, &bucket);
    must(found); /* a board that cannot be played on has ended */
    game_order *order = pool_take(c->pool, sizeof *order);
    *order = (game_order){.type = ORDER_MOVE, .piece = piece, .cell = -1, .bucket = bucket, .attempt = -1};
    return order;
}
