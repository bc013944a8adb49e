-- Any number of processes think for bots. A claim no longer moves due_at, so a job keeps its place in the queue when its holder dies.
set local lock_timeout = '5s';

alter table job
  add column leased_until timestamptz,
  add column puts int not null default 1,
  add column in_turn boolean not null default false;
comment on table job is 'Work for the bot processes: a built-in bot owes an order or may act. Handing in deletes the row, no matter which process claimed it';
comment on column job.due_at is 'Since when the bot has something to do';
comment on column job.leased_until is 'Until then nobody else claims it';
comment on column job.puts is 'How often it was queued since it was last handed in: more than at the claim means news since then';
comment on column job.in_turn is 'What one bot of the match does now can change what the next one does, so only one of them thinks at a time';

create table bot_served (
  owner_id bigint primary key,
  at       timestamptz not null
);
create index bot_served_at on bot_served (at);
comment on table bot_served is 'When a bot last began to think for an account; rows are kept for an hour. owner_id 0: matches between bots alone';
