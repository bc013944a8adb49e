-- name: provider_spend
-- locks: provider_spent
-- A sign-in came back. Nothing changes when another request was first.
insert into provider_spent (nonce, expires_at) values ($1, arena_now() + $2 * interval '1 second')
on conflict (nonce) do nothing;

-- name: provider_spent_sweep
-- locks: provider_spent
-- Sign-ins that would have expired.
delete from provider_spent where expires_at < arena_now();

-- name: provider_links_sweep
-- locks: provider_link
-- Of accounts that a node of an older release has closed, which does not know of links.
delete from provider_link l using account a where a.id = l.account_id and a.deleted_at is not null;

-- name: provider_link_find
-- The account of a person of the provider, unless it is deleted.
select l.account_id, a.name
  from provider_link l join account a on a.id = l.account_id
 where l.issuer = $1 and l.subject = $2 and a.deleted_at is null;

-- name: provider_link_of
-- What links an account to the provider, and whether its owner can sign in without it.
select us(l.created_at) as created_at, us(l.used_at) as used_at, a.password_hash is not null as has_password
  from account a left join provider_link l on l.account_id = a.id and l.issuer = $2
 where a.id = $1 and a.deleted_at is null;

-- name: provider_link_insert
-- locks: provider_link
-- Nothing changes when either of the two is linked already.
insert into provider_link (account_id, issuer, subject, used_at) values ($1, $2, $3, arena_now())
on conflict do nothing;

-- name: provider_link_used
-- locks: provider_link
-- Signed in; nothing changes when the link was removed, or is another account's.
update provider_link set used_at = arena_now() where account_id = $1 and issuer = $2 and subject = $3;

-- name: provider_link_end
-- locks: provider_link
delete from provider_link where account_id = $1 and issuer = $2;

-- name: provider_links_end
-- locks: provider_link
-- All of an account.
delete from provider_link where account_id = $1;
