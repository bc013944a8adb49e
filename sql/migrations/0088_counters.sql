-- Numbers that public lists show and sort by are kept where they change: no list counts what others store. Triggers keep them, so that they are
-- right whichever release writes, and when rows go with an account or a match.
set local lock_timeout = '5s';

alter table club add column members int not null default 0 check (members >= 0);
comment on column club.members is 'How many of its people are officers or members';

create function club_count_members() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op <> 'INSERT' and old.state in ('officer', 'member') then
    if tg_op = 'UPDATE' and new.state in ('officer', 'member') and new.club_id = old.club_id then return null; end if;
    update club set members = members - 1 where id = old.club_id;
  end if;
  if tg_op <> 'DELETE' and new.state in ('officer', 'member') then
    update club set members = members + 1 where id = new.club_id;
  end if;
  return null;
end $$;
create trigger club_members_counted after insert or delete or update of state, club_id on club_member for each row
  execute function club_count_members();
update club b set members = (select count(*) from club_member m where m.club_id = b.id and m.state in ('officer', 'member'));

-- (-id) is there so that one scan backwards reads most members first, the older club first. name_key "C": a part of a name's beginning is a range.
create index club_largest on club (members, (-id));
create index club_largest_language on club (language, members, (-id));
create index club_name on club (name_key collate "C");

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
