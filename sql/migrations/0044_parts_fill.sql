-- The long part: it takes no lock that anybody waits for, and as much of the disk again as the three tables have.
call parts_fill('match_order');
call parts_fill('match_snapshot');
call parts_fill('match_transcript');
