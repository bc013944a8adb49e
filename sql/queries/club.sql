-- club.sql - clubs and their members. Every transaction that changes one begins with club_lock.

-- name: club_insert
-- makes: club
-- No row where the name is taken.
insert into club (public_id, owner_id, name, name_key, about, language, joining) values ($1, $2, $3, $4, $5, $6, $7)
on conflict (name_key) do nothing
returning id;

-- name: club_counts
-- How many clubs account $1 owns, and in how many it is a member or wants to be one.
select (select count(*) from club b where b.owner_id = $1) as owns,
       (select count(*) from club_member m where m.account_id = $1 and m.state in ('officer', 'member', 'asked')) as joined;

-- name: club_find
-- A club as account $2 (0: not signed in) sees it. The club of an owner whom moderators closed is there for its members alone. An invitation by
-- somebody whom the account has blocked is not shown to it.
select b.id, b.public_id, b.owner_id, b.name, b.about, b.language, b.joining, us(b.created_at) as created_at, o.name as owner,
       (select count(*) from club_member n where n.club_id = b.id and n.state in ('officer', 'member')) as members,
       (select count(*) from club_member n where n.club_id = b.id and n.state = 'asked') as requests,
       case when b.owner_id = $2 then 'owner' else coalesce(m.state, 'none') end as state, us(m.since) as since, m.message,
       case when m.state = 'invited' then i.name end as inviter
  from club b
  join account o on o.id = b.owner_id
  left join club_member m on m.club_id = b.id and m.account_id = $2
       and not (m.state = 'invited' and exists (select from acquaintance q where q.account_id = $2 and q.other_id = m.by_id and q.blocked))
  left join account i on i.id = m.by_id
 where b.public_id = $1 and (o.closed_at is null or m.state in ('officer', 'member'));

-- name: club_lock
-- locks: club
select id from club where id = $1 for no key update;

-- name: club_update
-- under: club
-- Null keeps a value.
update club set about = coalesce($2, about), language = coalesce($3, language), joining = coalesce($4, joining), changed_at = arena_now() where id = $1;

-- name: club_hand_over
-- under: club
update club set owner_id = $2, changed_at = arena_now() where id = $1;

-- name: club_end
-- under: club
delete from club where id = $1;

-- name: clubs_list
-- The clubs whose names contain key $1 (null: all), of language $2 (null: any), with most members first, after a club ($3 members, id $4).
select b.id, b.public_id, b.name, left(b.about, 200) as about, b.language, b.joining, o.name as owner, us(b.created_at) as created_at, n.members,
       case when b.owner_id = $5 then 'owner' else coalesce(m.state, 'none') end as state
  from club b
  join account o on o.id = b.owner_id and o.closed_at is null
  join lateral (select count(*) as members from club_member n where n.club_id = b.id and n.state in ('officer', 'member')) n on true
  left join club_member m on m.club_id = b.id and m.account_id = $5 and m.state in ('officer', 'member')
 where ($1::text is null or position($1 in b.name_key) > 0) and ($2::text is null or b.language = $2)
   and (n.members, -b.id) < ($3::bigint, -($4::bigint))
 order by n.members desc, b.id
 limit $6;

-- name: clubs_of
-- The clubs of account $1: those it is a member of, wants to join, or is invited to. The last it came to first.
select b.id, b.public_id, b.name, left(b.about, 200) as about, b.language, b.joining, o.name as owner, us(b.created_at) as created_at,
       case when b.owner_id = $1 then 'owner' else m.state end as state,
       (select count(*) from club_member n where n.club_id = b.id and n.state in ('officer', 'member')) as members
  from club_member m
  join club b on b.id = m.club_id
  join account o on o.id = b.owner_id
 where m.account_id = $1 and m.state <> 'banned' and (o.closed_at is null or m.state in ('officer', 'member'))
   and not (m.state = 'invited' and exists (select from acquaintance q where q.account_id = $1 and q.other_id = m.by_id and q.blocked))
 order by m.since desc, b.id desc
 limit $2;

