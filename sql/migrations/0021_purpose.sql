-- What a match is played for stands in a column of its own; two kinds had it in the first letters of their ids, which stay as they are.
set local lock_timeout = '5s';

alter table match add column purpose text not null default 'play'
  check (purpose in ('play', 'puzzle', 'experiment', 'self_test', 'endless'));
comment on column match.purpose is 'What it is played for: who may know what of it follows from that too. It never changes';

update match set purpose = 'puzzle', private = true where id in (select match_id from puzzle_play);
update match set purpose = 'experiment', private = true where id in (select match_id from trial);
update match set purpose = 'self_test', private = true where id in (select match_id from selftest);
update match set purpose = 'endless', private = true where id in (select match_id from endless);

-- The lists of matches hold none that is private: so they can hold none of these.
alter table match add constraint match_listed_is_play check (purpose = 'play' or private);
comment on table trial is 'The match a participant plays for a row of its list';
