-- name: crowd_start
-- makes: crowd
insert into crowd (match_id, members) values ($1, array_fill(0, array[$2::int]));

-- name: crowd_upsert
-- locks: account
-- The account that holds the seat of a crowd.
insert into account (public_id, name, name_key, kind, bot_game, bot_id) values ($1, $2, $3, 'crowd', $4, $5)
on conflict (bot_game, bot_id) do update set name = excluded.name where account.name <> excluded.name;

-- name: crowd_hold
-- locks: crowd
-- The number of members of each seat, locked while an account joins.
select members from crowd where match_id = $1 for no key update;

-- name: crowd_side_of
select seat from crowd_side where match_id = $1 and account_id = $2;

-- name: crowd_join
-- under: crowd
with joined as (insert into crowd_side (match_id, account_id, seat) values ($1, $2, $3) returning seat)
update crowd set members[$3 + 1] = members[$3 + 1] + 1 where match_id = $1;

-- name: window_open
-- makes: crowd_window
insert into crowd_window (match_id, n, seat, opens_at, closes_at) values ($1, $2, $3, at_us($4), at_us($5));

-- name: window_share
-- locks: crowd_window
-- Keep a window from closing while a ballot is stored. The match has the deadline, because an outage moves it.
select w.seat, us(w.opens_at) as opens_at, w.closed_at is null and m.status = 'live' and arena_now() < m.deadline as open
  from crowd_window w join match m on m.id = w.match_id
 where w.match_id = $1 and w.n = $2
   for share of w;

-- name: window_hold
-- locks: crowd_window
-- Lock a window in order to close it; waits for transactions that store a ballot.
select seat from crowd_window where match_id = $1 and n = $2 and closed_at is null for no key update;

-- name: window_close
-- under: crowd_window
update crowd_window
   set closed_at = arena_now(), ballots = $3, weight = $4, list_hash = $5, played = $6, tally = $7::jsonb, closes_at = at_us($8),
       excluded = (select coalesce(jsonb_object_agg(x.excluded, x.n), '{}')
                     from (select excluded, count(*) as n from crowd_ballot
                            where match_id = $1 and window_n = $2 and excluded is not null group by excluded) x)
 where match_id = $1 and n = $2;

-- name: window_scores
-- locks: crowd_window
update crowd_window set scores = $3::bigint[] where match_id = $1 and n = $2;

-- name: window_find
select w.n, w.seat, us(w.opens_at) as opens_at, us(case when w.closed_at is null then m.deadline else w.closes_at end) as closes_at,
       us(w.closed_at) as closed_at, w.ballots, w.weight, w.list_hash, w.played, w.tally::text as tally, w.scores::text as scores, w.excluded,
       coalesce((select p.scores from crowd_window p where p.match_id = w.match_id and p.n = w.n - 1), '{0,0}')::text as before
  from crowd_window w join match m on m.id = w.match_id
 where w.match_id = $1 and w.n = $2;

-- name: window_list
-- Closed windows before a number, newest first.
select w.n, w.seat, us(w.opens_at) as opens_at, us(w.closes_at) as closes_at, us(w.closed_at) as closed_at, w.ballots, w.weight,
       w.list_hash, w.played, null as tally, w.scores::text as scores, w.excluded,
       coalesce((select p.scores from crowd_window p where p.match_id = w.match_id and p.n = w.n - 1), '{0,0}')::text as before
  from crowd_window w
 where w.match_id = $1 and w.n < $2::bigint and w.closed_at is not null
 order by w.n desc
 limit $3;

