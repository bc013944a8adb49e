-- name: session_insert
-- makes: session
-- A new session; it ends 90 days from now at the latest. Its callers have checked the second factor, where the account has one.
insert into session (public_id, account_id, token_hash, user_agent, expires_at, factor_checked)
values ($1, $2, $3, $4, clock_timestamp() + interval '90 days', true)
returning id;

-- name: session_by_token
-- The account of a token: the session has not ended, was used within 14 days, and the account is not deleted.
select s.id as session, s.seen_at < clock_timestamp() - interval '1 hour' as old_sight, a.id, a.public_id, a.name, a.kind,
       a.closed_at is not null as closed
  from session s join account a on a.id = s.account_id
 where s.token_hash = $1 and a.deleted_at is null
   and s.expires_at > clock_timestamp() and s.seen_at > clock_timestamp() - interval '14 days';

-- name: session_lasts
-- Whether an account's session has not been ended.
select exists (select from session where id = $1 and account_id = $2) as lasts;

-- name: session_is_fresh
-- Whether an account's session began within so many seconds and has not been ended.
select exists (select from session where id = $1 and account_id = $2 and created_at > clock_timestamp() - $3 * interval '1 second') as fresh;

-- name: session_seen
-- locks: session
-- The session was used just now.
update session set seen_at = clock_timestamp() where id = $1;

-- name: sessions_of
-- An account's sessions, the latest used first.
select id, public_id, us(created_at) as created_at, us(seen_at) as seen_at, user_agent
  from session
 where account_id = $1 and expires_at > clock_timestamp() and seen_at > clock_timestamp() - interval '14 days'
 order by seen_at desc, id desc
 limit 200;

-- name: session_end
-- locks: session
-- Sign out one session.
delete from session where id = $1;

-- name: session_end_named
-- locks: session
-- Sign out one of an account's sessions.
delete from session where account_id = $1 and public_id = $2;

-- name: sessions_end_others
-- locks: session
-- Sign out all sessions of an account except one (0: all).
delete from session where account_id = $1 and id <> $2;

-- name: sessions_sweep
-- locks: session
-- Sessions that can no longer be used.
delete from session where expires_at < clock_timestamp() or seen_at < clock_timestamp() - interval '14 days';
