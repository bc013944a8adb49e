-- name: conversation_between
-- What decides whether account $1 can write to account $2: what both want, blocks, and what they have written to each other. `takes` of each:
-- whose messages it wants; a value that no release knows is the usual one.
select me.kind as my_kind, a.kind as kind, a.closed_at is not null as closed,
       coalesce(me.settings ->> 'messages_from', '') as i_take, coalesce(a.settings ->> 'messages_from', '') as takes,
       coalesce(ours.blocked, false) as ours, coalesce(theirs.blocked, false) as theirs, coalesce(theirs.muted, false) as muted,
       coalesce(f.since is not null, false) as friends, coalesce(mine.written, 0) as written, coalesce(other.written, 0) as answers,
       coalesce(other.opens, false) as opens, us(arena_now()) as now
  from account me
  join account a on a.id = $2 and a.deleted_at is null
  left join acquaintance ours on ours.account_id = $1 and ours.other_id = $2
  left join acquaintance theirs on theirs.account_id = $2 and theirs.other_id = $1
  left join friendship f on f.low_id = least($1::bigint, $2::bigint) and f.high_id = greatest($1::bigint, $2::bigint)
  left join conversation mine on mine.account_id = $1 and mine.other_id = $2
  left join conversation other on other.account_id = $2 and other.other_id = $1
 where me.id = $1 and me.deleted_at is null;

-- name: conversation_wrote
-- locks: conversation
-- Account $1 has written message $3 to account $2; $4: to somebody who is no friend. What it has not seen stays so.
insert into conversation (account_id, other_id, written, last_n, last_at, opens, read_n)
values ($1, $2, 1, $3, at_us($5), $4, $3)
on conflict (account_id, other_id) do update
   set written = conversation.written + 1, last_n = excluded.last_n, last_at = excluded.last_at, opens = excluded.opens,
       read_n = case when conversation.read_n = conversation.last_n then excluded.last_n else conversation.read_n end;

-- name: conversation_got
-- locks: conversation
-- Account $1 has got message $3 from account $2.
insert into conversation (account_id, other_id, last_n, last_at) values ($1, $2, $3, at_us($4))
on conflict (account_id, other_id) do update set last_n = excluded.last_n, last_at = excluded.last_at;

-- name: direct_message_insert
-- under: conversation
-- Message $3 from account $1 to account $2, which gets it unless it has muted the sender ($6: false).
insert into direct_message (low_id, high_id, n, sender_id, body, at, heard)
values (least($1::bigint, $2::bigint), greatest($1::bigint, $2::bigint), $3, $1, $4, at_us($5), $6);

-- name: conversation_read
-- locks: account conversation
-- Account $1 has seen the messages of its conversation with $2 up to $3: its inbox changes. Does nothing if it had seen them before.
with raised as materialized (
  update account set inbox_base = inbox_base + 1
   where id = $1 and exists (select 1 from conversation c where c.account_id = $1 and c.other_id = $2 and c.read_n < least($3, c.last_n))
  returning id
)
update conversation c set read_n = greatest(c.read_n, least($3, c.last_n)) from raised where c.account_id = raised.id and c.other_id = $2;

-- name: conversation_clear
-- locks: conversation
-- Account $1 deletes what it has of its conversation with $2.
update conversation set read_n = last_n, cleared_n = last_n where account_id = $1 and other_id = $2;

-- name: direct_messages_drop
-- under: conversation
-- Delete the messages of two accounts that neither of them has any more.
delete from direct_message d
 where d.low_id = least($1::bigint, $2::bigint) and d.high_id = greatest($1::bigint, $2::bigint)
   and not exists (select 1 from conversation c
                    where ((c.account_id = d.low_id and c.other_id = d.high_id) or (c.account_id = d.high_id and c.other_id = d.low_id))
                      and c.cleared_n < d.n and (d.heard or c.account_id = d.sender_id));

