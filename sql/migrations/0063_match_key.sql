-- PostgreSQL looks at every foreign key to a table, and copies the list of them, whenever a row of that table is updated. 31 tables refer to matches,
-- and a match is updated at every turn. From now on they refer to a table of the matches' numbers, which nothing updates. This step and the three
-- that follow change that while the arena works; programs of the previous release go on. A step that gets no lock fails and can be run again.
set local lock_timeout = '5s';

create table match_key (id bigint primary key);
comment on table match_key is 'The number of each match. Tables refer to it instead of match, whose rows change at every turn: see decision 002';

-- Locks tables and their partitions for a change. Requests queue behind a lock that waits: a try that does not get all locks within 0.9 s, which is
-- less than a request's patience and than deadlock_timeout, gives back those it has. The order is that of requests, with match first.
create procedure match_key_lock(tables regclass[], mode text) language plpgsql as
$$
declare
  every regclass[] := (select array_agg(coalesce(p.relid, o.t) order by o.n, p.level, p.relid)
                         from unnest(tables) with ordinality o (t, n) left join lateral pg_partition_tree(o.t) p on true);
  t regclass;
  until timestamptz;
begin
  -- Autovacuum makes room for a lock that has waited for deadlock_timeout, longer than a try. This lock conflicts with it, but with no request.
  perform set_config('lock_timeout', '1min', true);
  foreach t in array every loop execute format('lock table only %s in share update exclusive mode', t); end loop;
  for try in 1..120 loop
    begin
      until := clock_timestamp() + interval '0.9 s';
      foreach t in array every loop
        perform set_config('lock_timeout', greatest(1, extract(epoch from until - clock_timestamp()) * 1000)::int::text, true);
        execute format('lock table only %s in %s mode', t, mode);
      end loop;
      return;
    exception when lock_not_available or deadlock_detected then
      if try = 120 then raise; end if;
    end;
    perform pg_sleep(0.5);
  end loop;
end
$$;

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
call match_key_lock(array['match'::regclass], 'share row exclusive');
create trigger match_keyed after insert on match for each row execute function match_key_add();
create trigger match_unkeyed after delete on match for each row execute function match_key_drop();
