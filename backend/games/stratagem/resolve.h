/* resolve.h - what the files of one resolution share (R5): resolve.c in charge, move.c, battle.c, economy.c,
 * trade.c, victory.c. */
#ifndef STRATAGEM_RESOLVE_H
#define STRATAGEM_RESOLVE_H
#include "games/stratagem/state.h"

/* Units that travel together: the fighters or the Scouts of one accepted move. */
struct group {
    int seat, at, from, done; /* done: steps behind it */
    int strength;             /* raw (R1.3) */
    bool scouts, back, stopped, halted;
    const struct march *march;
    int units[UNIT_KINDS][VETERANCIES];
};

enum { GROUPS_MAX = REALMS * LIST_MAX * 2 + 1 };

/* A resolution under way; lives on the stack of world_resolve. */
struct resolution {
    const game_order *order[REALMS]; /* NULL: nothing ordered */
    struct chronicle *chronicle;     /* or NULL */
    struct judgement judged[REALMS];
    bool built[REALMS]; /* by Masonry its builds stand already */
    int trade[REALMS];  /* gold by routes, raids, Diplomacy */
    int groups;
    struct group group[GROUPS_MAX];
};

/* A paid building stands, if the province is still the seat's (R5.5). */
void finish_build(struct world *w, const struct resolution *r, int seat, const struct works *item);

/* A new happening to fill in, zeroed but for what is given; NULL when nobody listens or the room is used up. */
struct happening *happen(struct chronicle *chronicle, enum happening_kind kind, int province, int seat,
                         int other);
/* The same with one or two numbers, for those that need no more. */
void happen_n(struct chronicle *chronicle, enum happening_kind kind, int province, int seat, int other,
              int n0, int n1);

void move_groups(struct world *w, struct resolution *r);      /* step 3 */
void collect(struct world *w, struct chronicle *chronicle);   /* step 5 */
void complete(struct world *w, const struct resolution *r);   /* step 6 */
void trade(struct world *w, struct resolution *r);            /* step 7 */
void keep_house(struct world *w, const struct resolution *r); /* step 8, victory check included */
#endif
