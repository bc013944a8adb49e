-- name: scrub_page
-- Matches in the order of their making, a page at a time; those known to be damaged are not read again.
select id, public_id, status from match
 where id > $1 and not exists (select from damage where match_id = id)
 order by id limit 200;

-- name: scrub_hold
-- under: match
-- What runs is held: nobody plays on with a state that cannot be trusted.
update match set status = 'quarantined' where id = $1 and status in ('live', 'paused');

-- name: damage_note
-- under: match
insert into damage (match_id, turn, why) values ($1, $2, $3) on conflict (match_id) do nothing;

-- name: damage_of
-- What is wrong with a match's record.
select d.turn, d.why from damage d join match m on m.id = d.match_id where m.public_id = $1;
