# Stratagem: orders, diplomacy, realms, history. The map has a file of its own, and so have the lessons.

## Names: seats and provinces

stratagem-seat-0 = Azure
stratagem-seat-1 = Vermilion
stratagem-seat-2 = Jade
stratagem-seat-3 = Plum
stratagem-seat-you = { $seat } (you)
# What tells a realm in every list: "Vermilion · Ashwalkers".
stratagem-realm-name = { $seat } · { $civ }
stratagem-someone = Unknown player
# In a list of names: "you, Jade and Plum".
stratagem-you = you
stratagem-turn = Turn { $turn }
stratagem-province-fg = Frostgate
stratagem-province-cp = Crystalpeak
stratagem-province-sw = Stormwatch
stratagem-province-sh = Snowhaven
stratagem-province-th = Thornfield
stratagem-province-ir = Ironridge
stratagem-province-wc = Windcrest
stratagem-province-mw = Mistwood
stratagem-province-dw = Deepwood
stratagem-province-gr = Goldreach
stratagem-province-su = Sunharbor
stratagem-province-kc = King’s Cross
stratagem-province-tw = Tradeway
stratagem-province-hm = Highmarket
stratagem-province-ds = Dragon’s Seat
stratagem-province-om = Oakmere
stratagem-province-cc = Coralcove
stratagem-province-sl = Silverlake
stratagem-province-as = Ashford
stratagem-province-sk = Stonekeep
stratagem-province-ev = Emberveil
stratagem-province-mh = Moonhaven
stratagem-province-dh = Darkhollow
stratagem-province-fr = Fireridge

## Names: terrain and goods

stratagem-terrain-plains = Plains
stratagem-terrain-forest = Forest
stratagem-terrain-mountain = Mountain
stratagem-terrain-coast = Coast
stratagem-terrain-river = River
stratagem-terrain-note-plains = Cavalry has +1 strength here, in attack and defence.
stratagem-terrain-note-forest = Archers have +1 strength here, in attack and defence.
stratagem-terrain-note-mountain = Every defending fighter has +1 strength.
stratagem-terrain-note-coast = No effect in battle.
stratagem-terrain-note-river = Every fighter that is not defending has −1 strength, but never less than 0.
stratagem-good-food = food
stratagem-good-iron = iron
stratagem-good-gold = gold
# The price of something that costs nothing.
stratagem-free = free
stratagem-costs = costs
stratagem-unit-stats = strength { $strength } · speed { $speed }

## Names: units, alone and counted

stratagem-unit-militia = Militia
stratagem-unit-infantry = Infantry
stratagem-unit-archers = Archers
stratagem-unit-cavalry = Cavalry
stratagem-unit-siege = Siege
stratagem-unit-knights = Knights
stratagem-unit-scout = Scout
stratagem-unit-unique = Unique unit
stratagem-unit-huscarl = Huscarl
stratagem-unit-herbalist = Herbalist
stratagem-unit-corsair = Corsair
stratagem-unit-sage = Sage
stratagem-count-militia = { $n } Militia
stratagem-count-infantry = { $n } Infantry
stratagem-count-archers = { $n ->
    [one] { $n } Archer
   *[other] { $n } Archers
  }
stratagem-count-cavalry = { $n } Cavalry
stratagem-count-siege = { $n } Siege
stratagem-count-knights = { $n ->
    [one] { $n } Knight
   *[other] { $n } Knights
  }
stratagem-count-scout = { $n ->
    [one] { $n } Scout
   *[other] { $n } Scouts
  }
stratagem-count-unique = { $n ->
    [one] { $n } unique unit
   *[other] { $n } unique units
  }
stratagem-count-huscarl = { $n ->
    [one] { $n } Huscarl
   *[other] { $n } Huscarls
  }
stratagem-count-herbalist = { $n ->
    [one] { $n } Herbalist
   *[other] { $n } Herbalists
  }
stratagem-count-corsair = { $n ->
    [one] { $n } Corsair
   *[other] { $n } Corsairs
  }
stratagem-count-sage = { $n ->
    [one] { $n } Sage
   *[other] { $n } Sages
  }
