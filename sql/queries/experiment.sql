-- experiment.sql - experiments of researchers, their participants and the series they play.

-- name: experiment_add
-- makes: experiment
insert into experiment (public_id, owner_id, title, shown_title, consent, plan, files, report)
values ($1, $2, $3, $4, $5, $6, $7, $8);

-- name: experiment_room
-- The number of an owner's experiments, and the size of their files in bytes.
select count(*) as count, coalesce(sum(octet_length(files)), 0)::bigint as bytes from experiment where owner_id = $1;

-- name: experiment_find
select x.id, x.public_id, x.owner_id, x.status, x.title, x.shown_title, x.consent, x.plan, x.files, x.report, us(x.created_at) as created_at,
       us(x.changed_at) as changed_at, us(x.started_at) as started_at, us(x.closed_at) as closed_at, x.balance_seed, x.nonce
  from experiment x
 where x.public_id = $1;

-- name: experiment_lock
-- locks: experiment
-- Every transaction that changes an experiment or its participants begins here.
select id, owner_id, status, consent, plan, files, balance_seed from experiment where public_id = $1 for no key update;

-- name: experiment_head
-- What is needed to show an experiment to its owner or a participant.
select id, owner_id, status, shown_title, consent from experiment where public_id = $1;

-- name: experiment_change
-- under: experiment
update experiment
   set title = $2, shown_title = $3, consent = $4, plan = $5, files = $6, report = $7, changed_at = arena_now()
 where id = $1;

-- name: experiment_start
-- under: experiment
update experiment set status = 'running', report = $2, balance_seed = $3, started_at = arena_now(), changed_at = arena_now() where id = $1;

-- name: experiment_close
-- under: experiment
update experiment set status = 'closed', closed_at = arena_now(), changed_at = arena_now() where id = $1;

-- name: experiments_end
-- locks: experiment
-- An account is closed, so nobody would read the data of its experiments any more.
update experiment set status = 'closed', closed_at = arena_now(), changed_at = arena_now() where owner_id = $1 and status = 'running';

-- name: experiment_drop
-- under: experiment
delete from experiment where id = $1;

-- name: experiment_list_add
-- under: experiment
insert into experiment_list (experiment_id, name, rows) values ($1, $2, $3);

-- name: experiment_row_add
-- under: experiment
insert into experiment_row (experiment_id, list, row, rule_id, options, continues) values ($1, $2, $3, $4, $5, $6::int = 1);

-- name: experiments_mine
select x.id, x.public_id, x.status, x.title, us(x.created_at) as created_at, us(x.changed_at) as changed_at,
       (select count(*) from experiment_list l where l.experiment_id = x.id) as lists,
       (select count(*) from participant p where p.experiment_id = x.id) as participants,
       (select count(*) from participant_state s where s.experiment_id = x.id and s.status = 'complete') as complete
  from experiment x
 where x.owner_id = $1 and x.id < $2
 order by x.id desc
 limit $3;

-- name: experiment_balance
-- The list with the fewest participants who have completed it or are playing it, without defective ones; between equal lists the seed decides.
select name
  from experiment_places($1)
 order by counted, md5($2 || sum(joined) over () || ':' || name), name
 limit 1;

-- name: participant_add
-- makes: participant
insert into participant (experiment_id, account_id, code, list, consent_at, version, language, pages_before, pages, due_at)
values ($1, $2, $3, $4, case when $5::int = 1 then arena_now() end, $6, $7, $8, $9, arena_now() + make_interval(mins => $10::int));

-- name: participant_find
-- An account's participation in an experiment, with its latest series. Participants are shown rows that continue and the next one as one series. The fence (offset 0) keeps PostgreSQL from computing the state of all participants
-- and then picking one, which it prefers while it believes that there are few.
select p.id, p.code, p.list, us(p.joined_at) as joined_at, s.rows, s.done, s.status as state, p.ended, p.version, p.language, p.page, p.pages, p.pages_before,
       p.tries, us(p.due_at) as due_at, p.outcome_code, o.platform, o.origin_id, t.row, m.public_id as match, m.status, m.id as match_id,
       r.partner, us(r.since) as waits_since, extract(epoch from arena_now() - r.since)::bigint as waited, r.pair, r.place, r.bot_since,
       n.shown, n.shown_of, n.shown_done, n.continues
  from participant p
  cross join lateral (select * from participant_state where id = p.id offset 0) s
  left join participant_origin o on o.participant_id = p.id
  left join participant_partner r on r.participant_id = p.id
  left join lateral (select row, match_id from trial where participant_id = p.id order by row desc limit 1) t on true
  left join match m on m.id = t.match_id
  cross join lateral (
    select 1 + count(*) filter (where not x.continues and x.row < t.row) as shown, count(*) filter (where not x.continues) as shown_of,
           count(*) filter (where not x.continues and x.row <= s.done) as shown_done, coalesce(bool_or(x.continues) filter (where x.row = t.row), false) as continues
      from experiment_row x where x.experiment_id = p.experiment_id and x.list = p.list) n
 where p.experiment_id = $1 and p.account_id = $2;

