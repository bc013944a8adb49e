// thinking.mjs - how long the strong bot of Stratic thinks about one turn on a board of 16 by 16 with 70 pieces.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { build } from '../lib/stack.mjs';
import { median, quantile } from './measure.mjs';

const POSITIONS = 24, ROUNDS = 5, NODES = 20_000, LOW = -3, HIGH = 12, PIECES = 35, PAIRS = 3;

/** Small, seeded and the same everywhere (mulberry32): 0 <= value < n. */
function dice(seed) {
  let a = seed >>> 0;
  return (n) => {
    a = (a + 0x6d2b79f5) >>> 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) % n;
  };
}

const name = (v, letters) => (v < 0 ? '-' : '') + (letters ? String.fromCharCode(97 + (v < 0 ? -v - 1 : v)) : v < 0 ? -v : v + 1);

/** A middle game: 35 pieces a side, three of them on Fortifiers, each army thickest on its own half, its Commander at home among three others. */
function position(seed) {
  const roll = dice(seed), cells = new Map();
  const put = (x, y, piece) => cells.set(`${y},${x}`, { x, y, piece });
  const free = (x, y) => x >= LOW && x <= HIGH && y >= LOW && y <= HIGH && !cells.has(`${y},${x}`);
  for (const [side, home, step] of [['C', -1, 1], ['c', 10, -1]]) {
    const x = 1 + roll(8), letter = (kind) => (side === 'C' ? kind : kind.toLowerCase());
    put(x, home, side);
    for (const dx of [-1, 0, 1]) put(x + dx, home + step, letter('F'));
    const kinds = [...'II', ...'A'.repeat(15), ...'F'.repeat(PIECES - 4 - 17 - PAIRS)];
    for (let i = 0; i < PAIRS; i++) kinds[2 + i] = 'FA'; // stacks: the Fortifiers left out above
    for (const kind of kinds)
      for (;;) {
        const at = [LOW + roll(HIGH - LOW + 1), home + step * (roll(9) - 1)];
        if (!free(...at)) continue;
        put(...at, letter(kind));
        break;
      }
  }
  const all = [...cells.values()].sort((a, b) => a.y - b.y || a.x - b.x);
  const side = seed % 2 ? 'S' : 'N';
  return `str1/2 e3 t${18 + (seed % 2 ? 0 : 1)} ${side} p0,0 r0,0 s9,9 ${all.map((c) => `${c.piece}@${name(c.x, true)}${name(c.y, false)}`).join(',')}`;
}

/** A running `quad engine`: ask(command) gives the answer. */
function engine() {
  const child = spawn(join(build, 'quad'), ['engine', 'stratic'], { stdio: ['pipe', 'pipe', 'inherit'] });
  const waiting = [];
  createInterface({ input: child.stdout }).on('line', (line) => waiting.shift()(JSON.parse(line)));
  const ask = (command) => new Promise((resolve, reject) => {
    waiting.push((answer) => (answer.ok ? resolve(answer) : reject(new Error(`${command.cmd}: ${answer.detail}`))));
    child.stdin.write(JSON.stringify(command) + '\n');
  });
  return { ask, end: () => child.stdin.end() };
}

/** What is thought about each position, every round: milliseconds and nodes. */
async function think(one) {
  await one.ask({ cmd: 'deadline' });
  const { state } = await one.ask({ cmd: 'save' }), seen = [];
  for (let round = 0; round <= ROUNDS; round++) // the first round warms up
    for (let seed = 1; seed <= POSITIONS; seed++) {
      await one.ask({ cmd: 'load', state: { ...state, position: position(seed) } });
      const begun = process.hrtime.bigint();
      const { advice } = await one.ask({ cmd: 'advise', seat: seed % 2 ? 0 : 1, nodes: NODES });
      const ms = Number(process.hrtime.bigint() - begun) / 1e6;
      if (advice.nodes > NODES) throw new Error(`${advice.nodes} nodes, more than the ${NODES} allowed`);
      if (round > 0) seen.push({ ms, nodes: advice.nodes });
    }
  return seen;
}

/** A line of its own, with nothing to compare it to. */
export async function thinking({ report }) {
  const one = engine();
  const seen = await think(one).finally(one.end);
  const ms = seen.map((t) => t.ms), nodes = seen.reduce((sum, t) => sum + t.nodes, 0), total = ms.reduce((sum, t) => sum + t, 0);
  report.thinking = { positions: POSITIONS, turns: seen.length, median_ms: median(ms), p99_ms: quantile(ms, 0.99), median_nodes: median(seen.map((t) => t.nodes)), nodes_per_second: Math.round((nodes / total) * 1000) };
  return [];
}