stratagem-unit-note-militia = Needs no food in its owner’s provinces.
stratagem-unit-note-infantry = +2 against Cavalry.
stratagem-unit-note-archers = +2 against Infantry; +1 in forest.
stratagem-unit-note-cavalry = +2 against Archers; +1 on plains.
stratagem-unit-note-siege = +5 when attacking a Fortress.
stratagem-unit-note-knights = Strong and fast, without bonuses.
stratagem-unit-note-scout = Sees two provinces away. Cannot fight.
stratagem-unit-note-huscarl = +2 against Cavalry. Archers have no bonus against it.
stratagem-unit-note-herbalist = Each one on the winning side saves one of its fighters.
stratagem-unit-note-corsair = On the winning side, takes 2 gold from the loser for each fighter they lost.
stratagem-unit-note-sage = A province of yours with a Sage yields +1 of each resource.

## Names: civilizations

stratagem-civ-ironborn = Ironborn
stratagem-civ-verdanti = Verdanti
stratagem-civ-tidecallers = Tidecallers
stratagem-civ-ashwalkers = Ashwalkers
stratagem-civ-iron = Every unit costs { $n } iron less.
stratagem-civ-research = Techs and ages cost { $n }% less.
stratagem-civ-route = +{ $n }% gold from trade routes.
stratagem-civ-upkeep = 100 units eat { $n } food a turn.
stratagem-civ-yield-food = { $terrain ->
    [plains] +{ $n } food from each plain.
    [forest] +{ $n } food from each forest.
    [mountain] +{ $n } food from each mountain.
    [coast] +{ $n } food from each coast.
    [river] +{ $n } food from each river.
   *[all] +{ $n } food from every province.
}
stratagem-civ-yield-iron = { $terrain ->
    [plains] +{ $n } iron from each plain.
    [forest] +{ $n } iron from each forest.
    [mountain] +{ $n } iron from each mountain.
    [coast] +{ $n } iron from each coast.
    [river] +{ $n } iron from each river.
   *[all] +{ $n } iron from every province.
}
stratagem-civ-yield-gold = { $terrain ->
    [plains] +{ $n } gold from each plain.
    [forest] +{ $n } gold from each forest.
    [mountain] +{ $n } gold from each mountain.
    [coast] +{ $n } gold from each coast.
    [river] +{ $n } gold from each river.
   *[all] +{ $n } gold from every province.
}

## Names: buildings, techs and ages

stratagem-building-farm = Farm
stratagem-building-mine = Mine
stratagem-building-market = Market
stratagem-building-barracks = Barracks
stratagem-building-fortress = Fortress
stratagem-building-trade_post = Trade Post
stratagem-building-watchtower = Watchtower
stratagem-building-note-farm = +2 food per turn
stratagem-building-note-mine = +2 iron per turn
stratagem-building-note-market = +2 gold per turn
stratagem-building-note-barracks = units recruited here cost 1 food less
stratagem-building-note-fortress = +3 defence
stratagem-building-note-trade_post = one end of a trade route
stratagem-building-note-watchtower = sees two provinces away
stratagem-tech-agriculture = Agriculture
stratagem-tech-mining = Mining
stratagem-tech-masonry = Masonry
stratagem-tech-tactics = Tactics
stratagem-tech-commerce = Commerce
stratagem-tech-fortification = Fortification
stratagem-tech-blitz = Blitz
stratagem-tech-siege_craft = Siege Craft
stratagem-tech-diplomacy = Diplomacy
stratagem-tech-note-agriculture = each of your Farms yields +1 food
stratagem-tech-note-mining = each of your Mines yields +1 iron
stratagem-tech-note-masonry = buildings are finished at once
stratagem-tech-note-tactics = all your fighters have +1 strength
stratagem-tech-note-commerce = each of your Markets yields +2 gold
stratagem-tech-note-fortification = +1 defence in all your provinces
stratagem-tech-note-blitz = all your units have +1 speed
stratagem-tech-note-siege_craft = your Siege has +3 against Fortresses and Fortification
stratagem-tech-note-diplomacy = +2 gold per turn for each treaty
stratagem-age-1 = Bronze Age
stratagem-age-2 = Iron Age
stratagem-age-3 = Steel Age

## Names: treaties

