-- name: admission_reliability
-- Of somebody's last 50 finished matches with others that were not called off: how many, and in how many no turn was missed.
select count(*) as matches,
       count(*) filter (where not exists (
         select 1 from match_event e
          where e.match_id = s.match_id
            and ((e.kind = 'flag' and (e.body::jsonb ->> 'seat')::int = s.seat)
              or (e.kind = 'turn' and e.body like '%"late":%' and e.body::jsonb -> 'late' @> to_jsonb(s.seat::int))))) as kept
  from (select s.match_id, s.seat
          from match_seat s join match m on m.id = s.match_id
         where s.account_id = $1 and m.status = 'finished' and m.result ->> 'reason' <> 'cancelled'
           and exists (select 1 from match_seat o where o.match_id = s.match_id and o.account_id <> $1 and o.kind <> 'builtin')
         order by s.match_id desc
         limit 50) s;
