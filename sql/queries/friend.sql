-- name: friendship_between
-- What stands between account $1 and account $2: their request or friendship (no asker: none), blocks of either side, and how many
-- friends each has and how many requests $1 has sent that were not accepted.
-- A declined request that its sender took back is none (withdrawn); for 30 days, another one of theirs is declined from the start (`refused`).
select case when f.withdrawn_at is null then f.asker_id end as asker_id, f.since is not null as friends, f.declined_at is not null as declined,
       coalesce(f.asker_id = $1 and f.withdrawn_at is not null and f.declined_at > arena_now() - interval '30 days', false) as refused,
       exists (select 1 from acquaintance q where q.account_id = $1 and q.other_id = $2 and q.blocked) as ours,
       exists (select 1 from acquaintance q where q.account_id = $2 and q.other_id = $1 and q.blocked) as theirs,
       (select count(*) from friendship x where (x.low_id = $1 or x.high_id = $1) and x.since is not null) as mine,
       (select count(*) from friendship x where (x.low_id = $2 or x.high_id = $2) and x.since is not null) as others,
       (select count(*) from friendship x where x.asker_id = $1 and (x.low_id = $1 or x.high_id = $1) and x.since is null and x.withdrawn_at is null) as sent
  from (select 1) one left join friendship f on f.low_id = least($1::bigint, $2::bigint) and f.high_id = greatest($1::bigint, $2::bigint);

-- name: friendship_ask
-- locks: friendship
-- Account $1 asks account $2; a row between them can only be a request that was taken back. $3: it is as if declined from the start, or since the
-- first of these requests was declined.
insert into friendship (low_id, high_id, asker_id, declined_at)
values (least($1::bigint, $2::bigint), greatest($1::bigint, $2::bigint), $1, case when $3 then arena_now() end)
on conflict (low_id, high_id) do update
   set asker_id = excluded.asker_id, asked_at = excluded.asked_at, withdrawn_at = null,
       declined_at = case when $3 then case when friendship.asker_id = excluded.asker_id then friendship.declined_at else excluded.declined_at end end;

-- name: friendship_accept
-- locks: friendship
update friendship set since = arena_now(), declined_at = null
 where low_id = least($1::bigint, $2::bigint) and high_id = greatest($1::bigint, $2::bigint);

-- name: friendship_decline
-- locks: friendship
update friendship set declined_at = coalesce(declined_at, arena_now())
 where low_id = least($1::bigint, $2::bigint) and high_id = greatest($1::bigint, $2::bigint);

-- name: friendship_withdraw
-- locks: friendship
-- The asker takes back a request that was declined.
update friendship set withdrawn_at = arena_now()
 where low_id = least($1::bigint, $2::bigint) and high_id = greatest($1::bigint, $2::bigint);

-- name: friendships_sweep
-- locks: friendship
-- Declined requests that were taken back are kept for 30 days after they were declined.
delete from friendship
 where (low_id, high_id) in (select low_id, high_id from friendship where withdrawn_at < arena_now() and declined_at < arena_now() - interval '30 days'
                              order by low_id, high_id for no key update);

-- name: friendship_end
-- locks: friendship
delete from friendship where low_id = least($1::bigint, $2::bigint) and high_id = greatest($1::bigint, $2::bigint);

-- name: friendships_end
-- locks: friendship
-- An account is closed.
delete from friendship where low_id = $1 or high_id = $1;

-- name: inboxes_with
-- The accounts whose inboxes show something of account $1: messages, a request, an invitation, or that it was declined; and those who own its clubs next.
-- rows: the friends, hosts, clubs and conversations of one account; at its end
select c.account_id as id from conversation c where c.other_id = $1 and c.read_n < c.last_n
union
select case when f.low_id = $1 then f.high_id else f.low_id end from friendship f where (f.low_id = $1 or f.high_id = $1) and f.since is null and f.declined_at is null and f.asker_id = $1
union
select i.account_id from lobby_invitation i where i.host_id = $1
union
select i.host_id from lobby_invitation i where i.account_id = $1
union
select o.account_id from club_member m join club_member o on o.club_id = m.club_id and o.state = 'officer' where m.account_id = $1 and m.state = 'asked'
union
select * from (select distinct on (m.club_id) m.account_id from club b join club_member m on m.club_id = b.id join account a on a.id = m.account_id and a.closed_at is null
                where b.owner_id = $1 and m.account_id <> $1 and m.state in ('officer', 'member')
                order by m.club_id, m.state = 'officer' desc, m.since, m.account_id) heirs
 order by id;