stratagem-relation-war = War
stratagem-relation-ceasefire = Ceasefire
stratagem-relation-nap = Non-aggression pact
stratagem-relation-trade = Trade treaty
stratagem-relation-alliance = Alliance
stratagem-relation-note-war = You can attack each other.
stratagem-relation-note-ceasefire = No battles. Fighters cannot enter the other’s provinces. Ends after five turns.
stratagem-relation-note-nap = No battles. Fighters cannot enter the other’s provinces.
stratagem-relation-note-trade = A non-aggression pact that also allows joint trade routes, which pay double.
stratagem-relation-note-alliance = A trade treaty with free passage and shared sight. Allies fight as one side. You can have one ally at a time.

## The strip over the map

stratagem-strip-turn = <b>Turn { $turn }</b>
stratagem-strip-turn-of = <b>Turn { $turn }</b> of { $most }
stratagem-strip-over = <b>Game over</b> { $n ->
    [one] after 1 turn
   *[other] after { $n } turns
  }
stratagem-phase-diplomacy = Diplomacy
stratagem-phase-orders = Orders
stratagem-stock-label = Your resources
stratagem-stock-income = Income { $n }
stratagem-stock-upkeep = Upkeep { $n }
stratagem-stock-trade = Trade { $n }
stratagem-stock-orders = Your orders cost { $n }
stratagem-stock-next = Next turn:
stratagem-stock-vault = (vault limit { $n })
stratagem-stock-vault-note = Gold above the vault limit is lost at the end of the turn

## Tabs

stratagem-tab-orders = Orders
stratagem-tab-map = Map
stratagem-tab-result = Result
stratagem-tab-messages = Messages
stratagem-tab-realms = Realms
stratagem-tab-history = Log
stratagem-tab-provinces = Provinces

## Sending orders

stratagem-asked-text = The typed orders cannot be read. Correct the text or close it.
stratagem-asked-diplomacy = Diplomacy open: give your orders.
stratagem-asked = Turn { $turn }, diplomacy closed: give your orders.
stratagem-asked-sent-diplomacy = { $n ->
    [0] You have ended your turn without orders; diplomacy is still open. You can still give orders until the turn resolves.
    [one] Order sent; diplomacy is still open. You can change your order until the turn resolves.
   *[other] Orders sent; diplomacy is still open. You can change your orders until the turn resolves.
  }
stratagem-asked-sent = { $n ->
    [0] You have ended your turn without orders. You can still give orders until the turn resolves.
    [one] Order sent. You can change it until the turn resolves.
   *[other] Orders sent. You can change them until the turn resolves.
  }
stratagem-asked-changed = You have changed your orders since you sent them.
stratagem-commit = { $n ->
    [0] End turn without orders
    [one] Send { $n } order
   *[other] Send { $n } orders
  }
stratagem-commit-text = Correct the text first
stratagem-commit-sent = { $n ->
    [0] Turn ended
    [one] Order sent
   *[other] Orders sent
  }
stratagem-commit-replace = Replace sent orders
stratagem-ready = Mark as ready
stratagem-ready-missing = Diplomacy ends when everyone is ready. Not ready yet: { $names }.
stratagem-ready-waiting = You are ready. Waiting for { $names }.
stratagem-ready-done = You are ready.
stratagem-warn-vault = Your vault holds only { $vault } gold. Spend { $n } gold this turn or lose it.
stratagem-warn-food = { $n ->
    [one] { $n } unit will desert for lack of food.
   *[other] { $n } units will desert for lack of food.
  }

## Dangers and tasks

stratagem-danger = { $place } could fall: { $seat } can attack with strength { $other } against your { $own }.
stratagem-danger-empty = { $place } could fall: { $seat } can attack with strength { $other }, and nobody defends it.
stratagem-danger-many = These provinces could fall this turn: { $places }.
stratagem-danger-out = { $n ->
    [one] If { $places } falls, you are out of the game.
   *[other] If { $places } fall, you are out of the game.
  }
stratagem-doubt-lost = You would lose at { $place }: strength { $own } against { $other } ({ $foes }).
stratagem-doubt-tie = Both sides would be destroyed at { $place }: strength { $own } against { $other } ({ $foes }).
stratagem-loss = You lost { $place }: { $seats } attacked with strength { $other } against your { $own }.
stratagem-loss-empty = You lost { $place }: { $seat } marched in, and nobody defended it.
stratagem-out = You are out of the game. The others play on. Everything is revealed when the game ends.
stratagem-fall = You were eliminated on turn { $turn }
stratagem-todo-offer = Answer { $seat }’s treaty proposal: { $treaty }
stratagem-todo-letters = { $n ->
    [one] Read { $n } new message
   *[other] Read { $n } new messages
  }
