-- name: sight_put
-- locks: sight
-- An account was used from there; written at most once an hour.
insert into sight (account_id, kind, mark) values ($1, $2, $3)
on conflict (account_id, kind, mark) do update set last_at = arena_now() where sight.last_at < arena_now() - interval '1 hour';

-- name: sights_sweep
-- locks: sight
-- What is older than any question about it.
with old as (
  select account_id, kind, mark from sight where last_at < arena_now() - interval '90 days' order by account_id, kind, mark for no key update
)
delete from sight s using old where s.account_id = old.account_id and s.kind = old.kind and s.mark = old.mark;