-- name: club_member_of
-- What account $2 is in club $1, and how many people are in each state.
select coalesce((select 'owner' from club b where b.id = $1 and b.owner_id = $2), m.state, 'none') as state,
       (select count(*) from club_member n where n.club_id = $1 and n.state in ('officer', 'member')) as members,
       (select count(*) from club_member n where n.club_id = $1 and n.state = 'asked') as asked,
       (select count(*) from club_member n where n.club_id = $1 and n.state = 'invited') as invited,
       (select count(*) from club_member n where n.club_id = $1 and n.state = 'banned') as banned
  from (select 1) one left join club_member m on m.club_id = $1 and m.account_id = $2;

-- name: club_member_put
-- under: club
-- Officers and members keep the moment at which they became members.
insert into club_member (club_id, account_id, state, by_id, message, news) values ($1, $2, $3, nullif($4::bigint, 0), $5, $6)
on conflict (club_id, account_id) do update
   set state = excluded.state, by_id = excluded.by_id, message = excluded.message,
       news = excluded.news or (club_member.news and excluded.state in ('officer', 'member')),
       since = case when club_member.state in ('officer', 'member') and excluded.state in ('officer', 'member') then club_member.since
                    else excluded.since end;

-- name: club_member_drop
-- under: club
delete from club_member where club_id = $1 and account_id = $2;

-- name: club_news_read
-- under: club
update club_member set news = false where club_id = $1 and account_id = $2 and news;

-- name: club_members_of
-- The people of club $1 in state $2, after a place ($3: 0 owner, 1 officer, 2 else; $4, $5), longest first. Moderators' closed accounts are left
-- out.
select id, name, state, message, since, place from (
  select a.id, a.name, case when b.owner_id = a.id then 'owner' else m.state end as state, m.message, us(m.since) as since,
         case when b.owner_id = a.id then 0 when m.state = 'officer' then 1 else 2 end as place
    from club_member m
    join club b on b.id = m.club_id
    join account a on a.id = m.account_id and a.closed_at is null
   where m.club_id = $1 and (m.state = $2 or ($2 = 'member' and m.state = 'officer'))) found
 where (place, since, id) > ($3::int, $4::bigint, $5::bigint)
 order by place, since, id
 limit $6;

-- name: club_officers
-- The officers of a club, of whom the owner is one.
select account_id as id from club_member where club_id = $1 and state = 'officer' order by account_id;

-- name: accounts_raise_all
-- locks: account
-- Raise the inbox counters of accounts.
update account set inbox_base = inbox_base + 1
 where id in (select id from account where id = any($1::bigint[]) order by id for no key update);

-- name: inbox_clubs
-- What clubs have for account $1: that it was accepted or owns one now, until it has read that; invitations; and requests to officers.
select b.public_id, b.name, case when m.state = 'invited' then 'invited' when b.owner_id = $1 then 'owner' else 'accepted' end as kind, 1 as n, m.since
  from club_member m join club b on b.id = m.club_id join account o on o.id = b.owner_id
 where m.account_id = $1 and (m.news or m.state = 'invited') and o.closed_at is null
   and not (m.state = 'invited' and exists (select from acquaintance q where q.account_id = $1 and q.other_id = m.by_id and q.blocked))
union all
select b.public_id, b.name, 'requests', count(*), max(x.since)
  from club_member m
  join club b on b.id = m.club_id
  join club_member x on x.club_id = b.id and x.state = 'asked'
  join account a on a.id = x.account_id and a.closed_at is null
 where m.account_id = $1 and m.state = 'officer'
 group by b.id
 order by 5 desc, 1
 limit 50;

-- name: clubs_hold
-- locks: club
-- An account is closed: everything it belongs to.
with held as (
  select id from club where id in (select m.club_id from club_member m where m.account_id = $1) order by id for no key update
)
select count(*) as n from held;

-- name: club_members_end
-- under: club
delete from club_member where account_id = $1;

-- name: clubs_pass
-- under: club
-- The officer who has served longest owns it now, else the member, and is told.
with heirs as (
  update club b set owner_id = w.account_id, changed_at = arena_now()
    from (select distinct on (club_id) club_id, account_id from club_member where state in ('officer', 'member')
           order by club_id, state = 'officer' desc, since, account_id) w
   where b.owner_id = $1 and w.club_id = b.id
  returning b.id, b.owner_id
)
update club_member m set state = 'officer', news = true from heirs h where m.club_id = h.id and m.account_id = h.owner_id;

-- name: clubs_end
-- under: club
delete from club where owner_id = $1;
