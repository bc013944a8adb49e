-- name: transcript_size
-- How many lines a seat has written, and their bytes.
select coalesce(max(n), 0) as lines, coalesce(sum(octet_length(line::text)), 0) as bytes from match_transcript where match_id = $1 and seat = $2;

-- name: transcript_add
-- locks: match_transcript
-- The lines of a JSON array, numbered from $3. Numbers that are taken keep their line: a repeated request changes nothing.
insert into match_transcript (match_id, seat, n, line, at)
select $1, $2, $3 + i - 1, line, arena_now() from json_array_elements($4::json) with ordinality as given (line, i)
on conflict do nothing;

-- name: transcript_read
-- Line by line from after $3, as many as fit into $5 bytes, and at least one.
select n, us(at) as at, line::text as line
  from (select n, at, line, sum(octet_length(line::text)) over (order by n) - octet_length(line::text) as before
          from (select n, at, line from match_transcript where match_id = $1 and seat = $2 and n > $3 order by n limit $4) page) sized
 where before < $5
 order by n;