stratagem-todo-research = Choose what to research
stratagem-todo-build = { $n ->
    [one] Build in { $place }: it has a free slot
   *[other] Build in { $place }: { $n } of your provinces have free slots
  }
stratagem-todo-army = { $n ->
    [one] Move the army in { $place }: it has no orders
   *[other] Move the army in { $place }: { $n } armies have no orders
  }
stratagem-todo-good = { $n } { $good }
stratagem-todo-spend = Recruit units: you have { $goods } left
stratagem-key-march = March from the chosen province

## A province

stratagem-facts = Choose a province on the map to see its details.
stratagem-card-owner = Held by <seat></seat>
stratagem-card-unowned = Unowned
stratagem-card-unseen = Out of sight
stratagem-card-defence = Defence { $n }
stratagem-card-yields = Yields <goods></goods>
stratagem-card-seen = Last seen on turn { $turn }:
stratagem-card-hidden = None of your units or provinces can see this province.
stratagem-card-move = Move units to
stratagem-card-march = March
stratagem-card-marching = Choose where to march on the map.
stratagem-card-close = Close
stratagem-build-title = Build <small>one per turn, { $n ->
    [0] no slot free
    [one] { $n } slot free
   *[other] { $n } slots free
  }</small>
stratagem-recruit-title = Recruit <small>ready next turn</small>
stratagem-route-title = Trade
stratagem-route-open = Open route to { $place }
stratagem-route-open-gold = Open route to { $place } (+{ $gold } gold per turn)
stratagem-route-close = Close route from { $from } to { $to }
stratagem-fewer = Remove one { $what }
stratagem-more = Add one { $what }

## Why something is refused

stratagem-why-other = not possible now
stratagem-why-cannot_afford = too expensive
stratagem-why-age_too_low = needs a later age
stratagem-why-age_maxed = the last age is reached
stratagem-why-branch_taken = you already have a tech of this age
stratagem-why-already_built = already built
stratagem-why-no_free_slot = no free slot
stratagem-why-one_building_per_turn = one building per turn here
stratagem-why-not_your_province = not your province
stratagem-why-no_treaty = no treaty in force
stratagem-why-not_enough_units = not enough units
stratagem-why-too_far = too far
stratagem-why-treaty_forbids_entry = a treaty stops fighters from entering
stratagem-why-no_such_route = no such trade route
stratagem-why-no_trade_partner = not a province of yours or of a trade partner
stratagem-why-no_trade_post = no Trade Post
stratagem-why-post_busy = the Trade Post already has a route

## The move that is being made

stratagem-move-label = Move in progress
stratagem-move-slow = too slow
stratagem-move-forbidden = A treaty stops your fighters from entering { $place }.
stratagem-move-on = Continue to
stratagem-move-done = Done
stratagem-move-remove = Remove move

## Your orders

stratagem-orders-title = Your orders <small>{ $n ->
    [0] none
   *[other] { $n }
  }</small>
stratagem-orders-empty = No orders yet. Choose one of your provinces on the map to move, build and recruit. Research is in the Realms tab. You can also end the turn without orders.
stratagem-orders-empty-alone = No orders yet. Choose one of your provinces on the map to move, build and recruit.
stratagem-orders-remove = Remove
stratagem-orders-remove-this = Remove: { $order }
stratagem-orders-clear = Clear orders
stratagem-order-age = Advance to the next age
stratagem-order-research = Research { $tech }
stratagem-order-break = Break the treaty with { $seat } now
stratagem-order-notice = End the treaty with { $seat } after this turn
stratagem-order-build = Build a { $building } in { $place }
stratagem-order-recruit = Recruit { $units } in { $place }
stratagem-order-move = { $units }: { $path }
stratagem-order-drop = Close the trade route from { $from } to { $to }
stratagem-order-route = Open a trade route from { $from } to { $to }
# "Frostgate to Thornfield"; { $from } can be such a path itself.
stratagem-path = { $from } to { $to }

## Battle preview

stratagem-preview-title = Battle preview (if nobody else moves)
stratagem-preview-won = <b>{ $place }</b>: you { $own }, { $foes } { $other }. { $lost ->
    [0] You would win without losses.
    [one] You would win and lose { $lost } fighter.
   *[other] You would win and lose { $lost } fighters.
  }
