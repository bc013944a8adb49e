-- Messages between two people.
set local lock_timeout = '5s';

create table conversation (
  account_id bigint not null references account on delete cascade,
  other_id   bigint not null references account on delete cascade,
  written    int not null default 0 check (written >= 0),
  opens      boolean not null default false,
  last_n     int not null default 0,
  last_at    timestamptz not null default arena_now(),
  read_n     int not null default 0,
  cleared_n  int not null default 0,
  primary key (account_id, other_id),
  constraint conversation_of_two check (account_id <> other_id),
  constraint conversation_numbers check (0 <= cleared_n and cleared_n <= read_n and read_n <= last_n)
);
create index conversation_latest on conversation (account_id, last_at desc) where last_n > cleared_n;
create index conversation_unread on conversation (account_id) where read_n < last_n;
create index conversation_other on conversation (other_id);
comment on table conversation is 'The messages between two people as one of them has them: a row for each of the two';
comment on column conversation.written is 'How many messages the account has written in it, deleted ones included';
comment on column conversation.opens is 'The last of them went to somebody who was no friend, so that they can answer';
comment on column conversation.last_n is 'The newest message that the account can read';
comment on column conversation.read_n is 'The account has seen the messages up to this one; nobody else is told';
comment on column conversation.cleared_n is 'The account has deleted the messages up to this one, for itself';

create table direct_message (
  low_id    bigint not null references account on delete cascade,
  high_id   bigint not null references account on delete cascade,
  n         int not null check (n > 0),
  sender_id bigint not null,
  body      text not null check (char_length(body) between 1 and 2000),
  at        timestamptz not null,
  heard     boolean not null,
  primary key (low_id, high_id, n),
  constraint direct_message_pair check (low_id < high_id),
  constraint direct_message_sender check (sender_id in (low_id, high_id))
);
create index direct_message_high on direct_message (high_id);
create index direct_message_sent on direct_message (sender_id, at);
comment on table direct_message is 'What two people write to each other; only the two of them read it';
comment on column direct_message.heard is 'False: the receiver had muted the sender, and never gets it';

-- Reports of such messages.
alter table report
  add column direct_n int,
  drop constraint report_message,
  add constraint report_message check (num_nulls(match_id, message) in (0, 2) and num_nulls(said, said_at) in (0, 2)
                                       and num_nonnulls(message, direct_n) = num_nonnulls(said));
comment on table report is 'Reports of messages, and of players where nothing is said';
comment on column report.direct_n is 'A message from the accused to the reporter: direct_message.n; null: one in a match, or none';
drop index report_of_player;
create unique index report_of_player on report (reporter_id, accused_id) where match_id is null and direct_n is null and closed_at is null;
create unique index report_of_direct on report (reporter_id, accused_id, direct_n) where direct_n is not null;

comment on column endpoint_call.lobby_id is 'A game to which the account is invited; null: the news is about the match, or, without one, a message from another person or a test';
