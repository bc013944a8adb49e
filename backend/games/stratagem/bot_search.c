/* bot_search.c - the strong bot's order (R13.3). It fills in the unknown parts of the world several times; in each
 * guess the others give a greedy order. It then tries orders of its own by resolving the turn: first those of many
 * tempers, then the best one with small changes. The effort is a number of resolutions, so that the same dice give the
 * same order on any machine. */
#include "games/stratagem/bot.h"
#include <string.h>

struct search {
    const game_known *known;
    struct rng *rng;
    const struct taste *taste;
    int seat, tries;
    struct foresight foresight;
    struct draft best, next;
    bool any;               /* there is a best one */
    int value[GUESSES_MAX]; /* of the best one in each guess */
};

static int dice(struct search *s, int n) { return (int)rng_below(s->rng, (uint64_t)n); }

void foresee(const game_known *known, const struct memory *m, int guesses, int still, struct rng *rng,
             struct foresight *ret)
{
    ret->guesses = guesses;
    for (int g = 0; g < guesses; g++) {
        struct world *w = &ret->guess[g];
        guess_world(known, m, rng, w);
        for (int seat = 0; seat < w->seats; seat++) {
            if (seat == known->viewer || !realm_active(w, seat)) continue;
            struct temper temper = temper_drawn(rng);
            greedy_draft(w, seat, &temper, rng, &ret->reply[g][seat]);
            if (g < guesses - still) ret->orders[g][seat] = draft_order(&ret->reply[g][seat]);
        }
    }
}

void foresight_resolve(struct foresight *f, int g, int seat, const game_order *order, struct world *ret)
{
    *ret = f->guess[g];
    f->orders[g][seat] = order;
    world_resolve(ret, f->orders[g], NULL);
}

/* Resolves an order in every guess; gives up once it has fallen far behind the best one. */
static bool is_better(struct search *s, struct draft *d, int value[GUESSES_MAX])
{
    enum { FAR = 250 };
    int64_t lead = 0;
    for (int g = 0; g < s->foresight.guesses; g++) {
        struct world w;
        foresight_resolve(&s->foresight, g, s->seat, draft_order(d), &w);
        value[g] = world_value(&w, s->seat, s->taste);
        lead += value[g] - s->value[g];
        if (s->any && lead < -FAR) return false;
    }
    return !s->any || lead >= 0;
}

/* Keeps `next` when it is no worse than the best. */
static void weigh(struct search *s)
{
    int value[GUESSES_MAX];
    s->tries--;
    if (!is_better(s, &s->next, value)) return;
    memcpy(s->value, value, sizeof s->value);
    s->best = s->next;
    s->any = true;
}

/* Small changes */

static void remove_march(struct draft *d, int i) { d->march[i] = d->march[--d->order.marches]; }

static void recall_marches(struct draft *d, int from)
{
    for (int i = d->order.marches - 1; i >= 0; i--)
        if (d->march[i].from == from) remove_march(d, i);
}

/* A province with the seat's own units, -1 when there is none. */
static int own_stack(struct search *s)
{
    const struct world *w = &s->known->world;
    uint8_t list[PROVINCES] = {0};
    int n = 0;
    for (int at = 0; at < PROVINCES; at++)
        if (w->present[at] >> s->seat & 1) list[n++] = (uint8_t)at;
    return n ? list[dice(s, n)] : -1;
}

/* One more step for groups all of whose units are fast enough. */
static void go_on(struct search *s, struct march *m)
{
    int slowest = STEPS_MAX, at = m->path[0];
    for (int kind = 0; kind < UNIT_KINDS; kind++)
        if (m->units[kind] && unit_speed(&s->known->world, s->seat, kind) < slowest)
            slowest = unit_speed(&s->known->world, s->seat, kind);
    if (slowest < 2 || dice(s, 2)) return;
    m->path[m->steps++] = MAP[at].neighbour[dice(s, MAP[at].neighbours)];
}

/* `one`: that kind alone, -1: every kind; `speed`: the least speed of those that go. */
static bool is_meant(const struct search *s, int kind, int one, int speed)
{
    return kind != SCOUT && (one < 0 || kind == one) && unit_speed(&s->known->world, s->seat, kind) >= speed;
}

/* The fighters of one stack go somewhere else: all of them, all but one of a kind, one kind, or those that can go
 * further. */
