-- The openings of finished matches, and what was played after each of them.
set local lock_timeout = '5s';

create table opening_due (
  match_id bigint primary key,
  tries    smallint not null default 0
);
comment on table opening_due is 'Finished matches whose opening has not been read yet; a reading that failed three times is not repeated';

create table opening (
  match_id bigint primary key,
  game     text not null,
  variant  text not null,
  nodes    uuid[] not null,
  steps    text[] not null,
  public   boolean not null,
  won      smallint not null check (won between -1 and 1),
  turns    integer not null,
  rating   bigint,
  band     smallint not null check (band between 0 and 4),
  constraint opening_steps check (cardinality(steps) = cardinality(nodes) and cardinality(steps) between 1 and 11)
);
comment on table opening is 'The opening of a finished match, step by step, in the notation of its game; mirror images are the same opening';
comment on column opening.steps is 'The first one is empty, so that the number of all matches is kept in the same way as that of each step';
comment on column opening.nodes is 'The key of what came before each step: from a hash of game, variant and all steps before it';
comment on column opening.public is 'Counted in opening_count';
comment on column opening.won is '1: the first seat won, 0: a draw, -1: it lost';
comment on column opening.rating is 'Mean rating of the players at the start; null: unrated';
comment on column opening.band is 'The band of that rating, from 1; 0: unrated';

create table opening_count (
  node        uuid not null,
  band        smallint not null,
  step        text not null,
  n           smallint not null,
  games       integer not null,
  won         integer not null,
  drawn       integer not null,
  turns       bigint not null,
  rated       integer not null,
  ratings     bigint not null,
  latest_id   bigint not null,
  best_id     bigint,
  best_rating bigint,
  primary key (node, band, step)
);
create index opening_count_often on opening_count (node, band, games desc, step);
create index opening_count_all on opening_count (band) where n = 0;
comment on table opening_count is 'How often each step was played after an opening, and with what result; computed from the public rows of opening';
comment on column opening_count.band is 'The games of one band of ratings; 0: all games';
comment on column opening_count.n is 'The number of the step; 0: the empty step that all games begin with';
comment on column opening_count.best_id is 'The rated match with the highest mean rating; null: none was rated';

-- Matches that ended before. Those of games without openings are taken off the list by the clock daemon.
insert into opening_due (match_id) select id from match where status = 'finished' and purpose = 'play';
