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
-- A club as account $2 (0: not signed in) sees it. A club that moderators hid, or of an owner whom they closed, is there for its members
-- alone; who is closed is none. An invitation by somebody whom the account has blocked is not shown to it.
select b.id, b.public_id, b.owner_id, b.name, b.about, b.language, b.joining, b.forum, us(b.created_at) as created_at, us(b.changed_at) as changed_at,
       b.hidden_at is not null as hidden, o.name as owner, b.members, (select count(*) from club_member n where n.club_id = b.id and n.state = 'asked') as requests,
       case when b.owner_id = $2 then 'owner' else coalesce(m.state, 'none') end as state, us(m.since) as since, m.message,
       case when m.state = 'invited' then i.name end as inviter
  from club b
  join account o on o.id = b.owner_id
  left join club_member m on m.club_id = b.id and m.account_id = $2
       and exists (select from account y where y.id = $2 and y.closed_at is null)
       and not (m.state = 'invited' and exists (select from acquaintance q where q.account_id = $2 and q.other_id = m.by_id and q.blocked))
  left join account i on i.id = m.by_id
 where b.public_id = $1 and ((o.closed_at is null and b.hidden_at is null) or m.state in ('officer', 'member'));

-- name: club_shown_name
-- The name of a club, if everybody sees it.
select name from club_shown where id = $1;

-- name: club_exists
select id from club where id = $1;

-- name: club_lock
-- locks: club
select id from club where id = $1 for no key update;

-- name: club_update
-- under: club
-- Null keeps a value.
update club set about = coalesce($2, about), language = coalesce($3, language), joining = coalesce($4, joining), forum = coalesce($5, forum),
       changed_at = arena_now() where id = $1;

-- name: club_hand_over
-- under: club
update club set owner_id = $2, changed_at = arena_now() where id = $1;

-- name: club_hide
-- locks: club
-- Hide a club, or show it again.
update club set hidden_at = case when $2::boolean then coalesce(hidden_at, arena_now()) end where id = $1;

-- name: club_end
-- under: club
delete from club where id = $1;

-- name: clubs_list
-- The clubs of language $1 (null: any), with most members first, after a club ($2 members, id $3). The limits within are numbers, for which
-- PostgreSQL walks along an index; no page is longer.
with page as (
  (select b.*, o.name as owner from club b join account o on o.id = b.owner_id and o.closed_at is null
    where $1::text is null and b.hidden_at is null and (b.members, -b.id) < ($2::bigint, -($3::bigint))
    order by b.members desc, -b.id desc limit 201)
  union all
  (select b.*, o.name from club b join account o on o.id = b.owner_id and o.closed_at is null
    where b.language = $1 and b.hidden_at is null and (b.members, -b.id) < ($2, -$3)
    order by b.members desc, -b.id desc limit 201)
)
select b.id, b.public_id, b.name, left(b.about, 200) as about, b.language, b.joining, b.owner, us(b.created_at) as created_at, b.members,
       case when b.owner_id = $4 then 'owner' else coalesce(m.state, 'none') end as state
  from page b
  left join club_member m on m.club_id = b.id and m.account_id = $4 and m.state in ('officer', 'member')
 order by b.members desc, b.id
 limit $5;

-- name: clubs_search
-- The same, of those whose names contain key $1: of the thousand largest clubs, and of the thousand names that follow the key, among which are
-- those that begin with it. So what others found makes no search longer.
with near as materialized (
  (select * from club order by members desc, -id desc limit 1000)
  union
  (select * from club where name_key collate "C" >= $1 order by name_key collate "C" limit 1000)
), page as materialized (
  select * from near b where b.hidden_at is null and position($1 in b.name_key) > 0 and ($2::text is null or b.language = $2) and (b.members, -b.id) < ($3::bigint, -($4::bigint))
)
select b.id, b.public_id, b.name, left(b.about, 200) as about, b.language, b.joining, o.name as owner, us(b.created_at) as created_at, b.members,
       case when b.owner_id = $5 then 'owner' else coalesce(m.state, 'none') end as state
  from page b
  join account o on o.id = b.owner_id and o.closed_at is null
  left join club_member m on m.club_id = b.id and m.account_id = $5 and m.state in ('officer', 'member')
 order by b.members desc, b.id
 limit $6;

