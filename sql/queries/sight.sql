-- name: sight_put
-- locks: sight
-- An account was used from this network or device; written at most once an hour.
insert into sight (account_id, kind, mark) values ($1, $2, $3)
on conflict (account_id, kind, mark) do update set last_at = arena_now() where sight.last_at < arena_now() - interval '1 hour';

-- name: sight_key_claim
-- locks: sight_key
-- The first node's key is everybody's.
insert into sight_key (mark) values ($1) on conflict (only_row) do nothing;

-- name: sight_key_claimed
-- A row once the nodes have a key.
select only_row from sight_key;

-- name: sight_key_compare
-- Whether the key of this mark is the one; no row while there is none.
select mark = $1::bytea as fits from sight_key;

-- name: sights_sweep
-- locks: sight
-- Rows too old for any use.
with old as (
  select account_id, kind, mark from sight where last_at < arena_now() - interval '90 days' order by account_id, kind, mark for no key update
)
delete from sight s using old where s.account_id = old.account_id and s.kind = old.kind and s.mark = old.mark;

-- name: sight_shared
-- For the operator: matches begun within $1 days during which several people used the same device; $2: unrated ones too. A use is recorded
-- at most once an hour.
-- rows: for the host, on demand
with used as (
  select distinct m.id, p.seat, p.person, a.name, g.mark
    from match m
    join match_person p on p.match_id = m.id
    join account a on a.id = p.account_id
    join sight g on g.account_id in (p.account_id, p.person)
   where m.created_at > arena_now() - $1::bigint * interval '1 day' and (m.rated or $2::boolean) and g.kind = 'device'
     and g.last_at > m.created_at - interval '1 hour' and g.first_at < coalesce(m.finished_at, arena_now())
)
select m.public_id as match, m.game, m.status, m.rated, us(m.created_at) as created_at, s.seats
  from (select id, json_agg(json_build_object('seat', seat, 'name', name) order by seat)::text as seats
          from used
         group by id, mark
        having count(distinct person) > 1) s
  join match m on m.id = s.id
 order by m.id desc, s.seats;
