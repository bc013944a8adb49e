-- name: match_lock
-- locks: match
-- Lock the match for this transaction. Every transaction that changes a match locks it first: here, with match_hold, or in the statement that
-- confirms a cached copy (match_confirm, match_confirm_turn).
select id, public_id, game, variant, options, rules_version, seats, clock, rated, spectators, press, absence, private, seed,
       nonce, seed_commitment, us(created_at) as created_at, status, events, snapshot_at, taken_back, attempts, stage, turns, owes,
       handed_in, seqs, message_seqs, us(turn_started) as turn_started, us(changed_at) as changed_at, us(deadline) as deadline,
       us(paused_at) as paused_at, us(paused_until) as paused_until, left_us, bank_ms, used_ms, handed_ms, ordered_ms, state_hash, result,
       us(finished_at) as finished_at, planned, mailed, paused_us, delay_turns, purpose, sealed, blind
  from match
 where public_id = $1
   for no key update;

-- name: match_hold
-- locks: match
-- Lock the match like match_lock, but read only what tells whether a cached copy is still valid. Every change of a match updates its row,
-- and xmin names the transaction that wrote it; the state's hash is a second check, because a restored database counts transactions anew.
-- After waiting for the lock, PostgreSQL reads the row and the time again if the row has changed.
select xmin::text as version, state_hash, us(clock_timestamp() + (select offset_us from arena_clock) * interval '1 microsecond') as now,
       (select us(at) from arena_heartbeat) as beat
  from match
 where public_id = $1
   for no key update;

-- name: match_confirm
-- locks: match
-- Lock a match that was taken from a cache without asking, or fail with QD001 (match_stale) if its row has changed since or is gone, or if the
-- arena's time is not from $4 to $5. After waiting for the lock, PostgreSQL compares the new row and the time again only if the row has changed,
-- so the time can be later by that wait (at most lock_timeout).
select coalesce((select true
                   from match
                  where id = $1
                    and case when xmin = $2::xid and state_hash = $3
                              and clock_timestamp() + (select offset_us from arena_clock) * interval '1 microsecond' between $4 and $5
                             then true else match_stale() end
                    for no key update), match_stale());

-- name: match_stay
-- locks: match
-- Lock the match without reading it, for writes that must precede loading it.
select 1 from match where public_id = $1 for no key update;

-- name: match_find
-- The same without the lock, for readers.
-- rows: 1
select id, public_id, game, variant, options, rules_version, seats, clock, rated, spectators, press, absence, private, seed,
       nonce, seed_commitment, us(created_at) as created_at, status, events, snapshot_at, taken_back, attempts, stage, turns, owes,
       handed_in, seqs, message_seqs, us(turn_started) as turn_started, us(changed_at) as changed_at, us(deadline) as deadline,
       us(paused_at) as paused_at, us(paused_until) as paused_until, left_us, bank_ms, used_ms, handed_ms, ordered_ms, state_hash, result,
       us(finished_at) as finished_at, planned, mailed, paused_us, delay_turns, purpose, sealed, blind
  from match
 where public_id = $1;

-- name: match_seats
-- The seats with their holders.
-- rows: the seats of a match, 16
select match_id, seat, account_id, name, kind, choice, place, score, active, read_seq, missed, missed_row, steward_id,
       us(open_at) as open_at, us(away_until) as away_until, founder_id, stood_in, faction
  from match_seat
 where match_id = $1
 order by seat;

-- name: match_rest
-- Everything besides its row that is needed to change a match: seats (0), the snapshot (1), the events after it (2), orders sealed for the
-- turn (3), offers (4), and the arena's time with its last heartbeat (5). It is sent in the same round trip as match_lock or match_find,
-- but is a statement of its own, so that it sees what was committed while the lock was awaited. `more` tells of a seat with missed turns, a
-- steward, a vacation, a substitute or an open place; it is null for all others.
-- rows: what one match needs to go on: seats, a snapshot and the events after it
with m as materialized (select id, snapshot_at, events, turns[1] as turn from match where public_id = $1)
select 0 as part, s.seat as n, s.place as turn, 0 as extra, s.account_id as big, s.score as bigger, s.name as a, s.kind as b,
       s.choice::text as c, s.active as flag, s.read_seq::bigint as at,
       case when s.missed > 0 or s.steward_id is not null or s.open_at is not null or s.away_until is not null or s.founder_id is not null
              or s.stood_in
            then array[s.missed, s.missed_row, coalesce(s.steward_id, 0), coalesce(us(s.open_at), 0), coalesce(us(s.away_until), 0),
                       coalesce(s.founder_id, 0), s.stood_in::int]::text end as more
  from m join match_seat s on s.match_id = m.id
union all
select t.part, t.n, t.turn, t.extra, 0, 0, t.a, t.b, t.c, t.flag, t.at, null
  from m cross join lateral match_tail(m.id, m.snapshot_at, m.events, m.turn) t
