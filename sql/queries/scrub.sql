-- name: scrub_page
-- Matches in the order of their creation, one page at a time, and whether they are known to be damaged.
select id, public_id, status, exists (select from damage where match_id = id) as known from match
 where id > $1
 order by id limit 200;

-- name: scrub_hold
-- under: match
-- Quarantine a running match, because its state cannot be trusted.
update match set status = 'quarantined' where id = $1 and status in ('live', 'paused');

-- name: damage_note
-- under: match
insert into damage (match_id, turn, why) values ($1, $2, $3) on conflict (match_id) do nothing;

-- name: damage_clear
-- under: match
-- A match that is whole after all.
delete from damage where match_id = $1;

-- name: damage_of
-- Why the record of a match is damaged.
select d.turn, d.why from damage d join match m on m.id = d.match_id where m.public_id = $1;
