-- Tournaments of clubs: only their members enter, and two clubs can play a team match.
set local lock_timeout = '5s';

alter table tournament add column club_id bigint, add column rival_id bigint, add column rival_agreed boolean not null default false;
alter table tournament add constraint tournament_rival check (rival_id is null or (format = 'team' and club_id <> rival_id and club_id is not null)),
  add constraint tournament_agreed check (not rival_agreed or rival_id is not null);
create index tournament_club on tournament (club_id, id desc) where club_id is not null;
create index tournament_rival on tournament (rival_id, id desc) where rival_id is not null;
comment on column tournament.club_id is 'The club whose members enter; null: everybody can. No foreign key: a club that has ended has no members, and ending it waits for no tournament';
comment on column tournament.rival_id is 'The club of the second team; null: none';
comment on column tournament.rival_agreed is 'An officer of that club has accepted';

alter table tournament drop constraint tournament_reason_check;
alter table tournament add constraint tournament_reason_check
  check (reason in ('cancelled_by_host', 'too_few_players', 'not_started', 'no_pairing', 'rival_declined'));

-- A club as tournaments name it: not while moderators have closed its owner's account.
create view club_shown as
select b.id, b.public_id, b.name from club b join account o on o.id = b.owner_id and o.closed_at is null;

-- Whether an account, or the person behind a program, is in the club that its team plays for.
create function tournament_lets_in(tournament, team int, account_id bigint) returns boolean language sql stable as $$
  select $1.club_id is null
         or exists (select from account a left join club_member m on m.account_id = coalesce(a.owner_id, a.id) and m.state in ('officer', 'member')
                     where a.id = $3
                       and case when a.kind = 'builtin' then $1.rival_id is null
                                when $2 = 1 and $1.rival_id is not null then $1.rival_agreed and m.club_id = $1.rival_id
                                else m.club_id = $1.club_id end)
$$;
comment on function tournament_lets_in is 'Whether an account may play in a tournament, in this team, by its clubs';

-- As before; and members who have left the club do not play in a tournament that has not started.
create or replace view tournament_place as
select e.tournament_id, e.account_id, e.number, e.status, e.team, e.rating, e.n, e.free_at, a.name, a.kind, a.owner_id, x.gone,
       t.status in ('finished', 'cancelled') or not x.gone as counts
  from tournament_entry e
  join tournament t on t.id = e.tournament_id
  join account a on a.id = e.account_id
  left join account o on o.id = a.owner_id
 cross join lateral (
   select a.deleted_at is not null
            or (t.status = 'open' and t.club_id is not null and not tournament_lets_in(t, e.team, a.id))
            or (t.status in ('open', 'running')
                and (a.closed_at is not null or o.closed_at is not null
                     or (t.rated and exists (select from sanction s
                                              where s.account_id in (a.id, a.owner_id) and s.kind = 'unrate' and s.lifted_at is null
                                                and coalesce(s.until, 'infinity') > arena_now())))) as gone) x;
