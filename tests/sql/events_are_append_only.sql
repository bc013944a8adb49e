-- Nobody changes what has happened: an event is neither updated nor deleted, in any partition.
insert into match_event (match_id, n, kind, turn, body, tale, hash, at)
select m, 1, 'turn', 0, '{"kind":"turn"}', '[]', '0000000000000000', clock_timestamp() from generate_series(1, 8) m;

do $$
declare
  change text;
begin
  foreach change in array array[
    'update match_event set body = body where match_id = %s', 'update match_event set turn = 7 where match_id = %s and n = 1',
    'update match_event set match_id = match_id + 1 where match_id = %s', 'delete from match_event where match_id = %s']
  loop
    for m in 1..8 loop
      begin
        execute format(change, m);
      exception when raise_exception then
        if sqlerrm not like '%append-only%' then raise; end if;
        continue;
      end;
      raise 'allowed: %', format(change, m);
    end loop;
  end loop;
  if (select count(*) from match_event) <> 8 or (select count(*) from match_event where turn <> 0) <> 0 then
    raise 'the events are not what they were';
  end if;
end $$;
