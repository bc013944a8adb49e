-- The numbers of an experiment's lists: in random histories they are what a look at every participant gives, and so is the list a newcomer gets;
-- and an enrolment among a thousand participants reads as much as one among ten. HISTORIES: how many are tried.
\set queries `awk -v form=prepare -f deploy/gen-queries.awk sql/queries/experiment.sql sql/queries/study.sql`
:queries
\set histories `echo "${HISTORIES:-20}"`
set plan_cache_mode = force_generic_plan; -- as the arena's programs connect (backend/store/pg_connect.c)
set jit = off;
set client_min_messages = warning;
select setseed(0.14);

-- ---- a look at every participant, as enrolments did it before the numbers were kept -------------------------------------------------------

create function looked_balance(x bigint, seed text) returns text language plpgsql as $$ begin return (
  with taking_part as (
    select p.list from participant p join participant_state s on s.id = p.id
     where p.experiment_id = x and s.status in ('complete', 'playing') and not p.defective
  )
  select l.name
    from experiment_list l left join taking_part p on p.list = l.name
   where l.experiment_id = x
   group by l.name
   order by count(p.list), md5(seed || (select count(*) from participant where experiment_id = x) || ':' || l.name), l.name
   limit 1
); end $$;
create function looked_places(x bigint) returns text language plpgsql as $$ begin return (
  select string_agg(concat_ws(' ', l.name, (select count(*) from participant p where p.experiment_id = x and p.list = l.name), s.held, s.counted, s.gone), ', ' order by l.name)
    from experiment_list l
   cross join lateral (
     select count(*) filter (where s.status in ('complete', 'playing')), count(*) filter (where s.status in ('complete', 'playing') and not p.defective),
            count(*) filter (where s.status = 'gone')
       from participant p join participant_state s on s.id = p.id where p.experiment_id = x and p.list = l.name) s (held, counted, gone)
   where l.experiment_id = x
); end $$;
create function looked_gone(x bigint, places int) returns bigint[] language plpgsql as $$ begin return (
  select array_agg(id order by id)
    from (select s.id from participant_state s join participant p on p.id = s.id
           where s.experiment_id = x and s.status = 'gone' order by greatest(p.joined_at, s.last_at), s.id limit places) g
); end $$;
create function kept_places(x bigint) returns text language plpgsql as $$ begin return (
  select string_agg(concat_ws(' ', name, joined, held, counted, gone), ', ' order by name) from experiment_places(x)
); end $$;

-- ---- what happens in an experiment ---------------------------------------------------------------------------------------------------

create sequence word;
create sequence account_turn;
create function public_word() returns text language sql as $$ select translate(lpad(nextval('word')::text, 10, '0'), '0189', 'wxyz') $$;
create function one_of(words text[]) returns text language sql as $$ select words[1 + floor(random() * cardinality(words))] $$;
create function somebody() returns bigint language sql as $$ select id from account where name_key = 'p1' $$;
insert into account (public_id, name, name_key, kind, registered_at)
select translate(lpad(i::text, 10, '0'), '0189', 'abcd'), 'p' || i, 'p' || i, 'human', now() from generate_series(1, 1200) i;

create function experiment_with(lists int) returns bigint language plpgsql as $$
declare
  x bigint;
begin
  insert into experiment (public_id, owner_id, status, title, shown_title, consent, plan, files, report, balance_seed)
  values (public_word(), somebody(), 'running', 'x', 'x', '', '{}', '{}', '{}', substr(md5(random()::text), 1, 16)) returning id into x;
  insert into experiment_list (experiment_id, name, rows) select x, 'list ' || i, 1 + (i - 1) % 2 from generate_series(1, lists) i;
  return x;
end $$;

create function match_for() returns bigint language plpgsql as $$
declare
  m bigint;
begin
  insert into match (public_id, game, variant, options, rules_version, seats, clock, rated, spectators, press, absence, private, seed, nonce, seed_commitment,
                     stage, turns, owes, seqs, message_seqs, turn_started, changed_at, bank_ms, used_ms, state_hash, purpose)
  values (public_word(), 'rules', 'base', '{}', 1, 1, '{"mode":"untimed"}', false, 'none', 'none', '{}', true, '0123456789abcdef',
          '0123456789abcdef0123456789abcdef', '', 'play', '{1}', 1, '{1,1}', '{0,0}', arena_now(), arena_now(), '{0}', '{0}', '', 'experiment') returning id into m;
  return m;
end $$;

-- As an enrolment does it: ask for a list and for room, then insert.
create function joined(x bigint, more text) returns bigint language plpgsql as $$
declare
  seed text := (select balance_seed from experiment where id = x);
  list text;
  held bigint;
  gone bigint;
  turn bigint := 1 + nextval('account_turn') % 1200;
  account bigint := (select id from account where name_key = 'p' || turn);
  p bigint;
