-- Openings belong to a match.
set local lock_timeout = '5s';

alter table opening_due add foreign key (match_id) references match_key on delete cascade;
alter table opening add foreign key (match_id) references match_key on delete cascade;
