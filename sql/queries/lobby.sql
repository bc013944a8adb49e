-- name: lobby_lock
-- locks: lobby
-- Lock the lobby for this transaction; its content is read afterwards.
select id from lobby where public_id = $1 for no key update;

-- name: lobby_find
-- One lobby with its creator's name and the match it became.
-- rows: 1
select l.id, l.public_id, l.game, l.variant, l.options, l.seats, l.clock, l.rated, l.private, l.spectators, l.delay_turns, l.press,
       l.absence, l.seed, l.range_from, l.range_to, l.min_reliability, l.creator_id, a.name as creator, m.public_id as match, us(l.created_at) as created_at,
       case when l.status = 'open' and i.expires_at <= arena_now() then 'cancelled' else l.status end as status,
       l.rematch_of, coalesce(before.rules_version, f.rules_version) as rules_version, coalesce(not before.private, i.public, false) as shown,
       p.account_id is not null as queued, l.blind, coalesce(m.status = 'finished', false) as ended, i.account_id as invited, l.fork_of, l.fork_turn,
       f.public_id as forked_from
  from lobby l
  join account a on a.id = l.creator_id
  left join match m on m.id = l.match_id
  left join match before on before.id = l.rematch_of
  left join match f on f.id = l.fork_of
  left join lobby_invitation i on i.lobby_id = l.id
  left join pairing p on p.lobby_id = l.id
 where l.public_id = $1;

-- name: lobby_seats_of
-- The players in the lobby with that public id.
-- rows: the seats of a match
select s.lobby_id, s.seat, s.account_id, s.builtin, s.choice, a.name, a.kind, a.bot_id
  from lobby_seat s
  join lobby l on l.id = s.lobby_id
  join account a on a.id = s.account_id
 where l.public_id = $1
 order by s.seat;

-- name: lobbies_seats
-- The same for a page of lobbies.
-- rows: the seats of a page of lobbies
select s.lobby_id, s.seat, s.account_id, s.builtin, s.choice, a.name, a.kind, a.bot_id
  from lobby_seat s
  join account a on a.id = s.account_id
 where s.lobby_id = any($1::bigint[])
 order by s.lobby_id, s.seat;

-- name: lobbies_open
-- Open public lobbies, newest first, of one game or of all, after the one named by a cursor.
select l.id, l.public_id, l.game, l.variant, l.options, l.seats, l.clock, l.rated, l.private, l.spectators, l.delay_turns, l.press,
       l.absence, l.seed, l.range_from, l.range_to, l.min_reliability, l.creator_id, a.name as creator, l.status, null as match, us(l.created_at) as created_at,
       l.rematch_of, null::int as rules_version, false as shown, p.account_id is not null as queued, l.blind, false as ended, null::bigint as invited,
       null::bigint as fork_of, null::int as fork_turn, null as forked_from
  from lobby l
  join account a on a.id = l.creator_id
  left join pairing p on p.lobby_id = l.id
 where l.status = 'open' and not l.private and ($1::text is null or l.game = $1) and l.id < $2
 order by l.id desc
 limit $3;

-- name: lobbies_public
-- The same including lobbies that have started or were cancelled.
select l.id, l.public_id, l.game, l.variant, l.options, l.seats, l.clock, l.rated, l.private, l.spectators, l.delay_turns, l.press,
       l.absence, l.seed, l.range_from, l.range_to, l.min_reliability, l.creator_id, a.name as creator, l.status, m.public_id as match, us(l.created_at) as created_at,
       l.rematch_of, null::int as rules_version, false as shown, p.account_id is not null as queued, l.blind,
       coalesce(m.status = 'finished', false) as ended, null::bigint as invited, null::bigint as fork_of, null::int as fork_turn, null as forked_from
  from lobby l
  join account a on a.id = l.creator_id
  left join match m on m.id = l.match_id
  left join pairing p on p.lobby_id = l.id
 where not l.private and ($1::text is null or l.game = $1) and l.id < $2
 order by l.id desc
 limit $3;

-- name: lobby_of_match
-- The lobby that a match began in; none for forks and one-click games against bots.
select public_id from lobby where match_id = $1;

-- name: lobby_number
-- The position of a cursor.
select id from lobby where public_id = $1;

-- name: lobby_insert
-- makes: lobby
insert into lobby (public_id, game, variant, options, seats, clock, rated, private, spectators, press, absence, seed,
                   creator_id, created_at, rematch_of, range_from, range_to, min_reliability, delay_turns, blind, model_at, attended_at, fork_of, fork_turn)
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, at_us($14), $15, nullif($16, 0), nullif($17, 0), nullif($18, 0), $19, $20,
        arena_now() + $21 * interval '1 second', case when $21 is not null then arena_now() end, $22,
        $23)
returning id;

-- name: lobby_seat_put
-- under: lobby
insert into lobby_seat (lobby_id, seat, account_id, builtin, choice) values ($1, $2, $3, $4, $5);

-- name: lobby_seat_clear
-- under: lobby
delete from lobby_seat where lobby_id = $1 and seat = $2;