stratagem-preview-lost = <b>{ $place }</b>: you { $own }, { $foes } { $other }. You would lose.
stratagem-preview-tie = <b>{ $place }</b>: you { $own }, { $foes } { $other }. Both sides would be destroyed.
stratagem-preview-unknown = <b>{ $place }</b>: strength unknown.

## Orders as text

stratagem-typed-title = Orders as text
stratagem-typed-label = The same orders as JSON. As you type, valid text replaces your orders.
stratagem-typed-close = Close text
stratagem-typed-trouble = This cannot be read yet: { $trouble }. Your orders above are unchanged.
stratagem-typed-json = it is not valid JSON ({ $error })
stratagem-typed-nothing = nothing
stratagem-typed-province = { $where } is not a province: { $found }
stratagem-typed-unit = { $where } is not a unit: { $found }
stratagem-typed-count = { $where } is not a number from 1 to 99: { $found }
stratagem-typed-units = { $where } must name the units that move, such as { $example }
stratagem-typed-path = { $where } must list the provinces on the way, such as { $example }
stratagem-typed-player = { $where } is not a player: { $found }
stratagem-typed-building = { $where } is not a building: { $found }
stratagem-typed-tech = { $where } is not a tech: { $found }
stratagem-typed-list = { $where } must be a list in square brackets
stratagem-typed-object = { $where } must be an object in braces
stratagem-typed-orders = orders must be an object in braces, such as { $example }
stratagem-typed-key = unknown key { $found }; use { $names }

## Messages

stratagem-messages-threads = Conversations
stratagem-messages-everyone = Everyone
stratagem-messages-unread = { $n }<unseen> unread</unseen>
stratagem-messages-empty = No messages yet.
stratagem-messages-end = After the last turn
stratagem-messages-label = Messages, newest last
stratagem-messages-to-you = to you
stratagem-messages-to = to { $seat }
stratagem-messages-closed = Diplomacy is closed for this turn. You can write again next turn.
stratagem-messages-write-everyone = Message to everyone
stratagem-messages-write = Private message to { $seat }
stratagem-messages-send = Send
stratagem-messages-left = { $n } left this turn

## Treaties

stratagem-treaty-label = Treaty with { $seat }
stratagem-treaty-until = ends after turn { $turn }
stratagem-treaty-open-end = no end date
stratagem-treaty-proposed = <b>{ $seat }</b> proposes: { $treaty }.
stratagem-treaty-own = You proposed: { $treaty }.
stratagem-treaty-lapses = Expires after the diplomacy of turn { $turn }.
stratagem-treaty-accept = Accept
stratagem-treaty-reject = Reject
stratagem-treaty-withdraw = Withdraw
stratagem-treaty-kind = Treaty to propose to { $seat }
stratagem-treaty-propose = Propose
stratagem-treaty-notice = Give notice
stratagem-treaty-notice-ordered = Give notice (ordered)
stratagem-treaty-break = Break treaty
stratagem-treaty-break-ordered = Break treaty (ordered)
stratagem-treaty-ending = Giving notice means war after this turn. Breaking a treaty means war before units move, and leaves a betrayal mark that everyone can see.
stratagem-treaties-title = Treaties
stratagem-treaties-none = No treaties in force. Everyone is at war with everyone.
stratagem-promise-title = Promises
stratagem-promise-about = Found in messages and treaties by fixed rules. Doubtful cases are not counted.
stratagem-promise-none = No promises were found in this game.
stratagem-promise-all = { $n ->
    [one] Show the promise
   *[other] Show the { $n } promises
}
stratagem-promise-download = Download the list
stratagem-promise-realm = Realm
stratagem-promise-n-kept = Kept
stratagem-promise-n-broken = Broken
stratagem-promise-n-uncounted = Not counted
stratagem-promise-show = Show turn { $turn }
stratagem-promise-turn = turn { $turn }
stratagem-promise-turns = turns { $from } to { $until }
stratagem-promise-open = from turn { $from } on
stratagem-promise-treaty = { $treaty } with { $seat }
stratagem-promise-no-attack = Not to attack { $target }
stratagem-promise-attack = To attack { $target }
stratagem-promise-hold = To hold { $target }
stratagem-promise-leave = To leave { $target }
stratagem-promise-support = To support { $target }
stratagem-promise-kept = Kept.
stratagem-promise-kept-turn = Kept on turn { $turn }.
stratagem-promise-broken-march = Broken: marched to { $place } on turn { $turn }.
stratagem-promise-broken-treaty = Broken: ended by betrayal on turn { $turn }.
stratagem-promise-broken-idle = Broken: the order was not given on turn { $turn }.
stratagem-promise-doubt-untested = Not counted: it was never put to the test.
stratagem-promise-doubt-unseen = Not counted: they could not see whose province they attacked.
stratagem-promise-doubt-released = Not counted: the other side attacked first.
stratagem-promise-doubt-contradicted = Not counted: the same message promises the opposite.
stratagem-promise-doubt-absent = Not counted: no orders came that turn.
stratagem-treaties-row = <one></one> and <two></two>: <b>{ $treaty }</b>

