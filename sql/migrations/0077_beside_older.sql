-- What programs of the previous release, which do not know of messages between two people, must be able to do while they run beside this one: take
-- reports of players, and call devices and webhooks.
set local lock_timeout = '5s';

-- They ask for an index of exactly these rows. So the accused of a report of such a message stands in a column of its own, and is in no way of it.
alter table report
  alter column accused_id drop not null,
  add column writer_id bigint references account;
update report set writer_id = accused_id, accused_id = null where direct_n is not null;
alter table report
  add column about_id bigint not null generated always as (coalesce(accused_id, writer_id)) stored,
  add constraint report_about check (num_nonnulls(accused_id, writer_id) = 1 and num_nonnulls(writer_id) = num_nonnulls(direct_n));
comment on column report.accused_id is 'Null where a message between two people is reported: the previous release reads no others';
comment on column report.writer_id is 'The accused of such a report';
comment on column report.about_id is 'The accused, whatever is reported';
comment on column report.direct_n is 'A message from writer_id to the reporter: direct_message.n; null: one in a match, or none';
drop index report_of_player, report_of_direct, report_accused;
create unique index report_of_player on report (reporter_id, accused_id) where match_id is null and closed_at is null;
create unique index report_of_direct on report (reporter_id, writer_id, direct_n) where direct_n is not null;
create index report_accused on report (about_id);

create or replace view report_party as
select p.report_id, b.id as account_id
  from (select r.id as report_id, r.reporter_id as account_id from report r
        union all
        select r.id, r.about_id from report r
        union all
        select r.id, o.reporter_id from report r join report o on o.match_id = r.match_id and o.message = r.message
        union all
        select r.id, o.reporter_id from report r join report o on o.about_id = r.about_id where r.match_id is null and o.match_id is null
        union all
        select r.id, s.account_id from report r join match_seat s on s.match_id = r.match_id
        union all
        select r.id, s.founder_id from report r join match_seat s on s.match_id = r.match_id
        union all
        select r.id, l.account_id from report r join match_leaver l on l.match_id = r.match_id
        union all
        select r.id, d.account_id from report r join crowd_side d on d.match_id = r.match_id) p
  join account a on a.id = p.account_id
  join account b on b.id = a.id or b.id = a.owner_id;

-- How many messages somebody has sent is counted by attempts now: what both have deleted counts, too.
drop index direct_message_sent;

-- They would fail over a call that is about neither a match nor a lobby. To them, such a call is never due.
alter table endpoint_call
  add column direct_due_at timestamptz,
  add constraint endpoint_call_direct check (direct_due_at is null or num_nonnulls(match_id, lobby_id) = 0);
update endpoint_call set direct_due_at = due_at, due_at = 'infinity' where match_id is null and lobby_id is null and kind = 4;
comment on column endpoint_call.lobby_id is 'A game to which the account is invited; null: the news is about the match, or without one, see direct_due_at';
comment on column endpoint_call.direct_due_at is 'Another person has written to the account, and this is due then, not at due_at, which the previous release reads; null: other news, or a test';
drop index endpoint_call_due;
create index endpoint_call_due on endpoint_call (least(due_at, direct_due_at)) where sent_at is null and failed_at is null;
