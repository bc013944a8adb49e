-- Fair play: what is known of an account and of a finished match, so that nobody makes ratings or votes with many accounts. Ratings and
-- places on leaderboards are derived; `quad rebuild` makes them again by these rules.
set local lock_timeout = '5s';

alter table account
  add column registered_at timestamptz,
  add column trusted_at timestamptz;
update account set registered_at = created_at where kind <> 'guest';
comment on column account.registered_at is 'Null: a guest. By the arena''s clock';
comment on column account.trusted_at is 'The operator answers for this person: established on every board from the start';

alter table match_seat
  add column ordered int not null default 0,
  add column near int not null default 0;
comment on column match_seat.ordered is 'Derived when the match ends: turns this seat ordered in time, counted in the match''s first 40';
comment on column match_seat.near is 'Rated matches: bit per seat whose holder used the same network or device when the match ended. A fact, kept by a rebuild';

-- Who stands behind a seat: a program plays for its owner; a built-in bot is a person of its own, numbered below zero.
drop view match_person;
create view match_person as
select s.match_id, s.seat, a.id as account_id, a.kind, s.place, a.kind <> 'guest' and a.deleted_at is null as listed,
       coalesce(s.owner_id, case when a.kind = 'builtin' then -a.id else a.id end) as person, s.stood_in, s.ordered, s.near,
       p.registered_at, p.trusted_at
  from match_seat s
  join account a on a.id = coalesce(s.founder_id, s.account_id)
  join account p on p.id = coalesce(s.owner_id, a.id);
comment on view match_person is 'Seats with the person behind each: two programs of one person never rate against each other';

create table sight (
  account_id bigint not null references account on delete cascade,
  kind       text not null check (kind in ('network', 'device')),
  mark       bytea not null check (length(mark) = 16),
  first_at   timestamptz not null default arena_now(),
  last_at    timestamptz not null default arena_now(),
  primary key (account_id, kind, mark)
);
create index sight_mark on sight (kind, mark);
create index sight_last on sight (last_at);
comment on table sight is 'From where an account was used, for 90 days: only whether two used the same place can be asked';
comment on column sight.mark is 'A hash of the network (/24 or /64) or of the device''s cookie, under a key that is not in the database';

create table rating_standing (
  person      bigint not null,
  game        text not null,
  variant     text not null,
  speed       text not null,
  ladder      text not null,
  met         int not null,
  known       int not null,
  thin        int not null,
  loose       int not null,
  established boolean not null,
  primary key (person, game, variant, speed, ladder)
);
create index rating_standing_established on rating_standing (game, variant, speed, ladder) where established;
comment on table rating_standing is 'Derived: how well a person is known on a board';
comment on column rating_standing.met is 'Different people met in matches that both played';
comment on column rating_standing.known is 'Those of them, and bots, who were established when this person played last';
comment on column rating_standing.thin is 'Outcomes that counted against established people who were not well known';
comment on column rating_standing.loose is 'Outcomes that counted against people who were not established';

create table rating_tie (
  person  bigint not null,
  other   bigint not null,
  game    text not null,
  variant text not null,
  speed   text not null,
  ladder  text not null,
  primary key (person, game, variant, speed, ladder, other)
);
comment on table rating_tie is 'Derived: who has met whom on a board in a match that both played';

alter table crowd_ballot add column excluded text;
alter table crowd_window add column excluded jsonb;
comment on column crowd_ballot.excluded is 'Why it was not counted when its window closed; null: it was. Told as numbers only, of nobody';
comment on column crowd_window.excluded is 'How many ballots were not counted, by reason';

alter table rating add column placed boolean not null default false;
comment on column rating.placed is 'Has met enough well known opponents for a place on leaderboards';
drop index rating_rank;
create index rating_rank on rating (game, variant, speed, ladder, pool, season, provisional, (-rating), account_id) where listed and placed;
