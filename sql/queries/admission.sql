-- name: admission_reliability
-- Of an account's last 50 finished public matches with others, without cancelled ones: how many there are, in how many it missed no turn
-- and kept its seat, and how many turns it missed.
select count(*) as matches, count(*) filter (where not absent) as kept, coalesce(sum(missed), 0) as missed
  from (select a.missed, a.absent
          from match_attendance a join match m on m.id = a.match_id
         where a.account_id = $1 and m.status = 'finished' and not m.private and m.result ->> 'reason' <> 'cancelled'
           and exists (select 1 from match_seat o where o.match_id = a.match_id and o.account_id <> $1 and o.kind <> 'builtin')
         order by a.match_id desc
         limit 50) last;
