-- name: challenge_list
-- Seasons below a number, newest first.
select c.number, c.game, c.scheduled, us(c.announced_at) as announced_at, us(c.opens_at) as opens_at, us(c.closes_at) as closes_at,
       us(c.revealed_at) as revealed_at, c.opens_at <= arena_now() as opened, c.closes_at <= arena_now() as closed,
       (select count(*) from challenge_rule r where r.challenge = c.number) as rules,
       (select count(*) from challenge_run x where x.challenge = c.number and x.listed and x.at < c.closes_at) as runs
  from challenge c
 where c.number < $1::bigint
 order by c.number desc
 limit $2;

-- name: challenge_find
select c.number, c.game, c.scheduled, us(c.announced_at) as announced_at, us(c.opens_at) as opens_at, us(c.closes_at) as closes_at,
       us(c.revealed_at) as revealed_at, c.opens_at <= arena_now() as opened, c.closes_at <= arena_now() as closed,
       (select count(*) from challenge_rule r where r.challenge = c.number) as rules,
       (select count(*) from challenge_run x where x.challenge = c.number and x.listed and x.at < c.closes_at) as runs
  from challenge c
 where c.number = $1;

-- name: challenge_rules_of
-- The rules of a season, what is hidden only once it is revealed, and the run of account $2 (0: not signed in).
-- rows: CHALLENGE_RULES_MAX
select r.n, r.variant, r.rules_version, r.commitment, case when c.revealed_at is not null then r.rule end as rule,
       case when c.revealed_at is not null then r.options end as options,
       case when c.revealed_at is not null then r.seed end as seed, case when c.revealed_at is not null then r.nonce end as nonce,
       (select count(*) from challenge_run x where x.challenge = r.challenge and x.n = r.n and x.listed and x.at < c.closes_at) as runs,
       (select count(*) from challenge_run x where x.challenge = r.challenge and x.n = r.n and x.listed and x.at < c.closes_at and x.solved) as solved,
       m.public_id as match, mine.at is not null as ended, coalesce(mine.solved, false) as mine_solved, mine.attempts, mine.errors,
       coalesce(mine.at < c.closes_at, false) as counts
  from challenge c join challenge_rule r on r.challenge = c.number
  left join challenge_run mine on mine.challenge = r.challenge and mine.n = r.n and mine.account_id = $2
  left join match m on m.id = mine.match_id
 where c.number = $1
 order by r.n;

-- name: challenge_runs
-- Runs of a rule that count, the best first (scored_runs_rank), of programs or people alone if $4 says so (null: all), and how many there are;
-- `you` marks that of account $3.
select m.public_id, case when a.deleted_at is null then a.name else a.name || ' ' || m.public_id end as name, a.kind, x.program, x.solved, x.attempts, x.errors, us(x.at) as at,
       x.account_id = $3 as you, count(*) over () as n
  from challenge_run x join challenge c on c.number = x.challenge join account a on a.id = x.account_id join match m on m.id = x.match_id,
       lateral (select coalesce(sum(e), 0) as errors, coalesce(cardinality(x.attempts), 0) as boards from unnest(x.errors) e) s
 where x.challenge = $1 and x.n = $2 and x.listed and x.at < c.closes_at and ($4::text is null or x.program = $4::text::boolean)
 order by x.solved desc, case when x.solved then s.errors else -s.boards end, case when x.solved then s.boards else s.errors end,
          date_trunc('milliseconds', x.at), m.public_id collate "C"
 limit $5;

-- name: challenge_sample
-- The runs of a learning curve: those of programs ($3) or people, by their matches.
select m.public_id, x.program, x.solved, x.attempts, x.errors
  from challenge_run x join challenge c on c.number = x.challenge join match m on m.id = x.match_id
 where x.challenge = $1 and x.n = $2 and x.listed and x.at < c.closes_at and x.program = $3
 order by m.public_id collate "C"
 limit $4;

-- name: challenge_rule_find
select n from challenge_rule where challenge = $1 and n = $2;

