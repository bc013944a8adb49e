-- What a seat writes down for itself during a match: secret to the seat, in no event and no export.
create table match_note (
  match_id   bigint not null references match on delete cascade,
  seat       seat_number not null,
  text       text not null check (octet_length(text) <= 8192),
  changed_at timestamptz not null,
  primary key (match_id, seat)
);
comment on table match_note is 'The private memory of a seat: nobody else reads it, not even afterwards';
