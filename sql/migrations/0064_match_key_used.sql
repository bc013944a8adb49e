-- Each foreign key to matches becomes one to their numbers. The rows that are there are checked in the next step, which nobody waits for.
set local lock_timeout = '5s';
insert into match_key (id) select id from match on conflict do nothing;
analyze match_key;

do $$
declare
  keys jsonb := (select jsonb_agg(jsonb_build_object('table', conrelid::regclass::text, 'name', conname, 'text', pg_get_constraintdef(oid)) order by conrelid)
                   from pg_constraint where confrelid = 'match'::regclass and contype = 'f' and conparentid = 0);
  tables regclass[] := (select array_agg(distinct (k->>'table')::regclass::oid) from jsonb_array_elements(keys) k);
  key jsonb;
  part text;
begin
  call match_key_lock('match'::regclass || tables, 'access exclusive');
  for key in select * from jsonb_array_elements(keys) loop
    execute format('alter table %s drop constraint %I', key->>'table', key->>'name');
    -- A table in partitions takes only keys that are checked at once, so its partitions get them first.
    for part in
      select key->>'table' where not exists (select from pg_partition_tree(key->>'table'))
      union all select relid::regclass::text from pg_partition_tree(key->>'table') where isleaf
    loop
      execute format('alter table %s add constraint %I %s not valid', part, key->>'name', replace(key->>'text', ' REFERENCES match(id)', ' REFERENCES match_key(id)'));
    end loop;
  end loop;
end $$;
