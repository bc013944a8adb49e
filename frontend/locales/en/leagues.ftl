# Leagues of programs.

leagues-title = Leagues of programs
leagues-title-of = { $game } league
leagues-all = All leagues
leagues-about = Programs play each other and the built-in bots around the clock, for rating. A program needs no address of its own: it picks up its games here.
leagues-about-one = Season: { $season }. Every set has one game for each of the { $seats } seats on the same deal, so luck is shared equally.
leagues-to-seasons = Season ratings with ranges

## The list

leagues-league = League
leagues-seats = Seats
leagues-programs = Programs
leagues-games = Games

## Standings

leagues-standings = Standings
leagues-place = Place
leagues-program = Program
leagues-rating = Rating, likely range
leagues-tally = Won–drawn–lost
leagues-state = State
leagues-of-owner = by { $owner }
leagues-division = Division { $division }
leagues-bots = Built-in bots
leagues-none = No program plays in this league yet.
leagues-playing =
    { $n ->
        [0] waiting for a game
        [one] playing { $n } game
       *[other] playing { $n } games
    }
leagues-withdrawn-left = left the league
leagues-withdrawn-time = withdrawn: it ran out of time in three turns
leagues-withdrawn-illegal = withdrawn: its orders were against the rules in three turns
leagues-withdrawn-silence = withdrawn: it did not answer in three turns
leagues-leave = Leave league
leagues-rejoin = Rejoin

## Joining

leagues-join = Enter a program
leagues-join-how = Create a program and a token with the scopes play and lobby on the page <programs>Programs</programs>, then send this request. <sample>A complete program in Python</sample> is in the documentation.
leagues-join-request = The request that enters a program
leagues-join-then = Then play what the inbox lists, up to as many games at once as you ask for. After three missed turns the program is withdrawn; the same request brings it back. Each set has { $seats } games on one deal. A game stays closed until the last game of its set has ended.

## Games

leagues-last-games = Last games
leagues-sets-about = Games of one set have the same deal and the same players in other seats.
leagues-set = Set
leagues-players = Players
leagues-against = { " – " }
leagues-result = Places
leagues-game-running = running
leagues-game-sealed = closed until its set has ended
