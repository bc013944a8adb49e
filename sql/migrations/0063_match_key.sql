-- PostgreSQL looks at every foreign key to a table, and copies the list of them, whenever a row of that table is updated. 31 tables refer to matches,
-- and a match is updated at every turn. From now on they refer to a table of the matches' numbers, which nothing updates. This step and the two
-- that follow change that while the arena works; programs of the previous release go on.
set local lock_timeout = '5s';

create table match_key (id bigint primary key);
comment on table match_key is 'The number of each match. Tables refer to it instead of match, whose rows change at every turn: see decision 002';

-- Programs have no right on that table, so both run as its owner.
create function match_key_add() returns trigger language plpgsql security definer set search_path = public, pg_temp as
$$ begin
  insert into match_key (id) values (new.id);
  return null;
end $$;
comment on function match_key_add() is 'A new match gets its row in match_key';
create function match_key_drop() returns trigger language plpgsql security definer set search_path = public, pg_temp as
$$ begin
  delete from match_key where id = old.id;
  return null;
end $$;
comment on function match_key_drop() is 'What refers to a match that is deleted goes, or keeps it from being deleted';
create trigger match_keyed after insert on match for each row execute function match_key_add();
create trigger match_unkeyed after delete on match for each row execute function match_key_drop();
