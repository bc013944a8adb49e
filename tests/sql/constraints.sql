-- The constraints are the last referee: what the platform would never write, the tables refuse.
insert into account (public_id, name, name_key, kind) values ('aaaaaaaaaa', 'Ann', 'ann', 'guest'), ('bbbbbbbbbb', 'Ben', 'ben', 'guest');
insert into lobby (public_id, game, variant, options, seats, clock, rated, private, spectators, press, absence, creator_id)
select 'cccccccccc', 'stratic', 'base', '{}', 2, '{}', false, false, 'public', 'all', '{}', id from account where name = 'Ann';
insert into lobby_seat (lobby_id, seat, account_id) select l.id, 0, a.id from lobby l, account a where a.name = 'Ann';

create procedure refused(change text, by text) language plpgsql as $$
declare
  name text;
begin
  begin
    execute change;
  exception when integrity_constraint_violation then
    get stacked diagnostics name = constraint_name;
    if by <> '' and name not like '%' || by || '%' and sqlerrm not like '%' || by || '%' then raise 'refused by % instead of %: %', name, by, change; end if;
    return;
  end;
  raise 'allowed: %', change;
end $$;

-- names and ids
call refused($$insert into account (public_id, name, name_key, kind) values ('dddddddddd', 'ANN', 'ann', 'guest')$$, 'name_key');
call refused($$insert into account (public_id, name, name_key, kind) values ('UPPERCASE2', 'Cid', 'cid', 'guest')$$, 'public_id');
call refused($$insert into account (public_id, name, name_key, kind) values ('aaaaaaaaaa', 'Cid', 'cid', 'guest')$$, 'public_id');
call refused($$insert into account (public_id, name, name_key, kind) values ('dddddddddd', '', 'cid', 'guest')$$, 'name');
call refused($$insert into account (public_id, name, name_key, kind) values ('dddddddddd', 'Cid', 'cid', 'emperor')$$, 'kind');
call refused($$insert into account (public_id, name, name_key, kind) values ('dddddddddd', 'Cid', 'cid', 'builtin')$$, '');
-- seats are limited: one account, one seat; one seat, one account
call refused($$insert into lobby_seat (lobby_id, seat, account_id) select l.id, 0, a.id from lobby l, account a where a.name = 'Ben'$$, 'pkey');
call refused($$insert into lobby_seat (lobby_id, seat, account_id) select l.id, 1, a.id from lobby l, account a where a.name = 'Ann'$$, 'lobby_seat_once');
call refused($$insert into lobby_seat (lobby_id, seat, account_id) select l.id, 16, a.id from lobby l, account a where a.name = 'Ben'$$, 'seat');
call refused($$update lobby set seats = 17$$, 'seat_count');
call refused($$update lobby set status = 'lost'$$, 'status');
call refused($$update lobby set press = 'loud'$$, 'press');
call refused($$update lobby set seed = 'not hex'$$, 'seed');
-- events count from 1, once each, and are of known kinds
insert into match_event (match_id, n, kind, turn, body, tale, hash, at) values (1, 1, 'turn', 0, '{}', '[]', '', clock_timestamp());
call refused($$insert into match_event (match_id, n, kind, turn, body, tale, hash, at) values (1, 1, 'turn', 0, '{}', '[]', '', clock_timestamp())$$, 'pkey');
call refused($$insert into match_event (match_id, n, kind, turn, body, tale, hash, at) values (1, 0, 'turn', 0, '{}', '[]', '', clock_timestamp())$$, 'event_number');
call refused($$insert into match_event (match_id, n, kind, turn, body, tale, hash, at) values (1, 2, 'miracle', 0, '{}', '[]', '', clock_timestamp())$$, 'kind');
-- what is not for play is private, so that no list holds it
insert into match (public_id, game, variant, options, rules_version, seats, clock, rated, spectators, press, absence, private, seed, nonce, seed_commitment,
                   stage, turns, owes, seqs, message_seqs, turn_started, changed_at, bank_ms, used_ms, state_hash)
