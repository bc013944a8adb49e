-- A second factor for signing in: one-time codes that an app on the person's phone computes (RFC 6238).
set local lock_timeout = '5s';

create table second_factor (
  account_id   bigint primary key references account on delete cascade,
  secret       bytea not null check (octet_length(secret) = 20),
  begun_at     timestamptz not null default arena_now(),
  confirmed_at timestamptz,
  step         bigint not null default 0
);
comment on table second_factor is 'What accounts share with an app that computes one-time codes';
comment on column second_factor.confirmed_at is 'Since then, signing in needs a code; null: the app has not proved yet that it knows the secret';
comment on column second_factor.step is 'The step of 30 seconds, counted from 1970, of the last code that was used: no earlier one works';
