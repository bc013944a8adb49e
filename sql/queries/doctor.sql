-- name: doctor_server
-- The server that the address leads to. Without the table of migrations there is no schema.
select current_setting('server_version_num')::int as version,
       current_setting('server_version') as version_text,
       pg_is_in_recovery() as is_standby,
       to_regclass('schema_migration') is not null as has_schema,
       us_now.t as now_us,
       (select setting from pg_settings where name = 'data_directory') as data_directory
  from (select round(extract(epoch from clock_timestamp()) * 1000000)::bigint as t) us_now;

-- name: doctor_roles
-- For each role of the programs: whether it exists, can log in, has more rights than its program needs, can change events, has access to the
-- tables, and whether quad_owner owns them.
-- rows: the roles of the programs; for the host
select r.name,
       p.oid is not null as is_there,
       coalesce(p.rolsuper or p.rolcreaterole or p.rolcreatedb or p.rolreplication or p.rolbypassrls, false) as is_strong,
       coalesce(p.rolcanlogin, false) as can_login,
       coalesce(p.rolname <> 'quad_owner' and (has_table_privilege(p.oid, 'match_event', 'update') or has_table_privilege(p.oid, 'match_event', 'delete')), false) as can_forge,
       coalesce(not has_table_privilege(p.oid, 'match', 'select') and not has_any_column_privilege(p.oid, 'match', 'select'), false) as is_shut_out,
       p.rolname = 'quad_owner' and (select relowner from pg_class where oid = 'match'::regclass) <> p.oid as is_no_owner
  from unnest(array['quad_owner', 'quad_api', 'quad_clock', 'quad_bot', 'quad_waiter', 'quad_reader']) r(name)
  left join pg_roles p on p.rolname = r.name
 order by r.name;

-- name: doctor_replication
-- Replication: the setting that commits wait for, connected standbys with the lag of the slowest, and slots that keep changes without a
-- receiver; on a standby, the time since the last replay.
select current_setting('synchronous_standby_names') as wanted,
       (select count(*) from pg_stat_replication where state = 'streaming') as standbys,
       (select count(*) from pg_stat_replication where state = 'streaming' and sync_state in ('sync', 'quorum')) as synchronous,
       (select max(pg_wal_lsn_diff(case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_lsn() end, replay_lsn))::bigint
          from pg_stat_replication) as behind_bytes,
       (select string_agg(slot_name, ', ' order by slot_name) from pg_replication_slots where not active) as idle_slots,
       case when pg_is_in_recovery() and pg_last_wal_receive_lsn() is distinct from pg_last_wal_replay_lsn()
            then round(extract(epoch from clock_timestamp() - pg_last_xact_replay_timestamp()))::bigint else 0 end as late_seconds;

-- name: doctor_archive
-- Whether archiving of changes works. Failed: the last attempt did not succeed.
select current_setting('archive_mode') <> 'off' as is_on,
       coalesce(last_failed_time > coalesce(last_archived_time, '-infinity'), false) as has_failed,
       coalesce(us(last_failed_time), 0) as failed_at,
       coalesce(last_failed_wal, '') as failed_wal
  from pg_stat_archiver;

-- name: doctor_mail
-- Mails that should have been sent an hour ago, and those given up in the last day.
select count(*) filter (where sent_at is null and failed_at is null and due_at < arena_now() - interval '1 hour') as late,
       count(*) filter (where failed_at > arena_now() - interval '1 day') as failed
  from mail;

-- name: doctor_damage
-- Matches that do not follow from their events, and all quarantined ones.
select (select count(*) from damage) as damaged,
       (select count(*) from match where status = 'quarantined') as held;
