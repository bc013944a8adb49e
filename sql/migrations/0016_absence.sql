-- Absence: who missed turns, who sits in for whom, who is on vacation. Nothing here is part of a game's fold: an event knows seats.
set local lock_timeout = '5s';

alter table match_seat
  add column missed int not null default 0,
  add column missed_row int not null default 0,
  add column steward_id bigint,
  add column open_at timestamptz,
  add column away_until timestamptz,
  add column founder_id bigint,
  add column stood_in boolean not null default false;
comment on column match_seat.missed is 'Turns its present holder let run out';
comment on column match_seat.missed_row is 'How many of them in a row, up to now';
comment on column match_seat.steward_id is 'The built-in bot that plays for the holder, who may come back';
comment on column match_seat.open_at is 'Since when the seat is put up for a substitute';
comment on column match_seat.away_until is 'The holder is on vacation: until then no time runs for this seat';
comment on column match_seat.founder_id is 'Who sat here when the match began, if that is not who sits here now';
comment on column match_seat.stood_in is 'Somebody else has played for the founder: for him the match is lost as far as ratings go';
create index match_seat_open on match_seat (open_at desc, match_id) where open_at is not null;
create index match_seat_away on match_seat (away_until) where away_until is not null;

alter table match add column paused_us bigint not null default 0;
comment on column match.paused_us is 'How long its truces have lasted so far';

create table match_leaver (
  match_id   bigint not null references match on delete cascade,
  n          event_number not null,
  seat       seat_number not null,
  account_id bigint not null references account,
  name       text not null,
  kind       text not null,
  missed     int not null,
  at         timestamptz not null,
  primary key (match_id, n)
);
create index match_leaver_account on match_leaver (account_id, match_id);
comment on table match_leaver is 'Who gave up a seat to a substitute';
comment on column match_leaver.n is 'The event of the log that tells of it';

create index lobby_match on lobby (match_id) where match_id is not null;

-- Turns missed so far are in the logs.
update match_seat s
   set missed = told.n
  from (select match_id, seat, count(*) as n
          from (select e.match_id, l.seat::int as seat
                  from match_event e cross join lateral jsonb_array_elements_text(e.body::jsonb -> 'late') as l (seat)
                 where e.kind = 'turn' and e.body like '%"late":%'
                union all
                select e.match_id, (e.body::jsonb ->> 'seat')::int from match_event e where e.kind = 'flag') missed
         group by match_id, seat) told
 where s.match_id = told.match_id and s.seat = told.seat;

create view match_attendance as
select match_id, seat, account_id, missed, missed > 0 or stood_in and founder_id is null as absent, finished_at
  from match_seat
union all
select l.match_id, l.seat, l.account_id, l.missed, true, s.finished_at
  from match_leaver l join match_seat s on s.match_id = l.match_id and s.seat = l.seat;
comment on view match_attendance is 'Per match and person: turns missed, and whether the match was one without absence; finished_at is null while it runs';

-- The person behind a seat is the one who began the match in it, whoever ended it.
create or replace view match_person as
select s.match_id, s.seat, a.id as account_id, a.kind, s.place, a.kind <> 'guest' and a.deleted_at is null as listed,
       coalesce(s.owner_id, case when a.kind = 'builtin' then 0 else a.id end) as person, s.stood_in
  from match_seat s join account a on a.id = coalesce(s.founder_id, s.account_id);

create table vacation (
  id         bigint generated always as identity primary key,
  account_id bigint not null references account on delete cascade,
  year       int not null,
  days       int not null check (days between 1 and 60),
  started_at timestamptz not null,
  until      timestamptz not null,
  ended_at   timestamptz
);
create index vacation_account on vacation (account_id, year);
create unique index vacation_running on vacation (account_id) where ended_at is null;
comment on table vacation is 'Days in which no time runs in somebody''s correspondence matches';
comment on column vacation.days is 'Days of the year''s allowance it costs: whole ones, begun ones count';
comment on column vacation.until is 'When it ends by itself; an outage of ours moves it';
comment on column vacation.ended_at is 'When it was ended, by itself or before';
