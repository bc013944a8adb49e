/* acquaintance.c - see acquaintance.h. */
#include "store/acquaintance.h"

static const char *flag(const bool *value) { return !value ? NULL : *value ? "t" : "f"; }

void acquaintance_put(struct ctx *c, struct pg *db, int64_t account, int64_t other,
                      const struct acquaintance_row *row)
{
    pg_tell(c, db, ACQUAINTANCE_PUT, "iitttt", account, other, flag(row->following), flag(row->blocked),
            flag(row->muted), row->note);
    pg_tell(c, db, ACQUAINTANCE_DROP, "ii", account, other);
}
