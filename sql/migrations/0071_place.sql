-- How many hold a place in an experiment, without a look at each of them: a number for each list, kept by triggers. An enrolment used to ask for the
-- state of all participants while everybody else who wanted to enrol waited.
set local lock_timeout = '5s';

-- Matches come first, as in the requests that write both. An ordinary turn of any game names neither column, so it does not even read the condition;
-- a turn of an experiment's match is written by match_update.
create function participant_moved() returns trigger
  language plpgsql security definer set search_path = public, pg_temp set enable_seqscan = off as
$$ begin
  if (new.status, new.events, new.changed_at, new.finished_at) is not distinct from (old.status, old.events, old.changed_at, old.finished_at) then
    return null;
  end if;
  perform participant_place_note(participant_id)
     from (select participant_id from trial where match_id = new.id union select participant_id from practice where match_id = new.id) p;
  return null;
end $$;
create constraint trigger match_moved after update of status, finished_at on match
  deferrable initially deferred for each row
  when (new.purpose = 'experiment')
  execute function participant_moved();

alter table experiment_list
  add column joined int not null default 0,
  add column held int not null default 0,
  add column counted int not null default 0,
  add column gone int not null default 0;
comment on column experiment_list.joined is 'Participants, as of the last enrolment, as are the next three: see experiment_places';
comment on column experiment_list.held is 'Those who have completed the list or are playing it';
comment on column experiment_list.counted is 'Those of them who are not defective';
comment on column experiment_list.gone is 'Those who did nothing for an hour, and still can come back';

-- A table of its own, since a move changes it: the transaction holds the match by then, and must not wait for the participant.
create table participant_place (
  participant_id bigint primary key references participant,
  experiment_id  bigint not null references experiment,
  list           text collate "C" not null,
  state          text not null check (state in ('held', 'gone', 'out')),
  counted        boolean not null,
  until          timestamptz not null
);
create index participant_place_held on participant_place (experiment_id, until) where state = 'held';
create index participant_place_gone on participant_place (experiment_id, until) where state = 'gone';
comment on table participant_place is 'Whether a participant holds a place: participant_state when something was last done, written when a transaction commits';
comment on column participant_place.counted is 'The participant is not defective';
comment on column participant_place.until is 'When the place is held no more unless something is done; infinity: the participant has completed the list';

-- Rows of nobody: transactions that change places of one list do not wait for each other.
create table place_change (
  id            bigint generated always as identity primary key,
  experiment_id bigint not null references experiment,
  list          text collate "C" not null,
  joined        int not null,
  held          int not null,
  counted       int not null,
  gone          int not null
);
create index place_change_experiment on place_change (experiment_id);
comment on table place_change is 'What has to be added to the numbers of experiment_list since the last enrolment';

create function participant_place_note(of_participant bigint) returns void language plpgsql as
$$
declare
  is_new boolean;
  known participant_place;
  seen record;
begin
  insert into participant_place (participant_id, experiment_id, list, state, counted, until)
  select id, experiment_id, list, 'out', false, '-infinity' from participant where id = of_participant
  on conflict do nothing;
  is_new := found;
  select * into known from participant_place where participant_id = of_participant for no key update;
  select case when s.status in ('complete', 'playing') then 'held' when s.status = 'gone' then 'gone' else 'out' end as state, not p.defective as counted,
         case when s.status = 'complete' then 'infinity' else coalesce(p.due_at, greatest(p.joined_at, s.last_at) + interval '1 hour') end as until
    into seen
    from participant p join participant_state s on s.id = p.id
   where p.id = of_participant;
  update participant_place set state = seen.state, counted = seen.counted, until = seen.until
   where participant_id = of_participant and (state, counted, until) is distinct from (seen.state, seen.counted, seen.until);
  if is_new or (known.state, known.counted) is distinct from (seen.state, seen.counted) then
    insert into place_change (experiment_id, list, joined, held, counted, gone)
    values (known.experiment_id, known.list, is_new::int, (seen.state = 'held')::int - (known.state = 'held')::int,
            (seen.state = 'held' and seen.counted)::int - (known.state = 'held' and known.counted)::int,
            (seen.state = 'gone')::int - (known.state = 'gone')::int);
  end if;
