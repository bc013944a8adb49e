-- name: push_key_claim
-- locks: push_key
-- The first node's key is everybody's.
insert into push_key (public_key) values ($1) on conflict (only_row) do nothing;

-- name: push_key_read
-- The arena's public key as base64url, as browsers want it; no row before a node has made it.
-- rows: 1
select translate(encode(public_key, 'base64'), E'+/=\n', '-_') as public_key from push_key;

-- name: push_put
-- locks: endpoint endpoint_call
-- A browser of an account. One that was another account's is this one's now, and is not told what was meant for the other. One that did not
-- answer the last time has to answer again before it counts as known (endpoint_claim): subscribing anew shows nothing.
with gone as (
  delete from endpoint_call where endpoint_id in (select id from endpoint where url = $4 and kind = 'push' and account_id <> $2)
)
insert into endpoint (public_id, account_id, session_id, kind, url, label, kinds, secret, peer)
values ($1, $2, $3, 'push', $4, $5, $6, $7, $8)
on conflict (url) where kind = 'push' do update
   set account_id = excluded.account_id, session_id = excluded.session_id, label = excluded.label, kinds = excluded.kinds,
       secret = excluded.secret, peer = excluded.peer, told_at = case when endpoint.failures = 0 then endpoint.told_at end,
       failures = 0, error = null, next_at = arena_now()
returning public_id, us(created_at) as created_at;

-- name: push_trim
-- locks: endpoint
-- Beside the browser at an address ($3), the newest $2 of an account stay.
with old as (select id from endpoint where account_id = $1 and kind = 'push' and url <> $3 order by id desc offset $2),
held as materialized (select id from endpoint where id in (select id from old) order by id for no key update)
delete from endpoint where id in (select id from held);

-- name: webhook_insert
-- makes: endpoint
insert into endpoint (public_id, account_id, kind, url, label, kinds, secret) values ($1, $2, 'webhook', $3, $4, $5, $6);

-- name: webhook_rotate
-- locks: endpoint
-- A new secret; the one before signs too for a day.
update endpoint set secret_before = secret, rotated_at = arena_now(), secret = $3 where account_id = $1 and public_id = $2 and kind = 'webhook';

-- name: webhooks_count
select count(*) as n from endpoint where account_id = $1 and kind = 'webhook';

-- name: endpoints_of
-- The endpoints of an account of a kind ($2), with the numbers of waiting and of failed calls.
select e.id, e.public_id, e.session_id, e.url, e.label, e.kinds, us(e.created_at) as created_at, us(e.told_at) as told_at, e.failures, e.error,
       (select count(*) from endpoint_call q where q.endpoint_id = e.id and q.sent_at is null and q.failed_at is null) as waiting,
       (select count(*) from endpoint_call q where q.endpoint_id = e.id and q.failed_at is not null) as failed
  from endpoint e
 where e.account_id = $1 and e.kind = $2
 order by e.id desc
 limit 50;

-- name: endpoint_end
-- locks: endpoint
-- Delete one of an account's endpoints of a kind, and everything queued for it.
delete from endpoint where account_id = $1 and public_id = $2 and kind = $3;

-- name: endpoints_end
-- locks: endpoint quiet_hours
-- An account is closed.
with gone as (delete from endpoint where account_id = $1)
delete from quiet_hours where account_id = $1;

-- name: endpoints_drop
-- locks: endpoint
-- An account was recovered.
delete from endpoint where account_id = $1;

-- name: calls_of
-- The latest calls of one of an account's webhooks.
select q.public_id::text as public_id, q.kind, m.public_id as match, l.public_id as lobby, q.direct_due_at is not null as direct,
       us(q.created_at) as created_at, us(q.sent_at) as sent_at, us(q.failed_at) as failed_at, q.attempts, q.error
  from endpoint e join endpoint_call q on q.endpoint_id = e.id left join match m on m.id = q.match_id left join lobby l on l.id = q.lobby_id
 where e.account_id = $1 and e.public_id = $2 and e.kind = 'webhook'
 order by q.id desc
 limit 50;

-- name: call_again
-- locks: endpoint endpoint_call
-- Make a failed call of a webhook again, now.
with held as materialized (
  select q.id as call, e.id from endpoint e join endpoint_call q on q.endpoint_id = e.id
   where e.account_id = $1 and e.public_id = $2 and e.kind = 'webhook' and q.public_id::text = $3 and q.failed_at is not null
), soon as (
  update endpoint e set next_at = arena_now() from held where e.id = held.id returning e.id
)
update endpoint_call q
   set failed_at = null, error = null, attempts = 1, due_at = case when q.direct_due_at is null then arena_now() else q.due_at end
  from held join soon on soon.id = held.id
 where q.id = held.call and q.failed_at is not null;

-- name: call_test
-- locks: endpoint endpoint_call
-- Queue a test call of a webhook, unless one waits.
with soon as (
  update endpoint set next_at = arena_now() where account_id = $1 and public_id = $2 and kind = 'webhook' returning id
)
insert into endpoint_call (endpoint_id, kind, due_at) select id, 0, arena_now() from soon
on conflict do nothing;

-- name: calls_tell
-- locks: endpoint_call
-- News of a kind ($3) for these seats ($2, bits) of a match: a call for each of their endpoints that wants it, unless one waits. Browsers
-- are called after $4 seconds, so that people who are here see it first.
insert into endpoint_call (endpoint_id, match_id, kind, due_at)
select e.id, $1, $3::int, arena_now() + case when e.kind = 'push' then $4::bigint else 0 end * interval '1 second'
  from match_seat s join endpoint e on e.account_id = s.account_id
 where s.match_id = $1 and (1 << s.seat) & $2::int <> 0 and e.kinds & $3::int <> 0
 order by e.id
