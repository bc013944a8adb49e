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
-- The moment whose results are computed, in whole milliseconds, as it is printed.
select us(date_trunc('milliseconds', arena_now())) as at;

-- name: season_now
-- The seasons of now and of the day before yesterday: after a season its last matches still come in.
select to_char(arena_now() at time zone 'UTC', 'YYYY"Q"Q') as now, to_char(arena_now() at time zone 'UTC' - interval '2 days', 'YYYY"Q"Q') as before;

-- name: season_clear
-- locks: season_board
delete from season_board where season = $1;

-- name: season_put
-- locks: season_board
insert into season_board (season, board, n, at, body) values ($1, $2, $3, at_us($5), $4);

-- name: season_list
-- All seasons with their boards, the newest first.
select season, max(us(at)) as at, json_agg(board order by n) as boards from season_board group by season order by season desc limit 200;

-- name: season_tables
-- The tables of a season, all or one.
-- rows: the leaderboards of a season
select board, us(at) as at, body from season_board where season = $1 and ($2::text is null or board = $2) order by n;
