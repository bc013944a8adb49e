-- name: token_insert
-- makes: access_token
-- A new access token of an owner, for the owner's account or a program's.
insert into access_token (public_id, owner_id, account_id, token_hash, label, scopes, expires_at)
values ($1, $2, $3, $4, $5, $6, clock_timestamp() + $7 * interval '1 day')
returning us(created_at) as created_at, us(expires_at) as expires_at;

-- name: token_by_hash
-- The account a token acts as: the token has not ended, and the account is not deleted. No token works while moderators have closed the
-- account of its owner.
select t.id as token, t.scopes, us(t.expires_at) as expires_at,
       coalesce(t.seen_at < clock_timestamp() - interval '1 hour', true) as old_sight, a.id, a.public_id, a.name, a.kind
  from access_token t join account a on a.id = t.account_id join account o on o.id = t.owner_id
 where t.token_hash = $1 and a.deleted_at is null and o.closed_at is null and t.expires_at > clock_timestamp();

-- name: token_seen
-- locks: access_token
-- The token was used just now.
update access_token set seen_at = clock_timestamp() where id = $1;

-- name: token_refused
-- locks: token_refusal
-- Record a request outside the scopes of the token.
insert into token_refusal (owner_id, token, label, scope, method, path)
select owner_id, public_id, label, $2, $3, $4 from access_token where id = $1
on conflict (owner_id, token, scope) do update
   set method = excluded.method, path = excluded.path, times = token_refusal.times + 1, at = clock_timestamp();

-- name: token_refusals_trim
-- locks: token_refusal
-- Keep the latest 50 rows of ended tokens, so that creating and ending tokens cannot fill the disk.
with old as (
  select owner_id, token, scope
    from token_refusal r
   where owner_id = $1 and not exists (select 1 from access_token t where t.public_id = r.token)
     and at <= (select q.at from token_refusal q
                 where q.owner_id = $1 and not exists (select 1 from access_token t where t.public_id = q.token)
                 order by q.at desc offset 50 limit 1)
   order by owner_id, token, scope
     for no key update
)
delete from token_refusal r using old where r.owner_id = old.owner_id and r.token = old.token and r.scope = old.scope;

-- name: token_refusals_end
-- locks: token_refusal
-- An account is closed.
delete from token_refusal where owner_id = $1;

-- name: token_refusals_sweep
-- locks: token_refusal
delete from token_refusal where at < clock_timestamp() - interval '90 days';

-- name: tokens_of
-- An owner's valid tokens that they created, newest first, each with its last refused request.
select t.public_id, t.label, t.scopes, us(t.created_at) as created_at, us(t.seen_at) as seen_at, us(t.expires_at) as expires_at,
       a.name, a.kind, us(r.at) as refused_at, r.scope as refused_scope, r.method as refused_method, r.path as refused_path,
       (select sum(times)::bigint from token_refusal where owner_id = t.owner_id and token = t.public_id) as refused_times
  from access_token t
  join account a on a.id = t.account_id
  left join lateral (select * from token_refusal q where q.owner_id = t.owner_id and q.token = t.public_id order by q.at desc limit 1) r on true
 where t.owner_id = $1 and t.grant_id is null and t.expires_at > clock_timestamp()
 order by t.id desc
 limit $2;

-- name: tokens_count
-- The number of these tokens.
select count(*) as n from access_token where owner_id = $1 and grant_id is null and expires_at > clock_timestamp();

-- name: token_end
-- locks: access_token
-- Revoke one of an owner's tokens.
delete from access_token where owner_id = $1 and public_id = $2;

-- name: token_end_itself
-- locks: access_token
-- Revoke the token that a request came with.
delete from access_token where id = $1;

-- name: token_is_alone
-- Whether the account of a token is its owner and has no session that works. A program that a guest connected (OAuth) speaks for nobody, nor does a
-- token of other scopes ($2) than one that came with its guest.
select exists (select from access_token t
                where t.id = $1 and t.owner_id = t.account_id and t.grant_id is null and t.scopes = $2
                  and not exists (select from session s
                                   where s.account_id = t.account_id and s.expires_at > clock_timestamp()
                                     and s.seen_at > clock_timestamp() - interval '14 days')) as alone;

-- name: tokens_end
-- locks: access_token
-- An account is closed: end the tokens it created, and those that act as it.
delete from access_token where owner_id = $1 or account_id = $1;

-- name: tokens_sweep
-- locks: access_token
-- Expired tokens.
delete from access_token where expires_at < clock_timestamp();
