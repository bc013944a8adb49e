-- name: passkey_now
-- The arena's time in seconds, by which challenges expire.
select floor(extract(epoch from arena_now()))::bigint as seconds;

-- name: passkey_by_credential
-- The passkey that a device calls so, unless its account is deleted.
select p.id, p.account_id, a.public_id as account, p.algorithm, translate(encode(p.public_key, 'base64'), E'\n', '') as public_key, p.counter
  from passkey p join account a on a.id = p.account_id
 where p.credential_id = $1 and a.deleted_at is null;

-- name: passkeys_of
-- The passkeys of an account, the oldest first.
-- rows: PASSKEYS_MAX
select public_id, name, translate(encode(credential_id, 'base64'), E'+/=\n', '-_') as credential, us(created_at) as created_at, us(used_at) as used_at
  from passkey
 where account_id = $1
 order by id;

-- name: passkey_challenge_use
-- locks: passkey_challenge
-- A challenge was answered. Nothing changes when another request was first.
insert into passkey_challenge (nonce, expires_at) values ($1, arena_now() + $2 * interval '1 second')
on conflict (nonce) do nothing;

-- name: passkey_challenges_sweep
-- locks: passkey_challenge
-- Challenges that have expired.
delete from passkey_challenge where expires_at < arena_now();

-- name: passkey_insert
-- locks: passkey
-- No row when some account has that credential already.
insert into passkey (public_id, account_id, credential_id, algorithm, public_key, counter, name) values ($1, $2, $3, $4, $5, $6, $7)
on conflict (credential_id) do nothing
returning us(created_at) as created_at;

-- name: passkey_used
-- locks: passkey
-- A passkey was used. Nothing changes when its counter did not go up, although it counts, or when it was deleted.
update passkey set counter = $2, used_at = arena_now() where id = $1 and (counter < $2 or (counter = 0 and $2 = 0));

-- name: passkey_exists
select exists (select from passkey where id = $1) as found;

-- name: passkey_rename
-- locks: passkey
update passkey set name = $3 where account_id = $1 and public_id = $2
returning public_id, name, us(created_at) as created_at, us(used_at) as used_at;

-- name: passkey_end
-- locks: passkey
delete from passkey where account_id = $1 and public_id = $2;

-- name: passkeys_end
-- locks: passkey
-- All of an account.
delete from passkey where account_id = $1;