end
$$;
comment on function participant_place_note(bigint) is 'Brings participant_place up to date for one participant, and notes in place_change what that changes';

create function experiment_places_settle(of_experiment bigint) returns void language plpgsql as
$$
begin
  perform participant_place_note(h.participant_id)
     from (select participant_id from participant_place
            where experiment_id = of_experiment and state = 'held' and until <= (select arena_now())
            order by until limit 100
              for no key update skip locked) h;
  with gone as (
    delete from place_change where experiment_id = of_experiment returning list, joined, held, counted, gone
  ), change as (
    select list, sum(joined) as joined, sum(held) as held, sum(counted) as counted, sum(gone) as gone from gone group by list
  )
  update experiment_list l
     set joined = l.joined + c.joined, held = l.held + c.held, counted = l.counted + c.counted, gone = l.gone + c.gone
    from change c
   where l.experiment_id = of_experiment and l.name = c.list;
end
$$;
comment on function experiment_places_settle(bigint) is
  'Adds to the numbers of experiment_list what has changed, and takes out a hundred whose time is over. Under the lock on the experiment';

-- Of a table that is nearly all one experiment's, PostgreSQL would rather read everything than take the few rows that an index gives. So this function and
-- the triggers do not let it. They run as their owner: programs have no right on most of these tables.
create function experiment_places(of_experiment bigint)
  returns table (name text, joined bigint, held bigint, counted bigint, gone bigint)
  language plpgsql stable security definer set search_path = public, pg_temp set enable_seqscan = off as
$$
#variable_conflict use_column
begin
  return query
  with change as (
    select g.list, sum(g.joined) as joined, sum(g.held) as held, sum(g.counted) as counted, sum(g.gone) as gone
      from place_change g where g.experiment_id = of_experiment group by g.list
  ), late as (
    select h.list, count(*) as held, count(*) filter (where h.counted) as counted, count(*) filter (where p.due_at is null) as gone
      from participant_place h join participant p on p.id = h.participant_id
     where h.experiment_id = of_experiment and h.state = 'held' and h.until <= (select arena_now()) group by h.list
  )
  select l.name, l.joined + coalesce(c.joined, 0), l.held + coalesce(c.held, 0) - coalesce(o.held, 0),
         l.counted + coalesce(c.counted, 0) - coalesce(o.counted, 0), l.gone + coalesce(c.gone, 0) + coalesce(o.gone, 0)
    from experiment_list l left join change c on c.list = l.name left join late o on o.list = l.name
   where l.experiment_id = of_experiment;
end
$$;
comment on function experiment_places(bigint) is
  'How many take part in each list of an experiment, at this moment; it reads what has changed since the last enrolment';

-- The triggers wait for the end of the transaction: whatever a place depends on is written then, and the locks on places are the last ones taken.
create function participant_placed() returns trigger
  language plpgsql security definer set search_path = public, pg_temp set enable_seqscan = off as
$$ begin
  perform participant_place_note(new.id);
  if tg_op = 'INSERT' then perform experiment_places_settle(new.experiment_id); end if;
  return null;
end $$;
create function participant_acted() returns trigger
  language plpgsql security definer set search_path = public, pg_temp set enable_seqscan = off as
$$ begin
  perform participant_place_note(coalesce(new.participant_id, old.participant_id));
  return null;
end $$;
comment on function participant_placed() is 'A participant has joined, gone on or ended, or is defective';
comment on function participant_acted() is 'A page, a series or a practice series of a participant is new, or was deleted';
comment on function participant_moved() is 'A participant has done something in a series';

create constraint trigger participant_placed after insert or update of list, defective, joined_at, due_at, page, pages, ended on participant
  deferrable initially deferred for each row execute function participant_placed();
create constraint trigger page_acted after insert or delete on participant_page
  deferrable initially deferred for each row execute function participant_acted();
create constraint trigger trial_acted after insert or delete on trial
  deferrable initially deferred for each row execute function participant_acted();
create constraint trigger practice_acted after insert or delete on practice
  deferrable initially deferred for each row execute function participant_acted();
