-- How many sets a program plays in a season is kept where it changes, so that beginning a game does not read all sets of the season; and the sets of
-- one program are found by an index. Triggers keep the number, so that it is right whichever release writes.
set local lock_timeout = '5s';

alter table league_entry add column sets int not null default 0 check (sets >= 0);
comment on column league_entry.sets is 'Sets of its season in which it plays';

create index league_set_players on league_set using gin (players);

create function league_count_set() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update league_entry set sets = sets + 1
   where game = new.game and variant = new.variant and account_id = any (new.players) and season = new.season;
  return null;
end $$;
create trigger league_sets_counted after insert on league_set for each row execute function league_count_set();

-- An entry that comes back can have a set of the season before it counts for it.
create function league_count_season() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  new.sets := (select count(*) from league_set l
                where l.players @> array[new.account_id] and l.game = new.game and l.variant = new.variant and l.season = new.season);
  return new;
end $$;
create trigger league_season_counted before update of season on league_entry for each row execute function league_count_season();

update league_entry set season = season;
