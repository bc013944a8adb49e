-- One person with two accounts can be both participants of a pair; the owner of the study is told what the arena saw.
set local lock_timeout = '5s';

alter table participant_partner add column shared text check (shared in ('device', 'network', 'none'));
comment on column participant_partner.shared is
  'Where both of a pair have been seen, when they met and before each later series; null: no pair, an older one, or erased';
