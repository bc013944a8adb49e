-- name: vacation_of
-- The year (UTC), how much of its allowance is used, and the vacation that is running or has run out without being ended
-- (id 0: none).
select us(n.now) as now, extract(year from n.now at time zone 'UTC')::int as year,
       (select coalesce(sum(v.days), 0) from vacation v
         where v.account_id = $1 and v.year = extract(year from n.now at time zone 'UTC')::int) as used,
       coalesce(r.id, 0) as id, coalesce(us(r.started_at), 0) as started_at, coalesce(us(r.until), 0) as until
  from (select arena_now() as now) n
  left join vacation r on r.account_id = $1 and r.ended_at is null;

-- name: vacation_start
-- makes: vacation
insert into vacation (account_id, year, days, started_at, until) values ($1, $2, $3, at_us($4), at_us($5));

-- name: vacation_end
-- locks: vacation
-- It costs the days used so far ($3), at most those planned.
update vacation set ended_at = at_us($2), days = least(days, coalesce($3, days)) where id = $1;

-- name: vacation_matches
-- The running correspondence matches of an account, in the order of their creation. Blind ones have no vacations: only people take them.
-- rows: the correspondence games that one account is in
select m.public_id
  from match_seat s join match m on m.id = s.match_id
 where s.account_id = $1 and s.active and m.status in ('live', 'paused') and m.clock->>'mode' = 'correspondence' and not m.blind
 order by m.id;
