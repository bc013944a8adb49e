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
  forum      text not null default 'members' check (forum in ('members', 'everybody')),
  next_topic int not null default 1 check (next_topic > 0),
  created_at timestamptz not null default arena_now(),
  changed_at timestamptz not null default arena_now()
);
create index club_owner on club (owner_id);
comment on table club is 'Clubs: people who like to play with each other';
comment on column club.owner_id is 'A member, who alone can change the club';
comment on column club.name_key is 'The key of the name as accounts have it: two clubs whose names look the same are not possible';
comment on column club.language is 'What its members write; any: not said';
comment on column club.forum is 'Who reads it; members alone write';
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

-- What they write to each other.
create table club_topic (
  club_id    bigint not null references club on delete cascade,
  n          int not null check (n > 0),
  title      text not null check (char_length(title) <= 100),
  author_id  bigint not null references account,
  created_at timestamptz not null default arena_now(),
  last_at    timestamptz not null default arena_now(),
  next_post  int not null default 1 check (next_post > 0),
  closed     boolean not null default false,
  removed    boolean not null default false,
  primary key (club_id, n)
);
create index club_topic_latest on club_topic (club_id, last_at desc, n desc) where not removed;
create index club_topic_author on club_topic (author_id);
comment on table club_topic is 'Topics of a club''s forum';
comment on column club_topic.title is 'Empty: its author''s account is closed, or it was removed';
comment on column club_topic.closed is 'Nobody writes in it any more';

create table club_post (
  id         bigint generated always as identity primary key,
  club_id    bigint not null,
  topic      int not null,
  n          int not null check (n > 0),
  author_id  bigint not null references account,
  body       text not null check (char_length(body) <= 2000),
  at         timestamptz not null default arena_now(),
  removed_at timestamptz,
  hash       text check (octet_length(hash) = 64),
  unique (club_id, topic, n),
  foreign key (club_id, topic) references club_topic on delete cascade,
  constraint club_post_body check ((removed_at is null) = (body <> ''))
);
create index club_post_author on club_post (author_id, club_id);
comment on table club_post is 'What members of a club write in its topics: plain text';
comment on column club_post.hash is 'SHA-256 of a text that an officer or its author removed, by which a report of it can be compared; null: it was not, or its author''s account is closed';

-- Reports of such posts.
alter table report
  add column post_id bigint,
  drop constraint report_message,
  add constraint report_message check (num_nulls(match_id, message) in (0, 2) and num_nulls(said, said_at) in (0, 2)
                                       and num_nonnulls(message, direct_n, post_id) = num_nonnulls(said)),
  drop constraint report_about,
  add constraint report_about check (num_nonnulls(accused_id, writer_id) = 1 and num_nonnulls(writer_id) = num_nonnulls(direct_n, post_id));
create unique index report_of_post on report (reporter_id, post_id) where post_id is not null;
create index report_post on report (post_id) where post_id is not null and closed_at is null;
comment on column report.post_id is 'A post in a club by writer_id: club_post.id, which is gone when the club has ended; null: something else';
