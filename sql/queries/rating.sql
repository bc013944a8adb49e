-- name: rating_begin
-- under: match
-- A rated match begins: store the owners of its programs, and all ratings on the leaderboard it will count for. $2 to $6: game, variant,
-- speed, ladder, pool.
update match_seat s
   set owner_id = a.owner_id, start_rating = coalesce(r.rating, $7), start_deviation = coalesce(r.deviation, $8)
  from account a
  left join rating r on r.account_id = a.id and r.game = $2 and r.variant = $3 and r.speed = $4 and r.ladder = $5 and r.pool = $6
                    and r.season = ''
 where s.match_id = $1 and a.id = s.account_id;

-- name: rating_hold
-- locks: account
-- Lock the accounts of a finished match and the persons behind them, in one order for all: their inboxes and ratings change, and their
-- meetings are counted.
-- rows: the seats of a match and the persons behind them
select id
  from account
 where id in (select coalesce(founder_id, account_id) from match_seat where match_id = $1
               union select account_id from match_seat where match_id = $1
               union select owner_id from match_seat where match_id = $1 and owner_id is not null)
 order by id
   for no key update;

-- name: rating_board_hold
-- locks: rating_board_hold
-- Matches that end on one leaderboard are rated one after another, because who is established depends on the leaderboard, not on one
-- match.
select pg_advisory_xact_lock(hashtextextended($1, 14));

-- name: rating_near
-- under: match
-- The seats of a match that were used from the same network or device within 30 days, including the owners of programs.
with seen as (
  select distinct p.seat, g.kind, g.mark
    from match_person p join sight g on g.account_id in (p.account_id, p.person)
   where p.match_id = $1 and g.last_at > arena_now() - interval '30 days'
)
update match_seat s
   set near = pair.near
  from (select a.seat, bit_or(1 << b.seat::int) as near
          from seen a join seen b on b.kind = a.kind and b.mark = a.mark and b.seat <> a.seat
         group by a.seat) pair
 where s.match_id = $1 and s.seat = pair.seat;

-- name: rating_number
-- The next number in the order of ratings, drawn while the accounts are locked, so that it is the order in which they changed.
select nextval('rated_number') as n;

-- name: rating_people
-- The holder of each seat and the person behind it at time $2; anyone who registered later was a guest then.
-- rows: the seats of a match
select seat, account_id, kind, person, listed, stood_in, ordered, near, $2 - us(registered_at) as age,
       coalesce(trusted_at <= at_us($2), false) as trusted
  from match_person
 where match_id = $1
 order by seat;

-- name: rating_standings
-- How well the persons of a match were known on its leaderboard before it. $6: the number of known opponents that makes a person well
-- known; $7: when the match ended.
-- rows: the persons of a match
select p.person, coalesce(s.met, 0) as met, coalesce(s.thin, 0) as thin, coalesce(s.loose, 0) as loose,
       coalesce(s.established, false) as established, t.known, t.solid
  from (select distinct person from match_person where match_id = $1 and person > 0) p
  left join rating_standing s on s.person = p.person and s.game = $2 and s.variant = $3 and s.speed = $4 and s.ladder = $5
  cross join lateral (
    select count(*) filter (where t.other < 0 or o.established) as known,
           count(*) filter (where t.other < 0 or a.trusted_at <= at_us($7) or o.established and o.known >= $6) as solid
      from rating_tie t
      left join rating_standing o on o.person = t.other and o.game = $2 and o.variant = $3 and o.speed = $4 and o.ladder = $5
      left join account a on a.id = t.other
     where t.person = p.person and t.game = $2 and t.variant = $3 and t.speed = $4 and t.ladder = $5) t;

-- name: rating_people_established
-- The number of people established on a leaderboard, at most $5, and whether a sanction takes match $6, which ended at $7, out of all ratings.
select count(*) as people,
       exists (select from match_seat s join sanction x on x.account_id = any (array[s.account_id, s.founder_id, s.owner_id])
                where s.match_id = $6 and x.lifted_at is null and x.unrated_from <= at_us($7)
                  and coalesce(x.until, 'infinity') > at_us($7)) as annulled
  from (select 1 from rating_standing
         where game = $1 and variant = $2 and speed = $3 and ladder = $4 and established limit $5) known;

-- name: rating_ties
-- The pairs of persons of a match who had met before it on its leaderboard.
-- rows: the pairs of a match
select t.person, t.other
  from rating_tie t
 where t.person in (select person from match_person where match_id = $1) and t.other in (select person from match_person where match_id = $1)
   and t.game = $2 and t.variant = $3 and t.speed = $4 and t.ladder = $5;

