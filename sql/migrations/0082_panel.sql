-- Panels: three trusted members judge a message that was reported.
set local lock_timeout = '5s';

create table panel_member (
  account_id bigint primary key references account,
  given_at   timestamptz not null default arena_now()
);
comment on table panel_member is 'Trusted members, whom the staff appoints: they judge reported messages';

create table panel (
  report_id bigint primary key references report,
  match_id  bigint,
  message   int,
  opened_at timestamptz not null default arena_now(),
  until     timestamptz not null,
  rounds    int not null default 0 check (rounds between 0 and 2),
  ended_at  timestamptz,
  outcome   text check (outcome in ('dismiss', 'warn', 'mute', 'stronger', 'split', 'late', 'short', 'taken')),
  constraint panel_ended check ((ended_at is null) = (outcome is null)),
  constraint panel_message check (num_nulls(match_id, message) in (0, 2))
);
create unique index panel_of_message on panel (match_id, message) where match_id is not null;
create index panel_open on panel (report_id) where ended_at is null;
comment on table panel is 'A reported message before three trusted members: one panel for one message, however many report it';
comment on column panel.match_id is 'With message: the message of the report; null: one between two people, which only its receiver can report';
comment on column panel.rounds is 'How many times members were given until a deadline';
comment on column panel.outcome is 'dismiss, warn and mute are carried out; the others leave the report to the staff: two want more than a mute, no two agree, not voted in time, too few members, taken by the staff or answered meanwhile';

create table panel_seat (
  report_id  bigint not null references panel,
  account_id bigint not null references account,
  given_at   timestamptz not null default arena_now(),
  vote       text check (vote in ('dismiss', 'warn', 'mute', 'stronger')),
  reason     text check (reason in ('harmless', 'banter', 'unclear', 'insult', 'hate', 'threat', 'spam', 'other')),
  voted_at   timestamptz,
  left_at    timestamptz,
  late       boolean not null default false,
  primary key (report_id, account_id),
  constraint panel_seat_vote check (num_nulls(vote, reason, voted_at) in (0, 3)),
  constraint panel_seat_late check (not late or left_at is not null)
);
create index panel_seat_account on panel_seat (account_id, report_id);
comment on column panel_seat.left_at is 'The member no longer judges this case: not voted in time (late), or no longer fit for it';

create view report_panel as
select r.id as report_id, p.report_id as panel_id from report r join panel p on p.report_id = r.id
union
select r.id, p.report_id from report r join panel p on p.match_id = r.match_id and p.message = r.message;
comment on view report_panel is 'The panel of the message of a report, also where it was opened for the report of somebody else';

create view panel_candidate as
select r.id as report_id, a.id as account_id
  from report r
 cross join panel_member m
  join account a on a.id = m.account_id and a.kind = 'human' and a.deleted_at is null and a.closed_at is null
 where not exists (select from staff s where s.account_id = a.id)
   and not exists (select from report_party q where q.report_id = r.id and q.account_id = a.id)
   and not exists (select from sanction x where x.account_id = a.id and x.lifted_at is null and x.at > arena_now() - interval '90 days')
   and not exists (select
                     from account s
                     join account o on o.id = s.id or o.id = s.owner_id
                    where s.id in (r.reporter_id, r.about_id)
                      and (exists (select from friendship f
                                    where f.low_id = least(o.id, a.id) and f.high_id = greatest(o.id, a.id) and f.since is not null)
                           or exists (select from acquaintance q where q.account_id = o.id and q.other_id = a.id and q.blocked)
                           or exists (select from acquaintance q where q.account_id = a.id and q.other_id = o.id and q.blocked)
                           or exists (select from sight g join sight h on h.kind = g.kind and h.mark = g.mark
                                       where g.account_id = a.id and h.account_id = o.id)));
comment on view panel_candidate is 'Trusted members who can judge a report: neither staff nor punished of late, no part in it or in its match, and of neither side a friend, blocked, blocking, or on the same network or device';

-- Nobody decided alone where a panel did.
alter table sanction alter column moderator_id drop not null;
comment on column sanction.moderator_id is 'Null: a panel';

create or replace view sanction_answerer as
select x.id as sanction_id, o.account_id
  from sanction x
  left join staff p on p.account_id = x.account_id
  join staff o on o.account_id <> x.account_id and (p.role is null or (p.role = 'moderator' and o.role = 'admin'))
  join account a on a.id = o.account_id and a.deleted_at is null and a.closed_at is null
 where not exists (select from report_party q where q.report_id = x.report_id and q.account_id = o.account_id)
   and not (x.moderator_id is null
            and exists (select from panel_seat s where s.report_id = x.report_id and s.account_id = o.account_id and s.vote is not null));

alter table staff_log drop constraint staff_log_act_check;
alter table staff_log add constraint staff_log_act_check
  check (act in ('role_given', 'role_taken', 'report_taken', 'report_released', 'report_dismissed', 'report_answered', 'sanction_given',
                 'appeal_refused', 'sanction_lifted', 'factor_removed', 'member_given', 'member_taken', 'panel_opened', 'panel_renewed',
                 'panel_dismissed', 'panel_decided', 'panel_referred'));
comment on column staff_log.actor_id is 'Null: the host, at the command line; or a panel';
