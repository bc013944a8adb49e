-- What others store makes no list dearer: a page of clubs or tournaments, a search, the collections of a player, the credits of the Endless Tournament and
-- the programs of a league read as many pages of memory beside many rows as beside few. The numbers that they show are kept by triggers: after random
-- changes they are what counting gives.
\set queries `awk -v form=prepare -f deploy/gen-queries.awk sql/queries/club.sql sql/queries/collection.sql sql/queries/league.sql sql/queries/endless.sql sql/queries/tournament.sql`
:queries
set plan_cache_mode = force_generic_plan; -- as the arena's programs connect (backend/store/pg_connect.c)
set jit = off;
set client_min_messages = warning;
select setseed(0.14);

create function public_word(kind int, i bigint) returns text language sql as $$ select translate(lpad((kind * 1e9 + i)::bigint::text, 10, '0'), '0189', 'wxyz') $$;
create function account_of(i bigint) returns bigint language sql stable as $$ select id from account where name_key = 'p' || i $$;
insert into account (public_id, name, name_key, kind) select public_word(1, i), 'p' || i, 'p' || i, 'human' from generate_series(1, 40) i;

-- ---- the numbers are right after any history --------------------------------------------------------------------------------------------

create function one_of(words text[]) returns text language sql as $$ select words[1 + floor(random() * cardinality(words))] $$;
create procedure clubs_change(steps int) language plpgsql as $$
declare
  wrong text;
begin
  insert into club (public_id, owner_id, name, name_key, about, language, joining)
  select public_word(2, i), account_of(1), 'c' || i, 'c' || i, '', 'any', 'open' from generate_series(1, 3) i;
  for step in 1..steps loop
    case one_of('{put,put,put,drop,drop some,leave all}')
      when 'put' then
        insert into club_member (club_id, account_id, state) select id, account_of(1 + floor(random() * 40)::int), one_of('{officer,member,asked,invited,banned}')
          from club order by random() limit 2
            on conflict (club_id, account_id) do update set state = excluded.state;
      when 'drop' then delete from club_member where account_id = account_of(1 + floor(random() * 40)::int);
      when 'drop some' then delete from club_member where (club_id, account_id) in (select club_id, account_id from club_member order by random() limit 3);
      when 'leave all' then update club_member set state = 'banned' where random() < 0.05;
    end case;
    select string_agg(b.id::text, ',') into wrong
      from club b where members <> (select count(*) from club_member m where m.club_id = b.id and m.state in ('officer', 'member'));
    assert wrong is null, format('step %s: the members of clubs %s', step, wrong);
  end loop;
  delete from club;
end $$;
call clubs_change(150);

set session_replication_role = replica; -- of the matches, only their numbers and whether they are private are read
insert into match (public_id, game, variant, options, rules_version, seats, clock, rated, spectators, press, absence, private, seed, nonce, seed_commitment,
                   stage, turns, owes, seqs, message_seqs, turn_started, changed_at, bank_ms, used_ms, state_hash, purpose)
select public_word(3, i), 'rules', 'base', '{}', 1, 1, '{"mode":"untimed"}', false, 'all', 'none', '{}', i % 3 = 0, '0123456789abcdef', '0123456789abcdef0123456789abcdef',
       '', 'play', '{1}', 1, '{1,1}', '{0,0}', arena_now(), arena_now(), '{0}', '{0}', '', 'game'
  from generate_series(1, 500) i;
insert into match_key (id) select id from match on conflict do nothing;
reset session_replication_role;

create procedure collections_change(steps int) language plpgsql as $$
declare
  wrong text;
begin
  insert into collection (public_id, owner_id, title, visibility) select public_word(4, i), account_of(2), 'k', 'public' from generate_series(1, 3) i;
  for step in 1..steps loop
    case one_of('{keep,keep,note,let go,let some go}')
      when 'keep' then
        insert into collection_match (collection_id, match_id)
        select k.id, m.id from (select id from collection order by random() limit 2) k, (select id from match order by random() limit 5) m on conflict do nothing;
      when 'note' then
        insert into collection_match (collection_id, match_id, note) select collection_id, match_id, 'x' from collection_match order by random() limit 4
            on conflict (collection_id, match_id) do update set note = excluded.note;
      when 'let go' then delete from collection_match where match_id in (select id from match order by random() limit 20);
      when 'let some go' then delete from collection_match where random() < 0.1;
    end case;
    select string_agg(k.id::text, ',') into wrong
      from collection k
      cross join lateral (select count(*) as n, count(*) filter (where not m.private) as shown
                            from collection_match c join match m on m.id = c.match_id where c.collection_id = k.id) looked
     where (k.matches, k.shown_matches) <> (looked.n, looked.shown);
    assert wrong is null, format('step %s: the games of collections %s', step, wrong);
  end loop;
  delete from collection;
