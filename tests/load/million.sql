-- million.sql - :matches finished matches between :people accounts, for measuring pages over a full archive. No events: lists never
-- read them. Results are spread as in play: one in twenty drawn, one in four resigned, lengths from 5 to 400, over six years.
insert into account (public_id, name, name_key, kind)
select translate(lpad(i::text, 10, '0'), '0189', 'abcd'), 'Load ' || i, 'load ' || i, 'human'
  from generate_series(1, :people) i;

create temp table made as
select i, translate(lpad((2e9 + i)::bigint::text, 10, '0'), '0189', 'abcd') as public_id,
       case when i % 10 < 7 then 'stratic' else 'nullgame' end as game, i % 20 = 0 as drawn, i % 4 = 1 as resigned,
       5 + (random() * random() * 395)::int as turns, timestamptz '2020-01-01' + i * (interval '6 years' / :matches) as at,
       1 + (random() * random() * (:people - 1))::int as one, 1 + (random() * (:people - 1))::int as two
  from generate_series(1, :matches) i;

insert into match (public_id, game, variant, options, rules_version, seats, clock, rated, spectators, press, absence, private, seed, nonce,
                   seed_commitment, created_at, status, events, stage, turns, owes, seqs, message_seqs, turn_started, changed_at,
                   bank_ms, used_ms, state_hash, result, finished_at)
select public_id, game, case when game = 'stratic' and i % 11 = 0 then 'true_endless' else 'base' end, '{}', 1, 2,
       '{"mode": "live", "early": true, "turn_seconds": 60}', i % 3 = 0, 'public', 'all', '{"after": 1, "policy": "default"}', i % 50 = 3,
       lpad(to_hex(i), 16, '0'), lpad(to_hex(i), 32, '0'), repeat('0', 64), at - interval '1 hour', 'finished', turns, 'play',
       array[turns, turns], 0, array[turns, turns, turns], array[0, 0, 0], at, at, array[0, 0], array[0, 0], '0000000000000000',
       jsonb_build_object('places', case when drawn then '[1, 1]'::jsonb when i % 2 = 0 then '[1, 2]' else '[2, 1]' end,
                          'scores', '[0, 0]'::jsonb, 'reason', case when drawn then 'agreement' when resigned then 'resign' else 'commander' end), at
  from made;

insert into match_seat (match_id, seat, account_id, name, kind, active, place, score, finished_at)
select m.id, s.seat, a.id, a.name, a.kind, false, (m.result->'places'->>s.seat)::int, 0, m.finished_at
  from made join match m on m.public_id = made.public_id
 cross join lateral (values (0, one), (1, case when two = one then two % :people + 1 else two end)) s (seat, who)
  join account a on a.name_key = 'load ' || s.who;

analyze;