-- name: trial_options
select options from experiment_row where experiment_id = $1 and list = $2 and row = $3;

-- name: trial_add
-- makes: trial
insert into trial (participant_id, row, match_id, seat) values ($1, $2, $3, $4);

-- name: participants_page
-- Participants in the order of joining, with their progress.
select p.id, p.code, p.list, p.defective, us(p.joined_at) as joined_at, us(p.consent_at) as consent_at, s.rows, s.done, s.status,
       us(greatest(s.last_at, p.ended_at)) as last_at, p.version, p.language, us(p.ended_at) as ended_at, r.pair, r.partner, r.shared, r.bot_since, coalesce(n.ended, 'there') as partner_state,
       extract(epoch from coalesce(r.until, p.ended_at, arena_now()) - r.since)::bigint as waited
  from participant p
  join participant_state s on s.id = p.id
  left join participant_partner r on r.participant_id = p.id
  left join participant_partner o on o.experiment_id = r.experiment_id and o.pair = r.pair and o.place <> r.place
  left join participant n on n.id = o.participant_id
 where p.experiment_id = $1 and p.id > $2
 order by p.id
 limit $3;

-- name: participant_mark
-- locks: participant
update participant set defective = $3::int = 1 where experiment_id = $1 and code = $2;

-- name: participant_one
select p.id, p.code, p.list, p.defective, us(p.joined_at) as joined_at, us(p.consent_at) as consent_at, s.rows, s.done, s.status,
       us(greatest(s.last_at, p.ended_at)) as last_at, p.version, p.language, us(p.ended_at) as ended_at
  from participant p cross join lateral (select * from participant_state where id = p.id offset 0) s
 where p.experiment_id = $1 and p.code = $2;

-- name: participant_trials
-- The series that a participant has begun or finished.
-- rows: the series of one list
select t.row, t.seat, r.rule_id,
       1 + (select count(*) from experiment_row x where x.experiment_id = r.experiment_id and x.list = r.list and x.row < r.row and not x.continues) as super_series,
       m.id as match_id, m.public_id, m.status, m.seed, us(m.created_at) as started_at, us(m.finished_at) as finished_at
  from trial t
  join participant p on p.id = t.participant_id
  join match m on m.id = t.match_id
  join experiment_row r on r.experiment_id = p.experiment_id and r.list = p.list and r.row = t.row
 where t.participant_id = $1
 order by t.row;

-- name: trial_times
-- The time of each attempt.
-- rows: the attempts of one series
select us(at) as at from match_event where match_id = $1 and kind = 'turn' order by n;

-- name: trials_unsummed
select t.match_id, t.seat, m.public_id
  from trial t join participant p on p.id = t.participant_id join match m on m.id = t.match_id
 where p.experiment_id = $1 and m.status = 'finished' and (t.summary is null or not t.summary ? 'accepted')
 order by t.match_id
 limit $2;

-- name: trial_sum
-- locks: trial
update trial set summary = $3::jsonb where match_id = $1 and seat = $2;

-- name: progress_lists
-- rows: the lists of one plan, which has a limit of bytes
select l.name, l.rows, count(s.id) as participants,
       count(s.id) filter (where s.status = 'complete') as complete,
       count(s.id) filter (where s.status = 'playing') as playing,
       count(s.id) filter (where s.status = 'gone') as gone,
       count(s.id) filter (where s.status = 'left') as "left",
       count(s.id) filter (where s.status = 'screened_out') as screened_out,
       count(s.id) filter (where s.status = 'timed_out') as timed_out,
       count(s.id) filter (where s.status = 'unpaired') as unpaired,
       count(s.id) filter (where s.status = 'partner_left') as partner_left,
       count(s.id) filter (where s.status in ('withdrawn', 'erased')) as withdrawn,
       count(s.id) filter (where s.defective) as defective
  from experiment_list l
  left join (select p.id, p.list, p.defective, x.status from participant p join participant_state x on x.id = p.id
              where p.experiment_id = $1) s on s.list = l.name
 where l.experiment_id = $1
 group by l.name, l.rows
 order by l.name;

