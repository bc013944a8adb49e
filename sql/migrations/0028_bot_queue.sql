-- Claiming a bot's job costs the same however long the queue is: each job names its account, and an index keeps the queue in the order in
-- which accounts are served.
set local lock_timeout = '5s';

-- The default is for arenas of the version before, which do not know the column.
alter table job add column owner_id bigint not null default 0;
update job set owner_id = coalesce((select s.account_id from match_seat s
                                     where s.match_id = job.match_id and s.kind <> 'builtin' order by s.seat limit 1), 0);
comment on column job.owner_id is 'The first player of the match who is not a bot: accounts take turns. 0: a match between bots alone';
create index job_queue on job (owner_id, due_at, id);

-- What is asked about the jobs of a match reads those of that match.
alter table job add constraint job_match_id_seat_kind_key unique (match_id, seat, kind);
alter table job drop constraint job_kind_match_id_seat_key;

drop table bot_served;
create table bot_turn (
  one      boolean primary key default true check (one),
  owner_id bigint not null
);
comment on table bot_turn is 'One row: the account that a bot last began to think for. The account with the next higher number is served next';
