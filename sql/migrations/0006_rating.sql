-- Ratings. Who beat whom is in the matches; everything here is derived from that and made again by `quad rebuild`, in the order
-- of match.rated_n, to the last digit.
set local lock_timeout = '5s';

create sequence rated_number;

alter table match
  add column rated_n bigint,
  add column speed text,
  add column ladder text;
comment on column match.rated_n is 'Its place in the order in which ratings were changed; null: it changed none. Drawn while the accounts are held';
comment on column match.speed is 'Speed class of the clock, for rated matches that are over: ratings of one class stand beside each other';
comment on column match.ladder is 'The leaderboard of its own that the game named at the end, or empty; null until then';
create unique index match_rated on match (rated_n) where rated_n is not null;

alter table match_seat
  add column owner_id bigint,
  add column start_rating bigint,
  add column start_deviation bigint;
comment on column match_seat.owner_id is 'Rated matches: whose program sat here when the match began';
comment on column match_seat.start_rating is 'Rated matches: the rating when the match began, in millionths of a point';

-- Who stands behind a seat: a program plays for its owner, the built-in bots for the arena (0).
create view match_person as
select s.match_id, s.seat, s.account_id, a.kind, s.place, a.kind <> 'guest' and a.deleted_at is null as listed,
       coalesce(s.owner_id, case when a.kind = 'builtin' then 0 else s.account_id end) as person
  from match_seat s join account a on a.id = s.account_id;
comment on view match_person is 'Seats with the person behind each: two programs of one person never rate against each other';

create table rating (
  account_id  bigint not null references account,
  game        text not null,
  variant     text not null,
  speed       text not null,
  ladder      text not null,
  pool        text not null check (pool in ('all', 'humans', 'programs')),
  season      text not null check (season = '' or season ~ '^[0-9]{4}Q[1-4]$'),
  rating      bigint not null,
  deviation   bigint not null,
  volatility  bigint not null,
  games       int not null,
  won         int not null,
  drawn       int not null,
  lost        int not null,
  at          timestamptz not null,
  listed      boolean not null,
  provisional boolean not null generated always as (deviation > 110000000) stored,
  primary key (account_id, game, variant, speed, ladder, pool, season)
);
create index rating_rank on rating (game, variant, speed, ladder, pool, season, provisional, (-rating), account_id) where listed;
comment on table rating is 'Derived: Glicko-2, one row per account and board';
comment on column rating.ladder is 'Key of a leaderboard of the game''s own, or empty';
comment on column rating.season is 'A calendar quarter, 2026Q4, in which everybody began anew; empty: all time';
comment on column rating.rating is 'In millionths of a point, like the deviation: whole numbers come out the same everywhere';
comment on column rating.volatility is 'In millionths of a millionth';
comment on column rating.won is 'Pairwise outcomes that counted, like drawn and lost';
comment on column rating.listed is 'Shown on leaderboards: not a guest''s, not of a deleted account';

create function rating_hold_all() returns void language plpgsql as
$$ begin lock table rating in share row exclusive mode; end $$;
comment on function rating_hold_all() is 'Until the end of the transaction nobody else changes a rating; reading goes on';

create table rating_change (
  match_id          bigint not null references match on delete cascade,
  pool              text not null,
  account_id        bigint not null references account,
  seat              seat_number not null,
  n                 bigint not null,
  game              text not null,
  variant           text not null,
  speed             text not null,
  ladder            text not null,
  at                timestamptz not null,
  rating_before     bigint not null,
  deviation_before  bigint not null,
  volatility_before bigint not null,
  rating            bigint not null,
  deviation         bigint not null,
  volatility        bigint not null,
  counted           boolean not null,
  weights           int[] not null,
  primary key (match_id, pool, account_id)
);
create index rating_history on rating_change (account_id, game, variant, speed, ladder, pool, n desc) where counted;
comment on table rating_change is 'Derived: what a match did to the all-time ratings of those who played it';
comment on column rating_change.weights is 'Per seat of the match: how often the weight of that outcome was halved; -1 no outcome, -2 one owner, -3 met too often';

create table rating_meeting (
  low     bigint not null,
  high    bigint not null,
  game    text not null,
  variant text not null,
  speed   text not null,
  ladder  text not null,
  at      timestamptz not null,
  match_id bigint not null references match on delete cascade,
  primary key (low, high, game, variant, speed, ladder, at, match_id)
);
create index rating_meeting_at on rating_meeting (at);
comment on table rating_meeting is 'Derived: which two persons met in a rated match, for a day: repeated pairs count less and less';

-- Matches rated before there were ratings take their places in the order of their ends; `quad rebuild` rates them.
update match m
   set rated_n = o.n
  from (select id, row_number() over (order by finished_at, id) as n from match where rated and status = 'finished') o
 where o.id = m.id;
select setval('rated_number', (select count(*) + 1 from match where rated_n is not null), false);
update match_seat s set owner_id = a.owner_id from account a, match m where a.id = s.account_id and m.id = s.match_id and m.rated;