-- name: accounts_raise
-- locks: account
-- Raise the inbox counters of two accounts (0: none).
update account set inbox_base = inbox_base + 1
 where id in (select id from account where id in ($1, $2) order by id for no key update);

-- name: friends_of
-- The friends of account $1, then the requests it has received and sent, of each at most $3, or only what it has with account $2. Names
-- come in order of their keys, requests newest first. What a friend does is told with their consent (`shows`) alone; `seen_on`: the day on
-- which one of their sessions was last used, as far as that is stored.
-- rows: FRIENDS_MAX, and $3 requests of each kind
with mine as (
  select f.low_id + f.high_id - $1 as other_id, f.since, f.asked_at,
         case when f.since is not null then 'friends' when f.asker_id = $1 then 'sent' else 'received' end as state
    from friendship f
   where (f.low_id = $1 or f.high_id = $1) and (f.since is not null or (f.asker_id = $1 and f.withdrawn_at is null) or f.declined_at is null)
     and ($2::bigint = 0 or f.low_id + f.high_id = $1 + $2)
), known as (
  select m.*, a.name, a.name_key, a.settings -> 'friends_status' = 'true'::jsonb and m.state = 'friends' as shows,
         row_number() over (partition by m.state order by case when m.state = 'friends' then a.name_key end, m.asked_at desc, m.other_id) as n
    from mine m join account a on a.id = m.other_id
   where a.deleted_at is null and (a.closed_at is null or m.state <> 'received')
)
select k.other_id, k.name, k.state, us(k.since) as since, us(k.asked_at) as asked_at, coalesce(k.shows, false) as shows,
       case when k.shows then (select to_char(max(s.seen_at) at time zone 'UTC', 'YYYY-MM-DD') from session s where s.account_id = k.other_id) end as seen_on
  from known k
 where k.n <= $3
 order by k.state, k.n;

-- name: friends_matches
-- The public matches that these accounts ($1) play now, with what decides who can watch them.
select s.account_id, s.seat, m.public_id, m.game, m.variant, m.spectators, m.purpose, m.delay_turns, m.status, m.sealed, m.blind
  from match_seat s join match m on m.id = s.match_id
 where s.account_id = any($1::bigint[]) and s.active and m.status = 'live' and not m.private and m.purpose = 'play'
 order by s.account_id, m.id desc
 limit 2000;

-- name: friend_requests_count
-- How many people wait for account $1 to accept or decline.
select count(*) as n
  from friendship f join account a on a.id = f.asker_id
 where (f.low_id = $1 or f.high_id = $1) and f.asker_id <> $1 and f.since is null and f.declined_at is null and a.closed_at is null;

-- name: invitations_between
-- The open invitations of account $1 to account $2 (`open`), and all of its invitations of the last day (`day`).
select count(*) filter (where i.account_id = $2 and i.declined_at is null and i.expires_at > arena_now() and l.status = 'open') as open,
       count(*) filter (where i.created_at > arena_now() - interval '1 day') as day
  from lobby_invitation i join lobby l on l.id = i.lobby_id
 where i.host_id = $1;

-- name: invitation_insert
-- makes: lobby_invitation
insert into lobby_invitation (lobby_id, host_id, account_id, message, public, expires_at)
values ($1, $2, $3, $4, $5, arena_now() + $6 * interval '1 second');

-- name: invitation_decline
-- locks: lobby_invitation
update lobby_invitation set declined_at = arena_now(), answer = $2 where lobby_id = $1 and declined_at is null;

