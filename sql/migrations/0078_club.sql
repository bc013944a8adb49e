-- Clubs: people who like to play with each other.
set local lock_timeout = '5s';

create table club (
  id         bigint generated always as identity primary key,
  public_id  public_id not null unique,
  owner_id   bigint not null references account,
  name       text not null,
  name_key   text not null unique,
  about      text not null check (char_length(about) <= 1000),
  language   text not null check (language in ('any', 'en', 'de')),
  joining    text not null check (joining in ('open', 'request', 'invitation')),
  created_at timestamptz not null default arena_now(),
  changed_at timestamptz not null default arena_now()
);
create index club_owner on club (owner_id);
comment on table club is 'Clubs: people who like to play with each other';
comment on column club.owner_id is 'A member, who alone can change the club';
comment on column club.name_key is 'The key of the name as accounts have it: two clubs whose names look the same are not possible';
comment on column club.language is 'What its members write; any: not said';
comment on column club.joining is 'open: anybody can join; request: an officer accepts; invitation: only those whom an officer has invited';

create table club_member (
  club_id    bigint not null references club on delete cascade,
  account_id bigint not null references account on delete cascade,
  state      text not null check (state in ('officer', 'member', 'asked', 'invited', 'banned')),
  by_id      bigint references account,
  message    text not null default '' check (char_length(message) <= 200),
  since      timestamptz not null default arena_now(),
  news       boolean not null default false,
  primary key (club_id, account_id),
  constraint club_member_message check (message = '' or state = 'asked')
);
create index club_member_account on club_member (account_id, club_id);
create index club_member_state on club_member (club_id, state, since, account_id);
create index club_member_news on club_member (account_id) where news;
comment on table club_member is 'Members of clubs, and people who asked, were invited or are banned. The owner is an officer';
comment on column club_member.by_id is 'The officer who invited or banned them; null: nobody';
comment on column club_member.message is 'What somebody who asks writes to the officers';
comment on column club_member.since is 'Since when the state holds; officers keep the moment at which they became members';
comment on column club_member.news is 'They were accepted, or own the club now, and have not read that';
