-- Numbers that public lists show and sort by are kept where they change: no list counts what others store. Triggers keep them, so that they are
-- right whichever release writes, and when rows go with an account. Of collections in the next migration: nobody waits for a club meanwhile.
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
