-- How long a transcript is, kept with it: adding to one does not read all of it.
set local lock_timeout = '5s';

create table match_transcript_size (
  match_id bigint not null references match on delete cascade,
  seat     seat_number not null,
  lines    int not null check (lines >= 0),
  bytes    bigint not null check (bytes >= 0),
  primary key (match_id, seat)
);
comment on table match_transcript_size is 'How many lines a seat''s transcript has, and their bytes; its lock serialises those who add lines';
insert into match_transcript_size (match_id, seat, lines, bytes)
select match_id, seat, max(n), sum(octet_length(line::text)) from match_transcript group by match_id, seat;
