// player.mjs - somebody who plays Stratagem from the legal table alone, for tests that play whole matches through some door.

/** Options under which a match is soon over. */
export const short = { max_turns: 10, gold_goal: 50 };

/* All fighters of a stack one province on: which way changes with the turn. */
function march({ from, units }, way) {
  const able = Object.entries(units).filter(([kind]) => kind !== 'scout');
  return able.length ? { from, path: [way], units: Object.fromEntries(able.map(([kind, { count }]) => [kind, count])) } : null;
}

const ROADS = { fg: 'cp', sh: 'mw', sw: 'cp', wc: 'su', mh: 'dh', sl: 'mw', fr: 'dh', ev: 'su' };

/** Orders for a view that owes some; `ask(orders)` resolves to what is legal, after unfinished orders when they are given. */
export async function choose(view, ask) {
  const legal = await ask();
  const orders = { moves: (legal.moves ?? []).filter(({ from }) => ROADS[from]).map((stack) => march(stack, ROADS[stack.from])).filter(Boolean) };
  const tech = legal.research?.find((row) => row.ok);
  if (tech) orders.research = tech.what;
  const left = await ask(orders);
  const here = left.recruit?.find((row) => row.what.some((unit) => unit.max > 0));
  if (here) orders.recruit = [{ at: here.at, unit: here.what.find((unit) => unit.max > 0).unit, count: 1 }];
  return orders;
}
