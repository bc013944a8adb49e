/* acquaintance.h - rows of what one account has set for another: follow, mute, block, a note. */
#ifndef QUAD_STORE_ACQUAINTANCE_H
#define QUAD_STORE_ACQUAINTANCE_H
#include "store/pg.h"

struct acquaintance_row { /* NULL: unchanged */
    const bool *following, *blocked, *muted;
    const char *note;
};

/* Queue: store what an account sets for another; a row without content is deleted. The note is borrowed until the next
 * flush. */
void acquaintance_put(struct ctx *c, struct pg *db, int64_t account, int64_t other,
                      const struct acquaintance_row *row);
#endif