union all
select 4, o.id, o.turn, o.again_at, o.seat, o.accepted, o.kind, o.status, o.hours::text, false, us(o.at), null
  from m join offer o on o.match_id = m.id
union all
select 5, 0, 0, 0, (select us(at) from arena_heartbeat), 0, null, null, null, false,
       us(clock_timestamp() + (select offset_us from arena_clock) * interval '1 microsecond'), null
order by part, n;

-- name: match_audience
-- The facts about a match that audience.c needs, besides those about the viewer.
select game, variant, purpose, spectators, delay_turns, status = 'finished' as over, sealed, blind from match where public_id = $1;

-- name: match_seat_of
-- The seat of an account in a match by its public id, and whether that can change.
select s.seat, m.absence->>'policy' = 'open' as passes
  from match m join match_seat s on s.match_id = m.id
 where m.public_id = $1 and s.account_id = $2
 limit 1;

-- name: match_insert
-- makes: match
insert into match (public_id, game, variant, options, rules_version, seats, clock, rated, spectators, press, absence, private,
                   seed, nonce, seed_commitment, stage, turns, owes, seqs, message_seqs, turn_started, changed_at, deadline,
                   bank_ms, used_ms, state_hash, delay_turns, purpose, sealed, blind)
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, at_us($21), at_us($21),
        at_us($22), $23, $24, $25, $26, $27, $28, $29)
returning id;

-- name: match_seat_insert
-- under: match
insert into match_seat (match_id, seat, account_id, name, kind, choice, active)
values ($1, $2, $3, $4, $5, $6, $7);

-- name: match_update
-- under: match
-- The narrow update at the end of every change of a running match.
-- rows: 1
update match
   set status = $2, events = $3, snapshot_at = $4, stage = $5, turns = $6, owes = $7, handed_in = $8, seqs = $9,
       message_seqs = $10, turn_started = at_us($11), changed_at = at_us($12), deadline = at_us($13), paused_at = at_us($14),
       paused_until = at_us($15), left_us = $16, bank_ms = $17, used_ms = $18, state_hash = $19, handed_ms = $20, ordered_ms = $21, attempts = 0
 where id = $1
returning xmin::text as version;

-- name: match_confirm_turn
-- locks: match
-- match_confirm and match_update in one, with the columns that an ordinary turn changes: reading parameters is a good part of what a
-- statement costs. So is each function called, thus moments come as such and not as numbers.
-- rows: 1
with done as (
  update match
     set events = $2, turns = $3, owes = $4, seqs = $5, turn_started = $6, changed_at = $7, deadline = $8, bank_ms = $9, used_ms = $10,
         state_hash = $11, attempts = 0
   where id = $1
     and case when xmin = $12::xid and state_hash = $13
               and clock_timestamp() + (select offset_us from arena_clock) * interval '1 microsecond' between $14 and $15
              then true else match_stale() end
  returning xmin::text as version
)
select coalesce((select version from done), match_stale()::text) as version;

-- name: match_taken_back
-- under: match
-- The number of turns taken back. It changes too rarely to be part of match_update.
update match set taken_back = $2 where id = $1;

-- name: match_finish
-- under: match
-- The result, in addition to match_update.
update match set result = $2, finished_at = at_us($3) where id = $1;

-- name: match_seat_finish
-- under: match
update match_seat
   set place = $3, score = $4, finished_at = at_us($5), open_at = null, faction = $6
 where match_id = $1 and seat = $2;

-- name: seats_ordered
-- under: match
-- The number of turns that each seat ordered in time, among the first 40: enough to tell a played game from an early resignation.
update match_seat s
   set ordered = t.turns
  from (select o.seat, count(*) as turns
          from (select body::json as body from match_event where match_id = $1 and kind = 'turn' order by n limit 40) e,
               lateral (select x.number - 1 as seat
                          from json_array_elements(e.body->'orders') with ordinality as x (orders, number)
                         where json_typeof(x.orders) <> 'null'
                           and not exists (select 1 from json_array_elements_text(coalesce(e.body->'late', '[]'::json)) l (seat)
                                            where l.seat::int = x.number - 1)) o
         group by o.seat) t
 where s.match_id = $1 and s.seat = t.seat and s.ordered <> t.turns;

-- name: seat_attend
-- under: match
-- The attendance of a seat: missed turns, steward, open to substitutes.
update match_seat
   set missed = $3, missed_row = $4, steward_id = $5, open_at = at_us($6), stood_in = $7
 where match_id = $1 and seat = $2;

-- name: seat_away
-- under: match
update match_seat set away_until = at_us($3) where match_id = $1 and seat = $2;

-- name: seats_away
-- under: match
-- Players on vacation when a match begins or when they join it.
-- rows: the seats of a match
update match_seat s
   set away_until = v.until
  from vacation v
 where s.match_id = $1 and v.account_id = s.account_id and v.ended_at is null and v.until > arena_now()
