-- notebook.sql - notebooks, their authors and chapters. Every transaction that changes one begins with notebook_lock.

-- name: notebook_insert
-- makes: notebook
insert into notebook (public_id, owner_id, title, visibility) values ($1, $2, $3, $4) returning id;

-- name: notebooks_count
select count(*) as n from notebook where owner_id = $1;

-- name: notebook_bytes_of
-- The size of all notebooks of the owner of one.
select coalesce(sum(octet_length(c.tree)), 0)::bigint as bytes
  from notebook b join notebook n on n.owner_id = b.owner_id join notebook_chapter c on c.notebook_id = n.id
 where b.id = $1;

-- name: notebook_find
-- A notebook as account $2 (0: not signed in) can see it; no row where it cannot. What moderators hid, and what an
-- account shows that they closed, or a program of such an account, is only for its authors.
select n.id, n.public_id, n.title, n.visibility, a.name as owner, n.owner_id, n.owner_id = $2 as own, n.hidden_at is not null as hidden, n.invite_hash is not null as invites,
       us(n.created_at) as created_at, us(n.changed_at) as changed_at,
       exists (select from notebook_author w where w.notebook_id = n.id and w.account_id = $2) as writes
  from notebook n join account a on a.id = n.owner_id left join account o on o.id = a.owner_id
 where n.public_id = $1
   and ((n.visibility <> 'private' and n.hidden_at is null and a.closed_at is null and o.closed_at is null) or n.owner_id = $2
        or exists (select from notebook_author w where w.notebook_id = n.id and w.account_id = $2));

-- name: notebook_lock
-- locks: notebook
select id, owner_id from notebook where id = $1 for no key update;

-- name: notebook_hide
-- locks: notebook
-- Hide a notebook, or show it again.
update notebook set hidden_at = case when $2::boolean then coalesce(hidden_at, arena_now()) end where id = $1;

-- name: notebook_authors_of
-- rows: NOTEBOOK_AUTHORS
select a.name from notebook_author w join account a on a.id = w.account_id join notebook n on n.id = w.notebook_id
 where w.notebook_id = $1 and w.account_id <> n.owner_id
 order by w.at, w.account_id;

-- name: notebook_invited
-- The notebook of an invite link. Nobody joins one that moderators hid, or that of an account they closed.
select n.id, n.owner_id
  from notebook n join account a on a.id = n.owner_id left join account o on o.id = a.owner_id
 where n.public_id = $1 and n.invite_hash = $2 and n.hidden_at is null and a.closed_at is null and o.closed_at is null;

-- name: notebook_invite_put
-- under: notebook
-- A new link replaces the one before; null: there is none.
update notebook set invite_hash = $2 where id = $1;

-- name: notebook_author_count
-- The authors besides account $2.
select count(*) as n from notebook_author where notebook_id = $1 and account_id <> $2;

-- name: notebook_author_put
-- under: notebook
insert into notebook_author (notebook_id, account_id) values ($1, $2) on conflict do nothing;

-- name: notebook_author_drop
-- under: notebook
delete from notebook_author where notebook_id = $1 and account_id = $2;

-- name: notebook_update
-- under: notebook
update notebook set title = coalesce($2, title), visibility = coalesce($3, visibility), changed_at = arena_now() where id = $1;

-- name: notebook_touch
-- under: notebook
update notebook set changed_at = arena_now() where id = $1;

-- name: notebook_drop
-- under: notebook
delete from notebook where id = $1;

-- name: notebooks_public
-- Public notebooks with at least one chapter, those created last first; $1: of this game only, null: of all.
select n.id, n.public_id, n.title, n.visibility, a.name as owner, us(n.created_at) as created_at, us(n.changed_at) as changed_at,
       s.chapters, s.nodes, s.games
  from notebook n
  join account a on a.id = n.owner_id
  left join account o on o.id = a.owner_id
  join lateral (select count(*) as chapters, sum(c.nodes) as nodes, string_agg(distinct c.game, ' ' order by c.game) as games
                  from notebook_chapter c where c.notebook_id = n.id) s on s.chapters > 0
 where n.visibility = 'public' and n.hidden_at is null and n.id < $2 and a.closed_at is null and o.closed_at is null
   and ($1::text is null or exists (select from notebook_chapter c where c.game = $1 and c.notebook_id = n.id))
 order by n.id desc
 limit $3;