values ('eeeeeeeeee', 'stratic', 'base', '{}', 1, 2, '{"mode":"live"}', false, 'public', 'all', '{}', false, '0123456789abcdef',
        '0123456789abcdef0123456789abcdef', '', 'play', '{1,1}', 0, '{1,1,1}', '{0,0,0}', now(), now(), '{0,0}', '{0,0}', '');
call refused($$update match set purpose = 'fame'$$, 'purpose');
call refused($$update match set purpose = 'puzzle'$$, 'match_listed_is_play');
call refused($$update match set purpose = null$$, '');
-- what a match copies from its lobby and its accounts is checked as there
insert into match_seat (match_id, seat, account_id, name, kind) select m.id, 0, a.id, a.name, a.kind from match m, account a where a.public_id = 'aaaaaaaaaa' and m.public_id = 'eeeeeeeeee';
call refused($$update match_seat set kind = 'emperor'$$, 'match_seat_kind');
call refused($$insert into match_leaver (match_id, n, seat, account_id, name, kind, missed, at)
  select match_id, 1, seat, account_id, name, 'emperor', 0, arena_now() from match_seat$$, 'match_leaver_kind');
call refused($$update match set press = 'loud'$$, 'match_press');
call refused($$update match set spectators = 'everybody'$$, 'match_spectators');
call refused($$update lobby set spectators = 'everybody'$$, 'lobby_spectators');
-- whatever refers to a match refers to its number in match_key: a foreign key to match itself would cost something at every turn
do $$
begin
  if exists (select from pg_constraint where confrelid = 'match'::regclass) then
    raise 'tables that refer to match instead of match_key: %', (select string_agg(conrelid::regclass::text, ', ') from pg_constraint where confrelid = 'match'::regclass);
  end if;
  if exists (select from pg_attribute a join pg_class c on c.oid = a.attrelid
              where a.attname = 'match_id' and c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace
                and not exists (select from pg_constraint k where k.conrelid = c.oid and k.contype = 'f' and a.attnum = any (k.conkey))
                and c.relname !~ '^(match_event|match_order|match_snapshot|bot_memory|job|notebook.*|desk_.*|league_set)(_[0-3])?$') then
    raise 'tables whose match_id refers to nothing: %', (select string_agg(c.relname, ', ') from pg_attribute a join pg_class c on c.oid = a.attrelid
              where a.attname = 'match_id' and c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace
                and not exists (select from pg_constraint k where k.conrelid = c.oid and k.contype = 'f' and a.attnum = any (k.conkey)));
  end if;
  if exists (select from pg_constraint where confrelid = 'match_key'::regclass and not convalidated) then raise 'a key is not checked'; end if;
end $$;
call refused($$insert into match_seat (match_id, seat, account_id, name, kind) select 999, 0, id, name, kind from account where name = 'Ann'$$, 'match_seat_match_id_fkey');
call refused($$insert into match_transcript (match_id, seat, n, line, at) values (999, 0, 1, '{}', now())$$, 'match_transcript_match_id_fkey');
update lobby set match_id = (select id from match where public_id = 'eeeeeeeeee') where public_id = 'cccccccccc';
call refused($$delete from match where public_id = 'eeeeeeeeee'$$, 'lobby_match_id_fkey');
update lobby set match_id = null where public_id = 'cccccccccc';
begin;
delete from match where public_id = 'eeeeeeeeee';
do $$
begin
  if (select count(*) from match_key) <> (select count(*) from match) or exists (select from match_seat s where not exists (select from match m where m.id = s.match_id)) then
    raise 'something of a deleted match is left';
  end if;
end $$;
rollback;
-- one arena clock
call refused($$insert into arena_clock (only_row) values (false)$$, 'only_row');
call refused($$insert into arena_clock (only_row) values (true)$$, 'pkey');

do $$
begin
  update arena_clock set offset_us = 3600 * 1000000::bigint;
  if abs(extract(epoch from arena_now() - clock_timestamp()) - 3600) > 1 then raise 'arena_now() does not follow arena_clock'; end if;
  if us(at_us(1234567890123456)) <> 1234567890123456 then raise 'microseconds are lost on the way'; end if;
  if us(timestamptz '2026-11-21 04:00:00.123456+00') <> 1795233600123456 then raise 'us() is not microseconds since 1970'; end if;
end $$;