-- name: invitation_seen
-- locks: lobby_invitation
update lobby_invitation set seen = true where lobby_id = $1;

-- name: invitations_cancel
-- locks: lobby
-- Cancel the open games to which one of accounts $1 and $2 has invited the other.
update lobby set status = 'cancelled'
 where status = 'open'
   and id in (select l.id
                from lobby l join lobby_invitation i on i.lobby_id = l.id
               where (i.host_id = $1 and i.account_id = $2) or (i.host_id = $2 and i.account_id = $1)
               order by l.id
                 for no key update of l);

-- name: invitations_end
-- locks: lobby_invitation
-- An account is closed.
delete from lobby_invitation where host_id = $1 or account_id = $1;

-- name: invitations_sweep
-- locks: lobby_invitation
-- What friends wrote to each other is kept for a month after it was good for something.
delete from lobby_invitation
 where lobby_id in (select lobby_id from lobby_invitation where expires_at < arena_now() - interval '30 days' order by lobby_id for no key update);

-- name: invitation_of
-- The invitation of a lobby, as account $2 reads it: what muted people write is not shown.
select a.name, us(i.expires_at) as expires_at, i.declined_at is not null as declined, i.public,
       case when q.muted and i.account_id = $2 then '' else i.message end as message,
       case when q.muted and i.host_id = $2 then '' else i.answer end as answer
  from lobby_invitation i
  join account a on a.id = i.account_id
  left join acquaintance q on q.account_id = $2 and q.other_id = case when i.account_id = $2 then i.host_id else i.account_id end
 where i.lobby_id = $1;

-- name: inbox_invitations
-- Games to which friends invite account $1 and that have not expired.
select l.public_id as lobby, h.name as host, l.game, l.variant, l.clock, l.rated, us(i.expires_at) as expires_at,
       case when q.muted then '' else i.message end as message
  from lobby_invitation i
  join lobby l on l.id = i.lobby_id and l.status = 'open'
  join account h on h.id = i.host_id and h.closed_at is null
  join friendship f on f.low_id = least(i.host_id, i.account_id) and f.high_id = greatest(i.host_id, i.account_id) and f.since is not null
  left join acquaintance q on q.account_id = i.account_id and q.other_id = i.host_id
 where i.account_id = $1 and i.declined_at is null and i.expires_at > arena_now()
 order by i.lobby_id desc
 limit 50;

-- name: inbox_declines
-- Invitations of account $1 that were declined in the last week, until it has read that.
select l.public_id as lobby, a.name, l.game, l.variant, case when q.muted then '' else i.answer end as answer
  from lobby_invitation i
  join lobby l on l.id = i.lobby_id
  join account a on a.id = i.account_id
  left join acquaintance q on q.account_id = i.host_id and q.other_id = i.account_id
 where i.host_id = $1 and i.declined_at > arena_now() - interval '7 days' and not i.seen
 order by i.lobby_id desc
 limit 50;

-- name: calls_invite
-- locks: endpoint_call
-- News of a kind ($3) for account $1 about an invitation to lobby $2, as calls_tell does it for matches.
insert into endpoint_call (endpoint_id, lobby_id, kind, due_at)
select e.id, $2, $3::int, arena_now() + case when e.kind = 'push' then $4::bigint else 0 end * interval '1 second'
  from endpoint e
 where e.account_id = $1 and e.kinds & $3::int <> 0
 order by e.id
on conflict do nothing;

-- name: mail_invite
-- locks: mail_address mail
-- The same by mail: one mail until the next visit.
with held as materialized (
  select account_id from mail_address
   where account_id = $1 and confirmed_at is not null and kinds & $2::int <> 0 and not told
     for no key update
), told as (
  update mail_address a set told = true from held where a.account_id = held.account_id returning a.account_id
)
insert into mail (account_id, kind, due_at)
select account_id, 'digest', arena_now() + $3 * interval '1 second' from told
on conflict do nothing;
