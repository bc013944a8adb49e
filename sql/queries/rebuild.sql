-- name: rebuild_page
-- Matches in the order of their creation, one page at a time.
select id, public_id from match where id > $1 order by id limit 200;

-- name: snapshots_clear
-- under: match
-- All snapshots of a match, to be made again from its events.
delete from match_snapshot where match_id = $1;

-- name: rebuild_place
-- under: match
-- The place, score and faction of a seat as its events give them; written only where they differ.
update match_seat set place = $3, score = $4, faction = $5
 where match_id = $1 and seat = $2 and (place, score, faction) is distinct from ($3, $4, $5);

-- name: rebuild_result
-- under: match
-- The result, and for a rated match its ladder.
update match
   set result = $2, ladder = case when rated_n is not null then $3 end
 where id = $1 and (result is distinct from $2::jsonb or (rated_n is not null and ladder is distinct from $3));

-- name: rebuild_run
-- under: match
-- The result of a finished run as the events give it. Whether the match was a run, and whose, was stored while it was played.
update run set measures = $3, counts = $4, stars = $5
 where match_id = $1 and seat = $2 and at is not null and (measures, counts, stars) is distinct from ($3, $4, $5);

-- name: rebuild_puzzle_play
-- under: match
update puzzle_play set measures = $2, counts = $3, stars = $4, score = $5
 where match_id = $1 and at is not null and (measures, counts, stars, score) is distinct from ($2, $3, $4, $5);

-- name: rebuild_challenge_run
-- under: match
update challenge_run set solved = $2, attempts = $3, errors = $4
 where match_id = $1 and at is not null and (solved, attempts, errors) is distinct from ($2, $3, $4);

-- name: rebuild_best
-- locks: run_best
-- The best run that counts, for each player and level; of equal ones the one that ended first.
with best as (
  select distinct on (account_id, game, ladder) account_id, game, ladder, match_id, program, listed, measures, stars, at
    from run where counts and at is not null
   order by account_id, game, ladder, measures, at, match_id),
gone as (
  delete from run_best b
   where not exists (select 1 from best x where (x.account_id, x.game, x.ladder) = (b.account_id, b.game, b.ladder)))
insert into run_best (account_id, game, ladder, match_id, program, listed, measures, stars, at)
select account_id, game, ladder, match_id, program, listed, measures, stars, at from best
on conflict (account_id, game, ladder)
do update set match_id = excluded.match_id, program = excluded.program, listed = excluded.listed, measures = excluded.measures,
              stars = excluded.stars, at = excluded.at
 where (run_best.match_id, run_best.measures, run_best.stars, run_best.at) is distinct from
       (excluded.match_id, excluded.measures, excluded.stars, excluded.at);
