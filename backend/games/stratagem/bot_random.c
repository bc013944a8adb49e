/* bot_random.c - orders at random (R13.1): every stack moves with one half, whatever is built, recruited, learned. */
#include "games/stratagem/bot.h"

/* 0..n-1 without a division: uneven by less than one in a thousand million, which nobody minds in a bot. */
static inline int dice(struct rng *rng, int n) { return (int)((rng_next(rng) >> 32) * (uint64_t)n >> 32); }

static void random_marches(const struct world *w, int seat, struct rng *rng, struct draft *d)
{
    for (int from = 0; from < PROVINCES; from++) {
        if (!(w->present[from] >> seat & 1)) continue;
        for (int kind = 0; kind < UNIT_KINDS; kind++) {
            const int *count = w->units[from][seat][kind];
            int n = count[0] + count[1] + count[2];
            if (!n || dice(rng, 2)) continue;
            int to = MAP[from].neighbour[dice(rng, MAP[from].neighbours)];
            draft_send(d, from, to, kind, 1 + dice(rng, n));
        }
    }
}

/* Three in ten of its provinces are to get something or other. */
static int random_works(const struct world *w, int seat, struct rng *rng, struct draft *d,
                        uint8_t mine[PROVINCES])
{
    int provinces = 0;
    for (int at = 0; at < PROVINCES; at++) {
        if (w->owner[at] != seat) continue;
        mine[provinces++] = (uint8_t)at;
        if (dice(rng, 10) < 3) draft_build(d, at, (enum building)dice(rng, BUILDINGS));
    }
    return provinces;
}

void random_draft(const struct world *w, int seat, struct rng *rng, struct draft *ret)
{
    enum { AGE_CHANCES = 6, RECRUITS = 2 };
    uint8_t mine[PROVINCES];
    draft_begin(ret);
    random_marches(w, seat, rng, ret);
    int research = dice(rng, TECHS + AGE_CHANCES);
    ret->order.research = research < TECHS ? research : RESEARCH_AGE;
    int provinces = random_works(w, seat, rng, ret, mine);
    for (int i = 0; i < RECRUITS && provinces; i++)
        draft_recruit(ret, mine[dice(rng, provinces)], dice(rng, UNIT_KINDS), 1);
}