-- name: clubs_of
-- The clubs of account $1: those it is a member of, wants to join, or is invited to. The last it came to first.
select b.id, b.public_id, b.name, left(b.about, 200) as about, b.language, b.joining, o.name as owner, us(b.created_at) as created_at,
       case when b.owner_id = $1 then 'owner' else m.state end as state, b.members
  from club_member m
  join club b on b.id = m.club_id
  join account o on o.id = b.owner_id
 where m.account_id = $1 and m.state <> 'banned' and ((o.closed_at is null and b.hidden_at is null) or m.state in ('officer', 'member'))
   and not (m.state = 'invited' and exists (select from acquaintance q where q.account_id = $1 and q.other_id = m.by_id and q.blocked))
 order by m.since desc, b.id desc
 limit $2;

-- name: club_member_of
-- What account $2 is in club $1, whether there is news for it, whether an invitation is hidden from it because it has blocked the officer, and how
-- many people are in each state.
select coalesce((select 'owner' from club b where b.id = $1 and b.owner_id = $2), m.state, 'none') as state, coalesce(m.news, false) as news,
       coalesce(m.state = 'invited' and exists (select from acquaintance q where q.account_id = $2 and q.other_id = m.by_id and q.blocked), false) as hidden,
       (select b.members from club b where b.id = $1) as members,
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
-- rows: CLUB_OFFICERS_MAX
select account_id as id from club_member where club_id = $1 and state = 'officer' order by account_id;

-- name: accounts_raise_all
-- locks: account
-- Raise the inbox counters of accounts.
update account set inbox_base = inbox_base + 1
 where id in (select id from account where id = any($1::bigint[]) order by id for no key update);

-- name: accounts_hold
-- locks: account
-- Hold accounts, in the order of their numbers.
-- rows: the ids given
select id from account where id = any($1::bigint[]) order by id for no key update;

-- name: inbox_clubs
-- What clubs have for account $1: that it was accepted or owns one now, until it has read that; invitations; and, for officers, requests and the
-- team matches that other clubs ask for.
select b.public_id, b.name, case when m.state = 'invited' then 'invited' when b.owner_id = $1 then 'owner' else 'accepted' end as kind, 1 as n, m.since
  from club_member m join club b on b.id = m.club_id join account o on o.id = b.owner_id
 where m.account_id = $1 and (m.news or m.state = 'invited') and o.closed_at is null and (b.hidden_at is null or m.state <> 'invited')
   and not (m.state = 'invited' and exists (select from acquaintance q where q.account_id = $1 and q.other_id = m.by_id and q.blocked))
union all
select b.public_id, b.name, 'requests', count(*), max(x.since)
  from club_member m
  join club b on b.id = m.club_id
  join club_member x on x.club_id = b.id and x.state = 'asked'
  join account a on a.id = x.account_id and a.closed_at is null
 where m.account_id = $1 and m.state = 'officer'
 group by b.id
union all
select b.public_id, b.name, 'challenges', count(*), max(t.created_at)
  from club_member m
  join club b on b.id = m.club_id
  join tournament t on t.rival_id = b.id and not t.rival_agreed and t.status = 'open'
 where m.account_id = $1 and m.state = 'officer'
 group by b.id
 order by 5 desc, 1
 limit 50;

-- name: clubs_hold
-- locks: club
-- An account is closed: everything it belongs to, or has written in.
with held as (
  select id from club where id in (select m.club_id from club_member m where m.account_id = $1 union select p.club_id from club_post p where p.author_id = $1) order by id for no key update
)
select count(*) as n from held;

-- name: club_members_end
-- under: club
delete from club_member where account_id = $1;

-- name: club_heir
-- Who owns club $1 when account $2 leaves it: the officer who has served longest, else the member. Nobody whose account moderators have closed.
select m.account_id as id
  from club_member m join account a on a.id = m.account_id and a.closed_at is null
 where m.club_id = $1 and m.account_id <> $2 and m.state in ('officer', 'member')
 order by m.state = 'officer' desc, m.since, m.account_id
 limit 1;

-- name: clubs_heirs
-- Who owns the clubs of account $1 next, as clubs_pass has it.
-- rows: CLUBS_OWNED
select distinct on (m.club_id) m.account_id as id
  from club_member m join account a on a.id = m.account_id and a.closed_at is null
 where m.state in ('officer', 'member') and m.account_id <> $1 and m.club_id in (select id from club where owner_id = $1)
 order by m.club_id, m.state = 'officer' desc, m.since, m.account_id;

