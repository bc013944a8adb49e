# The board of Stratic: the names of sides and pieces, and what a board and a still picture say.

## Sides and pieces

stratic-board-south = Süd
stratic-board-north = Nord
stratic-board-kind-F = Fortifikator
stratic-board-kind-A = Aggressor
stratic-board-kind-I = Interdiktor
stratic-board-kind-C = Kommandant

## The whole board

stratic-board-name = Stratic-Brett, { $side } mal { $side } Felder
stratic-board-opening = Eröffnung, beide Seiten hinter einer Mauer
stratic-board-grows =
    { $n ->
        [one] wächst nach diesem Zug
       *[other] wächst in { $n } Zügen
    }

## A square, for screen readers

stratic-board-empty = leer
stratic-board-unit = { $piece } ({ $side })
stratic-board-stack = { $piece } ({ $side }) auf { $base } ({ $base_side })
stratic-board-act-move = Zug hierher möglich
stratic-board-act-capture = kann geschlagen werden
stratic-board-act-occupy = kann besetzt werden
stratic-board-act-breach = hier kann eine Bresche geschlagen werden
stratic-board-act-swap = kann den Platz tauschen
stratic-board-act-crush = kann zermalmt werden
stratic-board-can-place = kann eine Verstärkung aufnehmen
stratic-board-can-act = kann ziehen
stratic-board-marked = markiert
stratic-board-decisive = hier fiel die Entscheidung
