-- league.sql - leagues of programs: entries, sets of games, and what counts when a game ends.

-- name: league_hold
-- locks: league_hold
-- Everything that changes a league happens one after another.
select pg_advisory_xact_lock(hashtextextended($1, 15));

-- name: league_clock
select us(arena_now()) as now;

-- name: league_entry_put
-- under: league_hold
-- A program joins, comes back, or changes how many games it plays at once. $5: the division in which newcomers begin; $6: the season.
insert into league_entry (game, variant, account_id, games_at_once, division, season) values ($1, $2, $3, $4, $5, $6)
on conflict (game, variant, account_id)
do update set games_at_once = excluded.games_at_once, status = 'in', reason = null, changed_at = arena_now(),
              faults = case when league_entry.status = 'in' then league_entry.faults else 0 end;

-- name: league_entry_leave
-- under: league_hold
update league_entry set status = 'withdrawn', reason = $4, changed_at = arena_now()
 where game = $1 and variant = $2 and account_id = $3 and status = 'in';

-- name: league_entry_faults
-- under: league_hold
update league_entry set faults = $4 where game = $1 and variant = $2 and account_id = $3;

-- name: league_entry_count
-- under: league_hold
-- A game of the season has ended.
update league_entry
   set games = games + 1, won = won + $4, drawn = drawn + $5, lost = lost + $6, faults = case when $7 then 0 else faults end
 where game = $1 and variant = $2 and account_id = $3;

-- name: league_entry_season
-- under: league_hold
-- A new season begins for an entry. One that counts for it already goes on: an entry can come back in the middle of a season.
update league_entry set season = $4, division = $5, games = 0, won = 0, drawn = 0, lost = 0
 where game = $1 and variant = $2 and account_id = $3 and season < $4;

-- name: league_programs_of
-- How many other programs of the owner of account $3 play in a league.
select count(*) as n
  from league_entry e join account a on a.id = e.account_id
 where e.game = $1 and e.variant = $2 and e.status = 'in' and e.account_id <> $3 and a.deleted_at is null
   and a.owner_id = (select owner_id from account where id = $3);

-- name: league_entries
-- The entries of a league, with their ratings among programs on its board ($3 speed, $4 ladder, $5 season), and the games they have begun
-- (running) and still have to begin (due) in sets that are under way. barred: moderators limit the owner to unrated games.
-- rows: LEAGUE_OWN_MAX of each account; one pass over the sets of the league that are not over
select e.account_id, a.public_id, a.name, a.kind, a.owner_id, o.name as owner, e.games_at_once, e.status, e.reason, e.faults, e.division,
       e.season, e.games, e.won, e.drawn, e.lost, us(e.joined_at) as joined_at,
       exists (select from sanction x
                where x.account_id = a.owner_id and x.kind = 'unrate' and x.lifted_at is null
                  and coalesce(x.until, 'infinity') > arena_now()) as barred,
       coalesce(r.rating, 1500000000) as rating, coalesce(r.deviation, 350000000) as deviation,
       coalesce(w.n, 0) as running, coalesce(d.due, 0) as due, e.sets
  from league_entry e
  join account a on a.id = e.account_id
  join account o on o.id = a.owner_id
  left join rating r on r.account_id = e.account_id and r.game = $1 and r.variant = $2 and r.speed = $3 and r.ladder = $4
                    and r.pool = 'programs' and r.season = $5
  left join (select s.account_id, count(*) as n
               from league_set l join league_game g on g.set_id = l.id and not g.settled join match_seat s on s.match_id = g.match_id and s.active
              where l.game = $1 and l.variant = $2 and not l.ended group by s.account_id) w on w.account_id = e.account_id
  left join (select p.account_id, sum(cardinality(l.players) - l.begun) as due
               from league_set l cross join unnest(l.players) p (account_id)
              where l.game = $1 and l.variant = $2 and not l.ended group by p.account_id) d on d.account_id = e.account_id
 where e.game = $1 and e.variant = $2 and a.deleted_at is null and o.closed_at is null
 order by e.account_id;

-- name: league_bots
-- The built-in bots of a game, likewise.
-- rows: the built-in bots of a game
select a.id as account_id, a.bot_id, a.name, a.kind, coalesce(r.rating, 1500000000) as rating, coalesce(r.deviation, 350000000) as deviation
  from account a
  left join rating r on r.account_id = a.id and r.game = $1 and r.variant = $2 and r.speed = $3 and r.ladder = $4
                    and r.pool = 'programs' and r.season = $5
 where a.bot_game = $1 and a.kind = 'builtin'
 order by a.id;

-- name: league_met
-- How many sets of the season each opponent of account $4 had with it.
-- rows: the opponents of one program in a season
select p.account_id, count(*) as n
  from league_set l cross join lateral unnest(l.players) p (account_id)
 where l.game = $1 and l.variant = $2 and l.season = $3 and l.players @> array[$4::bigint] and p.account_id <> $4
 group by p.account_id;

-- name: league_sets_due
-- Sets that are not over, the oldest first.
-- rows: the sets of a league that run; for the clock
select id, seed, players, begun from league_set where game = $1 and variant = $2 and not ended order by id;

-- name: league_set_insert
-- under: league_hold
insert into league_set (game, variant, season, seed, players) values ($1, $2, $3, $4, $5) returning id;

-- name: league_set_begun
-- under: league_hold
update league_set set begun = begun + 1 where id = $1;

