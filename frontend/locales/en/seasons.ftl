# Ratings of a season, computed from all its results.

seasons-title = Season ratings
seasons-title-of = Season ratings: { $season }
seasons-none = There are no season ratings yet. They are calculated every night.
seasons-season = Season
seasons-table = Table
seasons-board = { $game }, { $variant }
seasons-all-games = All games

## The table

seasons-ratings = Ratings
seasons-rank = Rank
seasons-ranks = { $best }–{ $worst }
seasons-range = Rating, 95% range
seasons-games = Games
seasons-about = Calculated { $at } from the results of all public rated games of the season. <how>Anyone can recalculate them</how> from the public data: quad rate --season { $season }.
seasons-dumps = Download each day’s games
seasons-groups = These players form { $n } groups that have never played each other. Ratings can only be compared within a group.

## Seats

seasons-seats = What a seat is worth
seasons-seats-about = How many points above their ratings players performed in each seat.
seasons-factions = What a civilization is worth
seasons-factions-about = How many points above their ratings players performed with each civilization.
seasons-faction = Civilization
seasons-players = Players
seasons-seat = Seat
seasons-worth = Points, 95% range
