-- alike.sql - how often the turns of people are those of the engine, and people who play each other from one place: for the moderators.

-- name: alike_await
-- makes: alike
-- A rated match between two has ended: its people's turns can be judged, unless somebody else or a bot played for them. They are from a person's
-- fifth such match within 90 days on, at most twenty matches a day.
insert into alike (match_id, seat, account_id, rating, finished_at, ready)
select s.match_id, s.seat, s.account_id, s.start_rating, arena_now(), n.all_of_them >= 4 and n.today < 20
  from match_seat s
 cross join lateral (select count(*) as all_of_them, count(*) filter (where a.finished_at > arena_now() - interval '1 day') as today
                       from alike a where a.account_id = s.account_id) n
 where s.match_id = $1 and s.kind = 'human' and s.founder_id is null and not s.stood_in and s.start_rating is not null;

-- name: alike_ready
-- locks: alike
-- A person's earlier matches, when the first one has been judged.
with next as (
  select match_id, seat from alike
   where (match_id, seat) in (select match_id, seat from alike where account_id = $1 and not ready order by finished_at desc
                               limit greatest(5 - (select count(*) from alike where account_id = $1 and ready), 0))
   order by match_id, seat
     for no key update
)
update alike a set ready = true from next n where a.match_id = n.match_id and a.seat = n.seat;

-- name: alike_claim
-- skips: alike
-- Take a seat to judge and lease it for half a minute; when a process dies, its lease runs out.
update alike
   set attempts = attempts + 1, leased_until = arena_now() + interval '30 seconds'
 where (match_id, seat) = (select match_id, seat from alike
                            where ready and not done and attempts < 3 and (leased_until is null or leased_until <= arena_now())
                            order by match_id, seat
                            limit 1
                              for no key update skip locked)
returning match_id, seat, account_id, (select public_id from match where match.id = match_id) as public_id, events, us(leased_until) as lease;

-- name: alike_step
-- locks: alike
-- Add what a step found. Only the process that holds the lease writes.
update alike
   set events = $4, done = $5, turns = turns + $6, agreed = agreed + $7, lost = lost + $8,
       thought_ms = thought_ms || array(select jsonb_array_elements_text($9)::int), attempts = 0, leased_until = null
 where match_id = $1 and seat = $2 and leased_until = at_us($3) and not done;

-- name: alike_forget
-- locks: alike
-- What was found of an account that is deleted.
with gone as (select match_id, seat from alike where account_id = $1 order by match_id, seat for no key update)
delete from alike a using gone g where a.match_id = g.match_id and a.seat = g.seat;

-- name: alike_sweep
-- locks: alike
-- Rows too old for any use.
with old as (select match_id, seat from alike where finished_at < arena_now() - interval '90 days' order by match_id, seat for no key update)
delete from alike a using old o where a.match_id = o.match_id and a.seat = o.seat;

