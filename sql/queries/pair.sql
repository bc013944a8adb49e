-- pair.sql - studies for two: who waits for a partner, and who plays with whom.

-- name: experiment_balance_pairs
-- The list of the next participant: one in which somebody has no partner yet, else the one that experiment_balance would choose.
select experiment_pair_list($1, $2::int, $3) as name;

-- name: partner_add
-- under: experiment
insert into participant_partner (participant_id, experiment_id)
select id, experiment_id from participant where experiment_id = $1 and account_id = $2;

-- name: partner_wait
-- under: experiment
-- The participant waits, and was there just now.
update participant_partner
   set partner = 'waiting', since = coalesce(since, arena_now()), seen_at = arena_now()
 where participant_id = $1;

-- name: partner_find
-- The one in the same list who has waited longest, was there in the last $2 seconds and read the same version of the study. Two accounts that
-- were seen on one device can be one person, and do not meet; a laboratory has one network for all.
select r.participant_id, p.account_id
  from participant me
  join participant_partner r on r.experiment_id = me.experiment_id and r.partner = 'waiting' and r.participant_id <> me.id
  join participant p on p.id = r.participant_id
  join account a on a.id = p.account_id and a.deleted_at is null and a.closed_at is null
 where me.id = $1 and p.list = me.list and p.version = me.version and r.seen_at > arena_now() - make_interval(secs => $2::int)
   and p.ended is null and (p.due_at is null or p.due_at > arena_now())
   and not exists (select from sight g join sight h on h.account_id = p.account_id and h.kind = g.kind and h.mark = g.mark
                    where g.account_id = me.account_id and g.kind = 'device')
 order by r.since, r.participant_id
 limit 1;

-- name: partner_join
-- under: experiment
update participant_partner
   set partner = 'participant', until = arena_now(), since = coalesce(since, arena_now()), pair = $2, place = $3, releases = $4::int = 1
 where participant_id = $1;

-- name: partner_compare
-- under: experiment
-- What both of a pair were seen on. It is kept, since sights are deleted, and never becomes less.
with pair as (
  select me.experiment_id, me.pair, bool_or(g.kind = 'device') as device, bool_or(g.kind = 'network') as network
    from participant_partner me
    join participant_partner o on o.experiment_id = me.experiment_id and o.pair = me.pair and o.place <> me.place
    join participant p on p.id = me.participant_id
    join participant q on q.id = o.participant_id
    left join (sight g join sight h on h.kind = g.kind and h.mark = g.mark) on g.account_id = p.account_id and h.account_id = q.account_id
   where me.participant_id = $1
   group by me.experiment_id, me.pair
)
update participant_partner x
   set shared = case when x.shared = 'device' or pair.device then 'device' when x.shared = 'network' or pair.network then 'network' else 'none' end
  from pair
 where x.experiment_id = pair.experiment_id and x.pair = pair.pair;

-- name: partner_replace
-- under: experiment
-- The participant plays with a bot from that series on, or alone, or not at all.
update participant_partner
   set partner = $2, until = coalesce(until, arena_now()), bot_since = case when $2 = 'bot' then $3::int end
 where participant_id = $1;

-- name: partner_of
-- The other one of a pair.
select p.id, p.account_id, case when a.deleted_at is null and a.closed_at is null then s.status else 'left' end as state
  from participant_partner me
  join participant_partner o on o.experiment_id = me.experiment_id and o.pair = me.pair and o.place <> me.place
  join participant p on p.id = o.participant_id
  join account a on a.id = p.account_id
 cross join lateral (select * from participant_state where id = o.participant_id offset 0) s
 where me.participant_id = $1;

-- name: partner_released
-- The partner whom the end of a participation releases: they go on and have series left.
select o.participant_id as id
  from participant_partner me
  join participant_partner o on o.experiment_id = me.experiment_id and o.pair = me.pair and o.place <> me.place
 cross join lateral (select * from participant_state where id = o.participant_id offset 0) s
 where me.participant_id = $1 and o.partner = 'participant' and o.releases and s.status in ('playing', 'gone')
   and s.done < s.rows;

-- name: partner_forget
-- under: experiment
-- How long an erased participant waited is theirs; with whom they played is the partner's, too.
update participant_partner set since = null, seen_at = null, until = null, shared = null where participant_id = $1;
