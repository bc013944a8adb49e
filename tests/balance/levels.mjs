// levels.mjs - every level of a game against the one below it, by `quad tournament` with two seats. Fails when a step is below 100 points. The
// last table is in frontend/docs/levels.md.
// LEVELS_GAMES (games a step; usually those of the table), BALANCE_SEED=7, BALANCE_JOBS=2; games as arguments: node tests/balance/levels.mjs cosair
// --seats 4: with so many seats, of which each level has half; of Stratagem and CoSAIR if no game is named. No step is too small then.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from '../lib/stack.mjs';

const { LEVELS_GAMES, BALANCE_SEED = 7, BALANCE_JOBS = 2 } = process.env;
const FIRST = 600, STEP_LEAST = 100, STEP_MOST = 400;
const BOARDS = [['stratic', 24, []], ['stratagem', 200, []], ['cosair', 1200, []], ['rulegame', 240, ['--variant', 'race']]];

function quad(...args) {
  const got = spawnSync(join(build, 'quad'), args.map(String), { encoding: 'utf8', maxBuffer: 1 << 28, stdio: ['ignore', 'pipe', 'inherit'] });
  if (got.status !== 0) throw new Error(`quad ended with status ${got.status}`);
  return JSON.parse(got.stdout);
}

/* The difference in rating behind a score in ten-thousandths. */
function step_of(score) {
  const share = score / 10000;
  if (share >= 1) return STEP_MOST;
  return share <= 0 ? -STEP_MOST : Math.min(STEP_MOST, Math.round(400 * Math.log10(share / (1 - share))));
}

const { values: { seats }, positionals: wanted } = parseArgs({ options: { seats: { type: 'string', default: '2' } }, allowPositionals: true });
if (!wanted.length) wanted.push(...seats === '2' ? BOARDS.map(([game]) => game) : ['stratagem', 'cosair']);
const catalogue = quad('games');
for (const [game, games, more] of BOARDS.filter(([game]) => wanted.includes(game))) {
  const levels = catalogue.find(({ id }) => id === game).bots.filter(({ level, variety }) => level && !variety).sort((a, b) => a.level - b.level);
  let rating = FIRST;
  console.log(`${game.padEnd(10)} level 1  ${' '.repeat(15)} rating ${rating}  ${levels[0].id}`);
  for (let i = 1; i < levels.length; i++) {
    const [below, above] = [levels[i - 1].id, levels[i].id];
    const { pairs } = quad('tournament', game, '--agents', `${below},${above}`, '--seats', seats, '--games', LEVELS_GAMES ?? games, '--seed', BALANCE_SEED, '--jobs', BALANCE_JOBS, '--json', ...more);
    const { score } = pairs.find(({ agent }) => agent === above);
    const step = step_of(score);
    rating += step;
    console.log(`${game.padEnd(10)} level ${levels[i].level}  ${(score / 10000).toFixed(3)}  ${`+${step}`.padStart(6)}  rating ${rating}  ${above}`);
    if (seats === '2' && step < STEP_LEAST) process.exitCode = 1;
  }
}
