# CoSAIR at a match: map, orders, panels (games/cosair).

## Words that many places share

cosair-seat = Nation { $n }
cosair-bot = { $nation } ({ $bot })
cosair-nation-unknown = Unknown nation
cosair-nation-you = { $nation } (you)
cosair-planet-unknown = unknown planet
# Nations and planets have these names on the server too.
cosair-nation-red = Red
cosair-nation-blue = Blue
cosair-nation-green = Green
cosair-nation-yellow = Yellow
cosair-nation-orange = Orange
cosair-nation-violet = Violet
cosair-nation-cyan = Cyan
cosair-nation-magenta = Magenta
cosair-nation-white = White
cosair-nation-brown = Brown
cosair-nation-grey = Grey
# A planet by its founder and number: "Red Two".
cosair-planet-name = { $nation } { $number }
cosair-number-prime = Prime
cosair-number-two = Two
cosair-number-three = Three
cosair-number-four = Four
cosair-number-five = Five
cosair-number-six = Six
cosair-number-seven = Seven
cosair-number-eight = Eight
cosair-number-nine = Nine
cosair-number-ten = Ten
cosair-arrival = { $n ->
    [one] in 1 turn (turn { $turn })
   *[other] in { $n } turns (turn { $turn })
  }
cosair-cruisers = { $n ->
    [one] 1 cruiser
   *[other] { $n } cruisers
  }
cosair-transports = { $n ->
    [one] 1 transport
   *[other] { $n } transports
  }
cosair-colony-ships = { $n ->
    [one] 1 colony ship
   *[other] { $n } colony ships
  }
cosair-mine-count = { $n ->
    [one] 1 mine
   *[other] { $n } mines
  }
cosair-ships = { $n ->
    [one] 1 ship
   *[other] { $n } ships
  }
cosair-no-ships = no ships
cosair-people = { $n } million
cosair-unrest = unrest
cosair-jammed = jammed

## What a planet builds

cosair-item-cruiser = Cruiser
cosair-item-transport = Transport
cosair-item-freighter = Freighter
cosair-item-colony_ship = Colony ship
cosair-item-mines = Pair of mines
cosair-item-factory = Factory
cosair-item-biosphere = Biosphere
cosair-item-barracks = Barracks
cosair-item-medicenter = Medicenter
cosair-item-starbase = Starbase
cosair-note-cruiser = Fights other fleets. Uses one command point.
cosair-note-transport = Lands troops on foreign planets. Uses one command point.
cosair-note-freighter = Opens a trade route to a foreign planet: one trade point.
cosair-note-colony_ship = Founds a planet, with an escort and one million people.
cosair-note-mines = Each mine has a 60% chance of destroying an attacking cruiser.
cosair-note-factory = One more production point per million people.
cosair-note-biosphere = Raises the population limit to five million.
cosair-note-barracks = Attackers need twice as many transports. Transports cost less here.
cosair-note-medicenter = The population grows by 6,000 more each turn.
cosair-note-starbase = Cruisers stationed here get one more defence point. Cruisers and freighters cost less here.
cosair-preset-grow = Grow
cosair-preset-settle = Colonise
cosair-preset-trade = Trade
cosair-preset-guard = Defend
cosair-preset-strike = Attack

## Technologies

cosair-tech-autofabrication = Autofabrication
cosair-tech-biomodelling = Biomodelling
cosair-tech-armoured_cruiser = Armoured Cruiser
cosair-tech-conscript_army = Conscript Army
cosair-tech-space_mines = Space Mines
cosair-tech-fusion_drive = Fusion Drive
cosair-tech-assault_cruiser = Assault Cruiser
cosair-tech-security_network = Security Network
cosair-tech-modern_medicine = Modern Medicine
cosair-tech-orbital_engineering = Orbital Engineering
cosair-about-autofabrication = Allows factories: one more production point per full million people.
cosair-about-biomodelling = Allows biospheres: room for a fifth million people.
cosair-about-armoured_cruiser = All your cruisers get one more defence point.
cosair-about-conscript_army = Allows barracks: attackers need twice as many transports, your own cost less, and unrest ends sooner.
cosair-about-space_mines = Allows pairs of mines in orbit. Only attackers are hit.
cosair-about-fusion_drive = Flights take four turns per square instead of five.
cosair-about-assault_cruiser = All your cruisers get one more attack point.
cosair-about-security_network = Triples your counter-espionage.
cosair-about-modern_medicine = Allows medicenters: growth of 18,000 a turn instead of 12,000.
cosair-about-orbital_engineering = Allows starbases: better defence, and cheaper cruisers and freighters.

