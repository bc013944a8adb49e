-- collection.sql - games that accounts keep. Every transaction that changes a collection begins with collection_lock.

-- name: collection_insert
-- makes: collection
insert into collection (public_id, owner_id, title, visibility) values ($1, $2, $3, $4);

-- name: collections_count
select count(*) as n from collection where owner_id = $1;

-- name: collection_find
-- A collection as account $2 (0: not signed in) can see it; no row where it cannot. What moderators hid, and what an account shows that they
-- closed, or a program of such an account, is only for the owner.
select k.id, k.public_id, k.title, k.visibility, a.name as owner, k.owner_id, k.owner_id = $2 as own, k.hidden_at is not null as hidden,
       us(k.created_at) as created_at, us(k.changed_at) as changed_at
  from collection k join account a on a.id = k.owner_id left join account o on o.id = a.owner_id
 where k.public_id = $1 and ((k.visibility <> 'private' and k.hidden_at is null and a.closed_at is null and o.closed_at is null) or k.owner_id = $2);

-- name: collection_lock
-- locks: collection
select id from collection where id = $1 for no key update;

-- name: collections_of
-- The collections of an account, those created last first; $2: the public ones alone. `keeps`: whether the match $3 is in it. The number of
-- games is that of those a reader is shown: private ones are for the owner.
-- rows: COLLECTIONS_MAX
select k.id, k.public_id, k.title, k.visibility, a.name as owner, us(k.created_at) as created_at, us(k.changed_at) as changed_at,
       case when $2 then k.shown_matches else k.matches end as matches,
       exists (select from collection_match c where c.collection_id = k.id and c.match_id = (select id from match where public_id = $3)) as keeps
  from collection k join account a on a.id = k.owner_id left join account o on o.id = a.owner_id
 where k.owner_id = $1 and (not $2 or (k.visibility = 'public' and k.hidden_at is null and a.closed_at is null and o.closed_at is null))
 order by k.id desc;

-- name: collection_hide
-- locks: collection
-- Hide a collection, or show it again.
update collection set hidden_at = case when $2::boolean then coalesce(hidden_at, arena_now()) end where id = $1;

-- name: collection_notes
-- What its owner has written in a collection, the last first.
select note, us(added_at) as at from collection_match where collection_id = $1 and note <> '' order by n desc limit $2;

-- name: collection_update
-- under: collection
update collection set title = coalesce($2, title), visibility = coalesce($3, visibility), changed_at = arena_now() where id = $1;

-- name: collection_drop
-- under: collection
delete from collection where id = $1;

-- name: collection_size
select matches as n from collection where id = $1;

-- name: collection_keep
-- under: collection
-- Add a match, or change its note.
insert into collection_match (collection_id, match_id, note) select $1, m.id, $3 from match m where m.public_id = $2
on conflict (collection_id, match_id) do update set note = excluded.note;

-- name: collection_let_go
-- under: collection
delete from collection_match c using match m where c.collection_id = $1 and m.public_id = $2 and c.match_id = m.id;

-- name: collection_page
-- The matches added before $2, the last ones first; $4: private ones too.
select c.n, c.note, us(c.added_at) as added_at, m.id, m.public_id
  from collection_match c join match m on m.id = c.match_id
 where c.collection_id = $1 and c.n < $2 and ($4 or not m.private)
 order by c.n desc
 limit $3;

-- name: collections_end
-- locks: collection
-- An account is closed.
with held as (select id from collection where owner_id = $1 order by id for no key update)
delete from collection where id in (select id from held);
