/* thing.c - see thing.h. */
#include "store/thing.h"
#include <string.h>

void thing_row_hide(struct ctx *c, struct pg *db, const char *thing, int64_t id, bool hidden)
{
    if (strcmp(thing, "club") == 0) pg_tell(c, db, CLUB_HIDE, "ib", id, hidden);
    else if (strcmp(thing, "collection") == 0) pg_tell(c, db, COLLECTION_HIDE, "ib", id, hidden);
    else pg_tell(c, db, NOTEBOOK_HIDE, "ib", id, hidden);
}

bool thing_is_early(const char *thing) { return strcmp(thing, "club") == 0; }

bool thing_stays_hidden(struct ctx *c, struct pg *db, const char *thing, int64_t id, int64_t sanction,
                        bool *ret)
{
    struct rows *r;
    if (!pg_one(c, db, &r, SANCTION_HIDES, "tii", thing, id, sanction)) return false;
    *ret = rows_int(r, 0, "n") > 0;
    return true;
}
