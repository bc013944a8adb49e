# Openings of Stratagem in the explorer.

stratagem-opening-civ = Civilization
stratagem-opening-next = Next building or age
stratagem-opening-age = { $age } in turn { $turn }
stratagem-opening-begun = { $age }, from turn { $turn }
stratagem-opening-none = No building yet
stratagem-opening-steps = Buildings and ages, in order
stratagem-opening-about = A building counts when it is completed, in whichever province. Of one turn the age comes first.
