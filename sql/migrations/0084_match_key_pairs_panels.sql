-- Timings of partners and cases of panels belong to a match.
set local lock_timeout = '5s';

alter table partner_timing add foreign key (match_id) references match_key;
alter table panel add foreign key (match_id) references match_key;
