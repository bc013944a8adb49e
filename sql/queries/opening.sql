-- opening.sql - the openings of finished matches, and how often each was played.

-- name: opening_await
-- makes: opening_due
-- A match has ended: its openings will be read.
insert into opening_due (match_id) values ($1);

-- name: opening_claim
-- skips: opening_due
-- The matches to read next. Sealed ones wait until they are opened. Three tries more than in the release before, which would take off the list
-- what it does not compare: migration 0076 puts matches on it that have had the first three.
update opening_due
   set tries = tries + 1
 where match_id in (select d.match_id
                      from opening_due d join match m on m.id = d.match_id
                     where d.tries < 6 and not m.sealed
                     order by d.match_id
                     limit 20
                       for no key update of d skip locked)
returning match_id, (select public_id from match where match.id = match_id) as public_id;

-- name: opening_done
-- locks: opening_due
-- No row: somebody else has read these openings meanwhile.
delete from opening_due where match_id = $1 returning match_id;

-- name: opening_hold
-- locks: opening_hold
-- Openings are counted one after another, and none while all counts are made again.
select pg_advisory_xact_lock(hashtextextended('opening', 16));

-- name: opening_rating
-- The rating of seat $2 at the start, or for -1 the mean of all; null unless all players had one.
select case when count(start_rating) = count(*) then round(avg(start_rating) filter (where $2 in (-1, seat)))::bigint end as rating
  from match_seat where match_id = $1;

-- name: opening_forked
-- Whether the first turns were played in another match: its log begins with saying so.
select exists (select from match_event where match_id = $1 and n = 1 and kind = 'note' and tale::jsonb -> 0 ->> 1 = 'fork') as forked;

-- name: opening_insert
-- makes: opening
insert into opening (match_id, seat, game, variant, nodes, steps, public, won, place, turns, rating, band)
values ($1, $2, $3, $4, array(select jsonb_array_elements_text($5))::uuid[], array(select jsonb_array_elements_text($6)), $7::int <> 0, $8,
        $9, $10, $11, $12);

-- name: opening_count
-- locks: opening_count
-- Count the openings of a match: among all, and among those of its band of ratings. Seats can have the same one.
insert into opening_count (node, band, step, n, games, won, drawn, places, turns, rated, ratings, latest_id, best_id, best_rating)
select s.node, b.band, s.step, min(s.n) - 1, count(*), count(*) filter (where o.won = 1), count(*) filter (where o.won = 0), sum(o.place),
       sum(o.turns), count(o.rating), coalesce(sum(o.rating), 0), o.match_id, case when count(o.rating) > 0 then o.match_id end, max(o.rating)
  from opening o
 cross join unnest(o.nodes, o.steps) with ordinality as s (node, step, n)
 cross join lateral (select 0::smallint union select o.band) b (band)
 where o.match_id = $1 and o.public
 group by o.match_id, s.node, b.band, s.step
 order by s.node, b.band, s.step
on conflict (node, band, step) do update
   set games = opening_count.games + excluded.games, won = opening_count.won + excluded.won, drawn = opening_count.drawn + excluded.drawn,
       places = opening_count.places + excluded.places, turns = opening_count.turns + excluded.turns,
       rated = opening_count.rated + excluded.rated, ratings = opening_count.ratings + excluded.ratings,
       latest_id = greatest(opening_count.latest_id, excluded.latest_id),
       best_id = case when (excluded.best_rating, excluded.best_id) > (opening_count.best_rating, opening_count.best_id) or opening_count.best_id is null
                      then excluded.best_id else opening_count.best_id end,
       best_rating = greatest(opening_count.best_rating, excluded.best_rating);

-- name: opening_drop
-- locks: opening
-- Before the openings of a match are read again. A transaction that was reading it has ended by then (opening_done); what it inserted is
-- visible only to a statement that begins later, so this is one of its own.
delete from opening where match_id = $1;

-- name: opening_counts_drop
-- locks: opening_count
delete from opening_count;