on conflict do nothing;

-- name: calls_tell_start
-- locks: endpoint_call
-- The same for everybody who is to move in new matches ($1).
insert into endpoint_call (endpoint_id, match_id, kind, due_at)
select e.id, m.id, $2::int, arena_now() + case when e.kind = 'push' then $3::bigint else 0 end * interval '1 second'
  from match m join match_seat s on s.match_id = m.id join endpoint e on e.account_id = s.account_id
 where m.id = any($1::bigint[]) and (m.owes >> s.seat) & 1 = 1 and e.kinds & $2::int <> 0
 order by e.id, m.id
on conflict do nothing;

-- name: calls_visit
-- locks: endpoint_call
-- The player is here and can see the news, so browsers need not be called.
delete from endpoint_call
 where id in (select q.id from endpoint e join endpoint_call q on q.endpoint_id = e.id
               where e.account_id = $1 and e.kind = 'push' and q.sent_at is null and q.failed_at is null
               order by q.id for no key update of q);

-- name: endpoint_claim
-- skips: endpoint
-- Claim an endpoint of a kind ($1) that has a call due; $2: only one that took its last call. If the process dies, the claim expires. Nobody's
-- browser is called in quiet hours.
update endpoint
   set busy_until = arena_now() + interval '60 seconds'
 where id = (select e.id
               from endpoint_call q join endpoint e on e.id = q.endpoint_id
              where q.sent_at is null and q.failed_at is null and least(q.due_at, q.direct_due_at) <= arena_now()
                and e.kind = $1 and e.next_at <= arena_now() and e.busy_until <= arena_now()
                and (not $2 or (e.told_at is not null and e.failures = 0))
                and (e.kind <> 'push' or e.account_id not in (select account_id from quiet_now))
              order by least(q.due_at, q.direct_due_at)
              limit 1
                for no key update of e skip locked)
returning id, account_id, url, label, failures, told_at is not null and failures = 0 as known, translate(encode(secret, 'base64'), E'\n', '') as secret,
          case when rotated_at > arena_now() - interval '1 day' then translate(encode(secret_before, 'base64'), E'\n', '') end as secret_before,
          translate(encode(peer, 'base64'), E'\n', '') as peer,
          (select coalesce(a.language, 'en') from account a where a.id = account_id) as language,
          kind = 'webhook' or exists (select 1 from session s where s.id = session_id and s.expires_at > clock_timestamp()) as alive;

-- name: calls_take
-- locks: endpoint_call
-- At most $2 calls of a claimed endpoint that are due; the attempt counts before it is made.
with due as materialized (
  select id from endpoint_call where endpoint_id = $1 and sent_at is null and failed_at is null and least(due_at, direct_due_at) <= arena_now()
   order by id limit $2 for no key update
), taken as (
  update endpoint_call q set attempts = attempts + 1 from due where q.id = due.id
  returning q.id, q.public_id, q.match_id, q.lobby_id, q.direct_due_at, q.kind, q.created_at, q.attempts
)
select t.id, t.public_id::text as public_id, t.kind, us(t.created_at) as created_at, t.attempts, m.public_id as match, l.public_id as lobby,
       t.direct_due_at is not null as direct, coalesce(m.game, l.game) as game
  from taken t left join match m on m.id = t.match_id left join lobby l on l.id = t.lobby_id
 order by t.id;

-- name: endpoint_done
-- locks: endpoint
-- A call was taken.
update endpoint set busy_until = arena_now(), next_at = arena_now(), failures = 0, told_at = arena_now(), error = null where id = $1;

-- name: endpoint_failed
-- locks: endpoint
-- A call failed: the next one waits, longer each time, at most a day.
update endpoint
   set busy_until = arena_now(), failures = failures + 1, error = $2,
       next_at = arena_now() + (array[5, 30, 120, 600, 3600, 21600, 86400])[least(failures + 1, 7)] * interval '1 second'
 where id = $1;

-- name: endpoint_rest
-- locks: endpoint
-- There was nothing to call for.
update endpoint set busy_until = arena_now() where id = $1;

-- name: endpoint_gone
-- locks: endpoint
-- The push service says that the browser is gone, or the session has ended.
delete from endpoint where id = $1;

-- name: calls_sent
-- locks: endpoint_call
update endpoint_call set sent_at = arena_now(), error = null
 where id in (select id from endpoint_call where id = any($1::bigint[]) order by id for no key update);

-- name: calls_failed
-- locks: endpoint_call
-- This attempt failed; it was the last one for a call with $3 attempts.
update endpoint_call set error = $2, failed_at = case when attempts >= $3 then arena_now() end
 where id in (select id from endpoint_call where id = any($1::bigint[]) order by id for no key update);

-- name: calls_drop
-- locks: endpoint_call
-- No longer needed.
delete from endpoint_call where id in (select id from endpoint_call where id = any($1::bigint[]) order by id for no key update);

-- name: calls_sweep
-- locks: endpoint_call
-- What became of a call is shown for a month.
delete from endpoint_call
 where id in (select id from endpoint_call where coalesce(sent_at, failed_at) < arena_now() - interval '30 days' order by id for no key update);

-- name: quiet_of
select from_minute, to_minute, zone from quiet_hours where account_id = $1;

-- name: quiet_put
-- locks: quiet_hours
-- No row is put for an unknown time zone.
insert into quiet_hours (account_id, from_minute, to_minute, zone)
select $1, $2, $3, name from pg_timezone_names where name = $4
on conflict (account_id) do update set from_minute = excluded.from_minute, to_minute = excluded.to_minute, zone = excluded.zone;

-- name: quiet_end
-- locks: quiet_hours
delete from quiet_hours where account_id = $1;