returning s.seat, us(s.away_until) as away_until;

-- name: leaver_put
-- under: match
-- locks: account
-- A player gives up the seat to a substitute. The match leaves the inbox of the account: its base takes over the match's numbers, and one
-- more, so that the sum changes and the inbox is read again.
with gone as (
  insert into match_leaver (match_id, n, seat, account_id, name, kind, missed, at)
  select match_id, $3, seat, account_id, name, kind, missed, arena_now() from match_seat where match_id = $1 and seat = $2
)
update account a
   set inbox_base = a.inbox_base + m.seqs[s.seat + 1] + m.message_seqs[s.seat + 1] + 1
  from match_seat s join match m on m.id = s.match_id
 where s.match_id = $1 and s.seat = $2 and s.active and a.id = s.account_id;

-- name: seat_pass
-- under: match
-- locks: match_note
-- Give the seat to the substitute, and delete notes and conditional moves of the previous player.
with forgotten as (delete from match_note where match_id = $1 and seat = $2),
     unplanned as (delete from match_plan where match_id = $1 and seat = $2)
update match_seat
   set account_id = $3, name = $4, kind = $5, missed = 0, missed_row = 0, steward_id = null, open_at = null, away_until = null,
       founder_id = case when coalesce(founder_id, account_id) = $3 then null else coalesce(founder_id, account_id) end, stood_in = true,
       active = true, read_seq = 0
 where match_id = $1 and seat = $2;

-- name: seat_mail_mark
-- under: match
-- Whether the present player of the seat wants mail or has endpoints.
update match m
   set mailed = m.mailed & ~(1 << $2::int)
              | coalesce((select 1 << $2::int from match_seat s left join mail_address a on a.account_id = s.account_id
                           where s.match_id = m.id and s.seat = $2 and (a.confirmed_at is not null and a.kinds <> 0
                              or exists (select 1 from endpoint e where e.account_id = s.account_id))), 0)
 where m.id = $1;

-- name: leavers_of
-- Players who have given up a seat of a match.
-- rows: a few of each seat of a match
select account_id, seat, name, kind, missed, us(at) as at from match_leaver where match_id = $1 order by n;

-- name: seats_open
-- Seats open to substitutes in public matches, the latest first.
select m.public_id, m.game, m.variant, m.options, m.clock, m.rated, m.turns[1] as turn, s.seat, s.name, us(s.open_at) as open_at,
       us(m.deadline) as deadline,
       (select json_agg(json_build_object('seat', p.seat, 'name', p.name, 'kind', p.kind) order by p.seat)
          from match_seat p where p.match_id = m.id) as people
  from match_seat s join match m on m.id = s.match_id
 where s.open_at is not null and m.status in ('live', 'paused') and not m.private and ($1::text is null or m.game = $1)
   and not exists (select 1 from match_seat p where p.match_id = m.id and p.account_id = any($2::bigint[]))
 order by s.open_at desc, s.match_id
 limit 100;

-- name: match_poison
-- locks: match
-- Count a failed resolution; the third one quarantines the match. The event being applied stays, if it was to follow the last one.
update match
   set attempts = attempts + 1, status = case when attempts >= 2 then 'quarantined' else status end,
       tried = case when $3 = events + 1 then $4 end
 where id = $1 and status in ('live', 'paused') and $2 in (events, -1)
returning public_id, status;

-- name: match_release
-- locks: match
-- Release a match from quarantine with its earlier status, as if no time had passed since its last event. No row: it is not in quarantine.
with held as (select id, tried from match where public_id = $1 and status = 'quarantined' for no key update)
update match m
   set status = case when paused_at is null then 'live' else 'paused' end, attempts = 0,
       deadline = deadline + (arena_now() - changed_at), turn_started = turn_started + (arena_now() - changed_at), tried = null
  from held
 where m.id = held.id
returning held.tried;

-- name: event_insert
-- under: match
insert into match_event (match_id, n, kind, turn, body, tale, hash, at, sender, sent, receipt)
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11);

-- name: events_after
-- The events after a snapshot.
-- rows: the events between two snapshots, or of a log's page: the caller names both ends
select n, kind, turn, body, hash, us(at) as at
  from match_event
 where match_id = $1 and n > $2 and n <= $3
 order by n;

-- name: tale_lines
-- One page of the log: lines of turns before $2 that viewer $3 can read (-1: all lines), without the first $4. Reading stops when the page
-- is full.
select e.turn, us(e.at) as at, l.line
  from match_event e cross join lateral json_array_elements(e.tale::json) with ordinality as l(line, i)
 where e.match_id = $1 and e.turn < $2 and ($3 < 0 or ((l.line->>0)::bigint >> greatest($3::int, 0)) & 1 = 1)
 order by e.n, l.i
offset $4
 limit $5;

