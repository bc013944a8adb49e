-- Tournaments: when players who have not moved lose, and the parts of which the page makes the names of the site's own.
set local lock_timeout = '5s';

create function match_no_show_at(of_match bigint, at_seat int) returns timestamptz
  language sql stable
as $$
  select m.turn_started + t.no_show_seconds * interval '1 second'
    from tournament_game g
    join tournament t on t.id = g.tournament_id
    join match m on m.id = g.match_id
   where g.match_id = of_match and g.state = 'playing' and g.no_show_at is not null and m.status = 'live' and m.events <= 1
     and (m.owes & case when m.events = 0 then -1 else ~g.owed end & case when at_seat is null then -1 else ~m.handed_in & (1 << at_seat) end) <> 0
$$;
comment on function match_no_show_at is
  'When a seat of a tournament''s game loses because it has not moved (seat null: any seat that is to move, whether or not it has); null: never';

alter table tournament
  add column every text check (every in ('day', 'week', 'quarter')),
  add column day date,
  add check ((every is null) = (day is null));
comment on column tournament.every is 'Of the site''s own: how often it is held. With the day, the game and the format it makes the name that the page shows';
comment on column tournament.day is 'Of the site''s own: the day it starts, UTC';
update tournament t
   set every = s.every, day = right(t.name, 10)::date
  from tournament_schedule s
 where t.host_id is null and t.name ~ ' \d{4}-\d\d-\d\d$' and left(t.name, -11) = s.name;
