-- What one player thinks of another, and reports of messages.
create table acquaintance (
  account_id bigint not null references account on delete cascade,
  other_id   bigint not null references account on delete cascade,
  following  boolean not null default false,
  blocked    boolean not null default false,
  muted      boolean not null default false,
  note       text not null default '' check (char_length(note) <= 2000),
  at         timestamptz not null default clock_timestamp(),
  primary key (account_id, other_id),
  constraint acquaintance_of_others check (account_id <> other_id)
);
create index acquaintance_blocked on acquaintance (other_id) where blocked;
comment on table acquaintance is 'Private to account_id. A block keeps both from one table and from each other''s messages; who is blocked is not told';
comment on column acquaintance.muted is 'account_id reads nothing that other_id says';

create index message_author on message (account_id, at);
alter table message add column meant int;
comment on column message.meant is 'The audience its author named, when some of it has blocked or muted the author; null: all of it hears';

create table report (
  id          bigint generated always as identity primary key,
  public_id   public_id not null unique,
  reporter_id bigint not null references account,
  accused_id  bigint not null references account,
  match_id    bigint not null references match,
  message     int not null,
  reason      text not null check (reason in ('abuse', 'spam', 'cheating', 'other')),
  text        text not null check (char_length(text) <= 1000),
  said        text not null,
  said_at     timestamptz not null,
  at          timestamptz not null default clock_timestamp(),
  closed_at   timestamptz,
  answer      text,
  unique (reporter_id, match_id, message),
  check ((closed_at is null) = (answer is null))
);
create index report_open on report (id) where closed_at is null;
create index report_reporter on report (reporter_id, at);
comment on table report is 'Messages that somebody reported; staff read them by `quad reports`';
comment on column report.message is 'message.n';
comment on column report.said is 'The message as it stood';
