// tune.mjs - searches the upkeep of the four civilizations for which each wins a quarter of the mixed games (mixtures.mjs). It writes the numbers of the
// newest rules (backend/games/stratagem/edition_2.def), builds, plays, and moves each number against its civilization's lead, in shorter and shorter
// steps. Only for rules that nobody has played yet: a version in use is never changed.
// TUNE_ROUNDS=8 TUNE_GAMES=192 TUNE_SEED=1000 BALANCE_JOBS=2 node tests/balance/tune.mjs
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { build, root } from '../lib/stack.mjs';
import { CIVS, play_all, shares } from './mixtures.mjs';

const { TUNE_ROUNDS = 8, TUNE_GAMES = 192, TUNE_SEED = 1000, BALANCE_JOBS = 2 } = process.env;
const FILE = join(root, 'backend/games/stratagem/edition_2.def'), UPKEEP = /\.upkeep = (\d+)/g;
const STEP = 0.8; // hundredths of a food for each point of lead, at first

const read = () => [...readFileSync(FILE, 'utf8').matchAll(UPKEEP)].map((found) => Number(found[1]));
function write(numbers) {
  const left = numbers.map((number) => Math.round(number));
  writeFileSync(FILE, readFileSync(FILE, 'utf8').replace(UPKEEP, () => `.upkeep = ${left.shift()}`));
  execFileSync('make', ['-C', root, join(relative(root, build), 'quad')], { stdio: ['ignore', 'ignore', 'inherit'] });
}
const shown = (table) => Object.entries(table).map(([name, share]) => `${name} ${share.toFixed(1)}`).join('  ');

let upkeep = read();
for (let round = 0; round < Number(TUNE_ROUNDS); round++) {
  write(upkeep);
  const count = Number(TUNE_GAMES), first = round * count;
  const found = shares(await play_all({ first, count, seed: Number(TUNE_SEED), jobs: Number(BALANCE_JOBS) }));
  console.log(`upkeep ${read().join(' ')}  |  ${shown(found.civ)}  |  ${shown(found.end)}  |  median ${found.median}`);
  const step = STEP / Math.sqrt(1 + round);
  upkeep = upkeep.map((number, civ) => number + step * ((found.civ[CIVS[civ]] ?? 0) - 25));
}
write(upkeep);
console.log(`upkeep ${read().join(' ')}`);
