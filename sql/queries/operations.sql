-- name: health_read
-- One look for /readyz and /metrics: whether this server takes writes, the clock daemon's last beat, turns of bots that nobody has
-- begun, about how many matches run.
select not pg_is_in_recovery() and not current_setting('default_transaction_read_only')::boolean as writable,
       (select us(arena_now()) - us(at) from arena_heartbeat) as lag_us,
       (select count(*) from (select 1 from job where due_at <= arena_now() and coalesce(leased_until, due_at) <= arena_now() limit 10000) due) as jobs,
       (select us(arena_now()) - us(min(due_at)) from job where due_at <= arena_now() and coalesce(leased_until, due_at) <= arena_now()) as job_wait_us,
       (select greatest(reltuples, 0)::bigint from pg_class where oid = 'match_live'::regclass) as live_matches;

-- name: wake_read
-- What the waiter re-reads once a second: the counters of matches somebody looks at.
select public_id, seqs, message_seqs
  from match
 where public_id = any($1::text[]);

-- name: wake_settle
-- skips: match
-- The same for matches in doubt: a row that a writer still holds is left out, its writer is about to speak for itself. The
-- accounts are woken too, for the writer may have died before it could.
select public_id, seqs, message_seqs,
       (select array_agg(s.account_id) from match_seat s where s.match_id = match.id and s.active) as accounts
  from match
 where public_id = any($1::text[])
   for share skip locked;

-- name: wake_notify
-- Tell the other nodes.
select pg_notify('quad_wake', $1);

-- name: wake_peers
-- How many other waiters listen on this database, a number that rises with every revocation, and the end of the primary's log.
select (select count(*) from pg_stat_activity
         where datname = current_database() and application_name = 'quad-waiter' and pid <> pg_backend_pid()) as peers,
       (select sum(n)::bigint from revocation) as revocations,
       (pg_current_wal_insert_lsn() - '0/0'::pg_lsn)::bigint as written;

-- name: standby_position
-- How much of the primary's log a standby has replayed; null at a primary.
select case when pg_is_in_recovery() then (pg_last_wal_replay_lsn() - '0/0'::pg_lsn)::bigint end as replayed;

-- name: leader_try
-- locks: leader_try
-- Among all sessions of this database at most one leads in a duty, until it ends.
select pg_try_advisory_lock(hashtextextended($1, 16));

-- name: revocation_note
-- locks: revocation
-- Sessions or tokens end with this transaction: the nodes must forget what they remember of sessions.
update revocation set n = n + 1 where shard = $1;
