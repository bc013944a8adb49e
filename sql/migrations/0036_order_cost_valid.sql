-- The rows from before step 35 had passed the same checks; orders wait for as long as it takes to look at them, about a second for a million.
set local lock_timeout = '5s';

alter domain match_purpose validate constraint match_purpose_check;
alter domain match_press validate constraint match_press;
alter domain match_spectators validate constraint match_spectators;
alter domain match_delay validate constraint match_delay_turns_check;
