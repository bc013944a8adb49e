-- The queue of bots' jobs: accounts take turns, and a claim reads a few rows however many are due. The queries are those of sql/queries.
\set queries `awk -v form=prepare -f deploy/gen-queries.awk sql/queries/match.sql`
:queries
set jit = off; -- as the arena's programs connect (backend/store/pg.c)
set session_replication_role = replica; -- matches and accounts are mere numbers here
create table claimed (n int generated always as identity, owner_id bigint, match_id bigint, seat int, rows_read bigint);

create function rows_read() returns bigint language sql as
  $$ select seq_tup_read + idx_tup_fetch from pg_stat_xact_user_tables where relid = 'job'::regclass $$;

create procedure put(first_match int, matches int, seats int, in_turn boolean) language plpgsql as $$
begin
  for m in first_match .. first_match + matches - 1 loop
    for seat in 1..seats loop execute format('execute job_put(%s, %s, 0, %L)', m, seat, in_turn); end loop;
  end loop;
end $$;

create procedure claim(times int) language plpgsql as $$
declare
  before bigint;
begin
  for i in 1..times loop
    create temp table leased on commit drop as select id, attempts from job where leased_until is not null;
    before := rows_read();
    execute 'execute job_claim_lock';
    execute 'execute job_claim';
    before := rows_read() - before;
    insert into claimed (owner_id, match_id, seat, rows_read)
    select owner_id, match_id, seat, before from job where leased_until is not null and (id, attempts) not in (select id, attempts from leased);
    drop table leased;
  end loop;
end $$;

-- Account 7 has 10000 jobs, eight bots in each match, which think in turn; 5 and 9 have two, matches between bots alone one.
insert into match_seat (match_id, seat, account_id, name, kind)
select m, 0, 7, 'x', 'guest' from generate_series(10001, 11250) m union all
select m, 0, 5, 'x', 'guest' from generate_series(2001, 2002) m union all
select m, 0, 9, 'x', 'guest' from generate_series(3001, 3002) m union all
select m, 1, 100, 'b', 'builtin' from generate_series(2001, 2002) m union all
select 4001, 0, 100, 'b', 'builtin';
analyze job; -- as it is most of the time: empty
call put(10001, 1250, 8, true);
call put(2001, 2, 1, false);
call put(3001, 2, 1, false);
call put(4001, 1, 1, false);
call put(10001, 1, 1, true);
do $$ begin
  assert (select count(*) = 10005 and sum(puts) = 10006 from job), 'a seat has one job';
end $$;

call claim(12);
do $$ begin
  assert (select array_agg(owner_id order by n) = '{0,5,7,9,5,7,9,7,7,7,7,7}' from claimed), 'accounts take turns';
  assert (select array_agg(match_id order by n) = '{10001,10002,10003,10004,10005,10006,10007}' from claimed where owner_id = 7), 'of a match whose bots think in turn one is leased';
  assert (select count(distinct (match_id, seat)) = 12 from claimed), 'a leased job is not claimed';
  -- Rows read: the jobs that are leased and the other seven of their matches, each with a look at the eight jobs of its match.
  assert (select max(rows_read) < 1000 from claimed), 'a claim reads few rows of ten thousand';
  assert (select max(rows_read) < 50 from claimed where n <= 4), 'a claim beside few leased ones reads hardly any';
end $$;

-- A newcomer, and one that comes back, are next but for one job of each other account.
insert into match_seat (match_id, seat, account_id, name, kind) select 5001, 0, 8, 'x', 'guest' union all select 2003, 0, 5, 'x', 'guest';
call put(5001, 1, 1, false);
call put(2003, 1, 1, false);
call claim(3);
do $$ begin
  assert (select array_agg(owner_id order by n) = '{8,5,7}' from claimed where n > 12), 'a newcomer waits for one job of each other account';
end $$;

-- A lease that has ended: the job is as good as any other of its account, and comes first because it waited longest.
update job set leased_until = arena_now() where match_id = 10002 and seat = 1;
call claim(1);
do $$ begin
  assert (select match_id = 10002 and seat = 1 from claimed where n = 16), 'a job whose holder died is claimed again';
  assert (select attempts = 2 from job where match_id = 10002 and seat = 1), 'and both tries are counted';
end $$;
