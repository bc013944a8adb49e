-- name: panel_members
-- Trusted members for the staff, with how often each judged, missed the deadline, and agreed with what was decided in the end: by the panel,
-- or by the staff where no panel could; a decision that an appeal lifted counts as dismissed.
with final as (
  select p.report_id,
         case when x.lifted_at is not null then 'dismiss'
              when x.kind in ('warn', 'mute') then x.kind
              when x.id is not null then 'stronger'
              when r.closed_at is not null then 'dismiss' end as answer
    from panel p
    join report r on r.id = p.report_id
    left join lateral (select y.id, y.kind, y.lifted_at from report o join sanction y on y.report_id = o.id
                        where o.id = r.id or (o.match_id = r.match_id and o.message = r.message)
                        order by y.id desc limit 1) x on true
   where p.ended_at is not null
)
select a.name, us(m.given_at) as given_at,
       (select count(*) from panel_seat s join panel p on p.report_id = s.report_id
         where s.account_id = m.account_id and s.left_at is null and p.ended_at is null) as open,
       (select count(*) from panel_seat s join panel p on p.report_id = s.report_id
         where s.account_id = m.account_id and s.vote is not null and p.ended_at is not null) as judged,
       (select count(*) from panel_seat s where s.account_id = m.account_id and s.late) as missed,
       (select count(*) from panel_seat s join final f on f.report_id = s.report_id
         where s.account_id = m.account_id and s.vote is not null and f.answer is not null) as settled,
       (select count(*) from panel_seat s join final f on f.report_id = s.report_id
         where s.account_id = m.account_id and s.vote = f.answer) as agreed
  from panel_member m
  join account a on a.id = m.account_id
 where a.deleted_at is null
 order by a.name_key
 limit 1000;

-- name: panel_member_find
select account_id from panel_member where account_id = $1;

-- name: panel_member_facts
-- Whether an account is a trusted member, and whether it cannot be one: the staff, and closed accounts.
select exists (select from panel_member m where m.account_id = a.id) as member,
       a.closed_at is not null or exists (select from staff s where s.account_id = a.id) as unfit
  from account a
 where a.id = $1 and a.deleted_at is null;

-- name: panel_member_put
-- under: account
insert into panel_member (account_id) values ($1) on conflict (account_id) do nothing;

-- name: panel_member_end
-- under: account
delete from panel_member where account_id = $1;

-- name: panel_due
-- The next report after $1 with work for the clock daemon: it reports a message (not a post in a club, whose members know each other, nor a
-- club or collection, which a panel cannot hide) and has
-- not been before a panel; or its panel must end, or
-- has a deadline that has passed, or a seat whose member can no longer judge. Nothing said by the staff goes to a panel.
select report_id from (
  select p.report_id
    from panel p
    join report r on r.id = p.report_id
   where p.ended_at is null
     and (p.until <= arena_now() or r.closed_at is not null or r.held_until > arena_now()
          or exists (select from panel_seat s
                      where s.report_id = p.report_id and s.left_at is null
                        and not exists (select from panel_candidate c where c.report_id = s.report_id and c.account_id = s.account_id)))
  union all
  select r.id
    from report r
    join account d on d.id = r.about_id and d.kind not in ('builtin', 'crowd')
   where r.closed_at is null and r.said is not null and r.post_id is null and r.thing_id is null and (r.held_until is null or r.held_until <= arena_now())
     and not exists (select from staff s where s.account_id in (d.id, d.owner_id))
     and not exists (select from panel p where p.report_id = r.id)
     and (select count(*) from panel p join report o on o.id = p.report_id where o.reporter_id = r.reporter_id and p.ended_at is null) < 5
     and not exists (select from panel p where p.match_id = r.match_id and p.message = r.message)) work
 where report_id > $1
 order by report_id
 limit 1;

