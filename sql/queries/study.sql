-- study.sql - the pages of studies, where participants come from, what their browsers measured, withdrawal and erasure.

-- name: study_put
-- under: experiment
insert into experiment_study (experiment_id, version, study, practice, pairs) values ($1, $2, $3, $4, $5::int = 1)
on conflict (experiment_id, version) do update set study = excluded.study, practice = excluded.practice, pairs = excluded.pairs, created_at = arena_now();

-- name: study_latest
select version, study, practice, us(created_at) as created_at from experiment_study where experiment_id = $1 order by version desc limit 1;

-- name: study_version
select study, practice from experiment_study where experiment_id = $1 and version = $2;

-- name: study_room
-- Participants who hold a place: they have completed the study or are taking part. Those who are gone hold theirs until it is needed.
select coalesce(sum(held), 0)::bigint as count, coalesce(sum(gone), 0)::bigint as gone from experiment_places($1);

-- name: places_free
-- locks: participant
-- Those who have been gone longest give up so many places for good, so that nobody returns to a place that was given away.
with longest as (
  (select participant_id, until from participant_place where experiment_id = $1 and state = 'gone' order by until, participant_id limit $2)
  union all
  (select h.participant_id, h.until
     from participant_place h join participant p on p.id = h.participant_id
    where h.experiment_id = $1 and h.state = 'held' and h.until <= (select arena_now()) and p.due_at is null)
   order by 2, 1 limit $2
)
update participant
   set ended = 'timed_out', ended_at = arena_now()
 where id in (select id from participant where id in (
                select s.id from longest l cross join lateral (select id, status from participant_state where id = l.participant_id offset 0) s
                 where s.status = 'gone')
               order by id for no key update);

-- name: origin_find
-- The account that takes part under that id of a platform.
select p.account_id
  from participant_origin o join participant p on p.id = o.participant_id
 where o.experiment_id = $1 and o.platform = $2 and o.origin_id = $3;

-- name: origin_add
-- under: experiment
insert into participant_origin (participant_id, experiment_id, platform, origin_id, study_id, session_id) values ($1, $2, $3, $4, $5, $6);

-- name: participant_forward
-- locks: participant
-- A page is done.
update participant set page = page + 1, tries = 0 where id = $1;

-- name: participant_failed
-- locks: participant
update participant set tries = tries + 1 where id = $1;

-- name: participant_end
-- locks: participant
update participant set ended = $2, ended_at = arena_now() where id = $1;

-- name: participant_outcome
-- locks: participant
update participant set outcome_code = $2 where id = $1;

-- name: page_add
-- under: experiment
insert into participant_page (participant_id, page, try, answers, wrong, reaction_ms) values ($1, $2, $3, $4::jsonb, $5, $6);

-- name: practice_find
select m.id as match_id, m.public_id as match, m.status from practice p join match m on m.id = p.match_id where p.participant_id = $1 and p.page = $2;

-- name: practice_add
-- under: experiment
insert into practice (participant_id, page, match_id) values ($1, $2, $3);

-- name: participant_pages
-- The answers of a participant, in the order of their pages.
-- rows: the pages of one study, and the tries that it allows
select page, try, answers, wrong, reaction_ms, us(at) as at from participant_page where participant_id = $1 order by page, try;

-- name: people_page
-- Participants with the ids by which their platform knows them, in the order of joining.
select p.id, p.code, p.list, s.status, p.version, p.language, p.outcome_code, us(p.joined_at) as joined_at, us(greatest(s.last_at, p.ended_at)) as last_at,
       s.rows, s.done, p.page, p.pages, o.platform, o.origin_id, o.study_id, o.session_id
  from participant p
  join participant_state s on s.id = p.id
  left join participant_origin o on o.participant_id = p.id
 where p.experiment_id = $1 and p.id > $2
 order by p.id
 limit $3;

-- name: participant_by_code
select p.id, p.account_id, s.status from participant p
 cross join lateral (select * from participant_state where id = p.id offset 0) s
 where p.experiment_id = $1 and p.code = $2;

-- name: participant_matches
-- The running matches of a participant, series and practice.
-- rows: the running series and practice of one participant
select m.public_id as match
  from match m
 where m.status <> 'finished'
   and m.id in (select match_id from trial where participant_id = $1 union all select match_id from practice where participant_id = $1)
 order by m.id;

-- name: pages_drop
-- under: experiment
delete from participant_page where participant_id = $1;

-- name: practices_drop
-- under: experiment
delete from practice where participant_id = $1;

-- name: trials_hold
-- locks: trial
-- A measurement that is being stored is stored before the next statement looks for measurements to delete.
select 1 from trial where participant_id = $1 order by match_id for no key update;