-- name: event_last_before
-- The number of events, of those before $3, that lead to the position a turn was played from. A takeback is the last event before it.
select coalesce(max(n), 0) as n
  from match_event
 where match_id = $1 and n < $3 and (turn < $2 or (turn = $2 and kind = 'takeback'));

-- name: event_last_of_seat
-- Where each seat has turn numbers of its own: the last event before that turn in which the seat had an order.
select coalesce(max(n), 0) as n
  from match_event
 where match_id = $1 and kind = 'turn' and turn < $2 and body::jsonb -> 'orders' -> $3::int <> 'null';

-- name: acts_of_turn
-- How many acts of a seat ($3) the present turn ($2) has: the events since the last one of an earlier turn are read.
select count(*) as n from match_event
 where match_id = $1 and turn = $2 and kind = 'act' and (body::json ->> 'seat')::int = $3
   and n > coalesce((select e.n from match_event e where e.match_id = $1 and e.turn < $2 order by e.n desc limit 1), 0);

-- name: events_of_turn
-- rows: the events of one turn, a few
select body from match_event where match_id = $1 and turn = $2 and kind = 'turn';

-- name: snapshot_at
-- The newest snapshot that is not newer than event n.
select n, turn, save_version, state
  from match_snapshot
 where match_id = $1 and n <= $2
 order by n desc
 limit 1;

-- name: snapshot_insert
-- under: match
insert into match_snapshot (match_id, n, turn, save_version, state) values ($1, $2, $3, $4, $5)
on conflict (match_id, n) do nothing;

-- name: snapshot_thin
-- under: match
-- Keep the last 8 snapshots and every 32nd: a snapshot older than the last 8 is deleted unless its position is a multiple of 32 * 8
-- events.
delete from match_snapshot
 where match_id = $1 and n % 256 <> 0
   and n < (select n from match_snapshot where match_id = $1 order by n desc offset 7 limit 1);

-- name: orders_of_turn
-- All orders for a turn: those that were sealed, and the one that completed it.
-- rows: the seats of a match
select seat, body, ready, orders, receipt, us(at) as at
  from match_order
 where match_id = $1 and turn = $2
union all
select sender, sent, true, (body::json -> 'orders' -> sender)::text, receipt, us(at)
  from match_event
 where match_id = $1 and turn = $2 and sender is not null
order by seat;

-- name: order_put
-- under: match
insert into match_order (match_id, turn, seat, body, ready, orders, receipt, at)
values ($1, $2, $3, $4, $5, $6, $7, at_us($8))
on conflict (match_id, turn, seat)
do update set body = excluded.body, ready = excluded.ready, orders = excluded.orders, receipt = excluded.receipt, at = excluded.at;

-- name: orders_drop
-- under: match
-- Delete the orders of a turn that starts again from another position.
delete from match_order where match_id = $1 and turn = $2;

-- name: match_paused
-- under: match
-- The total duration of a match's truces, in addition to match_update.
update match set paused_us = $2 where id = $1;

-- name: match_planned
-- under: match
-- The seats with conditional moves, in addition to match_update.
update match set planned = $2 where id = $1;

-- name: plans_of
-- The conditional moves of a match, and cancelled ones whose reason their owner can still read.
-- rows: the seats of a match
select seat, turn, lines, cancelled, cancelled_turn from match_plan where match_id = $1 order by seat;

-- name: plan_keep
-- under: match
insert into match_plan (match_id, seat, turn, lines) values ($1, $2, $3, $4)
on conflict (match_id, seat)
do update set turn = excluded.turn, lines = excluded.lines, due = false, cancelled = null, cancelled_turn = null;

-- name: plan_cancel
-- under: match
insert into match_plan (match_id, seat, turn, lines, cancelled, cancelled_turn) values ($1, $2, $4, '[]', $3, $4)
on conflict (match_id, seat)
do update set lines = '[]', due = false, cancelled = excluded.cancelled, cancelled_turn = excluded.cancelled_turn;

-- name: plan_drop
-- under: match
delete from match_plan where match_id = $1 and seat = $2;

-- name: plans_moved
-- under: match
-- The match has moved on, so its conditional moves must be compared with the position.
update match_plan set due = true where match_id = $1 and cancelled is null;

-- name: plans_rest
-- under: match
update match_plan set due = false where match_id = $1 and due;

-- name: plans_due
-- skips: match
-- Matches whose conditional moves must be compared; not during a truce. The lock of each match decides the rest.
select m.public_id
  from match m
 where m.id in (select match_id from match_plan where due) and m.status in ('live', 'finished')
 limit 64
   for no key update skip locked;

-- name: arena_time
select us(arena_now()) as now;

-- name: offer_insert
-- under: match
insert into offer (match_id, id, kind, seat, turn, again_at, hours, at) values ($1, $2, $3, $4, $5, $6, $7, at_us($8));

-- name: offer_update
-- under: match
update offer set accepted = $3, status = $4 where match_id = $1 and id = $2;

