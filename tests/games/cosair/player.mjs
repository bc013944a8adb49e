// player.mjs - somebody who plays CoSAIR from views and legal tables alone, for tests that play whole matches through some door.

/** Options under which a match is soon over: whoever sends out colonists first has so much less for a while that the other wins. */
export const short = { max_turns: 100, end_ratio: 110 };

/* What an empty list gets: a colony ship first, then ships in turn. */
function queue({ id, colony_ships }, table, turn) {
  const wish = colony_ships || !table.items.includes('colony_ship') ? ['cruiser', 'transport', 'freighter'] : ['colony_ship', 'cruiser'];
  return { type: 'set_queue', planet: id, items: wish.map((_, i) => wish[(i + turn) % wish.length]).sort((a) => (a === 'colony_ship' ? -1 : 1)) };
}

function rule({ you, set_research, recruit_agent }, turn) {
  const orders = [];
  if (!you.research && set_research.techs.length) orders.push({ type: 'set_research', tech: set_research.techs[0] });
  if (recruit_agent) orders.push({ type: 'recruit_agent' });
  if (turn === 1) orders.push({ type: 'set_tax', rate: 70 });
  return orders;
}

function build({ your_planets, set_queue, set_rush }, turn) {
  const empty = your_planets.filter((planet) => !planet.queue.length);
  return [
    ...empty.map((planet) => queue(planet, set_queue.find((row) => row.planet === planet.id), turn)),
    ...set_rush.filter((row) => !row.on && turn < 10).map(({ planet }) => ({ type: 'set_rush', planet, on: true })),
  ];
}

/* Every few turns what can be spared goes to the foreign planet with the lowest number; every free agent has a look at one. */
function go({ send_fleet, send_agent }, turn) {
  const goal = send_agent.planets[0];
  if (goal === undefined) return [];
  const spare = send_fleet.filter((row) => row.cruisers > 3 && turn % 7 === 0);
  return [
    ...spare.map(({ from, cruisers, transports }) => ({ type: 'send_fleet', from, to: goal, cruisers: cruisers - 2, transports })),
    ...send_agent.agents.map(({ agent }) => ({ type: 'send_agent', agent, planet: goal, mission: 'planet_info' })),
  ];
}

/** Orders for a view that owes some; `ask(orders)` resolves to what is legal, after unfinished orders when they are given. */
export async function choose(view, ask) {
  const { turn } = view;
  const legal = await ask();
  const orders = [...rule(legal, turn), ...build(legal, turn)];
  const next = await ask(orders);
  const starts = next.colonise.map(({ from }) => ({ type: 'colonise', from, escort: 1 }));
  return [...orders, ...starts, ...go(starts.length ? await ask([...orders, ...starts]) : next, turn)];
}
