-- Public pages of players: a built-in bot is looked up by its title, as it is shown at a table.
create index account_builtin on account (name) where kind = 'builtin';