-- name: matches_due
-- skips: match
-- Running matches whose deadline and grace are over, oldest first. Those that failed before come last, so that they delay no other, and
-- locked ones are skipped until the next pass. Of all matches, only share $2 of $1. None while the last heartbeat is older than an outage
-- ($4), because the outage must be compensated first. The lock of each match decides the rest.
select public_id
  from match
 where status = 'live' and deadline is not null and deadline <= arena_now() - $3 * interval '1 microsecond'
   and id % $1 = $2 and exists (select 1 from arena_heartbeat where at > arena_now() - $4 * interval '1 microsecond')
 order by attempts, deadline
 limit 64
   for no key update skip locked;

-- name: truces_over
-- skips: match
select public_id from match where status = 'paused' and paused_until <= arena_now() order by paused_until limit 64 for no key update skip locked;

-- name: next_deadline
-- Microseconds until the next deadline or end of a truce; null when there is none.
select us(least((select min(deadline) from match where status = 'live' and deadline is not null),
                (select min(paused_until) from match where status = 'paused'))) - us(arena_now()) as wait_us;

-- name: heartbeat_read
-- Both values from one snapshot: if the clock were set between two statements, the difference would look like an outage.
select us(at) as at, us(clock_timestamp() + (select offset_us from arena_clock) * interval '1 microsecond') as now from arena_heartbeat;

-- name: heartbeat_write
-- locks: arena_heartbeat
-- The time is read again under the row's lock. It goes back only from far in the future, as when a primary whose clock was ahead is replaced:
-- otherwise that future would hide every outage until it comes.
insert into arena_heartbeat (at) values (arena_now()) on conflict (only_row) do update
   set at = case when arena_heartbeat.at > arena_now() + interval '5 seconds' then arena_now() else greatest(arena_heartbeat.at, arena_now()) end;

-- name: deadlines_shift
-- locks: match
-- An outage of the arena costs no player time: all running deadlines and ends of truces move by the gap. The start of a turn does not move
-- into the future (a turn can have begun after the workers were back and before the clock daemon was). Each log gets a line.
with held as materialized (
  select id from match where (status = 'live' and deadline is not null) or status = 'paused' order by id for no key update
), shifted as (
  update match
     set deadline = deadline + $1 * interval '1 microsecond',
         turn_started = case when status = 'live' then least(turn_started + $1 * interval '1 microsecond', arena_now()) else turn_started end,
         paused_until = paused_until + $1 * interval '1 microsecond',
         changed_at = case when status = 'live' then arena_now() else changed_at end,
         events = events + 1,
         seqs = (select array_agg(x + 1 order by i) from unnest(seqs) with ordinality as s (x, i))
   where id in (select id from held)
  returning id, events, turns[1] as turn, state_hash
), told as (
  insert into match_event (match_id, n, kind, turn, body, tale, hash, at)
  select id, events, 'note', turn, '{"kind":"note"}', $2, state_hash, arena_now() from shifted
  returning 1
)
select count(*) as shifted from told;

-- name: vacations_shift
-- locks: vacation
-- Vacations that were running when the gap began last longer by it, and so do the deadlines that depend on them.
update vacation set until = until + $1 * interval '1 microsecond'
 where id in (select id from vacation where ended_at is null and until > arena_now() - $1 * interval '1 microsecond' order by id for no key update);

-- name: seats_away_shift
-- under: match
-- The same for the seats of players on vacation, in matches with a deadline and in paused ones.
update match_seat s
   set away_until = away_until + $1 * interval '1 microsecond'
  from match m
 where m.id = s.match_id and (m.deadline is not null or m.status = 'paused') and m.status in ('live', 'paused')
   and s.away_until > arena_now() - $1 * interval '1 microsecond';

-- name: pairings_shift
-- locks: pairing
-- The same for waits in the queue: bands do not widen during an outage, and no wait expires.
update pairing
   set since = least(since + $1 * interval '1 microsecond', arena_now()),
       seen_at = least(seen_at + $1 * interval '1 microsecond', arena_now())
 where account_id in (select account_id from pairing order by account_id for no key update);

-- name: job_put
-- under: match
-- A process that already thinks about this turn keeps the job; a job for an earlier turn is replaced.
insert into job (kind, match_id, seat, turn, due_at, in_turn, owner_id)
values ('bot', $1, $2, $3, arena_now(), $4,
        coalesce((select account_id from match_seat where match_id = $1 and kind <> 'builtin' order by seat limit 1), 0))
on conflict (match_id, seat, kind) do update
   set turn = excluded.turn, due_at = excluded.due_at, attempts = 0, puts = job.puts + 1, in_turn = excluded.in_turn,
       owner_id = excluded.owner_id, leased_until = case when job.turn = excluded.turn then job.leased_until end;

