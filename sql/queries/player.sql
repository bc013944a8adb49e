-- name: player_find
-- An account by its name key, or a built-in bot by its title.
select a.id, a.public_id, a.name, a.kind, a.model, us(a.created_at) as created_at, o.name as owner
  from (select 1 as rank, id from account where name_key = $1 and deleted_at is null
        union all
        (select 2, id from account where kind = 'builtin' and name = $2 order by id limit 1)) found
  join account a on a.id = found.id
  left join account o on o.id = a.owner_id and o.deleted_at is null
 order by found.rank
 limit 1;

-- name: player_counts
-- The results of an account's latest public matches, by game. The number of matches read is limited.
select game, count(*) as played, count(*) filter (where place = 1 and firsts = 1) as won,
       count(*) filter (where place = 1 and firsts > 1) as drawn, count(*) filter (where place > 1) as lost
  from (select m.game, s.place, case when s.place = 1 then (select count(*) from match_seat o where o.match_id = m.id and o.place = 1) end as firsts
          from (select match_id, place from match_seat where account_id = $1 order by match_id desc limit $2) s
          join match m on m.id = s.match_id
         where m.status = 'finished' and not m.private) ended
 group by game
 order by count(*) desc, game;

-- name: player_matches_live
-- An account's running matches that others can watch, newest first.
select m.id, m.public_id, m.game, m.variant, m.options, m.rules_version, m.seats, m.clock, m.rated, m.spectators, m.press, m.private, m.status,
       m.stage, m.turns, m.seed_commitment, us(m.created_at) as created_at, m.result, us(m.finished_at) as finished_at, m.seed, m.nonce,
       m.purpose, m.delay_turns, m.sealed, m.blind,
       (select json_agg(json_build_object('seat', p.seat, 'name', p.name, 'kind', p.kind, 'place', p.place, 'score', p.score)
                        order by p.seat) from match_seat p where p.match_id = m.id) as people
  from match_seat s join match m on m.id = s.match_id
 where s.account_id = $1 and s.active and s.match_id < $2 and m.status in ('live', 'paused') and not m.private and m.spectators <> 'none'
 order by s.match_id desc
 limit $3;

-- name: player_matches_finished
-- An account's finished public matches, those begun last first.
select m.id, m.public_id, m.game, m.variant, m.options, m.rules_version, m.seats, m.clock, m.rated, m.spectators, m.press, m.private, m.status,
       m.stage, m.turns, m.seed_commitment, us(m.created_at) as created_at, m.result, us(m.finished_at) as finished_at, m.seed, m.nonce,
       m.purpose, m.delay_turns, m.sealed, m.blind,
       (select json_agg(json_build_object('seat', p.seat, 'name', p.name, 'kind', p.kind, 'place', p.place, 'score', p.score)
                        order by p.seat) from match_seat p where p.match_id = m.id) as people
  from match_seat s join match m on m.id = s.match_id
 where s.account_id = $1 and s.match_id < $2 and m.status = 'finished' and not m.private
 order by s.match_id desc
 limit $3;

-- name: player_splits
-- How an account did in the rated public matches of variant $3 of game $2 among its latest 10000: by number of seats, by its seat, and by
-- its faction, which is not told while a match is sealed. `share` is in millionths: which part of the others it finished ahead of, half for
-- a shared place. `since`: no earlier match is counted; null when all are.
with led as materialized (
  select distinct on (finished_at, match_id) match_id, finished_at
    from (select match_id, finished_at from match_seat
           where account_id = $1 and finished_at is not null
           order by finished_at desc, match_id desc limit 10000) latest
   order by finished_at desc, match_id desc
), bound as materialized (
  select case when (select count(*) from (select 1 from match_seat where account_id = $1 and finished_at is not null limit 10001) n) > 10000
              then date_trunc('milliseconds', min(finished_at)) + interval '1 millisecond' end as since
    from led
), mine as (
  select m.id, m.seats, s.seat, case when not m.sealed then s.faction end as faction, others.share
    from led l
   cross join bound
   cross join lateral (select * from match where match.id = l.match_id offset 0) m
    join match_seat s on s.match_id = m.id and s.account_id = $1
   cross join lateral (select avg(case when s.place < o.place then 1 when s.place = o.place then 0.5 else 0 end) as share
                         from match_seat o where o.match_id = m.id and o.account_id <> $1) others
   where m.status = 'finished' and not m.private and m.rated and m.game = $2 and m.variant = $3
     and (bound.since is null or l.finished_at >= bound.since)
)
select seats, seat, faction, count(distinct id) as games, round(avg(share) * 1000000)::bigint as share,
       (select us(since) from bound) as since
  from mine
 group by grouping sets ((seats), (seats, seat), (seats, faction))
