-- In a study with a time limit, the time for a move can run out after the time of the participant: they are out of time and get the code for it,
-- and have not left.
set local lock_timeout = '5s';

create or replace view participant_state as
select p.id, p.experiment_id, l.rows, coalesce(t.done, 0) as done, greatest(t.last_at, a.last_at, o.last_at, r.seen_at) as last_at,
       case when p.ended is not null then p.ended
            when t.walked_away then 'left'
            when t.was_left and r.releases then 'partner_left'
            when coalesce(t.done, 0) = l.rows and p.page >= p.pages and (p.due_at is null or t.last_finish <= p.due_at) then 'complete'
            when p.due_at <= arena_now() then 'timed_out'
            when p.due_at is not null or greatest(p.joined_at, t.last_at, a.last_at, o.last_at, r.seen_at) > arena_now() - interval '1 hour' then 'playing'
            else 'gone' end as status
  from participant p
  join experiment_list l on l.experiment_id = p.experiment_id and l.name = p.list
  left join participant_partner r on r.participant_id = p.id
  left join lateral (
    select count(*) filter (where m.status = 'finished') as done, max(m.changed_at) as last_at, max(m.finished_at) as last_finish,
           bool_or(w.seat = t.seat and (p.due_at is null or m.finished_at < p.due_at)) as walked_away, bool_or(w.seat <> t.seat) as was_left
      from trial t join match m on m.id = t.match_id
      left join lateral (
        select case when m.seats = 1 and e.kind = 'resign' then 0
                    when m.seats > 1 and e.kind in ('resign', 'flag') then (e.body::json ->> 'seat')::int
                    when m.seats > 1 and e.kind = 'turn' and m.result ->> 'reason' = 'flag' then (e.body::json -> 'late' ->> 0)::int end as seat
          from match_event e where e.match_id = m.id and e.n = m.events) w on true
     where t.participant_id = p.id) t on true
  left join lateral (select max(at) as last_at from participant_page where participant_id = p.id) a on true
  left join lateral (select max(m.changed_at) as last_at from practice o join match m on m.id = o.match_id where o.participant_id = p.id) o on true;
comment on view participant_state is
  'How far each participant is; left: resigned a series or left the study while there was time; partner_left: released because of that; gone: did nothing for an hour';
