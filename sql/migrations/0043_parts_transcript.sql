-- Lines of transcripts are added without the match's lock, so they have a step of their own. The foreign key locks the table of matches first.
set local lock_timeout = '5s';

call parts_lock('match, match_transcript in share row exclusive mode');
call parts_begin('match_transcript', 'match_id, seat, n');
alter table match_transcript_parts add constraint match_transcript_match_id_fkey foreign key (match_id) references match on delete cascade;
