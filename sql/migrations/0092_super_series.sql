-- Rows of a list that participants take for one series, each with rules of its own.
set local lock_timeout = '5s';

alter table experiment_row add column continues boolean not null default false;
comment on column experiment_row.continues is 'Participants take this row and the next one for one series';
