# Ratings of a season, computed from all its results.

seasons-title = Season ratings
seasons-title-of = Season ratings: { $season }
seasons-none = Nothing has been computed yet. The ratings of a season are computed every night.
seasons-season = Season
seasons-table = Table
seasons-board = { $game }, { $variant }
seasons-all-games = All games

## The table

seasons-ratings = Ratings
seasons-rank = Rank
seasons-ranks = { $best }–{ $worst }
seasons-range = Rating, range of 95%
seasons-games = Games
seasons-about = Computed { $at } from the results of all public rated games of the season. <how>Anybody can compute it again</how> from the dumps: quad rate --season { $season }.
seasons-groups = These players form { $n } groups that have never met. Ratings can be compared only within a group.

## Seats

seasons-seats = What a seat is worth
seasons-seats-about = How many points stronger than their ratings the players of a seat were.
seasons-players = Players
seasons-seat = Seat
seasons-worth = Points, range of 95%