-- name: crowd_voter
-- The facts about a voter: side, kind, registration and the time since, the number of finished games with at least $8 turns ordered (up to $6),
-- the rating at a given time on the leaderboard of a variant and speed, and whether the voter is established there.
select a.kind, s.seat, us(arena_now()) - us(a.registered_at) as age, us(a.registered_at) as since,
       (select count(*) from (select 1 from match_seat p join match m on m.id = p.match_id
                               where p.account_id = a.id and m.game = $3 and m.status = 'finished' and p.ordered >= $8
                                 and p.founder_id is null and not p.stood_in limit $6) f) as games,
       exists (select 1 from account o
                where o.id = coalesce(a.owner_id, a.id)
                  and (o.trusted_at is not null
                       or exists (select 1 from rating_standing k
                                   where k.person = o.id and k.game = $3 and k.variant = $4 and k.speed = $5 and k.ladder = ''
                                     and k.established))) as established,
       (select r.rating from rating_change r
         where r.account_id = a.id and r.game = $3 and r.variant = $4 and r.speed = $5 and r.ladder = '' and r.pool = 'all'
           and r.at <= at_us($7)
         order by r.n desc limit 1) as rating
  from account a left join crowd_side s on s.match_id = $1 and s.account_id = a.id
 where a.id = $2;

-- name: ballot_find
select code, orders, words, weight, us(at) as at, played from crowd_ballot where match_id = $1 and window_n = $2 and account_id = $3;

-- name: ballot_put
-- under: crowd_window
-- The code stays; among equal ballots this one now comes last.
insert into crowd_ballot (match_id, window_n, account_id, code, orders, words, weight) values ($1, $2, $3, $4, $5, $6, $7)
on conflict (match_id, window_n, account_id)
do update set orders = excluded.orders, words = excluded.words, number = nextval('crowd_ballot_number'), at = arena_now()
returning code, us(at) as at;

-- name: ballot_drop
-- under: crowd_window
delete from crowd_ballot where match_id = $1 and window_n = $2 and account_id = $3;

-- name: ballots_exclude
-- under: crowd_window
-- When a window closes: its ballots that do not count, and why. Every voter is checked again, no matter how the row was stored: guests,
-- accounts younger than $4, fewer than $5 finished games ($3) with at least $6 turns. Of the others the earliest counts: one ballot for
-- each person and device, and $7 for each network.
with ballot as (
  select b.account_id, b.number, coalesce(a.owner_id, a.id) as person,
         case when a.registered_at is null then 'guest'
              when us(arena_now()) - us(a.registered_at) < $4 then 'too_new'
              when (select count(*) from (select 1 from match_seat p join match m on m.id = p.match_id
                                           where p.account_id = a.id and m.game = $3 and m.status = 'finished' and p.ordered >= $6
                                             and p.founder_id is null and not p.stood_in limit $5) f) < $5 then 'too_few_games' end as why
    from crowd_ballot b join account a on a.id = b.account_id
   where b.match_id = $1 and b.window_n = $2
), own as (
  select account_id, row_number() over (partition by person order by number) as n from ballot where why is null
), place as (
  select x.account_id, max(x.n) filter (where x.kind = 'device') as device, max(x.n) filter (where x.kind = 'network') as network
    from (select b.account_id, g.kind, dense_rank() over (partition by g.kind, g.mark order by b.number) as n
            from ballot b join sight g on g.account_id in (b.account_id, b.person)
           where b.why is null and g.last_at > arena_now() - interval '30 days') x
   group by x.account_id
)
update crowd_ballot c
   set excluded = coalesce(b.why, case when own.n > 1 then 'one_owner'
                                       when place.device > 1 then 'device'
                                       when place.network > $7 then 'network' end)
  from ballot b left join own on own.account_id = b.account_id left join place on place.account_id = b.account_id
 where c.match_id = $1 and c.window_n = $2 and c.account_id = b.account_id
   and (b.why is not null or own.n > 1 or place.device > 1 or place.network > $7);

-- name: ballots_of
-- rows: the voters of one window; read once, when it closes
select code, orders, words, weight, number, played from crowd_ballot where match_id = $1 and window_n = $2 and excluded is null order by number;

-- name: ballots_page
select code, words, weight, number, played from crowd_ballot where match_id = $1 and window_n = $2 and number > $3 and excluded is null
 order by number
 limit $4;

-- name: ballots_played
-- under: crowd_window
update crowd_ballot set played = true where match_id = $1 and window_n = $2 and number = any($3::bigint[]);