-- name: rating_tie_put
-- under: rating_board_hold
insert into rating_tie (person, other, game, variant, speed, ladder) values ($1, $2, $3, $4, $5, $6) on conflict do nothing;

-- name: rating_standing_put
-- under: rating_board_hold
insert into rating_standing (person, game, variant, speed, ladder, met, known, thin, loose, established)
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
on conflict (person, game, variant, speed, ladder)
do update set met = excluded.met, known = excluded.known, thin = excluded.thin, loose = excluded.loose,
              established = excluded.established;

-- name: rating_find
-- The ratings of a match's players on its leaderboards, all-time and of the season.
-- rows: the seats of a match in each pool, of all time and of a season
select account_id, pool, season, rating, deviation, volatility, games, won, drawn, lost, us(at) as at
  from rating
 where account_id in (select coalesce(founder_id, account_id) from match_seat where match_id = $1) and game = $2 and variant = $3 and speed = $4
   and ladder = $5 and season in ('', $6);

-- name: rating_meetings
-- How often the persons of a match have met on the same leaderboard since a given time.
-- rows: the pairs of a match
select t.low, t.high, count(*) as n
  from (select distinct a.person as low, b.person as high
          from match_person a join match_person b on b.match_id = a.match_id and a.person < b.person
         where a.match_id = $1) pair
  join rating_meeting t on t.low = pair.low and t.high = pair.high and t.game = $2 and t.variant = $3 and t.speed = $4
                       and t.ladder = $5 and t.at > at_us($6)
 group by t.low, t.high;

-- name: rating_put
-- under: account
insert into rating (account_id, game, variant, speed, ladder, pool, season, rating, deviation, volatility, games, won, drawn, lost,
                    at, listed, placed)
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, at_us($15), $16, $17)
on conflict (account_id, game, variant, speed, ladder, pool, season)
do update set rating = excluded.rating, deviation = excluded.deviation, volatility = excluded.volatility, games = excluded.games,
              won = excluded.won, drawn = excluded.drawn, lost = excluded.lost, at = excluded.at, listed = excluded.listed,
              placed = excluded.placed;

-- name: rating_change_put
-- under: account
insert into rating_change (match_id, pool, account_id, seat, n, game, variant, speed, ladder, at, rating_before, deviation_before,
                           volatility_before, rating, deviation, volatility, counted, weights)
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, at_us($10), $11, $12, $13, $14, $15, $16, $17, $18);

-- name: rating_meeting_put
-- locks: rating_meeting
-- One row for two persons, no matter how many seats they had.
insert into rating_meeting (low, high, game, variant, speed, ladder, at, match_id) values ($1, $2, $3, $4, $5, $6, at_us($7), $8)
on conflict do nothing;

-- name: rating_meetings_sweep
-- locks: rating_meeting
-- Meetings too old to affect any rating.
delete from rating_meeting where at < arena_now() - interval '31 days';

-- name: rating_match_put
-- under: match
update match set rated_n = $2, speed = $3, ladder = $4 where id = $1 and (rated_n, speed, ladder) is distinct from ($2, $3, $4);

-- name: rating_list
-- under: account match
-- locks: run_best
-- Whether an account's ratings and runs are shown on leaderboards. A challenge that has closed stays as it is.
with a as (update run set listed = $2 where account_id = $1 and listed <> $2),
     b as (update run_best set listed = $2 where account_id = $1 and listed <> $2),
     d as (update puzzle_play set listed = $2 where account_id = $1 and listed <> $2),
     e as (update challenge_run x set listed = true from challenge c
            where $2 and not x.listed and x.account_id = $1 and c.number = x.challenge and c.closes_at > arena_now())
update rating set listed = $2 where account_id = $1 and listed <> $2;

-- name: rating_rebuild_lock
-- locks: rating_rebuild_lock
-- makes: account match rating_board_hold
-- No rating can change while all are recomputed; reading is not blocked.
select rating_hold_all();

-- name: rating_rebuild_clear
-- under: account rating_board_hold
-- locks: rating_meeting
with a as (delete from rating), b as (delete from rating_change), d as (delete from rating_standing), e as (delete from rating_tie)
delete from rating_meeting;

