-- Leagues: programs that play each other and the built-in bots round the clock. A set is a few games of the same players on one seed, in
-- which everybody has every seat once. A game of a set stays sealed until the last one has ended.
set local lock_timeout = '5s';

alter table match
  add column sealed boolean not null default false,
  add column opened_at timestamptz;
comment on column match.sealed is 'What the match hid stays hidden after its end, because another game with its seed is still to be played';
comment on column match.opened_at is 'When a sealed match was opened to everybody; null: it was open from its end';
create index match_opened on match (opened_at, id) where opened_at is not null;

create table league_entry (
  game          text not null,
  variant       text not null,
  account_id    bigint not null references account,
  games_at_once int not null check (games_at_once between 1 and 32),
  status        text not null default 'in' check (status in ('in', 'withdrawn')),
  reason        text check (reason in ('left', 'time', 'illegal', 'silence')),
  faults        int not null default 0,
  division      int not null check (division >= 1),
  season        text not null,
  games         int not null default 0,
  won           int not null default 0,
  drawn         int not null default 0,
  lost          int not null default 0,
  joined_at     timestamptz not null default arena_now(),
  changed_at    timestamptz not null default arena_now(),
  primary key (game, variant, account_id),
  constraint league_entry_reason check ((status = 'withdrawn') = (reason is not null))
);
create index league_entry_account on league_entry (account_id);
comment on table league_entry is 'Programs in a league';
comment on column league_entry.faults is 'Turns missed since the last game without a missed turn; the third one withdraws the program';
comment on column league_entry.games is 'Games of this season that have ended; won, drawn and lost count their opponents one by one';

create table league_set (
  id         bigint generated always as identity primary key,
  game       text not null,
  variant    text not null,
  season     text not null,
  seed       seed_hex not null,
  players    bigint[] not null,
  begun      int not null default 0,
  ended      boolean not null default false,
  created_at timestamptz not null default arena_now(),
  check (begun between 0 and cardinality(players))
);
create index league_set_open on league_set (game, variant, id) where not ended;
create index league_set_season on league_set (game, variant, season, id);
comment on table league_set is 'Game k of a set (0 to the number of players less one) has player i in seat (i + k) modulo their number';
comment on column league_set.players is 'Accounts, bots included';
comment on column league_set.begun is 'The number of its games that were begun';

create table league_game (
  match_id bigint primary key references match,
  set_id   bigint not null references league_set,
  settled  boolean not null default false
);
create index league_game_set on league_game (set_id);
create index league_game_running on league_game (match_id) where not settled;
comment on column league_game.settled is 'The game has ended, and the entries of its players count it';

create table league_seat (
  match_id   bigint not null references match,
  seat       seat_number not null,
  missed     int not null default 0,
  refused    int not null default 0,
  primary key (match_id, seat)
);
comment on table league_seat is 'Seats of programs in games of a league';
comment on column league_seat.missed is 'Missed turns that the program''s entry has counted';
comment on column league_seat.refused is 'Orders that were refused because they break the rules';