-- name: opening_counts_make
-- makes: opening_count
-- All counts, from the openings.
insert into opening_count (node, band, step, n, games, won, drawn, places, turns, rated, ratings, latest_id, best_id, best_rating)
select s.node, b.band, s.step, min(s.n) - 1, count(*), count(*) filter (where o.won = 1), count(*) filter (where o.won = 0), sum(o.place),
       sum(o.turns), count(o.rating), coalesce(sum(o.rating), 0), max(o.match_id),
       (array_agg(o.match_id order by o.rating desc, o.match_id desc) filter (where o.rating is not null))[1], max(o.rating)
  from opening o
 cross join unnest(o.nodes, o.steps) with ordinality as s (node, step, n)
 cross join lateral (select 0::smallint union select o.band) b (band)
 where o.public
 group by s.node, b.band, s.step;

-- name: opening_next
-- What was played most after an opening: steps behind node $1 in band $2, at most $3. The matches are open to everybody.
select step, games, won, drawn, games - won - drawn as lost, nullif(round(100.0 * places / games), 0)::int as place,
       turns / games as turns, case when rated > 0 then round(ratings / rated) end as rating,
       (select public_id from match where id = latest_id) as latest, (select public_id from match where id = best_id) as best,
       latest_id, coalesce(best_id, 0) as best_id
  from opening_count
 where node = $1::uuid and band = $2
 order by games desc, step
 limit $3;

-- name: opening_here
-- The games that reached an opening: the row of its last step $3, behind node $1.
-- rows: 1
select games, won, drawn, games - won - drawn as lost, nullif(round(100.0 * places / games), 0)::int as place,
       turns / games as turns, case when rated > 0 then round(ratings / rated) end as rating,
       latest_id, coalesce(best_id, 0) as best_id
  from opening_count
 where node = $1::uuid and band = $2 and step = $3;

-- name: opening_mine
-- The same for the latest 2000 matches of account $1 that began with the $4 steps to the last step $6 behind node $5; a row without a step
-- has all of them. Its private matches count too. $8: of each seat only its own opening, else that of the match.
with own as materialized (
  select o.*, o.steps[$4 + 2] as next
    from (select match_id, case when $8 <> 0 then seat else 0 end as seat
            from (select match_id, seat, finished_at from match_seat where account_id = $1 and finished_at is not null
                   order by finished_at desc, match_id desc limit 2000) latest
           group by 1, 2) s
    join opening o using (match_id, seat)
   where o.game = $2 and o.variant = $3 and o.nodes[$4 + 1] = $5::uuid and o.steps[$4 + 1] = $6 and ($7 = 0 or o.band = $7))
select w.*, (select public_id from match where id = latest_id) as latest, (select public_id from match where id = best_id) as best
  from (select next as step, grouping(next) as is_all, count(*) as games, count(*) filter (where won = 1) as won, count(*) filter (where won = 0) as drawn,
               count(*) filter (where won = -1) as lost, nullif(round(avg(100.0 * place)), 0)::int as place, sum(turns) / count(*) as turns, round(avg(rating))::bigint as rating,
               max(match_id) as latest_id,
               coalesce((array_agg(match_id order by rating desc, match_id desc) filter (where rating is not null))[1], 0) as best_id
          from own
         group by grouping sets ((), (next))) w
 where w.games > 0 and (w.is_all = 1 or w.step is not null)
 order by is_all desc, games desc, step
 limit $9 + 1;

-- name: doctor_openings
-- Public games whose opening is known, and as they are counted; and those whose opening could not be read.
-- rows: OPENING_BANDS and one; for the host
select coalesce(o.band, k.band) as band, coalesce(o.games, 0) as games, coalesce(k.games, 0) as counted,
       (o.games, o.won, o.drawn, o.turns) is distinct from (k.games, k.won, k.drawn, k.turns) as differs,
       (select count(*) from opening_due where tries >= 6) as unread
  from (select b.band, count(*) as games, count(*) filter (where won = 1) as won, count(*) filter (where won = 0) as drawn, sum(turns) as turns
          from opening cross join lateral (select 0::smallint union select opening.band) b (band)
         where public group by b.band) o
  full join (select band, sum(games) as games, sum(won) as won, sum(drawn) as drawn, sum(turns) as turns
               from opening_count where n = 0 group by band) k on k.band = o.band
 order by 1;
