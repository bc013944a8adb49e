-- A request that was declined stays declined although its sender withdraws it and asks again.
set local lock_timeout = '5s';

alter table friendship add column withdrawn_at timestamptz;
alter table friendship add constraint friendship_withdrawn check (withdrawn_at is null or (since is null and declined_at is not null)) not valid;
comment on column friendship.withdrawn_at is 'The asker has taken back this declined request, and sees nothing of it';