end $$;
call collections_change(100);

-- Of clubs that are not there: only the numbers count.
create procedure cups(first int, last int) language sql as $$
  insert into tournament (public_id, host_id, name, game, variant, options, clock, absence, spectators, press, delay_turns, format, seats, games_each, rated, private, entrants, min_players,
                          max_players, late_rounds, when_full, no_show_seconds, first_team, second_team, club_id, rival_id, rival_agreed)
  select public_word(7, i), account_of(1 + i % 30), 'Cup', 'stratic', 'base', '{}', '{"mode":"live"}', '{}', 'all', 'all', 0, 'team', 2, 1, false, i % 5 = 0 or i > 3000, 'all', 2, 64, 0, false, 300, 'A', 'B',
         case when i % 3 = 0 then 900000 else 900000 + i % 2900 end, case when i % 4 = 0 then case when i % 3 > 0 and i % 7 = 0 then 900000 else 900001 + (i + 1) % 2900 end end, i % 8 = 0
    from generate_series(first, last) i;
$$;
create procedure entries_change(steps int) language plpgsql as $$
declare
  wrong text;
begin
  set local session_replication_role = replica;
  call cups(1, 3);
  set local session_replication_role = origin;
  for step in 1..steps loop
    case one_of('{put,put,put,mark,mark some,drop,drop some}')
      when 'put' then insert into tournament_entry (tournament_id, account_id, status, rating) select id, account_of(1 + floor(random() * 40)::int), one_of('{in,waiting,withdrawn}'), 1500
          from tournament order by random() limit 2 on conflict (tournament_id, account_id) do update set status = excluded.status;
      when 'mark' then update tournament_entry set status = one_of('{in,waiting,withdrawn}') where account_id = account_of(1 + floor(random() * 40)::int);
      when 'mark some' then update tournament_entry set status = case when random() < 0.5 then 'in' else 'withdrawn' end where random() < 0.1;
      when 'drop' then delete from tournament_entry where account_id = account_of(1 + floor(random() * 40)::int);
      when 'drop some' then delete from tournament_entry where random() < 0.1;
    end case;
    select string_agg(t.id::text, ',') into wrong
      from tournament t
     where (placed, queued) <> (select count(*) filter (where status = 'in'), count(*) filter (where status = 'waiting') from tournament_entry e where e.tournament_id = t.id);
    assert wrong is null, format('step %s: the entries of tournaments %s', step, wrong);
  end loop;
  delete from tournament;
end $$;
call entries_change(100);

-- Weeks that some, many or nobody wins; a transfer's rows may come in parts.
create procedure credits_change(steps int) language plpgsql as $$
declare
  wrong text;
begin
  for step in 1..steps loop
    case one_of('{issue,share,share,more}')
      when 'issue' then
        with made as (insert into credit_transfer (kind, week) values ('issue', date '2000-01-01' + step * 7) returning id)
        insert into credit_entry (transfer_id, holder, amount) select id, h.holder, h.amount from made, (values ('pool', 1000), ('issuer', -1000)) h(holder, amount);
      when 'share' then
        with made as (insert into credit_transfer (kind, week) values ('share', date '2000-01-01' + step * 7) returning id),
             who as (select account_of(i) as id from generate_series(1, 1 + floor(random() * 39)::int) i)
        insert into credit_entry (transfer_id, holder, account_id, amount)
        select made.id, 'account', who.id, 3 from made, who union all select made.id, 'pool', null, -3 * (select count(*) from who) from made;
      when 'more' then insert into credit_entry (transfer_id, holder, account_id, amount)
        select t.id, h.holder, case when h.holder = 'account' then account_of(7) end, h.amount
          from (select id from credit_transfer order by random() limit 1) t, (values ('pool', 7), ('account', 1), ('account', 1), ('issuer', -9)) h(holder, amount);
    end case;
    select string_agg(t.id::text, ',') into wrong
      from credit_transfer t cross join lateral (select count(*) as n, coalesce(sum(amount) filter (where holder = 'pool'), 0) as pool, sum(amount) as total from credit_entry where transfer_id = t.id) e
     where (t.entries, t.pool, t.total) is distinct from (e.n, e.pool, e.total);
    assert wrong is null, format('step %s: the numbers of transfers %s', step, wrong);
    assert (select balance from credit_pool) = (select coalesce(sum(amount), 0) from credit_entry where holder = 'pool'), format('step %s: the pool', step);
    select string_agg(coalesce(b.account_id, e.account_id)::text, ',') into wrong
      from credit_balance b full join (select account_id, sum(amount) as balance from credit_entry where account_id is not null group by account_id) e on e.account_id = b.account_id
     where b.balance is distinct from e.balance;
    assert wrong is null, format('step %s: what accounts %s have', step, wrong);
  end loop;
