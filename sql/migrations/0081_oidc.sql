-- Accounts of a site's own sign-in (OpenID Connect) that people sign in with, beside or instead of a password.
set local lock_timeout = '5s';

create table provider_link (
  account_id bigint not null references account on delete cascade,
  issuer     text not null check (issuer <> '' and length(issuer) <= 500),
  subject    text not null check (subject <> '' and length(subject) <= 255),
  created_at timestamptz not null default arena_now(),
  used_at    timestamptz,
  primary key (issuer, subject),
  unique (account_id, issuer)
);
comment on table provider_link is 'Who of another sign-in service is which account: the service is its issuer, the person its subject there';

create table provider_spent (
  nonce      bytea primary key check (octet_length(nonce) = 32),
  expires_at timestamptz not null
);
comment on table provider_spent is 'Sign-ins with a provider that came back, until they would have expired: each one works once';
