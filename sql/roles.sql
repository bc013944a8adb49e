-- roles.sql - run by a superuser inside the arena's database, any number of times: the roles, and the database in its owner's hands.
-- What each role may do stands in privileges.sql, which the owner applies. A database that one account owned before is handed over.
do $$
declare
  role text;
  thing text;
begin
  foreach role in array array['quad_owner', 'quad_api', 'quad_clock', 'quad_bot', 'quad_waiter', 'quad_reader'] loop
    if to_regrole(role) is null then
      execute format('create role %I', role);
    end if;
    execute format('alter role %I login nosuperuser nocreatedb nocreaterole noreplication nobypassrls', role);
    execute format('alter role %I set search_path = public, pg_temp', role);
  end loop;
  if not pg_has_role('quad_owner', 'pg_monitor', 'member') then -- quad doctor reads how far standbys are, and where the data is
    grant pg_monitor to quad_owner;
  end if;
  execute format('alter database %I owner to quad_owner', current_database());

  -- Sequences of identity columns and partitions' parts of an index follow their tables; what an extension made stays its own.
  for thing in
    select format('alter %s %s owner to quad_owner',
                  case relkind when 'v' then 'view' when 'm' then 'materialized view' when 'S' then 'sequence' else 'table' end, c.oid::regclass)
      from pg_class c
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'S') and relowner <> 'quad_owner'::regrole
       and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype in ('a', 'i', 'e') and relkind = 'S')
    union all
    select format('alter routine %s owner to quad_owner', p.oid::regprocedure)
      from pg_proc p
     where pronamespace = 'public'::regnamespace and proowner <> 'quad_owner'::regrole
       and not exists (select from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')
    union all
    select format('alter domain %s owner to quad_owner', t.oid::regtype)
      from pg_type t
     where typnamespace = 'public'::regnamespace and typtype = 'd' and typowner <> 'quad_owner'::regrole
  loop
    execute thing;
  end loop;
end $$;
