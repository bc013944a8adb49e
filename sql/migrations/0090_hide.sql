-- Clubs, collections and notebooks can be reported, and hidden by moderators: only those who are in them see them then.
set local lock_timeout = '5s';

alter table club add column hidden_at timestamptz;
alter table collection add column hidden_at timestamptz;
alter table notebook add column hidden_at timestamptz;
comment on column club.hidden_at is 'Moderators hid it from all but its members; null: they did not';
comment on column collection.hidden_at is 'Moderators hid it from all but its owner; null: they did not';
comment on column notebook.hidden_at is 'Moderators hid it from all but its authors; null: they did not';

alter table report
  add column thing text check (thing in ('club', 'collection', 'notebook')),
  add column thing_id bigint,
  add constraint report_thing check (num_nulls(thing, thing_id) in (0, 2)),
  drop constraint report_message,
  add constraint report_message check (num_nulls(match_id, message) in (0, 2) and num_nulls(said, said_at) in (0, 2)
                                       and num_nonnulls(message, direct_n, post_id, thing_id) = num_nonnulls(said)),
  drop constraint report_about,
  add constraint report_about check (num_nonnulls(accused_id, writer_id) = 1 and num_nonnulls(writer_id) = num_nonnulls(direct_n, post_id, thing_id));
create unique index report_of_thing on report (reporter_id, thing, thing_id) where thing_id is not null and closed_at is null;
create index report_on_thing on report (thing, thing_id) where thing_id is not null;
comment on column report.thing is 'What of writer_id is reported as a whole: a club, a collection or a notebook, with its title in said; null: something else';
comment on column report.thing_id is 'Its row, which is gone when it was deleted';

alter table sanction drop constraint sanction_kind_check;
alter table sanction add constraint sanction_kind_check check (kind in ('warn', 'mute', 'hide', 'unrate', 'close'));
comment on column sanction.kind is 'hide: the thing of the report is hidden; all others are about the person';

-- Tournaments do not name a club that is hidden.
create or replace view club_shown as
select b.id, b.public_id, b.name from club b join account o on o.id = b.owner_id and o.closed_at is null where b.hidden_at is null;
