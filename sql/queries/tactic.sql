-- name: tactics_keep
-- locks: tactic
-- The tactics of game $1 as the program has them ($2, a JSON list); those it no longer has are not offered any more. What solvers made of
-- their ratings stays.
with line as (
  select * from json_to_recordset($2::json) as l(id text, variant text, options json, position text, solution text, themes json, rating int)
), gone as (
  update tactic set offered = false where game = $1 and offered and public_id not in (select id from line)
)
insert into tactic (public_id, game, variant, options, position, solution, themes, rating)
select id, $1, variant, options::text, position, solution, array(select json_array_elements_text(themes)), rating * 1000000::bigint
  from line order by id
on conflict (public_id) do update
   set variant = excluded.variant, options = excluded.options, solution = excluded.solution, themes = excluded.themes, offered = true
 where (tactic.variant, tactic.options, tactic.solution, tactic.themes, tactic.offered)
       is distinct from (excluded.variant, excluded.options, excluded.solution, excluded.themes, true);

-- name: tactics_count
select count(*) as n from tactic where game = $1 and offered;

-- name: tactics_themes
-- rows: the themes of a game's tactics, which the release brings
select theme, count(*) as n from tactic, unnest(themes) as theme where game = $1 and offered group by theme order by theme;

-- name: tactic_daily
-- The tactic of today, UTC: every process finds the same one, and a new tactic seldom changes it.
select public_id, to_char(arena_now() at time zone 'UTC', 'YYYY-MM-DD') as day
  from tactic
 where game = $1 and offered
 order by md5(to_char(arena_now() at time zone 'UTC', 'YYYY-MM-DD') || public_id)
 limit 1;

-- name: tactic_find
-- A tactic of game $1 by its public id ($2), by its row id ($3) where that is not 0, and what account $4 (0: nobody) did with it. `storming`:
-- a running storm of that account is at it.
select t.id, t.public_id, t.game, t.variant, t.options, t.position, t.solution, array_to_json(t.themes) as themes, t.rating, t.tries, t.solved,
       y.account_id is not null as met, y.outcome, coalesce(y.hinted, false) as hinted, coalesce(y.known, false) as known, y.change,
       exists (select from tactic_storm s where s.account_id = $4 and s.current_id = t.id and s.ends_at > arena_now()) as storming
  from tactic t left join tactic_try y on y.tactic_id = t.id and y.account_id = $4
 where t.game = $1 and case when $3 = 0 then t.public_id = $2 else t.id = $3 end;

-- name: tactic_lock
-- locks: tactic
select rating, deviation, volatility from tactic where id = $1 for no key update;

-- name: tactic_rate
-- locks: tactic
update tactic set rating = $2, deviation = $3, volatility = $4, tries = tries + 1, solved = solved + $5::int where id = $1;

-- name: tactic_solver_find
-- $1 an account, $2 a game; no row before its first tactic. `current` is told while its try is not decided.
select s.rating, s.deviation, s.volatility, s.rated, s.solved, s.failed, s.streak, s.best_streak, s.best_storm, s.current_id,
       case when not exists (select from tactic_try y where y.account_id = $1 and y.tactic_id = t.id and y.outcome is not null)
            then t.public_id end as current
  from tactic_solver s left join tactic t on t.id = s.current_id
 where s.account_id = $1 and s.game = $2;

-- name: tactic_solver_begin
-- under: account_hold
insert into tactic_solver (account_id, game) values ($1, $2) on conflict (account_id, game) do nothing;

-- name: tactic_solver_choose
-- under: account_hold
-- The tactic $3 is chosen for the account; 0: none.
update tactic_solver set current_id = nullif($3::bigint, 0) where account_id = $1 and game = $2;

-- name: tactic_solver_decide
-- under: account_hold
-- A first try is decided: $3 whether it was solved, $4 whether it was the chosen one.
update tactic_solver
   set solved = solved + $3::int, failed = failed + 1 - $3::int,
       streak = case when $4::int = 0 then streak when $3::int = 1 then streak + 1 else 0 end,
       best_streak = greatest(best_streak, case when $4::int = 1 and $3::int = 1 then streak + 1 else 0 end),
       current_id = case when $4::int = 1 then null else current_id end
 where account_id = $1 and game = $2;

-- name: tactic_solver_rate
-- under: account_hold
update tactic_solver set rating = $3, deviation = $4, volatility = $5, rated = rated + 1 where account_id = $1 and game = $2;

-- name: tactic_solver_storm
-- under: account_hold
update tactic_solver set best_storm = greatest(best_storm, $3::int) where account_id = $1 and game = $2;

