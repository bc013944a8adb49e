-- What a collection keeps is a match.
set local lock_timeout = '5s';

alter table collection_match add foreign key (match_id) references match_key on delete cascade;
