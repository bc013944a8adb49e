-- A Swiss of two seats starts with the players that all its rounds need, or not at all: so many rounds without a repeated game take an odd number
-- of players that is as large, or one more. Programs of the previous release let it start with fewer, and play fewer rounds.
update tournament
   set min_players = least(max_players, rounds + 1 - rounds % 2)
 where format = 'swiss' and seats = 2 and status = 'open' and min_players < rounds + 1 - rounds % 2;
