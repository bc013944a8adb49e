-- name: report_insert
-- locks: report
-- No row when the account has reported the same message before.
-- rows: 1
insert into report (public_id, reporter_id, accused_id, match_id, message, reason, text, said, said_at, lines)
values ($1, $2, $3, $4, $5, $6, $7, $8, at_us($9), $10)
on conflict (reporter_id, match_id, message) do nothing
returning public_id;

-- name: report_again
-- An account's report of a message.
select public_id from report where reporter_id = $1 and match_id = $2 and message = $3;

-- name: report_direct_insert
-- locks: report
-- A report of a direct message. No row when the account has reported it before.
-- rows: 1
insert into report (public_id, reporter_id, writer_id, direct_n, reason, text, said, said_at, lines)
values ($1, $2, $3, $4, $5, $6, $7, at_us($8), $9)
on conflict (reporter_id, writer_id, direct_n) where direct_n is not null do nothing
returning public_id;

-- name: report_direct_again
-- An account's report of message $3 from account $2.
select public_id from report where reporter_id = $1 and writer_id = $2 and direct_n = $3;

-- name: report_post_insert
-- locks: report
-- A report of a post in a club. No row when the account has reported it before.
-- rows: 1
insert into report (public_id, reporter_id, writer_id, post_id, reason, text, said, said_at, lines)
values ($1, $2, $3, $4, $5, $6, $7, at_us($8), $9)
on conflict (reporter_id, post_id) where post_id is not null do nothing
returning public_id;

-- name: report_post_again
-- An account's report of a post.
select public_id from report where reporter_id = $1 and post_id = $2;

-- name: report_thing_insert
-- locks: report
-- A report of a club, a collection or a notebook. No row when the account has an open one of it.
-- rows: 1
insert into report (public_id, reporter_id, writer_id, thing, thing_id, reason, text, said, said_at, lines)
values ($1, $2, $3, $4, $5, $6, $7, $8, at_us($9), $10)
on conflict (reporter_id, thing, thing_id) where thing_id is not null and closed_at is null do nothing
returning public_id;

-- name: report_thing_again
-- An account's open report of such a thing.
select public_id from report where reporter_id = $1 and thing = $2 and thing_id = $3 and closed_at is null;

-- name: reports_recent
-- The number of an account's reports within a day; `new`: it is a guest's, or not a day old.
select (select count(*) from report where reporter_id = $1 and at > clock_timestamp() - interval '1 day') as n,
       exists (select from account a where a.id = $1 and (a.kind = 'guest' or coalesce(a.registered_at, a.created_at) > arena_now() - interval '1 day')) as new;

-- name: reports_list
-- Reports for the operators, oldest first; all: including answered ones.
select r.public_id, r.reason, r.text, r.said, us(r.said_at) as said_at, us(r.at) as at, us(r.closed_at) as closed_at, r.answer,
       m.public_id as match, m.game, b.name as reporter, d.name as accused, d.kind as accused_kind,
       (select count(*) from report o where o.about_id = r.about_id) as of_accused
  from report r
  left join match m on m.id = r.match_id
  join account b on b.id = r.reporter_id
  join account d on d.id = r.about_id
 where $1 or r.closed_at is null
 order by r.id
 limit $2;

-- name: report_accused
select about_id from report where public_id = $1;

-- name: report_close
-- locks: report
-- The report has been answered.
update report set closed_at = clock_timestamp(), answer = $2 where public_id = $1 and closed_at is null returning id, about_id;

-- name: reports_fade
-- locks: report
-- Reports that were answered a year ago lose their words and the names beside them; the fingerprints and the answer stay. Evidence of a
-- decision whose appeal waits stays whole. Few at a time: a report can have 400 KB.
update report r
   set text = '', said = case when said is not null then '' end,
       lines = (select coalesce(jsonb_agg(line || jsonb_build_object('text', '', 'from', line->'from' || '{"name": ""}') order by n), '[]')
                  from jsonb_array_elements(r.lines) with ordinality words (line, n))
 where id in (select o.id from report o
               where o.closed_at < arena_now() - interval '1 year' and (o.text <> '' or o.said <> '')
                 and not exists (select from sanction x where x.report_id = o.id and x.appealed_at is not null and x.answered_at is null)
               order by o.id limit 200 for no key update of o);
