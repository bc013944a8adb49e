-- name: tournament_lock
-- locks: tournament
-- Lock the tournament for this transaction; its content is read afterwards.
select id from tournament where public_id = $1 for no key update;

-- name: tournament_find
-- One tournament with its host's name and its numbers of entrants.
select t.*, us(t.starts_at) as starts, us(t.created_at) as created, us(t.started_at) as started, us(t.ends_at) as ends,
       us(t.finished_at) as finished, us(arena_now()) as now, case when h.deleted_at is null then h.name end as host,
       b.public_id as club, b.name as club_name, r.public_id as rival, r.name as rival_name,
       (select count(*) from tournament_place p where p.tournament_id = t.id and p.status = 'in' and p.counts) as players,
       (select count(*) from tournament_place p where p.tournament_id = t.id and p.status = 'waiting' and p.counts) as waiting
  from tournament t
  left join account h on h.id = t.host_id
  left join club_shown b on b.id = t.club_id
  left join club_shown r on r.id = t.rival_id
 where t.public_id = $1;

-- name: tournaments_list
-- Newest first, from before the row $3: of a game, with a status, of an account ($4; $5: only those it hosts or that it or a program of it
-- has entered). Private ones only for those. The first walk is along an index that has only what is
-- shown, and no longer than the page; the others read what is the account's own.
with page as (
  (select t.id from tournament t
    where not t.private and not $5 and t.id < $3 and ($1::text is null or t.game = $1) and ($2::text is null or t.status = $2)
    order by t.id desc limit $6)
  union
  (select t.id from (select id from tournament t
                      where t.host_id = $4 and t.id < $3 and ($1::text is null or t.game = $1) and ($2::text is null or t.status = $2) offset 0) t
    order by t.id desc limit $6)
  union
  (select t.id from (select distinct tournament_id from tournament_entry where account_id in (select id from account where id = $4 or owner_id = $4)) e
    cross join lateral (select * from tournament where id = e.tournament_id offset 0) t
    where t.id < $3 and ($1::text is null or t.game = $1) and ($2::text is null or t.status = $2)
    order by t.id desc limit $6)
)
select t.*, us(t.starts_at) as starts, us(t.created_at) as created, us(t.started_at) as started, us(t.ends_at) as ends,
       us(t.finished_at) as finished, us(arena_now()) as now, case when h.deleted_at is null then h.name end as host,
       b.public_id as club, b.name as club_name, r.public_id as rival, r.name as rival_name, t.placed as players, t.queued as waiting
  from page
  cross join lateral (select * from tournament where id = page.id offset 0) t
  left join account h on h.id = t.host_id
  left join club_shown b on b.id = t.club_id
  left join club_shown r on r.id = t.rival_id
 order by t.id desc
 limit $6;

-- name: tournaments_of_club
-- The same of club $6, the private ones too for its members ($5), and those that another club asks it to play for its officers ($7). No walk is longer than
-- the page.
with page as (
  (select t.id from tournament t
    where not $5 and t.club_id = $6 and not t.private and t.id < $3 and ($1::text is null or t.game = $1) and ($2::text is null or t.status = $2)
    order by t.id desc limit $8)
  union
  (select t.id from tournament t
    where $5 and t.club_id = $6 and t.id < $3 and ($1::text is null or t.game = $1) and ($2::text is null or t.status = $2)
    order by t.id desc limit $8)
  union
  (select t.id from tournament t
    where not $5 and t.rival_id = $6 and t.rival_agreed and not t.private and t.id < $3 and ($1::text is null or t.game = $1) and ($2::text is null or t.status = $2)
    order by t.id desc limit $8)
  union
  (select t.id from tournament t
    where $5 and not $7 and t.rival_id = $6 and t.rival_agreed and t.id < $3 and ($1::text is null or t.game = $1) and ($2::text is null or t.status = $2)
    order by t.id desc limit $8)
  union
  (select t.id from tournament t
    where $7 and t.rival_id = $6 and t.id < $3 and ($1::text is null or t.game = $1) and ($2::text is null or t.status = $2)
    order by t.id desc limit $8)
  union
  (select t.id from (select id from tournament where host_id = $4 union select tournament_id from tournament_entry where account_id in (select id from account where id = $4 or owner_id = $4)) e
    cross join lateral (select * from tournament where id = e.id offset 0) t
    where (t.club_id = $6 or (t.rival_id = $6 and t.rival_agreed)) and t.id < $3 and ($1::text is null or t.game = $1) and ($2::text is null or t.status = $2)
    order by t.id desc limit $8)
)
select t.*, us(t.starts_at) as starts, us(t.created_at) as created, us(t.started_at) as started, us(t.ends_at) as ends,
       us(t.finished_at) as finished, us(arena_now()) as now, case when h.deleted_at is null then h.name end as host,
       b.public_id as club, b.name as club_name, r.public_id as rival, r.name as rival_name, t.placed as players, t.queued as waiting
  from page
  cross join lateral (select * from tournament where id = page.id offset 0) t
  left join account h on h.id = t.host_id
  left join club_shown b on b.id = t.club_id
  left join club_shown r on r.id = t.rival_id
 order by t.id desc
 limit $8;

