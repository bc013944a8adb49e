-- name: puzzle_day
-- Today, UTC.
select to_char(arena_now() at time zone 'UTC', 'YYYY-MM-DD') as day;

-- name: puzzle_secret
select secret from puzzle_secret;

-- name: puzzle_put_day
-- locks: puzzle
insert into puzzle (public_id, game, variant, options, seed, day, secret, closes_at)
values ($1, $2, $3, $4, $5, $6::date, false, ($6::date + 1)::timestamp at time zone 'UTC')
on conflict (game, day) do nothing;

-- name: puzzle_put
-- makes: puzzle
-- A puzzle that an account shares for a number of hours.
insert into puzzle (public_id, game, variant, options, seed, account_id, secret, closes_at)
values ($1, $2, $3, $4, $5, $6, $7, arena_now() + $8 * interval '1 hour')
returning id;

-- name: puzzle_count_open
select count(*) as n from puzzle where account_id = $1 and revoked_at is null and closes_at > arena_now();

-- name: puzzle_find
-- A puzzle by its link ($1) or by game and day ($2, $3), and how the account $4 (0: not signed in) is related to it.
select p.id, p.public_id, p.game, p.variant, p.options, p.seed, to_char(p.day, 'YYYY-MM-DD') as day, a.name as by, p.secret,
       us(p.created_at) as created_at, us(p.closes_at) as closes_at, p.revoked_at is not null as revoked,
       p.closes_at <= arena_now() as expired, p.account_id = $4 as own,
       m.public_id as match, mine.measures, mine.counts, mine.stars, mine.score, us(mine.at) as at, mine.program, m.status = 'live' as live
  from puzzle p
  left join account a on a.id = p.account_id
  left join puzzle_play mine on mine.puzzle_id = p.id and mine.account_id = $4
  left join match m on m.id = mine.match_id
 where p.public_id = $1 or (p.game = $2 and p.day = $3::date)
 limit 1;

-- name: puzzle_days
-- Past days with a puzzle, and the account's result.
select to_char(p.day, 'YYYY-MM-DD') as day, mine.measures, coalesce(mine.counts, false) as counts, coalesce(mine.stars, 0) as stars,
       mine.at is not null as ended
  from puzzle p left join puzzle_play mine on mine.puzzle_id = p.id and mine.account_id = $3
 where p.game = $1 and p.day < $2::date
 order by p.day desc
 limit 30;

-- name: puzzle_mine
-- Puzzles that an account shares, newest first.
select p.public_id, p.game, p.variant, p.options, us(p.created_at) as created_at, us(p.closes_at) as closes_at, p.revoked_at is not null as revoked,
       p.closes_at <= arena_now() as expired, (select count(*) from puzzle_play x where x.puzzle_id = p.id) as plays
  from puzzle p
 where p.account_id = $1
 order by p.id desc
 limit 100;

-- name: puzzle_revoke
-- locks: puzzle
-- Only the first call changes the row.
update puzzle set revoked_at = coalesce(revoked_at, arena_now()) where account_id = $1 and public_id = $2;

-- name: puzzle_play_put
-- under: match
insert into puzzle_play (puzzle_id, account_id, match_id, program, listed)
select $1, a.id, $3, a.kind not in ('guest', 'human'), a.kind <> 'guest' and a.deleted_at is null
  from account a where a.id = $2;

-- name: puzzle_play_end
-- under: match
update puzzle_play set measures = $2, counts = $3, stars = $4, score = $5, at = at_us($6) where match_id = $1 and at is null;

-- name: puzzle_results
-- Results of listed players, and of account $3, while the puzzle was open: first those who solved it, by their measures, then the others by
-- their score.
select m.public_id, a.name, a.kind, x.measures, x.counts, x.stars, x.score, us(x.at) as at, x.account_id = $3 as you
  from puzzle_play x join puzzle p on p.id = x.puzzle_id join account a on a.id = x.account_id join match m on m.id = x.match_id
 where x.puzzle_id = $1 and x.program = $2 and x.at is not null and x.at < p.closes_at and (x.listed or x.account_id = $3)
 order by x.counts desc, case when x.counts then x.measures end, x.score desc, x.at
 limit 200;

-- name: puzzle_seal
-- How an account is related to the puzzle of a match.
select p.closes_at <= arena_now() or p.revoked_at is not null as closed, p.secret and p.account_id = $2 as writer,
       mine.account_id is not null as begun, mine.at is not null as ended
  from match m join puzzle_play x on x.match_id = m.id join puzzle p on p.id = x.puzzle_id
  left join puzzle_play mine on mine.puzzle_id = p.id and mine.account_id = $2
 where m.public_id = $1;
