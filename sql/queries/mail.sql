-- name: mail_of
-- The mail settings of an account, and the result of its last mail.
select a.address, a.kinds, a.confirmed_at is not null as confirmed, l.kind, us(l.created_at) as created_at, us(l.sent_at) as sent_at,
       us(l.failed_at) as failed_at, l.attempts, l.error
  from mail_address a
  left join lateral (select * from mail where account_id = a.account_id order by id desc limit 1) l on true
 where a.account_id = $1;

-- name: mail_seats
-- locks: match
-- Mark an account's seats in running matches, or unmark them unless it has endpoints. Before its address is changed, because orders lock in
-- that order: match, then address.
with held as materialized (
  select id from match where id in (select match_id from match_seat where account_id = $1 and active) order by id for no key update
)
update match m
   set mailed = case when $2::boolean or exists (select 1 from endpoint where account_id = $1) then m.mailed | mine.bits else m.mailed & ~mine.bits end
  from held, lateral (select bit_or(1 << s.seat) as bits from match_seat s
                       where s.match_id = held.id and s.account_id = $1 and s.active) mine
 where m.id = held.id and mine.bits is not null;

-- name: mail_match_marks
-- under: match
-- The seats of a new match whose players want mail or have endpoints.
update match m
   set mailed = wants.bits
  from (select bit_or(1 << s.seat) as bits
          from match_seat s
         where s.match_id = $1 and (exists (select 1 from mail_address a where a.account_id = s.account_id and a.confirmed_at is not null and a.kinds <> 0)
                                 or exists (select 1 from endpoint e where e.account_id = s.account_id))) wants
 where m.id = $1 and wants.bits is not null;

-- name: mail_put
-- locks: mail_address
-- An unconfirmed address.
insert into mail_address (account_id, address, stop_code) values ($1, $2, $3)
on conflict (account_id) do update
   set address = excluded.address, stop_code = excluded.stop_code, confirmed_at = null, code_hash = null, told = false;

-- name: mail_kinds
-- locks: mail_address
update mail_address set kinds = $2, told = told and $2 <> 0 where account_id = $1;

-- name: mail_ask
-- locks: mail
-- Queue a mail that asks for confirmation, unless one is queued.
insert into mail (account_id, kind, due_at) values ($1, 'confirm', arena_now())
on conflict do nothing;

-- name: mail_factor_removed
-- locks: mail
-- Queue a mail that says that the second factor was removed, if the account has a confirmed address.
insert into mail (account_id, kind, due_at)
select a.account_id, 'factor_removed', arena_now() from mail_address a where a.account_id = $1 and a.confirmed_at is not null
on conflict do nothing;

-- name: mail_code
-- locks: mail_address
-- The code of the mail about to be sent; earlier ones end.
update mail_address set code_hash = $2 where account_id = $1;

-- name: mail_by_code
select account_id, kinds from mail_address where code_hash = $1;

-- name: mail_confirm
-- locks: mail_address
update mail_address set confirmed_at = arena_now(), code_hash = null where code_hash = $1 and account_id = $2;

-- name: mail_by_stop
select account_id from mail_address where stop_code = $1;

-- name: mail_end
-- locks: mail_address mail
-- Delete the address and everything queued for it.
with gone as (delete from mail where account_id = $1)
delete from mail_address where account_id = $1;

-- name: mail_end_recent
-- locks: mail_address mail
-- An account was recovered: delete an address that was not confirmed $2 days ago already, and everything queued for it.
with held as materialized (
  select account_id from mail_address
   where account_id = $1 and (confirmed_at is null or confirmed_at > arena_now() - $2 * interval '1 day') for no key update
), gone as (
  delete from mail where account_id in (select account_id from held)
)
delete from mail_address where account_id in (select account_id from held);

-- name: mail_cancel
-- locks: mail
-- Queued digests are no longer needed.
delete from mail where account_id = $1 and kind = 'digest' and sent_at is null and failed_at is null;

-- name: mail_tell
-- locks: mail_address mail
-- News of a kind ($3) for these seats ($2, bits) whose players want it: one mail until their next visit.
with held as materialized (
  select account_id
    from mail_address
   where account_id in (select account_id from match_seat where match_id = $1 and (1 << seat) & $2::int <> 0)
     and confirmed_at is not null and kinds & $3::int <> 0 and not told
   order by account_id
     for no key update
), told as (
  update mail_address a set told = true from held where a.account_id = held.account_id returning a.account_id
)
insert into mail (account_id, kind, due_at)
select account_id, 'digest', arena_now() + $4 * interval '1 second' from told
on conflict do nothing;

-- name: mail_tell_start
-- locks: mail_address mail
-- News of a kind ($2) for everybody who is to move in new matches ($1) and wants it. Who has a digest queued gets that one no later than this.
with held as materialized (
  select account_id, told
    from mail_address
   where account_id in (select s.account_id from match m join match_seat s on s.match_id = m.id where m.id = any($1::bigint[]) and (m.owes >> s.seat) & 1 = 1)
     and confirmed_at is not null and kinds & $2::int <> 0
   order by account_id
     for no key update
), told as (
  update mail_address a set told = true from held where a.account_id = held.account_id and not held.told
)
insert into mail as queued (account_id, kind, due_at)
select account_id, 'digest', arena_now() + $3 * interval '1 second' from held
 where not told
    or exists (select 1 from mail q where q.account_id = held.account_id and q.kind = 'digest' and q.sent_at is null and q.failed_at is null)
