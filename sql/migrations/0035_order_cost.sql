-- What an order writes. The answer to the order that completes a turn is kept with its event, so no row of match_order is written for it.
-- PostgreSQL reads, parses and runs a table's checks again for each new version of a row, so the words of a match are checked by types
-- instead, as its status already is; types are only checked where a column is set. The types begin without checks, so that no row is
-- rewritten; step 36 looks at the rows there are.
set local lock_timeout = '5s';

alter table match_event add column sender int, add column sent text, add column receipt text;
comment on column match_event.sender is 'The seat whose order completed the turn and got `receipt`; null: match_order has it, or there was none';
comment on column match_event.sent is 'Like match_order.body: the same PUT again gets the stored receipt. Part of no export';
comment on column match_event.receipt is 'The answer to that order. Part of no export';

create domain match_purpose as text;
create domain match_press as text;
create domain match_spectators as text;
create domain match_delay as int;
alter table match
  drop constraint match_purpose_check, drop constraint match_press, drop constraint match_spectators, drop constraint match_delay_turns_check,
  alter column purpose type match_purpose, alter column press type match_press, alter column spectators type match_spectators,
  alter column delay_turns type match_delay;
alter domain match_purpose add constraint match_purpose_check
  check (value in ('play', 'puzzle', 'experiment', 'self_test', 'endless')) not valid;
alter domain match_press add constraint match_press check (value in ('all', 'public', 'none')) not valid;
alter domain match_spectators add constraint match_spectators check (value in ('open', 'delayed', 'public', 'none')) not valid;
alter domain match_delay add constraint match_delay_turns_check check (value between 0 and 1000) not valid;