## Missions of agents

cosair-mission-planet_info = Scout the planet
cosair-mission-nation_info = Scout the nation
cosair-mission-sabotage = Sabotage
cosair-mission-unrest = Incite unrest
cosair-mission-hijack = Hijack a freighter
cosair-effect-planet_info = Reports population, buildings, number of ships and whether there are mines.
cosair-effect-nation_info = Reports gold, technologies, active freighters and the ranks of its agents.
cosair-effect-sabotage = Jams the planet’s production.
cosair-effect-unrest = Starts unrest: slower growth and less production.
cosair-effect-hijack = One of its freighters joins you.

## What is asked of you

cosair-asked-aim = Choose a target planet on the map. Esc cancels.
cosair-asked-none = Turn { $turn }: no new orders.
cosair-asked-drafted = { $n ->
    [one] Turn { $turn }: 1 new order.
   *[other] Turn { $turn }: { $n } new orders.
  }
cosair-asked-sent = { $n ->
    [0] Turn { $turn }: you have ended your turn without orders. You can still give orders until the turn is resolved.
    [one] Turn { $turn }: 1 order sent. You can change it until the turn is resolved.
   *[other] Turn { $turn }: { $n } orders sent. You can change them until the turn is resolved.
  }
cosair-asked-changed = Turn { $turn }: these orders differ from the ones you sent.
cosair-commit = End turn { $turn }
cosair-commit-orders = { $n ->
    [one] End turn { $turn } (1 order)
   *[other] End turn { $turn } ({ $n } orders)
  }
cosair-commit-sent = { $n ->
    [0] Turn ended
    [one] Order sent
   *[other] Orders sent
  }
cosair-commit-again = { $n ->
    [0] Withdraw all orders
    [one] Send 1 order instead
   *[other] Send { $n } orders instead
  }
cosair-out-eliminated = You have lost your last planet. The others play on. Everything is revealed when the game ends.
cosair-out-resigned = You have resigned. The others play on. Everything is revealed when the game ends.
cosair-heed = { $n ->
    [one] { $nations } needs { $missing } more potential to win.
   *[other] { $nations } each need { $missing } more potential to win.
  }
cosair-brief-title = Potential:
cosair-status-eliminated = eliminated
cosair-status-resigned = resigned
cosair-seat-potential = <small>potential</small> <b>{ $n }</b>
cosair-seat-planets = { $n ->
    [one] 1 planet
   *[other] { $n } planets
  }
cosair-key-idle = Next planet with nothing to build
cosair-key-agent = Next free agent
cosair-key-own = Your next planet
cosair-tab-orders = Orders
cosair-tab-map = Map
cosair-tab-result = Result
cosair-tab-empire = Empire
cosair-tab-spies = Spies
cosair-tab-nations = Nations
cosair-tab-news = News

## The strip over the map

cosair-strip-turn = <b>Turn { $turn }</b>
cosair-strip-turn-of = <b>Turn { $turn }</b> <small>of { $most }</small>
cosair-strip-over = <b>Game over</b> <small>{ $n ->
    [one] after 1 turn
   *[other] after { $n } turns
  }</small>
cosair-strip-nation = Your nation
cosair-strip-gold = gold
cosair-strip-command = ships
cosair-strip-research-word = research
cosair-strip-command-note = Ships and active freighters, out of your command points
cosair-strip-command-over = { $n ->
    [one] 1 ship over the command limit: { $gold } gold a turn
   *[other] { $n } ships over the command limit: { $gold } gold a turn
  }
cosair-strip-researched = All researched
cosair-strip-no-research = No research
cosair-strip-research = { $n } of { $cost } points
cosair-strip-research-left = { $left ->
    [one] { $n } of { $cost } points, 1 turn left
   *[other] { $n } of { $cost } points, { $left } turns left
  }