on conflict (account_id, kind) where sent_at is null and failed_at is null
do update set due_at = least(queued.due_at, excluded.due_at);

-- name: mail_take_over
-- locks: mail_address mail
-- Notifications no longer reach any browser of an account, so a mail tells what waits, if it wants mail; one that is queued, now.
with held as (
  update mail_address set told = true
   where account_id = $1 and confirmed_at is not null and kinds <> 0
     and not exists (select 1 from endpoint where account_id = $1 and kind = 'push' and failures = 0)
  returning account_id
)
insert into mail as queued (account_id, kind, due_at) select account_id, 'digest', arena_now() from held
on conflict (account_id, kind) where sent_at is null and failed_at is null
do update set due_at = least(queued.due_at, excluded.due_at);

-- name: mail_visit
-- locks: mail_address mail
-- The player is here and can see the news, so queued digests are dropped, and later news can cause a new one.
with seen as (update mail_address set told = false where account_id = $1 and told returning account_id)
delete from mail m using seen
 where m.account_id = seen.account_id and m.kind = 'digest' and m.sent_at is null and m.failed_at is null;

-- name: mail_claim
-- skips: mail
-- Claim one mail of these kinds ($1) that is due. If the process dies, the claim expires. Later attempts wait longer, at most ten minutes.
update mail
   set attempts = attempts + 1, due_at = arena_now() + least(600, 30 * 2 ^ least(attempts, 5)) * interval '1 second'
 where id = (select id from mail where sent_at is null and failed_at is null and due_at <= arena_now() and kind = any($1::text[])
                and (kind <> 'digest' or account_id not in (select account_id from quiet_now))
              order by due_at limit 1 for update skip locked)
returning id, account_id, kind, attempts, us(created_at) as created_at;

-- name: mail_receiver
-- The receiver of a mail.
select a.address, a.kinds, a.stop_code, a.confirmed_at is not null as confirmed, p.name, p.public_id, coalesce(p.language, 'en') as language
  from mail_address a join account p on p.id = a.account_id
 where a.account_id = $1 and p.deleted_at is null;

-- name: mail_news
-- Offers, invitations and unread messages waiting for an account, by match or lobby: kind 2 or 4, like the settings. Several names stand on a line each. Without
-- a match or lobby: other people have written to the account.
select 2 as kind, m.public_id, m.game, p.name, 1 as n, false as invites
  from match_seat s
  join match m on m.id = s.match_id and m.status in ('live', 'paused')
  join offer o on o.match_id = m.id and o.status = 'open'
  join match_seat p on p.match_id = m.id and p.seat = o.seat
 where s.account_id = $1 and s.active and o.seat <> s.seat and (o.accepted & (1 << s.seat)) = 0
union all
select 4, m.public_id, m.game, (select string_agg(p.name, E'\n' order by p.seat) from match_seat p where p.match_id = m.id and p.seat <> s.seat),
       m.message_seqs[s.seat + 1] - s.read_seq, false
  from match_seat s join match m on m.id = s.match_id
 where s.account_id = $1 and s.active and m.message_seqs[s.seat + 1] > s.read_seq
union all
select 2, l.public_id, l.game, h.name, 1, true
  from lobby_invitation i
  join lobby l on l.id = i.lobby_id and l.status = 'open'
  join account h on h.id = i.host_id and h.closed_at is null
  join friendship f on f.low_id = least(i.host_id, i.account_id) and f.high_id = greatest(i.host_id, i.account_id) and f.since is not null
 where i.account_id = $1 and i.declined_at is null and i.expires_at > arena_now()
union all
select 4, null, null, null, count(*), false
  from conversation c
  left join acquaintance q on q.account_id = $1 and q.other_id = c.other_id
 where c.account_id = $1 and c.read_n < c.last_n and not coalesce(q.muted or q.blocked, false)
   and exists (select 1 from direct_message d
                where d.low_id = least(c.account_id, c.other_id) and d.high_id = greatest(c.account_id, c.other_id) and d.n > c.read_n
                  and d.sender_id <> $1 and d.heard)
having count(*) > 0
 order by kind, public_id nulls first
 limit 100;

-- name: mail_sent
-- locks: mail
update mail set sent_at = arena_now(), error = null where id = $1;

-- name: mail_error
-- locks: mail
-- This attempt failed; $3: no further one is made.
update mail set error = $2, failed_at = case when $3::boolean then arena_now() end where id = $1;

-- name: mail_drop
-- locks: mail
delete from mail where id = $1;

-- name: mail_sweep
-- locks: mail
-- The result of a mail is shown for a month.
delete from mail where coalesce(sent_at, failed_at) < arena_now() - interval '30 days';