-- name: conversations_end
-- locks: conversation
-- An account is closed: its conversations end for both.
with gone as (delete from direct_message where low_id = $1 or high_id = $1)
delete from conversation where account_id = $1 or other_id = $1;

-- name: conversations_of
-- The conversations of account $1, the latest first, before moment $2. What muted and blocked people wrote is no news.
select a.name, us(c.last_at) as at, c.last_n, m.sender_id = $1 as mine, left(m.body, 200) as body,
       case when coalesce(q.muted or q.blocked, false) then 0
            else (select count(*) from direct_message d
                   where d.low_id = least(c.account_id, c.other_id) and d.high_id = greatest(c.account_id, c.other_id) and d.n > c.read_n
                     and d.sender_id <> $1 and d.heard) end as unread
  from conversation c
  join account a on a.id = c.other_id
  join direct_message m on m.low_id = least(c.account_id, c.other_id) and m.high_id = greatest(c.account_id, c.other_id) and m.n = c.last_n
  left join acquaintance q on q.account_id = $1 and q.other_id = c.other_id
 where c.account_id = $1 and c.last_n > c.cleared_n and c.last_at < at_us($2)
 order by c.last_at desc
 limit $3;

-- name: conversation_messages
-- The messages between account $1 and account $2 that $1 has, after number $3 and before number $4: of those the newest $5, newest first. With
-- $6, the oldest $5 of them, oldest first.
with mine as materialized (select cleared_n from conversation where account_id = $1 and other_id = $2)
select * from (
  select d.n, d.sender_id = $1 as mine, d.body, us(d.at) as at
    from direct_message d
   where d.low_id = least($1::bigint, $2::bigint) and d.high_id = greatest($1::bigint, $2::bigint)
     and d.n > greatest((select cleared_n from mine), $3) and d.n < $4 and (d.heard or d.sender_id = $1)
     and exists (select 1 from mine) and not $6
   order by d.n desc
   limit $5) newest
union all
select * from (
  select d.n, d.sender_id = $1 as mine, d.body, us(d.at) as at
    from direct_message d
   where d.low_id = least($1::bigint, $2::bigint) and d.high_id = greatest($1::bigint, $2::bigint)
     and d.n > greatest((select cleared_n from mine), $3) and d.n < $4 and (d.heard or d.sender_id = $1)
     and exists (select 1 from mine) and $6
   order by d.n
   limit $5) oldest;

-- name: inbox_conversations
-- The conversations in which account $1 has not seen everything, the latest first.
select a.name, c.last_n, u.n
  from conversation c
  join account a on a.id = c.other_id
  left join acquaintance q on q.account_id = $1 and q.other_id = c.other_id
  join lateral (select count(*) as n from direct_message d
                 where d.low_id = least(c.account_id, c.other_id) and d.high_id = greatest(c.account_id, c.other_id) and d.n > c.read_n
                   and d.sender_id <> $1 and d.heard) u on u.n > 0
 where c.account_id = $1 and c.read_n < c.last_n and not coalesce(q.muted or q.blocked, false)
 order by c.last_at desc
 limit 50;

-- name: direct_message_of
-- Message $3 between account $1, which has it, and account $2.
select d.sender_id = $1 as mine, d.body, us(d.at) as at
  from direct_message d join conversation c on c.account_id = $1 and c.other_id = $2
 where d.low_id = least($1::bigint, $2::bigint) and d.high_id = greatest($1::bigint, $2::bigint) and d.n = $3
   and d.n > c.cleared_n and (d.heard or d.sender_id = $1);

-- name: calls_write
-- locks: endpoint_call
-- News of a kind ($2) for account $1 that another person has written to it, as calls_tell does it for matches, but due for this release alone.
insert into endpoint_call (endpoint_id, kind, due_at, direct_due_at)
select e.id, $2::int, 'infinity', arena_now() + case when e.kind = 'push' then $3::bigint else 0 end * interval '1 second'
  from endpoint e
 where e.account_id = $1 and e.kinds & $2::int <> 0
 order by e.id
on conflict do nothing;
