-- Friends, and games to which a friend is invited by name.
set local lock_timeout = '5s';

create table friendship (
  low_id      bigint not null references account on delete cascade,
  high_id     bigint not null references account on delete cascade,
  asker_id    bigint not null,
  asked_at    timestamptz not null default arena_now(),
  declined_at timestamptz,
  since       timestamptz,
  primary key (low_id, high_id),
  constraint friendship_pair check (low_id < high_id),
  constraint friendship_asker check (asker_id in (low_id, high_id)),
  constraint friendship_state check (since is null or declined_at is null)
);
create index friendship_high on friendship (high_id);
comment on table friendship is 'Two people who are friends, or one of whom has asked the other: one row for a pair, whichever of them asked';
comment on column friendship.declined_at is 'The other one does not want to, or had blocked the asker: the asker is told nothing, and the request stays theirs';
comment on column friendship.since is 'Null: asked, and not accepted';

create table lobby_invitation (
  lobby_id    bigint primary key references lobby on delete cascade,
  host_id     bigint not null references account on delete cascade,
  account_id  bigint not null references account on delete cascade,
  message     text not null check (char_length(message) <= 200),
  public      boolean not null,
  created_at  timestamptz not null default arena_now(),
  expires_at  timestamptz not null,
  declined_at timestamptz,
  answer      text not null default '' check (char_length(answer) <= 200),
  seen        boolean not null default false,
  constraint lobby_invitation_of_others check (host_id <> account_id)
);
create index lobby_invitation_account on lobby_invitation (account_id);
create index lobby_invitation_host on lobby_invitation (host_id);
create index lobby_invitation_expires on lobby_invitation (expires_at);
comment on table lobby_invitation is 'A friend who is invited by name into a lobby in which the last seat is free';
comment on column lobby_invitation.public is 'The match can be watched, although nobody else can join';
comment on column lobby_invitation.seen is 'The host has read that it was declined';

-- News about an invitation.
alter table endpoint_call add column lobby_id bigint references lobby on delete cascade;
drop index endpoint_call_fresh;
create unique index endpoint_call_fresh on endpoint_call (endpoint_id, match_id, lobby_id, kind) nulls not distinct
 where attempts = 0 and sent_at is null and failed_at is null;
create index endpoint_call_lobby on endpoint_call (lobby_id) where lobby_id is not null;
comment on column endpoint_call.lobby_id is 'A game to which the account is invited; null: the news is about the match, or a test';
