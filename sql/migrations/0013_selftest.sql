-- A match in which the server puts a program to the test: what was done to it and how it coped.
create table selftest (
  match_id   bigint primary key references match on delete cascade,
  account_id bigint not null references account on delete cascade,
  state      text not null
);
comment on table selftest is 'Matches whose public id begins with "self": others are never looked up here';
comment on column selftest.state is '[{"kind","status","turn","at","looked","hash","words"}], in the order in which they are done';
