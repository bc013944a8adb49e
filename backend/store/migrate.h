/* migrate.h - migrations of the schema: listing those already run, and running the next. Knows no files. */
#ifndef QUAD_STORE_MIGRATE_H
#define QUAD_STORE_MIGRATE_H
#include "store/pg.h"

struct migration {
    int version;
    const char *name, *sql, *sha256;
};

/* Wait until no other process migrates, and create the table of migrations when it is missing. Locked until
 * migrate_unlock. */
bool migrate_lock(struct ctx *c, struct pg *db) must_check;
void migrate_unlock(struct ctx *c, struct pg *db);
/* The migrations recorded so far (name and sql are NULL), in order. */
bool migrations_done(struct ctx *c, struct pg *db, struct migration **ret_done, int *ret_count) must_check;
/* Run one migration and record it, in one transaction. */
bool migration_run(struct ctx *c, struct pg *db, const struct migration *step) must_check;
#endif
