-- The matches of judged seats.
set local lock_timeout = '5s';

alter table alike add foreign key (match_id) references match_key;