-- name: panel_pick
-- Members who could take a seat in a case: those with the fewest cases of late first, by lot among them.
select c.account_id
  from panel_candidate c
 where c.report_id = $1 and not exists (select from panel_seat s where s.report_id = $1 and s.account_id = c.account_id)
 order by (select count(*) from panel_seat s where s.account_id = c.account_id and s.given_at > arena_now() - interval '30 days'), random()
 limit 3;

-- name: panel_hold
-- locks: account
-- Up to five accounts (0: none), and those of all who judge the message of a report.
select a.id
  from account a
 where a.id in (select unnest(array[$2, $3, $4, $5, $6]::bigint[])
                union
                select s.account_id from report_panel v join panel_seat s on s.report_id = v.panel_id where v.report_id = $1 and s.left_at is null)
 order by a.id
   for no key update;

-- name: panel_reports_hold
-- locks: report
-- All reports of the message of a report: whatever happens to its panel happens under this lock.
-- rows: the reports of one message, one of each player of its match
select r.id
  from report r
 where r.id in (select $1::bigint
                union
                select o.id from report o join report q on o.match_id = q.match_id and o.message = q.message where q.id = $1)
 order by r.id
   for no key update;

-- name: panel_state
-- A report and the panel of its message, if it has one: whether it can go on, and whether its time is over.
select r.id, r.closed_at is not null as closed, coalesce(r.held_until > arena_now(), false) as held, r.said is not null and r.post_id is null and r.thing_id is null as words, p.report_id as panel,
       p.ended_at is not null as ended, coalesce(p.outcome = 'short' and p.rounds = 0 and p.report_id = r.id, false) as short, coalesce(p.until <= arena_now() and p.ended_at is null, false) as late, coalesce(p.rounds, 0) as rounds,
       coalesce(d.owner_id, d.id) as person,
       d.kind in ('builtin', 'crowd') or exists (select from staff s where s.account_id in (d.id, d.owner_id)) as above
  from report r
  join account d on d.id = r.about_id
  left join report_panel v on v.report_id = r.id
  left join panel p on p.report_id = v.panel_id
 where r.id = $1;

-- name: panel_lapse
-- under: report
-- Free the seats of members who can no longer judge, and after the deadline ($2) of those who have not voted.
-- rows: PANEL_SIZE
update panel_seat s
   set left_at = arena_now(), late = s.vote is null and $2::boolean
 where s.report_id = $1 and s.left_at is null
   and ((s.vote is null and $2::boolean)
        or not exists (select from panel_candidate c where c.report_id = $1 and c.account_id = s.account_id))
returning s.account_id;

-- name: panel_seated
-- rows: PANEL_SIZE
select account_id from panel_seat where report_id = $1 and left_at is null;

-- name: panel_judges
-- Who judges the message of a report.
-- rows: PANEL_SIZE
select s.account_id from report_panel v join panel_seat s on s.report_id = v.panel_id where v.report_id = $1 and s.left_at is null;

-- name: panel_put
-- under: report
-- A panel with a day to vote; the first, or the next ($2: a round more).
insert into panel (report_id, match_id, message, until, rounds)
select id, match_id, message, arena_now() + interval '1 day', 1 from report where id = $1
on conflict (report_id) do update
  set until = excluded.until, rounds = panel.rounds + case when $2::boolean then 1 else 0 end, ended_at = null, outcome = null;

-- name: panel_seat_put
-- under: report
insert into panel_seat (report_id, account_id) values ($1, $2);

-- name: panel_short
-- under: report
-- There are too few members for this report.
insert into panel (report_id, match_id, message, until, ended_at, outcome)
select id, match_id, message, arena_now(), arena_now(), 'short' from report where id = $1
on conflict do nothing;

-- name: panel_end
-- under: report
-- End the panel of the message of a report, if one is open.
-- rows: 1
update panel p set ended_at = arena_now(), outcome = $2
 where p.ended_at is null and p.report_id in (select v.panel_id from report_panel v where v.report_id = $1)
returning p.report_id;

