-- The copy takes the table's place. Statements that programs have prepared are planned again and find it by its name.
set local lock_timeout = '5s';
call parts_swap('match_order');