having grouping(faction) = 1 or faction is not null
 order by grouping(seat) + grouping(faction) desc, grouping(seat), seats, seat, faction;

-- name: player_insights
-- An account's results in its latest finished matches against others, by variant: all, and split in several ways. `by` says how, `key` which
-- part. Matches that are sealed are left out, for their results are not known yet. The number of matches read is limited.
with mine as (
  select m.game, m.variant, s.place, s.seat::text as seat,
         case when s.place = 1 then (select count(*) from match_seat o where o.match_id = m.id and o.place = 1) end as firsts,
         case when others.bots then 'bots'
              when others.programs then 'programs'
              when others.rating is null or s.start_rating is null then 'unrated'
              when others.rating < s.start_rating - 200000000 then 'much_weaker'
              when others.rating < s.start_rating - 50000000 then 'weaker'
              when others.rating > s.start_rating + 200000000 then 'much_stronger'
              when others.rating > s.start_rating + 50000000 then 'stronger'
              else 'equal' end as opponents,
         (select max(bound) from unnest(array[0, 11, 21, 41, 81, 161]) bound where bound <= m.turns[1])::text as length,
         case when others.programs or others.used = 0 then null
              when m.used_ms[s.seat + 1] * 2 < others.used then 'less'
              when m.used_ms[s.seat + 1] > others.used * 2 then 'more'
              else 'similar' end as time,
         m.clock ->> 'mode' as clock,
         case when m.result ->> 'reason' in ('resign', 'flag', 'abandon', 'agreement') then m.result ->> 'reason' else 'played' end as ending,
         to_char(m.finished_at at time zone 'UTC', 'YYYY-MM') as month
    from (select match_id, seat, place, start_rating from match_seat where account_id = $1 and finished_at is not null
           order by finished_at desc, match_id desc limit $2) s
    join match m on m.id = s.match_id
    cross join lateral (select bool_and(o.kind = 'builtin') as bots, bool_and(o.kind in ('builtin', 'engine', 'llm')) as programs,
                               avg(o.start_rating) as rating, avg(m.used_ms[o.seat + 1]) as used
                          from match_seat o where o.match_id = m.id and o.seat <> s.seat) others
   where m.status = 'finished' and m.purpose = 'play' and not m.sealed and m.seats > 1 and s.place is not null
)
select game, variant,
       case when grouping(seat) = 0 then 'seat' when grouping(opponents) = 0 then 'opponents' when grouping(length) = 0 then 'length'
            when grouping(time) = 0 then 'time' when grouping(clock) = 0 then 'clock' when grouping(ending) = 0 then 'ending'
            when grouping(month) = 0 then 'month' else '' end as by,
       coalesce(seat, opponents, length, time, clock, ending, month, '') as key,
       count(*) as played, count(*) filter (where place = 1 and firsts = 1) as won, count(*) filter (where place = 1 and firsts > 1) as drawn,
       count(*) filter (where place > 1) as lost
  from mine
 group by game, variant, grouping sets ((), (seat), (opponents), (length), (time), (clock), (ending), (month))
having grouping(time) = 1 or time is not null
 order by game, variant, grouping(seat, opponents, length, time, clock, ending, month) desc, 4;

-- name: player_phases
-- Where the costliest turns of an account lay, in those of the matches that player_insights counts that were searched for them: by thirds of a match
-- ('': in all of it), with how many matches were searched and what the turns cost on average.
-- rows: four for each variant
with mine as (
  select m.id, m.game, m.variant, m.turns[1] as turns, s.seat, x.report
    from (select match_id, seat, place from match_seat where account_id = $1 and finished_at is not null
           order by finished_at desc, match_id desc limit $2) s
    join match m on m.id = s.match_id
    join mistake_search x on x.match_id = m.id and x.report is not null
   where m.status = 'finished' and m.purpose = 'play' and not m.sealed and m.seats > 1 and s.place is not null
), costly as (
  select mine.game, mine.variant, mine.id, (f ->> 'cost')::numeric as cost,
         case least(2, ((f ->> 'turn')::int - 1) * 3 / greatest(turns, 1)) when 0 then 'early' when 1 then 'middle' else 'late' end as third
    from mine cross join lateral jsonb_array_elements(report::jsonb) f
   where (f ->> 'seat')::int = mine.seat
)
select g.game, g.variant, coalesce(c.third, '') as key, g.searched, count(c.cost) as turns, coalesce(round(avg(c.cost)), 0)::bigint as cost
  from (select game, variant, count(*) as searched from mine group by game, variant) g
  left join costly c on c.game = g.game and c.variant = g.variant
 group by g.game, g.variant, g.searched, grouping sets ((), (c.third))
having grouping(c.third) = 1 or c.third is not null
 order by g.game, g.variant, grouping(c.third) desc, min(array_position(array['early', 'middle', 'late'], c.third));
