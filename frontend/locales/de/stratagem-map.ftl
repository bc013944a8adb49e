# Die Karte von Stratagem: was ihr Bild zeigt und was eine Provinz dem Zeiger und Vorleseprogrammen sagt.

stratagem-map-label = Karte der 24 Provinzen

## Die Buchstaben auf den Bannern, nach den Namen der Plätze

stratagem-map-letter-0 = A
stratagem-map-letter-1 = Z
stratagem-map-letter-2 = J
stratagem-map-letter-3 = P

## Unter dem Namen einer Provinz außer Sicht

stratagem-map-when = gesehen in Runde { $turn }

## Eine Provinz in Sätzen

stratagem-map-place-plains = { $name }, Ebene.
stratagem-map-place-forest = { $name }, Wald.
stratagem-map-place-mountain = { $name }, Gebirge.
stratagem-map-place-coast = { $name }, Küste.
stratagem-map-place-river = { $name }, Fluss.
stratagem-map-unseen = Außer Sicht.
stratagem-map-seen = Zuletzt gesehen in Runde { $turn }.
stratagem-map-own = Gehört dir.
stratagem-map-unowned = Gehört niemandem.
stratagem-map-owner = Gehört { $seat }.
stratagem-map-own-units = Deine Einheiten: { $units }.
stratagem-map-units = Einheiten von { $seat }: { $units }.
stratagem-map-buildings = Gebäude: { $buildings }.
stratagem-map-danger = In dieser Runde in Gefahr.