-- name: job_claim_lock
-- locks: job_claim_lock
-- Claims are made one after another, so that each sees which account the last one served. If the database crashes and loses a claim, it is
-- made again, so no claim waits for the disk. The claim is planned for a long queue, because the statistics can be those of an empty one.
select pg_advisory_xact_lock(hashtextextended('job', 15)), set_config('synchronous_commit', 'off', true),
       set_config('enable_seqscan', 'off', true), set_config('enable_sort', 'off', true);

-- name: job_claim
-- under: job_claim_lock
-- skips: job
-- Take one due job and lease it for half a minute; when a process dies, its lease runs out. Accounts take turns: the one with the next
-- higher number after the last one served, and after the highest the lowest. Of each account's jobs, the one that has waited longest comes
-- first. Of jobs done in turn, none while another one of their match is leased.
with last as (
  select coalesce(max(owner_id), -1) as owner_id, arena_now() as now from bot_turn
), higher as (
  select j.id, j.owner_id
    from job j
   where j.owner_id > (select owner_id from last) and j.due_at <= (select now from last)
     and (j.leased_until is null or j.leased_until <= (select now from last))
     and not (j.in_turn and exists (select 1 from job o where o.match_id = j.match_id and o.leased_until > (select now from last)))
   order by j.owner_id, j.due_at, j.id
   limit 1
     for no key update of j skip locked
), lower as (
  select j.id, j.owner_id
    from job j
   where not exists (select 1 from higher) and j.owner_id <= (select owner_id from last) and j.due_at <= (select now from last)
     and (j.leased_until is null or j.leased_until <= (select now from last))
     and not (j.in_turn and exists (select 1 from job o where o.match_id = j.match_id and o.leased_until > (select now from last)))
   order by j.owner_id, j.due_at, j.id
   limit 1
     for no key update of j skip locked
), due as (
  select id, owner_id from higher union all select id, owner_id from lower
), served as (
  insert into bot_turn (owner_id) select owner_id from due
  on conflict (one) do update set owner_id = excluded.owner_id
)
update job
   set attempts = attempts + 1, leased_until = arena_now() + interval '30 seconds'
  from due
 where job.id = due.id
returning job.id, match_id, seat, turn, attempts, puts, in_turn, us(leased_until) as lease, us(arena_now()) - us(due_at) as waited_us,
          (select public_id from match where match.id = job.match_id) as public_id;

-- name: job_later
-- skips: job
-- The match is locked at the moment: make the job available again in a second, unchanged.
update job
   set attempts = attempts - 1, leased_until = arena_now() + interval '1 second'
 where id = (select id from job where id = $1 and turn = $2 and leased_until = at_us($3) for no key update skip locked);

-- name: job_take
-- under: match
-- The process that hands in first deletes the job, even when its lease has ended and another process works on it too.
delete from job where id = $1 and turn = $2
returning puts;

-- name: job_drop
-- under: match
-- The player is back; the bot's work on this turn is discarded.
delete from job where match_id = $1 and seat = $2;

-- name: jobs_drop
-- under: match
-- The position was taken back, so bots need not think about it.
delete from job where match_id = $1;

-- name: bot_of_account
select bot_id from account where id = $1;

-- name: bot_memory_read
select memory from bot_memory where match_id = $1 and seat = $2;

-- name: bot_memory_write
-- under: match
insert into bot_memory (match_id, seat, memory) values ($1, $2, $3)
on conflict (match_id, seat) do update set memory = excluded.memory;

-- name: bot_memory_drop
-- under: match
-- A new steward takes over; the memory of the previous one is out of date.
delete from bot_memory where match_id = $1 and seat = $2;

-- name: bot_memory_forget
-- under: match
-- After a takeback: keep the state of the random numbers, and drop what was remembered of turns taken back.
update bot_memory set memory = jsonb_set(memory::jsonb, '{memory}', 'null')::text where match_id = $1;

-- name: messages_of_viewer
-- The messages that one viewer can read, numbered for this viewer, without those of senders whom the account has muted or is separated
-- from by a block. A viewer who is $7 turns late reads the players' messages of a turn after the $7th turn after it, in that order.
with turns as materialized (select turn, at from match_event where match_id = $1 and kind = 'turn')
select n, seat, audience, body, at, name
  from (select row_number() over (order by m.shown, m.n) as n, m.seat, coalesce(m.meant, m.audience) as audience, m.body,
               us(m.at) as at, m.account_id, coalesce(s.name, a.name) as name
          from (select q.*, case when $7::int = 0 or q.seat is null then q.at
                                 else (select min(e.at) from turns e
                                        where e.turn >= $7::int + (select min(b.turn) from turns b where b.at > q.at)) end as shown
                  from message q
                 where q.match_id = $1 and (q.audience & $2::int) <> 0) m
          join account a on a.id = m.account_id
          left join match_seat s on s.match_id = m.match_id and s.seat = m.seat and s.account_id = m.account_id
         where m.shown is not null) visible
 where n > $3 and account_id <> all($6::bigint[])
   and not exists (select 1 from acquaintance q where q.account_id = $5 and q.other_id = visible.account_id and q.muted)
 order by n
 limit $4;