cosair-strip-research-bar = Research on { $tech }: { $n } of { $cost } points
cosair-strip-research-bar-idle = No research chosen: { $n } of { $cost } points
cosair-short-tax = tax { $gold }
cosair-short-interest = interest { $gold }
cosair-short-buildings = buildings { $gold }
cosair-short-agents = agents { $gold }
cosair-short-ships = ships { $gold }
cosair-short-rush = rush { $gold }
cosair-short-none = no income or costs

## The race

cosair-goal-own = { $ratio ->
    [200] Reach twice the runner-up’s potential: <b>{ $n } of { $line }</b>
   *[other] Reach { $ratio }% of the runner-up’s potential: <b>{ $n } of { $line }</b>
  }
cosair-goal-leader = { $ratio ->
    [200] Goal: twice the runner-up’s potential. { $nation } has <b>{ $n } of { $line }</b>
   *[other] Goal: { $ratio }% of the runner-up’s potential. { $nation } has <b>{ $n } of { $line }</b>
  }
cosair-goal-bar = { $n } of the { $line } potential needed to win
cosair-goal-rules = Rules
cosair-limit = { $left ->
    [one] This is the last turn. The highest potential wins;
   *[other] { $left } turns left. Then the highest potential wins;
  } { $n ->
    [one] { $nations } leads with { $potential }.
   *[other] { $nations } are level with { $potential } and would share first place.
  }
cosair-leaders = { $n } nations
cosair-race-lead = { $leader } leads with { $first }; { $next } has { $second }.
cosair-race-tied = { $nations } are tied for the lead with { $potential }.
cosair-race-goal = The game ends at { $line } ({ $ratio }% of second place): { $missing } to go.
cosair-race-reached = { $line } ({ $ratio }% of second place) ends the game.
cosair-race-picture = Potential. { $race }
cosair-race-bars = Potential: { $list }. { $race }
cosair-race-line = ends at { $line }

## The map

cosair-chart-yours = { $planet } (yours)
cosair-chart-theirs = { $planet } ({ $nation })
cosair-chart-seen = { $n ->
    [one] { $people } and 1 ship, seen on turn { $turn }
   *[other] { $people } and { $n } ships, seen on turn { $turn }
  }
cosair-chart-idle = build queue empty
cosair-chart-way = { $n ->
    [one] 1 turn from { $planet }
   *[other] { $n } turns from { $planet }
  }
cosair-chart-ships-seen = { $n ->
    [one] 1 ship (T{ $turn })
   *[other] { $n } ships (T{ $turn })
  }
cosair-chart-turn = T{ $turn }
cosair-chart-arrives = T{ $turn }, in { $left }
cosair-chart-fleets = { $n } fleets, { $ships } ships
cosair-chart-next = next arrives T{ $turn }
cosair-chart-cruisers = { $n }c
cosair-chart-transports = { $n }t
cosair-chart-hint = { $n ->
    [one] 1 turn, arrives on turn { $turn }
   *[other] { $n } turns, arrives on turn { $turn }
  }

## The desk of orders

cosair-need-other = Something needs your attention
cosair-desk-orders = Your orders
cosair-desk-no-orders = No orders yet. Build queues, tax, research and flights continue on their own. You can end the turn without orders.
cosair-desk-no-orders-alone = No orders yet. Choose one of your planets on the map, or change tax and research here.
cosair-desk-cancel = Cancel order
cosair-desk-cancel-one = Cancel order: { $order }
cosair-desk-clear = Cancel all orders
cosair-desk-back = ‹ All orders
cosair-desk-choose = Choose a planet on the map to see what is known about it.
cosair-need-empty_queue = { $planet } has nothing to build
cosair-need-no_research = No research chosen
cosair-need-colony_ship = { $planet } has a colony ship ready
cosair-need-free_agent = { $agent } is free
cosair-need-recruit = No agent in training
cosair-need-debt = Your treasury is in debt
cosair-stop-settlers = { $planet } has enough people for a colony ship.
cosair-order-set_tax = Tax { $rate }%
cosair-order-set_research = Research { $tech }
cosair-order-queue = { $planet } builds: { $items }
cosair-order-queue-repeat = { $planet } builds: { $items } (repeat)
cosair-order-queue-empty = { $planet } builds nothing
cosair-order-queue-run = { $n } × { $item }
cosair-order-rush-on = { $planet }: rush on
cosair-order-rush-off = { $planet }: rush off
cosair-order-send_fleet = { $ships } from { $from } to { $to }
cosair-order-colonise = { $n ->
    [one] Colony ship from { $planet } with 1 cruiser
   *[other] Colony ship from { $planet } with { $n } cruisers
  }
