-- What a program that does not know of blind matches sends about one: it cannot start it unmasked, its renames do not show, and its end reveals.
insert into account (public_id, name, name_key, kind, deleted_at) values
  ('aaaaaaaaaa', 'Ann', 'ann', 'human', null), ('bbbbbbbbbb', 'Former player', 'former:b', 'guest', now());
insert into match (public_id, game, variant, options, rules_version, seats, clock, rated, spectators, press, absence, private, seed, nonce, seed_commitment,
                   stage, turns, owes, seqs, message_seqs, turn_started, changed_at, bank_ms, used_ms, state_hash, blind)
select id, 'stratic', 'base', '{}', 1, 2, '{"mode":"live"}', false, 'public', 'all', '{}', true, '0123456789abcdef',
       '0123456789abcdef0123456789abcdef', '', 'play', '{1,1}', 0, '{1,1,1}', '{0,0,0}', now(), now(), '{0,0}', '{0,0}', '', id = 'mmmmmmmmmm'
  from unnest(array['mmmmmmmmmm', 'nnnnnnnnnn']) id;
insert into match_seat (match_id, seat, account_id, name, kind)
select m.id, a.id - (select min(id) from account where public_id in ('aaaaaaaaaa', 'bbbbbbbbbb')), a.id, 'Player', 'human'
  from match m, account a where m.blind and a.public_id in ('aaaaaaaaaa', 'bbbbbbbbbb');
insert into lobby (public_id, game, variant, options, seats, clock, rated, private, spectators, press, absence, creator_id, blind)
select 'cccccccccc', 'stratic', 'base', '{}', 2, '{}', false, false, 'public', 'all', '{}', id, true from account where name = 'Ann';

do $$
declare
  started boolean := true;
begin
  begin
    update lobby set status = 'started', match_id = (select id from match where public_id = 'nnnnnnnnnn');
  exception when lock_not_available then
    started := false;
  end;
  assert not started, 'a blind lobby became a match that shows names';
  update lobby set status = 'started', match_id = (select id from match where public_id = 'mmmmmmmmmm');

  update match_seat set name = 'Ann', kind = 'guest' where name = 'Player';
  assert (select bool_and(name = 'Player' and kind = 'human') from match_seat s join match m on m.id = s.match_id where m.blind), 'a rename shows in a blind match that is running';
  update match set status = 'finished' where blind;
  assert (select string_agg(name || ' ' || kind, ', ' order by seat) from match_seat s join match m on m.id = s.match_id where m.blind) = 'Ann human, Former player human', 'the end does not tell who played';
  assert not (select private from match where blind), 'the match is not as public as its lobby';
  update match_seat set name = 'Anna' where name = 'Ann';
  assert exists (select from match_seat where name = 'Anna'), 'a rename does not show after the end';
end $$;
