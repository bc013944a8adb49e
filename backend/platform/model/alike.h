/* alike.h - how much a player's turns are those of an engine: one turn judged, and the turns of an account compared with
 * those of others of about the same rating. Decides nothing (backend/docs/decisions/034-alike.md). */
#ifndef QUAD_ALIKE_H
#define QUAD_ALIKE_H
#include "games/game.h"

enum {
    ALIKE_NODES = 6000,   /* of the engine, for a turn */
    ALIKE_SENSIBLE = 200, /* the second choice costs no more than that: the player had a choice */
    ALIKE_OPEN = 3000,    /* beyond that score the game is decided, and its turns say little */
    ALIKE_LOSS = 2000,    /* no turn counts as a greater loss */
    ALIKE_GAMES = 5,      /* an account with fewer judged games or turns is not compared */
    ALIKE_TURNS = 100,
    ALIKE_PEERS = 8,    /* nor one with fewer others to compare it with */
    ALIKE_BAND = 150,   /* their ratings are at most so many points away */
    ALIKE_MORE = 100,   /* thousandths of the turns above the others, and so many */
    ALIKE_UNUSUAL = 500 /* hundredths of a standard deviation above them */
};

struct alike_turn {
    bool judged; /* there was more than one sensible choice, and the game was open */
    bool agreed; /* the engine's first choice was played */
    int lost; /* how much worse the engine thinks of the turn than of its first choice, in the unit of struct advice;
                    at least so much for a turn that is none of its best ADVICE_LINES */
};
/* Judge a turn of `seat`, the only one to order in `state`. A game without study->advise has none that is judged. */
bool alike_judge(struct ctx *c, const struct game *game, const game_state *state, int seat,
                 const game_order *played, struct alike_turn *ret) must_check;

struct alike_sums { /* of all judged turns of an account */
    int64_t games, turns, agreed, lost;
};
struct alike_band { /* the others of about the same rating: their number, and sums over them */
    int64_t peers;
    int64_t share, share_squares; /* of alike_share */
    int64_t loss, loss_squares;   /* of alike_loss */
};
struct alike_finding {
    int share, share_usual; /* thousandths of the turns that agreed; the mean of the others */
    int loss, loss_usual;   /* mean loss of a turn */
    int share_z, loss_z;    /* hundredths of a standard deviation above, or for the loss below, the others */
    bool unusual;
};
/* Thousandths of the turns that agreed; the mean loss of a turn. 0 without turns. */
int alike_share(const struct alike_sums *sums);
int alike_loss(const struct alike_sums *sums);
/* Compare an account with others; false when it or they are too few. The spread is that of the others, and not less than
 * chance makes it among so many turns. */
bool alike_compare(const struct alike_sums *sums, const struct alike_band *band, struct alike_finding *ret);
#endif