-- name: league_game_insert
-- under: league_hold
-- makes: league_seat
with begun as (insert into league_game (match_id, set_id) values ($1, $2))
insert into league_seat (match_id, seat) select $1, s from unnest($3::int[]) s;

-- name: league_news
-- What has happened in the running games of a league: turns missed and not yet counted, and games that have ended. A row for each seat of a
-- program.
-- rows: the games of a league that run; for the clock
select g.match_id, s.seat, s.account_id, s.missed, s.missed - x.missed as misses, x.refused > 0 as illegal,
       m.status = 'finished' as over,
       exists (select 1 from match_order o where o.match_id = g.match_id and o.seat = s.seat)
         or exists (select 1 from match_event e where e.match_id = g.match_id and e.sender = s.seat) as ordered, s.place,
       (select array_agg(p.place order by p.seat) from match_seat p where p.match_id = g.match_id) as places
  from league_set l
  join league_game g on g.set_id = l.id and not g.settled
  join match m on m.id = g.match_id
  join match_seat s on s.match_id = g.match_id
  join league_seat x on x.match_id = g.match_id and x.seat = s.seat
 where l.game = $1 and l.variant = $2 and not l.ended and (m.status = 'finished' or s.missed > x.missed)
 order by g.match_id, s.seat;

-- name: league_seat_counted
-- locks: league_seat
update league_seat set missed = $3 where match_id = $1 and seat = $2;

-- name: league_seat_refused
-- locks: league_seat
-- An order was refused. Counted up to 1000, so that a program that sends nothing else costs no more than that.
update league_seat set refused = refused + 1 where match_id = $1 and seat = $2 and refused < 1000;

-- name: league_game_settled
-- under: league_hold
update league_game set settled = true where match_id = $1;

-- name: league_sets_over
-- under: league_hold
-- Sets whose games have all ended: those that were begun, if one of the players has left the league or is barred from it (as in
-- league_entries), and no other game of the set can begin.
-- Returns their games.
-- rows: the sets of a league that run; for the clock
with over as (
  update league_set l
     set ended = true
   where l.game = $1 and l.variant = $2 and not l.ended
     and not exists (select 1 from league_game g where g.set_id = l.id and not g.settled)
     and (l.begun = cardinality(l.players)
          or exists (select 1 from unnest(l.players) p (account_id) join account a on a.id = p.account_id
                      where a.kind <> 'builtin'
                        and (a.deleted_at is not null or exists (select from account o where o.id = a.owner_id and o.closed_at is not null)
                             or exists (select from sanction x
                                         where x.account_id = a.owner_id and x.kind = 'unrate' and x.lifted_at is null
                                           and coalesce(x.until, 'infinity') > arena_now())
                             or not exists (select 1 from league_entry e where e.game = l.game and e.variant = l.variant
                                               and e.account_id = p.account_id and e.status = 'in'))))
  returning l.id
)
select g.match_id from over join league_game g on g.set_id = over.id order by g.match_id;

-- name: league_open
-- locks: match
-- Open these matches to everybody.
update match set sealed = false, opened_at = arena_now()
 where id in (select id from match where id = any ($1::bigint[]) and sealed order by id for no key update);

-- name: league_lists
-- All entries and running games by league.
-- rows: the leagues
select game, variant, count(*) filter (where status = 'in') as entries, count(*) filter (where status = 'withdrawn') as withdrawn,
       sum(games) as games
  from league_entry e join account a on a.id = e.account_id
 where a.deleted_at is null
 group by game, variant;

-- name: league_pairs
-- Who finished ahead of whom in the finished games of season $3: the bots and the 50 programs rated highest ($4 speed, $5 ladder), because the
-- pairs of all would be as many as the square of the programs.
with strong as (
  (select e.account_id
     from league_entry e
     join account o on o.id = e.account_id and o.deleted_at is null
     left join rating r on r.account_id = e.account_id and r.game = $1 and r.variant = $2 and r.speed = $4 and r.ladder = $5
                       and r.pool = 'programs' and r.season = $3
    where e.game = $1 and e.variant = $2 and e.games > 0
    order by coalesce(r.rating, 1500000000) desc, e.account_id
    limit 50)
  union all
  select id from account where bot_game = $1 and kind = 'builtin'
)
select a.name as one, b.name as other, count(*) as games, count(*) filter (where a.place < b.place) as won,
       count(*) filter (where a.place = b.place) as drawn
  from league_set l
  join league_game g on g.set_id = l.id and g.settled
  join match_seat a on a.match_id = g.match_id
  join match_seat b on b.match_id = g.match_id and b.seat <> a.seat
 where l.game = $1 and l.variant = $2 and l.season = $3
   and a.account_id in (select account_id from strong) and b.account_id in (select account_id from strong)
 group by a.name, b.name
 order by a.name, b.name;

-- name: league_games
-- The last games of a league, newest first.
select m.public_id, m.status, m.sealed, l.id as set_number, us(m.created_at) as created_at, us(m.finished_at) as finished_at,
       (select json_agg(json_build_object('seat', p.seat, 'player', p.name, 'kind', p.kind, 'place', p.place) order by p.seat)
          from match_seat p where p.match_id = m.id) as players
  from league_set l
  join league_game g on g.set_id = l.id
  join match m on m.id = g.match_id
 where l.game = $1 and l.variant = $2 and g.match_id < $3
 order by g.match_id desc
 limit $4;

-- name: league_of_match
select l.game, l.variant, l.id as set_number from league_game g join league_set l on l.id = g.set_id where g.match_id = $1;
