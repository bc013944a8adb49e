-- name: player_find
-- An account by its name key, or a built-in bot by its title.
select a.id, a.public_id, a.name, a.kind, a.model, us(a.created_at) as created_at, o.name as owner
  from (select 1 as rank, id from account where name_key = $1 and deleted_at is null
        union all
        (select 2, id from account where kind = 'builtin' and name = $2 order by id limit 1)) found
  join account a on a.id = found.id
  left join account o on o.id = a.owner_id and o.deleted_at is null
 order by found.rank
 limit 1;

-- name: player_counts
-- The results of an account's latest public matches, by game. The number of matches read is limited.
select game, count(*) as played, count(*) filter (where place = 1 and firsts = 1) as won,
       count(*) filter (where place = 1 and firsts > 1) as drawn, count(*) filter (where place > 1) as lost
  from (select m.game, s.place, case when s.place = 1 then (select count(*) from match_seat o where o.match_id = m.id and o.place = 1) end as firsts
          from (select match_id, place from match_seat where account_id = $1 order by match_id desc limit $2) s
          join match m on m.id = s.match_id
         where m.status = 'finished' and not m.private) ended
 group by game
 order by count(*) desc, game;

-- name: player_matches_live
-- An account's running matches that others can watch, newest first.
select m.id, m.public_id, m.game, m.variant, m.options, m.rules_version, m.seats, m.clock, m.rated, m.spectators, m.press, m.private, m.status,
       m.stage, m.turns, m.seed_commitment, us(m.created_at) as created_at, m.result, us(m.finished_at) as finished_at, m.seed, m.nonce,
       m.purpose, m.delay_turns, m.sealed,
       (select json_agg(json_build_object('seat', p.seat, 'name', p.name, 'kind', p.kind, 'place', p.place, 'score', p.score)
                        order by p.seat) from match_seat p where p.match_id = m.id) as people
  from match_seat s join match m on m.id = s.match_id
 where s.account_id = $1 and s.active and s.match_id < $2 and m.status in ('live', 'paused') and not m.private and m.spectators <> 'none'
 order by s.match_id desc
 limit $3;

-- name: player_matches_finished
-- An account's finished public matches, those begun last first.
select m.id, m.public_id, m.game, m.variant, m.options, m.rules_version, m.seats, m.clock, m.rated, m.spectators, m.press, m.private, m.status,
       m.stage, m.turns, m.seed_commitment, us(m.created_at) as created_at, m.result, us(m.finished_at) as finished_at, m.seed, m.nonce,
       m.purpose, m.delay_turns, m.sealed,
       (select json_agg(json_build_object('seat', p.seat, 'name', p.name, 'kind', p.kind, 'place', p.place, 'score', p.score)
                        order by p.seat) from match_seat p where p.match_id = m.id) as people
  from match_seat s join match m on m.id = s.match_id
 where s.account_id = $1 and s.match_id < $2 and m.status = 'finished' and not m.private
 order by s.match_id desc
 limit $3;
