-- name: sanction_account_put
-- under: account
-- The inbox has news; $2: "close" or "open" the account, any other word leaves it as it is.
update account
   set inbox_base = inbox_base + 1,
       closed_at = case $2 when 'close' then coalesce(closed_at, arena_now()) when 'open' then null else closed_at end
 where id = $1;

-- name: sanction_insert
-- under: account
-- A decision; $7: days until it ends (null: none), $8: whether games before it do not count either.
insert into sanction (public_id, account_id, moderator_id, report_id, kind, reason, note, until, unrated_from, wanted)
select $1, $2, $3, $4, $5, $6, $9, t.now + $7::bigint * interval '1 day',
       case when $8::boolean then '-infinity'::timestamptz when $5 = 'unrate' then t.now end,
       case when $5 in ('close', 'unrate') or $8::boolean then 1 else 0 end
  from (select arena_now() as now) t
returning id, public_id, us(until) as until;

-- name: sanctions_of
-- What was decided about a person, newest first, and how far recomputing ratings is.
select x.public_id, x.kind, r.thing, case when r.thing_id is not null then r.said end as title, x.reason, x.note, us(x.at) as at, us(x.until) as until, x.unrated_from = '-infinity' as annuls, x.appeal,
       x.moderator_id is null as panel, us(x.appealed_at) as appealed_at, x.answer, us(x.answered_at) as answered_at, us(x.lifted_at) as lifted_at,
       x.seen_at is null or (x.answered_at is not null and x.answer_seen_at is null) as fresh, x.done < x.wanted as busy,
       (select coalesce(sum(w.matches), 0) from rating_rework w where w.sanction_id = x.id) as matches,
       (select coalesce(sum(w.matches) filter (where w.done_at is not null), 0) from rating_rework w where w.sanction_id = x.id) as rated_again
  from sanction x join report r on r.id = x.report_id
 where x.account_id = $1
 order by x.id desc
 limit 100;

-- name: sanctions_fresh
-- How many decisions about a person, and answers to their appeals, they have not seen.
select count(*) as n from sanction where account_id = $1 and (seen_at is null or (answered_at is not null and answer_seen_at is null));

-- name: sanctions_seen
-- locks: account
with raised as (update account set inbox_base = inbox_base + 1 where id = $1 returning id)
update sanction
   set seen_at = coalesce(seen_at, arena_now()), answer_seen_at = case when answered_at is not null then coalesce(answer_seen_at, arena_now()) end
 where account_id in (select id from raised) and (seen_at is null or (answered_at is not null and answer_seen_at is null));

-- name: sanction_in_force
-- Whether a person, or the owner of a program, has a sanction of a kind now; until: null for without end.
select us(max(x.until)) as until, bool_or(x.until is null) as endless
  from sanction x
 where x.account_id in (select coalesce(owner_id, id) from account where id = $1) and x.kind = $2 and x.lifted_at is null
   and coalesce(x.until, 'infinity') > arena_now()
having count(*) > 0;

-- name: sanction_appeal
-- under: account
-- One appeal for each decision.
update sanction set appeal = $3, appealed_at = arena_now() where public_id = $2 and account_id = $1 and appeal is null
returning id;

-- name: sanction_own
-- A decision about a person.
select id, appeal from sanction where public_id = $2 and account_id = $1;

-- name: sanction_appeals
-- Open appeals, oldest first, after a number, without those against decisions on reports that concern the reader; mine: the reader made the
-- decision, answerable: the reader can answer.
select x.id, x.public_id, x.kind, x.reason, x.note, us(x.at) as at, us(x.until) as until, x.appeal, us(x.appealed_at) as appealed_at,
       a.name as account, b.name as moderator, coalesce(x.moderator_id = $1, false) as mine, r.public_id as report,
       x.unrated_from = '-infinity' as annuls,
       exists (select from sanction_answerer y where y.sanction_id = x.id and y.account_id = $1)
         and (x.moderator_id is distinct from $1
              or not exists (select from sanction_answerer z where z.sanction_id = x.id and z.account_id <> $1)) as answerable
  from sanction x
  join account a on a.id = x.account_id
  left join account b on b.id = x.moderator_id
  join report r on r.id = x.report_id
 where x.appealed_at is not null and x.answered_at is null and x.account_id <> $1 and x.id > $2
   and not exists (select from report_party q where q.report_id = x.report_id and q.account_id = $1)
 order by x.id
 limit $3;

