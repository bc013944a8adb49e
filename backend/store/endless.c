/* endless.c - see endless.h. */
#include "store/endless.h"
#include "base/secret.h"

bool endless_hold(struct ctx *c, struct pg *db)
{
    struct rows *held;
    return pg_each(c, db, &held, ENDLESS_HOLD, "");
}

void endless_insert(struct ctx *c, struct pg *db, int64_t match, int seats, int64_t weekly_pool)
{
    pg_tell(c, db, CROWD_START, "ii", match, (int64_t)seats);
    pg_tell(c, db, ENDLESS_START, "ii", match, weekly_pool);
}

void endless_keep_crowd(struct ctx *c, struct pg *db, const char *game, const char *bot, const char *name)
{
    char id[PUBLIC_ID];
    secret_public_id(id);
    pg_tell(c, db, CROWD_UPSERT, "ttttt", pool_copy(c->pool, id), name, bot, game, bot);
}

void week_issue(struct ctx *c, struct pg *db, const char *starts_on, int64_t credits)
{
    pg_tell(c, db, WEEK_ISSUE, "ti", starts_on, credits);
}

void week_share(struct ctx *c, struct pg *db, int64_t match, const struct week_row *week)
{
    pg_tell(c, db, WEEK_SHARE, "itii", match, week->starts_on, week->winner, week->share);
}

void week_insert(struct ctx *c, struct pg *db, const struct week_row *week)
{
    pg_tell(c, db, WEEK_PUT, "ttniii", week->starts_on, pg_ints(c, week->points, 2),
            week->winner < 0 ? NULL : &week->winner, week->pool, week->winners, week->share);
}
