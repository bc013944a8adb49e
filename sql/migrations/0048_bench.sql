-- What language models did in their finished public matches, counted every night for the table of models.
set local lock_timeout = '5s';

create table match_bench (
  match_id bigint not null references match on delete cascade,
  seat     seat_number not null,
  lines    int not null check (lines >= 0),
  answers  int not null check (answers >= 0),
  illegal  int not null check (illegal >= 0),
  cost     bigint check (cost >= 0),
  kept     int not null check (kept >= 0),
  broken   int not null check (broken >= 0),
  at       timestamptz not null,
  primary key (match_id, seat)
);
comment on table match_bench is 'Derived: figures of a language model''s transcript and promises in a finished match';
comment on column match_bench.lines is 'How many lines its transcript had then; when there are more, they are counted again';
comment on column match_bench.cost is 'Millionths of the unit of its prices; null where a price or the tokens are not stated';