end $$;
call credits_change(60);

-- ---- and nothing is counted --------------------------------------------------------------------------------------------------------------

create function pages_read(query text) returns bigint language plpgsql as $$
declare
  plan json;
begin
  execute 'explain (analyze, buffers, format json) execute ' || query into plan;
  return (plan -> 0 -> 'Plan' ->> 'Shared Hit Blocks')::bigint + (plan -> 0 -> 'Plan' ->> 'Shared Read Blocks')::bigint;
end $$;
create table asked (what text primary key, query text, few bigint, many bigint);

-- Clubs founded by a flood of accounts, all of one language and with names alike; what they refer to is not looked up.
create procedure found(first int, last int) language sql as $$
  insert into account (public_id, name, name_key, kind) select public_word(5, i), 'f' || i, 'f' || i, 'human' from generate_series(first, last) i;
  insert into club (public_id, owner_id, name, name_key, about, language, joining, members)
  select public_word(5, i), a.id, 'Rook club ' || i, 'rook club ' || i, repeat('about ', 20), case when i % 3000 = 0 then 'de' else 'any' end, 'open', i % 7
    from generate_series(first, last) i join account a on a.public_id = public_word(5, i);
$$;
create procedure league(first int, last int) language sql as $$
  insert into account (public_id, name, name_key, kind, owner_id) select public_word(6, i), 'l' || i, 'l' || i, 'engine', account_of(1) from generate_series(first, last) i;
  insert into league_entry (game, variant, account_id, games_at_once, division, season) select 'rules', 'base', id, 1, 1, 's' from account where name_key like 'l%' and public_id in (select public_word(6, i) from generate_series(first, last) i);
  insert into league_set (game, variant, season, seed, players) select 'rules', 'base', 's', '0123456789abcdef', array[account_id, account_id - 1] from league_entry e join account a on a.id = e.account_id where a.public_id in (select public_word(6, i) from generate_series(first, last) i);
$$;
create procedure weeks(first int, last int, winners int) language sql as $$
  with made as (insert into credit_transfer (kind, week) select 'share', date '2010-01-01' + i * 7 from generate_series(first, last) i returning id)
  insert into credit_entry (transfer_id, holder, account_id, amount)
  select made.id, 'account', a.id, 1 from made, (select id from account order by id limit winners) a union all select made.id, 'pool', null, -winners from made;
$$;
create procedure enter(start int, stop int) language sql as $$
  insert into tournament_entry (tournament_id, account_id, status, rating)
  select t.id, a.id, 'in', 1500 from (select id from tournament order by id desc limit 60) t, (select id, row_number() over (order by id) as i from account where kind = 'human') a where a.i between start and stop;
$$;
create procedure note(few boolean) language plpgsql as $$
declare
  one record;
  n bigint;
begin
  for one in select * from asked loop
    n := pages_read(one.query); -- the first look reads the catalogue, too
    n := pages_read(one.query);
    update asked set few = case when note.few then n else asked.few end, many = case when note.few then asked.many else n end where what = one.what;
  end loop;
end $$;

