-- name: token_insert
-- makes: access_token
-- A new access token of an owner, for the owner's account or a program's.
insert into access_token (public_id, owner_id, account_id, token_hash, label, scopes, expires_at)
values ($1, $2, $3, $4, $5, $6, clock_timestamp() + $7 * interval '1 day')
returning us(created_at) as created_at, us(expires_at) as expires_at;

-- name: token_by_hash
-- Whom a token acts as: not ended, of an account that is still there.
select t.id as token, t.scopes, us(t.expires_at) as expires_at,
       coalesce(t.seen_at < clock_timestamp() - interval '1 hour', true) as old_sight, a.id, a.public_id, a.name, a.kind
  from access_token t join account a on a.id = t.account_id
 where t.token_hash = $1 and a.deleted_at is null and t.expires_at > clock_timestamp();

-- name: token_seen
-- locks: access_token
-- It was used just now.
update access_token set seen_at = clock_timestamp() where id = $1;

-- name: tokens_of
-- The tokens somebody has made that still work, newest first.
select t.public_id, t.label, t.scopes, us(t.created_at) as created_at, us(t.seen_at) as seen_at, us(t.expires_at) as expires_at,
       a.name, a.kind
  from access_token t join account a on a.id = t.account_id
 where t.owner_id = $1 and t.expires_at > clock_timestamp()
 order by t.id desc
 limit $2;

-- name: tokens_count
-- How many of them.
select count(*) as n from access_token where owner_id = $1 and expires_at > clock_timestamp();

-- name: token_end
-- locks: access_token
-- Revoke one of one's own.
delete from access_token where owner_id = $1 and public_id = $2;

-- name: tokens_end
-- locks: access_token
-- An account goes: tokens it made, and tokens that act as it.
delete from access_token where owner_id = $1 or account_id = $1;

-- name: tokens_sweep
-- locks: access_token
-- Tokens whose time is over.
delete from access_token where expires_at < clock_timestamp();
