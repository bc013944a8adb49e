-- Sealed challenges: seasons of hidden rules. A commitment to each rule is published before the season opens, the rule after it has closed.
set local lock_timeout = '5s';

-- No column has this type (0036): nothing is read again.
alter domain match_purpose drop constraint match_purpose_check;
alter domain match_purpose add constraint match_purpose_check
  check (value in ('play', 'puzzle', 'experiment', 'self_test', 'endless', 'challenge'));

create table challenge (
  number       int primary key check (number >= 1),
  game         text not null,
  scheduled    boolean not null,
  announced_at timestamptz not null default arena_now(),
  opens_at     timestamptz not null,
  closes_at    timestamptz not null,
  revealed_at  timestamptz,
  constraint challenge_times check (announced_at + interval '1 hour' <= opens_at and opens_at < closes_at and (revealed_at is null or revealed_at >= closes_at))
);
create index challenge_unrevealed on challenge (closes_at) where revealed_at is null;
comment on table challenge is 'Seasons of sealed rules, played by people and programs';
comment on column challenge.scheduled is 'Made by the arena, with rules it has drawn; else by its host with `quad challenge new`';
comment on column challenge.revealed_at is 'When the rules and all matches were opened to everybody; null: they are sealed';

create table challenge_rule (
  challenge  int not null references challenge,
  n          int not null check (n >= 1),
  variant    text not null,
  rules_version int not null check (rules_version >= 1),
  options    jsonb not null,
  seed       seed_hex not null,
  nonce      text not null check (nonce ~ '^[0-9a-f]{64}$'),
  rule       text not null,
  commitment text not null,
  primary key (challenge, n)
);
comment on table challenge_rule is 'The hidden rules of a season. `rule`, `seed`, `nonce` and `options` are shown to nobody before it is revealed';
comment on column challenge_rule.commitment is 'SHA-256 of a JSON text of all that decides a run (scored_rule_commitment): published with the announcement';

create table challenge_run (
  challenge  int not null,
  n          int not null,
  account_id bigint not null references account,
  match_id   bigint not null unique references match,
  program    boolean not null,
  listed     boolean not null,
  solved     boolean not null default false,
  attempts   bigint[],
  errors     bigint[],
  at         timestamptz,
  primary key (challenge, n, account_id),
  foreign key (challenge, n) references challenge_rule
);
create index challenge_run_account on challenge_run (account_id);
comment on table challenge_run is 'The one run of each account at each rule';
comment on column challenge_run.listed is 'It can have a place: its account was registered before the season closed';
comment on column challenge_run.attempts is 'Attempts on each board; null until the run has ended';
comment on column challenge_run.errors is 'Attempts that were not accepted moves, of each board';
comment on column challenge_run.at is 'When it ended; null: it goes on';
