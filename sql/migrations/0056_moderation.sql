-- Moderation: who is on the staff, what reports keep as evidence and who works on them, what was decided about people, and a record of
-- every action that nobody can change.
set local lock_timeout = '5s';

alter table account add column closed_at timestamptz;
comment on column account.closed_at is 'Moderators closed it: it can sign in, but only read why, appeal and take its data. Null: open';

create table staff (
  account_id bigint primary key references account,
  role       text not null check (role in ('moderator', 'admin')),
  given_at   timestamptz not null default arena_now()
);
comment on table staff is 'Who can use the moderation desk; only quad staff writes it';

alter table report
  alter column match_id drop not null,
  alter column message drop not null,
  alter column said drop not null,
  alter column said_at drop not null,
  add column lines jsonb not null default '[]' check (octet_length(lines::text) <= 400000),
  add column holder_id bigint references account,
  add column held_until timestamptz,
  add constraint report_message check (num_nulls(match_id, message, said, said_at) in (0, 4)),
  add constraint report_held check ((holder_id is null) = (held_until is null));
comment on table report is 'Reports of messages, and of players where there is no match_id';
comment on column report.lines is 'The conversation around the message as the reporter could read it then, each line with the SHA-256 of its text';
comment on column report.held_until is 'holder_id works on it until then; afterwards anybody on the staff can take it';
create unique index report_of_player on report (reporter_id, accused_id) where match_id is null and closed_at is null;
create index report_accused on report (accused_id);
create index report_message_of on report (match_id, message) where match_id is not null and closed_at is null;

create table sanction (
  id           bigint generated always as identity primary key,
  public_id    public_id not null unique,
  account_id   bigint not null references account,
  moderator_id bigint not null references account,
  report_id    bigint not null references report,
  kind         text not null check (kind in ('warn', 'mute', 'unrate', 'close')),
  reason       text not null check (reason in ('abuse', 'spam', 'cheating', 'other')),
  note         text not null check (char_length(note) <= 1000),
  at           timestamptz not null default arena_now(),
  until        timestamptz check (until > at),
  unrated_from timestamptz,
  seen_at      timestamptz,
  appeal       text check (char_length(appeal) between 1 and 1000),
  appealed_at  timestamptz,
  answer       text check (char_length(answer) <= 1000),
  answered_at  timestamptz,
  answerer_id  bigint references account,
  lifted_at    timestamptz,
  answer_seen_at timestamptz,
  wanted       int not null default 0,
  done         int not null default 0,
  failed       int not null default 0,
  check (kind <> 'mute' or until is not null),
  check (kind in ('mute', 'unrate') or until is null),
  check ((appeal is null) = (appealed_at is null)),
  check (num_nulls(answer, answered_at, answerer_id) in (0, 3) and (answer is null or appeal is not null)),
  check (lifted_at is null or answer is not null)
);
create index sanction_account on sanction (account_id, id);
create index sanction_appealed on sanction (appealed_at, id) where appealed_at is not null and answered_at is null;
create index sanction_wanted on sanction (id) where done < wanted;
create index match_seat_founder on match_seat (founder_id) where founder_id is not null;
comment on table sanction is 'What moderators decided about people';
comment on column sanction.account_id is 'A person; for programs their owner';
comment on column sanction.unrated_from is 'Games of this account that ended since then and before until do not count in any rating; null: all count';
comment on column sanction.wanted is 'How many times the clock daemon was asked to carry it out: leaving lobbies and games, recomputing ratings; done: how many it has';
comment on column sanction.failed is 'How many steps of that work failed: such work waits until all other is done';

create table rating_rework (
  sanction_id bigint not null references sanction,
  round       int not null,
  game        text not null,
  variant     text not null,
  speed       text not null,
  ladder      text not null,
  matches     int not null,
  done_at     timestamptz,
  primary key (sanction_id, game, variant, speed, ladder)
);
comment on table rating_rework is 'Leaderboards to be computed again because of a sanction, and how far that is';

create table staff_log (
  id          bigint generated always as identity primary key,
  at          timestamptz not null default arena_now(),
  actor_id    bigint references account,
  act         text not null check (act in ('role_given', 'role_taken', 'report_taken', 'report_released', 'report_dismissed', 'report_answered',
                                           'sanction_given', 'appeal_refused', 'sanction_lifted')),
  account_id  bigint references account,
  report_id   bigint references report,
  sanction_id bigint references sanction,
  why         text not null check (char_length(why) <= 2000)
);
comment on table staff_log is 'What staff did, append-only';
comment on column staff_log.actor_id is 'Null: the host, at the command line';

create function refuse_log_change() returns trigger language plpgsql as
$$ begin raise exception 'staff_log is append-only'; end $$;
create trigger staff_log_append_only before update or delete on staff_log for each row execute function refuse_log_change();
create trigger staff_log_untruncated before truncate on staff_log execute function refuse_log_change();

-- A person stands behind their programs, so each line is for an account and its owner.
create view report_party as
  select p.report_id, b.id as account_id
    from (select r.id as report_id, r.reporter_id as account_id from report r
          union all
          select r.id, r.accused_id from report r
          union all
          select r.id, o.reporter_id from report r join report o on (o.match_id, o.message) = (r.match_id, r.message)
          union all
          select r.id, o.reporter_id from report r join report o on o.accused_id = r.accused_id where r.match_id is null and o.match_id is null
          union all
          select r.id, s.account_id from report r join match_seat s on s.match_id = r.match_id
          union all
          select r.id, s.founder_id from report r join match_seat s on s.match_id = r.match_id
          union all
          select r.id, l.account_id from report r join match_leaver l on l.match_id = r.match_id
          union all
          select r.id, d.account_id from report r join crowd_side d on d.match_id = r.match_id) p
    join account a on a.id = p.account_id
    join account b on b.id in (a.id, a.owner_id);
comment on view report_party is 'Accounts that can neither read a report at the desk nor decide about it: the accused, all who reported the same, and all who play or played in the match, whose secrets it can hold';

create view sanction_answerer as
  select x.id as sanction_id, o.account_id
    from sanction x
    left join staff p on p.account_id = x.account_id
    join staff o on o.account_id <> x.account_id and (p.role is null or (p.role = 'moderator' and o.role = 'admin'))
    join account a on a.id = o.account_id and a.deleted_at is null and a.closed_at is null
   where not exists (select from report_party q where q.report_id = x.report_id and q.account_id = o.account_id);
comment on view sanction_answerer is 'The staff who could answer an appeal against a decision: those above the person, without those whom the report concerns. Who decided answers only where nobody else could';
