-- name: run_begin_first
-- under: match
-- A run begins: the account's first on the level, unless it has one. Matches that begin at the same time meet at this unique row, so the
-- players of one match are inserted in the order of their accounts.
insert into run (match_id, seat, account_id, game, ladder, first, program, listed)
select $1, $2, a.id, $4, $5, true, a.kind not in ('guest', 'human'), a.kind <> 'guest' and a.deleted_at is null
  from account a where a.id = $3
on conflict do nothing;

-- name: run_begin_again
-- under: match
insert into run (match_id, seat, account_id, game, ladder, first, program, listed)
select $1, $2, a.id, $4, $5, false, a.kind not in ('guest', 'human'), a.kind <> 'guest' and a.deleted_at is null
  from account a where a.id = $3
on conflict do nothing;

-- name: run_end
-- under: match
-- locks: run_best
-- The match has ended and the player has played the whole run. $3: measures.
with ended as (
  update run r set measures = $3, counts = $4, stars = $5, at = at_us($6)
    from match_seat s
   where r.match_id = $1 and r.seat = $2 and r.at is null and s.match_id = r.match_id and s.seat = r.seat and s.account_id = r.account_id
     and not s.stood_in
  returning r.*)
insert into run_best (account_id, game, ladder, match_id, program, listed, measures, stars, at)
select account_id, game, ladder, match_id, program, listed, measures, stars, at from ended where counts
on conflict (account_id, game, ladder)
do update set match_id = excluded.match_id, measures = excluded.measures, stars = excluded.stars, at = excluded.at
 where excluded.measures < run_best.measures;

-- name: run_mine
-- An account's runs on each level: their number, the first finished one, the best one, and one still running.
-- rows: the levels of a game
select r.ladder, count(r.at) as runs, max(r.stars) as stars,
       max(f.measures::text) as first_measures, bool_or(f.counts) as first_counts, max(f.stars) as first_stars, max(fm.public_id) as first_match,
       max(b.measures::text) as best_measures, max(b.stars) as best_stars, max(bm.public_id) as best_match,
       max(m.public_id) filter (where r.at is null and m.status = 'live') as match
  from run r join match m on m.id = r.match_id
  left join run f on f.match_id = r.match_id and f.seat = r.seat and f.first and f.at is not null
  left join match fm on fm.id = f.match_id
  left join run_best b on b.account_id = r.account_id and b.game = r.game and b.ladder = r.ladder
  left join match bm on bm.id = b.match_id
 where r.account_id = $1 and r.game = $2 and ($3::text is null or r.ladder = $3)
 group by r.ladder;

-- name: run_going_on
select m.public_id
  from run r join match m on m.id = r.match_id
 where r.account_id = $1 and r.game = $2 and r.ladder = $3 and r.at is null and m.status = 'live' and m.seats = 1
 order by m.id desc
 limit 1;

-- name: run_page_first
-- First runs on a level after that of an account (0: from the start).
select r.account_id, m.public_id, a.name, a.kind, r.measures, r.stars, us(r.at) as at
  from run r join account a on a.id = r.account_id join match m on m.id = r.match_id
 where r.game = $1 and r.ladder = $2 and r.program = $3 and r.first and r.counts and r.listed
   and ($4 = 0 or (r.measures, r.at, r.account_id) > (select p.measures, p.at, p.account_id from run p
                                                       where p.account_id = $4 and p.first and p.game = $1 and p.ladder = $2))
 order by r.measures, r.at, r.account_id
 limit $5;

-- name: run_page_best
-- Best runs on a level, likewise.
select r.account_id, m.public_id, a.name, a.kind, r.measures, r.stars, us(r.at) as at
  from run_best r join account a on a.id = r.account_id join match m on m.id = r.match_id
 where r.game = $1 and r.ladder = $2 and r.program = $3 and r.listed
   and ($4 = 0 or (r.measures, r.at, r.account_id) > (select p.measures, p.at, p.account_id from run_best p
                                                       where p.account_id = $4 and p.game = $1 and p.ladder = $2))
 order by r.measures, r.at, r.account_id
 limit $5;

-- name: run_before_first
-- The number of runs ranked before an account on a level, up to a limit.
select count(*) as n
  from (select 1 from run r, run p
         where p.account_id = $3 and p.first and p.counts and p.game = $1 and p.ladder = $2 and r.game = $1 and r.ladder = $2
           and r.program = p.program and r.first and r.counts and r.listed
           and (r.measures, r.at, r.account_id) < (p.measures, p.at, p.account_id)
         limit $4) before;

-- name: run_before_best
select count(*) as n
  from (select 1 from run_best r, run_best p
         where p.account_id = $3 and p.game = $1 and p.ladder = $2 and r.game = $1 and r.ladder = $2
           and r.program = p.program and r.listed and (r.measures, r.at, r.account_id) < (p.measures, p.at, p.account_id)
         limit $4) before;

-- name: match_purpose
-- What a match was played for: the level, the puzzle, the challenge, or the experiment and its series, which are the same for both of a pair.
select r.ladder, h.challenge, h.n as rule, p.public_id as puzzle, to_char(p.day, 'YYYY-MM-DD') as day, e.public_id as experiment, e.shown_title,
       case when t.row is null then 0 else n.series end as series, n.of, n.continues
  from match m
  left join run r on r.match_id = m.id and r.seat = 0
  left join puzzle_play x on x.match_id = m.id
  left join puzzle p on p.id = x.puzzle_id
  left join challenge_run h on h.match_id = m.id
  left join trial t on t.match_id = m.id
  left join practice c on c.match_id = m.id
  left join participant w on w.id = coalesce(t.participant_id, c.participant_id)
  cross join lateral (
    select 1 + count(*) filter (where not x.continues and x.row < t.row) as series, count(*) filter (where not x.continues) as of,
           coalesce(bool_or(x.continues) filter (where x.row = t.row), false) as continues
      from experiment_row x where x.experiment_id = w.experiment_id and x.list = w.list) n
  left join experiment e on e.id = w.experiment_id
 where m.id = $1
 limit 1;
