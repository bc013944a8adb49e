-- Queued orders: what a seat wants to answer when the other side plays this or that. Secret to the seat.
create table match_plan (
  match_id       bigint not null references match on delete cascade,
  seat           seat_number not null,
  turn           int not null,
  lines          text not null,
  due            boolean not null default false,
  cancelled      text,
  cancelled_turn int,
  primary key (match_id, seat),
  check ((cancelled is null) = (cancelled_turn is null))
);
create index match_plan_due on match_plan (match_id) where due;
comment on table match_plan is 'Queued orders of one seat; secret, in no event and no export';
comment on column match_plan.turn is 'The turn of the other side the lines begin with';
comment on column match_plan.lines is '[[{"orders","text","hash"},…],…]: theirs, mine, theirs, mine; hash: of the state after it';
comment on column match_plan.due is 'The match has moved: the clock daemon compares';
comment on column match_plan.cancelled is 'Why it was given up, for its owner: a row without lines';

alter table match add column planned int not null default 0;
comment on column match.planned is 'Bit per seat: queued orders wait. An order in a match without any costs nothing more';
