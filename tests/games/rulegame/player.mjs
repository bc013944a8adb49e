// player.mjs - somebody who plays the Rule Game from the legal list alone, for tests that play whole matches through some door.

/** Options under which a match is soon over. */
export const short = { level: 'neighbors', boards: 2, min_objects: 4, max_objects: 5 };

/** The attempt for a view that owes one: the first that was not refused yet. */
export async function choose(view, ask) {
  const { orders } = await ask();
  return orders.find(({ type }) => type === 'move');
}