cosair-order-recruit_agent = Train an agent
cosair-order-resign = Resign
cosair-order-other = Order
cosair-agent-order-planet_info = { $agent }: scout { $planet }
cosair-agent-order-nation_info = { $agent }: scout the nation at { $planet }
cosair-agent-order-sabotage = { $agent }: sabotage { $planet }
cosair-agent-order-unrest = { $agent }: incite unrest on { $planet }
cosair-agent-order-hijack = { $agent }: hijack a freighter at { $planet }

## A planet

cosair-planet-capital = capital
cosair-planet-people = Population
cosair-planet-full = at its limit
cosair-planet-growth = { $growth } a turn, limit { $limit } million
cosair-planet-production = Production
cosair-planet-points = { $n ->
    [one] 1 <small>point a turn, { $stock } in stock</small>
   *[other] { $n } <small>points a turn, { $stock } in stock</small>
  }
cosair-planet-orbit = In orbit
cosair-planet-defence = { $need ->
    [one] { $points } defence points, needs 1 transport to capture
   *[other] { $points } defence points, needs { $need } transports to capture
  }
cosair-planet-unrest = <b>Unrest</b>: slower growth and less production
cosair-planet-unrest-ends = <b>Unrest</b>: slower growth and less production. Chance to end each turn: { $chance }%
cosair-planet-jam = <b>Jammed</b>: nothing is built
cosair-planet-jam-ends = <b>Jammed</b>: nothing is built. Chance to end each turn: { $chance }%
cosair-planet-queue = Build queue
cosair-planet-queue-empty = The build queue is empty: this turn’s production is lost.
cosair-planet-queue-full = A build queue holds at most { $n } items.
cosair-planet-queue-clear = Clear queue
cosair-planet-queue-done = { $n ->
    [one] done in 1 turn
   *[other] done in { $n } turns
  }
cosair-planet-queue-never = never at this rate
cosair-planet-queue-grip = { $item }, { $i } of { $n }. Arrow keys move it, Delete removes it.
cosair-planet-queue-grip-done = { $item }, { $i } of { $n }, { $done }. Arrow keys move it, Delete removes it.
cosair-planet-queue-grip-note = Drag, or move with the arrow keys
cosair-planet-queue-remove = Remove
cosair-planet-queue-remove-one = Remove { $item }, { $i }
cosair-planet-add = Add to the build queue
cosair-planet-presets = Presets
cosair-planet-repeat = Repeat ships and mines
cosair-planet-rush = { $n ->
    [one] Rush: 1 more point for 1 gold a turn
   *[other] Rush: { $n } more points for { $n } gold a turn
  }
cosair-planet-builds = Builds: { $items }
cosair-planet-builds-repeat = Builds: { $items } (repeat)
cosair-planet-send = Send ships from here
cosair-planet-send-aim = Choose a target on the map
cosair-planet-bring = Bring ships here
cosair-settle = New colony
cosair-settle-cost = { $n ->
    [one] { $gold } gold, one million people and the escort leave now. They land in 1 turn, on a free square next to one of your planets.
   *[other] { $gold } gold, one million people and the escort leave now. They land in { $n } turns, on a free square next to one of your planets.
  }
cosair-settle-escort = Escort (cruisers)
cosair-settle-send = Send colony ship
cosair-grounded-no_colony_ship = You cannot found a colony from here: no colony ship is ready.
cosair-grounded-not_enough_people = You cannot found a colony from here: the planet needs at least two million people.
cosair-grounded-not_enough_ships = You cannot found a colony from here: you need a cruiser here as an escort.
cosair-grounded-no_colonisations_left = You cannot found another colony: all nine have been started.
cosair-grounded-map_full = You cannot found another colony: no square is free.
cosair-grounded-other = You cannot found a colony from here at the moment.
cosair-report-mines = mines
cosair-report-no-mines = no mines
cosair-report-age = { $n ->
    [0] Turn { $turn }, just now
    [one] Turn { $turn }, 1 turn ago
   *[other] Turn { $turn }, { $n } turns ago
  }
