-- The arena's facts: accounts and sessions, lobbies, matches with their append-only events, sealed orders, offers, messages.
-- Inside, rows are known by bigint identities; outside, by random 10-letter public ids. Every table of a match starts its key
-- with match_id, so that tables can be partitioned or distributed by it without a change of code.

-- What a value may be is said by its type: a check on a table is read, parsed and run again for every row written, whichever
-- column changed, and matches are written at every turn.
create domain public_id as text check (value ~ '^[a-z2-7]{10}$');
create domain seed_hex as text check (value ~ '^[0-9a-f]{16}$');
create domain nonce_hex as text check (value ~ '^[0-9a-f]{32}$');
create domain seat_count as int check (value between 1 and 16);
create domain seat_number as int check (value between 0 and 15);
create domain match_status as text check (value in ('live', 'paused', 'finished', 'quarantined'));
create domain event_kind as text check (value in ('turn', 'act', 'stage_end', 'flag', 'resign', 'draw', 'takeback', 'note'));
create domain event_number as int check (value > 0);

create table schema_note (only_row boolean primary key default true check (only_row), text text not null);
comment on table schema_note is 'One sentence for people who open the database';
insert into schema_note (text) values ('match_event is the truth; standings, snapshots and ratings are derived from it');

-- Time ---------------------------------------------------------------------------------------------------------

create table arena_clock (
  only_row  boolean primary key default true check (only_row),
  offset_us bigint not null default 0
);
comment on table arena_clock is 'Shift of the arena''s time against the machine''s, in microseconds: 0 outside tests';
insert into arena_clock default values;

-- In PL/pgSQL, which keeps its plan for the session; a function in SQL with a query inside is planned at every call.
create function arena_now() returns timestamptz language plpgsql volatile parallel safe as
$$ begin return clock_timestamp() + (select offset_us from arena_clock) * interval '1 microsecond'; end $$;
comment on function arena_now() is 'The only clock deadlines are compared with: real time, not the transaction''s start';

-- Moments travel as microseconds since 1970. Declared stable like what they are made of, or they could not be inlined and each
-- call would cost more than the query around it.
create function us(t timestamptz) returns bigint language sql stable parallel safe as
$$ select round(date_part('epoch', t) * 1000000)::bigint $$;
create function at_us(t bigint) returns timestamptz language sql stable parallel safe as
$$ select timestamptz 'epoch' + t * interval '1 microsecond' $$;

create table arena_heartbeat (
  only_row boolean primary key default true check (only_row),
  at       timestamptz not null
);
comment on table arena_heartbeat is 'When the clock daemon last worked: a gap is our outage and shifts every deadline';

-- Accounts -----------------------------------------------------------------------------------------------------

create table account (
  id            bigint generated always as identity primary key,
  public_id     public_id not null unique,
  name          text not null check (char_length(name) between 1 and 40),
  name_key      text not null unique,
  kind          text not null check (kind in ('guest', 'human', 'engine', 'llm', 'builtin')),
  bot_game      text,
  bot_id        text,
  owner_id      bigint references account,
  model         text,
  password_hash text,
  settings      jsonb not null default '{}' check (pg_column_size(settings) <= 8192),
  inbox_base    bigint not null default 0,
  created_at    timestamptz not null default clock_timestamp(),
  deleted_at    timestamptz,
  unique (bot_game, bot_id),
  check ((kind = 'builtin') = (bot_id is not null))
);
comment on column account.name_key is 'NFKC casefolded name: what must be unique';
comment on column account.inbox_base is 'Sum of the final seqs of matches this account no longer watches: keeps the inbox seq from falling';

create table session (
  id         bigint generated always as identity primary key,
  public_id  text not null unique,
  account_id bigint not null references account on delete cascade,
  token_hash bytea not null unique,
  user_agent text not null default '',
  created_at timestamptz not null default clock_timestamp(),
  seen_at    timestamptz not null default clock_timestamp(),
  expires_at timestamptz not null
);
create index session_account on session (account_id);
comment on column session.token_hash is 'BLAKE2b-256 of the token; the token itself is shown once, in the cookie';

