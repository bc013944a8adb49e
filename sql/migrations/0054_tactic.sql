-- Tactics: positions from real games in which one turn is clearly best, what each account did with them, and storms against the clock.
set local lock_timeout = '5s';

create table tactic (
  id         bigint generated always as identity primary key,
  public_id  public_id not null unique,
  game       text not null,
  variant    text not null,
  options    text not null,
  position   text not null,
  solution   text not null,
  themes     text[] not null,
  rating     bigint not null check (rating > 0),
  deviation  bigint not null default 200000000 check (deviation > 0),
  volatility bigint not null default 60000000000 check (volatility > 0),
  tries      int not null default 0 check (tries >= 0),
  solved     int not null default 0 check (solved between 0 and tries),
  offered    boolean not null default true
);
create index tactic_rating on tactic (game, rating) where offered;
comment on table tactic is 'Positions in which one turn is clearly best; copied from the program by `quad migrate`, and rated by those who solve them';
comment on column tactic.tries is 'Rated tries; `solved` of them succeeded';
comment on column tactic.offered is 'False: the program no longer has it, so nobody gets it any more';

create table tactic_solver (
  account_id  bigint not null references account on delete cascade,
  game        text not null,
  rating      bigint not null default 1500000000 check (rating > 0),
  deviation   bigint not null default 350000000 check (deviation > 0),
  volatility  bigint not null default 60000000000 check (volatility > 0),
  rated       int not null default 0 check (rated >= 0),
  solved      int not null default 0 check (solved >= 0),
  failed      int not null default 0 check (failed >= 0),
  streak      int not null default 0 check (streak >= 0),
  best_streak int not null default 0 check (best_streak >= streak),
  best_storm  int not null default 0 check (best_storm >= 0),
  current_id  bigint references tactic,
  primary key (account_id, game)
);
comment on table tactic_solver is 'How well an account solves the tactics of a game';
comment on column tactic_solver.rating is 'Millionths, as in `rating`; it stays where it began while the account is a guest';
comment on column tactic_solver.current_id is 'The tactic that the arena chose and that is not decided yet: only such a one is rated and counts for the streak';

create table tactic_try (
  account_id bigint not null references account on delete cascade,
  tactic_id  bigint not null references tactic,
  outcome    text check (outcome in ('solved', 'failed')),
  hinted     boolean not null default false,
  known      boolean not null default false,
  change     bigint,
  at         timestamptz not null default arena_now(),
  primary key (account_id, tactic_id)
);
comment on table tactic_try is 'The first try of an account at a tactic, which is the one that counts';
comment on column tactic_try.outcome is 'Null: the account has only looked at it';
comment on column tactic_try.known is 'The account has found the solution or had it shown';
comment on column tactic_try.change is 'What it changed the rating of the account by, in millionths; null: it was not rated';

create table tactic_storm (
  id         bigint generated always as identity primary key,
  public_id  public_id not null unique,
  account_id bigint not null references account on delete cascade,
  game       text not null,
  ends_at    timestamptz not null,
  solved     int not null default 0 check (solved >= 0),
  seen       bigint[] not null default '{}',
  marks      text not null default '' check (length(marks) = cardinality(seen)),
  current_id bigint references tactic
);
create index tactic_storm_account on tactic_storm (account_id, id desc);
comment on table tactic_storm is 'As many tactics as possible within three minutes by the clock of the database';
comment on column tactic_storm.marks is 'A letter for each tactic of `seen`: 1 solved, 0 not';
comment on column tactic_storm.current_id is 'The tactic to be solved now; null when there are no more';
