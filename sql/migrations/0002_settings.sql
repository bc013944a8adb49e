-- What the pages remember for an account: up to 16 KiB, measured as the text everybody can count.
alter table account drop constraint account_settings_check;
alter table account add constraint account_settings_check check (octet_length(settings::text) <= 16384);
comment on column account.settings is 'What the pages remember for their owner; changed key by key at the top';
