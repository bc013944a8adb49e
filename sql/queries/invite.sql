-- name: invite_insert
-- under: lobby
-- $3: the hash in hex; $4: how many accounts can use it; $5: hours for which it is valid.
insert into invite (public_id, lobby_id, token_hash, uses, expires_at)
values ($1, $2, decode($3, 'hex'), $4, arena_now() + $5 * interval '1 hour')
returning id;

-- name: invite_look
-- The state of a lobby's link for an account (0: not signed in).
select i.id, i.uses, i.revoked_at is not null as revoked, i.expires_at <= arena_now() as expired,
       (select count(*) from invite_use u where u.invite_id = i.id) as used,
       exists (select 1 from invite_use u where u.invite_id = i.id and u.account_id = $3) as mine
  from invite i
 where i.lobby_id = $1 and i.token_hash = decode($2, 'hex');

-- name: invite_use_put
-- under: lobby
insert into invite_use (invite_id, account_id) values ($1, $2) on conflict do nothing;

-- name: invites_of
-- The links of a lobby, newest first.
select i.public_id, i.uses, us(i.created_at) as created_at, us(i.expires_at) as expires_at, i.revoked_at is not null as revoked,
       i.expires_at <= arena_now() as expired, (select count(*) from invite_use u where u.invite_id = i.id) as used
  from invite i
 where i.lobby_id = $1
 order by i.id desc
 limit 100;

-- name: invites_count
select count(*) as n from invite where lobby_id = $1;

-- name: invite_revoke
-- under: lobby
-- Only the first call changes the row.
update invite set revoked_at = coalesce(revoked_at, arena_now()) where lobby_id = $1 and public_id = $2;
