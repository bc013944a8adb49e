-- The language of mail, feeds and notifications, which an account reads without a page. Programs of the previous release write English to everybody.
set local lock_timeout = '5s';

alter table account add column language text constraint account_language_check check (language in ('en', 'de'));
comment on column account.language is 'What the server speaks to the account in mail, feeds and notifications; null: not chosen, English';
