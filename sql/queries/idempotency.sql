-- name: idempotency_expire
-- locks: idempotency
-- A key is free again after a day.
delete from idempotency where account_id = $1 and key = $2 and at < clock_timestamp() - interval '1 day';

-- name: idempotency_take
-- locks: idempotency
-- The first request with a key owns the row until its transaction ends; later ones wait here.
insert into idempotency (account_id, key, route, body_hash) values ($1, $2, $3, $4)
on conflict (account_id, key) do nothing;

-- name: idempotency_read
-- The request made under the key, and its answer.
-- rows: 1
select route, body_hash = $3 as same_body, status, answer, sealed from idempotency where account_id = $1 and key = $2;

-- name: idempotency_answer
-- under: idempotency
-- Store the answer for clients that send the request again.
update idempotency set status = $3, answer = $4, sealed = true where account_id = $1 and key = $2;

-- name: idempotency_end
-- locks: idempotency
-- An account is closed: the answers kept for it go.
delete from idempotency where (account_id, key) in (select account_id, key from idempotency where account_id = $1 order by account_id, key for no key update);

-- name: idempotency_sweep
-- locks: idempotency
-- Keys older than a day.
delete from idempotency where at < clock_timestamp() - interval '1 day';
