-- A rematch is a table for those who sat at a finished match: everybody who asks is led to the same one.
alter table lobby add column rematch_of bigint references match;
create unique index lobby_rematch on lobby (rematch_of) where rematch_of is not null and status <> 'cancelled';
create index lobby_rematch_open on lobby (rematch_of) where rematch_of is not null and status = 'open';
comment on column lobby.rematch_of is 'The finished match it goes on from: only its players may sit down, by asking for the rematch';
