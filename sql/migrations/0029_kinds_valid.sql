-- The rows from before step 27 are checked too; games go on meanwhile.
set local lock_timeout = '5s';

alter table match_seat validate constraint match_seat_kind;
alter table match_leaver validate constraint match_leaver_kind;
alter table lobby validate constraint lobby_spectators;
alter table match validate constraint match_spectators;
alter table match validate constraint match_press;
