-- Feeds: one secret link per account, under which calendars and feed readers find its deadlines.
create table feed (
  account_id  bigint primary key references account on delete cascade,
  secret_hash bytea not null unique,
  created_at  timestamptz not null default clock_timestamp(),
  seen_at     timestamptz
);
comment on table feed is 'Secret links to one''s own deadlines; a new one ends the old';
comment on column feed.secret_hash is 'BLAKE2b-256 of the secret; the secret itself is shown once, when it is made';
