-- The event at which a match failed, kept so that the fault can be provoked again before the match is released.
set local lock_timeout = '5s';
alter table match add column tried text;
comment on column match.tried is 'The event that the last failed resolution was applying to the present state, as in match_event.body; null: not known';
