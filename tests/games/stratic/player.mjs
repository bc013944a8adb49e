// player.mjs - somebody who plays Stratic from the legal list alone, for tests that play whole matches through some door.

/** Options under which a match is soon over. */
export const short = { turn_limit: 20 };

const WORTH = { C: 100, I: 8, A: 4, F: 2 };

function placements(view, legal) {
  const taken = new Set(view.view.pieces.map((p) => p.at.join()));
  const [x0, y0, x1, y1] = legal.place.rect;
  const chosen = [];
  for (let y = y0; y <= y1 && chosen.length < legal.reserve; y++)
    for (let x = x0; x <= x1 && chosen.length < legal.reserve; x++)
      if (!taken.has([x, y].join())) chosen.push({ kind: legal.place.kinds[0], at: [x, y] });
  return chosen;
}

/** Orders for a view that owes some; `ask(orders)` resolves to what is legal, after unfinished orders when they are given.
 * The richest capture, else a step picked by turn number. */
export async function choose(view, ask) {
  if (view.stage === 'setup') return { type: 'setup', front: 'FFFFFFFFFF', back: 'AAA.CIAAAA' };
  let legal = await ask();
  const place = legal.reserve > 0 ? placements(view, legal) : [];
  if (place.length) legal = await ask({ type: 'turn', place, moves: [] });
  const moves = (legal.units ?? []).flatMap((unit) => unit.to.filter((to) => !to.risky).map((to) => ({ unit, to })));
  const worth = ({ to }) => (to.takes ? WORTH[to.takes.toUpperCase()] ?? 1 : 0);
  const best = Math.max(0, ...moves.map(worth));
  const choice = moves.filter((move) => worth(move) === best);
  if (!choice.length) return { type: 'turn', place, moves: [] };
  const { unit, to } = choice[(view.turn * 7) % choice.length];
  return { type: 'turn', place, moves: [{ kind: unit.kind, from: unit.at, to: to.sq, act: to.act }] };
}
