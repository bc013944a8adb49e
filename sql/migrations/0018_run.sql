-- Runs: goes at a game's own ladder, measured; and puzzles that everybody gets alike, by a link or for a day.
set local lock_timeout = '5s';

create table run (
  match_id   bigint not null references match on delete cascade,
  seat       seat_number not null,
  account_id bigint not null references account,
  game       text not null,
  ladder     text not null,
  first      boolean not null,
  program    boolean not null,
  listed     boolean not null,
  measures   bigint[],
  counts     boolean not null default false,
  stars      int not null default 0,
  at         timestamptz,
  primary key (match_id, seat)
);
create unique index run_first on run (account_id, game, ladder) where first;
create index run_of on run (account_id, game, ladder);
create index run_rank on run (game, ladder, program, measures, at, account_id) where first and counts and listed;
comment on table run is 'Matches begun on a step of a game''s ladder, with boards nobody chose';
comment on column run.first is 'The first its player ever began on this step: nothing of it had been revealed to him';
comment on column run.measures is 'What the game measured, the most telling first, less being better; null until the end';
comment on column run.counts is 'Good enough to stand on a leaderboard';
comment on column run.listed is 'Shown on leaderboards: not a guest''s, not of a deleted account';

create table run_best (
  account_id bigint not null references account,
  game       text not null,
  ladder     text not null,
  match_id   bigint not null references match on delete cascade,
  program    boolean not null,
  listed     boolean not null,
  measures   bigint[] not null,
  stars      int not null,
  at         timestamptz not null,
  primary key (account_id, game, ladder)
);
create index run_best_rank on run_best (game, ladder, program, measures, at, account_id) where listed;
comment on table run_best is 'Of each player and step the best run that counts';

create table puzzle_secret (
  only_row boolean primary key default true check (only_row),
  secret   text not null default encode(sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8')), 'hex')
);
insert into puzzle_secret default values;
comment on table puzzle_secret is 'What makes the puzzles of coming days unpredictable; never leaves the server';

create table puzzle (
  id         bigint generated always as identity primary key,
  public_id  public_id not null unique,
  game       text not null,
  variant    text not null,
  options    jsonb not null,
  seed       seed_hex not null,
  day        date,
  account_id bigint references account,
  secret     boolean not null,
  created_at timestamptz not null default arena_now(),
  closes_at  timestamptz not null,
  revoked_at timestamptz,
  unique (game, day),
  check ((day is null) = (account_id is not null))
);
create index puzzle_account on puzzle (account_id, id desc) where account_id is not null;
comment on table puzzle is 'The same game for whoever plays it: options, hidden ones too, and seed. The public id is the link';
comment on column puzzle.day is 'The day, UTC, whose puzzle it is; null: somebody shared it';
comment on column puzzle.account_id is 'Who shares it';
comment on column puzzle.secret is 'Who shares it has written what is hidden, and so knows it';

create table puzzle_play (
  puzzle_id  bigint not null references puzzle on delete cascade,
  account_id bigint not null references account,
  match_id   bigint not null references match on delete cascade,
  program    boolean not null,
  listed     boolean not null,
  measures   bigint[],
  counts     boolean not null default false,
  stars      int not null default 0,
  score      bigint not null default 0,
  at         timestamptz,
  primary key (puzzle_id, account_id)
);
create unique index puzzle_play_match on puzzle_play (match_id);
create index puzzle_play_rank on puzzle_play (puzzle_id, program, counts desc, measures, at) where at is not null;
comment on table puzzle_play is 'One go for everybody at a puzzle';
comment on column puzzle_play.at is 'When it ended; null: it goes on';
