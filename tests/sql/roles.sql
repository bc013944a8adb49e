-- What each role must not do, tried in a session of its own: none is a superuser or becomes another role, reaches files or programs, makes or
-- alters anything; what has happened stays as it is; the waiter and the reader see no secret.
\ir ../../sql/roles.sql
\ir ../../sql/privileges.sql
insert into account (public_id, name, name_key, kind, password_hash) values ('aaaaaaaaaa', 'A', 'a', 'human', 'secret');
insert into match_event (match_id, n, kind, turn, body, tale, hash, at)
select m, 1, 'turn', 0, '{"kind":"turn"}', '[]', '0000000000000000', clock_timestamp() from generate_series(1, 8) m;

create schema trial;
grant usage on schema trial to public;
-- Every statement must end in "permission denied" (42501), or for files and programs in the refusal of that right.
create function trial.refused(tries text[]) returns void language plpgsql as $$
declare
  try text;
begin
  foreach try in array tries loop
    begin
      execute try;
    exception when insufficient_privilege then
      continue;
    end;
    raise '% may: %', current_user, try;
  end loop;
end $$;
grant execute on function trial.refused to public;

-- Tried by every role, the owner of the tables too.
create function trial.anybody() returns text[] language sql as $$ select array[
  'copy account to program ''cat >/dev/null''', 'copy account to ''/tmp/quad-role-trial''', 'copy account from ''/etc/passwd''',
  'select pg_read_file(''/etc/passwd'')', 'select pg_ls_dir(''/'')', 'select lo_import(''/etc/passwd'')', 'select pg_read_binary_file(''PG_VERSION'')',
  'select * from pg_shadow', 'select rolpassword from pg_authid', 'create role trial_role', 'alter role quad_api superuser', 'grant quad to quad_api',
  'set role quad', 'set session authorization quad', 'select pg_reload_conf()',
  'set session_replication_role = replica', 'create extension file_fdw', 'load ''/tmp/trial.so''', 'checkpoint'] $$;
-- And by every role but the owner.
create function trial.programs() returns text[] language sql as $$ select array[
  'set role quad_owner', 'create table trial_table (n int)', 'create temp table trial_table (n int)', 'create schema trial_schema',
  'create function public.trial_function() returns int language sql as ''select 1''', 'create view public.trial_view as select 1',
  'alter table match_event add column trial int', 'alter table match_event disable trigger all', 'drop table match_event',
  'alter function arena_now() owner to current_user', 'drop trigger match_event_append_only on match_event',
  'alter table match_event_0 disable trigger match_event_append_only', 'create rule trial_rule as on insert to match do instead nothing',
  'update match_event set body = body', 'delete from match_event', 'truncate match_event', 'update match_event_0 set body = body',
  'delete from match_event_1', 'truncate match_event_2', 'insert into match_event_3 select * from match_event_3', 'select from match_event for update',
  'delete from match_transcript', 'update match_transcript set n = 1', 'delete from match_transcript_1', 'delete from match_order_0', 'update match_snapshot_2 set n = 1',
  'insert into match_order_3 select * from match_order_3', 'select from match_snapshot_0',
  'update arena_clock set offset_us = 1', 'delete from arena_clock', 'insert into arena_clock default values', 'truncate account',
  'update account set id = default', 'delete from account', 'delete from match', 'delete from credit_entry', 'update credit_entry set amount = 0',
  'update schema_migration set sha256 = sha256', 'insert into schema_migration (version) values (9)', 'delete from message',
  'alter database postgres set search_path = trial', 'comment on table match is ''trial''',
  'create index on match (id)'] $$;
grant execute on function trial.anybody, trial.programs to public;

\connect -reuse-previous=on user=quad_owner
select trial.refused(trial.anybody());
do $$ begin -- the trigger holds even where the privilege does not
  delete from match_event;
  raise 'the owner deletes events';
exception when raise_exception then
  if sqlerrm not like '%append-only%' then raise; end if;
end $$;
-- These two cannot be tried in a function.
\set ON_ERROR_STOP off
create database trial_database;
select 1 / (:'SQLSTATE' = '42501')::int as a \gset
alter system set fsync = off;
select 1 / (:'SQLSTATE' = '42501')::int as b \gset
\set ON_ERROR_STOP on
select :a + :b as neither \gset

\connect -reuse-previous=on user=quad_api
select trial.refused(trial.anybody() || trial.programs());
select trial.refused(array['insert into credit_entry select * from credit_entry', 'update account set public_id = public_id', 'delete from rating', 'select * from puzzle_secret for update']);
\connect -reuse-previous=on user=quad_clock
select trial.refused(trial.anybody() || trial.programs());
select trial.refused(array['select token_hash from session', 'select token_hash from access_token', 'update account set password_hash = ''''',
  'insert into session default values', 'insert into account (name) values (''x'')', 'select * from recovery_code', 'select * from second_factor', 'select * from puzzle_secret', 'select * from feed',
  'select * from invite', 'delete from report', 'insert into report default values', 'select * from match_note']);
\connect -reuse-previous=on user=quad_bot
select trial.refused(trial.anybody() || trial.programs());
select trial.refused(array['select token_hash from session', 'select 1 from session', 'select password_hash from account', 'update account set password_hash = ''''',
  'insert into account (name) values (''x'')', 'select * from access_token', 'select * from recovery_code', 'select * from second_factor', 'select * from puzzle_secret', 'select * from feed', 'select * from invite',
  'update report set match_id = match_id', 'select * from match_note', 'update arena_heartbeat set at = at', 'select code_hash from mail_address']);
\connect -reuse-previous=on user=quad_waiter
select trial.refused(trial.anybody() || trial.programs());
select trial.refused(array['select password_hash from account', 'select * from account', 'select token_hash from session', 'select * from match_order', 'select * from match_plan',
  'select nonce, seed from match', 'select * from match', 'update match set public_id = public_id', 'update match set seqs = seqs', 'insert into match_event select * from match_event',
  'select body from match_event', 'select * from message', 'select * from mail']);
\connect -reuse-previous=on user=quad_reader
select trial.refused(trial.anybody() || trial.programs());
select trial.refused(array['select password_hash from account', 'select name from account', 'select 1 from account where language is null', 'select token_hash from session', 'select * from access_token', 'select * from match_order',
  'select * from match_plan', 'select * from message', 'select * from mail_address', 'update match set public_id = public_id', 'update match set id = default',
  'insert into match_event select * from match_event', 'select 1 from match for share', 'select nextval(''rated_number'')']);

\connect -reuse-previous=on user=quad
do $$ begin
  if (select count(*) from match_event where body = '{"kind":"turn"}') <> 8 or (select offset_us from arena_clock) <> 0 then raise 'something was changed'; end if;
  if exists (select from pg_roles where rolname like 'quad\_%' and (rolsuper or rolcreaterole or rolcreatedb or rolreplication or rolbypassrls)) then raise 'a role has too much'; end if;
  if exists (select from pg_auth_members where member in (select oid from pg_roles where rolname like 'quad\_%') and (member::regrole, roleid::regrole) is distinct from ('quad_owner'::regrole, 'pg_monitor'::regrole)) then raise 'a role is a member of another'; end if;
end $$;
