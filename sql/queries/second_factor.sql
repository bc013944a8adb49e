-- name: second_factor_find
-- The second factor of an account, and the arena's time in seconds.
select encode(secret, 'base64') as secret, us(confirmed_at) as confirmed_at, step, floor(extract(epoch from arena_now()))::bigint as seconds
  from second_factor where account_id = $1;

-- name: second_factor_begin
-- under: account_hold
-- A new secret, which replaces one that was never confirmed.
insert into second_factor (account_id, secret) values ($1, $2)
on conflict (account_id) do update set secret = excluded.secret, begun_at = excluded.begun_at, step = 0
where second_factor.confirmed_at is null;

-- name: second_factor_step
-- under: account_hold
-- A code was used. The first one confirms the secret.
update second_factor set step = $2, confirmed_at = coalesce(confirmed_at, arena_now()) where account_id = $1;

-- name: second_factor_end
-- under: account_hold
delete from second_factor where account_id = $1;