-- name: notebooks_mine
-- The notebooks in which an account writes.
select n.id, n.public_id, n.title, n.visibility, a.name as owner, us(n.created_at) as created_at, us(n.changed_at) as changed_at,
       s.chapters, s.nodes, s.games
  from notebook n
  join account a on a.id = n.owner_id
  join lateral (select count(*) as chapters, coalesce(sum(c.nodes), 0) as nodes, coalesce(string_agg(distinct c.game, ' ' order by c.game), '') as games
                  from notebook_chapter c where c.notebook_id = n.id) s on true
 where n.id in (select o.id from notebook o where o.owner_id = $1 union select w.notebook_id from notebook_author w where w.account_id = $1) and n.id < $2
 order by n.id desc
 limit $3;

-- name: notebook_chapters_of
-- rows: NOTEBOOK_CHAPTERS
select number, title, game, variant, nodes, version from notebook_chapter where notebook_id = $1 order by place, number;

-- name: notebook_size
select count(*) as chapters, coalesce(sum(nodes), 0)::bigint as nodes, coalesce(max(place), 0) as place from notebook_chapter where notebook_id = $1;

-- name: chapter_find
select number, title, game, variant, options, position, tree, nodes, version, us(changed_at) as changed_at
  from notebook_chapter where notebook_id = $1 and number = $2;

-- name: chapter_number
-- under: notebook
-- The number of a new chapter.
update notebook set next_chapter = next_chapter + 1, changed_at = arena_now() where id = $1 returning next_chapter - 1 as number;

-- name: chapter_insert
-- under: notebook
insert into notebook_chapter (notebook_id, number, place, title, game, variant, options, position, tree, nodes)
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10);

-- name: chapter_update
-- under: notebook
-- Only the version that was read is replaced.
update notebook_chapter set title = $4, tree = $5, nodes = $6, version = version + 1, changed_at = arena_now()
 where notebook_id = $1 and number = $2 and version = $3;

-- name: chapter_place
-- under: notebook
update notebook_chapter set place = $3 where notebook_id = $1 and number = $2;

-- name: chapter_drop
-- under: notebook
delete from notebook_chapter where notebook_id = $1 and number = $2;

-- name: notebook_copy
-- under: notebook
-- The chapters of one notebook into a new one.
insert into notebook_chapter (notebook_id, number, place, title, game, variant, options, position, tree, nodes)
select $2, row_number() over (order by place, number), row_number() over (order by place, number), title, game, variant, options, position, tree, nodes
  from notebook_chapter where notebook_id = $1;

-- name: notebook_copied
-- under: notebook
update notebook set next_chapter = 1 + (select count(*) from notebook_chapter c where c.notebook_id = notebook.id) where id = $1;

-- name: notebooks_hold
-- locks: notebook
-- An account is closed: everything it writes in.
with held as (
  select id from notebook
   where id in (select o.id from notebook o where o.owner_id = $1 union select w.notebook_id from notebook_author w where w.account_id = $1)
   order by id for no key update
)
select count(*) as n from held;

-- name: notebook_authors_end
-- under: notebook
delete from notebook_author where account_id = $1;

-- name: notebooks_pass
-- under: notebook
-- The work of the other authors is kept: the first of them owns it now, and decides again who can see it.
update notebook n set owner_id = w.account_id, invite_hash = null, visibility = 'private'
  from (select distinct on (notebook_id) notebook_id, account_id from notebook_author order by notebook_id, at, account_id) w
 where n.owner_id = $1 and w.notebook_id = n.id;

-- name: notebooks_end
-- under: notebook
delete from notebook where owner_id = $1;
