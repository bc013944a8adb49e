-- name: account_insert
-- locks: account
-- A new guest or human; no row when the name is taken.
insert into account (public_id, name, name_key, kind, password_hash, registered_at)
values ($1, $2, $3, $4, $5, case when $4 <> 'guest' then arena_now() end)
on conflict (name_key) do nothing
returning id, public_id, name, kind, settings, language, us(created_at) as created_at;

-- name: account_by_name
-- The account that can sign in under that name.
select id, public_id, name, kind, settings, language, us(created_at) as created_at
  from account
 where name_key = $1 and deleted_at is null;

-- name: account_by_id
-- An account, unless it is deleted.
select id, public_id, name, kind, settings, language, us(created_at) as created_at
  from account
 where id = $1 and deleted_at is null;

-- name: account_hold
-- locks: account_hold
-- Changes that a person makes to an account are made one after another: name, password, closing, tokens, programs, vacations. The row
-- itself cannot be locked first, because inboxes and ratings lock it later, for other accounts too.
select pg_advisory_xact_lock(hashtextextended('account ' || $1::bigint::text, 13));

-- name: account_matches_hold
-- locks: match
-- All matches in which an account has or had a seat, because the name of its seats changes.
select id
  from match
 where id in (select match_id from match_seat where account_id = $1 union select match_id from match_leaver where account_id = $1)
 order by id
   for no key update;

-- name: account_upgrade
-- locks: account
-- A guest becomes a registered person and keeps its games.
update account set name = $2, name_key = $3, kind = 'human', password_hash = $4, registered_at = arena_now() where id = $1;

-- name: account_password_hash
-- What signing in compares; no row without a password. Apart from the account's other columns, because most programs that read accounts compare none.
select password_hash from account where id = $1 and deleted_at is null and password_hash is not null;

-- name: account_password
-- locks: account
-- A new hash, after a change of the password or with the present parameters.
update account set password_hash = $2 where id = $1;

-- name: account_settings
-- locks: account
-- Settings that the pages store for their owner: keys given replace stored ones, null deletes a key. No row when a key of $3 has another value
-- than $3 says (null: the key is absent). A "not exists" would be a join, which is not evaluated again with the row that another update left.
update account
   set settings = (select coalesce(jsonb_object_agg(kept.key, kept.value), '{}')
                     from jsonb_each(settings || $2::jsonb) as kept
                    where kept.value <> 'null'::jsonb)
 where id = $1
   and (select coalesce(bool_and(coalesce(settings -> was.key, 'null'::jsonb) = was.value), true) from jsonb_each($3::jsonb) was)
returning id;

-- name: account_language
-- locks: account
-- The language of mail, feeds and notifications.
update account set language = $2 where id = $1;

-- name: account_live_matches
-- The running matches that an account leaves when it is closed.
-- rows: the games that one account is in at a time, which the budget of starts bounds
select m.public_id
  from match_seat s join match m on m.id = s.match_id
 where s.account_id = $1 and s.active and m.status in ('live', 'paused')
 order by m.id;

-- name: account_delete
-- locks: account sight
-- The row stays because matches refer to it, without any personal data.
with gone as (delete from sight where account_id = $1)
update account
   set name = $2, model = null, name_key = 'former:' || public_id, password_hash = null, settings = '{}', language = null, deleted_at = clock_timestamp()
 where id = $1;

-- name: account_seats_rename
-- under: match
-- Seats show the account's present name, including seats that it has given up; those of a blind match keep their masks until its
-- end (match_seat_masked).
with gone as (update match_leaver set name = $2, kind = $3 where account_id = $1)
update match_seat s set name = $2, kind = $3 where account_id = $1;

-- name: program_insert
-- locks: account
-- A program's account, owned by a person; no row when the name is taken.
insert into account (public_id, name, name_key, kind, owner_id, model, registered_at) values ($1, $2, $3, $4, $5, $6, arena_now())
on conflict (name_key) do nothing
returning public_id, name, kind, model, people_games, us(created_at) as created_at;

-- name: programs_count
-- How many programs an account owns, and how many were created within a day, including deleted ones.
select count(*) filter (where deleted_at is null) as n,
       count(*) filter (where created_at > clock_timestamp() - interval '1 day') as fresh
  from account
 where owner_id = $1;

-- name: programs_of
-- The programs of an account, newest first.
select public_id, name, kind, model, people_games, us(created_at) as created_at
  from account
 where owner_id = $1 and deleted_at is null
 order by id desc
 limit $2;

-- name: program_people
-- locks: account
-- How many games at once people can begin with a language model of owner $1; no row when it is none of theirs.
update account set people_games = $3
 where owner_id = $1 and deleted_at is null and public_id = $2 and kind = 'llm'
returning public_id, name, kind, model, people_games, us(created_at) as created_at;

-- name: models_open
-- The language models that people can play: their programs have used a token lately (it is noted once an hour), so somebody answers.
-- A page of them by name, behind name key $1.
select a.public_id, a.name, a.model, o.name as owner
  from account a join account o on o.id = a.owner_id
 where a.people_games > 0 and a.deleted_at is null and o.closed_at is null and ($1::text is null or a.name_key > $1)
   and exists (select 1 from access_token t where t.account_id = a.id and t.seen_at > clock_timestamp() - interval '2 hours')
 order by a.name_key
 limit $2;

