-- The match that a lobby continues.
set local lock_timeout = '5s';

alter table lobby add foreign key (fork_of) references match_key;
