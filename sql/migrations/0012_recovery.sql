-- Codes for who has forgotten the password, and how moments are written in what people take with them.
create table recovery_code (
  account_id bigint not null references account on delete cascade,
  code_hash  bytea not null,
  primary key (account_id, code_hash)
);
comment on table recovery_code is 'BLAKE2b-256 of codes that set a new password, each once; the codes themselves are shown when they are made';

create function utc_text(t timestamptz) returns text language sql stable parallel safe as
$$ select to_char(t at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') $$;
comment on function utc_text(timestamptz) is 'RFC 3339, for exports';
