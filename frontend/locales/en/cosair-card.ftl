# The rules of CoSAIR on one card (games/cosair/card.js).

cosair-card-goal = { $ratio ->
    [200] Reach twice the potential of the second strongest nation.
   *[other] Reach { $ratio }% of the potential of the second strongest nation.
}
cosair-card-win = How the game ends
cosair-card-last = The last nation standing wins.
cosair-card-own = Your potential is { $n } of { $line }.
cosair-card-limit = Turn { $turn } of { $most }. After the last turn, the highest potential wins.
cosair-card-potential = Potential is what your planets produce in a calm turn, plus trade points. Ships do not count.
cosair-card-turn = A turn
cosair-card-standing = All nations give orders in secret. Build queues, taxes, research and flights continue without new orders.
cosair-card-flights = The map has no edge. A fleet in flight cannot be recalled.
cosair-card-items = What a planet builds
cosair-card-item = Item
cosair-card-price = Price
cosair-card-effect = Effect
cosair-card-prices = Prices on { $planet }.

## The first turn of a newcomer

cosair-card-first-queue = Choose your planet and fill its build queue. With an empty queue, its production is lost.
cosair-card-first-research = Choose a technology to research.
cosair-card-first-end = End the turn. What you have started continues on its own.
