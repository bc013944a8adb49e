-- archive.sql - finished matches, searched.
-- Ways through the archive, newest first: the matches behind a place ($1, $2) and not older than $3 that fit the filters $4 to $8
-- and have been begun with the options of the last parameter.
-- No search looks at more than 10000 matches (the inner limit) before it answers; with no filter and an offset the same query says
-- how far such a search has come.

-- name: archive_all
-- Whatever was played.
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
-- One account's, of any game ($11 null) or one. The seats lead; each match is fetched by its key, and an account that sits in a match
-- twice is answered once.
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
-- What a search found, as headers.
select id, public_id, game, variant, options, rules_version, seats, clock, rated, spectators, press, private, status, stage, turns,
       seed_commitment, us(created_at) as created_at, result, us(finished_at) as finished_at, seed, nonce, purpose, delay_turns,
       (select json_agg(json_build_object('seat', p.seat, 'name', p.name, 'kind', p.kind, 'place', p.place, 'score', p.score)
                        order by p.seat) from match_seat p where p.match_id = match.id) as people
  from match
 where id = any ($1::bigint[])
 order by finished_at desc, id desc;

-- name: dump_page
-- Finished public matches in the order of their ends, a page at a time.
select id, public_id, us(finished_at) as finished_at
  from match
 where status = 'finished' and not private and (finished_at, id) > (at_us($1), $2) and finished_at < at_us($3)
 order by finished_at, id
 limit 200;
