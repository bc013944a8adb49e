-- Passkeys: public keys of people's devices, with which they sign in without name and password (Web Authentication).
set local lock_timeout = '5s';

create table passkey (
  id            bigint primary key generated always as identity,
  public_id     public_id not null unique,
  account_id    bigint not null references account on delete cascade,
  credential_id bytea not null unique check (octet_length(credential_id) between 1 and 1023),
  algorithm     int not null check (algorithm in (-7, -8, -257)),
  public_key    bytea not null check (octet_length(public_key) <= 512),
  counter       bigint not null check (counter between 0 and 4294967295),
  name          text not null check (name <> '' and length(name) <= 60),
  created_at    timestamptz not null default arena_now(),
  used_at       timestamptz
);
create index passkey_account on passkey (account_id);
comment on table passkey is 'Keys of devices that sign their owner in without name and password';
comment on column passkey.credential_id is 'How the device calls the key';
comment on column passkey.algorithm is 'The number of the algorithm in COSE: -7 ES256, -8 EdDSA, -257 RS256';
comment on column passkey.counter is 'Of the signatures, as the device said it last; 0 for ever where the device counts none. One that goes back belongs to a copy of the key';

create table passkey_challenge (
  nonce      bytea primary key check (octet_length(nonce) = 32),
  expires_at timestamptz not null
);
comment on table passkey_challenge is 'Challenges that were answered, until they would have expired: each one works once';
