-- Orders, snapshots and transcripts in partitions by match, as events are (backend/docs/decisions, partitions). The arena goes on meanwhile: a
-- copy of each table is made beside it, matches that change are noted by a trigger, and they are copied again when the copy takes the table's
-- place. This step and the next one begin, parts_fill copies, the last three put the copies in place. Each is for one table, so that a step and
-- a transaction never wait for each other. A step that gets no lock for two minutes fails and can be run again. The arena works between any two.
set local lock_timeout = '5s';

create table parts_changed (
  of       text not null,
  match_id bigint not null,
  primary key (of, match_id)
);
comment on table parts_changed is 'Matches changed since their table began to be copied into partitions; gone when all copies are in place';

-- Programs have no right on that table, so the trigger runs as its owner.
create function parts_note() returns trigger language plpgsql security definer set search_path = public, pg_temp as
$$
begin
  insert into parts_changed (of, match_id) values (tg_table_name, coalesce(new.match_id, old.match_id)) on conflict do nothing;
  return null;
end
$$;

-- Requests queue behind a lock that waits. So each try is shorter than a request's patience, and lets them pass when it fails.
create procedure parts_lock(what text) language plpgsql as
$$
begin
  for try in 1..120 loop
    begin
      perform set_config('lock_timeout', '500ms', true);
      execute 'lock table ' || what;
      return;
    exception when lock_not_available then
      if try = 120 then raise; end if;
    end;
    perform pg_sleep(0.5);
  end loop;
end
$$;

-- The caller has made sure that nobody is writing to the table.
create procedure parts_begin(t name, key text) language plpgsql as
$$
begin
  execute format('create table %I (like %I including defaults including constraints including comments, primary key (%s)) partition by hash (match_id)',
                 t || '_parts', t, key);
  for i in 0..3 loop
    execute format('create table %I partition of %I for values with (modulus 4, remainder %s)', t || '_' || i, t || '_parts', i);
  end loop;
  execute format('create trigger parts_note after insert or update or delete on %I for each row execute function parts_note()', t);
end
$$;

create procedure parts_fill(t name) language plpgsql as
$$
begin
  execute format('insert into %I select * from %I', t || '_parts', t);
  execute format('analyze %I', t || '_parts');
end
$$;

create procedure parts_swap(t name) language plpgsql as
$$
declare
  comment text := obj_description(t::regclass);
  granted record;
begin
  call parts_lock(format('%I in access exclusive mode', t));
  execute format('delete from %I where match_id in (select match_id from parts_changed where of = %L)', t || '_parts', t);
  execute format('insert into %I select * from %I where match_id in (select match_id from parts_changed where of = %L)', t || '_parts', t, t);
  delete from parts_changed where of = t;
  for granted in
    select privilege_type as what, grantee::regrole as role from pg_class, aclexplode(relacl) where oid = t::regclass and grantee not in (0, relowner)
  loop
    execute format('grant %s on %I to %s', granted.what, t || '_parts', granted.role);
  end loop;
  execute format('drop table %I', t);
  execute format('alter table %I rename to %I', t || '_parts', t);
  execute format('alter index %I rename to %I', t || '_parts_pkey', t || '_pkey');
  execute format('comment on table %I is %L', t, comment);
end
$$;

-- Each transaction that writes orders or snapshots has locked the row of its match. This lock waits for all of them, while it holds nothing that they need.
call parts_lock('match in exclusive mode');
call parts_begin('match_order', 'match_id, turn, seat');
call parts_begin('match_snapshot', 'match_id, n');
