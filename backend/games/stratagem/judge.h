/* judge.h - judging an order item by item: judge.c does it for whole orders, items.c while one is composed. Each
 * question is asked as if the items given to the court before were carried out. */
#ifndef STRATAGEM_JUDGE_H
#define STRATAGEM_JUDGE_H
#include "games/stratagem/state.h"

struct court { /* what is remembered while one order is judged */
    const struct world *w;
    const game_order *order;
    struct judgement *j;
    int seat;
    province_set seen;
    province_set building;  /* provinces in which this order has an accepted build */
    int trained[PROVINCES]; /* recruits */
    int left[PROVINCES]
            [UNIT_KINDS]; /* units that have not marched off; only for the provinces in `counted` */
    province_set counted;
    province_set posts; /* that serve a route */
};

/* Begin with nothing carried out. `order` (can be NULL) is where drops are looked up; everything is borrowed. */
void court_open(struct court *at, const struct world *w, province_set seen, int seat, const game_order *order,
                struct judgement *j);
/* FAULT_NONE, or why the item is not legal (R4.2 to R4.6); nothing changes. A naming is a break or a notice;
 * drops are numbered as in the order. */
enum fault court_naming_fault(const struct court *at, const struct naming *item);
enum fault court_research_fault(const struct court *at, int research);
enum fault court_build_fault(const struct court *at, const struct works *item);
enum fault court_recruit_fault(const struct court *at, const struct recruits *item);
enum fault court_march_fault(const struct court *at, const struct march *item);
enum fault court_drop_fault(const struct court *at, int i);
enum fault court_link_fault(const struct court *at, const struct link *item);
/* Carry out a legal item. */
void court_research(struct court *at, int research);
void court_build(struct court *at, const struct works *item);
void court_recruit(struct court *at, const struct recruits *item);
void court_march(struct court *at, const struct march *item);
void court_link(struct court *at, const struct link *item);
/* The units of a kind that have not marched off yet. */
int court_units_left(const struct court *at, int from, int kind);
/* The posts that serve a route once the accepted drops of the order are carried out. */
province_set court_busy_posts(const struct court *at);
#endif
