-- name: staff_role
-- The role of an account on the staff; no row: none.
select role from staff where account_id = $1;

-- name: staff_list
-- The staff, for the host.
-- rows: the staff; for the host
select a.name, s.role, us(s.given_at) as given_at from staff s join account a on a.id = s.account_id where a.deleted_at is null order by a.name_key;

-- name: staff_put
-- under: account
insert into staff (account_id, role) values ($1, $2) on conflict (account_id) do update set role = excluded.role, given_at = arena_now();

-- name: staff_end
-- under: account
delete from staff where account_id = $1;

-- name: desk_hold
-- locks: account
-- The accounts of a member of the staff who acts, and of the person it is about: decisions about one person are made one after another, and a
-- match of theirs that ends either is rated before a decision or sees it.
select id from account where id in ($1, $2) order by id for no key update;

-- name: staff_log_add
-- under: account
insert into staff_log (actor_id, act, account_id, report_id, sanction_id, why) values ($1, $2, $3, $4, $5, $6);

-- name: staff_log_page
-- What staff did, newest first, before a number. Nobody reads there what concerns a report about them or by them while it is open.
select l.id, us(l.at) as at, l.act, l.why, b.name as actor, a.name as account, r.public_id as report, x.public_id as sanction, x.kind
  from staff_log l
  left join account b on b.id = l.actor_id
  left join account a on a.id = l.account_id
  left join report r on r.id = l.report_id
  left join sanction x on x.id = l.sanction_id
 where l.id < $1 and (r.id is null or r.closed_at is not null
                       or not exists (select from report_party q where q.report_id = r.id and q.account_id = $3))
 order by l.id desc
 limit $2;

-- name: desk_counts
-- How much there is to do for a member of the staff.
select (select count(*) from report r
         where r.closed_at is null and not exists (select from report_party q where q.report_id = r.id and q.account_id = $1)) as reports,
       (select count(*) from sanction x join sanction_answerer y on y.sanction_id = x.id and y.account_id = $1
         where x.appealed_at is not null and x.answered_at is null
           and (x.moderator_id is distinct from $1
                or not exists (select from sanction_answerer z where z.sanction_id = x.id and z.account_id <> $1))) as appeals,
       (select count(*) from report r where r.closed_at is null and r.holder_id = $1 and r.held_until > arena_now()) as held;

-- name: desk_reports
-- Reports, oldest first, after a number; $4: answered ones, newest first, before the number. Without those that the reader made or is
-- accused in.
select r.id, r.public_id, r.reason, us(r.at) as at, us(r.closed_at) as closed_at, m.public_id as match, m.game, b.name as reporter,
       d.name as accused, d.kind as accused_kind, h.name as holder, us(r.held_until) as held_until, r.holder_id = $1 as mine,
       r.direct_n is not null as direct, r.post_id is not null as post, c.public_id as club, k.topic, r.thing, coalesce(u.public_id, v.public_id, w.public_id) as thing_public_id, (select count(*) from report o where o.about_id = r.about_id) as of_accused
  from report r
  join account b on b.id = r.reporter_id
  join account d on d.id = r.about_id
  left join match m on m.id = r.match_id
  left join club_post k on k.id = r.post_id
  left join club c on c.id = k.club_id
  left join club u on r.thing = 'club' and u.id = r.thing_id
  left join collection v on r.thing = 'collection' and v.id = r.thing_id
  left join notebook w on r.thing = 'notebook' and w.id = r.thing_id
  left join account h on h.id = r.holder_id and r.held_until > arena_now() and r.closed_at is null
 where not exists (select from report_party q where q.report_id = r.id and q.account_id = $1)
   and case when $4 then r.closed_at is not null and r.id < $2 else r.closed_at is null and r.id > $2 end
 order by case when $4 then -r.id else r.id end
 limit $3;

