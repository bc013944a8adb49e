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
  'Nobody is told who plays until the end. Until then the seats have neutral names and kinds, and the match is private; match_reveal changes both';

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
