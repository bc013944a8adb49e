-- The places of those who joined before 0071. The triggers work by now, so whatever happens meanwhile is noted by one or the other.
set local lock_timeout = '5s';
do $$ begin
  perform from experiment order by id for no key update;
  perform participant_place_note(p.id)
     from (select id from participant where not exists (select from participant_place h where h.participant_id = participant.id) order by id) p;
  perform experiment_places_settle(x.id) from (select id from experiment order by id) x;
end $$;
