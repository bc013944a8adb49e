/* resolve.h - shared by the files that resolve a turn (R5): resolve.c calls move.c, battle.c, economy.c, trade.c and
 * victory.c. */
#ifndef STRATAGEM_RESOLVE_H
#define STRATAGEM_RESOLVE_H
#include "games/stratagem/state.h"

/* Units that travel together: the fighters or the Scouts of one accepted move. */
struct group {
    int seat, at, from, done; /* done: steps taken */
    int strength;             /* raw (R1.3) */
    bool scouts, back, stopped, halted;
    const struct march *march;
    int units[UNIT_KINDS][VETERANCIES];
};

enum { GROUPS_MAX = REALMS * LIST_MAX * 2 + 1 };

/* A running resolution; lives on the stack of world_resolve. */
struct resolution {
    const game_order *order[REALMS]; /* NULL: nothing ordered */
    struct chronicle *chronicle;     /* or NULL */
    struct judgement judged[REALMS];
    bool built[REALMS]; /* its buildings are already complete, because of Masonry */
    int trade[REALMS];  /* gold from routes, raids and Diplomacy */
    int groups;
    struct group group[GROUPS_MAX];
};

/* Complete a building that has been paid for, if the province still belongs to the seat (R5.5). */
void finish_build(struct world *w, const struct resolution *r, int seat, const struct works *item);

/* A new happening, zeroed except for what is given; NULL without a chronicle or when its room is used up. */
struct happening *happen(struct chronicle *chronicle, enum happening_kind kind, int province, int seat,
                         int other);
/* The same with its first one or two numbers. */
void happen_n(struct chronicle *chronicle, enum happening_kind kind, int province, int seat, int other,
              int n0, int n1);

void move_groups(struct world *w, struct resolution *r);      /* step 3 */
void collect(struct world *w, struct chronicle *chronicle);   /* step 5 */
void complete(struct world *w, const struct resolution *r);   /* step 6 */
void trade(struct world *w, struct resolution *r);            /* step 7 */
void keep_house(struct world *w, const struct resolution *r); /* step 8, victory check included */
#endif
