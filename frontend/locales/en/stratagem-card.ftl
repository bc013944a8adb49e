# The rules of Stratagem on one card (games/stratagem/card.js).

stratagem-card-goal = Win with gold or land, as the last realm standing, or with the highest score at the end. Everyone’s orders are carried out at the same time.
stratagem-card-win = Four ways to win
stratagem-card-gold = Gold: end a turn with { $goal } gold and your own capital.
stratagem-card-gold-now = { $who ->
    [own] You have { $n } of { $goal } gold.
   *[other] { $seat } has the most: { $n } of { $goal } gold.
}
stratagem-card-land = Domination: end { $turns } turns in a row with { $goal } of { $all } provinces.
stratagem-card-land-now = { $who ->
    [own] You have { $n }.
   *[other] { $seat } has the most: { $n }.
}
stratagem-card-last = Survival: be the only realm left.
stratagem-card-last-now = { $n ->
    [one] 1 realm is left.
   *[other] { $n } realms are left.
}
stratagem-card-score = Score: have the highest score after turn { $most }.
stratagem-card-score-now = It is turn { $turn }.
stratagem-card-units = Units
stratagem-card-unit = Unit
stratagem-card-strength = Strength
stratagem-card-speed = Speed
stratagem-card-age = From
stratagem-card-note = Special
stratagem-card-battle = In a battle, the side with the higher sum wins. A tie goes to the defender.
stratagem-card-version = This game began with version { $version } of the rules and keeps it. New games use version { $newest }.

## The first turn of a newcomer

stratagem-card-first-march = Take empty land: choose your province, press March, then choose a neighbouring province.
stratagem-card-first-recruit = Recruit units in your capital. They are ready next turn.
stratagem-card-first-send = Send your orders. You can change them until the turn resolves.
