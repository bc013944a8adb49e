-- An order of a match that a program knows from its cache no longer reads the shift of the arena's time (match_confirm). Instead, a change
-- of the shift changes every running match, so no copy that was read with another shift is up to date. Only tests change it.
create function arena_clock_moved() returns trigger language plpgsql as
$$ begin
  perform from match where status = 'live' order by id for no key update;
  update match set attempts = attempts where status = 'live';
  return null;
end $$;
comment on function arena_clock_moved() is 'Puts cached copies of running matches out of date, because those who have them do not read the shift';
create constraint trigger arena_clock_moved after update on arena_clock deferrable initially deferred
  for each row execute function arena_clock_moved();