## Realms

stratagem-realms-label = Realms
stratagem-fact-gold = { $n } gold
stratagem-fact-provinces = { $n ->
    [one] { $n } province
   *[other] { $n } provinces
  }
stratagem-fact-betrayals = { $n ->
    [one] { $n } betrayal
   *[other] { $n } betrayals
  }
stratagem-realm-you = ({ $name }; you)
stratagem-realm-player = ({ $name })
stratagem-realm-age = { $age }: { $techs }
stratagem-realm-gold = Gold: { $n } of { $goal }
stratagem-realm-land = Provinces: { $n } of { $goal }
stratagem-realm-streak = { $n ->
    [one] Wins by domination with { $goal } or more provinces at the end of this turn.
   *[other] Wins by domination with { $goal } or more provinces for { $n } more turns.
}
stratagem-realm-score = Score { $score }
stratagem-realm-resigned = Resigned
stratagem-realm-out = Eliminated on turn { $turn }
stratagem-realm-out-brief = Out
stratagem-research-title = Ages and techs <small>one per turn; only one tech per age</small>
stratagem-research-label = Research
stratagem-research-locked = { $age } (locked)
stratagem-research-advance = Advance to the { $age }
stratagem-research-unlocks = Unlocks units, buildings and techs
stratagem-research-known = { $note } (yours)
stratagem-research-refused = { $note } ({ $why })
stratagem-research-unit = { $unit }: strength { $strength }, speed { $speed }. { $note }
stratagem-curve-provinces = Provinces
stratagem-curve-gold = Gold
stratagem-curve-army = Army
stratagem-curve-score = Score

## Provinces as a table

stratagem-table-label = All provinces
stratagem-table-intro = All provinces as a table. Choose a name to open the province and give orders there.
stratagem-table-caption = Provinces on turn { $turn }
stratagem-table-province = Province
stratagem-table-terrain = Terrain
stratagem-table-owner = Owner
stratagem-table-garrison = Units
stratagem-table-buildings = Buildings
stratagem-table-neighbours = Neighbours
stratagem-table-you = You
stratagem-table-unknown = Unknown
stratagem-table-unowned = Unowned
stratagem-table-none = None
stratagem-table-seen = { $owner } (turn { $turn })
stratagem-table-units = { $seat }: { $units }

## History

stratagem-history-label = Log, latest turn first
stratagem-history-empty = Nothing has happened yet. Each turn appears here once it resolves.
stratagem-history-jump = Show the map after this turn
stratagem-history-show = Show<unseen> { $place }</unseen>
stratagem-last-label = What happened last turn
stratagem-last-title = Last turn
stratagem-last-quiet = You saw no battles or conquests.
stratagem-last-rest = Income, buildings and recruits <small>({ $n })</small>

## The log: diplomacy

stratagem-tale-message-all = { $from } to everyone: { $text }
stratagem-tale-message = { $from } to { $to }: { $text }
stratagem-tale-proposed = { $from } proposes a treaty to { $to }: { $treaty }.
stratagem-tale-withdrawn = { $from } withdraws the proposal to { $to }: { $treaty }.
stratagem-tale-rejected = { $to } rejects { $from }’s proposal: { $treaty }.
stratagem-tale-lapsed = { $from }’s proposal to { $to } has expired: { $treaty }.
stratagem-tale-signed = { $one } and { $two } sign a treaty: { $treaty }.
stratagem-tale-signed-until = { $one } and { $two } sign a treaty: { $treaty }, until the end of turn { $turn }.
stratagem-tale-ready = { $seat } is ready to end diplomacy.
stratagem-tale-break = Betrayal! { $seat } breaks the treaty with { $other } without notice.
stratagem-tale-notice = { $seat } has ended the treaty with { $other } by notice. They are at war.
stratagem-tale-expired = The ceasefire between { $seat } and { $other } has ended. They are at war.

