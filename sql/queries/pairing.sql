-- name: pairing_account_lock
-- locks: pairing_account_lock
-- Requests of one account are handled one after another.
select pg_advisory_xact_lock(hashtextextended('pairing ' || $1::bigint::text, 12));

-- name: pairing_queue_lock
-- locks: pairing_queue_lock
-- Only one transaction at a time searches a queue.
select pg_advisory_xact_lock(hashtextextended($1, 11));

-- name: pairing_facts
-- What pairing needs to know of an account: the person behind it, and the rating on the leaderboard of all players, in points.
select coalesce(a.owner_id, a.id) as person, coalesce(round(r.rating / 1000000.0), 1500)::int as rating,
       coalesce(round(r.deviation / 1000000.0), 350)::int as deviation
  from account a
  left join rating r on r.account_id = a.id and r.game = $2 and r.variant = $3 and r.speed = $4 and r.ladder = '' and r.pool = 'all'
                    and r.season = ''
 where a.id = $1;

-- name: pairing_insert
-- makes: pairing
-- $11: patience in seconds.
insert into pairing (account_id, person_id, lobby_id, game, variant, speed, mode, exact, rating, deviation, patience)
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11 * interval '1 second');

-- name: pairing_of
-- An account's own wait: its position in the queue, and how long it has lasted.
select l.public_id as lobby, p.game, p.variant, p.speed, p.mode, p.exact, p.rating, p.deviation, l.options, l.clock, l.rated,
       us(p.since) as since, us(arena_now()) - us(p.since) as waited,
       (select count(*) from pairing q where q.game = p.game and q.variant = p.variant and q.speed = p.speed) as waiting,
       (select count(*) from pairing q
         where q.game = p.game and q.variant = p.variant and q.speed = p.speed and (q.since, q.account_id) <= (p.since, p.account_id))
         as position
  from pairing p join lobby l on l.id = p.lobby_id
 where p.account_id = $1;

-- name: pairing_at
-- The account waiting in a lobby, for a player who wants to join it: rating and time waited.
select p.rating, p.deviation, p.mode, us(arena_now()) - us(p.since) as waited from pairing p where p.lobby_id = $1;

-- name: pairing_seen
-- locks: pairing
-- A waiting account is still there; written only now and then.
update pairing set seen_at = arena_now() where account_id = $1 and seen_at < arena_now() - interval '10 seconds';

-- name: pairing_queue
-- The accounts waiting in a queue that are still there, the longest wait first.
select p.account_id, p.person_id, p.lobby_id, l.public_id as lobby, l.options, l.clock, l.rated, l.seats, p.mode, p.exact, p.rating, p.deviation,
       us(arena_now()) - us(p.since) as waited
  from pairing p join lobby l on l.id = p.lobby_id
 where p.game = $1 and p.variant = $2 and p.speed = $3 and p.seen_at > arena_now() - p.patience
 order by p.since, p.account_id
 limit 500;

-- name: pairing_near
-- The same for an account that has just joined: itself and those with the nearest ratings, at most $2 points away.
select p.account_id, p.person_id, p.lobby_id, l.public_id as lobby, l.options, l.clock, l.rated, l.seats, p.mode, p.exact, p.rating, p.deviation,
       us(arena_now()) - us(p.since) as waited
  from (select p.*
          from pairing me
          join pairing p on p.game = me.game and p.variant = me.variant and p.speed = me.speed and p.mode = me.mode
                        and p.rating between me.rating - $2 and me.rating + $2
         where me.account_id = $1 and (p.account_id = $1 or p.seen_at > arena_now() - p.patience)
         order by p.account_id <> $1, abs(p.rating - me.rating), p.since, p.account_id
         limit 100) p
  join lobby l on l.id = p.lobby_id
 order by p.since, p.account_id;

-- name: pairing_rifts
-- The pairs of those accounts that a block separates, including programs of either side.
-- rows: pairs of the accounts given that a block separates; for the pairing
select distinct p.account_id as one, o.account_id as other
  from pairing p
  join acquaintance q on q.account_id in (p.account_id, p.person_id) and q.blocked
  join pairing o on q.other_id in (o.account_id, o.person_id) and o.account_id <> p.account_id
 where p.account_id = any($1::bigint[]) and o.account_id = any($1::bigint[]);

-- name: pairing_hold
-- skips: lobby pairing
-- Lock those lobbies and their waits, skipping locked ones and lobbies no longer open.
-- rows: the ids given, a few hundred of the pairing at a time
select l.id
  from lobby l join pairing p on p.lobby_id = l.id
 where l.id = any($1::bigint[]) and l.status = 'open'
 order by l.id
   for no key update of l, p skip locked;

-- name: pairing_started
-- skips: lobby pairing
-- These accounts now play match $2: their waits end, and their own lobbies lead to the match. A wait that another transaction has locked
-- is left over; the caller then repeats everything.
with held as materialized (
  select p.account_id, p.lobby_id
    from pairing p join lobby l on l.id = p.lobby_id
   where p.account_id = any($1::bigint[])
   order by l.id
     for no key update of l, p skip locked
), ended as (
  delete from pairing where account_id in (select account_id from held)
), led as (
  update lobby set status = 'started', match_id = $2 where id in (select lobby_id from held) and status = 'open'
)
select count(*) as left_over
  from pairing
 where account_id = any($1::bigint[]) and account_id not in (select account_id from held);

-- name: pairing_queues
-- Queues with two or more waiting accounts.
-- rows: games, variants and speeds; for the clock
select game, variant, speed from pairing group by game, variant, speed having count(*) > 1 order by game, variant, speed;

-- name: pairing_drop
-- skips: lobby pairing
-- Accounts not seen for too long no longer wait.
with gone as (
  select p.lobby_id
    from pairing p join lobby l on l.id = p.lobby_id
   where p.seen_at <= arena_now() - p.patience
     for no key update of l, p skip locked
), cancelled as (
  update lobby set status = 'cancelled' where id in (select lobby_id from gone) and status = 'open'
)
delete from pairing where lobby_id in (select lobby_id from gone);

-- name: pairing_renew
-- locks: pairing
-- No account could be seen during an outage, so the time without a sign of each starts again.
update pairing set seen_at = arena_now()
 where account_id in (select account_id from pairing order by account_id for no key update);

-- name: pairing_bots
-- The ratings of a game's bots on the leaderboard of all players, in points; null: none yet.
-- rows: the built-in bots of a game
select a.bot_id, round(r.rating / 1000000.0)::int as rating
  from account a
  left join rating r on r.account_id = a.id and r.game = $1 and r.variant = $2 and r.speed = $3 and r.ladder = '' and r.pool = 'all'
                    and r.season = ''
 where a.bot_game = $1;
