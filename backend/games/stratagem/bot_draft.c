/* bot_draft.c - orders being written by bots. */
#include "games/stratagem/bot.h"
#include <string.h>

void draft_begin(struct draft *d) { d->order = (game_order){.research = RESEARCH_NONE}; }

const game_order *draft_order(struct draft *d)
{
    d->order.broken = d->broken;
    d->order.notice = d->notice;
    d->order.build = d->build;
    d->order.recruit = d->recruit;
    d->order.march = d->march;
    d->order.drop = d->drop;
    d->order.link = d->link;
    return &d->order;
}

static int copied(void *to, int most, const void *from, int n, size_t size)
{
    int kept = n < most ? n : most;
    if (kept) memcpy(to, from, (size_t)kept * size);
    return kept;
}
#define COPY(list, count, items)                                                                            \
    (ret->order.count = copied(ret->list, sizeof ret->list / sizeof *ret->list, order->items, order->count, \
                               sizeof *ret->list))

void draft_copy(const game_order *order, struct draft *ret)
{
    draft_begin(ret);
    ret->order.research = order->research;
    COPY(broken, breaks, broken);
    COPY(notice, notices, notice);
    COPY(build, builds, build);
    COPY(recruit, recruitings, recruit);
    COPY(march, marches, march);
    COPY(drop, drops, drop);
    COPY(link, links, link);
}

void draft_build(struct draft *d, int at, enum building what)
{
    if (d->order.builds < PROVINCES)
        d->build[d->order.builds++] = (struct works){.at = at, .what = (int)what};
}

void draft_recruit(struct draft *d, int at, int kind, int count)
{
    for (int i = 0; i < d->order.recruitings; i++)
        if (d->recruit[i].at == at && d->recruit[i].kind == kind) {
            d->recruit[i].count += count;
            return;
        }
    if (d->order.recruitings < DRAFT_RECRUITS)
        d->recruit[d->order.recruitings++] = (struct recruits){
            .at = at, .kind = kind, .count = count, .named = CIV_HIDDEN};
}

void draft_link(struct draft *d, int from, int to)
{
    if (d->order.links < DRAFT_LINKS) d->link[d->order.links++] = (struct link){.from = from, .to = to};
}

struct march *draft_march(struct draft *d, int from, int to)
{
    if (d->order.marches == DRAFT_MARCHES) return NULL;
    struct march *m = &d->march[d->order.marches++];
    m->from = from;
    m->steps = 1;
    m->path[0] = (uint8_t)to;
    memset(m->units, 0, sizeof m->units);
    m->named = CIV_HIDDEN;
    m->fault = FAULT_NONE;
    return m;
}

static struct march *march_towards(struct draft *d, int from, int to)
{
    for (int i = 0; i < d->order.marches; i++)
        if (d->march[i].from == from && d->march[i].steps == 1 && d->march[i].path[0] == to)
            return &d->march[i];
    return draft_march(d, from, to);
}

void draft_send(struct draft *d, int from, int to, int kind, int count)
{
    struct march *m = march_towards(d, from, to);
    if (m) m->units[kind] += count;
}

/* Standing orders */

/* Copies the accepted items of a list, in their order. */
static int keep(struct ctx *c, const uint16_t *fault, const void *items, int n, size_t size, void **ret_items)
{
    int kept = 0;
    char *room = n ? pool_take_many(c->pool, (size_t)n, size) : NULL;
    for (int i = 0; i < n; i++)
        if (fault[i] == FAULT_NONE)
            memcpy(room + size * (size_t)kept++, (const char *)items + size * (size_t)i, size);
    *ret_items = room;
    return kept;
}
#define KEEP(list, count, items)                                                                     \
    (o->count = keep(c, verdict.fault[list], d->order.items, d->order.count, sizeof *d->order.items, \
                     (void **)&o->items))

game_order *draft_judged(struct ctx *c, const game_known *known, struct draft *d)
{
    struct judgement verdict;
    judge_order(&known->world, known->seen, known->viewer, draft_order(d), &verdict);
    game_order *o = pool_take(c->pool, sizeof *o);
    *o = d->order;
    if (o->research != RESEARCH_NONE && verdict.fault[LIST_RESEARCH][0] != FAULT_NONE)
        o->research = RESEARCH_NONE;
    KEEP(LIST_BREAK, breaks, broken);
    KEEP(LIST_BUILD, builds, build);
    KEEP(LIST_RECRUIT, recruitings, recruit);
    KEEP(LIST_MOVES, marches, march);
    KEEP(LIST_DROP, drops, drop);
    KEEP(LIST_ROUTES, links, link);
    KEEP(LIST_NOTICE, notices, notice);
    return o;
}