-- name: message_of_viewer
-- One message by that number; $4: how many turns late the viewer is.
with turns as materialized (select turn, at from match_event where match_id = $1 and kind = 'turn')
select said.*
  from (select row_number() over (order by m.shown, m.n) as number, m.n, m.account_id, m.body, us(m.at) as at
          from (select q.*, case when $4::int = 0 or q.seat is null then q.at
                                 else (select min(e.at) from turns e
                                        where e.turn >= $4::int + (select min(b.turn) from turns b where b.at > q.at)) end as shown
                  from message q
                 where q.match_id = $1 and (q.audience & $2::int) <> 0) m
         where m.shown is not null) said
 where number = $3;

-- name: messages_shown
-- The number of messages that spectators who are $2 turns late can read.
with turns as materialized (select turn, at from match_event where match_id = $1 and kind = 'turn')
select count(*) as n
  from message m
 where m.match_id = $1 and (m.audience & (1 << 16)) <> 0
   and (m.seat is null
        or exists (select 1 from turns e where e.turn >= $2::int + (select min(b.turn) from turns b where b.at > m.at)));

-- name: event_time
-- When event n happened.
select us(at) as at from match_event where match_id = $1 and n = $2;

-- name: message_insert
-- under: match
-- Returns the number of the message for its sender: how many messages of the match the sender can read, including this one.
with said as (
  insert into message (match_id, n, account_id, seat, audience, body, at, meant)
  select $1, coalesce(max(n), 0) + 1, $2, $3, $4, $5, at_us($6), $7 from message where match_id = $1
  returning 1
)
select (select count(*) from message
         where match_id = $1 and (audience & (1 << coalesce($3::int, 16))) <> 0) + (select count(*) from said) as n;

-- name: messages_recent
-- How many messages an account has sent in the last minute and day, over all matches and to other people (those are deleted, so the attempts
-- count, $2), and whether it is a newcomer.
select count(*) filter (where age < interval '1 minute') as n, count(*) as day,
       (select kind = 'guest' or created_at > arena_now() - interval '1 day' from account where id = $1) as newcomer
  from (select arena_now() - at as age from message where account_id = $1 and at > arena_now() - interval '1 day'
        union all
        select clock_timestamp() - at from attempt where key = $2 and at > clock_timestamp() - interval '1 day') said;

-- name: message_muters
-- The seats whose holders have muted an account, a bit each.
select coalesce(bit_or(1 << s.seat), 0) as seats
  from match_seat s join acquaintance q on q.account_id = s.account_id and q.other_id = $2 and q.muted
 where s.match_id = $1;

-- name: message_read
-- locks: match account
-- A seat has read its first $3 messages, so the unread count in its account's inbox changes. Does nothing if it had read them before.
with m as materialized (
  select id, message_seqs from match where id = $1 for no key update
), seen as (
  update match_seat s
     set read_seq = least($3, m.message_seqs[s.seat + 1])
    from m
   where s.match_id = m.id and s.seat = $2 and s.read_seq < least($3, m.message_seqs[s.seat + 1])
  returning s.account_id
)
update account a set inbox_base = inbox_base + 1 from seen where a.id = seen.account_id;

-- name: message_own
-- under: match
-- The sender's own message counts as read, unless an earlier message is unread.
update match_seat set read_seq = $3 where match_id = $1 and seat = $2 and read_seq = $3 - 1;

-- name: inbox_matches
-- The matches that count for an account's inbox.
select m.public_id, m.id, m.game, m.variant, m.status, s.seat, m.turns, m.owes, m.handed_in, us(m.deadline) as deadline, m.seqs,
       case when m.events <= 1 then us(match_no_show_at(m.id, s.seat)) end as no_show_at,
       m.message_seqs, s.read_seq, m.seats, s.steward_id is not null or s.open_at is not null as absent,
       (select json_agg(json_build_object('seat', p.seat, 'name', p.name, 'kind', case when not m.blind then p.kind end) order by p.seat)
          from match_seat p where p.match_id = m.id) as people
  from match_seat s join match m on m.id = s.match_id
 where s.account_id = $1 and s.active
 order by m.id
 limit 500;

-- name: inbox_offers
-- rows: the games that one account is in, and a few offers of each
select m.public_id, o.id, o.kind
  from match_seat s
  join match m on m.id = s.match_id and m.status in ('live', 'paused')
  join offer o on o.match_id = m.id and o.status = 'open'
 where s.account_id = $1 and s.active and o.seat <> s.seat and (o.accepted & (1 << s.seat)) = 0
 order by m.id, o.id;

