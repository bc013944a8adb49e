-- name: feed_put
-- locks: feed
-- A new secret link, which replaces the old one.
insert into feed (account_id, secret_hash) values ($1, $2)
on conflict (account_id) do update set secret_hash = excluded.secret_hash, created_at = clock_timestamp(), seen_at = null
returning us(created_at) as created_at;

-- name: feed_of
-- When an account's link was created and last used; no row when it has none.
select us(created_at) as created_at, us(seen_at) as seen_at from feed where account_id = $1;

-- name: feed_end
-- locks: feed
delete from feed where account_id = $1;

-- name: feed_by_hash
-- The account whose deadlines a link shows, and its language.
select f.account_id, coalesce(a.language, 'en') as language, coalesce(f.seen_at < clock_timestamp() - interval '1 hour', true) as old_sight
  from feed f join account a on a.id = f.account_id
 where f.secret_hash = $1 and a.deleted_at is null;

-- name: feed_seen
-- locks: feed
-- The link was used just now.
update feed set seen_at = clock_timestamp() where account_id = $1;

-- name: feed_tournaments
-- The newest public tournaments that were not cancelled.
select public_id, name, game, us(created_at) as created_at, us(starts_at) as starts_at
  from tournament
 where not private and status <> 'cancelled'
 order by id desc
 limit 50;

-- name: feed_club
-- The newest public tournaments of a club that were not cancelled.
select public_id, name, game, us(created_at) as created_at, us(starts_at) as starts_at
  from tournament
 where (club_id = $1 or (rival_id = $1 and rival_agreed)) and not private and status <> 'cancelled'
 order by id desc
 limit 50;