-- name: alike_accounts
-- Accounts whose turns are the engine's more often than those of others of about the same rating: at least $1 games and $2 turns, at least $3
-- others at most $4 millionths away. The others' numbers are sums without the account itself, in the units of platform/model/alike.h. Not the
-- reader $5. The most striking first.
-- rows: the accounts that stand out by three standard deviations, at most 100; for the staff, on demand
with own as (
  select l.account_id, m.game, m.variant, count(*) as games, sum(l.turns) as turns, sum(l.agreed) as agreed, sum(l.lost) as lost,
         avg(l.rating)::bigint as rating, (sum(l.agreed) * 1000 / sum(l.turns))::bigint as share, (sum(l.lost) / sum(l.turns))::bigint as loss
    from alike l
    join match m on m.id = l.match_id
    join account a on a.id = l.account_id and a.deleted_at is null
   where l.done and l.turns > 0
   group by l.account_id, m.game, m.variant
  having count(*) >= $1 and sum(l.turns) >= $2
), banded as (
  select o.*, count(*) over near - 1 as peers, sum(share) over near - share as shares, sum(share * share) over near - share * share as share_squares,
         sum(loss) over near - loss as losses, sum(loss * loss) over near - loss * loss as loss_squares
    from own o
  window near as (partition by game, variant order by rating range between $4::bigint preceding and $4::bigint following)
), striking as (
  select b.*, (share - shares / peers) / greatest(sqrt(greatest(share_squares / peers - (shares / peers) * (shares / peers), 0)), 1) as above
    from banded b
   where peers >= $3 and share * peers > shares
)
select a.name, a.closed_at is not null as closed, r.game, r.variant, r.games, r.turns, r.agreed, r.lost, r.rating, r.peers, r.shares, r.share_squares,
       r.losses, r.loss_squares, t.n as thoughts, t.quarters[1]::bigint as quarter, t.quarters[2]::bigint as median, t.quarters[3]::bigint as three_quarters,
       (select json_agg(json_build_object('match', g.public_id, 'turns', g.turns, 'agreed', g.agreed) order by g.finished_at desc)::text
          from (select m.public_id, l.turns, l.agreed, l.finished_at from alike l join match m on m.id = l.match_id
                 where l.account_id = r.account_id and m.game = r.game and m.variant = r.variant and l.done
                 order by l.finished_at desc limit 10) g) as matches
  from striking r
  join account a on a.id = r.account_id
 cross join lateral (
    select count(*) as n, percentile_cont(array[0.25, 0.5, 0.75]) within group (order by x.ms) as quarters
      from alike l join match m on m.id = l.match_id cross join unnest(l.thought_ms) x (ms)
     where l.account_id = r.account_id and m.game = r.game and m.variant = r.variant and l.done) t
 where r.above >= 3 and r.account_id <> $5
 order by r.above desc, a.id
 limit 100;

-- name: alike_counts
-- How many accounts and matches are judged, and how many seats wait for it.
select count(distinct account_id) filter (where done) as accounts, count(distinct match_id) filter (where done) as matches,
       count(*) filter (where ready and not done and attempts < 3) as waiting
  from alike;

-- name: alike_pairs
-- People who played each other rated within 90 days while they shared a network or device, with what they still share, the most matches first.
-- Two programs of one person are no pair, nor is anything that is about the reader $1.
-- rows: at most 100; for the staff, on demand
with met as (
  select p.person as one, q.person as other, p.match_id, s.finished_at
    from match_seat s
    join match m on m.id = s.match_id and m.rated and m.status = 'finished'
    join match_person p on p.match_id = s.match_id and p.seat = s.seat
    join match_person q on q.match_id = s.match_id and (p.near >> q.seat::int) & 1 = 1 and q.person > p.person
   where s.near <> 0 and s.finished_at > arena_now() - interval '90 days' and p.person > 0 and $1 not in (p.person, q.person)
), pair as (
  select one, other, count(distinct match_id) as matches, max(finished_at) as last_at
    from met
   group by one, other
   order by 3 desc, 4 desc, 1, 2
   limit 100
)
select a.name as one, b.name as other, a.closed_at is not null as one_closed, b.closed_at is not null as other_closed, pair.matches,
       us(pair.last_at) as last_at,
       exists (select from sight g join sight h on h.kind = g.kind and h.mark = g.mark and h.account_id = pair.other
                where g.account_id = pair.one and g.kind = 'device') as device,
       exists (select from sight g join sight h on h.kind = g.kind and h.mark = g.mark and h.account_id = pair.other
                where g.account_id = pair.one and g.kind = 'network') as network,
       (select json_agg(g.public_id order by g.finished_at desc)::text
          from (select distinct m.public_id, e.finished_at from met e join match m on m.id = e.match_id
                 where e.one = pair.one and e.other = pair.other order by e.finished_at desc limit 10) g) as listed
  from pair
  join account a on a.id = pair.one and a.deleted_at is null
  join account b on b.id = pair.other and b.deleted_at is null
 order by pair.matches desc, pair.last_at desc, pair.one, pair.other;
