# CoSAIR: standing orders and governors (games/cosair/standing*.js).

cosair-standing-count = Standing orders <small>({ $n })</small>
cosair-standing-about = These orders are drafted for you at the start of each turn. You can change each draft before you send it.
cosair-standing-empty = No standing orders yet. Example: “Agents scout the nearest planets” sends each free agent out again automatically.
cosair-standing-full = You can have at most { $n } standing orders.
cosair-standing-here = Standing orders for this planet
cosair-standing-mark = standing

## Adding a rule

cosair-standing-add = Add a standing order
cosair-standing-add-set = Use the suggested set
cosair-standing-add-govern = Appoint a governor
cosair-standing-add-govern-all = Govern all planets
cosair-standing-add-repeat = Repeat this list
cosair-standing-add-station = Keep cruisers here
cosair-standing-add-settle = Found colonies
cosair-standing-add-agents = Send free agents
cosair-standing-add-attack = Attack when strong enough
cosair-standing-add-train = Train agents
cosair-standing-add-research = Plan research

## Rules in words

cosair-standing-repeat = { $planet }: repeat { $items }.
cosair-standing-govern = { $planet }: a governor builds { $wishes }.
cosair-standing-govern-all = All planets: a governor builds { $wishes }.
cosair-standing-govern-others = All other planets: a governor builds { $wishes }.
cosair-standing-wish-grow = growth buildings
cosair-standing-wish-settle = colony ships
cosair-standing-wish-cruiser = { $n ->
    [1] cruisers
   *[other] { $n } cruisers a round
}
cosair-standing-wish-transport = { $n ->
    [1] transports
   *[other] { $n } transports a round
}
cosair-standing-wish-freighter = { $n ->
    [1] freighters
   *[other] { $n } freighters a round
}
cosair-standing-wish-mines = { $n ->
    [1] pairs of mines
   *[other] { $n } pairs of mines a round
}
cosair-standing-wish-none = nothing
cosair-standing-station = { $n ->
    [one] { $planet }: keep 1 cruiser.
   *[other] { $planet }: keep { $n } cruisers.
  }
cosair-standing-station-to = { $n ->
    [one] { $planet }: keep 1 cruiser and send all other ships to { $goal }.
   *[other] { $planet }: keep { $n } cruisers and send all other ships to { $goal }.
  }
cosair-standing-settle = { $n ->
    [one] Send ready colony ships with 1 cruiser, while at least { $gold } gold is left.
   *[other] Send ready colony ships with { $n } cruisers, while at least { $gold } gold is left.
  }
cosair-standing-settle-debt = { $n ->
    [one] Send ready colony ships with 1 cruiser, as long as debt stays within { $gold } gold.
   *[other] Send ready colony ships with { $n } cruisers, as long as debt stays within { $gold } gold.
  }
cosair-standing-agents = { $n ->
    [0] Free agents: “{ $mission }” at the nearest foreign planet.
    [one] Free agents: “{ $mission }” at the nearest foreign planet. 1 stays at home.
   *[other] Free agents: “{ $mission }” at the nearest foreign planet. { $n } stay at home.
  }
cosair-standing-agents-nation = { $n ->
    [0] Free agents: “{ $mission }” against { $nation }.
    [one] Free agents: “{ $mission }” against { $nation }. 1 stays at home.
   *[other] Free agents: “{ $mission }” against { $nation }. { $n } stay at home.
  }
cosair-standing-attack = { $n ->
    [0] Attack { $choice ->
            [nearest] the nearest planet
            [weakest] the planet with the weakest defence
           *[richest] the planet with the most people
        } with at least { $margin }% of its strength.
    [one] Attack { $choice ->
            [nearest] the nearest planet
            [weakest] the planet with the weakest defence
           *[richest] the planet with the most people
        } with at least { $margin }% of its strength. 1 cruiser stays at each planet.
   *[other] Attack { $choice ->
            [nearest] the nearest planet
            [weakest] the planet with the weakest defence
           *[richest] the planet with the most people
        } with at least { $margin }% of its strength. { $n } cruisers stay at each planet.
  }
cosair-standing-attack-nation = { $n ->
    [0] Attack { $choice ->
            [nearest] the nearest planet
            [weakest] the planet with the weakest defence
           *[richest] the planet with the most people
        } of { $nation } with at least { $margin }% of its strength.
    [one] Attack { $choice ->
            [nearest] the nearest planet
            [weakest] the planet with the weakest defence
           *[richest] the planet with the most people
        } of { $nation } with at least { $margin }% of its strength. 1 cruiser stays at each planet.
   *[other] Attack { $choice ->
            [nearest] the nearest planet
            [weakest] the planet with the weakest defence
           *[richest] the planet with the most people
        } of { $nation } with at least { $margin }% of its strength. { $n } cruisers stay at each planet.
  }
cosair-standing-train = { $n ->
    [one] Train agents until you have 1.
   *[other] Train agents until you have { $n }.
  }
cosair-standing-research = Research in this order: { $techs }.

## Why a rule was not followed

cosair-standing-why-planet_lost = The planet is not yours.
cosair-standing-why-goal_lost = The target planet is not yours.
cosair-standing-why-nation_gone = This nation has no planets left.
cosair-standing-why-nothing_to_build = There is nothing on the list that you can build and pay for.
cosair-standing-why-no_gold = The treasury is too low for the next colony.
cosair-standing-why-all_known = You know all these technologies.

## Changing a rule

cosair-standing-edit = Edit
cosair-standing-edit-one = Edit: { $rule }
cosair-standing-delete = Delete
cosair-standing-delete-one = Delete: { $rule }
cosair-standing-undo = Undo last change
cosair-standing-grow = Factory, biosphere and medicenter first
cosair-standing-colonies = Colony ships when you can pay for the next colony
cosair-standing-mix = After that, in turn
cosair-standing-keep = Cruisers that stay
cosair-standing-goal = Other ships go to
cosair-standing-goal-none = no planet: they stay
cosair-standing-escort = Escort (cruisers)
cosair-standing-reserve = Gold that must be left
cosair-standing-reserve-note = Less than zero means debt. Debts below 400 cost no production.
cosair-standing-mission = Mission
cosair-standing-nation = Nation
cosair-standing-nation-any = any, the nearest first
cosair-standing-target = Target
cosair-standing-target-one = { $key ->
    [nearest] the nearest planet
    [weakest] the weakest defence
   *[richest] the most people
  }
cosair-standing-margin = Own strength in % of the defence
cosair-standing-attack-note = Only planets from a report of the last 30 turns are attacked, and only with enough transports to land. Let a governor build transports.
cosair-standing-nation-every = any
cosair-standing-guard = Agents that stay at home
cosair-standing-agents-most = Agents in all
cosair-standing-tech-sooner = Research { $tech } sooner

## Why the turns stopped

cosair-standing-stop-news = Stopped: { $news }
cosair-standing-stop-rule = Stopped: a standing order cannot be followed. { $rule } { $why }
cosair-standing-stop-need = Stopped for a task: { $task }
cosair-standing-stop-last = Stopped: the game ends soon.
cosair-standing-stop-close = Stopped: the leader is close to the potential that ends the game.
