-- As with the members of clubs: how many games are in a collection is kept, not counted. No match is ever deleted.
set local lock_timeout = '5s';

alter table collection
  add column matches int not null default 0 check (matches >= 0),
  add column shown_matches int not null default 0 check (shown_matches >= 0);
comment on column collection.matches is 'How many games are in it';
comment on column collection.shown_matches is 'How many of them others see: not the private ones. Whether a game is private never changes';

create function collection_count_matches() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'INSERT' then
    update collection k set matches = k.matches + a.n, shown_matches = k.shown_matches + a.shown
      from (select c.collection_id, count(*) as n, count(*) filter (where not m.private) as shown
              from added c left join match m on m.id = c.match_id group by c.collection_id) a
     where k.id = a.collection_id;
  else
    update collection k set matches = k.matches - g.n, shown_matches = k.shown_matches - g.shown
      from (select c.collection_id, count(*) as n, count(*) filter (where not m.private) as shown
              from gone c left join match m on m.id = c.match_id group by c.collection_id) g
     where k.id = g.collection_id;
  end if;
  return null;
end $$;
create trigger collection_matches_added after insert on collection_match referencing new table as added for each statement
  execute function collection_count_matches();
create trigger collection_matches_gone after delete on collection_match referencing old table as gone for each statement
  execute function collection_count_matches();
update collection k set (matches, shown_matches) =
  (select count(*), count(*) filter (where not m.private) from collection_match c left join match m on m.id = c.match_id where c.collection_id = k.id);
