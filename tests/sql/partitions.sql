-- Of a table in partitions by match, a query reads the one partition of its match: PostgreSQL's plan of each query of sql/queries looks for a
-- match's number wherever it reads such a table, and the queries of an order, of a view and of a log touch one partition when they run.
\set queries `awk -v form=prepare -f deploy/gen-queries.awk sql/queries/*.sql`
set plan_cache_mode = force_generic_plan; -- as the arena's programs connect (backend/store/pg_connect.c)
set jit = off;
set session_replication_role = replica; -- accounts and foreign keys play no part here
set search_path = public, pg_temp;

-- Enough rows that reading a table whole is never the cheapest way to a match.
insert into match (public_id, game, variant, options, rules_version, seats, clock, rated, spectators, press, absence, private, seed, nonce, seed_commitment,
                   stage, turns, owes, seqs, message_seqs, turn_started, changed_at, bank_ms, used_ms, state_hash, events, snapshot_at)
select translate(lpad(i::text, 10, '0'), '0189', 'abcd'), 'stratic', 'base', '{}', 1, 2, '{"mode":"live"}', false, 'public', 'all', '{}', false,
       '0123456789abcdef', '0123456789abcdef0123456789abcdef', '', 'play', '{9,9}', 0, '{1,1,1}', '{0,0,0}', now(), now(), '{0,0}', '{0,0}', '', 9, 8
  from generate_series(1, 2000) i;
insert into match_key (id) select id from match on conflict do nothing;
insert into match_event (match_id, n, kind, turn, body, tale, hash, at)
select id, n, 'turn', n, '{"kind":"turn","orders":[["x"],null]}', '[[3,"move",0,"x",{}]]', '', now() from match, generate_series(1, 9) n;
insert into match_order (match_id, turn, seat, body, ready, orders, receipt, at) select id, n, 0, '{}', true, '[]', '{}', now() from match, generate_series(8, 9) n;
insert into match_snapshot (match_id, n, turn, save_version, state) select id, n, n, 1, 'x' from match, generate_series(1, 8) n;
insert into match_transcript (match_id, seat, n, line, at) select id, 0, n, '{}', now() from match, generate_series(1, 3) n;
insert into match_transcript_size (match_id, seat, lines, bytes) select id, 0, 3, 6 from match;
insert into match_seat (match_id, seat, account_id, name, kind) select id, s, 1, 'x', 'guest' from match, generate_series(0, 1) s on conflict do nothing;
insert into message (match_id, n, account_id, seat, audience, body, at) select id, 1, 1, 0, 1 << 16, 'x', now() from match;
reset session_replication_role;
analyze;
:queries

-- ---- the plans ----------------------------------------------------------------------------------------------------------------

-- A query that is given the match's number opens one partition. These find the numbers themselves, so all partitions are opened, and of each match
-- found one is read. None of them belongs to an order.
create temp table finds (word text primary key, why text);
insert into finds values ('participant_state', 'a researcher''s look at the matches of participants'), ('league_game', 'games of a league that have news');

create temp table part as
select inhrelid::regclass::text as name, inhparent::regclass::text as of from pg_inherits join pg_class p on p.oid = inhparent where p.relkind = 'p';
create temp table scan (query text, part text, condition text);

create temp view opened as
select s.name from pg_prepared_statements s
 where s.name in (select query from scan) and not exists (select from finds where strpos(s.statement, word) > 0);

create procedure note_scans(query text, node jsonb) language plpgsql as $$
declare
  child jsonb;
begin
  if node->>'Node Type' <> 'ModifyTable' and exists (select from part where name = node->>'Relation Name') then
    insert into scan values (query, node->>'Relation Name', coalesce(node->>'Index Cond', node->>'Recheck Cond', ''));
  end if;
  for child in select * from jsonb_array_elements(coalesce(node->'Plans', '[]')) loop call note_scans(query, child); end loop;
end $$;

do $$
declare
  asked record;
  plan jsonb;
begin
  for asked in select name, cardinality(parameter_types) as parameters from pg_prepared_statements where from_sql loop
    execute format('explain (format json) execute %I%s', asked.name,
                   case when asked.parameters > 0 then '(' || array_to_string(array_fill('null'::text, array[asked.parameters]), ', ') || ')' else '' end) into plan;
    call note_scans(asked.name, plan->0->'Plan');
  end loop;
  assert (select count(*) from (select distinct of from part) p) = 4, 'events, orders, snapshots and transcripts are in partitions';
  assert (select bool_and(n = 4) from (select count(*) as n from part group by of) p), 'four each';
  assert (select count(*) > 3 from (select distinct query from scan) s), 'plans with partitions were looked at';
  assert not exists (select from scan where condition not like '%match_id = %'),
         format('reads partitions whole: %s', (select string_agg(distinct s.query || ' ' || s.part, ', ') from scan s where condition not like '%match_id = %'));
  assert not exists (select from opened), format('opens all partitions and is not on the list: %s', (select string_agg(name, ', ') from opened));
end $$;

-- ---- the queries of an order, of a view and of a log, run on one match -----------------------------------------------------------

create function touched() returns table (of text, name text, n bigint) language sql as $$
  select p.of, p.name, coalesce(s.seq_scan, 0) + coalesce(s.idx_scan, 0) + s.n_tup_ins + s.n_tup_upd + s.n_tup_del
    from part p join pg_stat_xact_user_tables s on s.relid = p.name::regclass
$$;

create procedure one_partition(call text) language plpgsql as $$
declare
  most bigint;
begin
  create temp table before on commit drop as select * from touched();
  execute 'execute ' || call;
  select max(n) into most from (select count(*) as n from touched() t join before b using (of, name) where t.n > b.n group by t.of) tables;
  assert most is not null, format('%s touches no partition', call);
  assert most = 1, format('%s touches %s partitions of a table', call, most);
  commit;
end $$;

create procedure run(m bigint) language plpgsql as $$
declare
  id text := (select quote_literal(public_id) from match where match.id = m);
  call text;
begin
  foreach call in array array[
    format('match_rest(%s)', id), format('event_insert(%s, 10, ''turn'', 9, ''{}'', ''[]'', '''', now(), 0, ''{}'', ''{}'')', m), format('events_after(%s, 8, 9)', m),
    format('tale_lines(%s, 9, -1, 0, 10)', m), format('event_last_before(%s, 5, 9)', m), format('event_last_of_seat(%s, 9, 0)', m),
    format('events_of_turn(%s, 9)', m), format('event_time(%s, 9)', m), format('snapshot_at(%s, 9)', m), format('snapshot_insert(%s, 16, 9, 1, ''x'')', m),
    format('snapshot_thin(%s)', m), format('orders_of_turn(%s, 9)', m), format('order_put(%s, 9, 0, ''{}'', true, ''[]'', ''{}'', 0)', m),
    format('order_put(%s, 10, 1, ''{}'', true, ''[]'', ''{}'', 0)', m), format('orders_drop(%s, 10)', m), format('seats_ordered(%s)', m),
    format('messages_shown(%s, 1)', m), format('trial_times(%s)', m), format('transcript_add(%s, 0, ''[{}]'', 2)', m), format('transcript_read(%s, 0, 0, 10, 1000)', m),
    format('snapshots_clear(%s)', m)]
  loop
    call one_partition(call);
  end loop;
end $$;
do $$ begin for m in 1..8 loop call run(m); end loop; end $$; -- among eight numbers, all four partitions
