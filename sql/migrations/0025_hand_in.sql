-- A seat is charged for its time until its last order of a turn, not until the slowest seat has ordered too.
set local lock_timeout = '5s';

alter table match
  add column handed_ms bigint[] not null default '{}',
  add column ordered_ms bigint[] not null default '{}';
comment on column match.handed_ms is 'Per seat in handed_in: milliseconds of this turn until it handed in, as others can see it. Empty: all 0';
comment on column match.ordered_ms is 'The same until its last order, which can be later: what it is charged when the turn closes';

-- Turns that are open during the upgrade: the moment of the order itself.
update match m set handed_ms = t.ms, ordered_ms = t.ms
  from (select o.id, array_agg(o.ms order by o.seat) as ms
          from (select m.id, s.seat, greatest(0, coalesce((extract(epoch from (r.at - m.turn_started)) * 1000)::bigint, 0)) as ms
                  from match m
                  join match_seat s on s.match_id = m.id
                  left join match_order r on r.match_id = m.id and r.turn = m.turns[1] and r.seat = s.seat
                 where m.status in ('live', 'paused') and m.handed_in <> 0) o
         group by o.id) t
 where t.id = m.id;
