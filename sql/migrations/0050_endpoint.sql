-- Addresses that are told of news over HTTP: the push services of people's browsers, and webhooks. A call waits in a queue of its own,
-- put there by the transaction that gives cause for it.
set local lock_timeout = '5s';

create table push_key (
  only_row   boolean primary key default true check (only_row),
  public_key bytea not null check (octet_length(public_key) = 65)
);
comment on table push_key is 'The key by which push services know this arena (RFC 8292). Its secret half is a file, the same on all nodes';

create table endpoint (
  id            bigint generated always as identity primary key,
  public_id     public_id not null unique,
  account_id    bigint not null references account on delete cascade,
  session_id    bigint,
  kind          text not null check (kind in ('push', 'webhook')),
  url           text not null check (octet_length(url) between 8 and 2000),
  label         text not null check (length(label) between 1 and 60),
  kinds         int not null check (kinds between 0 and 7),
  secret        bytea not null check (octet_length(secret) between 16 and 32),
  secret_before bytea,
  rotated_at    timestamptz,
  peer          bytea check (octet_length(peer) = 65),
  created_at    timestamptz not null default arena_now(),
  next_at       timestamptz not null default arena_now(),
  busy_until    timestamptz not null default arena_now(),
  failures      int not null default 0,
  told_at       timestamptz,
  error         text,
  check ((kind = 'push') = (peer is not null and session_id is not null))
);
create unique index endpoint_push on endpoint (url) where kind = 'push';
create index endpoint_account on endpoint (account_id, id);
comment on table endpoint is 'Where an account is told of news over HTTP';
comment on column endpoint.session_id is 'Of a browser: it is told nothing more once this session has ended';
comment on column endpoint.kinds is 'Bits: 1 turns, 2 offers, 4 talk';
comment on column endpoint.secret is 'What signs a webhook''s calls; the secret of a browser (RFC 8291)';
comment on column endpoint.secret_before is 'The one before, which signs too for a day after rotated_at';
comment on column endpoint.peer is 'The public key of a browser, an uncompressed point of P-256';
comment on column endpoint.next_at is 'No call before: the last one failed';
comment on column endpoint.busy_until is 'A call is in progress; without its result another can be made then';
comment on column endpoint.failures is 'Failed calls since the last that was taken';

create table endpoint_call (
  id          bigint generated always as identity primary key,
  public_id   uuid not null unique default gen_random_uuid(),
  endpoint_id bigint not null references endpoint on delete cascade,
  match_id    bigint references match,
  kind        int not null check (kind in (0, 1, 2, 4)),
  created_at  timestamptz not null default arena_now(),
  due_at      timestamptz not null,
  attempts    int not null default 0,
  sent_at     timestamptz,
  failed_at   timestamptz,
  error       text
);
create unique index endpoint_call_fresh on endpoint_call (endpoint_id, match_id, kind) nulls not distinct
  where attempts = 0 and sent_at is null and failed_at is null;
create index endpoint_call_due on endpoint_call (due_at) where sent_at is null and failed_at is null;
create index endpoint_call_endpoint on endpoint_call (endpoint_id, id);
create index endpoint_call_match on endpoint_call (match_id) where match_id is not null;
comment on table endpoint_call is 'Calls of endpoints: to be made by the clock daemon, kept a while to show what became of them';
comment on column endpoint_call.kind is 'As endpoint.kinds; 0: a test';

create table quiet_hours (
  account_id  bigint primary key references account on delete cascade,
  from_minute int not null check (from_minute between 0 and 1439),
  to_minute   int not null check (to_minute between 0 and 1439 and to_minute <> from_minute),
  zone        text not null
);
comment on table quiet_hours is 'When an account wants neither mail nor notifications, in minutes of the day of a time zone';

create view quiet_now as
  select q.account_id
    from quiet_hours q,
         lateral (select extract(hour from arena_now() at time zone q.zone) * 60 + extract(minute from arena_now() at time zone q.zone) as minute) t
   where case when q.from_minute < q.to_minute then t.minute >= q.from_minute and t.minute < q.to_minute
              else t.minute >= q.from_minute or t.minute < q.to_minute end;
comment on view quiet_now is 'Accounts whose quiet hours it is';
