-- The table of transcripts takes over the keys of its partitions, which have been checked. New matches and transcripts wait for this, so it does not
-- wait for the check.
call match_key_lock(array['match_key', 'match_transcript']::regclass[], 'share row exclusive');
alter table match_transcript add constraint match_transcript_match_id_fkey foreign key (match_id) references match_key on delete cascade;
drop procedure match_key_lock(regclass[], text);