-- name: progress_series
-- All finished series of participants that are not defective, by row of their list.
-- rows: the rows of one plan
select p.list, t.row, r.rule_id, count(*) as finished, json_agg((t.summary ->> 'mastery')::int order by (t.summary ->> 'mastery')::int) as mastery,
       round(1000 * avg((t.summary ->> 'score')::int))::bigint as score
  from trial t
  join participant p on p.id = t.participant_id
  join experiment_row r on r.experiment_id = p.experiment_id and r.list = p.list and r.row = t.row
 where p.experiment_id = $1 and t.summary is not null and not p.defective
 group by p.list, t.row, r.rule_id
 order by p.list, t.row;

-- name: progress_boards
-- Errors and attempts by board: the learning curve. Boards given up are not part of it.
-- rows: the boards of one plan
select p.list, t.row, b.number as board, count(*) as count, round(500 * avg((b.board ->> 0)::int))::bigint as errors,
       round(1000 * avg((b.board ->> 1)::int))::bigint as attempts, count(*) filter (where (b.board ->> 2)::int = 1) as cleared
  from trial t
  join participant p on p.id = t.participant_id
 cross join lateral jsonb_array_elements(t.summary -> 'boards') with ordinality as b(board, number)
 where p.experiment_id = $1 and not p.defective
 group by p.list, t.row, b.number
 order by p.list, t.row, b.number;

-- name: figures_rules
-- Finished series by rule set: how many, how many mastered, errors and points of a series. Participants marked as defective are left out.
-- rows: the rule sets of one plan
select r.rule_id, count(*) as series, count(*) filter (where (t.summary -> 'risk' ->> 1)::int = 1) as mastered,
       round(500 * avg(e.halves))::bigint as errors, round(500 * coalesce(stddev_samp(e.halves), 0))::bigint as deviation,
       round(1000 * avg((t.summary ->> 'score')::int))::bigint as score
  from trial t
  join participant p on p.id = t.participant_id
  join experiment_row r on r.experiment_id = p.experiment_id and r.list = p.list and r.row = t.row
 cross join lateral (select coalesce(sum((b ->> 0)::int), 0) as halves from jsonb_array_elements(t.summary -> 'boards') b) e
 where p.experiment_id = $1 and t.summary ? 'risk' and not p.defective
 group by r.rule_id
 order by r.rule_id;

-- name: figures_boards
-- rows: the boards of one plan
select r.rule_id, b.number as board, count(*) as count, round(500 * avg((b.board ->> 0)::int))::bigint as errors,
       round(500 * coalesce(stddev_samp((b.board ->> 0)::int), 0))::bigint as deviation
  from trial t
  join participant p on p.id = t.participant_id
  join experiment_row r on r.experiment_id = p.experiment_id and r.list = p.list and r.row = t.row
 cross join lateral jsonb_array_elements(t.summary -> 'boards') with ordinality as b(board, number)
 where p.experiment_id = $1 and t.summary ? 'risk' and not p.defective
 group by r.rule_id, b.number
 order by r.rule_id, b.number;

-- name: figures_risk
-- How long the rule was not mastered, and whether it was then.
-- rows: the rule sets of one plan, and the attempts that its boards allow
select r.rule_id, (t.summary -> 'risk' ->> 0)::int as attempts, (t.summary -> 'risk' ->> 1)::int = 1 as mastered, count(*) as count
  from trial t
  join participant p on p.id = t.participant_id
  join experiment_row r on r.experiment_id = p.experiment_id and r.list = p.list and r.row = t.row
 where p.experiment_id = $1 and t.summary ? 'risk' and not p.defective
 group by r.rule_id, 2, 3
 order by r.rule_id, 2, 3;

-- name: experiment_fixed
-- What a preregistration is made of.
select public_id, status, shown_title, consent, plan, files, nonce, fixed_digest, us(started_at) as started_at from experiment where id = $1;

-- name: experiment_rows
-- rows: the rows of one plan, which has a limit of bytes
select list, rule_id, options, continues from experiment_row where experiment_id = $1 order by list, row;

-- name: experiment_fix
-- under: experiment
update experiment set fixed_digest = $2 where id = $1;
