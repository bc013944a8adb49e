-- Pictures of studies: pieces and pages can show them. What is stored was drawn anew from what was uploaded.
set local lock_timeout = '5s';

create table study_picture (
  id            bigint generated always as identity primary key,
  experiment_id bigint not null references experiment on delete cascade,
  public_id     public_id not null unique,
  name          text not null check (octet_length(name) between 1 and 200),
  width         int not null check (width between 1 and 512),
  height        int not null check (height between 1 and 512),
  sha256        text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  png           bytea not null check (octet_length(png) between 1 and 2097152),
  created_at    timestamptz not null default arena_now(),
  unique (experiment_id, name)
);
alter table study_picture alter column png set storage external;
comment on table study_picture is 'The pictures of an experiment; participants see them by their public_id';
comment on column study_picture.name is 'For the owner alone; a piece of the plan finds its picture by it';
comment on column study_picture.sha256 is 'Of png';

-- A place is held as long as somebody does something: a move, also in a practice series, or an answer within the hour.
create or replace view participant_state as
select p.id, p.experiment_id, l.rows, coalesce(t.done, 0) as done, greatest(t.last_at, a.last_at, o.last_at) as last_at,
       case when p.ended is not null then p.ended
            when t.walked_away then 'left'
            when coalesce(t.done, 0) = l.rows and p.page >= p.pages and (p.due_at is null or t.last_finish <= p.due_at) then 'complete'
            when p.due_at <= arena_now() then 'timed_out'
            when p.due_at is not null or greatest(p.joined_at, t.last_at, a.last_at, o.last_at) > arena_now() - interval '1 hour' then 'playing'
            else 'gone' end as status
  from participant p
  join experiment_list l on l.experiment_id = p.experiment_id and l.name = p.list
  left join lateral (
    select count(*) filter (where m.status = 'finished') as done, max(m.changed_at) as last_at, max(m.finished_at) as last_finish,
           bool_or(exists (select 1 from match_event e where e.match_id = m.id and e.n = m.events and e.kind = 'resign')) as walked_away
      from trial t join match m on m.id = t.match_id
     where t.participant_id = p.id) t on true
  left join lateral (select max(at) as last_at from participant_page where participant_id = p.id) a on true
  left join lateral (select max(m.changed_at) as last_at from practice o join match m on m.id = o.match_id where o.participant_id = p.id) o on true;
comment on view participant_state is 'How far each participant is; left: resigned a series or left the study; gone: did nothing for an hour';