begin
  execute format('execute participant_find(%s, %s)', x, account);
  execute format('execute study_room(%s)', x) into held, gone;
  execute format('execute experiment_balance(%s, %L)', x, seed) into list;
  insert into participant (experiment_id, account_id, code, list, due_at, pages, pages_before)
  values (x, account, public_word(), list,
          case when more like '%due%' then arena_now() + interval '50 min' end, case when more like '%pages%' then 2 else 0 end, case when more like '%pages%' then 1 else 0 end)
  returning id into p;
  execute format('execute participant_find(%s, %s)', x, account);
  return p;
end $$;

create procedure act(what text, x bigint, p bigint) language plpgsql as $$
declare
  list experiment_list;
  m bigint := (select t.match_id from trial t join match g on g.id = t.match_id where t.participant_id = p and g.status <> 'finished');
begin
  select l.* into list from experiment_list l join participant q on q.experiment_id = l.experiment_id and q.list = l.name where q.id = p;
  case what
    when 'series' then
      if m is null and (select count(*) from trial where participant_id = p) < list.rows then
        insert into trial (participant_id, row, match_id) select p, 1 + (select count(*) from trial where participant_id = p), match_for();
      end if;
    when 'move' then update match set status = status, events = events + 1, changed_at = arena_now() where id = m;
    when 'finish' then update match set status = 'finished', events = events + 1, changed_at = arena_now(), finished_at = arena_now() where id = m;
    when 'resign' then
      update match set status = 'finished', events = events + 1, changed_at = arena_now(), finished_at = arena_now() where id = m;
      insert into match_event (match_id, n, kind, turn, body, tale, hash, at) select id, events, 'resign', 1, '{}', '[]', '', arena_now() from match where id = m;
    when 'practice' then
      insert into practice (participant_id, page, match_id) select p, 1, match_for() where not exists (select from practice where participant_id = p);
    when 'practise' then update match set status = status, events = events + 1, changed_at = arena_now() where id = (select match_id from practice where participant_id = p);
    when 'answer' then
      insert into participant_page (participant_id, page, try, answers) select p, 1, 1 + (select count(*) from participant_page where participant_id = p), '{}';
      update participant set page = least(pages, page + 1) where id = p;
    when 'end' then update participant set ended = one_of('{screened_out,timed_out,left,withdrawn}'), ended_at = arena_now() where id = p and ended is null;
    when 'erase' then
      delete from participant_page where participant_id = p;
      delete from practice where participant_id = p;
      delete from trial where participant_id = p;
      update participant set account_id = null, ended = 'erased', page = 0 where id = p;
    when 'mark' then update participant set defective = not defective where id = p;
    when 'wait' then update arena_clock set offset_us = offset_us + 60000000 * (one_of('{1,10,20,20,30,40}'))::bigint;
    when 'free' then execute format('execute places_free(%s, 2)', x);
  end case;
end $$;

create procedure history(steps int) language plpgsql as $$
declare
  x bigint := experiment_with(1 + floor(random() * 4)::int);
  other bigint := experiment_with(1);
  seed text := (select balance_seed from experiment where id = x);
  what text;
  anybody bigint;
  said text;
  gone bigint[];
  told bigint[];
begin
  perform joined(other, ''), joined(x, '');
  for step in 1..steps loop
    what := one_of('{join,join,join,series,series,series,move,move,finish,finish,finish,resign,practice,practise,answer,answer,end,erase,mark,wait,wait,wait,free}');
    if what = 'join' then
      perform joined(x, one_of('{plain,plain,due,pages,due pages}'));
    else
      gone := case when what = 'free' then coalesce(looked_gone(x, 2), '{}') end;
      anybody := (select id from participant where experiment_id = x order by random() limit 1);
      call act(what, x, anybody);
      if what = 'free' then
        told := coalesce((select array_agg(id order by id) from participant where experiment_id = x and ended = 'timed_out' and id = any (gone)), '{}');
        assert told = gone, format('%s had been gone longest, and %s were sent away', gone, told);
      end if;
    end if;
    set constraints all immediate; -- as at the end of a transaction
    set constraints all deferred;
    assert kept_places(x) = looked_places(x), format('step %s, %s: kept %s, looked %s', step, what, kept_places(x), looked_places(x));
    execute format('execute experiment_balance(%s, %L)', x, seed) into said;
    assert said = looked_balance(x, seed), format('step %s, %s: a newcomer gets %s', step, what, said);
  end loop;
  assert kept_places(other) = looked_places(other), 'the other experiment';
end $$;

create procedure histories(count int) language plpgsql as $$
begin
  for i in 1..count loop
    call history(20 + floor(random() * 20)::int);
    commit;
  end loop;
