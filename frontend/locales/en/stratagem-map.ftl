# Stratagem's map: what its picture shows and what a province says to the pointer and to screen readers.

stratagem-map-label = Map of the 24 provinces

## The letters on the banners, after the names of the seats

stratagem-map-letter-0 = A
stratagem-map-letter-1 = V
stratagem-map-letter-2 = J
stratagem-map-letter-3 = P

## Below the name of a province out of sight

stratagem-map-when = seen on turn { $turn }

## A province in sentences

stratagem-map-place-plains = { $name }, plains.
stratagem-map-place-forest = { $name }, forest.
stratagem-map-place-mountain = { $name }, mountain.
stratagem-map-place-coast = { $name }, coast.
stratagem-map-place-river = { $name }, river.
stratagem-map-unseen = Out of sight.
stratagem-map-seen = Last seen on turn { $turn }.
stratagem-map-own = Yours.
stratagem-map-unowned = Unowned.
stratagem-map-owner = Held by { $seat }.
stratagem-map-own-units = Your units: { $units }.
stratagem-map-units = { $seat }’s units: { $units }.
stratagem-map-buildings = Buildings: { $buildings }.
stratagem-map-danger = In danger this turn.
