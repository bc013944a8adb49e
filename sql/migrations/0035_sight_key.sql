-- All nodes of a database hash networks and devices with the same key; a node with another one would find nobody near anybody.
create table sight_key (
  only_row boolean primary key default true check (only_row),
  mark bytea not null check (octet_length(mark) = 16)
);
comment on table sight_key is 'Which key the marks in sight are made with. Without a row the first node that needs one decides. The key itself is in no table';
comment on column sight_key.mark is 'A hash made with that key';
