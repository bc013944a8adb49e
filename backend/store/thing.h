/* thing.h - what people show to others as a whole: clubs, collections and notebooks. Each is named by the word of the
 * table report, "club", "collection" or "notebook", and its row. */
#ifndef QUAD_STORE_THING_H
#define QUAD_STORE_THING_H
#include "store/pg.h"

/* Queue: hide a thing from all but those who are in it, or show it again; nothing when it is gone. A club comes before
 * accounts in the order of locks, the others after them and before reports: thing_is_early. */
void thing_row_hide(struct ctx *c, struct pg *db, const char *thing, int64_t id, bool hidden);
bool thing_is_early(const char *thing);
/* Whether a decision other than `sanction` hides it too. */
bool thing_stays_hidden(struct ctx *c, struct pg *db, const char *thing, int64_t id, int64_t sanction,
                        bool *ret) must_check;
#endif
