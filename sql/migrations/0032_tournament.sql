-- Tournaments: what is played and how, who has entered, the rounds and their games.
set local lock_timeout = '5s';

create table tournament_schedule (
  name     text primary key check (char_length(name) between 3 and 50),
  every    text not null check (every in ('day', 'week', 'quarter')),
  at       interval not null check (at >= interval '0' and at < interval '1 day'),
  wish     jsonb not null,
  enabled  boolean not null default true,
  next_at  timestamptz
);
comment on table tournament_schedule is 'The site''s own tournaments: each is announced when the one before has started';
comment on column tournament_schedule.at is 'Time of the day, UTC; of Mondays, and of the first day of a quarter';
comment on column tournament_schedule.wish is 'As in POST /tournaments, without name and starts_at';
comment on column tournament_schedule.next_at is 'When the next one starts that is not yet announced; null: not known yet';

insert into tournament_schedule (name, every, at, wish) values
  ('Daily Stratic arena', 'day', interval '18 hours',
   '{"game": "stratic", "format": "arena", "minutes": 60, "clock": {"mode": "live"}, "max_players": 200}'),
  ('Weekly Stratic Swiss', 'week', interval '17 hours',
   '{"game": "stratic", "format": "swiss", "rounds": 5, "clock": {"mode": "live"}, "max_players": 128, "min_players": 6, "late_rounds": 2}'),
  ('Quarterly Stratagem', 'quarter', interval '12 hours',
   '{"game": "stratagem", "format": "round_robin", "seats": 4, "clock": {"mode": "correspondence"}, "max_players": 64, "min_players": 8}');

create table tournament (
  id              bigint generated always as identity primary key,
  public_id       public_id not null unique,
  host_id         bigint references account,
  name            text not null check (char_length(name) between 3 and 60),
  game            text not null,
  variant         text not null,
  options         jsonb not null,
  clock           jsonb not null,
  absence         jsonb not null,
  spectators      text not null,
  press           text not null,
  delay_turns     int not null,
  format          text not null check (format in ('swiss', 'round_robin', 'arena', 'knockout', 'team')),
  seats           int not null check (seats between 2 and 11),
  rounds          int check (rounds between 1 and 200),
  games_each      int not null check (games_each between 1 and 7),
  minutes         int check (minutes between 5 and 10080),
  rated           boolean not null,
  private         boolean not null,
  entrants        text not null check (entrants in ('people', 'programs', 'all')),
  min_players     int not null check (min_players between 2 and 1000),
  max_players     int not null check (max_players between 2 and 1000),
  late_rounds     int not null check (late_rounds between 0 and 40),
  starts_at       timestamptz,
  when_full       boolean not null,
  range_from      int,
  range_to        int,
  min_reliability int check (min_reliability between 1 and 100),
  min_age_days    int check (min_age_days between 1 and 3650),
  no_show_seconds int not null check (no_show_seconds between 30 and 604800),
  first_team      text check (char_length(first_team) between 1 and 40),
  second_team     text check (char_length(second_team) between 1 and 40),
  status          text not null default 'open' check (status in ('open', 'running', 'finished', 'cancelled')),
  reason          text check (reason in ('cancelled_by_host', 'too_few_players', 'no_pairing')),
  round           int not null default 0 check (round >= 0),
  look_at         timestamptz,
  created_at      timestamptz not null default arena_now(),
  started_at      timestamptz,
  ends_at         timestamptz,
  finished_at     timestamptz,
  check (min_players <= max_players),
  check ((format = 'arena') = (minutes is not null)),
  check ((format = 'team') = (first_team is not null and second_team is not null)),
  check ((status in ('finished', 'cancelled')) = (finished_at is not null)),
  check (status <> 'running' or started_at is not null)
);
create index tournament_open on tournament (id desc) where status in ('open', 'running');
create index tournament_look on tournament (look_at) where status in ('open', 'running');
create index tournament_host on tournament (host_id, id desc);
create index tournament_list on tournament (id desc) where not private;
comment on column tournament.host_id is 'null: the site itself';
comment on column tournament.look_at is 'When the clock daemon looks at it even if no game has ended; null: not by itself';
comment on column tournament.ends_at is 'Of an arena: no game starts afterwards';
comment on column tournament.absence is 'Of its matches, like spectators, press and delay_turns';

create table tournament_entry (
  tournament_id bigint not null references tournament on delete cascade,
  account_id    bigint not null references account,
  n             bigint generated always as identity,
  number        int check (number > 0),
  status        text not null check (status in ('in', 'waiting', 'withdrawn')),
  team          int check (team in (0, 1)),
  rating        int not null,
  free_at       timestamptz not null default arena_now(),
  primary key (tournament_id, account_id),
  unique (tournament_id, number)
);
create index tournament_entry_account on tournament_entry (account_id);
comment on column tournament_entry.n is 'The order in which they entered, also on the waiting list';
comment on column tournament_entry.number is 'Starting number; null before the start';
comment on column tournament_entry.free_at is 'Of an arena: since when the player waits for a game';

create table tournament_round (
  tournament_id bigint not null references tournament on delete cascade,
  round         int not null check (round > 0),
  paired_at     timestamptz not null default arena_now(),
  finished_at   timestamptz,
  primary key (tournament_id, round)
);

create table tournament_game (
  tournament_id bigint not null,
  round         int not null,
  board         int not null check (board > 0),
  leg           int not null check (leg > 0),
  state         text not null check (state in ('paired', 'playing', 'finished', 'forfeited', 'bye')),
  players       int[] not null check (cardinality(players) between 1 and 11),
  scores        int[],
  forfeits      int not null default 0,
  owed          int not null default 0,
  match_id      bigint unique references match on delete set null,
  no_show_at    timestamptz,
  primary key (tournament_id, round, board, leg),
  foreign key (tournament_id, round) references tournament_round on delete cascade,
  check (scores is null or cardinality(scores) = cardinality(players)),
  check ((scores is not null) = (state in ('finished', 'forfeited', 'bye'))),
  check ((cardinality(players) = 1) = (state = 'bye'))
);
create index tournament_game_playing on tournament_game (tournament_id) where state = 'playing';
comment on column tournament_game.leg is 'Games of the same players in one round are numbered from 1';
comment on column tournament_game.players is 'Starting numbers by seat';
comment on column tournament_game.scores is 'Halves by seat';
comment on column tournament_game.forfeits is 'Bits of the seats whose players did not show up';
comment on column tournament_game.owed is 'Bits of the seats that had to act first';