-- name: clubs_pass
-- under: club
-- Those whom club_heir names own them now, and are told.
with heirs as (
  update club b set owner_id = w.account_id, changed_at = arena_now()
    from (select distinct on (m.club_id) m.club_id, m.account_id
            from club_member m join account a on a.id = m.account_id and a.closed_at is null
           where m.state in ('officer', 'member') and m.account_id <> $1 and m.club_id in (select id from club where owner_id = $1)
           order by m.club_id, m.state = 'officer' desc, m.since, m.account_id) w
   where b.owner_id = $1 and w.club_id = b.id
  returning b.id, b.owner_id
)
update club_member m set state = 'officer', news = true from heirs h where m.club_id = h.id and m.account_id = h.owner_id;

-- name: clubs_end
-- under: club
delete from club where owner_id = $1;

-- name: club_posts_end
-- under: club
-- What a closed account has written in clubs.
update club_post set body = '', hash = null, removed_at = coalesce(removed_at, arena_now()) where author_id = $1;

-- name: club_titles_end
-- under: club
update club_topic set title = '' where author_id = $1;

-- name: club_topics
-- The topics of club $1, those written in last first, before a place ($2: the moment, $3: the number).
select t.n, t.title, a.name as author, us(t.created_at) as created_at, us(t.last_at) as last_at, t.closed,
       (select count(*) from club_post p where p.club_id = t.club_id and p.topic = t.n and p.removed_at is null) as posts
  from club_topic t join account a on a.id = t.author_id
 where t.club_id = $1 and not t.removed and (us(t.last_at), t.n) < ($2::bigint, $3::bigint)
 order by t.last_at desc, t.n desc
 limit $4;

-- name: club_topic_of
-- Topic $2 of club $1; mine: account $3 began it.
select t.n, t.title, a.name as author, us(t.created_at) as created_at, us(t.last_at) as last_at, t.closed, t.next_post, t.author_id = $3 as mine,
       (select count(*) from club_post p where p.club_id = t.club_id and p.topic = t.n and p.removed_at is null) as posts
  from club_topic t join account a on a.id = t.author_id
 where t.club_id = $1 and t.n = $2 and not t.removed;

-- name: club_posts
-- The posts of topic $2 in club $1 after number $3, as account $4 reads them: it has blocked or muted the authors of the folded ones.
select p.n, a.name as author, p.body, us(p.at) as at, p.removed_at is not null as removed, p.author_id = $4 as mine,
       exists (select from acquaintance q where q.account_id = $4 and q.other_id = p.author_id and (q.blocked or q.muted)) as folded
  from club_post p join account a on a.id = p.author_id
 where p.club_id = $1 and p.topic = $2 and p.n > $3
 order by p.n
 limit $5;

-- name: club_post_of
-- Post $3 of topic $2 in club $1.
select p.id, p.author_id, a.name as author, p.body, us(p.at) as at
  from club_post p join club_topic t on t.club_id = p.club_id and t.n = p.topic and not t.removed join account a on a.id = p.author_id
 where p.club_id = $1 and p.topic = $2 and p.n = $3 and p.removed_at is null;

-- name: club_topic_insert
-- under: club
-- The next number of a club's topics, for a new one of account $2.
with next as (
  update club set next_topic = next_topic + 1 where id = $1 returning next_topic - 1 as n
)
insert into club_topic (club_id, n, title, author_id) select $1, next.n, $3, $2 from next returning n;

-- name: club_post_insert
-- under: club
with next as (
  update club_topic set next_post = next_post + 1, last_at = arena_now() where club_id = $1 and n = $2 returning next_post - 1 as n, last_at
)
insert into club_post (club_id, topic, n, author_id, body, at) select $1, $2, next.n, $3, $4, next.last_at from next returning n;

-- name: club_post_remove
-- under: club
update club_post set hash = encode(sha256(convert_to(body, 'UTF8')), 'hex'), body = '', removed_at = arena_now()
 where club_id = $1 and topic = $2 and n = $3 and removed_at is null;

-- name: club_topic_remove
-- under: club
with gone as (
  update club_post set hash = encode(sha256(convert_to(body, 'UTF8')), 'hex'), body = '', removed_at = arena_now()
   where club_id = $1 and topic = $2 and removed_at is null
)
update club_topic set removed = true, title = '' where club_id = $1 and n = $2;

-- name: club_topic_close
-- under: club
update club_topic set closed = $3 where club_id = $1 and n = $2;
