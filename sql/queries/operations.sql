-- name: health_read
-- Numbers for /readyz and /metrics in one query: whether this server takes writes, the clock daemon's last heartbeat, waiting bots' jobs, and
-- roughly the number of running matches.
select not pg_is_in_recovery() and not current_setting('default_transaction_read_only')::boolean as writable,
       (select us(arena_now()) - us(at) from arena_heartbeat) as lag_us,
       (select count(*) from (select 1 from job where due_at <= arena_now() and coalesce(leased_until, due_at) <= arena_now() limit 10000) due) as jobs,
       (select us(arena_now()) - us(min(due_at)) from job where due_at <= arena_now() and coalesce(leased_until, due_at) <= arena_now()) as job_wait_us,
       (select greatest(reltuples, 0)::bigint from pg_class where oid = 'match_live'::regclass) as live_matches;

-- name: operations_read
-- More numbers for /metrics, all cheap to read: waits for locks, connections, how long the oldest deadline and the oldest mail are overdue,
-- the number of mails that are due and of people who look for an opponent, damaged matches, and calls of devices and webhooks that are due. A call
-- is not late while its endpoint rests after a failure, or its person does not want to be disturbed.
with late_call as (
  select greatest(least(q.due_at, q.direct_due_at), e.next_at) as since
    from endpoint_call q join endpoint e on e.id = q.endpoint_id
   where q.sent_at is null and q.failed_at is null and least(q.due_at, q.direct_due_at) <= arena_now() and e.next_at <= arena_now()
     and (e.kind <> 'push' or e.account_id not in (select account_id from quiet_now))
   order by least(q.due_at, q.direct_due_at)
   limit 10000
)
select (select count(*) from late_call) as calls,
       (select us(arena_now()) - us(min(since)) from late_call) as calls_us,
       (select count(*) from pg_locks where not granted) as lock_waits,
       (select sum(numbackends)::bigint from pg_stat_database) as connections,
       current_setting('max_connections')::bigint as connections_max,
       (select us(arena_now()) - us(min(deadline)) from match where status = 'live' and deadline is not null and deadline < arena_now()) as overdue_us,
       (select us(arena_now()) - us(min(due_at)) from mail where sent_at is null and failed_at is null and due_at <= arena_now()
           and account_id not in (select account_id from quiet_now)) as mails_us,
       (select count(*) from (select from mail where sent_at is null and failed_at is null and due_at <= arena_now()
           and account_id not in (select account_id from quiet_now) limit 10000) late) as mails,
       (select count(*) from (select from pairing limit 10000) looking) as pairing,
       (select count(*) from damage) as damaged;

-- name: wake_read
-- The counters of watched matches, which the waiter reads once a second.
-- rows: the ids given
select public_id, seqs, message_seqs
  from match
 where public_id = any($1::text[]);

-- name: wake_settle
-- skips: match
-- The same for matches in doubt. Rows that a writer has locked are skipped, because that writer will report its change itself. Their
-- accounts are woken too, in case the writer died before it could.
-- rows: the ids given
select public_id, seqs, message_seqs,
       (select array_agg(s.account_id) from match_seat s where s.match_id = match.id and s.active) as accounts
  from match
 where public_id = any($1::text[])
   for share skip locked;

-- name: wake_notify
-- Notify the other nodes.
-- rows: 1
select pg_notify('quad_wake', $1);

-- name: wake_peers
-- The number of other waiters that listen on this database, a number that rises with every revocation, and the end of the primary's log.
select (select count(*) from pg_stat_activity
         where datname = current_database() and application_name = 'quad-waiter' and pid <> pg_backend_pid()) as peers,
       (select sum(n)::bigint from revocation) as revocations,
       (pg_current_wal_insert_lsn() - '0/0'::pg_lsn)::bigint as written;

-- name: standby_position
-- How much of the primary's log a standby has replayed; null at a primary.
select case when pg_is_in_recovery() then (pg_last_wal_replay_lsn() - '0/0'::pg_lsn)::bigint end as replayed;

-- name: commit_confirm
-- Let the commit write to the log, and so wait for the standby, although the transaction changed nothing: its answer reports an earlier commit,
-- perhaps one whose own wait was cut short.
select case when pg_current_xact_id_if_assigned() is null then pg_logical_emit_message(true, 'quad', '') end;

-- name: leader_try
-- locks: leader_try
-- Among all sessions of this database at most one leads in a duty, until it ends.
select pg_try_advisory_lock(hashtextextended($1, 16));

-- name: revocation_note
-- locks: revocation
-- Sessions or tokens end with this transaction: the nodes must forget what they remember of sessions.
update revocation set n = n + 1 where shard = $1;