-- name: trials_drop
-- locks: trial
-- The matches stay, and lead to no experiment any more; what the browser measured goes.
with gone as (delete from trial where participant_id = $1 returning match_id, seat),
     partners as (delete from partner_timing where match_id in (select match_id from gone where seat = 1))
delete from trial_timing where match_id in (select match_id from gone where seat = 0);

-- name: origin_drop
-- under: experiment
delete from participant_origin where participant_id = $1;

-- name: participant_erase
-- locks: participant
-- Nothing is left that leads to a person: not the account, not the code they were given.
update participant
   set account_id = null, ended = 'erased', ended_at = coalesce(ended_at, arena_now()), outcome_code = null, consent_at = null, language = '',
       tries = 0, page = 0
 where id = $1;

-- name: timing_match
-- locks: trial
-- The series of an experiment that the account plays in this match.
select m.id, t.seat
  from trial t
  join participant p on p.id = t.participant_id
  join match m on m.id = t.match_id
 where p.experiment_id = $1 and p.account_id = $2 and m.public_id = $3
   for no key update of t;

-- name: timing_add
-- under: trial
-- What was measured first counts: a browser that sends again changes nothing. Of several guesses in one turn the game keeps the last, and so
-- does this.
insert into trial_timing (match_id, kind, n, shown_us, reaction_ms, detail) values ($1, $2, $3, $4, $5, $6::jsonb)
on conflict (match_id, kind, n) do update
   set shown_us = excluded.shown_us, reaction_ms = excluded.reaction_ms, detail = excluded.detail, at = arena_now()
 where trial_timing.kind = 'guess'
   and excluded.shown_us + 1000 * excluded.reaction_ms > trial_timing.shown_us + 1000 * trial_timing.reaction_ms;

-- name: partner_timing_add
-- under: trial
insert into partner_timing (match_id, kind, n, shown_us, reaction_ms, detail) values ($1, $2, $3, $4, $5, $6::jsonb)
on conflict (match_id, kind, n) do update
   set shown_us = excluded.shown_us, reaction_ms = excluded.reaction_ms, detail = excluded.detail, at = arena_now()
 where partner_timing.kind = 'guess'
   and excluded.shown_us + 1000 * excluded.reaction_ms > partner_timing.shown_us + 1000 * partner_timing.reaction_ms;

-- name: timings_of
-- What the browser of a seat measured.
-- rows: the attempts of one series
select kind, n, shown_us, reaction_ms, detail, us(at) as at from trial_timing where match_id = $1 and $2::int = 0
union all
select kind, n, shown_us, reaction_ms, detail, us(at) as at from partner_timing where match_id = $1 and $2::int = 1
 order by kind, n;

-- name: picture_add
-- under: experiment
insert into study_picture (experiment_id, public_id, name, width, height, sha256, png) values ($1, $2, $3, $4, $5, $6, $7);

-- name: picture_room
-- The number of an owner's pictures, and their size in bytes.
select count(*) as count, coalesce(sum(octet_length(p.png)), 0)::bigint as bytes
  from study_picture p join experiment x on x.id = p.experiment_id
 where x.owner_id = $1;

-- name: picture_named
select public_id from study_picture where experiment_id = $1 and name = $2;

-- name: pictures_of
-- rows: PICTURES_OWNED_MAX
select public_id, name, width, height, sha256, octet_length(png) as bytes, us(created_at) as created_at
  from study_picture
 where experiment_id = $1
 order by name;

-- name: picture_find
select sha256, translate(encode(png, 'base64'), E'\n', '') as png from study_picture where public_id = $1;

-- name: picture_drop
-- under: experiment
delete from study_picture where experiment_id = $1 and public_id = $2;

-- name: bonus_trials
-- The series of a participant, with the accepted moves and the points of those that were summed up.
-- rows: the series of one list, TRIAL_ROWS of a plan
select m.public_id, m.status, t.seat, (t.summary ->> 'accepted')::int as accepted, (t.summary ->> 'score')::int as score
  from trial t join match m on m.id = t.match_id
 where t.participant_id = $1
 order by t.row;

-- name: participant_unsummed
-- The finished series of a participant that have no summary yet.
-- rows: the series of one list
select t.match_id, t.seat, m.public_id
  from trial t join match m on m.id = t.match_id
 where t.participant_id = $1 and m.status = 'finished' and (t.summary is null or not t.summary ? 'accepted')
 order by t.match_id;

-- name: bonus_people
-- Those who completed a study, or were released because their partner left, and came from a platform.
select p.id, p.code, p.version, o.origin_id
  from participant p
  join participant_state s on s.id = p.id
  join participant_origin o on o.participant_id = p.id
 where p.experiment_id = $1 and p.id > $2 and p.version > 0 and s.status in ('complete', 'partner_left')
 order by p.id
 limit $3;

-- name: experiment_report
select report from experiment where id = $1;
