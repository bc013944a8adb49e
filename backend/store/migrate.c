/* migrate.c - see migrate.h. */
#include "store/migrate.h"

/* Stands here and not in a migration: it must be there before the first one can be recorded. */
static const char TABLE[] = "create table if not exists schema_migration ("
                            "  version int primary key,"
                            "  name text not null,"
                            "  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),"
                            "  applied_at timestamptz not null default clock_timestamp());"
                            "comment on table schema_migration is 'Which steps of sql/migrations made this "
                            "schema, and their SHA-256 then'";

bool migrate_lock(struct ctx *c, struct pg *db)
{
    return pg_run(c, db, NULL, MIGRATION_LOCK, "") && pg_script(c, db, TABLE);
}

void migrate_unlock(struct ctx *c, struct pg *db)
{
    if (!pg_run(c, db, NULL, MIGRATION_UNLOCK, "")) forgive(c); /* the lock goes with the connection anyhow */
}

bool migrations_done(struct ctx *c, struct pg *db, struct migration **ret_done, int *ret_count)
{
    struct rows *rows;
    if (!pg_each(c, db, &rows, MIGRATIONS_DONE, "")) return false;
    int count = rows_count(rows);
    struct migration *done = pool_take_many(c->pool, (size_t)count + 1, sizeof *done);
    for (int i = 0; i < count; i++)
        done[i] = (struct migration){.version = (int)rows_int(rows, i, "version"),
                                     .sha256 = rows_text(rows, i, "sha256")};
    *ret_done = done;
    *ret_count = count;
    return true;
}

bool migration_run(struct ctx *c, struct pg *db, const struct migration *step)
{
    if (!pg_begin(c, db)) return false;
    pg_tell(c, db, MIGRATION_PATIENCE, "");
    bool fine = pg_script(c, db, step->sql);
    if (fine) pg_tell(c, db, MIGRATION_ADD, "itt", (int64_t)step->version, step->name, step->sha256);
    if (fine && pg_commit(c, db)) return true;
    pg_rollback(db);
    return false;
}
