-- What is shown of the credits is kept where it changes: no page adds up a ledger that grows with every week and with everybody who wins one. Its rows
-- are only ever inserted (credit_kept), so one trigger on inserts keeps the numbers, whichever release writes.
set local lock_timeout = '5s';

alter table credit_transfer
  add column entries int not null default 0 check (entries >= 0),
  add column pool bigint not null default 0,
  add column total bigint not null default 0;
comment on column credit_transfer.entries is 'How many rows it has';
comment on column credit_transfer.pool is 'What the pool got by it; below zero: paid';
comment on column credit_transfer.total is 'What its rows sum to: zero';
create table credit_pool (
  id int primary key default 1 check (id = 1),
  balance bigint not null
);
comment on table credit_pool is 'The sum of the pool''s rows in credit_entry';
create table credit_balance (
  account_id bigint primary key references account(id),
  balance bigint not null
);
comment on table credit_balance is 'The sum of an account''s rows in credit_entry; an account without any has no row';

create function credit_totals() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update credit_transfer t set entries = t.entries + a.n, pool = t.pool + a.pool, total = t.total + a.total
    from (select transfer_id, count(*) as n, coalesce(sum(amount) filter (where holder = 'pool'), 0) as pool, sum(amount) as total from added group by transfer_id) a
   where t.id = a.transfer_id;
  update credit_pool set balance = balance + a.amount from (select sum(amount) as amount from added where holder = 'pool') a where a.amount <> 0;
  insert into credit_balance (account_id, balance)
  select account_id, sum(amount) from added where account_id is not null group by account_id order by account_id
      on conflict (account_id) do update set balance = credit_balance.balance + excluded.balance;
  return null;
end $$;
create trigger credit_totals after insert on credit_entry referencing new table as added for each statement execute function credit_totals();

update credit_transfer t
   set entries = a.n, pool = a.pool, total = a.total
  from (select transfer_id, count(*) as n, coalesce(sum(amount) filter (where holder = 'pool'), 0) as pool, sum(amount) as total from credit_entry group by transfer_id) a
 where t.id = a.transfer_id;
insert into credit_pool (balance) select coalesce(sum(amount), 0) from credit_entry where holder = 'pool';
insert into credit_balance (account_id, balance) select account_id, sum(amount) from credit_entry where account_id is not null group by account_id;

-- A trigger that reads a table does so with its owner's rights, whatever the role that writes is granted: the clock, which no longer reads the ledger
-- itself, could not write it otherwise.
alter function credit_balanced() security definer set search_path = public, pg_temp;
alter function match_seat_keep_mask() security definer set search_path = public, pg_temp;
alter function refuse_unchecked_session() security definer set search_path = public, pg_temp;
alter function refuse_unmasked_start() security definer set search_path = public, pg_temp;
