-- What an order writes. The answer to the order that completes a turn is kept with its event, so no row of match_order is written for it.
-- PostgreSQL reads, parses and runs a table's checks again for each new version of a row, so a match is checked by a trigger instead, and only
-- where one of these columns is set. Columns keep their types: a statement that a program of the previous release has prepared goes on.
set local lock_timeout = '5s';

alter table match_event add column sender int, add column sent text, add column receipt text;
comment on column match_event.sender is 'The seat whose order completed the turn and got `receipt`; null: match_order has it, or there was none';
comment on column match_event.sent is 'Like match_order.body: the same PUT again gets the stored receipt. Part of no export';
comment on column match_event.receipt is 'The answer to that order. Part of no export';

create domain match_purpose as text constraint match_purpose_check check (value in ('play', 'puzzle', 'experiment', 'self_test', 'endless'));
create domain match_press as text constraint match_press check (value in ('all', 'public', 'none'));
create domain match_spectators as text constraint match_spectators check (value in ('open', 'delayed', 'public', 'none'));
create domain match_delay as int constraint match_delay_turns_check check (value between 0 and 1000);

create function check_match() returns trigger language plpgsql as
$$
begin
  perform new.purpose::match_purpose, new.press::match_press, new.spectators::match_spectators, new.delay_turns::match_delay;
  if new.purpose <> 'play' and not new.private then
    raise exception 'match_listed_is_play: a match that is not for play must be private'
      using errcode = 'check_violation', constraint = 'match_listed_is_play';
  end if;
  return null;
end
$$;
create trigger match_checked after insert or update of purpose, press, spectators, delay_turns, private on match
  for each row execute function check_match();
alter table match
  drop constraint match_purpose_check, drop constraint match_press, drop constraint match_spectators, drop constraint match_delay_turns_check,
  drop constraint match_listed_is_play;