-- name: tournament_number
-- The position of a cursor.
select id from tournament where public_id = $1;

-- name: tournaments_hosted
-- The number of an account's tournaments that are not over.
select count(*) as n from tournament where host_id = $1 and status in ('open', 'running');

-- name: tournament_insert
-- makes: tournament
insert into tournament (public_id, host_id, name, game, variant, options, clock, absence, spectators, press, delay_turns, format, seats, rounds,
                        games_each, minutes, rated, private, entrants, min_players, max_players, late_rounds, starts_at, when_full,
                        range_from, range_to, min_reliability, min_age_days, no_show_seconds, first_team, second_team, every, club_id, rival_id, day, look_at)
values ($1, nullif($2, 0), $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, nullif($14, 0), $15, nullif($16, 0), $17, $18, $19, $20, $21, $22,
        at_us($23), $24, nullif($25, 0), nullif($26, 0), nullif($27, 0), nullif($28, 0), $29, $30, $31, $32, nullif($33::bigint, 0), nullif($34::bigint, 0),
        case when $32::text is not null then (at_us($23) at time zone 'UTC')::date end, at_us($23));

-- name: tournament_rival_agrees
-- under: tournament
update tournament set rival_agreed = true where id = $1;

-- name: tournament_sides
-- Whether account $2 may play in tournament $1 by its clubs, in the first and in the second team; the first is for those without teams, too.
select tournament_lets_in(t, 0, $2) as first, tournament_lets_in(t, 1, $2) as second from tournament t where t.id = $1;

-- name: tournament_lets_in
-- Whether account $3 may play in tournament $1, in team $2 (null: there are none), by its clubs.
select tournament_lets_in(t, $2::int, $3) as lets_in from tournament t where t.id = $1;

-- name: tournament_amend
-- under: tournament
-- What its host can change while it is open.
update tournament
   set name = $2, starts_at = at_us($3), max_players = $4, look_at = case when when_full then arena_now() else at_us($3) end
 where id = $1;

-- name: tournament_look
-- under: tournament
-- The clock daemon looks at it at a time; null: when a game has ended.
update tournament set look_at = at_us($2) where id = $1;

-- name: tournament_look_now
-- under: tournament
update tournament set look_at = arena_now() where id = $1;

-- name: tournament_begin
-- under: tournament
-- $2: its number of rounds; 0: an arena.
update tournament
   set status = 'running', started_at = arena_now(), rounds = nullif($2, 0), ends_at = arena_now() + minutes * interval '1 minute',
       look_at = arena_now()
 where id = $1;

-- name: tournament_end
-- under: tournament
update tournament set status = $2, reason = $3, finished_at = arena_now(), look_at = null where id = $1;

-- name: tournament_turn
-- under: tournament
-- A round has been paired.
update tournament set round = $2, look_at = arena_now() where id = $1;

-- name: tournament_entries
-- Everybody who has entered, in the order of starting numbers, then of entering.
-- rows: DUTCH_PLAYERS or TABLE_PLAYERS
select account_id, number, status, team, rating, n, us(free_at) as free_at, name, kind, owner_id, gone
  from tournament_place
 where tournament_id = $1
 order by number nulls last, n;

-- name: tournament_entry_put
-- under: tournament
-- Somebody who had a starting number keeps it.
insert into tournament_entry (tournament_id, account_id, status, team, rating, number)
values ($1, $2, $3, $4, $5, nullif($6, 0))
on conflict (tournament_id, account_id)
do update set status = excluded.status, team = excluded.team, number = coalesce(tournament_entry.number, excluded.number),
              free_at = arena_now();

-- name: tournament_entry_drop
-- under: tournament
delete from tournament_entry where tournament_id = $1 and account_id = $2;

-- name: tournament_entry_mark
-- under: tournament
update tournament_entry set status = $3, free_at = arena_now() where tournament_id = $1 and account_id = $2;

-- name: tournament_entry_free
-- under: tournament
-- These players wait for a game again from now on.
update tournament_entry set free_at = arena_now() where tournament_id = $1 and number = any($2::int[]);

-- name: tournament_numbers
-- under: tournament
-- Starting numbers: by rating, then by the order of entering.
update tournament_entry e
   set number = s.number
  from (select account_id, row_number() over (order by rating desc, n) as number
          from tournament_entry where tournament_id = $1 and status = 'in') s
 where e.tournament_id = $1 and e.account_id = s.account_id;

-- name: tournament_rounds
-- rows: SWISS_ROUNDS_MAX, or a round for each player
select round, us(paired_at) as paired_at, us(finished_at) as finished_at from tournament_round where tournament_id = $1 order by round;

-- name: tournament_round_put
-- under: tournament
insert into tournament_round (tournament_id, round) values ($1, $2) on conflict do nothing;

