-- name: selftest_begin
-- under: match
-- makes: selftest
-- Mark the new match as a self-test of a program.
with meant as (
  update match set purpose = 'self_test' where public_id = $1 returning id, public_id
), noted as (
  insert into selftest (match_id, account_id, state) select id, $2, $3 from meant
)
select public_id from meant;

-- name: selftest_hold
-- locks: selftest
-- With $3 also when the match has ended, because the final view counts as read too.
select s.match_id, s.state, us(arena_now()) as now
  from selftest s join match m on m.id = s.match_id
 where m.public_id = $1 and s.account_id = $2 and (m.status = 'live' or $3) for no key update of s;

-- name: selftest_keep
-- under: selftest
update selftest set state = $2 where match_id = $1;

-- name: selftest_hurry
-- locks: match
-- Move the deadline of the turn to now.
update match set deadline = arena_now() - interval '1 hour' where id = $1 and status = 'live' and deadline is not null;

-- name: selftest_show
select s.state, m.status, m.game
  from selftest s join match m on m.id = s.match_id
 where m.public_id = $1 and s.account_id = $2;
