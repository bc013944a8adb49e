-- name: mistakes_find
select m.id, s.report, s.steps, s.steps_all, s.match_id is not null as asked,
       s.report is null and s.attempts >= 3 and s.leased_until <= arena_now() as failed
  from match m left join mistake_search s on s.match_id = m.id
 where m.public_id = $1;

-- name: mistakes_ask
-- locks: mistake_search
-- A search that failed begins again; any other goes on as it is.
insert into mistake_search (match_id, steps_all) values ($1, $2)
on conflict (match_id) do update set attempts = 0, leased_until = null, served_at = arena_now()
 where mistake_search.report is null and mistake_search.attempts >= 3 and mistake_search.leased_until <= arena_now();

-- name: mistakes_claim
-- skips: mistake_search
-- Take the search that has waited longest and lease it for half a minute; when a process dies, its lease runs out.
update mistake_search
   set attempts = attempts + 1, leased_until = arena_now() + interval '30 seconds'
 where match_id = (select match_id from mistake_search
                    where report is null and attempts < 3 and (leased_until is null or leased_until <= arena_now())
                    order by served_at, match_id
                    limit 1
                      for no key update skip locked)
returning match_id, (select public_id from match where match.id = match_id) as public_id, work, steps, steps_all, attempts,
          us(leased_until) as lease;

-- name: mistakes_step
-- locks: mistake_search
-- Only the process that holds the lease writes: the step of one whose lease has run out is done by another.
update mistake_search set work = $3, steps = $4, attempts = 0, leased_until = null, served_at = arena_now()
 where match_id = $1 and leased_until = at_us($2) and report is null;

-- name: mistakes_done
-- locks: mistake_search
update mistake_search set work = null, report = $3, steps = steps_all, attempts = 0, leased_until = null, served_at = arena_now()
 where match_id = $1 and leased_until = at_us($2) and report is null;
