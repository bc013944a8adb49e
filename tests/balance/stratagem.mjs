// stratagem.mjs - the balance report of Stratagem: mixed games of its four equally strong bots (mixtures.mjs), by civilization, corner, style, end and length.
// `make balance` (BALANCE_GAMES=6144, BALANCE_SEED=1, BALANCE_JOBS=2). Status 1 when a share leaves its bounds.
import { CIVS, CORNERS, ENDS, play_all, shares, STYLES } from './mixtures.mjs';

const { BALANCE_GAMES = 6144, BALANCE_SEED = 1, BALANCE_JOBS = 2 } = process.env;
const BOUNDS = { civ: [22, 28], corner: [23, 27], end: [3, 50], median: [22, 30] };

const results = await play_all({ count: Number(BALANCE_GAMES), seed: Number(BALANCE_SEED), jobs: Number(BALANCE_JOBS) });
const found = shares(results), games = results.length, out = [];

/** A row of shares; those outside the bounds are remembered. */
function row(title, table, keys, [low, high] = [0, 100]) {
  console.log(`${title.padEnd(15)}${keys.map((key) => `${key} ${(table[key] ?? 0).toFixed(1)} %`).join('   ')}`);
  out.push(...keys.filter((key) => (table[key] ?? 0) < low || (table[key] ?? 0) > high));
}

console.log(`${games} games among ${STYLES.join(', ')}, seed ${BALANCE_SEED}; a share's standard error is ${(43.3 / Math.sqrt(games)).toFixed(1)} points`);
row('civilizations', found.civ, CIVS, BOUNDS.civ);
row('corners', found.corner, CORNERS, BOUNDS.corner);
row('ends by', found.end, ENDS, BOUNDS.end);
row('a seat of', found.style, STYLES); // 25 % is a style as good as the others
console.log(`${'turns'.padEnd(15)}shortest ${found.turns[0]}   median ${found.median}   longest ${found.turns.at(-1)}`);
if (found.median < BOUNDS.median[0] || found.median > BOUNDS.median[1]) out.push('median');
if (Object.keys(found.end).some((reason) => !ENDS.includes(reason))) out.push('another end');
if (out.length) console.log(`outside the bounds: ${out.join(', ')}`);
process.exitCode = out.length ? 1 : 0;
