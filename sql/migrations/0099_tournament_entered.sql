-- As with the members of clubs: lists of tournaments show numbers that are kept where they change, and count no entries. A transaction that writes an entry
-- holds its tournament, so nobody waits for another.
set local lock_timeout = '5s';

alter table tournament
  add column placed int not null default 0 check (placed >= 0),
  add column queued int not null default 0 check (queued >= 0);
comment on column tournament.placed is 'How many of its entries have a place';
comment on column tournament.queued is 'How many of its entries wait for a place';

create function tournament_count_entries() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op <> 'INSERT' then
    update tournament set placed = placed - (old.status = 'in')::int, queued = queued - (old.status = 'waiting')::int where id = old.tournament_id;
  end if;
  if tg_op <> 'DELETE' then
    update tournament set placed = placed + (new.status = 'in')::int, queued = queued + (new.status = 'waiting')::int where id = new.tournament_id;
  end if;
  return null;
end $$;
create trigger tournament_entries_counted after insert or delete or update of status on tournament_entry for each row
  execute function tournament_count_entries();
update tournament t
   set placed = e.placed, queued = e.queued
  from (select tournament_id, count(*) filter (where status = 'in') as placed, count(*) filter (where status = 'waiting') as queued from tournament_entry group by tournament_id) e
 where t.id = e.tournament_id;

-- Nor does a list walk past what its reader does not see: private tournaments of a club, and matches that it was asked for and has not accepted.
create index tournament_club_public on tournament (club_id, id desc) where club_id is not null and not private;
create index tournament_rival_public on tournament (rival_id, id desc) where rival_agreed and not private;
create index tournament_rival_agreed on tournament (rival_id, id desc) where rival_agreed;
