// fast.mjs - how long an order takes a program that orders without pause against three bots: `tests/load/bench.sh fast`, or node with a
// built arena. FAST_ORDERS (300) orders of each program, FAST_PROGRAMS (1) of them in each game at once. The bar: none above 0.5 s.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAMES, rush } from '../lib/fast.mjs';
import { stack } from '../lib/stack.mjs';
import { quantile } from './measure.mjs';

const orders = Number(process.env.FAST_ORDERS ?? 300), programs = Number(process.env.FAST_PROGRAMS ?? 1), BAR = 500;
const s = await stack({ workers: 12 });
try {
  const show = (name, times) => console.log(`${name.padEnd(10)} ${times.length} orders  p50 ${quantile(times, 0.5).toFixed(1)}  p95 ${quantile(times, 0.95).toFixed(1)}  longest ${Math.max(...times).toFixed(1)} ms  above ${BAR} ms: ${times.filter((t) => t > BAR).length}`);
  for (const game of GAMES) show(game, await rush(s, game, orders));
  if (programs > 1) {
    const all = await Promise.all(GAMES.flatMap((game) => Array.from({ length: programs }, () => rush(s, game, orders))));
    show('all at once', all.flat());
  }
  const log = readFileSync(join(s.home, 'log', 'postgresql.log'), 'utf8');
  console.log(`deadlocks  ${log.split('deadlock detected').length - 1}`);
} finally {
  await s.stop();
}
