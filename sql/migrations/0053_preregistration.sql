-- What was fixed when an experiment started, as a digest; commitments to its rules and pages can be opened with the nonce.
set local lock_timeout = '5s';

-- A default that differs by row would write the whole table anew, with all files.
alter table experiment
  add column nonce        text not null default '',
  add column fixed_digest text check (fixed_digest ~ '^[0-9a-f]{64}$');
alter table experiment alter column nonce set default replace(gen_random_uuid()::text, '-', '');
update experiment set nonce = replace(gen_random_uuid()::text, '-', '');
comment on column experiment.nonce is 'Secret until its owner tells it: part of each commitment in the preregistration';
comment on column experiment.fixed_digest is 'Of the preregistration at the start; null before, and for those that started earlier';
