-- name: rebuild_page
-- Matches in the order of their making, a page at a time.
select id, public_id from match where id > $1 order by id limit 200;

-- name: snapshots_clear
-- Every snapshot of a match: they are made again from its events.
delete from match_snapshot where match_id = $1;

-- name: rebuild_place
-- What the events say a seat achieved; touched only where it says something else.
update match_seat set place = $3, score = $4 where match_id = $1 and seat = $2 and (place, score) is distinct from ($3, $4);

-- name: rebuild_result
-- The result, and for a rated match the ladder it counts on.
update match
   set result = $2, ladder = case when rated_n is not null then $3 end
 where id = $1 and (result is distinct from $2::jsonb or (rated_n is not null and ladder is distinct from $3));
