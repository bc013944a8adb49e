-- The rows that were there before, table by table. Requests go on.
set local lock_timeout = '5s';
do $$
declare
  key record;
begin
  for key in select conrelid::regclass as of, conname from pg_constraint where confrelid = 'match_key'::regclass and not convalidated order by conrelid loop
    execute format('alter table %s validate constraint %I', key.of, key.conname);
  end loop;
end $$;
