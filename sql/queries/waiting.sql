-- name: waiting_of
-- The running matches in which an account owes an order, the most urgent first; no_show_at: see match_no_show_at; others: a name on each line.
select m.public_id, m.game, m.variant, m.turns[s.seat + 1] as turn, us(m.turn_started) as since, us(m.deadline) as deadline,
       case when m.events <= 1 then us(match_no_show_at(m.id, s.seat)) end as no_show_at,
       (select string_agg(p.name, E'\n' order by p.seat) from match_seat p where p.match_id = m.id and p.seat <> s.seat) as others
  from match_seat s join match m on m.id = s.match_id
 where s.account_id = $1 and s.active and m.status = 'live' and s.steward_id is null and s.open_at is null and ((m.owes & ~m.handed_in) >> s.seat) & 1 = 1
 order by m.deadline nulls last, m.id
 limit 500;
