# The position editor of Stratic.

stratic-edit-start = { $preset } gegen { $preset }

## Pieces and tools

stratic-edit-tools = Werkzeuge
stratic-edit-tools-name = Weitere Werkzeuge
stratic-edit-move = Verschieben
stratic-edit-erase = Löschen
stratic-edit-undo = Rückgängig
stratic-edit-clear = Brett leeren
stratic-edit-stacks = Figuren, die auf einen Fortifikator gesetzt werden, besetzen ihn

## The turn

stratic-edit-mover-name = Seite am Zug
stratic-edit-mover = Am Zug
stratic-edit-rings = Zusätzliche Ringe
stratic-edit-turns = Gespielte Züge
stratic-edit-grows =
    { $n ->
        [one] Das Brett wächst nach diesem Zug.
       *[other] Das Brett wächst nach { $n } weiteren Zügen.
    }

## Figures of a side

stratic-edit-passes = In Folge gepasst
stratic-edit-reserve = In Reserve
stratic-edit-score = Punkte
stratic-edit-figure = { $figure }, { $side }
