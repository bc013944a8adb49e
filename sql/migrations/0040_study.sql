-- Studies: the pages around an experiment's series, where its participants come from, and how each of them ended.
set local lock_timeout = '5s';

alter table experiment add column balance_seed text not null default '' check (balance_seed ~ '^([0-9a-f]{16})?$');
comment on column experiment.balance_seed is 'Decides between lists with equally few participants; drawn at the start';

create table experiment_study (
  experiment_id bigint not null references experiment on delete cascade,
  version       int not null check (version > 0),
  study         text not null,
  practice      text not null,
  created_at    timestamptz not null default arena_now(),
  primary key (experiment_id, version)
);
comment on table experiment_study is 'The versions of the pages and rules of recruitment; a participant keeps the version they joined with';
comment on column experiment_study.practice is 'The options of the practice series by number of the page, complete; empty before the start';

alter table participant alter column account_id drop not null;
alter table participant
  add column version      int not null default 0,
  add column language     text not null default '',
  add column page         int not null default 0,
  add column pages        int not null default 0,
  add column pages_before int not null default 0,
  add column tries        int not null default 0,
  add column due_at       timestamptz,
  add column ended        text check (ended in ('screened_out', 'timed_out', 'left', 'withdrawn', 'erased')),
  add column ended_at     timestamptz,
  add column outcome_code text;
comment on column participant.account_id is 'Null once the participant is erased';
comment on column participant.version is 'Of the study; 0: it has no pages';
comment on column participant.page is 'The number of pages done';
comment on column participant.tries is 'Failed tries of the present page';
comment on column participant.due_at is 'When the time for the whole study is over; null: there is no limit';
comment on column participant.ended is 'How it ended, where series and pages do not say so';
comment on column participant.outcome_code is 'The code that the participant was given at the end';

create table participant_origin (
  participant_id bigint primary key references participant,
  experiment_id  bigint not null references experiment,
  platform       text not null,
  origin_id      text not null check (octet_length(origin_id) between 1 and 200),
  study_id       text not null default '',
  session_id     text not null default '',
  constraint participant_origin_once unique (experiment_id, platform, origin_id)
);
comment on table participant_origin is 'The ids by which a recruiting platform knows a participant: for the owner, and in no transcript';

create table participant_page (
  participant_id bigint not null references participant,
  page           int not null,
  try            int not null,
  answers        jsonb not null,
  wrong          int not null default 0,
  reaction_ms    int,
  at             timestamptz not null default arena_now(),
  primary key (participant_id, page, try)
);
comment on column participant_page.page is 'From 1, through the pages before and after the series';
comment on column participant_page.reaction_ms is 'From the first paint of the page to its button, by the browser';

create table practice (
  participant_id bigint not null references participant,
  page           int not null,
  match_id       bigint not null unique references match,
  primary key (participant_id, page)
);
comment on table practice is 'The match of a practice page: its result is the answer to the page, its attempts are in no transcript';

create table trial_timing (
  match_id    bigint not null references match,
  kind        text not null check (kind in ('turn', 'guess', 'focus', 'device')),
  n           int not null check (n between 0 and 100000),
  shown_us    bigint,
  reaction_ms bigint,
  detail      jsonb,
  at          timestamptz not null default arena_now(),
  primary key (match_id, kind, n)
);
comment on table trial_timing is 'What the participant''s browser measured while a series was played';
comment on column trial_timing.n is 'The turn, the number of the guess, or the number of the change of focus or of the device';
comment on column trial_timing.shown_us is 'By the browser''s clock: the first paint of what was answered, or when the focus changed';

-- The status of every participant, in one place: lists, figures and balancing agree on it.
create view participant_state as
select p.id, p.experiment_id, l.rows, coalesce(t.done, 0) as done, t.last_at,
       case when p.ended is not null then p.ended
            when t.walked_away then 'left'
            when coalesce(t.done, 0) = l.rows and p.page >= p.pages and (p.due_at is null or t.last_finish <= p.due_at) then 'complete'
            when p.due_at <= arena_now() then 'timed_out'
            when p.due_at is not null or p.joined_at > arena_now() - interval '1 hour' then 'playing'
            else 'gone' end as status
  from participant p
  join experiment_list l on l.experiment_id = p.experiment_id and l.name = p.list
  left join lateral (
    select count(*) filter (where m.status = 'finished') as done, max(m.changed_at) as last_at, max(m.finished_at) as last_finish,
           bool_or(exists (select 1 from match_event e where e.match_id = m.id and e.n = m.events and e.kind = 'resign')) as walked_away
      from trial t join match m on m.id = t.match_id
     where t.participant_id = p.id) t on true;
comment on view participant_state is 'How far each participant is; left: resigned a series or left the study; gone: not seen to finish within the hour';
