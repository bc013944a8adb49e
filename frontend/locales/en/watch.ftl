# One running game after another, to be watched.

watch-title = Watch live
watch-games = Game
watch-loading = Loading…
watch-best = This is the best game being played right now. <link>Open its page</link>
watch-live = You are watching a live game. <link>Open its page</link>
watch-earlier = You are looking at an earlier turn. The game goes on. <link>Open its page</link>
watch-over = This game is over. The next one appears here as soon as it begins. <link>Open its page</link>
watch-over-waits = This game is over. The next one waits until you are back at its end. <link>Open its page</link>
watch-over-next = This game is over. The next one follows in { $n ->
        [one] 1 second
       *[other] { $n } seconds
    }. <link>Open its page</link>
watch-none = No public game of { $game } is under way. As soon as one begins, it appears here.
watch-none-else = <play>Play a game yourself</play>, or watch <finished>finished games</finished>.
watch-story = What happened
watch-others = More live games
