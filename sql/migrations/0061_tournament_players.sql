-- Who can play in a tournament, a reason of its own for one that nobody has started, and enough players for the rounds of a Swiss.
set local lock_timeout = '5s';

-- gone: the account is deleted, or, until the tournament is over, moderators closed it or that of its owner, or let the person play only unrated
-- games. counts: the entry counts in the tournament's numbers, which stay as they are once it is over.
create view tournament_place as
select e.tournament_id, e.account_id, e.number, e.status, e.team, e.rating, e.n, e.free_at, a.name, a.kind, a.owner_id, x.gone,
       t.status in ('finished', 'cancelled') or not x.gone as counts
  from tournament_entry e
  join tournament t on t.id = e.tournament_id
  join account a on a.id = e.account_id
  left join account o on o.id = a.owner_id
 cross join lateral (
   select a.deleted_at is not null
            or (t.status in ('open', 'running')
                and (a.closed_at is not null or o.closed_at is not null
                     or (t.rated and exists (select from sanction s
                                              where s.account_id in (a.id, a.owner_id) and s.kind = 'unrate' and s.lifted_at is null
                                                and coalesce(s.until, 'infinity') > arena_now())))) as gone) x;

alter table tournament drop constraint tournament_reason_check;
alter table tournament add constraint tournament_reason_check
  check (reason in ('cancelled_by_host', 'too_few_players', 'not_started', 'no_pairing'));

-- A Swiss of two seats starts with the players that all its rounds need, or not at all: so many rounds without a repeated game take an odd number
-- of players that is as large, or one more. Programs of the previous release let it start with fewer, and play fewer rounds.
update tournament
   set rounds = max_players - 1 + max_players % 2
 where format = 'swiss' and seats = 2 and status = 'open' and rounds > max_players - 1 + max_players % 2;
update tournament
   set min_players = rounds + 1 - rounds % 2
 where format = 'swiss' and seats = 2 and status = 'open' and min_players < rounds + 1 - rounds % 2;

-- The site's own: a wish that asks for fewer would be refused, and the series would end.
update tournament_schedule s
   set wish = jsonb_set(s.wish, '{min_players}', to_jsonb(w.rounds + 1 - w.rounds % 2))
  from (select name, least(coalesce((wish ->> 'rounds')::int, 5), most - 1 + most % 2) as rounds
          from tournament_schedule, coalesce((wish ->> 'max_players')::int, 64) as most
         where wish ->> 'format' = 'swiss' and coalesce((wish ->> 'seats')::int, 2) = 2) w
 where w.name = s.name and (s.wish ->> 'min_players')::int < w.rounds + 1 - w.rounds % 2;
