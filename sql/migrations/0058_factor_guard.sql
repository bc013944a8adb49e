-- Programs that begin a session say that they have looked at the second factor; the host can remove one that was lost.
set local lock_timeout = '5s';

-- While two releases run beside each other, the older one does not know of second factors, and a password alone would do. It takes the state
-- below for a lock that is held for long, answers 503 `busy`, and the browser comes to a server of the new release at its next try.
alter table session add column factor_checked boolean not null default false;
comment on column session.factor_checked is 'Whether the program that inserted it knows of second factors: no other one can begin a session of an account that has one';

create function refuse_unchecked_session() returns trigger language plpgsql as
$$ begin
  if not new.factor_checked and exists (select from second_factor f where f.account_id = new.account_id and f.confirmed_at is not null) then
    raise exception 'this account has a second factor, which was not looked at' using errcode = 'lock_not_available';
  end if;
  return new;
end $$;
create trigger session_factor_checked before insert on session for each row execute function refuse_unchecked_session();

alter table staff_log
  drop constraint staff_log_act_check,
  add constraint staff_log_act_check check (act in ('role_given', 'role_taken', 'report_taken', 'report_released', 'report_dismissed', 'report_answered',
                                                    'sanction_given', 'appeal_refused', 'sanction_lifted', 'factor_removed'));

alter table mail
  drop constraint mail_kind_check,
  add constraint mail_kind_check check (kind in ('confirm', 'digest', 'factor_removed'));
