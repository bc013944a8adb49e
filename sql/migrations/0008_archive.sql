-- The archive is searched from its newest match on, along one of four indexes: all matches, a game's, a variant's, a player's.
drop index match_finished;
create index match_archive on match (finished_at desc, id desc) where status = 'finished' and not private;
create index match_archive_game on match (game, finished_at desc, id desc) where status = 'finished' and not private;
create index match_archive_variant on match (game, variant, finished_at desc, id desc) where status = 'finished' and not private;

alter table match_seat add column finished_at timestamptz;
update match_seat s set finished_at = m.finished_at from match m where m.id = s.match_id and m.finished_at is not null;
create index match_seat_archive on match_seat (account_id, finished_at desc, match_id desc) where finished_at is not null;
comment on column match_seat.finished_at is 'That of the match, so that one index leads through the finished matches of an account';

-- Does a finished match fit the filters that no index follows? `place` is that of the player who is asked for, null for nobody. One
-- definition for the four ways through the archive; a null among the wishes is no wish.
create function archive_fits(variant text, rated boolean, turns int[], result jsonb, place int, wish_variant text, wish_rated boolean,
                             wish_result text, turns_min int, turns_max int)
returns boolean language sql stable parallel safe as
$$
  select (wish_variant is null or variant = wish_variant) and (wish_rated is null or rated = wish_rated)
     and turns[1] between turns_min and turns_max
     and (wish_result is null
          or case wish_result
               when 'won' then place = 1 and (select count(*) from jsonb_array_elements(result->'places') p where p = '1') = 1
               when 'lost' then place > 1
               when 'drawn' then (select count(*) from jsonb_array_elements(result->'places') p where p = '1') > 1
               else result->>'reason' = wish_result
             end)
$$;
comment on function archive_fits is 'The filters of an archive search that are looked up match by match';
