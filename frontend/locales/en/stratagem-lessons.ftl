# How to play Stratagem, chapter by chapter.

stratagem-lessons-intro = Four realms and 24 provinces, and everyone’s orders are carried out at once. Promises are not binding. Each chapter takes a minute, and you can practise where there is a map.

## The aim

stratagem-lessons-aim = The aim
stratagem-lessons-aim-four = Four realms, one in each corner of the map, compete for the same land. There are four ways to win, and the first to happen decides the game:
stratagem-lessons-aim-score = Provinces, units, gold, techs and ages are counted.
stratagem-lessons-aim-known = Everyone can see each player’s gold and number of provinces, so nobody can win by surprise.

## A turn

stratagem-lessons-turn = A turn
stratagem-lessons-turn-phases = First comes <b>diplomacy</b>: you send messages to everyone or to one player, and propose and sign treaties. Then everyone writes <b>orders</b> in secret. When all orders are in, or time is up, they are carried out <b>at the same moment</b>. There are no dice: the same orders always have the same result.
stratagem-lessons-turn-orders = Diplomacy ends when everyone is ready. Press “Mark as ready”, or send your orders. You can send orders early and replace them until the turn resolves.

## The map

stratagem-lessons-map = The map
stratagem-lessons-map-roads = Units can move between provinces that share a border. Dotted roads show these links. They cannot cross lakes or the sea.
stratagem-lessons-map-terrain = <b>{ $name }</b> <goods></goods>, defence { $n }. { $note }
stratagem-lessons-map-defence = A defending army adds the defence of its province to its strength. Mountains yield iron, coasts yield gold and plains yield food.
stratagem-lessons-map-task = Choose a province to see what it yields.
stratagem-lessons-map-praise = { $place } is open. Its card shows the orders you can give there.

## Moving

stratagem-lessons-moving = Moving
stratagem-lessons-moving-orders = Drag an army to another province with the mouse. Or choose your province, press March, then choose where to go. An arrow shows the order. Then choose how many units go.
stratagem-lessons-moving-claims = A fighter that ends the turn in empty land takes it. When two armies meet on a road, the stronger one gets through. Fighters stop where they meet an enemy. Empty enemy provinces that they only pass through do not change hands.
stratagem-lessons-moving-task = Send Cavalry from Thornfield to Highmarket: choose Thornfield, press March, then choose Highmarket.
stratagem-lessons-moving-praise = The Cavalry moves two provinces. The Infantry is slower and stays.

## Battle

stratagem-lessons-battle = Battle
stratagem-lessons-battle-sum = Each side adds up its strength; the defender adds terrain, Fortress and Fortification. <b>The higher total wins, and the defender wins ties.</b> The losers are destroyed. The winner loses one fighter for every four points of the losers’ strength, weakest first, but never the last one.
stratagem-lessons-battle-veterans = Survivors of a won battle gain a star, up to two. Each star is +1 strength. If nobody defends and the totals are equal, both sides are destroyed.
stratagem-lessons-battle-preview = While you plan a move, a preview shows how the battle would end against the units you can see.
stratagem-lessons-battle-task = Two Infantry hold Thornfield. Send enough units from Frostgate and Deepwood to win.
stratagem-lessons-battle-praise = { $own } to { $other }: Archers have bonuses in forest and against Infantry. You would win.

## Units

stratagem-lessons-units = Units
stratagem-lessons-units-prey = Infantry beats Cavalry, Cavalry beats Archers, Archers beat Infantry: each unit has +2 if an enemy side has the kind it beats.
stratagem-lessons-units-unit = <b>{ $name }</b>: strength { $strength }, speed { $speed }, { $age }. { $note }
stratagem-lessons-units-recruits = You can recruit units in any of your provinces. They are ready at the end of the turn.

## Food, iron, gold

stratagem-lessons-economy = Food, iron, gold
stratagem-lessons-economy-yields = Each of your provinces yields its resources every turn. Units eat food, but Militia in your own provinces eat none. Without food, units desert.
stratagem-lessons-economy-vault = The <b>vault</b> holds { $n } gold for each province and each trade route. Gold above that is lost at the end of the turn, so an economic victory also needs land and routes.
stratagem-lessons-economy-building = <b>{ $name }</b> ({ $age }): { $note }.
stratagem-lessons-economy-slots = A province has room for two buildings, and one can be built per turn. It is ready at the end of the turn.
stratagem-lessons-economy-task = Open Frostgate, then order a Farm and two Militia.
stratagem-lessons-economy-praise = Both are ordered. In a game, the bar above the map shows what you have left.

## Ages and techs

stratagem-lessons-ages = Ages and techs
stratagem-lessons-ages-research = There are three ages: Bronze, Iron and Steel. You can research one thing per turn: the next age or a tech. <b>You can learn only one of the three techs of each age</b>; techs of earlier ages stay available.
stratagem-lessons-ages-tech = <b>{ $name }</b> ({ $age }): { $note }.

## Civilizations

stratagem-lessons-civs = Civilizations
stratagem-lessons-civs-choice = Each player chooses a civilization in secret before the game; all are revealed when it starts. Unique units become available in the Iron Age.
stratagem-lessons-civs-civ = <b>{ $name }</b>: { $bonus } { $unit }, strength { $strength }, speed { $speed }: { $note }

## Treaties

stratagem-lessons-treaties = Treaties
stratagem-lessons-treaties-propose = Everyone starts at war with everyone. One player proposes a treaty and the other accepts it while diplomacy is open. Each kind includes those before it:
stratagem-lessons-treaties-kind = <b>{ $name }.</b> { $note }
stratagem-lessons-treaties-end = If you give <b>notice</b>, the treaty ends after the turn, and everyone is told then. You can also <b>break</b> it: war starts at once, and you can attack in the same turn. A betrayal leaves a mark next to your name for the whole game.

## Trade routes

stratagem-lessons-trade = Trade routes
stratagem-lessons-trade-routes = A route joins two Trade Posts: two of yours, or one of yours and one of a trade partner. It pays its length in gold every turn. A joint route pays double, and both partners share it. Each post has one route.
stratagem-lessons-trade-raids = Enemy fighters anywhere on the dashed line raid the route and steal half of the gold.

## Fog and Scouts

stratagem-lessons-fog = Fog and Scouts
stratagem-lessons-fog-sight = You see your own provinces, provinces with your units, and the neighbours of both. Scouts and Watchtowers see two provinces away, and allies share their sight. Elsewhere the map is greyed and shows what you last saw there, and when.
stratagem-lessons-fog-scouts = Scouts move three provinces, pass through everything and take nothing. A Scout alone among enemy fighters is caught.
stratagem-lessons-fog-task = Send the Scout from Frostgate to a place three provinces away.
stratagem-lessons-fog-praise = It will see everything up to two provinces away from there.