static void redirect(struct search *s, struct draft *d)
{
    int from = own_stack(s);
    if (from < 0 || d->order.marches == DRAFT_MARCHES) return;
    if (dice(s, 3)) recall_marches(d, from);
    int to = MAP[from].neighbour[dice(s, MAP[from].neighbours)];
    int one = dice(s, 3) ? -1 : dice(s, UNIT_KINDS), stays = dice(s, 2) ? -1 : dice(s, UNIT_KINDS);
    int speed = dice(s, 3) ? 1 : 2;
    struct march m = {.from = from, .steps = 1, .path = {(uint8_t)to}, .named = CIV_HIDDEN};
    int going = 0;
    for (int kind = 0; kind < UNIT_KINDS; kind++) {
        if (!is_meant(s, kind, one, speed)) continue;
        int n = units_at(&s->known->world, from, s->seat, kind);
        m.units[kind] = n && kind == stays ? n - 1 : n;
        going += m.units[kind];
    }
    if (!going) return;
    go_on(s, &m);
    d->march[d->order.marches++] = m;
}

static void change_march(struct search *s, struct draft *d)
{
    if (d->order.marches && !dice(s, 3)) remove_march(d, dice(s, d->order.marches));
    else redirect(s, d);
}

static int own_province(struct search *s)
{
    province_set mine = realm_provinces(&s->known->world, s->seat);
    if (!mine) return -1;
    for (int skip = dice(s, __builtin_popcount(mine)); skip > 0; skip--) mine &= mine - 1;
    return __builtin_ctz(mine);
}

/* One draw in an expression: compilers evaluate operands and arguments in different orders. */
static void recruit_some(struct search *s, struct draft *d, int at)
{
    int count = 1 + dice(s, 2);
    draft_recruit(d, at, dice(s, UNIT_KINDS), count);
}

static void change_recruits(struct search *s, struct draft *d)
{
    int n = d->order.recruitings, at = own_province(s);
    if (at < 0) return;
    switch (dice(s, 4)) {
    case 0:
        if (n) d->recruit[dice(s, n)] = d->recruit[n - 1], d->order.recruitings--;
        break;
    case 1:
        if (n) d->recruit[dice(s, n)].at = at;
        break;
    case 2:
        if (!n) break;
        n = dice(s, n);
        d->recruit[n].kind = dice(s, UNIT_KINDS);
        break;
    default: recruit_some(s, d, at);
    }
}

static void change_works(struct search *s, struct draft *d)
{
    int n = d->order.builds, at = own_province(s);
    if (at < 0) return;
    if (n && dice(s, 2)) d->build[dice(s, n)] = d->build[n - 1], d->order.builds--;
    if (dice(s, 3)) draft_build(d, at, (enum building)dice(s, BUILDINGS));
}

/* Break a treaty, so that armies can march into that land, or keep it after all. */
static void change_faith(struct search *s, struct draft *d)
{
    int other = dice(s, s->known->world.seats);
    if (other == s->seat || s->known->world.relation[s->seat][other] == WAR) return;
    if (d->order.breaks) d->order.breaks = 0;
    else d->broken[d->order.breaks++] = (struct naming){.seat = other};
}

static void change(struct search *s, struct draft *d)
{
    int what = dice(s, 21);
    if (what < 11) change_march(s, d);
    else if (what < 15) change_recruits(s, d);
    else if (what < 18) change_works(s, d);
    else if (what < 20) d->order.research = dice(s, TECHS + 2) - 1;
    else change_faith(s, d);
}

/* The search */

static void try_tempers(struct search *s, int n)
{
    for (int i = 0; i < n; i++) {
        struct temper temper = i < TEMPERS ? TEMPER[i] : temper_drawn(s->rng);
        greedy_draft(&s->known->world, s->seat, &temper, s->rng, &s->next);
        weigh(s);
    }
}

/* Now and then, the marches of another greedy order with everything else unchanged. */
static void other_marches(struct search *s)
{
    struct draft other;
    struct temper temper = temper_drawn(s->rng);
    greedy_draft(&s->known->world, s->seat, &temper, s->rng, &other);
    memcpy(s->next.march, other.march, sizeof other.march);
    s->next.order.marches = other.order.marches;
}

/* Orders to begin with, where there are some, are tried after the tempers', so that those alone draw the same. */
static void try_order(struct search *s, const game_order *from)
{
    if (!from) return;
    draft_copy(from, &s->next);
    weigh(s);
}

void search_draft(struct ctx *c, const game_known *known, const struct memory *m, struct effort effort,
                  struct rng *rng, struct draft *ret)
{
    struct search *s = pool_take(c->pool, sizeof *s);
    *s = (struct search){.known = known,
                         .rng = rng,
                         .taste = &TASTE[effort.style],
                         .seat = known->viewer,
                         .tries = effort.tries};
    foresee(known, m, effort.guesses, effort.still, rng, &s->foresight);
    try_tempers(s, effort.tries / 8);
    try_order(s, effort.from);
    while (s->tries > 0) {
        s->next = s->best;
        if (dice(s, 12) == 0) other_marches(s);
        for (int n = 1 + dice(s, 3); n > 0; n--) change(s, &s->next);
        weigh(s);
    }
    *ret = s->best;
}