end $$;
set enable_seqscan = off; -- the rows of earlier histories are not read again and again
call histories(:histories);
reset enable_seqscan;
-- Somebody completes the list, is defective, goes on, goes away, resigns: each number is seen to change.
create procedure settled(x bigint, expected text, what text) language plpgsql as $$
begin
  set constraints all immediate;
  set constraints all deferred;
  assert kept_places(x) = expected and looked_places(x) = expected, format('%s: kept %s, looked %s', what, kept_places(x), looked_places(x));
end $$;
do $$
declare
  x bigint := experiment_with(1);
  p bigint[] := array(select joined(x, '') from generate_series(1, 4));
  newcomer bigint;
begin
  for i in 1..4 loop call act('series', x, p[i]); end loop;
  call act('finish', x, p[1]);
  call act('mark', x, p[2]);
  call settled(x, 'list 1 4 4 3 0', 'one of four is defective');
  call act('resign', x, p[3]);
  call settled(x, 'list 1 4 3 2 0', 'one resigned');
  update arena_clock set offset_us = offset_us + 3600000000;
  call settled(x, 'list 1 4 1 1 2', 'an hour later one has completed it, and two are gone');
  newcomer := joined(x, '');
  call settled(x, 'list 1 5 2 2 2', 'a newcomer');
  assert (select count(*) = 2 from participant_place where experiment_id = x and state = 'gone'), 'those who are gone are taken out';
  call act('move', x, p[4]);
  call settled(x, 'list 1 5 3 3 1', 'one of them came back');
  call act('free', x, null);
  call settled(x, 'list 1 5 3 3 0', 'the other gave up the place');
  call act('mark', x, p[2]);
  call act('erase', x, p[1]);
  call settled(x, 'list 1 5 2 2 0', 'the completed one was erased');
end $$;

-- ---- what an enrolment reads ---------------------------------------------------------------------------------------------------------

create function rows_read() returns bigint language sql as
  $$ select sum(pg_stat_get_xact_tuples_returned(oid) + pg_stat_get_xact_tuples_fetched(oid)) from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'i') and relname !~ '^(account|arena_clock)' $$;
create table enrolled (experiment bigint, n int, rows_read bigint);
create procedure enrol(x bigint, count int) language plpgsql as $$
declare
  before bigint;
  already bigint := (select count(*) from participant where experiment_id = x);
begin
  for i in 1..count loop
    commit;
    before := rows_read();
    insert into trial (participant_id, row, match_id) select joined(x, ''), 1, match_for();
    set constraints all immediate;
    insert into enrolled values (x, already + i, rows_read() - before);
  end loop;
end $$;
-- While PostgreSQL believes that there are few participants it reads small tables whole, but it does not compute the state of each participant.
select experiment_with(2) as grown \gset
analyze;
call enrol(:grown, 300);
do $$ begin assert (select max(rows_read) < 20000 from enrolled), 'an enrolment computes one participant''s state, whatever the statistics say'; end $$;
delete from enrolled;

-- Enough rows of others that reading a table whole is never the cheapest way to a participant.
select experiment_with(2) as crowded, experiment_with(2) as big \gset
set session_replication_role = replica;
insert into participant (experiment_id, code, list) select :crowded, public_word(), 'list 1' from generate_series(1, 5000);
insert into participant_place (participant_id, experiment_id, list, state, counted, until)
select id, experiment_id, list, 'held', true, 'infinity' from participant where experiment_id = :crowded;
insert into trial (participant_id, row, match_id) select id, 1, match_for() from participant where experiment_id = :crowded;
insert into match_key (id) select id from match on conflict do nothing;
insert into practice (participant_id, page, match_id) select id, 1, match_for() from participant where experiment_id = :crowded;
insert into participant_page (participant_id, page, try, answers) select id, 1, 1, '{}' from participant where experiment_id = :crowded;
insert into place_change (experiment_id, list, joined, held, counted, gone) select :crowded, 'list 1', 1, 1, 1, 0 from generate_series(1, 5000);
insert into match_key (id) select id from match on conflict do nothing;
reset session_replication_role;
vacuum analyze;
\set tables 'participant_place, place_change, experiment_list'
call enrol(:big, 990);
\ir lib/vacuum.sql
call enrol(:big, 10);
update arena_clock set offset_us = offset_us + 3700000000;
call enrol(:big, 12);
\ir lib/vacuum.sql
call enrol(:big, 3);
select n, rows_read from enrolled where n in (1, 10, 11, 20, 100, 300, 500, 1000) or n > 1000 order by n;
do $$
declare
  few bigint := (select max(rows_read) from enrolled where n between 11 and 20);
begin
  assert (select max(rows_read) from enrolled where n between 991 and 1000) < few + 50, 'an enrolment among a thousand reads as much as one among ten';
  assert (select max(rows_read) from enrolled where n > 1000) < 40000, 'after an hour an enrolment takes out a hundred of those who are gone';
  assert (select max(rows_read) from enrolled where n > 1012) < few + 50, 'and when all are out it reads no more than before';
end $$;