cosair-report-none = None of your agents has scouted this planet yet.

## Fleets

cosair-fleet-to = Ships to { $planet }
cosair-fleet-attack = Attack on { $nation }
cosair-fleet-none = You have no ships available at another planet.
cosair-fleet-from = From
cosair-fleet-source = { $n ->
    [one] { $planet }, 1 turn
   *[other] { $planet }, { $n } turns
  }
cosair-fleet-cruisers = Cruisers
cosair-fleet-transports = Transports
cosair-fleet-time = { $n ->
    [one] Flight time 1 turn, arrives on turn { $turn }. Fleets cannot be recalled.
   *[other] Flight time { $n } turns, arrives on turn { $turn }. Fleets cannot be recalled.
  }
cosair-fleet-send = { $n ->
    [0] Choose ships to send
    [one] Send 1 ship
   *[other] Send { $n } ships
  }
cosair-attack-unknown = { $n ->
    [one] Your cruiser attacks with { $points } points. The defence is unknown: no agent of yours has scouted this planet.
   *[other] Your { $n } cruisers attack with { $points } points. The defence is unknown: no agent of yours has scouted this planet.
  }
cosair-attack-odds = { $n ->
    [0] <b>{ $own }</b> points against <b>{ $theirs }</b>. No ships were seen on turn { $turn }; this assumes that none have arrived since.
    [one] <b>{ $own }</b> points against <b>{ $theirs }</b>, if the ship seen on turn { $turn } is a cruiser ({ $each } points) and no more arrive.
   *[other] <b>{ $own }</b> points against <b>{ $theirs }</b>, if all { $n } ships seen on turn { $turn } are cruisers ({ $each } points each) and no more arrive.
  }
cosair-attack-no-cruiser = Without a cruiser, nobody can land and the fleet is lost.
cosair-attack-even = A tie: both fleets are destroyed and the planet holds.
cosair-attack-lost = You would lose the whole fleet.
cosair-attack-won = You would win without losses.
cosair-attack-won-losing = { $n ->
    [one] You would win, losing 1 cruiser.
   *[other] You would win, losing { $n } cruisers.
  }
cosair-attack-people = Expected population on arrival: { $n } million.
cosair-attack-mines = Mines were seen here. Each one has a 60% chance of destroying a cruiser first.
cosair-landing-enough = { $need ->
    [one] You need 1 transport and send { $n }: you would capture the planet.
   *[other] You need { $need } transports and send { $n }: you would capture the planet.
  }
cosair-landing-few = { $n ->
    [one] You need { $need } transports. Your only transport would be lost.
   *[other] You need { $need } transports. Your { $n } transports would be lost.
  }
cosair-landing-raid = { $need ->
    [one] A raid without a landing. 1 transport would capture the planet.
   *[other] A raid without a landing. { $need } transports would capture the planet.
  }

## Agents

cosair-mission-form = Espionage
cosair-mission-no-agent = You have no free agents.
cosair-mission-agent = Agent
cosair-mission-agent-option = { $n ->
    [one] { $agent }, rank { $rank }, 1 turn
   *[other] { $agent }, rank { $rank }, { $n } turns
  }
cosair-mission-label = Mission
cosair-mission-risk = { $mission }: base risk { $risk }%
cosair-mission-chance = { $mission }: { $chance }% chance of failure
cosair-mission-basis = These chances are based on the report of turn { $turn }.
cosair-mission-send = Send agent
cosair-spies-agents = Agents
cosair-spies-none = No agents yet. Abroad, agents scout, sabotage and steal. At home, they guard against enemy agents.
cosair-spies-private = Only the player of this nation can see its agents and reports.
cosair-agent-rank = Rank { $rank }
cosair-agent-rank-of = Rank { $rank } of 5
cosair-agent-home = free at <planet>{ $planet }</planet>
cosair-agent-back = returning to <planet>{ $planet }</planet>, arrives { $arrival }
cosair-agent-out = flying to <planet>{ $planet }</planet>, arrives { $arrival }: { $mission }
cosair-agent-ordered = ordered to { $planet }: { $mission }
cosair-agent-cancel = Cancel the order for { $agent }
cosair-agent-target = Target of { $agent }
cosair-agent-target-option = { $n ->
    [one] { $planet }, 1 turn
   *[other] { $planet }, { $n } turns
  }
