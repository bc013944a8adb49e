-- Games against language models: those whose owners let people play them, and blind games, in which nobody is told who plays until the end.
set local lock_timeout = '5s';

alter table account
  add column people_games smallint not null default 0 check (people_games between 0 and 32),
  add check (people_games = 0 or kind = 'llm');
comment on column account.people_games is
  'Of a language model: how many games at once people can begin with it, and as many blind ones; 0: its owner does not allow it';

alter table lobby
  add column blind boolean not null default false,
  add column model_at timestamptz,
  add check (not (blind and rated)),
  add check (model_at is null or blind);
comment on column lobby.blind is 'Nobody is told who plays until the end of the match';
comment on column lobby.model_at is 'When a language model takes a free seat of a public blind lobby, a moment drawn at random; null: none does';

alter table match
  add column blind boolean not null default false,
  add check (not (blind and rated));
comment on column match.blind is
  'Nobody is told who plays until the end. Until then the seats have neutral names and kinds, and the match is private; match_reveal changes both';

create index lobby_models on lobby (model_at) where status = 'open' and model_at is not null;
