-- What strangers may see and how late is chosen at the table; a draw because nobody is there is told from an agreed one; kept answers
-- hold no links.
set local lock_timeout = '5s';

alter domain event_kind drop constraint event_kind_check;
alter domain event_kind add constraint event_kind_check
  check (value in ('turn', 'act', 'stage_end', 'flag', 'resign', 'draw', 'abandon', 'takeback', 'note'));

alter table lobby add column delay_turns int not null default 0 check (delay_turns between 0 and 1000);
comment on column lobby.delay_turns is 'With delayed spectators: how many turns behind they are';
alter table match add column delay_turns int not null default 0 check (delay_turns between 0 and 1000);
comment on column match.delay_turns is 'With delayed spectators: how many turns behind they are; 0 where nobody chose, then it is the variant''s own number';

-- Kept answers open with their key alone, and of a key its hash is kept.
alter table idempotency add column sealed boolean not null default false;
update idempotency set key = encode(sha256(convert_to(key, 'UTF8')), 'hex');
comment on column idempotency.key is 'SHA-256 of what was sent';
comment on column idempotency.sealed is 'The answer is sealed with what was sent as key; false for those kept before answers were';