cosair-agent-target-seen = { $n ->
    [one] { $planet }, 1 turn, report from turn { $turn }
   *[other] { $planet }, { $n } turns, report from turn { $turn }
  }
cosair-agent-mission = Mission of { $agent }
cosair-train = Train { $agent } (10 turns)
cosair-train-ordered = Training of { $agent } starts this turn
cosair-train-under-way = { $agent } finishes training { $arrival }.
cosair-train-all = You have trained all 26 agents.
cosair-train-left = { $n } of 26 left; each costs 1 gold a turn
cosair-reports = Reports
cosair-reports-none = No reports yet. Send an agent to scout a planet or a nation.
cosair-report-owner = owned by { $nation } at the time
cosair-report-nation = { $freighters ->
    [one] { $gold } gold, 1 active freighter, total agent rank { $ranks }, { $techs }
   *[other] { $gold } gold, { $freighters } active freighters, total agent rank { $ranks }, { $techs }
  }
cosair-report-no-techs = no technologies

## Empire

cosair-empire-private = Only the player of this nation can see this.
cosair-tax = Tax
cosair-tax-fixed = You know all technologies: the tax rate stays at 100% and everything becomes gold.
cosair-tax-rate = Tax rate (%)
cosair-tax-yield = { $points ->
    [one] 1 trade point: <b>{ $gold } gold</b> and <b>{ $research } research</b> a turn.
   *[other] { $points } trade points: <b>{ $gold } gold</b> and <b>{ $research } research</b> a turn.
  }
cosair-research = Research
cosair-research-known = Known: { $techs }.
cosair-research-all = You know all ten technologies.
cosair-research-bar = Research: { $n } of { $cost } points
cosair-research-idle = { $n } of { $cost } points. Points collect until you choose. Changing your choice costs nothing.
cosair-research-pace = { $left ->
    [one] { $n } of { $cost } points, done in 1 turn. Changing your choice costs nothing.
   *[other] { $n } of { $cost } points, done in { $left } turns. Changing your choice costs nothing.
  }
cosair-dry = Finishing soon
cosair-dry-none = Nothing is about to finish.
cosair-dry-now = now
cosair-dry-in = { $n ->
    [one] in 1 turn
   *[other] in { $n } turns
  }
cosair-dry-list = { $planet }: build queue ends
cosair-dry-tech = { $tech } is researched
cosair-dry-agent = { $agent } is trained
cosair-economy = Economy
cosair-ledger = Gold in the coming turn
cosair-ledger-before = Treasury
cosair-ledger-after = After this turn
cosair-ledger-tax = Tax
cosair-ledger-interest = Interest
cosair-ledger-buildings = Buildings
cosair-ledger-agents = Agents
cosair-ledger-ships = Ships over the command limit
cosair-ledger-rush = Rush
cosair-penalty = { $n ->
    [one] Your debt costs 1 production point per million people.
   *[other] Your debt costs { $n } production points per million people.
  }
cosair-fact-trade = Trade points
cosair-fact-people = Population
cosair-fact-freighters = Active freighters
cosair-fact-of = { $n } of { $all }
cosair-fact-ships = Ships
cosair-fact-command = { $n } of { $all } command points
cosair-fact-colony = Next colony
cosair-fact-colony-cost = { $gold } gold, { $left } more possible
cosair-fact-colony-none = no more possible
cosair-fact-spies = Counter-espionage
cosair-fact-offence = Attack points per cruiser
cosair-fact-defence = Defence points per cruiser
cosair-own-planets = Planets
cosair-own-planets-table = Your planets
cosair-column-planet = Planet
cosair-column-million = Millions
cosair-column-points = Points
cosair-column-builds = Builds
cosair-builds-in = { $n ->
    [one] { $item } in 1 turn
   *[other] { $item } in { $n } turns
  }
cosair-builds-nothing = nothing

## Nations

