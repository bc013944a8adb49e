-- roles.sql - run by a superuser inside the arena's database, any number of times: creates the roles, and gives the database to
-- quad_owner, also one that another account owned before. privileges.sql, which the owner applies, says what each role can do.
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
  if not pg_has_role('quad_owner', 'pg_monitor', 'member') then -- quad doctor reads the lag of standbys, and where the data is
    grant pg_monitor to quad_owner;
  end if;
  execute format('alter database %I owner to quad_owner', current_database());

  -- Sequences of identity columns and the parts of partitioned indexes follow their tables; objects of an extension keep their owner.
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
