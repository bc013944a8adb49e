-- bench.sql - what language models did in finished public matches.

-- name: bench_due
-- Seats of language models in public matches that ended in season $1, whose figures are missing or older than their transcript; a page after
-- seat $3 of match $2. Only those that had ended and were open to everybody before $4, like season_results.
select m.id, m.public_id, s.seat
  from match m
  join match_seat s on s.match_id = m.id
  join account a on a.id = s.account_id
  left join match_transcript_size t on t.match_id = m.id and t.seat = s.seat
  left join match_bench b on b.match_id = m.id and b.seat = s.seat
 where a.kind = 'llm' and m.status = 'finished' and not m.private and not m.sealed and (m.id, s.seat::int) > ($2, $3::int)
   and (b.lines is null or b.lines < coalesce(t.lines, 0))
   and m.finished_at < at_us($4) and (m.opened_at is null or m.opened_at < at_us($4))
   and m.finished_at >= make_timestamptz(substr($1, 1, 4)::int, 3 * substr($1, 6, 1)::int - 2, 1, 0, 0, 0, 'UTC')
   and m.finished_at < make_timestamptz(substr($1, 1, 4)::int, 3 * substr($1, 6, 1)::int - 2, 1, 0, 0, 0, 'UTC') + interval '3 months'
 order by m.id, s.seat
 limit 100;

-- name: bench_put
-- locks: match_bench
-- Count the transcript of a seat, and store its figures with those of its promises ($3 kept, $4 broken). Programs write their transcripts
-- themselves, so what is no number is left out.
insert into match_bench (match_id, seat, lines, answers, illegal, cost, kept, broken, at)
select $1::bigint, $2::int, count(*), count(*) filter (where line ->> 'kind' = 'answer'),
       count(*) filter (where line ->> 'kind' = 'verdict' and line ->> 'legal' = 'false'),
       least(round(sum(substring(line ->> 'tokens_in' from '^[0-9]{1,9}$')::numeric) filter (where line ->> 'kind' = 'answer')
                   * max(substring(line #>> '{plan,price_in}' from '^[0-9]{1,6}(?:[.][0-9]{1,9})?$')::numeric) filter (where line ->> 'kind' = 'match')
                   + coalesce(sum(substring(line ->> 'tokens_out' from '^[0-9]{1,9}$')::numeric) filter (where line ->> 'kind' = 'answer'), 0)
                   * max(substring(line #>> '{plan,price_out}' from '^[0-9]{1,6}(?:[.][0-9]{1,9})?$')::numeric) filter (where line ->> 'kind' = 'match')),
             9e15)::bigint,
       $3::bigint, $4::bigint, arena_now()
  from match_transcript where match_id = $1 and seat = $2
on conflict (match_id, seat) do update
   set lines = excluded.lines, answers = excluded.answers, illegal = excluded.illegal, cost = excluded.cost, kept = excluded.kept,
       broken = excluded.broken, at = excluded.at;

-- name: bench_table
-- The language models that played public matches of a board ($2 game, $3 variant, null: of all) in season $1: rated ones first. $4 is the board's
-- name among the tables of the season.
with rated as (
  select p ->> 'name' as name, p ->> 'rating' as rating, p ->> 'low' as low, p ->> 'high' as high, p ->> 'rank' as rank
    from season_board, json_array_elements(body::json -> 'players') p
   where season = $1 and board = $4 and p ->> 'kind' = 'llm'
), played as (
  select a.id, a.name, a.model, count(distinct m.id) as games, sum(b.answers) as answers, sum(b.illegal) as illegal, sum(b.cost) as cost,
         count(b.cost) as priced, sum(b.kept) as kept, sum(b.broken) as broken
    from match_bench b
    join match m on m.id = b.match_id
    join match_seat s on s.match_id = b.match_id and s.seat = b.seat
    join account a on a.id = s.account_id
   where a.kind = 'llm' and ($2::text is null or m.game = $2) and ($3::text is null or m.variant = $3)
     and m.finished_at >= make_timestamptz(substr($1, 1, 4)::int, 3 * substr($1, 6, 1)::int - 2, 1, 0, 0, 0, 'UTC')
     and m.finished_at < make_timestamptz(substr($1, 1, 4)::int, 3 * substr($1, 6, 1)::int - 2, 1, 0, 0, 0, 'UTC') + interval '3 months'
   group by a.id
)
select p.name, p.model, p.games, p.answers, p.illegal, p.cost, p.priced, p.kept, p.broken, r.rating::bigint as rating, r.low::bigint as low,
       r.high::bigint as high, r.rank
  from played p left join rated r on r.name = p.name
 order by r.rating::bigint desc nulls last, p.games desc, p.name
 limit 200;
