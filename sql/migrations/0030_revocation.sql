-- Any number of nodes: each remembers sessions, and must learn of every revocation even if the notification is lost.
create table revocation (
  shard smallint primary key,
  n bigint not null
);
comment on table revocation is 'Rises with each transaction that ends sessions or tokens; nodes look at the sum once a second. Several rows, so that many can rise at once';
insert into revocation (shard, n) select shard, 0 from generate_series(0, 15) shard;
