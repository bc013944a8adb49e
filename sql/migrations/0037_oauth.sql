-- Programs of others that people connect to their account without copying a token (OAuth 2.1): registered clients, what somebody has
-- allowed one of them, and the codes and refresh tokens that stand for it, as hashes. An access token of a grant is a row of
-- access_token that lives for an hour.
set local lock_timeout = '5s';

create table oauth_client (
  id            bigint generated always as identity primary key,
  public_id     public_id not null unique,
  name          text not null check (length(name) between 1 and 60),
  redirect_uris text not null check (length(redirect_uris) between 1 and 4000),
  created_at    timestamptz not null default clock_timestamp()
);
create index oauth_client_created on oauth_client (created_at);
comment on table oauth_client is 'Programs that registered themselves (RFC 7591); none has a secret';
comment on column oauth_client.redirect_uris is 'Where people can be sent back to, one a line; compared exactly';

create table oauth_grant (
  id         bigint generated always as identity primary key,
  public_id  public_id not null unique,
  client_id  bigint not null references oauth_client on delete cascade,
  owner_id   bigint not null references account on delete cascade,
  account_id bigint not null references account on delete cascade,
  scopes     int not null check (scopes > 0),
  created_at timestamptz not null default clock_timestamp(),
  used_at    timestamptz
);
create index oauth_grant_owner on oauth_grant (owner_id);
create index oauth_grant_account on oauth_grant (account_id);
create index oauth_grant_client on oauth_grant (client_id);
comment on table oauth_grant is 'What a person has allowed a client';
comment on column oauth_grant.account_id is 'The account it acts as: the owner, or one of the owner''s programs';
comment on column oauth_grant.used_at is 'When it last got tokens; null: it never has';

create table oauth_secret (
  secret_hash  bytea primary key check (length(secret_hash) = 32),
  grant_id     bigint not null references oauth_grant on delete cascade,
  kind         text not null check (kind in ('code', 'refresh')),
  redirect_uri text,
  challenge    text,
  expires_at   timestamptz not null,
  spent_at     timestamptz,
  check ((kind = 'code') = (redirect_uri is not null and challenge is not null))
);
create index oauth_secret_grant on oauth_secret (grant_id);
create index oauth_secret_expires on oauth_secret (expires_at);
comment on table oauth_secret is 'Codes and refresh tokens; each works once';
comment on column oauth_secret.challenge is 'The hash of the verifier that the client must show (RFC 7636, S256)';
comment on column oauth_secret.spent_at is 'When it was used; a second use ends the grant';

alter table access_token add column grant_id bigint references oauth_grant on delete cascade;
create index access_token_grant on access_token (grant_id) where grant_id is not null;
comment on column access_token.grant_id is 'The grant it was given for; null: the owner created it by hand';