-- name: desk_report
-- One report with its evidence, as above. person: who answers for the accused; its role on the staff.
select r.id, r.public_id, r.reason, r.text, r.said, r.thing_id, us(r.said_at) as said_at, r.lines, us(r.at) as at, us(r.closed_at) as closed_at, r.answer,
       m.public_id as match, m.game, b.name as reporter, d.name as accused, d.kind as accused_kind, h.name as holder,
       us(r.held_until) as held_until, r.holder_id = $1 as mine, p.id as person, p.name as person_name, s.role as person_role,
       r.direct_n is not null as direct, r.post_id is not null as post, c.public_id as club, k.topic, r.thing, coalesce(u.public_id, v.public_id, w.public_id) as thing_public_id, p.kind as person_kind, p.closed_at is not null as closed, us(p.created_at) as created_at,
       (select count(*) from report o where o.about_id = r.about_id) as of_accused,
       (select count(*) from report o where o.reporter_id = r.reporter_id) as of_reporter
  from report r
  join account b on b.id = r.reporter_id
  join account d on d.id = r.about_id
  join account p on p.id = coalesce(d.owner_id, d.id)
  left join staff s on s.account_id = p.id
  left join match m on m.id = r.match_id
  left join club_post k on k.id = r.post_id
  left join club c on c.id = k.club_id
  left join club u on r.thing = 'club' and u.id = r.thing_id
  left join collection v on r.thing = 'collection' and v.id = r.thing_id
  left join notebook w on r.thing = 'notebook' and w.id = r.thing_id
  left join account h on h.id = r.holder_id and r.held_until > arena_now() and r.closed_at is null
 where r.public_id = $2 and not exists (select from report_party q where q.report_id = r.id and q.account_id = $1);

-- name: desk_near
-- Others' accounts used from the same networks or devices as a person within 90 days, with what they share and how many rated games the two have
-- played on one match's board. Evidence only: families and schools share both.
with near as (
  select a.id, a.name, a.kind, a.closed_at is not null as closed, bool_or(g.kind = 'device') as device, bool_or(g.kind = 'network') as network
    from sight g
    join sight o on o.kind = g.kind and o.mark = g.mark and o.account_id <> g.account_id
    join account a on a.id = o.account_id
   where g.account_id = $1 and a.deleted_at is null and a.owner_id is distinct from $1
   group by a.id
   order by device desc, network desc, a.id
   limit 20
)
select n.name, n.kind, n.closed, n.device, n.network,
       (select count(distinct s.match_id) from match_seat s
          join match_seat o on o.match_id = s.match_id and o.account_id = n.id
          join match m on m.id = s.match_id
         where s.account_id = $1 and m.rated and m.status = 'finished') as matches
  from near n
 order by n.device desc, matches desc, n.id;

-- name: report_hold
-- locks: report
-- Take an open report for half an hour; no row: somebody else has it, or it has been answered.
update report set holder_id = $1, held_until = arena_now() + interval '30 minutes'
 where id = $2 and closed_at is null and (held_until is null or held_until <= arena_now() or holder_id = $1)
returning us(held_until) as held_until;

-- name: report_release
-- locks: report
update report set holder_id = null, held_until = null where id = $2 and holder_id = $1 and closed_at is null;

-- name: report_decide
-- locks: report
-- Answer a report that the account holds, and with it all open reports of the same message or thing by others. No row: it does not hold it.
-- rows: the open reports of one message, one of each player of its match, or of one thing; answered together
with own as (
  select id, match_id, message, post_id, thing, thing_id from report where id = $2 and closed_at is null and holder_id = $1 and held_until > arena_now()
), held as (
  select r.id from report r
   where r.closed_at is null and (r.id in (select id from own) or (r.match_id, r.message) in (select match_id, message from own)
                                  or r.post_id in (select post_id from own) or (r.thing, r.thing_id) in (select thing, thing_id from own))
   order by r.id for no key update of r
)
update report r set closed_at = clock_timestamp(), answer = $3 from held where r.id = held.id and r.closed_at is null
returning r.id, r.public_id;

-- name: report_player
-- locks: report
-- A report of a player. No row when an open one by the same account exists.
insert into report (public_id, reporter_id, accused_id, reason, text) values ($1, $2, $3, $4, $5)
on conflict (reporter_id, accused_id) where match_id is null and closed_at is null do nothing
returning public_id;

-- name: report_player_again
-- An account's open report of a player.
select public_id from report where reporter_id = $1 and accused_id = $2 and match_id is null and closed_at is null;
