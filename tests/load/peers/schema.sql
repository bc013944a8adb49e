-- schema.sql - what server.mjs keeps: the tables of the arena that an order touches, as narrow as its path needs them.
create table session (
  token_hash text primary key,
  account_id int not null,
  expires_at timestamptz not null
);
create table match (
  id         bigint generated always as identity primary key,
  public_id  text not null unique,
  south_id   int not null,
  north_id   int not null,
  status     text not null,
  turn       int not null,
  state      jsonb not null,
  state_hash text not null,
  changed_at timestamptz not null
) with (fillfactor = 60);
create table match_event (
  match_id bigint not null,
  n        int not null,
  kind     text not null,
  turn     int not null,
  body     text not null,
  hash     text not null,
  at       timestamptz not null default clock_timestamp(),
  sender   int not null,
  sent     text not null,
  receipt  text not null,
  primary key (match_id, n)
);
