-- name: pairing_account_lock
-- locks: pairing_account_lock
-- One person's clicks come one after another.
select pg_advisory_xact_lock(hashtextextended('pairing ' || $1::bigint::text, 12));

-- name: pairing_queue_lock
-- locks: pairing_queue_lock
-- A queue is looked through by one at a time.
select pg_advisory_xact_lock(hashtextextended($1, 11));

-- name: pairing_facts
-- What somebody brings to a queue: the person behind the account and the rating on everybody's board, in points.
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
-- Somebody's own wait: where it stands in its queue and how long it lasts.
select l.public_id as lobby, p.game, p.variant, p.speed, p.mode, p.exact, p.rating, p.deviation, l.options, l.clock, l.rated,
       us(p.since) as since, us(arena_now()) - us(p.since) as waited,
       (select count(*) from pairing q where q.game = p.game and q.variant = p.variant and q.speed = p.speed) as waiting,
       (select count(*) from pairing q
         where q.game = p.game and q.variant = p.variant and q.speed = p.speed and (q.since, q.account_id) <= (p.since, p.account_id))
         as position
  from pairing p join lobby l on l.id = p.lobby_id
 where p.account_id = $1;

-- name: pairing_at
-- Who waits at a table, for somebody who would sit down there: rating and how long.
select p.rating, p.deviation, p.mode, us(arena_now()) - us(p.since) as waited from pairing p where p.lobby_id = $1;

-- name: pairing_seen
-- locks: pairing
-- Somebody who waits is still there; written now and then only.
update pairing set seen_at = arena_now() where account_id = $1 and seen_at < arena_now() - interval '10 seconds';

-- name: pairing_queue
-- Who waits in a queue and is still there, the longest first.
select p.account_id, p.person_id, p.lobby_id, l.public_id as lobby, l.options, l.clock, l.rated, l.seats, p.mode, p.exact, p.rating, p.deviation,
       us(arena_now()) - us(p.since) as waited
  from pairing p join lobby l on l.id = p.lobby_id
 where p.game = $1 and p.variant = $2 and p.speed = $3 and p.seen_at > arena_now() - p.patience
 order by p.since, p.account_id
 limit 500;

-- name: pairing_near
-- The same for somebody who has just come: those whose rating is nearest, at most $2 points away, and that one.
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
-- Which of those accounts a block keeps apart, the programs of either side included.
select distinct p.account_id as one, o.account_id as other
  from pairing p
  join acquaintance q on q.account_id in (p.account_id, p.person_id) and q.blocked
  join pairing o on q.other_id in (o.account_id, o.person_id) and o.account_id <> p.account_id
 where p.account_id = any($1::bigint[]) and o.account_id = any($1::bigint[]);

-- name: pairing_hold
-- skips: lobby pairing
-- Hold those tables, if nobody else does and they still wait.
select l.id
  from lobby l join pairing p on p.lobby_id = l.id
 where l.id = any($1::bigint[]) and l.status = 'open'
 order by l.id
   for no key update of l, p skip locked;

-- name: pairing_started
-- skips: lobby pairing
-- Those people sit at a match now ($2): they look no further, and their own tables lead there. A wait that somebody else holds just now
-- is left over: then all of this is to be done again a moment later.
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
-- Queues in which two or more wait.
select game, variant, speed from pairing group by game, variant, speed having count(*) > 1 order by game, variant, speed;

-- name: pairing_drop
-- skips: lobby pairing
-- Who has gone without a word is waited for no longer.
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
-- Nobody could be seen while nobody looked: everybody's patience begins anew.
update pairing set seen_at = arena_now()
 where account_id in (select account_id from pairing order by account_id for no key update);

-- name: pairing_bots
-- The ratings of a game's bots on everybody's board, in points; null: none yet.
select a.bot_id, round(r.rating / 1000000.0)::int as rating
  from account a
  left join rating r on r.account_id = a.id and r.game = $1 and r.variant = $2 and r.speed = $3 and r.ladder = '' and r.pool = 'all'
                    and r.season = ''
 where a.bot_game = $1;