-- name: lobby_seat_move
-- under: lobby
-- A player changes the seat, the secret choice, or both.
update lobby_seat set seat = $3, choice = coalesce($4, choice) where lobby_id = $1 and seat = $2;

-- name: lobby_start
-- under: lobby
-- The lobby has become a match.
update lobby set status = 'started', match_id = $2 where id = $1;

-- name: lobbies_for_models
-- Public blind lobbies in which a language model takes a free seat now.
select public_id from lobby where status = 'open' and model_at <= arena_now() order by model_at limit 32;

-- name: lobby_model_again
-- under: lobby
-- The next one comes in so many seconds.
update lobby set model_at = arena_now() + $2 * interval '1 second' where id = $1;

-- name: lobby_attended
-- locks: lobby
-- The creator of a public blind lobby waits there; written only now and then.
update lobby set attended_at = arena_now() where id = $1 and attended_at < arena_now() - interval '20 seconds';

-- name: lobby_cancel
-- under: lobby
-- locks: pairing
with ended as (delete from pairing where lobby_id = $1)
update lobby set status = 'cancelled' where id = $1 and status = 'open';

-- name: lobbies_count_open
-- The number of open lobbies that an account has created, and of public blind ones.
select count(*) as n, count(*) filter (where blind and not private) as blind from lobby where creator_id = $1 and status = 'open';

-- name: lobbies_hold
-- locks: lobby
-- The open lobbies that an account has created or joined, or to which a friend has invited it.
select id
  from lobby l
 where status = 'open'
   and (creator_id = $1 or exists (select 1 from lobby_seat s where s.lobby_id = l.id and s.account_id = $1)
        or exists (select 1 from lobby_invitation i where i.lobby_id = l.id and i.account_id = $1))
 order by id
   for no key update;

-- name: lobbies_leave
-- under: lobby
-- locks: pairing
-- An account is closed: its open lobbies, which are locked, are cancelled, as are those that wait for it alone, and its seats in others become free.
-- $2: only in rated ones.
with waits as (
  delete from pairing p using lobby l where l.id = p.lobby_id and p.account_id = $1 and (l.rated or not $2)
), cancelled as (
  update lobby l set status = 'cancelled'
   where l.status = 'open' and (l.rated or not $2)
     and (l.creator_id = $1 or exists (select 1 from lobby_invitation i where i.lobby_id = l.id and i.account_id = $1))
)
delete from lobby_seat s using lobby l where l.id = s.lobby_id and l.status = 'open' and s.account_id = $1 and (l.rated or not $2);

-- name: lobby_own_open
-- The oldest open public lobby that an account created for the same game and clock and that is not in the queue.
select public_id
  from lobby l
 where creator_id = $1 and status = 'open' and not private and not blind and game = $2 and variant = $3 and options = $4::jsonb and clock = $5::jsonb
   and not exists (select 1 from pairing p where p.lobby_id = l.id)
 order by id
 limit 1;

-- name: lobby_to_meet
-- skips: lobby
-- The oldest open lobby of another player for the same game, created since a given time, whose conditions the new player (rating $9)
-- meets. It is locked; locked ones are skipped, and so are lobbies in the queue.
select id, public_id
  from lobby l
 where status = 'open' and not private and not blind and game = $2 and variant = $3 and options = $4::jsonb and clock = $5::jsonb and rated = $8
   and seed is null and created_at > at_us($6) and creator_id <> $1
   and $9::int between coalesce(range_from, $9) and coalesce(range_to, $9) and min_reliability is null
   and not (rated and spectators = 'open')
   and not exists (select 1 from lobby_seat s where s.lobby_id = l.id and s.account_id = any($7::bigint[]))
   and not exists (select 1 from pairing p where p.lobby_id = l.id)
 order by id
 limit 1
   for no key update skip locked;

-- name: lobbies_sweep
-- skips: lobby
-- Cancel lobbies that are still open after 30 days, or to which somebody was invited for a time that is over.
update lobby set status = 'cancelled'
 where id in (select id from lobby l
               where status = 'open'
                 and (created_at < clock_timestamp() - interval '30 days'
                      or exists (select 1 from lobby_invitation i where i.lobby_id = l.id and i.expires_at <= arena_now()))
                 for no key update skip locked);

-- name: rematch_find
-- The lobby for the rematch of a match. The match is locked, so that all players get the same one.
select public_id from lobby where rematch_of = $1 and status <> 'cancelled';

-- name: rematch_wanted
-- The players of a finished match who have asked for a rematch, with their seats in that match, and the rematch's lobby and match.
-- rows: the seats of a match
select l.public_id as lobby, m.public_id as match, s.seat, s.account_id
  from lobby l
  join lobby_seat p on p.lobby_id = l.id and not p.builtin
  join match_seat s on s.match_id = l.rematch_of and s.account_id = p.account_id
  left join match m on m.id = l.match_id
 where l.rematch_of = $1 and l.status <> 'cancelled'
 order by s.seat;
