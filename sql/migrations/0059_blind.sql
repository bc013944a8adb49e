-- Games against language models: those whose owners let people play them, and blind games, in which nobody is told who plays until the end.
set local lock_timeout = '5s';

-- Without a check, which would be run again whenever the account's inbox changes (0036).
alter table account add column people_games smallint not null default 0;
comment on column account.people_games is
  'Of a language model: how many games at once people can begin with it, and as many blind ones; 0: its owner does not allow it';

alter table lobby
  add column blind boolean not null default false,
  add column model_at timestamptz,
  add column attended_at timestamptz,
  add check (not (blind and rated)),
  add check (model_at is null or blind);
comment on column lobby.blind is 'Nobody is told who plays until the end of the match';
comment on column lobby.model_at is 'When a language model takes a free seat of a public blind lobby, a moment drawn at random; null: none does';
comment on column lobby.attended_at is 'When the creator of a public blind lobby was last seen waiting there; models come only shortly after that';

alter table match add column blind boolean not null default false;
comment on column match.blind is
  'Nobody is told who plays until the end. Until then the seats have neutral names and kinds, and the match is private: see match_reveal';

create index account_people on account (name_key) where people_games > 0;
create index lobby_models on lobby (model_at) where status = 'open' and model_at is not null;

-- The check of 0036, and of blind matches.
create or replace function check_match() returns trigger language plpgsql as
$$
begin
  perform new.purpose::match_purpose, new.press::match_press, new.spectators::match_spectators, new.delay_turns::match_delay;
  if new.purpose <> 'play' and not new.private then
    raise exception 'match_listed_is_play: a match that is not for play must be private'
      using errcode = 'check_violation', constraint = 'match_listed_is_play';
  end if;
  if new.blind and (new.rated or (new.status <> 'finished' and not new.private)) then
    raise exception 'match_blind_is_masked: a blind match must be unrated, and private until its end'
      using errcode = 'check_violation', constraint = 'match_blind_is_masked';
  end if;
  return null;
end
$$;

-- What the programs of the previous release, which do not know of blind games, must not get wrong while they run beside this one.
create function match_reveal() returns trigger language plpgsql security definer set search_path = public, pg_temp as
$$ begin
  update match_seat s set name = a.name, kind = case when a.kind = 'guest' and a.deleted_at is not null then 'human' else a.kind end
    from account a where s.match_id = new.id and a.id = s.account_id;
  update match set private = coalesce((select l.private from lobby l where l.match_id = new.id), true) where id = new.id;
  return null;
end $$;
comment on function match_reveal() is 'A blind match has ended: its seats show who played, and it is as public as its lobby was';
create trigger match_revealed after update of status on match for each row
  when (new.blind and new.status = 'finished' and old.status <> 'finished') execute function match_reveal();

-- An account that is renamed or closed changes its seats, but not those of blind matches that are running.
create function match_seat_keep_mask() returns trigger language plpgsql as
$$ begin
  if exists (select from match m where m.id = new.match_id and m.blind and m.status <> 'finished') then
    new.name = old.name;
    new.kind = old.kind;
  end if;
  return new;
end $$;
create trigger match_seat_masked before update of name, kind on match_seat for each row execute function match_seat_keep_mask();

-- It takes this for a lock that is held for long, and answers 503 `busy`.
create function refuse_unmasked_start() returns trigger language plpgsql as
$$ begin
  if not exists (select from match m where m.id = new.match_id and m.blind) then
    raise exception 'the match of a blind lobby must be blind' using errcode = 'lock_not_available';
  end if;
  return new;
end $$;
create trigger lobby_starts_masked before update of status on lobby for each row
  when (new.blind and new.status = 'started') execute function refuse_unmasked_start();
