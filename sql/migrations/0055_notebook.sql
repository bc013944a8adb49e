-- Notebooks: chapters of positions with a tree of turns, comments and marks, kept and shared by their authors.
set local lock_timeout = '5s';

create table notebook (
  id           bigint generated always as identity primary key,
  public_id    public_id not null unique,
  owner_id     bigint not null references account,
  title        text not null check (length(title) between 1 and 100),
  visibility   text not null check (visibility in ('private', 'unlisted', 'public')),
  invite_hash  text check (octet_length(invite_hash) = 64),
  next_chapter int not null default 1 check (next_chapter > 0),
  created_at   timestamptz not null default arena_now(),
  changed_at   timestamptz not null default arena_now()
);
create index notebook_owner on notebook (owner_id, id);
create index notebook_public on notebook (id) where visibility = 'public';
comment on table notebook is 'Chapters of positions and turns that accounts keep';
comment on column notebook.visibility is 'private: for its authors; unlisted: for everybody with the address; public: also listed';
comment on column notebook.invite_hash is 'SHA-256 of the token of the link that makes people authors; null: there is no link';
comment on column notebook.next_chapter is 'The number of the next chapter: none is used twice';

create table notebook_author (
  notebook_id bigint not null references notebook on delete cascade,
  account_id  bigint not null references account,
  at          timestamptz not null default arena_now(),
  primary key (notebook_id, account_id)
);
create index notebook_author_account on notebook_author (account_id);
comment on table notebook_author is 'Accounts that write in a notebook besides its owner';

create table notebook_chapter (
  notebook_id bigint not null references notebook on delete cascade,
  number      int not null,
  place       int not null,
  title       text not null check (length(title) between 1 and 100),
  game        text not null,
  variant     text not null,
  options     text not null,
  position    text not null,
  tree        text not null check (octet_length(tree) <= 4194304),
  nodes       int not null check (nodes between 1 and 5000),
  version     int not null default 1 check (version > 0),
  changed_at  timestamptz not null default arena_now(),
  primary key (notebook_id, number)
);
create index notebook_chapter_game on notebook_chapter (game, notebook_id);
comment on table notebook_chapter is 'A position and a tree of turns from it';
comment on column notebook_chapter.place is 'Chapters are shown in this order';
comment on column notebook_chapter.position is 'The start, as a text of the game';
comment on column notebook_chapter.tree is 'Turns in the game''s notation with comments and marks, JSON (platform/model/notebook_tree.h)';
comment on column notebook_chapter.version is 'Counts what was saved: an author who read an older one does not overwrite it';
