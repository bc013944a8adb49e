# How to play CoSAIR (games/cosair/lessons.js).

cosair-lessons-intro = Two to eleven nations on a map without edges. Everyone gives orders at the same time, and most things stay hidden. Each chapter takes a minute; many have a map to try things out.

## The aim

cosair-lessons-aim = The aim
cosair-lessons-aim-growth = Potential grows with people, factories and trade routes.
cosair-lessons-aim-line = Everyone can see every nation’s potential. The dashed line above the map shows where the game ends. To reach it, grow yourself or make the second nation smaller.
cosair-lessons-aim-closing = In some games the line comes down slowly after an agreed turn, so that every game ends.

## A turn

cosair-lessons-turn = A turn
cosair-lessons-turn-secret = All nations give their orders secretly and at the same time. Then everything is resolved at once: production, taxes, growth, flights and battles. <b>Standing orders continue</b>: build queues, taxes, research and flights need no new order, so you can end a turn without any.
cosair-lessons-turn-desk = You can change your orders until the turn is resolved. The order desk lists what you could do next. The key J goes through that list, I through planets with nothing to build, and A to your free agents. When you play alone, you can skip ahead many turns until something happens.

## The map

cosair-lessons-chart = The map
cosair-lessons-chart-torus = The map has no edge: a flight that leaves it on one side comes back on the other. The ring of a planet shows its population: the thicker, the more people. Two letters, a colour and a dash pattern show its owner. A thin ring means that you do not know the population.
cosair-lessons-chart-flight = A flight takes five turns per square in a straight line, or four with Fusion Drive. Nothing in flight can be recalled.
cosair-lessons-chart-task = Choose { $red }: rings show how far a flight of 5, 10 and 15 turns reaches. Then drag the map: it has no edge.
cosair-lessons-chart-done = Now point at any planet: the flight time appears next to it.

## Planets

cosair-lessons-production = Planets and build queues
cosair-lessons-production-points = A planet produces five points a turn per full million people, or six with a factory. The points go into its build queue, one item after the other, and anything left over is kept. <b>With an empty queue, the points are lost.</b>
cosair-lessons-production-item = <b>{ $item }</b>: { $note }
cosair-lessons-production-rush = Rushing buys one extra point per full million people, for one gold each. Buildings cost one gold a turn, can be built once per planet and need their technology.
cosair-lessons-production-states = A planet grows by 12,000 people a turn, up to four million. <b>Unrest</b> halves the growth and costs production. A <b>jam</b> stops all production. Both end on their own after some turns.
cosair-lessons-production-task = { $red } builds nothing. Open it and fill its build queue: two freighters and a cruiser.
cosair-lessons-production-done = Fifteen points a turn go into the queue. Drag the grips to change the order.

## Colonies

cosair-lessons-colonies = Colonies
cosair-lessons-colonies-need = You can found nine planets per game. Each needs a colony ship, a planet with at least two million people, a cruiser as an escort, and gold. One million people leave. Fifteen turns later, a planet appears on a free square next to one of yours.
cosair-lessons-colonies-price = The price is 25 gold times the square of the number of your planets, including colonies under way: 25, 100, 225 and so on.
cosair-lessons-colonies-task = A colony ship is ready at { $red }. Send it.
cosair-lessons-colonies-done = In fifteen turns a new planet appears next to one of yours. The cruiser stays with it.

## Gold

cosair-lessons-gold = Trade, tax and gold
cosair-lessons-gold-tax = Half a million people make one trade point. So does every freighter with a foreign planet to trade with. The tax rate decides how much of this becomes gold; the rest becomes research.
cosair-lessons-gold-debt = You can spend more gold than you have. Every full 200 gold earns one gold of interest a turn; every 200 of debt, or part of 200, costs one. Every full 400 of debt also costs one production point per million people.
cosair-lessons-gold-command = Every 200,000 people support one ship. Active freighters count as ships. For every five ships beyond that, or part of five, you pay one gold a turn.

## Research

cosair-lessons-research = Research
cosair-lessons-research-cost = You can research ten technologies in any order. Each one costs 200 points more than the one before. All points go into one pool, so changing your mind costs nothing.
cosair-lessons-research-tech = <b>{ $tech }</b>: { $note }

## Fleets

cosair-lessons-fleets = Fleets and battles
cosair-lessons-fleets-space = A cruiser attacks with two points and defends with three. <b>The side with more points wins and destroys the other fleet.</b> The winner loses cruisers in proportion to the loser’s points. If the points are equal, both fleets are destroyed and the planet holds.
cosair-lessons-fleets-ground = After a won battle the transports land. You need one for each million people, counting part of a million as a full one, and twice as many against barracks. They are used up. If you have too few, you lose them all and gain nothing. After a failed attack, the remaining ships fly home.
cosair-lessons-fleets-conquest = A conquered planet is in unrest and jammed, and its build queue is cleared. Its people and buildings are yours.
cosair-lessons-fleets-task = Two turns ago, three ships guarded { $blue }. Choose { $red }, then { $blue }, and send enough ships to capture it.
cosair-lessons-fleets-done = You attack with at least ten points against nine, and have enough transports. If nothing has changed by then, the planet is yours.

## Agents

cosair-lessons-spies = Agents
cosair-lessons-spies-agent = An agent trains for ten turns and costs one gold a turn. Agents fly to a foreign planet, carry out one mission and fly back. At home, they guard against enemy agents.
cosair-lessons-spies-mission = <b>{ $mission }</b>, base risk { $risk }%: { $note }
cosair-lessons-spies-risk = The chance of failure depends on how many agents the other nation keeps at home for its number of planets. A discovered agent escapes or is caught, and the other nation is told. A successful agent can rise in rank; the riskier the mission, the more likely.
cosair-lessons-spies-report = A report shows the situation on one turn. The page shows its age and fades it over time.
