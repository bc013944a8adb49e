-- name: transcript_hold
-- locks: match_transcript_size
-- Hold a seat's transcript: how many lines it has, and their bytes.
insert into match_transcript_size as size (match_id, seat, lines, bytes) values ($1, $2, 0, 0)
on conflict (match_id, seat) do update set lines = size.lines
returning lines, bytes;

-- name: transcript_lines
-- How many lines a seat has written.
select coalesce((select lines from match_transcript_size where match_id = $1 and seat = $2), 0) as lines;

-- name: transcript_add
-- under: match_transcript_size
-- Further lines of a seat, the items of a JSON array, and their bytes ($4).
with added as (
  insert into match_transcript (match_id, seat, n, line, at)
  select size.match_id, size.seat, size.lines + i, line, arena_now()
    from match_transcript_size size, json_array_elements($3::json) with ordinality as given (line, i)
   where size.match_id = $1 and size.seat = $2
  returning n
)
update match_transcript_size
   set lines = lines + (select count(*) from added), bytes = bytes + $4
 where match_id = $1 and seat = $2;

-- name: transcript_read
-- Line by line from after $3, as many as fit into $5 bytes, and at least one.
select n, us(at) as at, line::text as line
  from (select n, at, line, sum(octet_length(line::text)) over (order by n) - octet_length(line::text) as before
          from (select n, at, line from match_transcript where match_id = $1 and seat = $2 and n > $3 order by n limit $4) page) sized
 where before < $5
 order by n;
