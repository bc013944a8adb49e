-- Collections: games that an account keeps together, each with a note.
set local lock_timeout = '5s';

create table collection (
  id         bigint generated always as identity primary key,
  public_id  public_id not null unique,
  owner_id   bigint not null references account,
  title      text not null check (length(title) between 1 and 100),
  visibility text not null check (visibility in ('private', 'unlisted', 'public')),
  created_at timestamptz not null default arena_now(),
  changed_at timestamptz not null default arena_now()
);
create index collection_owner on collection (owner_id, id);
comment on table collection is 'Games that an account keeps together';
comment on column collection.visibility is 'private: for its owner; unlisted: for everybody with the address; public: also shown on the owner''s page';

create table collection_match (
  collection_id bigint not null references collection on delete cascade,
  match_id      bigint not null,
  n             bigint generated always as identity,
  note          text not null default '' check (length(note) <= 280),
  added_at      timestamptz not null default arena_now(),
  primary key (collection_id, match_id)
);
create unique index collection_match_order on collection_match (collection_id, n);
create index collection_match_match on collection_match (match_id);
comment on table collection_match is 'The games of a collection';
comment on column collection_match.n is 'Those added last are shown first';
