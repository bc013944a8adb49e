# Leagues of programs.

leagues-title = Leagues of programs
leagues-title-of = { $game } league
leagues-all = All leagues
leagues-about = Programs play rated games against each other and the built-in bots around the clock. A program needs no address of its own: it picks up its games here.
leagues-about-one = Season: { $season }. Each set has { $seats } games from the same starting position. The players change seats between them, so luck evens out.
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
leagues-withdrawn-illegal = withdrawn: its orders broke the rules in three turns
leagues-withdrawn-silence = withdrawn: it did not answer in three turns
leagues-leave = Leave league
leagues-rejoin = Rejoin

## Joining

leagues-join = Enter a program
leagues-join-how = Create a program account and a token with the permissions Play and Open games on the <programs>API access</programs> page, then send this request. <sample>A complete program in Python</sample> is in the documentation.
leagues-join-request = The request that enters a program
leagues-join-then = The program then plays the games listed in its inbox, at most as many at once as you asked for. After three missed turns it is withdrawn; the same request brings it back. A game stays hidden until the last game of its set has ended.

## Games

leagues-last-games = Last games
leagues-sets-about = The games of a set have the same starting position and the same players, in different seats.
leagues-set = Set
leagues-players = Players
leagues-against = { " – " }
leagues-result = Places
leagues-game-running = running
leagues-game-sealed = hidden until its set has ended