cosair-nations = { $turn ->
    [end] Nations at the end of the game
   *[other] Nations at the start of turn { $turn }
  }
cosair-column-rank = Rank
cosair-column-nation = Nation
cosair-column-planets = Planets
cosair-column-potential = Potential
cosair-left-eliminated = eliminated (turn { $turn })
cosair-left-resigned = resigned (turn { $turn })
cosair-seen-nation = turn { $turn }: { $gold } gold
cosair-seen-nation-techs = turn { $turn }: { $gold } gold, { $techs }
cosair-lapse = Time lapse
cosair-lapse-play = Play
cosair-lapse-pause = Pause
cosair-lapse-slider = Turn
cosair-lapse-turn = Turn { $turn }
cosair-lapse-end = End
cosair-lapse-value = { $turn }. { $race }
cosair-graph-potential = Potential
cosair-graph-planets = Planets
cosair-foreign = Foreign planets ({ $n })
cosair-foreign-table = Foreign planets
cosair-column-owner = Owner
cosair-column-square = Square
cosair-column-report = Last report
cosair-seen-planet = { $n ->
    [one] turn { $turn }: { $people }, 1 ship
   *[other] turn { $turn }: { $people }, { $n } ships
  }

## News

cosair-news-filters = Filter news
cosair-news-filter-all = All
cosair-news-filter-mine = My nation
cosair-news-filter-war = War
cosair-news-filter-spies = Spies
cosair-news-filter-works = Production
cosair-news-filter-public = Public
cosair-news-list = News, newest turn first
cosair-news-none = No news of this kind yet.
cosair-news-turn = Turn { $turn }
cosair-news-jump = Show the map after this turn
cosair-news-older = Show older news
cosair-news-show = Show
cosair-news-show-planet = Show { $planet }
cosair-news-latest = Last turn
cosair-news-latest-label = Events of the last turn
cosair-news-rest = Completed <small>({ $n })</small>
cosair-news-all = Show all news

## The log

cosair-tale-orders =
    { $n ->
        [one] { $nation } gave 1 order.
       *[other] { $nation } gave { $n } orders.
    }
cosair-tale-built = { $item ->
    [cruiser] { $planet } has built a cruiser.
    [transport] { $planet } has built a transport.
    [freighter] { $planet } has built a freighter.
    [colony_ship] { $planet } has a colony ship ready.
    [mines] { $planet } has laid a pair of mines.
    [factory] { $planet } has built its factory.
    [biosphere] { $planet } has built its biosphere.
    [barracks] { $planet } has built its barracks.
    [medicenter] { $planet } has built its medicenter.
    [starbase] { $planet } has built its starbase.
   *[other] { $planet } has finished an item.
  }
cosair-tale-queue_empty = { $planet } has nothing left to build.
cosair-tale-researched = { $nation } has learned { $tech }.
cosair-tale-unrest_begun = Unrest has broken out on { $planet }.
cosair-tale-jam_begun = { $planet } is jammed: nothing is built there.
cosair-tale-unrest_ended = The unrest on { $planet } is over.
cosair-tale-jam_ended = { $planet } produces again: the jam is over.
cosair-tale-hijacked = { $n ->
    [one] 1 freighter has disappeared.
   *[other] { $n } freighters have disappeared.
  }
cosair-tale-recruited = { $agent } is trained and ready on { $planet }.
cosair-tale-agent_home = { $agent } is back, on { $planet }.
cosair-tale-founded =
    { $own ->
        [true] Your colonists have founded { $planet }. Their escort is stationed there.
       *[false] Colonists of { $nation } have founded { $planet }. Their escort is stationed there.
    }
cosair-tale-returned_colony = The map is full. The colonists are back on { $planet }, with the gold they cost.
cosair-tale-landed = A fleet has reached { $planet }: { $ships }.
cosair-tale-new = { $nation } has founded { $planet }.
cosair-tale-owner = { $nation } has taken { $planet } from { $from }.
cosair-tale-battle = { $attacker } attacks { $planet } with { $ships }. { $defender } defends with { $defence }.
cosair-tale-battle-mines = { $n ->
    [0] The mines hit nothing.
    [one] Mines destroy 1 cruiser.
   *[other] Mines destroy { $n } cruisers.
  }