-- name: tactic_pick
-- A tactic of game $2 for account $1, of theme $3 (null: any). First those whose try is not decided, near rating $4; of those equally near,
-- everybody gets another one. When these are used up, the others in random order, those not known first, and last the one met last. The
-- tactic of a running storm is decided by the storm alone.
select t.id
  from tactic t left join tactic_try y on y.tactic_id = t.id and y.account_id = $1
 where t.game = $2 and t.offered and ($3::text is null or $3 = any (t.themes))
   and not exists (select from tactic_storm s where s.account_id = $1 and s.current_id = t.id and s.ends_at > arena_now())
 order by y.outcome is not null,
          y.outcome is not null and y.at = (select max(z.at) from tactic_try z join tactic u on u.id = z.tactic_id
                                             where z.account_id = $1 and u.game = $2), coalesce(y.known, false),
          case when y.outcome is null then abs(t.rating - $4) / 75000000 end,
          case when y.outcome is null then md5($1::text || ' ' || t.public_id) end, random()
 limit 1;

-- name: tactic_fits
-- Whether tactic $1 is still to be solved by account $2.
select 1 as one
  from tactic t
 where t.id = $1 and t.offered
   and not exists (select from tactic_try y where y.tactic_id = t.id and y.account_id = $2 and y.outcome is not null);

-- name: tactic_meet
-- under: account_hold
-- Of those that are decided, tactic_pick must know the one met last.
insert into tactic_try (account_id, tactic_id) values ($1, $2)
on conflict (account_id, tactic_id) do update set at = arena_now() where tactic_try.outcome is not null;

-- name: tactic_try_decide
-- under: account_hold
-- The first decision stands.
update tactic_try set outcome = $3, change = $4, at = arena_now() where account_id = $1 and tactic_id = $2 and outcome is null;

-- name: tactic_try_hint
-- under: account_hold
update tactic_try set hinted = true where account_id = $1 and tactic_id = $2;

-- name: tactic_try_know
-- under: account_hold
update tactic_try set known = true where account_id = $1 and tactic_id = $2;

-- name: tactic_storm_begin
-- under: account_hold
-- A new storm ends the one before. Of those that are over, the ones in which nothing was tried are deleted.
with ended as (
  update tactic_storm set ends_at = arena_now() where account_id = $1 and game = $2 and ends_at > arena_now()
), empty as (
  delete from tactic_storm where account_id = $1 and game = $2 and ends_at <= arena_now() and seen = '{}'
)
insert into tactic_storm (public_id, account_id, game, ends_at) values ($3, $1, $2, arena_now() + $4 * interval '1 second') returning id;

-- name: tactic_storm_find
-- A storm of account $1 in game $2.
select id, ends_at > arena_now() and current_id is not null as running, greatest(us(ends_at) - us(arena_now()), 0) as left_us,
       us(ends_at) as ends_at, solved, cardinality(seen) as n, marks, current_id
  from tactic_storm where account_id = $1 and game = $2 and public_id = $3;

-- name: tactic_storm_seen
-- The tactics of a storm, in order.
-- rows: the tactics of one storm, which lasts minutes
select t.public_id, s.n
  from (select u.id, u.n from tactic_storm, unnest(seen) with ordinality as u(id, n) where tactic_storm.id = $1) s
  join tactic t on t.id = s.id
 order by s.n;

-- name: tactic_storm_pick
-- under: account_hold
-- The next tactic of storm $1, easy ones first: near rating $2, none twice, and not the one that account waits to be rated by.
update tactic_storm s
   set current_id = (select t.id
                       from tactic t
                      where t.game = s.game and t.offered and t.id <> all (s.seen)
                        and not exists (select from tactic_solver w where w.account_id = s.account_id and w.game = s.game and w.current_id = t.id)
                      order by abs(t.rating - $2) / 50000000, md5(s.public_id || t.public_id)
                      limit 1)
 where s.id = $1;

-- name: tactic_storm_try
-- under: account_hold
-- The current tactic is decided: $2 whether it was solved; a wrong turn costs $3 seconds.
update tactic_storm
   set solved = solved + $2::int, seen = seen || current_id, marks = marks || $2::int,
       ends_at = ends_at - case when $2::int = 0 then $3::bigint else 0 end * interval '1 second'
 where id = $1;

-- name: tactics_end
-- under: account_hold
-- An account is closed: delete what it did.
with s as (delete from tactic_storm where account_id = $1),
     y as (delete from tactic_try where account_id = $1)
delete from tactic_solver where account_id = $1;