## The log: orders, moves and battles

stratagem-tale-orders = { $seat } sends orders.
stratagem-tale-no-orders = { $seat } sends no orders.
stratagem-tale-dropped = One of { $seat }’s orders was dropped: { $why }.
stratagem-tale-march = { $seat } moves { $units } from { $from } to { $to }.
stratagem-tale-halted = { $seat } moves { $units } from { $from } to { $to } and is stopped by the enemy there.
stratagem-tale-turned-back = { $seat }’s units meet the enemy on the road from { $from } to { $to } and turn back.
stratagem-tale-battle-defended = { $n ->
    [one] { $winners } holds { $place } against { $losers }, { $stronger } to { $weaker }.
   *[other] { $winners } hold { $place } against { $losers }, { $stronger } to { $weaker }.
  }
stratagem-tale-battle-stormed = { $n ->
    [one] { $winners } storms { $place } and defeats { $losers }, { $stronger } to { $weaker }.
   *[other] { $winners } storm { $place } and defeat { $losers }, { $stronger } to { $weaker }.
  }
stratagem-tale-battle-open = { $n ->
    [one] { $winners } defeats { $losers } at { $place }, { $stronger } to { $weaker }.
   *[other] { $winners } defeat { $losers } at { $place }, { $stronger } to { $weaker }.
  }
stratagem-tale-battle-tie = { $losers } destroy each other at { $place }, { $weaker } to { $weaker }.
stratagem-tale-lost = { $seat } loses { $units }.
stratagem-tale-no-losses = No losses.
stratagem-tale-capture = { $seat }’s Corsairs take { $gold } gold from { $other } at { $place }.
stratagem-tale-claim = { $seat } takes { $place } from { $from }.
stratagem-tale-claim-free = { $seat } plants its banner in { $place }.
stratagem-tale-claim-back = { $seat } wins back its capital, { $place }!
stratagem-tale-claim-capital = { $place }, the capital of { $from }, falls to { $seat }!
stratagem-tale-scouts-caught = { $n ->
    [one] A Scout of { $seat } is caught in { $place }.
   *[other] { $n } Scouts of { $seat } are caught in { $place }.
  }

## The log: economy and research

stratagem-tale-built = { $seat } completes a { $building } in { $place }.
stratagem-tale-works-lost = { $seat } loses { $place } and the unfinished { $building } there.
stratagem-tale-recruited = { $seat } recruits { $units } in { $place }.
# One item of the list: "2 Militia in Frostgate".
stratagem-tale-recruits = { $units } in { $place }
stratagem-tale-recruited-all = { $seat } recruits { $list }.
stratagem-tale-recruits-lost = { $seat } loses { $place } before the recruits are ready: { $units }.
stratagem-tale-income = { $seat } collects { $food } food, { $iron } iron and { $gold } gold. Upkeep: { $upkeep } food.
stratagem-tale-desertion = Hunger in { $place }: { $seat } loses { $units } to desertion.
stratagem-tale-tech = { $seat } learns { $tech }.
stratagem-tale-age = { $seat } enters the { $age }.
stratagem-tale-route-opened = A trade route opens between { $from } and { $to } ({ $owners }).
stratagem-tale-route-closed = The trade route between { $from } and { $to } closes ({ $owners }).
stratagem-tale-raid = { $n ->
    [one] { $raiders } raids the route from { $from } to { $to } ({ $owners }) and steals { $gold } gold.
   *[other] { $raiders } raid the route from { $from } to { $to } ({ $owners }) and steal { $gold } gold.
  }
stratagem-tale-raid-unseen = { $n ->
    [one] { $raiders } raids a trade route ({ $owners }) and steals { $gold } gold.
   *[other] { $raiders } raid a trade route ({ $owners }) and steal { $gold } gold.
  }
stratagem-tale-trade = { $seat } receives { $gold } gold from trade and treaties.
stratagem-tale-vault = { $seat }’s vault is full: { $gold } gold is lost.

## The log: the course of the game

