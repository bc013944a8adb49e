-- Words that copies of a row hold are checked like those of the row they are copied from: a seat's kind, a match's terms. Step 29 looks at
-- the rows there are, when nobody has to wait for it.
set local lock_timeout = '5s';

alter table match_seat add constraint match_seat_kind check (kind in ('guest', 'human', 'engine', 'llm', 'builtin', 'crowd')) not valid;
alter table match_leaver add constraint match_leaver_kind check (kind in ('guest', 'human', 'engine', 'llm', 'builtin', 'crowd')) not valid;
comment on column match_seat.kind is 'The account''s kind while it has the seat';
alter table lobby add constraint lobby_spectators check (spectators in ('open', 'delayed', 'public', 'none')) not valid;
alter table match
  add constraint match_spectators check (spectators in ('open', 'delayed', 'public', 'none')) not valid,
  add constraint match_press check (press in ('all', 'public', 'none')) not valid;
