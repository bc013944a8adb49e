-- Openings of single seats, in games where each seat builds up its own.
set local lock_timeout = '5s';

alter table opening
  add column seat smallint not null default 0,
  add column place smallint not null default 0,
  drop constraint opening_pkey,
  add primary key (match_id, seat);
comment on table opening is 'The openings of finished matches, step by step, in the notation of the game; mirror images are the same opening';
comment on column opening.seat is 'Whose opening, where each seat has its own; else 0, and the results are those of the first seat';
comment on column opening.nodes is 'The key of what came before each step: from a hash of game, variant, number of players where it varies, and all steps before it';
comment on column opening.place is 'The place of the seat; 0: the opening is that of the match';
comment on column opening.won is '1: the seat won, 0: a draw, -1: it lost';
comment on column opening.rating is 'Rating at the start: of the seat, or the mean of all where the opening is that of the match; null: unrated';

alter table opening_count add column places bigint not null default 0;
comment on column opening_count.games is 'How often: matches, or seats of matches where each seat has its own opening';
comment on column opening_count.places is 'The sum of the places of seats; 0 where openings are those of matches';
comment on column opening_count.best_id is 'The match with the highest rating, of the seat or on average; null: none was rated';
comment on table opening_due is 'Finished matches whose openings have not been read yet; a reading that failed six times is not repeated';

-- Matches that ended before. A clock daemon of the release before, which may still run, would take them off the list; it leaves alone what was
-- tried three times.
insert into opening_due (match_id, tries)
select id, 3 from match where status = 'finished' and purpose = 'play' and game = 'stratagem'
on conflict (match_id) do update set tries = 3;