-- name: panel_cases
-- The open cases that wait for an account, oldest first.
select r.public_id, r.reason, us(p.opened_at) as opened_at, us(p.until) as until, m.game, r.direct_n is not null as direct, s.vote is not null as voted
  from panel_seat s
  join panel p on p.report_id = s.report_id
  join report r on r.id = p.report_id
  left join match m on m.id = r.match_id
 where s.account_id = $1 and s.left_at is null and p.ended_at is null and p.until > arena_now()
   and exists (select from panel_candidate c where c.report_id = s.report_id and c.account_id = s.account_id)
 order by p.until, r.id
 limit 200;

-- name: panel_past
-- The latest cases that an account has judged, with what became of them.
select r.public_id, r.reason, us(p.ended_at) as ended_at, p.outcome, m.game, r.direct_n is not null as direct, s.vote
  from panel_seat s
  join panel p on p.report_id = s.report_id
  join report r on r.id = p.report_id
  left join match m on m.id = r.match_id
 where s.account_id = $1 and s.left_at is null and s.vote is not null and p.ended_at is not null
 order by p.ended_at desc, r.id desc
 limit 20;

-- name: panel_cases_count
-- How many open cases wait for the vote of an account.
select count(*) as n
  from panel_seat s
  join panel p on p.report_id = s.report_id
 where s.account_id = $1 and s.left_at is null and s.vote is null and p.ended_at is null and p.until > arena_now()
   and exists (select from panel_candidate c where c.report_id = s.report_id and c.account_id = s.account_id);

-- name: panel_case
-- A case as the account that judges it needs it, and who answers for the accused.
select r.id, r.public_id, r.reason, r.said, us(r.said_at) as said_at, r.lines, r.direct_n is not null as direct, m.game, us(p.opened_at) as opened_at,
       us(p.until) as until, s.vote, s.reason as vote_reason, b.name as reporter, d.name as accused, coalesce(d.owner_id, d.id) as person,
       p.ended_at is null and p.until > arena_now() and r.closed_at is null and coalesce(r.held_until <= arena_now(), true)
         and exists (select from panel_candidate c where c.report_id = s.report_id and c.account_id = s.account_id) as open
  from panel_seat s
  join panel p on p.report_id = s.report_id
  join report r on r.id = p.report_id
  join account b on b.id = r.reporter_id
  join account d on d.id = r.about_id
  left join match m on m.id = r.match_id
 where s.account_id = $1 and r.public_id = $2 and s.left_at is null;

-- name: panel_vote
-- under: report
update panel_seat set vote = $3, reason = $4, voted_at = arena_now() where report_id = $2 and account_id = $1 and left_at is null;

-- name: panel_tally
-- The votes that count: of members who can still judge.
-- rows: PANEL_SIZE
select s.vote, s.reason
  from panel_seat s
  join panel_candidate c on c.report_id = s.report_id and c.account_id = s.account_id
 where s.report_id = $1 and s.left_at is null and s.vote is not null;

-- name: panel_answer
-- locks: report
-- Answer all open reports of a message that a panel has judged.
-- rows: the reports of one message, one of each player of its match
update report r set closed_at = clock_timestamp(), answer = $2
 where r.closed_at is null
   and r.id in (select $1::bigint
                union
                select o.id from report o join report q on o.match_id = q.match_id and o.message = q.message where q.id = $1)
returning r.id;

-- name: panel_of_report
-- The panel of the message of a report, for the staff.
select us(p.opened_at) as opened_at, us(p.until) as until, us(p.ended_at) as ended_at, p.outcome, p.report_id as id,
       (select count(*) from panel_seat s where s.report_id = p.report_id and s.left_at is null and s.vote is not null) as voted
  from report_panel v
  join panel p on p.report_id = v.panel_id
 where v.report_id = $1;

-- name: panel_votes
-- The votes of a panel that has ended.
-- rows: PANEL_SIZE
select a.name, s.vote, s.reason
  from panel_seat s
  join panel p on p.report_id = s.report_id
  join account a on a.id = s.account_id
 where s.report_id = $1 and p.ended_at is not null and s.left_at is null and s.vote is not null
 order by s.voted_at, a.id;
