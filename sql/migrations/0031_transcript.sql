-- What a program says it was asked and answered: written during the match, shown to everybody once the match is over.
create table match_transcript (
  match_id bigint not null references match on delete cascade,
  seat     seat_number not null,
  n        integer not null check (n >= 1),
  line     json not null check (octet_length(line::text) <= 131072),
  at       timestamptz not null,
  primary key (match_id, seat, n)
);
comment on table match_transcript is 'A program''s own account of its match, line by line; lines are added and never changed';
