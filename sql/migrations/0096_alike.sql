-- How often the turns of people are those of the engine, for the moderators: a row for each seat whose turns are judged, by the processes of the
-- bots when they have nothing else to do.
set local lock_timeout = '5s';

create table alike (
  match_id     bigint not null,
  seat         seat_number not null,
  account_id   bigint not null references account on delete cascade,
  rating       bigint not null,
  finished_at  timestamptz not null,
  ready        boolean not null,
  leased_until timestamptz,
  attempts     int not null default 0 check (attempts >= 0),
  events       int not null default 0 check (events >= 0),
  done         boolean not null default false,
  turns        int not null default 0 check (turns >= 0),
  agreed       int not null default 0 check (agreed between 0 and turns),
  lost         bigint not null default 0 check (lost >= 0),
  thought_ms   int[] not null default '{}',
  primary key (match_id, seat)
);
create index alike_open on alike (match_id, seat) where ready and not done;
create index alike_account on alike (account_id, finished_at desc);
create index alike_finished on alike (finished_at);
comment on table alike is 'How often the turns of a seat were those of the engine, for the moderators; derived from the events, gone 90 days after the match';
comment on column alike.rating is 'Of the account when the match began, in millionths';
comment on column alike.ready is 'Its account has played enough to be judged';
comment on column alike.attempts is 'Claims since the last finished step; after three nobody tries again';
comment on column alike.events is 'Events looked at so far';
comment on column alike.turns is 'Turns with more than one sensible choice in an open game';
comment on column alike.agreed is 'Those of them in which the engine''s first choice was played';
comment on column alike.lost is 'What all of them cost, in hundredths of the smallest piece';
comment on column alike.thought_ms is 'How long the player thought about each of them, where that was less than ten minutes';

-- Seats that shared a network or device in a match that has ended.
create index match_seat_near on match_seat (finished_at) where near <> 0;
