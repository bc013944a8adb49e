-- A finished match is continued with other people, who take their seats first.
set local lock_timeout = '5s';

alter table lobby
  add column fork_of bigint,
  add column fork_turn integer,
  add constraint lobby_fork check ((fork_of is null) = (fork_turn is null) and fork_turn >= 0 and (fork_of is null or (private and not rated)));
comment on column lobby.fork_of is 'The finished match whose events its match begins with';
comment on column lobby.fork_turn is 'The turn from which it continues: those events were before this one';
