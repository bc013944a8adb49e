-- Mail: who wants it, and the letters that wait to be sent. A letter is put into the box by the transaction that gives cause for
-- it; what it says is read when it is sent.
set local lock_timeout = '5s';

create table mail_address (
  account_id   bigint primary key references account on delete cascade,
  address      text not null check (octet_length(address) between 3 and 254),
  kinds        int not null default 3 check (kinds between 0 and 7),
  confirmed_at timestamptz,
  code_hash    bytea unique,
  stop_code    text not null unique,
  told         boolean not null default false
);
comment on column mail_address.kinds is 'Bits: 1 turns, 2 offers, 4 talk';
comment on column mail_address.code_hash is 'BLAKE2b-256 of the code in the last letter that asks for confirmation';
comment on column mail_address.stop_code is 'In the link at the end of every letter: all it can do is to stop them';
comment on column mail_address.told is 'A letter was put into the box since the last visit: no other until the next';

create table mail (
  id         bigint generated always as identity primary key,
  account_id bigint not null references account on delete cascade,
  kind       text not null check (kind in ('confirm', 'digest')),
  created_at timestamptz not null default arena_now(),
  due_at     timestamptz not null,
  attempts   int not null default 0,
  sent_at    timestamptz,
  failed_at  timestamptz,
  error      text
);
create unique index mail_waiting on mail (account_id, kind) where sent_at is null and failed_at is null;
create index mail_due on mail (due_at) where sent_at is null and failed_at is null;
create index mail_account on mail (account_id, id desc);
comment on table mail is 'The box of letters: to be sent by the clock daemon, kept a while to show what became of them';

alter table match add column mailed int not null default 0;
comment on column match.mailed is 'Bit per seat: somebody sits there who wants mail. An order in a match without any costs nothing more';
