-- name: migration_lock
-- locks: migration_lock
-- One process migrates at a time; held until the connection ends or migration_unlock.
select pg_advisory_lock(hashtextextended('quadrivium.migrate', 0));

-- name: migration_unlock
select pg_advisory_unlock(hashtextextended('quadrivium.migrate', 0));

-- name: migrations_done
-- The migrations already run, with the hash of each at that time.
-- rows: the migrations; for the host
select version, sha256 from schema_migration order by version;

-- name: migration_patience
-- A migration that waits for a lock in a running arena gives up, so that other requests do not wait behind it.
select set_config('lock_timeout', '10s', true);

-- name: migration_add
-- makes: schema_migration
insert into schema_migration (version, name, sha256) values ($1, $2, $3);