-- name: tournament_round_end
-- under: tournament
update tournament_round set finished_at = arena_now() where tournament_id = $1 and round = $2;

-- name: tournament_games
-- The games of all rounds, or of one ($2 > 0), with what their matches have come to.
-- rows: the games of one round, or of the rounds of one tournament
select g.round, g.board, g.leg, g.state, g.players, g.scores, g.forfeits, g.owed, us(g.no_show_at) as no_show_at, m.public_id as match,
       m.status as match_status, m.events, m.owes, m.handed_in, us(m.turn_started) as turn_started,
       case when g.state = 'playing' and m.status = 'finished'
            then (select array_agg(s.place order by s.seat) from match_seat s where s.match_id = m.id) end as places
  from tournament_game g left join match m on m.id = g.match_id
 where g.tournament_id = $1 and ($2 = 0 or g.round = $2)
 order by g.round, g.board, g.leg;

-- name: tournament_game_put
-- under: tournament
insert into tournament_game (tournament_id, round, board, leg, state, players, scores) values ($1, $2, $3, $4, $5, $6, $7);

-- name: tournament_game_start
-- under: tournament
update tournament_game
   set state = 'playing', match_id = $5, owed = $6, no_show_at = arena_now() + $7 * interval '1 second'
 where tournament_id = $1 and round = $2 and board = $3 and leg = $4;

-- name: tournament_game_end
-- under: tournament
update tournament_game
   set state = $5, scores = $6, forfeits = $7, no_show_at = null
 where tournament_id = $1 and round = $2 and board = $3 and leg = $4;

-- name: tournament_game_forfeit
-- under: tournament
-- These seats' players did not show up; the game is looked at again at a time (null: no more).
update tournament_game
   set forfeits = forfeits | $5, no_show_at = at_us($6)
 where tournament_id = $1 and round = $2 and board = $3 and leg = $4;

-- name: tournaments_due
-- Tournaments with something to do: their time has come, a game has ended, somebody has not shown up in time, or nobody has started it for a
-- month. In no order, so that one that fails every time does not stop the others.
select t.public_id
  from tournament t
 where t.status in ('open', 'running')
   and (t.look_at <= arena_now()
        or (t.status = 'open' and t.starts_at is null and t.created_at < arena_now() - interval '30 days')
        or exists (select 1 from tournament_game g join match m on m.id = g.match_id
                    where g.tournament_id = t.id and g.state = 'playing'
                      and (m.status in ('finished', 'quarantined') or g.no_show_at <= arena_now())))
 order by random()
 limit 64;

-- name: tournament_of_match
-- The tournament that a match belongs to.
-- rows: 1
select t.public_id, t.name, t.every, t.day, t.format, t.rounds, g.round, us(match_no_show_at(g.match_id, null)) as no_show_at
  from tournament_game g join tournament t on t.id = g.tournament_id
 where g.match_id = $1;

-- name: tournament_mine
-- Entries of an account and of its programs, with the game that each is playing.
select a.name, a.kind, e.status, e.team,
       case when e.status = 'waiting'
            then (select count(*) from tournament_place o
                   where o.tournament_id = e.tournament_id and o.status = 'waiting' and o.counts and o.n <= e.n) end
         as position,
       (select m.public_id from tournament_game g join match m on m.id = g.match_id
         where g.tournament_id = e.tournament_id and g.state = 'playing' and e.number = any(g.players)
         order by g.round desc, g.board limit 1) as match
  from tournament_entry e join account a on a.id = e.account_id
 where e.tournament_id = $1 and (a.id = $2 or a.owner_id = $2)
 order by a.id <> $2, a.name;

-- name: tournament_age
-- How many whole days ago an account, or the person behind it, registered.
select floor(extract(epoch from arena_now() - coalesce(o.created_at, a.created_at)) / 86400)::int as days
  from account a left join account o on o.id = a.owner_id
 where a.id = $1;

-- name: tournament_schedule_due
-- locks: tournament_schedule
-- The site's tournaments whose last announced one has started, with the start and the title of the next one.
-- rows: the schedules of the site, which the host writes
with due as materialized (
  select name, every, at, wish
    from tournament_schedule
   where enabled and (next_at is null or next_at <= arena_now())
   order by name
     for no key update
), moments as (
  select due.*, date_trunc(every, arena_now() at time zone 'UTC') + at as this_time,
         case every when 'day' then interval '1 day' when 'week' then interval '7 days' else interval '3 months' end as period,
         arena_now() at time zone 'UTC' as now
    from due
), next as (
  select m.*, case when this_time > now then this_time else date_trunc(every, this_time) + period + at end as start from moments m
)
select name, every, wish, us(start at time zone 'UTC') as next_at, name || ' ' || to_char(start, 'YYYY-MM-DD') as title from next order by name;

-- name: tournament_schedule_set
-- locks: tournament_schedule
update tournament_schedule set next_at = at_us($2) where name = $1;
