-- Looking for an opponent, what a table asks of those who sit down, and links that let people in.
set local lock_timeout = '5s';

create table pairing (
  account_id bigint primary key references account on delete cascade,
  person_id  bigint not null,
  lobby_id   bigint not null unique references lobby on delete cascade,
  game       text not null,
  variant    text not null,
  speed      text not null,
  mode       text not null,
  exact      boolean not null,
  rating     int not null,
  deviation  int not null,
  patience   interval not null,
  since      timestamptz not null default arena_now(),
  seen_at    timestamptz not null default arena_now()
);
create index pairing_queue on pairing (game, variant, speed, since, account_id);
comment on table pairing is 'Who looks for an opponent: one wait a person, at a table of their own. Gone when the match begins or they leave';
comment on column pairing.person_id is 'The account, or the owner of a program: nobody is paired with themselves';
comment on column pairing.speed is 'Speed class of the clock, empty where the variant names none';
comment on column pairing.mode is 'Kind of the clock; two who wait must have the same';
comment on column pairing.exact is 'The clock was told to the second: it is played with that one or not at all';
comment on column pairing.rating is 'In points, of everybody''s board when the wait began; 1500 and 350 for newcomers';
comment on column pairing.patience is 'Who was not seen for so long has gone';

-- What a table asks of those who sit down.
alter table lobby
  add column range_from int,
  add column range_to int,
  add column min_reliability int,
  add constraint lobby_range check ((range_from is null) = (range_to is null) and range_from <= range_to),
  add constraint lobby_reliability check (min_reliability between 1 and 100);
comment on column lobby.range_from is 'Ratings, in points, of those who may sit down; null: all';
comment on column lobby.min_reliability is 'Percent of finished matches in which no turn was missed; null: nothing is asked';

-- Links that let people into a private table.
create table invite (
  id         bigint generated always as identity primary key,
  public_id  public_id not null unique,
  lobby_id   bigint not null references lobby on delete cascade,
  token_hash bytea not null unique check (length(token_hash) = 32),
  uses       int not null check (uses between 1 and 100),
  created_at timestamptz not null default arena_now(),
  expires_at timestamptz not null,
  revoked_at timestamptz
);
create index invite_lobby on invite (lobby_id, id);
comment on column invite.token_hash is 'SHA-256 of what stands in the link; the link itself is told once';
comment on column invite.uses is 'How many accounts it lets in';

create table invite_use (
  invite_id  bigint not null references invite on delete cascade,
  account_id bigint not null references account on delete cascade,
  at         timestamptz not null default arena_now(),
  primary key (invite_id, account_id)
);
comment on table invite_use is 'Who came in by a link: who stands up may come back by it, and counts once';

-- Links given away before stay good; only their hashes are kept.
insert into invite (public_id, lobby_id, token_hash, uses, expires_at)
select l.public_id, l.id, sha256(convert_to(l.invite, 'UTF8')), 100, l.created_at + interval '30 days'
  from lobby l
 where l.invite is not null and l.status = 'open';
alter table lobby drop column invite;