create table attempt (
  key    text not null,
  at     timestamptz not null default clock_timestamp()
);
create index attempt_key on attempt (key, at);
comment on table attempt is 'Recent wrong passwords and new accounts, for limits; swept by the clock daemon';

create table idempotency (
  account_id bigint not null references account on delete cascade,
  key        text not null check (char_length(key) between 1 and 200),
  route      text not null,
  body_hash  bytea not null,
  status     int,
  answer     text,
  at         timestamptz not null default clock_timestamp(),
  primary key (account_id, key)
);
create index idempotency_at on idempotency (at);
comment on table idempotency is 'Answers to POSTs that carried an Idempotency-Key, kept for a day';

-- Lobbies ------------------------------------------------------------------------------------------------------

create table lobby (
  id           bigint generated always as identity primary key,
  public_id    public_id not null unique,
  game         text not null,
  variant      text not null,
  options      jsonb not null,
  seats        seat_count not null,
  clock        jsonb not null,
  rated        boolean not null,
  private      boolean not null,
  invite       text,
  spectators   text not null,
  press        text not null check (press in ('all', 'public', 'none')),
  absence      jsonb not null,
  seed         seed_hex,
  creator_id   bigint not null references account,
  status       text not null default 'open' check (status in ('open', 'started', 'cancelled')),
  match_id     bigint,
  created_at   timestamptz not null default clock_timestamp()
);
create index lobby_open on lobby (game, id desc) where status = 'open' and not private;
create index lobby_creator on lobby (creator_id) where status = 'open';
comment on column lobby.options is 'As filled in and checked by the game''s options slot';

create table lobby_seat (
  lobby_id   bigint not null references lobby on delete cascade,
  seat       seat_number not null,
  account_id bigint not null references account,
  builtin    boolean not null default false,
  choice     jsonb,
  primary key (lobby_id, seat)
);
create unique index lobby_seat_once on lobby_seat (lobby_id, account_id) where not builtin;

-- Matches ------------------------------------------------------------------------------------------------------

create table match (
  id              bigint generated always as identity primary key,
  public_id       public_id not null unique,
  game            text not null,
  variant         text not null,
  options         jsonb not null,
  rules_version   int not null,
  seats           seat_count not null,
  clock           jsonb not null,
  rated           boolean not null,
  spectators      text not null,
  press           text not null,
  absence         jsonb not null,
  private         boolean not null,
  seed            seed_hex not null,
  nonce           nonce_hex not null,
  seed_commitment text not null,
  created_at      timestamptz not null default clock_timestamp(),
  status          match_status not null default 'live',
  events          int not null default 0,
  snapshot_at     int not null default 0,
  taken_back      int not null default 0,
  attempts        int not null default 0,
  stage           text not null,
  turns           int[] not null,
  owes            int not null,
  handed_in       int not null default 0,
  seqs            int[] not null,
  message_seqs    int[] not null,
  turn_started    timestamptz not null,
  changed_at      timestamptz not null,
  deadline        timestamptz,
  paused_at       timestamptz,
  paused_until    timestamptz,
  left_us         bigint,
  bank_ms         bigint[] not null,
  used_ms         bigint[] not null,
  state_hash      text not null,
  result          jsonb,
  finished_at     timestamptz
) with (fillfactor = 60);
create index match_deadline on match (deadline) where status = 'live' and deadline is not null;
create index match_truce on match (paused_until) where status = 'paused';
create index match_live on match (game, id desc) where status in ('live', 'paused');
create index match_finished on match (game, finished_at desc, id desc) where status = 'finished';
comment on column match.events is 'Number of rows in match_event: the next one is events + 1';
comment on column match.turns is 'The number in the path, per seat';
comment on column match.seqs is 'Per viewer: seats 0..n-1, then strangers; raised whenever what that viewer sees changes';
comment on column match.left_us is 'While paused: microseconds the mover had left';

