-- As with match_order; then the means of the change go.
set local lock_timeout = '5s';
call parts_swap('match_transcript');
drop procedure parts_begin, parts_fill, parts_swap, parts_lock;
drop function parts_note;
drop table parts_changed;