-- name: challenge_play
-- locks: challenge
-- A rule to start, and the run of account $3 at it. The lock makes a reveal wait for the match, or this for the reveal.
select r.variant, r.rules_version, r.options, r.seed, c.game, c.opens_at <= arena_now() as opened,
       c.closes_at <= arena_now() or c.revealed_at is not null as closed, m.public_id as match
  from challenge c join challenge_rule r on r.challenge = c.number and r.n = $2
  left join challenge_run x on x.challenge = r.challenge and x.n = r.n and x.account_id = $3
  left join match m on m.id = x.match_id
 where c.number = $1
   for share of c;

-- name: challenge_run_put
-- under: match
insert into challenge_run (challenge, n, account_id, match_id, program, listed)
select $1, $2, a.id, $4, a.kind not in ('guest', 'human'), a.kind <> 'guest' and a.deleted_at is null
  from account a where a.id = $3;

-- name: challenge_run_end
-- under: match
update challenge_run set solved = $2, attempts = $3, errors = $4, at = at_us($5) where match_id = $1 and at is null;

-- name: challenge_last
-- The newest season, and whether it has opened.
select number, us(opens_at) as opens_at, us(closes_at) as closes_at, opens_at <= arena_now() as opened from challenge where scheduled
 order by number desc limit 1;

-- name: challenge_times
-- When a first season opens and closes ($1 null), or the one after a season that closes at $1: it closes with the month, which has at least
-- two weeks left.
select us(x.opens) as opens_at,
       us((date_trunc('month', (x.opens + interval '14 days') at time zone 'UTC') + interval '1 month') at time zone 'UTC') as closes_at
  from (select case when $1::bigint is null then date_trunc('hour', arena_now()) + interval '2 hours' else greatest(at_us($1), date_trunc('second', arena_now()) + interval '61 minutes') end) x (opens);

-- name: challenge_times_in
-- When a season opens that is announced now and opens in $1 hours at least, and when it closes, $2 hours later.
select us(x.opens) as opens_at, us(x.opens + $2::bigint * interval '1 hour') as closes_at
  from (select date_trunc('second', arena_now()) + $1::bigint * interval '1 hour' + interval '1 minute') x (opens);

-- name: challenge_put
-- locks: challenge
insert into challenge (number, game, scheduled, announced_at, opens_at, closes_at)
select coalesce((select max(number) from challenge), 0) + 1, $1, $2, arena_now(), at_us($3), at_us($4)
returning number;

-- name: challenge_rule_put
-- under: challenge
insert into challenge_rule (challenge, n, variant, rules_version, options, seed, nonce, rule, commitment) values ($1, $2, $3, $4, $5, $6, $7, $8, $9);

-- name: challenge_due
-- Seasons to reveal.
-- rows: seasons that have closed and are not revealed, which the clock reveals at once
select number from challenge where revealed_at is null and closes_at <= arena_now() order by number;

-- name: challenge_reveal
-- locks: challenge
update challenge set revealed_at = arena_now() where number = $1 and revealed_at is null;

-- name: challenge_open
-- locks: match
-- Open the matches of a season to everybody.
update match set sealed = false, opened_at = arena_now()
 where id in (select m.id from match m join challenge_run x on x.match_id = m.id where x.challenge = $1 and m.sealed order by m.id for no key update of m);

-- name: challenge_export
-- The runs of a revealed season that count, by rule and then in the order in which they began, after the run with this match ($2; null: all).
select x.n, x.match_id, m.public_id, case when a.deleted_at is null then a.name else a.name || ' ' || m.public_id end as name, a.kind, x.program, x.solved, x.attempts, x.errors, us(x.at) as at
  from challenge_run x join challenge c on c.number = x.challenge join account a on a.id = x.account_id join match m on m.id = x.match_id
 where x.challenge = $1 and x.listed and x.at < c.closes_at and c.revealed_at is not null
   and ($2::text is null
        or (x.n, x.match_id) > (select y.n, y.match_id from challenge_run y join match z on z.id = y.match_id
                                 where z.public_id = $2 and y.challenge = $1))
 order by x.n, x.match_id
 limit $3;

-- name: challenge_cursor
select y.n from challenge_run y join match z on z.id = y.match_id where z.public_id = $2 and y.challenge = $1;
