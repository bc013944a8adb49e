-- ratings.sql - after million.sql: every match was rated. Each changed the ratings of both on two boards; each account has a row on
-- every board and season it played in. The figures are drawn, not reckoned: pages do not ask where they come from.
insert into rating_change (match_id, pool, account_id, seat, n, game, variant, speed, ladder, at, rating_before, deviation_before,
                           volatility_before, rating, deviation, volatility, counted, weights)
select m.id, p.pool, s.account_id, s.seat, m.id, m.game, m.variant, 'standard', '', m.finished_at, 1500000000 + (s.account_id * 7919 % 900 - 450) * 1000000,
       80000000, 60000000000, 1500000000 + (s.account_id * 7919 % 900 - 450) * 1000000 + (random() * 2e7)::bigint - 10000000, 79000000, 60000000000,
       true, array[0, 0]
  from match m join match_seat s on s.match_id = m.id
 cross join (values ('all'), ('humans')) p (pool);

insert into rating (account_id, game, variant, speed, ladder, pool, season, rating, deviation, volatility, games, won, drawn, lost, at, listed, placed)
select account_id, game, variant, speed, '', pool, season, (array_agg(rating order by n desc))[1], 40000000 + (random() * 2e8)::bigint,
       60000000000, count(*), count(*), 0, 0, max(at), account_id % 4 > 0, true
  from (select c.*, x.season from rating_change c cross join lateral (values (''), (to_char(c.at at time zone 'UTC', 'YYYY"Q"Q'))) x (season)) c
 group by account_id, game, variant, speed, pool, season;

-- The meetings of the last two days, as the sweeper leaves them.
insert into rating_meeting (low, high, game, variant, speed, ladder, at, match_id)
select min(s.account_id), max(s.account_id), m.game, m.variant, 'standard', '', m.finished_at, m.id
  from match m join match_seat s on s.match_id = m.id
 where m.finished_at > (select max(finished_at) - interval '2 days' from match)
 group by m.id;
update match set rated = true, rated_n = id, speed = 'standard', ladder = '' where id % 10 = 0; -- enough for the index of the order
analyze;
