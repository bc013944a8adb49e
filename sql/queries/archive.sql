-- archive.sql - searches of finished matches.
-- Several indexes to search the archive by, newest first: the matches after a position ($1, $2) and not older than $3 that fit the
-- filters $4 to $8, began with the options $11, had $12 seats, at the time $13 had ended and were open to everybody, belong to the league's
-- season $14, and had faction $15, which nobody is told while a match is sealed.
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
   and m.options @> coalesce($11::jsonb, '{}') and ($12::int is null or m.seats = $12)
   and ($13::bigint is null or (not m.sealed and (m.opened_at is null or m.opened_at < at_us($13))))
   and ($14::text is null or exists (select 1 from league_game g join league_set k on k.id = g.set_id where g.match_id = m.id and k.season = $14))
   and ($15::text is null or (not m.sealed and exists (select 1 from match_seat f where f.match_id = m.id and f.faction = $15)))
 order by m.finished_at desc, m.id desc
offset $9 limit $10;

-- name: archive_game
-- One game.
select m.id, us(m.finished_at) as finished_at
  from (select *
          from match
         where status = 'finished' and not private and (finished_at, id) < (at_us($1), $2) and finished_at >= at_us($3)
           and game = $16
         order by finished_at desc, id desc
         limit 10000) m
 where archive_fits(m.variant, m.rated, m.turns, m.result, null, $4, $5, $6, $7, $8)
   and m.options @> coalesce($11::jsonb, '{}') and ($12::int is null or m.seats = $12)
   and ($13::bigint is null or (not m.sealed and (m.opened_at is null or m.opened_at < at_us($13))))
   and ($14::text is null or exists (select 1 from league_game g join league_set k on k.id = g.set_id where g.match_id = m.id and k.season = $14))
   and ($15::text is null or (not m.sealed and exists (select 1 from match_seat f where f.match_id = m.id and f.faction = $15)))
 order by m.finished_at desc, m.id desc
offset $9 limit $10;

-- name: archive_variant
-- One variant of a game.
select m.id, us(m.finished_at) as finished_at
  from (select *
          from match
         where status = 'finished' and not private and (finished_at, id) < (at_us($1), $2) and finished_at >= at_us($3)
           and game = $16 and variant = $17
         order by finished_at desc, id desc
         limit 10000) m
 where archive_fits(m.variant, m.rated, m.turns, m.result, null, $4, $5, $6, $7, $8)
   and m.options @> coalesce($11::jsonb, '{}') and ($12::int is null or m.seats = $12)
   and ($13::bigint is null or (not m.sealed and (m.opened_at is null or m.opened_at < at_us($13))))
   and ($14::text is null or exists (select 1 from league_game g join league_set k on k.id = g.set_id where g.match_id = m.id and k.season = $14))
   and ($15::text is null or (not m.sealed and exists (select 1 from match_seat f where f.match_id = m.id and f.faction = $15)))
 order by m.finished_at desc, m.id desc
offset $9 limit $10;

-- name: archive_player
-- The matches of account $17, of any game ($16 null) or one, in seat $18, against account $19. The search starts from the seats of $20,
-- which is one of the two, and fetches each match by its key; an account with two seats in a match gets it once, and its lowest seat
-- that fits counts.
select m.id, us(m.finished_at) as finished_at
  from (select distinct on (finished_at, match_id) match_id, finished_at
          from (select match_id, finished_at
                  from match_seat
                 where account_id = $20 and (finished_at, match_id) < (at_us($1), $2) and finished_at >= at_us($3)
                 order by finished_at desc, match_id desc
                 limit 10000) led
         order by finished_at desc, match_id desc) l
 cross join lateral (select * from match where match.id = l.match_id offset 0) m
 cross join lateral (select s.place
                       from match_seat s
                      where s.match_id = l.match_id and s.account_id = $17 and ($18::int is null or s.seat = $18)
                        and ($15::text is null or (s.faction = $15 and not m.sealed))
                        and ($19::bigint is null
                             or exists (select 1 from match_seat o where o.match_id = l.match_id and o.account_id = $19 and o.seat <> s.seat))
                      order by s.seat
                      limit 1) s
 where not m.private and ($16::text is null or m.game = $16) and archive_fits(m.variant, m.rated, m.turns, m.result, s.place, $4, $5, $6, $7, $8)
   and m.options @> coalesce($11::jsonb, '{}') and ($12::int is null or m.seats = $12)
   and ($13::bigint is null or (not m.sealed and (m.opened_at is null or m.opened_at < at_us($13))))
   and ($14::text is null or exists (select 1 from league_game g join league_set k on k.id = g.set_id where g.match_id = m.id and k.season = $14))
 order by l.finished_at desc, l.match_id desc
offset $9 limit $10;

-- name: archive_player_reach
-- The position that a search from the seats of account $4 has reached.
select match_id as id, us(finished_at) as finished_at
  from match_seat
 where account_id = $4 and (finished_at, match_id) < (at_us($1), $2) and finished_at >= at_us($3)
 order by finished_at desc, match_id desc
offset 9999 limit 1;

-- name: archive_lead
-- Whether account $2 has ended fewer matches than $1, as far as one search can tell.
select (select count(*) from (select 1 from match_seat where account_id = $2 and finished_at is not null limit 10000) theirs)
       < (select count(*) from (select 1 from match_seat where account_id = $1 and finished_at is not null limit 10000) own) as fewer;

-- name: archive_headers
-- The headers of the matches that a search has found, in its order.
-- rows: the ids given, a page of the caller
select match.id, public_id, game, variant, options, rules_version, seats, clock, rated, spectators, press, private, status, stage, turns,
       seed_commitment, us(created_at) as created_at, result, us(finished_at) as finished_at, seed, nonce, purpose, delay_turns, sealed, blind,
       (select json_agg(json_build_object('seat', p.seat, 'name', p.name, 'kind', p.kind, 'place', p.place, 'score', p.score)
                        order by p.seat) from match_seat p where p.match_id = match.id) as people
  from unnest($1::bigint[]) with ordinality as found (id, n)
  join match on match.id = found.id
 order by found.n;

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
-- rows: one day; for the host, in a file
select id, public_id
  from match
 where opened_at >= at_us($1) and opened_at < at_us($2) and finished_at < at_us($1) and status = 'finished' and not private and not sealed
 order by opened_at, id;

-- name: dump_renewed
-- The days whose dumps have matches of deleted accounts, with the last of these deletions.
-- rows: the days of the arena
select to_char(greatest(m.finished_at, m.opened_at) at time zone 'UTC', 'YYYY-MM-DD') as day, us(max(a.deleted_at)) as at
  from account a
  join match_seat s on s.account_id = a.id
  join match m on m.id = s.match_id
 where a.deleted_at is not null and m.status = 'finished' and not m.private and not m.sealed
 group by day
 order by day;
