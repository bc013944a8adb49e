-- An order whose match was taken from a cache is written without asking first (match_confirm, match_confirm_turn). If the cached copy is out of
-- date, this ends the transaction, and the program starts again under the lock. Programs of the previous release do not call it.
create function match_stale() returns boolean language plpgsql as
$$ begin raise sqlstate 'QD001' using message = 'the match has changed'; end $$;
comment on function match_stale() is 'Fails with QD001: a cached copy of a match is out of date';
