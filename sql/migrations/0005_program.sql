-- Programs: access tokens, and the accounts that people own for them.
create table access_token (
  id         bigint generated always as identity primary key,
  public_id  public_id not null unique,
  owner_id   bigint not null references account on delete cascade,
  account_id bigint not null references account on delete cascade,
  token_hash bytea not null unique,
  label      text not null check (char_length(label) between 1 and 60),
  scopes     int not null check (scopes > 0),
  created_at timestamptz not null default clock_timestamp(),
  seen_at    timestamptz,
  expires_at timestamptz not null
);
create index access_token_owner on access_token (owner_id);
create index access_token_account on access_token (account_id);
comment on table access_token is 'What programs sign in with';
comment on column access_token.owner_id is 'Who made it and may end it';
comment on column access_token.account_id is 'Whom it acts as: the owner, or a program of theirs';
comment on column access_token.token_hash is 'BLAKE2b-256 of the token; the token itself is shown once, when it is made';
comment on column access_token.scopes is 'Bits of enum scope in platform/token.h';

create index account_owned on account (owner_id) where owner_id is not null;
alter table account add constraint account_program check ((kind in ('engine', 'llm')) = (owner_id is not null));
alter table account add constraint account_model check (model is null or (char_length(model) between 1 and 80 and owner_id is not null));

create function refuse_kind() returns trigger language plpgsql as
$$ begin raise check_violation using constraint = 'account_kind', message = 'an account changes its kind only from guest to human'; end $$;
create trigger account_kind_stays before update of kind on account for each row
  when (old.kind <> new.kind and not (old.kind = 'guest' and new.kind = 'human')) execute function refuse_kind();
comment on column account.kind is 'A label for ever: a program never becomes a person';
