-- What the scrub found: matches whose events no longer lead to the states stored with them.
set local lock_timeout = '5s';

create table damage (
  match_id bigint primary key references match on delete cascade,
  turn     int,
  why      text not null check (octet_length(why) <= 2000),
  found_at timestamptz not null default now()
);
comment on table damage is 'A row stays until an operator deletes it; the match is held as long';
comment on column damage.turn is 'The first turn that is wrong; null: not in a turn (seed, options, result)';
