-- Seats that crowds play, and the Endless Tournament: one everlasting match between two of them.
set local lock_timeout = '5s';

alter table account
  drop constraint account_kind_check,
  drop constraint account_check,
  add constraint account_kind check (kind in ('guest', 'human', 'engine', 'llm', 'builtin', 'crowd')),
  add constraint account_bot check ((kind in ('builtin', 'crowd')) = (bot_id is not null));

create table crowd_side (
  match_id   bigint not null references match on delete cascade,
  account_id bigint not null references account,
  seat       seat_number not null,
  joined_at  timestamptz not null default arena_now(),
  primary key (match_id, account_id)
);
create table crowd (
  match_id bigint primary key references match on delete cascade,
  members  int[] not null
);
comment on table crowd is 'A match between crowds';
comment on column crowd.members is 'How many accounts each seat has; held while one joins';

comment on table crowd_side is 'Who votes for which seat: given once, to the side with fewer members, and kept';

create table crowd_window (
  match_id  bigint not null references match on delete cascade,
  n         int not null,
  seat      seat_number not null,
  opens_at  timestamptz not null,
  closes_at timestamptz not null,
  closed_at timestamptz,
  ballots   int,
  weight    bigint,
  list_hash text check (length(list_hash) = 64),
  played    text,
  tally     jsonb,
  scores    bigint[],
  primary key (match_id, n)
);
create index crowd_window_closed on crowd_window (match_id, closes_at);
comment on table crowd_window is 'A turn of a seat that a crowd plays. Who votes holds its row for share, who closes it for update: no vote is counted twice or late';
comment on column crowd_window.n is 'The match''s turn';
comment on column crowd_window.list_hash is 'SHA-256 over the ballots'' lines, in their order';
comment on column crowd_window.scores is 'Of the match, after the turn';

create sequence crowd_ballot_number;
create table crowd_ballot (
  match_id   bigint not null,
  window_n   int not null,
  account_id bigint not null references account,
  code       public_id not null,
  orders     text not null,
  words      text not null,
  weight     int not null check (weight >= 1),
  number     bigint not null default nextval('crowd_ballot_number'),
  at         timestamptz not null default arena_now(),
  played     boolean not null default false,
  primary key (match_id, window_n, account_id),
  foreign key (match_id, window_n) references crowd_window on delete cascade
);
create index crowd_ballot_order on crowd_ballot (match_id, window_n, number);
comment on table crowd_ballot is 'One a window and account; sealed until the window closes';
comment on column crowd_ballot.code is 'What the voter finds his ballot by in the published list: it names nobody';
comment on column crowd_ballot.weight is 'The rating when the window opened';
comment on column crowd_ballot.number is 'Its place among equals; a changed ballot goes to the end';
comment on column crowd_ballot.played is 'Its movement or one of its placements was played';

create table endless (
  id          int primary key default 1 check (id = 1),
  match_id    bigint not null references match,
  weekly_pool bigint not null check (weekly_pool between 0 and 1000000000)
);
comment on table endless is 'The one Endless Tournament of this arena';

create table endless_week (
  starts_on date primary key,
  captures  bigint[] not null,
  winner    int,
  pool      bigint not null,
  winners   int not null,
  share     bigint not null,
  settled_at timestamptz not null default arena_now()
);
comment on table endless_week is 'Weeks (Monday 00:00 UTC) that are over, as they were settled';
comment on column endless_week.pool is 'Credits at stake: the week''s own and what rolled over';

-- Credits: double entry. What one holder gets another gives, in the same transfer.
create table credit_transfer (
  id   bigint generated always as identity primary key,
  kind text not null check (kind in ('issue', 'share')),
  week date not null,
  at   timestamptz not null default arena_now(),
  unique (kind, week)
);
create table credit_entry (
  transfer_id bigint not null references credit_transfer,
  holder      text not null check (holder in ('issuer', 'pool', 'account')),
  account_id  bigint references account,
  amount      bigint not null check (amount <> 0),
  check ((holder = 'account') = (account_id is not null))
);
create index credit_entry_transfer on credit_entry (transfer_id);
create index credit_entry_account on credit_entry (account_id, transfer_id) where account_id is not null;
create index credit_entry_pool on credit_entry (transfer_id) where holder = 'pool';
comment on table credit_entry is 'Rows of a transfer; they sum to zero. Credits are points, never money';

-- All rows of a transfer come in one statement.
create function credit_balanced() returns trigger language plpgsql as
$$
begin
  if exists (select 1 from credit_entry where transfer_id in (select transfer_id from added)
              group by transfer_id having sum(amount) <> 0) then
    raise exception 'a transfer does not sum to zero' using errcode = 'check_violation', constraint = 'credit_balanced';
  end if;
  return null;
end
$$;
create trigger credit_balanced after insert on credit_entry referencing new table as added
  for each statement execute function credit_balanced();
create function credit_kept() returns trigger language plpgsql as
$$ begin raise exception 'credits are never rewritten' using errcode = 'check_violation', constraint = 'credit_kept'; end $$;
create trigger credit_kept before update or delete on credit_entry for each statement execute function credit_kept();
