-- name: sight_put
-- An account was used from there; written at most once an hour.
insert into sight (account_id, kind, mark) values ($1, $2, $3)
on conflict (account_id, kind, mark) do update set last_at = arena_now() where sight.last_at < arena_now() - interval '1 hour';

-- name: sights_sweep
-- What is older than any question about it.
delete from sight where last_at < arena_now() - interval '90 days';
