/* explorer.h - the explorer of openings: what was played after the first steps of finished games, how often, and with
 * what result. */
#ifndef QUAD_EXPLORER_H
#define QUAD_EXPLORER_H
#include "base/ctx.h"
#include "base/json.h"

struct pg;

enum { EXPLORER_NEXT = 20 }; /* next steps of one answer */

struct explorer_wish {
    const char *game, *variant;
    const char *after; /* steps with commas between them; NULL: none */
    int64_t band;      /* games of one band of ratings; 0: all */
    int64_t seats;     /* games of so many players; 0: of the usual number */
    /* Only the latest 2000 games of this account, private ones too; 0: public games of everybody. */
    int64_t account;
};

/* {"game","variant","seats","counted","after","mirrored","band","steps","bands","view","games","won","drawn","lost","place",
 * "turns","rating","next":[{"step","games",...,"latest","best"}],"matches":[headers]}. `counted` "seats": each seat has an
 * opening of its own, and `place` is its mean place in hundredths; "matches": results are those of the first seat, and
 * `place` is null. `mirrored`: the steps were written as the mirror image of `after`. FAULT_NOT_FOUND: the game has no
 * openings to compare. FAULT_BAD_REQUEST: a step or so many players are not possible. */
bool explorer_show(struct ctx *c, struct pg *db, const struct explorer_wish *wish,
                   json_object **ret) must_check;
#endif
