// player.mjs - somebody who plays Stratic from the legal list alone, for tests that play whole matches through some door.

/** Options under which a match is soon over. */
export const short = { turn_limit: 20 };

const WORTH = { C: 100, I: 8, A: 4, F: 2 };

/** The squares of a rectangle [x0,y0,(z0,)x1,y1(,z1)], level by level. */
function* squares(rect) {
  const n = rect.length / 2, [low, high] = [rect.slice(0, n), rect.slice(n)];
  const at = [...low];
  while (at[n - 1] <= high[n - 1]) {
    yield [...at];
    let axis = 0;
    while (axis < n - 1 && at[axis] === high[axis]) { at[axis] = low[axis]; axis += 1; }
    at[axis] += 1;
  }
}

/** All there is to place: what came back first, its Commander before anything else, then Aggressors. */
function placements(view, legal) {
  const taken = new Set(view.view.pieces.map((p) => p.at.join()));
  const barred = new Set((legal.place.barred ?? []).map((at) => at.join()));
  const kinds = [...legal.hand, ...'A'.repeat(legal.reserve)], chosen = [];
  for (const at of squares(legal.place.rect)) {
    if (chosen.length === kinds.length) break;
    const kind = kinds[chosen.length];
    if (!taken.has(at.join()) && !(kind === 'C' && barred.has(at.join()))) chosen.push({ kind, at });
  }
  return chosen;
}

/** Orders for a view that owes some; `ask(orders)` resolves to what is legal, after unfinished orders when they are given.
 * The richest capture, else a step picked by turn number. */
export async function choose(view, ask) {
  if (view.stage === 'setup') return { type: 'setup', front: 'FFFFFFFFFF', back: 'AAA.CIAAAA' };
  let legal = await ask();
  const place = legal.reserve + legal.hand.length > 0 ? placements(view, legal) : [];
  if (place.length) legal = await ask({ type: 'turn', place, moves: [] });
  const moves = (legal.units ?? []).flatMap((unit) => unit.to.filter((to) => !to.risky).map((to) => ({ unit, to })));
  const worth = ({ to }) => (to.takes ? WORTH[to.takes.toUpperCase()] ?? 1 : 0);
  const best = Math.max(0, ...moves.map(worth));
  const choice = moves.filter((move) => worth(move) === best);
  if (!choice.length) return { type: 'turn', place, moves: [] };
  const { unit, to } = choice[(view.turn * 7) % choice.length];
  return { type: 'turn', place, moves: [{ kind: unit.kind, from: unit.at, to: to.sq, act: to.act }] };
}
