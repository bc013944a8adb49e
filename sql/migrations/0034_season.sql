-- Ratings of a season with ranges, computed every night from the results alone; `quad rate` computes the same from the dumps.
set local lock_timeout = '5s';

create table season_board (
  season text not null check (season ~ '^[0-9]{4}Q[1-4]$'),
  board  text not null,
  n      int not null,
  at     timestamptz not null,
  body   text not null,
  primary key (season, board)
);
comment on table season_board is 'Derived: the tables that `quad rate --season` prints of the dumps of the season, a line each';
comment on column season_board.n is 'Its place in what `quad rate` prints';
