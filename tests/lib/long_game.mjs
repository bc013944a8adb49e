// long_game.mjs - positions of Stratic far into a game, played by the engine's own bots: `quad engine`, no server.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { join } from 'node:path';
import { build } from './stack.mjs';

/** The engine as a partner: `ask(command)` resolves to its answer. */
function engine(...args) {
  const child = spawn(join(build, 'quad'), ['engine', ...args], { stdio: ['pipe', 'pipe', 'inherit'] });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return {
    async ask(command) {
      child.stdin.write(`${JSON.stringify(command)}\n`);
      const { value, done } = await lines.next();
      if (done) throw new Error(`the engine ended at ${JSON.stringify(command)}`);
      return JSON.parse(value);
    },
    close: () => child.stdin.end(),
  };
}

/* All of the reserve on the first free squares. */
async function placed(ask, legal) {
  const { view } = await ask({ cmd: 'view', viewer: 'spectator' });
  const taken = new Set(view.pieces.map((p) => p.at.join()));
  const [x0, y0, x1, y1] = legal.place?.rect ?? [0, 0, -1, -1];
  const place = [];
  for (let y = y0; y <= y1; y += 1) {
    for (let x = x0; x <= x1 && place.length < legal.reserve; x += 1) if (!taken.has([x, y].join())) place.push({ kind: 'F', at: [x, y] });
  }
  return place;
}

/* Turns to try, the likeliest first: what the random bot would play, a pass, then any movement at all. */
async function* turns(ask, seat, lively) {
  if (lively) yield (await ask({ cmd: 'choose', seat, bot: 'bot:random' })).orders;
  const { legal } = await ask({ cmd: 'legal', seat });
  const place = await placed(ask, legal);
  yield { type: 'turn', place, moves: [] };
  const { legal: after } = await ask({ cmd: 'legal', seat, orders: { type: 'turn', place, moves: [] } });
  for (const { kind, at, to } of (after ?? legal).units) {
    for (const { sq, act } of to) yield { type: 'turn', place, moves: [{ kind, from: at, to: sq, act }] };
  }
}

/* One turn that does not end the game. */
async function one_turn(ask, seat, lively) {
  for await (const orders of turns(ask, seat, lively)) {
    await ask({ cmd: 'push' });
    const { ok, standing } = await ask({ cmd: 'order', seat, orders });
    if (ok && !standing.over) return standing;
    await ask({ cmd: 'pop' });
  }
  return null;
}

const WALL = { type: 'setup', front: 'FFFFFFFFFF', back: 'AAA.CIAAAA' };
const OPENING_TURNS = 90, SELDOM = 5, SEEDS = 30;

/* A game of that seed on a board of `side`; null when a Commander cannot but fall before. */
async function grown(ask, side) {
  await ask({ cmd: 'order', seat: 0, orders: WALL });
  let { standing } = await ask({ cmd: 'order', seat: 1, orders: WALL });
  for (let turn = 1; standing; turn += 1) {
    const { view } = await ask({ cmd: 'view', viewer: 'spectator' });
    if (view.extent[1] - view.extent[0] + 1 >= side) return view;
    standing = await one_turn(ask, standing.owes[0], turn < OPENING_TURNS || turn % SELDOM === 0);
  }
  return null;
}

/**
 * A real position on a board of at least `side` squares a side, as its view. Random turns at first, later mostly passes.
 * @param {number} side
 * @returns {Promise<object>}
 */
export async function long_game(side) {
  for (let seed = 1; seed <= SEEDS; seed += 1) {
    const { ask, close } = engine('stratic', '--seed', seed.toString(16).padStart(16, '0'));
    try {
      const view = await grown(ask, side);
      if (view) return view;
    } finally {
      close();
    }
  }
  throw new Error(`no game of ${SEEDS} grew to ${side} squares`);
}
