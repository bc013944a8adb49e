-- Experiments: a researcher's plan, who takes part in it, and which matches they play for it.
set local lock_timeout = '5s';

create table experiment (
  id          bigint generated always as identity primary key,
  public_id   public_id not null unique,
  owner_id    bigint not null references account,
  status      text not null default 'draft' check (status in ('draft', 'running', 'closed')),
  title       text not null check (char_length(title) between 1 and 120),
  shown_title text not null check (char_length(shown_title) <= 120),
  consent     text not null check (char_length(consent) <= 20000),
  plan        text not null,
  files       text not null,
  report      text not null,
  created_at  timestamptz not null default arena_now(),
  changed_at  timestamptz not null default arena_now(),
  started_at  timestamptz,
  closed_at   timestamptz
);
create index experiment_owner on experiment (owner_id, id desc);
comment on column experiment.title is 'For its owner alone; participants see shown_title';
comment on column experiment.files is 'An object of texts by name, as sent';
comment on column experiment.report is 'What was found when the plan was last looked at';

create table experiment_list (
  experiment_id bigint not null references experiment on delete cascade,
  name          text collate "C" not null,
  rows          int not null check (rows > 0),
  primary key (experiment_id, name)
);
comment on table experiment_list is 'The trial lists of an experiment that has started';

create table experiment_row (
  experiment_id bigint not null references experiment on delete cascade,
  list          text collate "C" not null,
  row           int not null,
  rule_id       text not null,
  options       text not null,
  primary key (experiment_id, list, row),
  foreign key (experiment_id, list) references experiment_list on delete cascade
);
comment on column experiment_row.options is 'Of the series this row is, complete';

create table participant (
  id            bigint generated always as identity primary key,
  experiment_id bigint not null references experiment,
  account_id    bigint not null references account,
  code          public_id not null,
  list          text collate "C" not null,
  joined_at     timestamptz not null default arena_now(),
  consent_at    timestamptz,
  defective     boolean not null default false,
  unique (experiment_id, account_id),
  unique (experiment_id, code),
  foreign key (experiment_id, list) references experiment_list
);
create index participant_account on participant (account_id);
comment on column participant.code is 'All that the experiment''s owner ever learns of who it is';
comment on column participant.consent_at is 'When the experiment''s consent text was agreed to; null: it has none';
comment on column participant.defective is 'The owner does not count it: somebody else is to take its place in the list';

create table trial (
  participant_id bigint not null references participant,
  row            int not null,
  match_id       bigint not null unique references match,
  summary        jsonb,
  primary key (participant_id, row)
);
comment on table trial is 'The match a participant plays for a row of its list. Its public id begins with "tria"';
comment on column trial.summary is 'Derived, once it is finished: score, m*, and for each board errors and attempts';
