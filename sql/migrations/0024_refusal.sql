-- Requests that were refused because a token's scopes do not reach so far. The owner sees from them that a program is wrong, or that somebody
-- else has the token. There is one row for a token and the scope it lacked, so no client can fill the disk. Rows are kept for 90 days, also
-- when the token has ended.
set local lock_timeout = '5s';

create table token_refusal (
  owner_id bigint not null references account on delete cascade,
  token    public_id not null,
  label    text not null,
  scope    int not null check (scope >= 0),
  method   text not null,
  path     text not null,
  times    bigint not null default 1,
  first_at timestamptz not null default clock_timestamp(),
  at       timestamptz not null default clock_timestamp(),
  primary key (owner_id, token, scope)
);
create index token_refusal_at on token_refusal (at);
comment on table token_refusal is 'Requests refused because a token''s scopes do not reach so far: the last one of each kind, and how many';
comment on column token_refusal.token is 'access_token.public_id; the token itself may be gone';
comment on column token_refusal.scope is 'The scope that was missing; 0: something that no token may do';
comment on column token_refusal.path is 'The route''s pattern, never what was sent';
