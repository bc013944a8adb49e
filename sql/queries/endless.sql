-- name: endless_find
-- The tournament: its match, the present turn, the side to move and the weekly pool.
select e.match_id, m.public_id, m.status, m.turns[1] as turn, m.stage, e.weekly_pool, c.members::text as members, us(arena_now()) as now
  from endless e join match m on m.id = e.match_id join crowd c on c.match_id = e.match_id;

-- name: endless_hold
-- locks: endless_hold
-- An arena has one tournament: a process that starts it waits for another that is doing so.
-- rows: 1
select pg_advisory_xact_lock(hashtext('endless'));

-- name: endless_start
-- makes: endless
insert into endless (match_id, weekly_pool) values ($1, $2);

-- name: week_captures
-- What each side captured in the windows that closed in the week beginning on $2, from its first and last scores. (The scores before the
-- week are those of the window before its first.)
with w as (select n, scores from crowd_window
            where match_id = $1 and closes_at >= $2::date at time zone 'UTC' and closes_at < ($2::date + 7) at time zone 'UTC'
              and scores is not null)
select coalesce((select scores from w order by n desc limit 1), '{0,0}')::text as last,
       coalesce((select p.scores from crowd_window p where p.match_id = $1 and p.n = (select min(n) from w) - 1), '{0,0}')::text as first,
       (select count(*) from w) as windows;

-- name: week_of
-- The Monday (UTC) of the week of a given time, as text, and whether that week was settled.
select to_char(d, 'YYYY-MM-DD') as starts_on, us(d at time zone 'UTC') as starts_at, us((d + interval '7 days') at time zone 'UTC') as ends_at,
       exists (select 1 from endless_week w where w.starts_on = d::date) as settled
  from (select date_trunc('week', at_us($1) at time zone 'UTC') as d) x;

-- name: pool_balance
-- rows: 1
select balance from credit_pool;

-- name: week_issue
-- makes: credit_transfer
-- Pay the week's credits into the pool.
with t as (insert into credit_transfer (kind, week) values ('issue', $1::date) returning id)
insert into credit_entry (transfer_id, holder, account_id, amount)
select t.id, h.holder, null::bigint, h.amount from t, (values ('issuer', -$2::bigint), ('pool', $2::bigint)) h(holder, amount);

-- name: week_winners
-- The number of accounts of a side that had a vote played in a week.
select count(distinct b.account_id) as winners
  from crowd_ballot b join crowd_window w on w.match_id = b.match_id and w.n = b.window_n
 where b.match_id = $1 and w.seat = $3 and b.played
   and w.closes_at >= $2::date at time zone 'UTC' and w.closes_at < ($2::date + 7) at time zone 'UTC';

-- name: week_share
-- makes: credit_transfer
-- Each of these accounts gets the same share of the pool.
with t as (insert into credit_transfer (kind, week) values ('share', $2::date) returning id),
     who as (select distinct b.account_id
               from crowd_ballot b join crowd_window w on w.match_id = b.match_id and w.n = b.window_n
              where b.match_id = $1 and w.seat = $3 and b.played
                and w.closes_at >= $2::date at time zone 'UTC' and w.closes_at < ($2::date + 7) at time zone 'UTC')
insert into credit_entry (transfer_id, holder, account_id, amount)
select t.id, 'account', who.account_id, $4::bigint from t, who
union all select t.id, 'pool', null::bigint, -$4::bigint * (select count(*) from who) from t;

-- name: week_put
-- makes: endless_week
insert into endless_week (starts_on, captures, winner, pool, winners, share) values ($1::date, $2::bigint[], $3, $4, $5, $6);

-- name: week_list
select to_char(starts_on, 'YYYY-MM-DD') as starts_on, to_char(starts_on, 'YYYYMMDD')::int as day, captures::text as captures, winner, pool, winners, share, us(settled_at) as settled_at
  from endless_week
 where to_char(starts_on, 'YYYYMMDD')::int < $1::bigint
 order by starts_on desc
 limit $2;

-- name: credit_list
-- Transfers before a number, newest first: the amount into or out of the pool, the number of rows and their sum, and the amount for one account.
select t.id, t.kind, to_char(t.week, 'YYYY-MM-DD') as week, us(t.at) as at, t.pool, t.entries as rows, t.total as sum,
       coalesce((select m.amount from credit_entry m where m.transfer_id = t.id and m.account_id = $3), 0) as mine
  from credit_transfer t
 where t.id < $1
 order by t.id desc
 limit $2;

-- name: credit_of
-- rows: 1
select coalesce((select balance from credit_balance where account_id = $1), 0) as balance;

-- name: weeks_due
-- Weeks in which no window can close any more and that are not settled, oldest first.
-- rows: the weeks that are not settled; for the clock
select distinct to_char(date_trunc('week', w.closes_at at time zone 'UTC'), 'YYYY-MM-DD') as starts_on
  from crowd_window w
 where w.match_id = $1 and w.closed_at is not null
   and w.closes_at >= coalesce((select (max(starts_on) + 7)::timestamp at time zone 'UTC' from endless_week), '-infinity')
   and date_trunc('week', w.closes_at at time zone 'UTC') + interval '7 days'
       <= (select m.deadline at time zone 'UTC' from match m where m.id = $1 and m.status = 'live')
 order by 1;
