-- As with match_order.
set local lock_timeout = '5s';
call parts_swap('match_snapshot');