-- name: rating_rebuild_page
-- Rated matches in the order in which they were rated.
select m.id, m.rated_n, m.game, m.variant, m.clock, coalesce(m.ladder, '') as ladder, m.seats, us(m.finished_at) as at,
       (select array_agg(s.place order by s.seat) from match_seat s where s.match_id = m.id) as places
  from match m
 where m.rated_n > $1 and m.status = 'finished'
 order by m.rated_n
 limit 200;

-- name: rating_rework_clear
-- under: account rating_board_hold
-- locks: rating_meeting
-- Everything computed for one leaderboard, on which no match is rated meanwhile; on others matches go on ending. Only the flag "listed" of
-- its ratings can change, in transactions that then wait for nothing held here.
with a as (delete from rating where game = $1 and variant = $2 and speed = $3 and ladder = $4),
     b as (delete from rating_change where game = $1 and variant = $2 and speed = $3 and ladder = $4),
     d as (delete from rating_standing where game = $1 and variant = $2 and speed = $3 and ladder = $4),
     e as (delete from rating_tie where game = $1 and variant = $2 and speed = $3 and ladder = $4)
delete from rating_meeting where game = $1 and variant = $2 and speed = $3 and ladder = $4;

-- name: rating_rework_page
-- Rated matches of one leaderboard in the order in which they were rated.
select m.id, m.rated_n, m.game, m.variant, m.clock, coalesce(m.ladder, '') as ladder, m.seats, us(m.finished_at) as at,
       (select array_agg(s.place order by s.seat) from match_seat s where s.match_id = m.id) as places
  from match m
 where m.rated_n > $5 and m.status = 'finished' and m.game = $1 and m.variant = $2 and m.speed = $3 and m.ladder = $4
 order by m.rated_n
 limit 200;

-- name: rating_page
-- A page of a leaderboard after a position ($7 to $9: provisional, rating below zero, account): established ratings first, then
-- provisional ones.
select r.account_id, a.name, a.kind, r.rating, r.deviation, r.games, r.won, r.drawn, r.lost, r.provisional, r.placed, us(r.at) as at
  from rating r join account a on a.id = r.account_id
 where r.game = $1 and r.variant = $2 and r.speed = $3 and r.ladder = $4 and r.pool = $5 and r.season = $6 and r.listed and r.placed
   and (r.provisional, -r.rating, r.account_id) > ($7, $8, $9)
 order by r.provisional, -r.rating, r.account_id
 limit $10;

-- name: rating_ladders
-- The ladders of a variant, each found by one step in the index.
with recursive step (ladder) as (
  (select r.ladder from rating r
    where r.game = $1 and r.variant = $2 and r.speed = $3 and r.ladder > '' and r.listed and r.placed order by r.ladder limit 1)
  union all
  select (select r.ladder from rating r
           where r.game = $1 and r.variant = $2 and r.speed = $3 and r.ladder > step.ladder and r.listed and r.placed
          order by r.ladder limit 1)
    from step where step.ladder is not null)
select ladder from step where ladder is not null limit 200;

-- name: rating_boards
-- All all-time ratings of an account, those with the most games first.
select game, variant, speed, ladder, pool, rating, deviation, games, won, drawn, lost, provisional, placed, us(at) as at
  from rating
 where account_id = $1 and season = ''
 order by games desc, game, variant, speed, ladder, pool
 limit 200;

-- name: rating_points
-- The history of a rating, newest first, before a number in the order of ratings.
select c.n, case when not m.private then m.public_id end as public_id, c.rating_before, c.rating, c.deviation, us(c.at) as at,
       (select json_agg(s.name order by s.seat) from match_seat s where s.match_id = c.match_id and s.seat <> c.seat) as against
  from rating_change c join match m on m.id = c.match_id
 where c.account_id = $1 and c.game = $2 and c.variant = $3 and c.speed = $4 and c.ladder = $5 and c.pool = $6 and c.counted
   and c.n < $7
 order by c.n desc
 limit $8;

-- name: rating_starts
-- The ratings of the players when a match began.
-- rows: the seats of a match
select s.seat, a.id as account_id, case when s.founder_id is null then s.name else a.name end as name, a.kind, s.place, s.start_rating,
       s.start_deviation, s.stood_in
  from match_seat s join account a on a.id = coalesce(s.founder_id, s.account_id)
 where s.match_id = $1
 order by s.seat;

-- name: rating_changes
-- The changes of all-time ratings by a match, by pool.
-- rows: the seats of a match in each pool
select pool, seat, account_id, speed, ladder, rating_before, deviation_before, volatility_before, rating, deviation, volatility, counted, weights
  from rating_change
 where match_id = $1
 order by pool, seat;