-- name: inbox_rematches
-- Rematches that other players have offered an account.
select m.public_id as match, l.public_id as lobby, a.name as creator,
       (select array_agg(p.account_id) from lobby_seat p where p.lobby_id = l.id and not p.builtin) as people
  from lobby l
  join match m on m.id = l.rematch_of
  join match_seat s on s.match_id = m.id and s.account_id = $1
  join account a on a.id = l.creator_id
 where l.rematch_of is not null and l.status = 'open'
   and not exists (select 1 from lobby_seat p where p.lobby_id = l.id and p.account_id = $1)
 order by l.id
 limit 20;

-- name: inbox_raise
-- locks: account
-- Raise the inbox counters of a match's players for news that does not change the running match.
update account set inbox_base = inbox_base + 1
 where id in (select id from account where kind <> 'builtin' and id in (select account_id from match_seat where match_id = $1)
               order by id for no key update);

-- name: inbox_base
-- rows: 1
select a.inbox_base,
       coalesce(m.told, false) or exists (select 1 from endpoint e join endpoint_call q on q.endpoint_id = e.id
                                           where e.account_id = $1 and e.kind = 'push' and q.sent_at is null and q.failed_at is null) as told
  from account a left join mail_address m on m.account_id = a.id
 where a.id = $1;

-- name: inbox_leave
-- under: match account
-- A finished match no longer counts for the inboxes of its players; their base keeps the sums unchanged.
with left_seats as (
  update match_seat set active = false where match_id = $1 and active
  returning account_id, seat
)
update account a
   set inbox_base = a.inbox_base + gone.sum
  from (select l.account_id, sum(m.seqs[l.seat + 1] + m.message_seqs[l.seat + 1]) as sum
          from left_seats l, match m where m.id = $1 group by l.account_id) gone
 where a.id = gone.account_id and a.kind <> 'builtin';

-- name: matches_live
-- Running matches, newest first.
select id, public_id, game, variant, options, rules_version, seats, clock, rated, spectators, press, private, status, stage, turns,
       seed_commitment, us(created_at) as created_at, result, us(finished_at) as finished_at, seed, nonce, purpose, delay_turns, sealed, blind,
       (select json_agg(json_build_object('seat', p.seat, 'name', p.name, 'kind', p.kind, 'place', p.place, 'score', p.score)
                        order by p.seat) from match_seat p where p.match_id = match.id) as people
  from match
 where status in ('live', 'paused') and not private and spectators <> 'none' and ($1::text is null or game = $1)
   and ($2::text is null or variant = $2) and id < $3
   and ($4::bigint is null or exists (select 1 from match_seat s where s.match_id = match.id and s.account_id = $4))
   and ($6::boolean is null or rated = $6) and options @> coalesce($7::jsonb, '{}')
 order by id desc
 limit $5;

-- name: matches_best
-- Running matches of game $1 that can be watched and have begun: those first whose present turn is not older than ten minutes, then by the
-- mean of their players' best ratings that are no longer provisional, of which a player without one counts as 1000. Of a game with very
-- many matches the newest are compared, no more than 100 and about 300 seats. Somebody who plays in several of them is looked up once.
with compared as materialized (
       select m.id, m.turn_started, seats.accounts
         from (select id, turn_started, sum(seats) over (order by id desc) - seats as before
                 from (select id, turn_started, seats::int
                         from match
                        where status = 'live' and not private and spectators <> 'none' and 0 < any (turns) and game = $1
                          and ($2::text is null or variant = $2) and ($3::boolean is null or rated = $3)
                        order by id desc
                        limit 100) newest) m
              cross join lateral (select array_agg(p.account_id) as accounts from match_seat p where p.match_id = m.id) seats
        where m.before < 300),
     player as materialized (
       select one.account_id,
              (select max(r.rating) from rating r
                where r.account_id = one.account_id and r.game = $1 and r.pool = 'all' and r.season = '' and r.listed
                  and not r.provisional) as best
         from (select distinct unnest(accounts) as account_id from compared) one),
     ranked as (
       select c.id, avg(coalesce(player.best, 1000000000)) as strength
         from compared c cross join unnest(c.accounts) seat(account_id) join player using (account_id)
        group by c.id)
select id
  from compared join ranked using (id)
 order by turn_started > (select arena_now()) - interval '10 minutes' desc, strength desc, id desc
 limit $4;

-- name: matches_of_player
-- The running matches of one game in which an account has a seat.
select m.id, m.public_id, m.events
  from match_seat s join match m on m.id = s.match_id
 where s.account_id = $1 and s.active and m.game = $2 and m.status <> 'finished'
 order by m.id
 limit $3;

-- name: note_of
select text, us(changed_at) as changed_at from match_note where match_id = $1 and seat = $2;

-- name: note_keep
-- locks: match_note
-- No row when $4 is true and the note has been changed since $5 (null: there was none). The caller has compared what it read; the row is
-- compared again here, because it was not locked meanwhile.
insert into match_note (match_id, seat, text, changed_at) values ($1, $2, $3, arena_now())
on conflict (match_id, seat) do update set text = excluded.text, changed_at = excluded.changed_at
 where not $4 or match_note.changed_at = at_us($5)
returning text;
