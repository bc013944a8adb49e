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
  'update account set id = default', 'delete from account', 'delete from match', 'delete from credit_entry', 'update credit_entry set amount = 0', 'update credit_pool set balance = 1', 'update credit_balance set balance = 1', 'update credit_transfer set total = 1',
  'update schema_migration set sha256 = sha256', 'insert into schema_migration (version) values (9)', 'delete from message',
  'alter database postgres set search_path = trial', 'comment on table match is ''trial''',
  'create index on match (id)'] $$;
grant execute on function trial.anybody, trial.programs to public;

-- What proves who somebody is, or that something is theirs, is read by the API alone: by its name a column of a secret, whichever table has it. The clock
-- signs and encrypts what it sends, and sends letters; a match's seed and nonce are what its turns are played and its end is published with.
do $$
declare
  wrong text;
begin
  with role(name) as (values ('quad_clock'), ('quad_bot'), ('quad_waiter'), ('quad_reader')),
  secret as (
    select c.relname || '.' || a.attname as name, c.oid, a.attnum
      from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v') and not c.relispartition
       and a.attname ~ '(password|secret|token|hash|nonce|seed|credential|code|mark|peer|address|^answer$|rule$|^public_key|subject)'
       and a.attname not in ('state_hash', 'list_hash', 'seed_commitment', 'rules_hash') -- published
       and c.relname || '.' || a.attname not in ('match_event.hash', 'crowd_ballot.code', 'push_key.public_key', 'token_refusal.token',
        'sight_key.mark', 'lobby_invitation.answer', 'report.answer', 'sanction.answer')), -- words of the arena's people, and a check of the key that is in no table
  needed(role, name) as (values
    ('quad_clock', 'endpoint.peer'), ('quad_clock', 'endpoint.secret'), ('quad_clock', 'endpoint.secret_before'), ('quad_clock', 'mail_address.address'),
    ('quad_clock', 'mail_address.stop_code'), ('quad_clock', 'sight.mark'), ('quad_bot', 'sight.mark'), ('quad_clock', 'league_set.seed'), ('quad_clock', 'lobby.seed'),
    ('quad_clock', 'match.seed'), ('quad_clock', 'match.nonce'), ('quad_bot', 'match.seed'), ('quad_bot', 'match.nonce'), ('quad_reader', 'match.seed'), ('quad_reader', 'match.nonce')),
  reads as (select role.name as role, secret.name from role, secret where has_column_privilege(role.name, secret.oid, secret.attnum, 'select'))
  select string_agg(case when n.role is null then reads.role || ' reads ' || reads.name else n.role || ' no longer reads ' || n.name end, ', ') into wrong
    from reads full join needed n on n.role = reads.role and n.name = reads.name
   where n.role is null or reads.role is null;
  assert wrong is null, wrong;
end $$;

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
select trial.refused(array['select password_hash from account', 'select * from account', 'select answer from idempotency', 'select invite_hash from notebook',
  'select token_hash from session', 'select token_hash from access_token', 'update account set password_hash = ''''', 'insert into session default values', 'insert into account (name) values (''x'')', 'select * from recovery_code', 'select * from second_factor', 'select * from puzzle_secret', 'select * from feed',
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
  if exists (select from pg_proc p join pg_class c on p.prosrc ~ ('\m(from|join|into|update)\s+' || c.relname || '\M')
              where p.pronamespace = 'public'::regnamespace and p.prorettype = 'trigger'::regtype and not p.prosecdef and c.relkind in ('r', 'p', 'v') and c.relnamespace = 'public'::regnamespace) then
    raise 'a trigger reads or writes a table with the rights of the role that fires it';
  end if;
end $$;
