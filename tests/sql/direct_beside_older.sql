-- What programs that do not know of messages between two people send beside them: they take reports of players, one open report each, and find no call that
-- they could not make.
insert into account (public_id, name, name_key, kind) values ('aaaaaaaaaa', 'Ann', 'ann', 'human'), ('bbbbbbbbbb', 'Ben', 'ben', 'human');
insert into endpoint (public_id, account_id, kind, kinds, url, label, secret)
select 'eeeeeeeeee', id, 'webhook', 7, 'https://example.org/', 'hook', decode(repeat('00', 32), 'hex') from account where name = 'Ann';

do $$
declare
  ann bigint := (select id from account where name = 'Ann');
  ben bigint := (select id from account where name = 'Ben');
  hook bigint := (select id from endpoint);
begin
  insert into report (public_id, reporter_id, writer_id, direct_n, reason, text, said, said_at) values
    ('dddddddddd', ann, ben, 1, 'abuse', '', 'word', now()), ('dddddddddf', ann, ben, 2, 'abuse', '', 'word', now());
  for i in 1..2 loop
    insert into report (public_id, reporter_id, accused_id, reason, text) values (repeat(chr(96 + i), 10), ann, ben, 'abuse', '')
    on conflict (reporter_id, accused_id) where match_id is null and closed_at is null do nothing;
  end loop;
  assert (select count(*) filter (where direct_n is null) = 1 and count(*) = 3 and bool_and(about_id = ben) from report), 'a report of a player is not taken, or twice';

  insert into endpoint_call (endpoint_id, kind, due_at, direct_due_at) values (hook, 4, 'infinity', arena_now());
  assert not exists (select from endpoint_call where sent_at is null and failed_at is null and due_at <= arena_now()), 'an older program finds the call';
  assert exists (select from endpoint_call where least(due_at, direct_due_at) <= arena_now()), 'nobody finds it';
end $$;