create table match_seat (
  match_id   bigint not null references match on delete cascade,
  seat       seat_number not null,
  account_id bigint not null references account,
  name       text not null,
  kind       text not null,
  choice     jsonb,
  active     boolean not null default true,
  place      int,
  score      bigint,
  read_seq   int not null default 0,
  primary key (match_id, seat)
);
create index match_seat_active on match_seat (account_id, match_id) where active;
create index match_seat_account on match_seat (account_id, match_id desc);
comment on column match_seat.active is 'The match still counts for the account''s inbox';
comment on column match_seat.read_seq is 'How many messages this seat has read';

create table match_event (
  match_id bigint not null,
  n        event_number not null,
  kind     event_kind not null,
  turn     int not null,
  body     text not null,
  tale     text not null,
  hash     text not null,
  at       timestamptz not null,
  primary key (match_id, n)
) partition by hash (match_id);
create table match_event_0 partition of match_event for values with (modulus 4, remainder 0);
create table match_event_1 partition of match_event for values with (modulus 4, remainder 1);
create table match_event_2 partition of match_event for values with (modulus 4, remainder 2);
create table match_event_3 partition of match_event for values with (modulus 4, remainder 3);
comment on table match_event is 'The truth, append-only. A note tells something of the platform (an offer) and changes no game';
comment on column match_event.body is 'The event as exported: {"kind",…}; text, so that its bytes stay';
comment on column match_event.tale is 'Log lines: [[audience,kind,seat,text,facts],…]';
comment on column match_event.hash is 'Hash of the state after it';

create function refuse_change() returns trigger language plpgsql as
$$ begin raise exception 'match_event is append-only'; end $$;
create trigger match_event_append_only before update or delete on match_event for each row execute function refuse_change();
create trigger match_event_untruncated before truncate on match_event execute function refuse_change();

create table match_snapshot (
  match_id     bigint not null,
  n            int not null,
  turn         int not null,
  save_version int not null,
  state        text not null,
  primary key (match_id, n)
);
comment on table match_snapshot is 'Derived: the state after n events; the last 8 and every 32nd are kept';

create table match_order (
  match_id bigint not null,
  turn     int not null,
  seat     int not null,
  body     text not null,
  ready    boolean not null,
  orders   text not null,
  receipt  text not null,
  at       timestamptz not null,
  primary key (match_id, turn, seat)
);
comment on table match_order is 'Sealed orders and, after the turn, the answers given: outside the log until the turn is resolved';
comment on column match_order.body is 'Canonical orders and ready: the same PUT again gets the stored receipt';
comment on column match_order.orders is 'As the game parsed and wrote it';

create table offer (
  match_id  bigint not null references match on delete cascade,
  id        int not null,
  kind      text not null check (kind in ('draw', 'truce', 'resume', 'takeback', 'cancel')),
  seat      int not null,
  turn      int not null,
  again_at  int not null,
  hours     int,
  accepted  int not null default 0,
  status    text not null default 'open' check (status in ('open', 'accepted', 'declined', 'lapsed')),
  at        timestamptz not null,
  primary key (match_id, id)
);
comment on column offer.again_at is 'The turn from which the same seat may make such an offer again';
create unique index offer_open on offer (match_id, kind) where status = 'open';

create table message (
  match_id   bigint not null references match on delete cascade,
  n          int not null,
  account_id bigint not null references account,
  seat       int,
  audience   int not null,
  body       text not null check (char_length(body) between 1 and 2000),
  at         timestamptz not null,
  primary key (match_id, n)
);
comment on column message.audience is 'Bit v: viewer v may read it (seats 0..15, strangers 16)';

create table job (
  id       bigint generated always as identity primary key,
  kind     text not null check (kind in ('bot')),
  match_id bigint not null,
  seat     int not null,
  turn     int not null,
  attempts int not null default 0,
  due_at   timestamptz not null,
  unique (kind, match_id, seat)
);
create index job_due on job (due_at);
comment on table job is 'Work for the clock daemon: a built-in bot owes an order';

create table bot_memory (
  match_id bigint not null,
  seat     int not null,
  memory   text not null,
  primary key (match_id, seat)
);
comment on table bot_memory is 'What a built-in bot remembers between its turns';

alter table lobby add foreign key (match_id) references match;