cosair-tale-battle-taken = { $attacker } captures the planet. Surviving ships: { $ships }. Unrest and a jam begin.
cosair-tale-battle-beaten = { $attacker } wins in space, but the landing fails: it took { $need } transports. Returning: { $ships }.
cosair-tale-battle-raid = { $attacker } wins in space without a landing. Returning: { $ships }.
cosair-tale-battle-held = { $defender } holds the planet. Surviving defenders: { $ships }.
cosair-tale-mission-success = { $agent } on { $planet }: { $mission }. The mission succeeded undetected.
cosair-tale-mission-fled = { $agent } on { $planet }: { $mission }. The agent was discovered and has fled.
cosair-tale-mission-caught = { $agent } on { $planet }: { $mission }. The agent was discovered and caught.
cosair-tale-discovered-fled = An agent of { $nation } was discovered on { $planet } and has fled. Its mission: { $mission }.
cosair-tale-discovered-caught = An agent of { $nation } was caught on { $planet }. Its mission: { $mission }.
cosair-tale-out = { $nation } has lost its last planet.
cosair-tale-resigned = { $nation } has resigned. Its planets remain and defend themselves.
cosair-tale-end-superiority = The game ends by superiority, with potentials of { $first } and { $second }.
cosair-tale-end-last_nation = The game ends: only one nation is left.
cosair-tale-end-turn_limit = The game ends after its last turn, with potentials of { $first } and { $second }.
cosair-tale-end-agreement = The game ends in an agreed draw.
cosair-tale-end-abandoned = The game is abandoned.

## The end

cosair-end-none = The game is over.
cosair-end-won-superiority = { $winner } wins with a potential of { $first } against { $second }.
cosair-end-won-last_nation = { $winner } wins as the last nation standing.
cosair-end-won-turn_limit = { $winner } wins with the highest potential at the turn limit.
cosair-end-won-agreement = { $winner } wins by agreement.
cosair-end-won-abandoned = { $winner } wins: the game was abandoned.
cosair-end-won-other = { $winner } wins.
cosair-end-shared-superiority = { $winners } share first place with a potential of { $first }.
cosair-end-shared-last_nation = { $winners } share first place: no nation is left.
cosair-end-shared-turn_limit = { $winners } share first place at the turn limit.
cosair-end-shared-agreement = { $winners } share first place by agreement.
cosair-end-shared-abandoned = { $winners } share first place: the game was abandoned.
cosair-end-shared-other = { $winners } share first place.
cosair-you-won-superiority = You won with a potential of { $first } against { $second }.
cosair-you-won-last_nation = You won as the last nation standing.
cosair-you-won-turn_limit = You won with the highest potential at the turn limit.
cosair-you-won-agreement = You won by agreement.
cosair-you-won-abandoned = You won: the game was abandoned.
cosair-you-won-other = You won.

## Mistakes

cosair-review-fleet_beaten = The fleet to { $planet } was too weak: { $ships }. { $seen ->
    [one] The last report counted { $seen } ship there.
   *[other] The last report counted { $seen } ships there.
  }
cosair-review-fleet_beaten-unseen = The fleet to { $planet } was too weak: { $ships }. No agent had looked at the planet.
cosair-review-ships_needed = The ships that left { $planet } were needed there: { $ships }.
cosair-review-not_taken = { $planet } could be taken with { $ships }. { $seen ->
    [one] The last report counted { $seen } ship there.
   *[other] The last report counted { $seen } ships there.
  }
cosair-review-left_open = { $n ->
    [0] { $planet } was open to attack: no cruiser guarded it.
    [one] { $planet } was open to attack: only { $n } cruiser guarded it.
   *[other] { $planet } was open to attack: only { $n } cruisers guarded it.
  }
cosair-review-colony_idle = A colony ship on { $planet } was ready to found a colony.
cosair-review-idle = { $n ->
    [one] { $planet } had nothing to build.
   *[other] { $n } planets had nothing to build, among them { $planet }.
  }
cosair-review-build = It was better to build on { $planet }: { $item }.
cosair-review-tax = The nation was sliding into debt. It was better to raise the tax to { $rate }%.
cosair-review-other = Other orders led to a higher potential.