stratagem-course-age-first = { $seat } is the first to enter the { $age }.
stratagem-course-age-even = { $seat } enters the { $age } on the same turn as a rival.
stratagem-course-age-last = { $seat } is the last to leave the { $age }.
stratagem-course-tech = { $seat } learns the first tech of the game: { $tech }.
stratagem-course-centre = { $n ->
    [4] { $seat } holds all four provinces of the centre.
   *[other] { $seat } holds { $n } of the four provinces of the centre.
  }
stratagem-course-trade = { $seat } has { $n } trade routes.
stratagem-course-army = { $seat } has { $fighters } fighters. The largest group: { $units }.

## The log: the end of a realm and of the game

stratagem-tale-eliminated = { $seat } is eliminated: no provinces or fighters are left.
stratagem-tale-resigned = { $seat } resigns. The realm stays on the map but gives no more orders.
stratagem-tale-abandoned = { $seat } has been away too long. The realm stays on the map but gives no more orders.
stratagem-tale-left = { $seat } has left the game. The realm stays on the map but gives no more orders.
stratagem-tale-rich = { $seat } has { $gold } gold and is close to an economic victory.
stratagem-tale-streak = { $seat } holds { $provinces } provinces. One more turn like this wins the game.
stratagem-tale-won = { $winners } wins the game.
stratagem-tale-won-last = { $winners } wins as the last realm standing.
stratagem-tale-won-domination = { $winners } wins by domination.
stratagem-tale-won-economy = { $winners } wins by economic victory.
stratagem-tale-won-score = { $winners } wins with the highest score.
stratagem-tale-won-together = { $winners } share the victory.
stratagem-tale-agreed = The players agree on a draw.
stratagem-tale-nobody-won = All remaining players have left. Nobody wins.

## The result

stratagem-ended-player = { $seat } ({ $player })
stratagem-ended = The game is over.
stratagem-ended-won = { $winner } wins.
stratagem-ended-economy = { $winner } wins by economic victory.
stratagem-ended-domination = { $winner } wins by domination.
stratagem-ended-last = { $winner } wins as the last realm standing.
stratagem-ended-score = { $winner } wins with the highest score.
stratagem-ended-shared = { $winners } share the victory.
stratagem-ended-agreement = Draw by agreement: { $winners } share first place.
stratagem-ended-abandoned = All players have left: { $winners } share first place.
stratagem-you-won = You won.
stratagem-you-won-economy = You won by economic victory.
stratagem-you-won-domination = You won by domination.
stratagem-you-won-last = You won as the last realm standing.
stratagem-you-won-score = You won with the highest score.

## Why orders were a mistake

stratagem-review-attack_lost = { $units ->
    [one] { $units } fighter (strength { $own }) marched to { $place } against { $against } (strength { $foes }): the attack could not win.
   *[other] { $units } fighters (strength { $own }) marched to { $place } against { $against } (strength { $foes }): the attack could not win.
  }
stratagem-review-left_open = { $place } was open to enemies in the next province (strength { $foes }).
stratagem-review-left_open-capital = The capital, { $place }, was open to enemies in the next province (strength { $foes }).
stratagem-review-left_open-unseen = { $place } was open to enemies out of sight.
stratagem-review-left_open-capital-unseen = The capital, { $place }, was open to enemies out of sight.
stratagem-review-not_taken = { $against ->
    [one] { $place } could be taken: only { $against } fighter defended it (strength { $foes }).
   *[other] { $place } could be taken: only { $against } fighters defended it (strength { $foes }).
  }
stratagem-review-not_taken-capital = { $against ->
    [one] { $place }, the capital of { $seat }, could be taken: only { $against } fighter defended it (strength { $foes }).
   *[other] { $place }, the capital of { $seat }, could be taken: only { $against } fighters defended it (strength { $foes }).
  }
stratagem-review-not_taken-empty = { $place } could be taken: nobody defended it.
stratagem-review-not_taken-capital-empty = { $place }, the capital of { $seat }, could be taken: nobody defended it.
stratagem-review-marches = The armies were needed in other provinces.
stratagem-review-recruit = It was better to recruit in { $place }: { $units }.
stratagem-review-build = It was better to build in { $place }: { $building }.
stratagem-review-research = It was better to research { $tech }.
stratagem-review-age = It was time for the next age.
stratagem-review-saved = It was better to save goods for later.
stratagem-review-routes = Other trade routes brought in more gold.
