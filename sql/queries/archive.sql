-- archive.sql - searches of finished matches.
-- Several indexes to search the archive by, newest first: the matches after a position ($1, $2) and not older than $3 that fit the
-- filters $4 to $8 and began with the options of the last parameter.
-- A search reads at most 10000 matches (the inner limit) before it answers; without filters and with an offset, the same query gives
-- the position that such a search has reached.

-- name: archive_all
-- All games.
select m.id, us(m.finished_at) as finished_at
  from (select *
          from match
         where status = 'finished' and not private and (finished_at, id) < (at_us($1), $2) and finished_at >= at_us($3)
         order by finished_at desc, id desc
         limit 10000) m
 where archive_fits(m.variant, m.rated, m.turns, m.result, null, $4, $5, $6, $7, $8)
   and m.options @> coalesce($11::jsonb, '{}')
 order by m.finished_at desc, m.id desc
offset $9 limit $10;

-- name: archive_game
-- One game.
select m.id, us(m.finished_at) as finished_at
  from (select *
          from match
         where status = 'finished' and not private and (finished_at, id) < (at_us($1), $2) and finished_at >= at_us($3)
           and game = $11
         order by finished_at desc, id desc
         limit 10000) m
 where archive_fits(m.variant, m.rated, m.turns, m.result, null, $4, $5, $6, $7, $8)
   and m.options @> coalesce($12::jsonb, '{}')
 order by m.finished_at desc, m.id desc
offset $9 limit $10;

-- name: archive_variant
-- One variant of a game.
select m.id, us(m.finished_at) as finished_at
  from (select *
          from match
         where status = 'finished' and not private and (finished_at, id) < (at_us($1), $2) and finished_at >= at_us($3)
           and game = $11 and variant = $12
         order by finished_at desc, id desc
         limit 10000) m
 where archive_fits(m.variant, m.rated, m.turns, m.result, null, $4, $5, $6, $7, $8)
   and m.options @> coalesce($13::jsonb, '{}')
 order by m.finished_at desc, m.id desc
offset $9 limit $10;

-- name: archive_player
-- The matches of one account, of any game ($11 null) or one. The search starts from the seats and fetches each match by its key; an
-- account with two seats in a match gets it once.
select m.id, us(m.finished_at) as finished_at
  from (select match_id, seat, place, finished_at
          from match_seat
         where account_id = $12 and (finished_at, match_id) < (at_us($1), $2) and finished_at >= at_us($3)
         order by finished_at desc, match_id desc
         limit 10000) s
 cross join lateral (select * from match where match.id = s.match_id offset 0) m
 where not m.private and ($11::text is null or m.game = $11) and archive_fits(m.variant, m.rated, m.turns, m.result, s.place, $4, $5, $6, $7, $8)
   and m.options @> coalesce($13::jsonb, '{}')
   and not exists (select 1 from match_seat t where t.match_id = s.match_id and t.account_id = $12 and t.seat < s.seat)
 order by s.finished_at desc, s.match_id desc
offset $9 limit $10;

-- name: archive_headers
-- The headers of the matches that a search has found.
select id, public_id, game, variant, options, rules_version, seats, clock, rated, spectators, press, private, status, stage, turns,
       seed_commitment, us(created_at) as created_at, result, us(finished_at) as finished_at, seed, nonce, purpose, delay_turns, sealed,
       (select json_agg(json_build_object('seat', p.seat, 'name', p.name, 'kind', p.kind, 'place', p.place, 'score', p.score)
                        order by p.seat) from match_seat p where p.match_id = match.id) as people
  from match
 where id = any ($1::bigint[])
 order by finished_at desc, id desc;

-- name: dump_page
-- Finished public matches in the order in which they ended, one page at a time; without those that were opened later than $3 or are still
-- sealed.
select id, public_id, us(finished_at) as finished_at
  from match
 where status = 'finished' and not private and (finished_at, id) > (at_us($1), $2) and finished_at < at_us($3)
   and not sealed and (opened_at is null or opened_at < at_us($3))
 order by finished_at, id
 limit 200;

-- name: dump_opened
-- Matches opened between $1 and $2 that had ended before $1: the dump of the day of their end could not have them.
select id, public_id
  from match
 where opened_at >= at_us($1) and opened_at < at_us($2) and finished_at < at_us($1) and status = 'finished' and not private and not sealed
 order by opened_at, id;
