-- The search for the costliest turns of a finished match: asked for by a viewer, done in steps by the processes of the bots.
set local lock_timeout = '5s';

create table mistake_search (
  match_id     bigint primary key references match,
  asked_at     timestamptz not null default arena_now(),
  served_at    timestamptz not null default arena_now(),
  leased_until timestamptz,
  attempts     int not null default 0 check (attempts >= 0),
  steps        int not null default 0 check (steps >= 0),
  steps_all    int not null check (steps_all > 0),
  work         text,
  report       text
);
create index mistake_search_open on mistake_search (served_at) where report is null;
comment on table mistake_search is 'The search for the costliest turns of finished matches; derived from the events, and kept once it is done';
comment on column mistake_search.served_at is 'When a step was last done, first when it was asked for: the search that has waited longest is served next';
comment on column mistake_search.attempts is 'Claims since the last finished step; after three the search has failed';
comment on column mistake_search.steps is 'Positions searched so far, of about steps_all';
comment on column mistake_search.work is 'What the finished steps found, JSON; null before the first and after the last';
comment on column mistake_search.report is 'The mistakes of all seats, JSON; null until the search is done';
