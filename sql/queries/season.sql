-- season.sql - ratings of a season, computed from all results.

-- name: season_results
-- Results of public rated matches that ended in season $1, in the shape of an export's head; a page after a position ($2, $3). Only those
-- that had ended and were open to everybody before $4: the same search of the archive finds them later.
select m.id, us(m.finished_at) as finished_at,
       json_build_object('quadrivium', 1, 'game', m.game, 'variant', m.variant, 'rated', m.rated, 'finished_at', utc_text(m.finished_at),
                         'seed', m.seed, 'seed_commitment', m.seed_commitment, 'result', m.result, 'seats',
                         (select json_agg(json_build_object('name', s.name, 'kind', s.kind, 'faction', s.faction) order by s.seat)
                            from match_seat s where s.match_id = m.id)) as record
  from match m
 where m.status = 'finished' and not m.private and not m.sealed and m.rated and (m.finished_at, m.id) > (at_us($2), $3)
   and m.finished_at < at_us($4) and (m.opened_at is null or m.opened_at < at_us($4))
   and m.finished_at >= make_timestamptz(substr($1, 1, 4)::int, 3 * substr($1, 6, 1)::int - 2, 1, 0, 0, 0, 'UTC')
   and m.finished_at < make_timestamptz(substr($1, 1, 4)::int, 3 * substr($1, 6, 1)::int - 2, 1, 0, 0, 0, 'UTC') + interval '3 months'
 order by m.finished_at, m.id
 limit 500;

-- name: season_moment
-- The moment whose results are computed: the beginning of this millisecond, as it is printed, or of this day (UTC).
select us(date_trunc($1, arena_now(), 'UTC')) as at;

-- name: season_now
-- The season of now.
select to_char(arena_now() at time zone 'UTC', 'YYYY"Q"Q') as now;

-- name: season_due
-- The seasons to compute at moment $1: the running one (until midnight of its first day the one before), that of two days ago, because after
-- a season its last sets are still opened, and earlier ones of the last year with matches that ended or were opened since they were computed,
-- or with players whose accounts were deleted since.
-- rows: the quarters of a year, and one
select distinct season
  from (select to_char(at_us($1) at time zone 'UTC' - past, 'YYYY"Q"Q') as season
          from unnest(array[interval '1 microsecond', interval '2 days']) past
        union all
        select b.season
          from (select season, max(at) as at, make_timestamptz(substr(season, 1, 4)::int, 3 * substr(season, 6, 1)::int - 2, 1, 0, 0, 0, 'UTC') as begins
                  from season_board group by season) b
         where b.begins between at_us($1) - interval '15 months' and at_us($1)
           and (exists (select from match m where m.finished_at >= greatest(b.at, b.begins) and m.finished_at < least(at_us($1), b.begins + interval '3 months'))
                or exists (select from match m where m.opened_at >= b.at and m.opened_at < at_us($1)
                                                 and m.finished_at >= b.begins and m.finished_at < b.begins + interval '3 months')
                or exists (select from account a join match_seat s on s.account_id = a.id join match m on m.id = s.match_id
                            where a.deleted_at >= b.at and m.rated and m.finished_at >= b.begins and m.finished_at < b.begins + interval '3 months'))) due
 order by season;

-- name: season_clear
-- locks: season_board
delete from season_board where season = $1;

-- name: season_put
-- locks: season_board
insert into season_board (season, board, n, at, body) values ($1, $2, $3, at_us($5), $4);

-- name: season_name
-- locks: season_board
-- Write a name ($1, as JSON) in all tables as $2.
with held as (select season, board from season_board where strpos(body, $1) > 0 order by season, board for no key update)
update season_board b
   set body = replace(replace(replace(b.body, '"name":' || $1, '"name":' || $2), '"player":' || $1, '"player":' || $2), '"against":' || $1, '"against":' || $2)
  from held h
 where b.season = h.season and b.board = h.board;

-- name: season_list
-- All seasons with their boards, the newest first.
select season, max(us(at)) as at, json_agg(board order by n) as boards from season_board group by season order by season desc limit 200;

-- name: season_tables
-- The tables of a season, all or one.
-- rows: the leaderboards of a season
select board, us(at) as at, body from season_board where season = $1 and ($2::text is null or board = $2) order by n;