insert into asked (what, query)
select 'all clubs', 'clubs_list(null, 9223372036854775807, 0, 0, 51)'
union all select 'later clubs', 'clubs_list(null, 2, 900, 0, 51)'
union all select 'clubs of a rare language', 'clubs_list(''de'', 9223372036854775807, 0, 0, 51)'
union all select 'a common name', 'clubs_search(''rook'', null, 9223372036854775807, 0, 0, 51)'
union all select 'a part of every name', 'clubs_search(''club'', null, 9223372036854775807, 0, 0, 51)'
union all select 'a name that nobody has', 'clubs_search(''zzz'', ''de'', 9223372036854775807, 0, 0, 51)'
union all select 'public collections', format('collections_of(%s, true, null)', account_of(2))
union all select 'own collections beside a game', format('collections_of(%s, false, %L)', account_of(2), public_word(3, 7))
union all select 'the pool', 'pool_balance'
union all select 'what a winner has', format('credit_of(%s)', account_of(2))
union all select 'the ledger', format('credit_list(9223372036854775807, 51, %s)', account_of(2))
union all select 'all tournaments', 'tournaments_list(null, null, 9223372036854775807, 0, false, 51)'
union all select 'later tournaments', 'tournaments_list(null, null, 900, 0, false, 51)'
union all select 'all tournaments for a player', format('tournaments_list(null, null, 9223372036854775807, %s, false, 51)', account_of(34))
union all select 'a player''s tournaments', format('tournaments_list(null, null, 9223372036854775807, %s, true, 51)', account_of(34))
union all select 'a host''s tournaments', format('tournaments_list(null, null, 9223372036854775807, %s, true, 51)', account_of(3))
union all select form.who || of.what, format('tournaments_of_club(null, null, 9223372036854775807, %s, %s, %s, %s, 51)', form.account, form.member::text, of.club, form.officer::text)
  from (values ('a stranger', 0, false, false), ('a member', account_of(35), true, false), ('an officer', account_of(35), true, true)) form(who, account, member, officer),
       (values (' sees tournaments of a club with many', 900000), (' sees tournaments of a club with few', 900001)) of(what, club);

set session_replication_role = replica;
call found(1, 3000);
call cups(1, 3000);
insert into collection (public_id, owner_id, title, visibility) select public_word(4, 10 + i), account_of(2), 'k', 'public' from generate_series(1, 50) i;
reset session_replication_role;
call weeks(1, 60, 2);
call enter(1, 2);
set session_replication_role = replica;
vacuum analyze club, club_member, account, collection, collection_match, match, tournament, tournament_entry, credit_transfer, credit_entry, credit_pool, credit_balance;
call note(true);
call found(3001, 12000);
call cups(3001, 12000);
insert into collection_match (collection_id, match_id) select k.id, m.id from collection k, (select id from match order by id limit 400) m;
reset session_replication_role;
call weeks(61, 160, 200);
call enter(41, 540);
set session_replication_role = replica;
vacuum analyze club, club_member, account, collection, collection_match, match, tournament, tournament_entry, credit_transfer, credit_entry, credit_pool, credit_balance;
call note(false);
do $$
declare
  one record;
begin
  for one in select * from asked loop
    raise notice '%: % pages, then %', one.what, one.few, one.many;
    assert one.many <= 1.3 * one.few + 150, format('%s: %s pages of memory beside few rows, %s beside many', one.what, one.few, one.many);
  end loop;
end $$;

-- A league is read once for all its programs, not once for each.
call league(1, 100);
vacuum analyze league_entry, league_set, account;
insert into asked values ('a league', 'league_entries(''rules'', ''base'', ''live'', '''', ''s'')');
call note(true);
call league(101, 800);
vacuum analyze league_entry, league_set, account;
call note(false);
do $$ declare one record; begin
  select * into one from asked where what = 'a league';
  assert one.many <= 14 * one.few, format('a league: %s pages of memory with a hundred programs, %s with eight hundred', one.few, one.many);
end $$;

-- Nor does beginning a game read the sets of the season that are over, but those of the program that begins.
delete from asked;
insert into asked values ('a league late in its season', 'league_entries(''rules'', ''base'', ''live'', '''', ''s'')'),
  ('opponents met late in a season', format('league_met(''rules'', ''base'', ''s'', %s)', (select id from account where public_id = public_word(6, 1)))),
  ('sets under way late in a season', 'league_sets_due(''rules'', ''base'')');
update league_set set ended = true where id % 20 > 0;
vacuum analyze league_set;
call note(true);
insert into league_set (game, variant, season, seed, players, begun, ended)
select 'rules', 'base', 's', '0123456789abcdef', array[account_id, account_id - 1], 2, true
  from league_entry cross join generate_series(1, 20) where account_id > (select id + 1 from account where public_id = public_word(6, 1));
vacuum analyze league_set;
call note(false);
do $$ declare one record; begin
  for one in select * from asked loop
    raise notice '%: % pages, then %', one.what, one.few, one.many;
    assert one.many <= 1.3 * one.few + 150, format('%s: %s pages of memory beside few sets, %s beside many', one.what, one.few, one.many);
  end loop;
end $$;
