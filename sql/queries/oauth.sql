-- name: oauth_client_insert
-- makes: oauth_client
-- A program registers itself.
insert into oauth_client (public_id, name, redirect_uris) values ($1, $2, $3) returning us(created_at) as created_at;

-- name: oauth_client_by_id
-- A client, and whether people can be sent back to that address.
select id, public_id, name, $2::text = any (string_to_array(redirect_uris, E'\n')) as redirect_fits from oauth_client where public_id = $1;

-- name: oauth_client_hold
-- locks: oauth_client
-- Keep the client from being swept while somebody allows it something.
select id from oauth_client where id = $1 for no key update;

-- name: oauth_clients_sweep
-- locks: oauth_client
-- Clients that nobody has allowed anything, a day after they registered.
delete from oauth_client k
 where created_at < clock_timestamp() - interval '1 day' and not exists (select 1 from oauth_grant g where g.client_id = k.id);

-- name: oauth_grants_count
-- How many grants of an owner can still be used.
select count(*) as n from oauth_grant where owner_id = $1;

-- name: oauth_grant_insert
-- makes: oauth_grant
-- A person allows a client something.
insert into oauth_grant (public_id, client_id, owner_id, account_id, scopes) values ($1, $2, $3, $4, $5) returning id;

-- name: oauth_secret_insert
-- under: oauth_grant
-- A code or a refresh token of a grant that this transaction holds.
insert into oauth_secret (secret_hash, grant_id, kind, redirect_uri, challenge, expires_at)
values ($1, $2, $3, $4, $5, clock_timestamp() + $6 * interval '1 second');

-- name: oauth_grant_of_secret
-- The grant of a code or refresh token, to be locked next.
select grant_id from oauth_secret where secret_hash = $1 and kind = $2;

-- name: oauth_grant_lock
-- locks: oauth_grant
-- A grant with its client, and the account it acts as.
select g.id, g.public_id, g.owner_id, g.account_id, g.scopes, k.public_id as client
  from oauth_grant g join oauth_client k on k.id = g.client_id
 where g.id = $1
   for no key update of g;

-- name: oauth_secret_get
-- A secret of a grant that is locked.
select redirect_uri, challenge, spent_at is not null as spent, expires_at < clock_timestamp() as expired
  from oauth_secret where secret_hash = $1 and grant_id = $2;

-- name: oauth_secret_spend
-- under: oauth_grant
update oauth_secret set spent_at = clock_timestamp() where secret_hash = $1;

-- name: oauth_grant_used
-- under: oauth_grant
update oauth_grant set used_at = clock_timestamp() where id = $1;

-- name: oauth_access_end
-- locks: access_token
-- End the access tokens of a grant.
delete from access_token where grant_id = $1;

-- name: oauth_access_insert
-- makes: access_token
-- An access token of a grant, for an hour.
insert into access_token (public_id, owner_id, account_id, token_hash, label, scopes, expires_at, grant_id)
select $1, g.owner_id, g.account_id, $2, left(k.name, 60), $3, clock_timestamp() + interval '1 hour', g.id
  from oauth_grant g join oauth_client k on k.id = g.client_id where g.id = $4;

-- name: oauth_grant_end
-- locks: oauth_grant
-- End a grant; its secrets and access tokens end with it.
delete from oauth_grant where id = $1;

-- name: oauth_grants_end
-- locks: oauth_grant
-- An account is closed or recovered: end the grants that it gave, and those that act as it.
delete from oauth_grant where owner_id = $1 or account_id = $1;

-- name: oauth_grants_of
-- An owner's grants that have been used, newest first.
select g.public_id, k.name as client, split_part(k.redirect_uris, E'\n', 1) as redirect_uri, g.scopes, us(g.created_at) as created_at,
       us(g.used_at) as used_at, a.name, a.kind
  from oauth_grant g
  join oauth_client k on k.id = g.client_id
  join account a on a.id = g.account_id
 where g.owner_id = $1 and g.used_at is not null
 order by g.id desc
 limit $2;

-- name: oauth_grant_end_own
-- locks: oauth_grant
-- An owner ends one of their grants.
delete from oauth_grant where owner_id = $1 and public_id = $2;

-- name: oauth_secrets_trim
-- under: oauth_grant
-- Of a grant that is locked: the secrets that have expired.
delete from oauth_secret where grant_id = $1 and expires_at < clock_timestamp();

-- name: oauth_grants_sweep
-- locks: oauth_grant
-- Grants for which no code and no refresh token can be used any more.
delete from oauth_grant g
 where created_at < clock_timestamp() - interval '1 hour'
   and not exists (select 1 from oauth_secret s where s.grant_id = g.id and s.spent_at is null and s.expires_at > clock_timestamp());