-- name: model_open
-- One of them by its name key, with how many such games it plays, and whether account $2 plays in one of them. Blind games count apart: a
-- refusal must not tell that it plays one.
select a.id, a.public_id, a.name, a.kind, a.owner_id, a.people_games,
       named.playing, named.meets
  from account a join account o on o.id = a.owner_id,
       lateral (select count(*) as playing,
                       coalesce(bool_or(exists (select 1 from match_seat p where p.match_id = m.id and p.account_id = $2
                                                   and p.account_id <> a.id and p.active)), false) as meets
                  from match_seat s join match m on m.id = s.match_id
                 where s.account_id = a.id and s.active and m.purpose = 'play' and not m.rated and not m.blind
                   and not exists (select 1 from lobby l where l.match_id = m.id)
                   and not exists (select 1 from tournament_game g where g.match_id = m.id)) named
 where a.name_key = $1 and a.people_games > 0 and a.deleted_at is null and o.closed_at is null
   and exists (select 1 from access_token t where t.account_id = a.id and t.seen_at > clock_timestamp() - interval '2 hours');

-- name: model_draw
-- One of them by lot that has room for a blind game, whose owner neither created lobby $1 nor is in it, nor any program of that owner; of
-- several models of one owner each counts. $2: only this one, 0 for all. No row when there is none, or
-- when the lobby's creator has not been there lately.
select a.id, a.public_id, a.name, a.kind
  from account a join account o on o.id = a.owner_id
 where a.people_games > 0 and a.deleted_at is null and o.closed_at is null
   and exists (select 1 from access_token t where t.account_id = a.id and t.seen_at > clock_timestamp() - interval '2 hours')
   and $2::bigint in (0, a.id)
   and exists (select 1 from lobby l where l.id = $1 and l.attended_at > arena_now() - interval '2 minutes')
   and not exists (select 1 from account p
                    where (p.id in (select s.account_id from lobby_seat s where s.lobby_id = $1)
                           or p.id = (select l.creator_id from lobby l where l.id = $1))
                      and (p.id in (a.id, a.owner_id) or p.owner_id = a.owner_id))
   and (select count(*) from match_seat s join match m on m.id = s.match_id where s.account_id = a.id and s.active and m.blind)
       + (select count(*) from lobby_seat s join lobby l on l.id = s.lobby_id where s.account_id = a.id and l.status = 'open' and l.blind)
       < a.people_games
 order by random()
 limit 1;

-- name: program_of
-- A program of an account by its public id or its name.
select id, public_id, name, kind, settings, language, us(created_at) as created_at
  from account
 where owner_id = $1 and deleted_at is null and (public_id = $2 or name_key = $3)
 order by public_id = $2 desc
 limit 1;

-- name: bot_upsert
-- locks: account
-- A built-in bot has one account for all its games; a release can change its title.
insert into account (public_id, name, name_key, kind, bot_game, bot_id) values ($1, $2, $3, 'builtin', $4, $5)
on conflict (bot_game, bot_id) do update set name = excluded.name where account.name <> excluded.name;

-- name: bot_account
-- The account of a built-in bot.
select id, public_id, name, kind, settings, language, us(created_at) as created_at
  from account
 where bot_game = $1 and bot_id = $2;

-- name: attempt_lock
-- locks: attempt_lock
-- Attempts under one key are counted one after another.
select pg_advisory_xact_lock(hashtextextended($1, 7));

-- name: attempt_lightly
-- Losing an attempt in a power cut is harmless. Waiting for the disk would not be: a flood of attempts would delay all other commits.
select set_config('synchronous_commit', 'off', true);

-- name: attempt_add
-- makes: attempt
-- Count an attempt unless the limit has been reached since a given time; no row changed: it has been reached.
insert into attempt (key, at)
select $1, clock_timestamp()
 where (select count(*) from attempt where key = $1 and at > clock_timestamp() - $2 * interval '1 second') < $3;

-- name: attempt_oldest
-- How long ago, in microseconds, the oldest attempt that counts among the latest, up to the limit, was made; null when there is none.
select us(clock_timestamp()) - us(min(at)) as age from (select at from attempt where key = $1 order by at desc limit $2) newest;

-- name: attempt_drop
-- locks: attempt
-- Take back the latest attempt: each counts the same.
delete from attempt where ctid = (select ctid from attempt where key = $1 order by at desc limit 1);

-- name: attempt_forget
-- locks: attempt
-- All attempts under a key, after the right password.
delete from attempt where key = $1;

-- name: attempts_sweep
-- locks: attempt
-- Attempts older than the window of any limit.
delete from attempt where at < clock_timestamp() - interval '1 day';

-- name: account_trust
-- locks: account
-- Set or clear the operator's trust in a person.
update account
   set trusted_at = case when $2 then coalesce(trusted_at, arena_now()) end
 where name_key = $1 and kind = 'human' and deleted_at is null
returning name;