-- name: sanction_appealed
-- An appeal: who decided, about whom, the role of that person, and whether other staff could answer it.
select x.id, x.account_id, x.kind, r.thing, r.thing_id, x.answered_at is not null as answered, coalesce(x.moderator_id = $1, false) as mine, s.role as person_role,
       exists (select from sanction_answerer z where z.sanction_id = x.id and z.account_id <> $1) as others
  from sanction x join report r on r.id = x.report_id left join staff s on s.account_id = x.account_id
 where x.public_id = $2 and x.appealed_at is not null and x.account_id <> $1
   and not exists (select from report_party q where q.report_id = x.report_id and q.account_id = $1);

-- name: sanction_answer
-- under: account
-- Answer an appeal; $4: the decision is lifted. What it did to ratings is then undone by the clock daemon.
update sanction
   set answer = $3, answered_at = arena_now(), answerer_id = $1, lifted_at = case when $4 then arena_now() end,
       wanted = wanted + case when $4 and unrated_from is not null then 1 else 0 end,
       failed = case when $4 and unrated_from is not null then 0 else failed end
 where id = $2 and answered_at is null
returning id;

-- name: sanction_closes
-- Whether an account stays closed by a decision other than $2.
select count(*) as n from sanction where account_id = $1 and id <> $2 and kind = 'close' and lifted_at is null;

-- name: sanction_hides
-- Whether thing $1 with the number $2 stays hidden by a decision other than $3.
select count(*) as n from sanction x join report r on r.id = x.report_id
 where r.thing = $1 and r.thing_id = $2 and x.id <> $3 and x.kind = 'hide' and x.lifted_at is null;

-- name: sanction_due
-- The decision that the clock daemon has to carry out next: closed accounts that still play first, and last what has failed. One whose
-- leaderboards are being computed again has ended its games, and waits like the others.
select id, account_id, wanted, kind = 'close' and lifted_at is null as closes, kind = 'unrate' and lifted_at is null as unrates,
       unrated_from is not null as rates
  from sanction
 where done < wanted
 order by failed,
          kind = 'close' and lifted_at is null and done = 0
            and not exists (select from rating_rework w where w.sanction_id = sanction.id and w.round = sanction.wanted) desc,
          id
 limit 1;

-- name: sanction_failed
-- under: account
update sanction set failed = failed + 1 where id = $1;

-- name: sanction_done
-- under: account
update sanction set done = $2, failed = 0 where id = $1 and done < $2;

-- name: sanction_people
-- The accounts of a person: their own and those of their programs.
-- rows: 1 + PROGRAMS_MAX
select id from account where id = $1 or owner_id = $1 order by id;

-- name: rework_plan
-- under: account
-- The leaderboards on which games of the person do not count, or count again; once in each round.
insert into rating_rework (sanction_id, round, game, variant, speed, ladder, matches)
select $1, $2, b.game, b.variant, b.speed, b.ladder,
       (select count(*) from match n where n.rated_n is not null and (n.game, n.variant, n.speed, n.ladder) = (b.game, b.variant, b.speed, b.ladder))
  from (select distinct m.game, m.variant, m.speed, m.ladder
          from sanction x
          join account a on a.id = x.account_id or a.owner_id = x.account_id
          join match_seat s on s.account_id = a.id or s.founder_id = a.id
          join match m on m.id = s.match_id
         where x.id = $1 and m.rated_n is not null and m.speed is not null and m.ladder is not null
           and m.finished_at >= x.unrated_from and m.finished_at < coalesce(x.until, 'infinity')
         order by 1, 2, 3, 4) b
 where not exists (select from rating_rework w where w.sanction_id = $1 and w.round = $2)
on conflict (sanction_id, game, variant, speed, ladder)
do update set round = excluded.round, matches = excluded.matches, done_at = null;

-- name: rework_next
-- A leaderboard still to be computed again.
select game, variant, speed, ladder, matches from rating_rework
 where sanction_id = $1 and done_at is null order by game, variant, speed, ladder limit 1;

-- name: rework_done
-- under: account
update rating_rework set done_at = arena_now() where sanction_id = $1 and game = $2 and variant = $3 and speed = $4 and ladder = $5;
