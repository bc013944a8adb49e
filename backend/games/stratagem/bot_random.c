/* bot_random.c - random orders (R13.1): every stack moves with a probability of one half, and it builds, recruits and
 * researches at random. */
#include "games/stratagem/bot.h"

/* Several small dice from one draw: 16 bits each. They are uneven by a few in a thousand, which does not matter for a
 * bot. */
struct dice {
    struct rng *rng;
    uint64_t bits;
    int left;
};

static inline int roll(struct dice *d, int n)
{
    if (!d->left) d->bits = rng_next(d->rng), d->left = 4;
    int got = (int)((d->bits & 0xffff) * (uint64_t)n >> 16);
    d->bits >>= 16;
    d->left--;
    return got;
}

/* With a probability of one half, some units of each kind set out; those that go the same way go together. No branch
 * asks which kinds there are, because the processor could not predict it. */
static void march_off(const struct world *w, int seat, int from, struct dice *dice, struct draft *d)
{
    struct march *by_side[NEIGHBOURS_MAX] = {0};
    int count[UNIT_KINDS];
    unsigned going = 0;
    for (int kind = 0; kind < UNIT_KINDS; kind++) {
        const int *units = w->units[from][seat][kind];
        count[kind] = units[0] + units[1] + units[2];
        going |= (unsigned)(count[kind] > 0) << kind;
    }
    going &= (unsigned)roll(dice, 1 << UNIT_KINDS);
    for (; going; going &= going - 1) {
        int kind = __builtin_ctz(going), side = roll(dice, MAP[from].neighbours);
        if (!by_side[side]) by_side[side] = draft_march(d, from, MAP[from].neighbour[side]);
        if (by_side[side]) by_side[side]->units[kind] = 1 + roll(dice, count[kind]);
    }
}

/* Three in ten of its provinces get something. */
static int random_works(const struct world *w, int seat, struct dice *dice, struct draft *d,
                        uint8_t mine[PROVINCES])
{
    int provinces = 0;
    for (int at = 0; at < PROVINCES; at++) {
        if (w->owner[at] != seat) continue;
        mine[provinces++] = (uint8_t)at;
        if (roll(dice, 10) < 3) draft_build(d, at, (enum building)roll(dice, BUILDINGS));
    }
    return provinces;
}

void random_draft(const struct world *w, int seat, struct rng *rng, struct draft *ret)
{
    enum { AGE_CHANCES = 6, RECRUITS = 2 };
    uint8_t mine[PROVINCES];
    struct dice dice = {.rng = rng};
    draft_begin(ret);
    for (int from = 0; from < PROVINCES; from++)
        if (w->present[from] >> seat & 1) march_off(w, seat, from, &dice, ret);
    int research = roll(&dice, TECHS + AGE_CHANCES);
    ret->order.research = research < TECHS ? research : RESEARCH_AGE;
    int provinces = random_works(w, seat, &dice, ret, mine);
    /* One roll in an expression: compilers evaluate arguments in different orders. */
    for (int i = 0; i < RECRUITS && provinces; i++) {
        int kind = roll(&dice, UNIT_KINDS);
        draft_recruit(ret, mine[roll(&dice, provinces)], kind, 1);
    }
}
