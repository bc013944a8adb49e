-- name: acquaintance_put
-- locks: acquaintance
-- Change what one account has set for another; null keeps a value.
insert into acquaintance (account_id, other_id, following, blocked, muted, note)
values ($1, $2, coalesce($3::boolean, false), coalesce($4::boolean, false), coalesce($5::boolean, false), coalesce($6, ''))
on conflict (account_id, other_id) do update
  set following = coalesce($3::boolean, acquaintance.following), blocked = coalesce($4::boolean, acquaintance.blocked),
      muted = coalesce($5::boolean, acquaintance.muted), note = coalesce($6, acquaintance.note), at = clock_timestamp();

-- name: acquaintance_drop
-- locks: acquaintance
-- Delete a row without content.
delete from acquaintance where account_id = $1 and other_id = $2 and not following and not blocked and not muted and note = '';

-- name: acquaintances_count
select count(*) as n from acquaintance where account_id = $1 and other_id <> $2;

-- name: acquaintance_of
-- What one account has set for another.
select a.name, a.kind, coalesce(q.following, false) as following, coalesce(q.blocked, false) as blocked, coalesce(q.muted, false) as muted,
       coalesce(q.note, '') as note
  from account a left join acquaintance q on q.account_id = $1 and q.other_id = a.id
 where a.id = $2;

-- name: acquaintances_of
-- All accounts that an account follows, blocks, mutes or has a note on.
select q.other_id, a.name, a.kind, q.following, q.blocked, q.muted, q.note
  from acquaintance q join account a on a.id = q.other_id
 where q.account_id = $1 and q.other_id < $2 and a.deleted_at is null
 order by q.other_id desc
 limit $3;

-- name: acquaintances_apart
-- The accounts that a block keeps out of an account's lobbies, including programs of either side; theirs: the other side has blocked.
-- rows: ACQUAINTANCES_MAX of each side of a block; only those who block an account make it longer, and only for that account
with me as (select id from account where id = $1 union select owner_id from account where id = $1 and owner_id is not null),
     found as (select q.other_id as id, false as theirs from acquaintance q join me on me.id = q.account_id where q.blocked
               union all
               select q.account_id, true from acquaintance q join me on me.id = q.other_id where q.blocked)
select id, bool_or(theirs) as theirs
  from (select id, theirs from found
        union all
        select a.id, f.theirs from found f join account a on a.owner_id = f.id) everybody
 group by id;

-- name: acquaintances_end
-- locks: acquaintance
-- An account is closed.
delete from acquaintance where account_id = $1 or other_id = $1;
