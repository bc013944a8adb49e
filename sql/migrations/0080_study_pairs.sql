-- Studies for two: participants wait for a partner and then play each series in one match.
set local lock_timeout = '5s';

alter table experiment_study add column pairs boolean not null default false;
comment on column experiment_study.pairs is 'Participants play in pairs, or with a bot';

create table participant_partner (
  participant_id bigint primary key references participant,
  experiment_id  bigint not null references experiment,
  partner        text not null default 'coming' check (partner in ('coming', 'waiting', 'participant', 'bot', 'alone', 'none')),
  since          timestamptz,
  seen_at        timestamptz,
  until          timestamptz,
  pair           public_id,
  place          smallint not null default 0 check (place in (0, 1)),
  releases       boolean not null default false,
  bot_since      int,
  check (partner <> 'participant' or pair is not null)
);
create index participant_partner_free on participant_partner (experiment_id) where partner in ('coming', 'waiting');
create unique index participant_partner_pair on participant_partner (experiment_id, pair, place) where pair is not null;
comment on table participant_partner is 'With whom a participant of a study for pairs plays, and how long they waited for it';
comment on column participant_partner.partner is
  'coming: has not reached the series; none: has waited in vain and taken the code for it; bot: also where one took the place of a partner who left';
comment on column participant_partner.since is 'When the participant began to wait; null: never, or erased';
comment on column participant_partner.seen_at is 'When the waiting page was last there';
comment on column participant_partner.until is 'When the waiting ended';
comment on column participant_partner.pair is 'A random code that the two share';
comment on column participant_partner.place is 'Opens the series with odd numbers (0) or even ones (1)';
comment on column participant_partner.releases is 'Once one of the two leaves, the other is released; otherwise a bot takes over with the next series';
comment on column participant_partner.bot_since is 'The first series that is played with the bot; null: none';

-- One match is now a series of both, each with a seat of its own.
alter table trial add column seat smallint not null default 0 check (seat in (0, 1));
alter table trial drop constraint trial_match_id_key;
create unique index trial_match on trial (match_id, seat);
comment on column trial.seat is 'Of the participant in the match; 0 where they play alone';

-- Two browsers measure such a match. A program of the previous release must find the key of trial_timing as it was.
create table partner_timing (
  match_id    bigint not null,
  kind        text not null check (kind in ('turn', 'guess', 'focus', 'device')),
  n           int not null check (n between 0 and 100000),
  shown_us    bigint,
  reaction_ms bigint,
  detail      jsonb,
  at          timestamptz not null default arena_now(),
  primary key (match_id, kind, n)
);
comment on table partner_timing is 'What the browser of seat 1 measured: the same as trial_timing for seat 0';

alter table participant drop constraint participant_ended_check;
alter table participant add constraint participant_ended_check
  check (ended in ('screened_out', 'timed_out', 'left', 'withdrawn', 'erased', 'unpaired', 'partner_left'));

-- In a pair, who resigned or let the time of a move run out has left, and the other one has been left.
create or replace view participant_state as
select p.id, p.experiment_id, l.rows, coalesce(t.done, 0) as done, greatest(t.last_at, a.last_at, o.last_at, r.seen_at) as last_at,
       case when p.ended is not null then p.ended
            when t.walked_away then 'left'
            when t.was_left and r.releases then 'partner_left'
            when coalesce(t.done, 0) = l.rows and p.page >= p.pages and (p.due_at is null or t.last_finish <= p.due_at) then 'complete'
            when p.due_at <= arena_now() then 'timed_out'
            when p.due_at is not null or greatest(p.joined_at, t.last_at, a.last_at, o.last_at, r.seen_at) > arena_now() - interval '1 hour' then 'playing'
            else 'gone' end as status
  from participant p
  join experiment_list l on l.experiment_id = p.experiment_id and l.name = p.list
  left join participant_partner r on r.participant_id = p.id
  left join lateral (
    select count(*) filter (where m.status = 'finished') as done, max(m.changed_at) as last_at, max(m.finished_at) as last_finish,
           bool_or(w.seat = t.seat) as walked_away, bool_or(w.seat <> t.seat) as was_left
      from trial t join match m on m.id = t.match_id
      left join lateral (
        select case when m.seats = 1 and e.kind = 'resign' then 0
                    when m.seats > 1 and e.kind in ('resign', 'flag') then (e.body::json ->> 'seat')::int
                    when m.seats > 1 and e.kind = 'turn' and m.result ->> 'reason' = 'flag' then (e.body::json -> 'late' ->> 0)::int end as seat
          from match_event e where e.match_id = m.id and e.n = m.events) w on true
     where t.participant_id = p.id) t on true
  left join lateral (select max(at) as last_at from participant_page where participant_id = p.id) a on true
  left join lateral (select max(m.changed_at) as last_at from practice o join match m on m.id = o.match_id where o.participant_id = p.id) o on true;
comment on view participant_state is
  'How far each participant is; left: resigned a series or left the study; partner_left: released because of that; gone: did nothing for an hour';

-- A list in which somebody is without a partner comes first, so that pairs come about and lists stay balanced.
create function experiment_pair_list(of_experiment bigint, of_version int, of_seed text) returns text
  language plpgsql stable security definer set search_path = public, pg_temp set enable_seqscan = off as
$$ begin
  return (
    select x.name
      from experiment_places(of_experiment) x
      left join lateral (
        select count(*) as single
          from participant_partner r
          join participant p on p.id = r.participant_id
          join participant_place h on h.participant_id = r.participant_id
         where r.experiment_id = of_experiment and p.list = x.name and p.version = of_version
           and (r.partner = 'coming' or (r.partner = 'waiting' and r.seen_at > (select arena_now()) - interval '90 seconds'))
           and h.state = 'held' and h.until > (select arena_now())) u on true
     order by u.single % 2 desc, x.counted, md5(of_seed || sum(x.joined) over () || ':' || x.name), x.name
     limit 1);
end $$;
comment on function experiment_pair_list(bigint, int, text) is 'The list of the next participant of a study for pairs';

-- Matches of pairs are blind for good: neither their end nor a new name tells a participant who the other one is.
create or replace function match_reveal() returns trigger language plpgsql security definer set search_path = public, pg_temp as
$$ begin
  update match_seat s set name = a.name, kind = case when a.kind = 'guest' and a.deleted_at is not null then 'human' else a.kind end
    from account a where s.match_id = new.id and a.id = s.account_id and new.purpose <> 'experiment';
  update match set private = coalesce((select l.private from lobby l where l.match_id = new.id), true) where id = new.id;
  return null;
end $$;
create or replace function match_seat_keep_mask() returns trigger language plpgsql as
$$ begin
  if exists (select from match m where m.id = new.match_id and m.blind and (m.status <> 'finished' or m.purpose = 'experiment')) then
    new.name = old.name;
    new.kind = old.kind;
  end if;
  return new;
end $$;

-- A program of the previous release would let participants of a study for pairs begin alone. It takes this for a lock that is held for long, and
-- answers 503 `busy`.
create function refuse_unpaired_trial() returns trigger language plpgsql security definer set search_path = public, pg_temp as
$$ begin
  if exists (select from participant p join experiment_study s on s.experiment_id = p.experiment_id and s.version = p.version
              where p.id = new.participant_id and s.pairs)
     and not exists (select from participant_partner r where r.participant_id = new.participant_id and r.partner in ('participant', 'bot', 'alone')) then
    raise exception 'a series of a study for pairs needs a partner' using errcode = 'lock_not_available';
  end if;
  return new;
end $$;
create trigger trial_is_paired before insert on trial for each row execute function refuse_unpaired_trial();
