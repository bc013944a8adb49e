-- What a seat played for in games that have factions, such as a civilization: for the archive's search and for what each faction is worth.
set local lock_timeout = '5s';

alter table match_seat add column faction text;
comment on column match_seat.faction is 'Derived: what it played for, as the game calls it, once the match is over. quad rebuild fills it in for earlier matches';
