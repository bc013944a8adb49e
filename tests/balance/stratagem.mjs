// stratagem.mjs - the balance report of Stratagem: games of four equal bots, every seating of the four civilizations equally often.
// `make balance` (BALANCE_GAMES=2016, BALANCE_SEED=1, BALANCE_BOT=bot:strong, BALANCE_JOBS=2). Prints a table; status 1 when a share of the
// wins leaves 18 to 32 %, or economic victories are more than two thirds of the ends.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { build } from '../lib/stack.mjs';

const CIVS = ['ironborn', 'verdanti', 'tidecallers', 'ashwalkers'], CORNERS = ['north-west', 'north-east', 'south-west', 'south-east'];
const LOW = 18, HIGH = 32, ECONOMY = 200 / 3;
const { BALANCE_GAMES = 2016, BALANCE_SEED = 1, BALANCE_BOT = 'bot:strong', BALANCE_JOBS = 2 } = process.env;

const seatings = (list) => (list.length < 2 ? [list] : list.flatMap((one) => seatings(list.filter((other) => other !== one)).map((rest) => [one, ...rest])));

/** Play `games` games of one seating; each gives {places, reason, turns, ms}. */
async function play(civs, games, seed) {
  const args = ['simulate', 'stratagem', '--players', Array(4).fill(BALANCE_BOT).join(','), '--options', JSON.stringify({ civs }), '--games', games, '--seed', seed];
  const child = spawn(join(build, 'quad'), args.map(String), { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise((resolve) => { child.once('close', resolve); });
  const lines = [];
  for await (const line of createInterface({ input: child.stdout })) lines.push(JSON.parse(line));
  if ((await ended) !== 0) throw new Error(`quad ended with status ${child.exitCode}`);
  return lines;
}

const add = (table, key, what) => { table[key] = (table[key] ?? 0) + what; };
const percent = (n, all) => `${((n / all) * 100).toFixed(1)} %`;

function count(civs, games, sum) {
  for (const { places, reason, turns, ms } of games) {
    const winners = places.flatMap((place, seat) => (place === 1 ? [seat] : []));
    for (const seat of winners) {
      add(sum.civ, civs[seat], 1 / winners.length);
      add(sum.corner, CORNERS[seat], 1 / winners.length);
    }
    add(sum.reason, reason, 1);
    sum.turns.push(turns);
    sum.ms += ms;
  }
}

const all = seatings(CIVS), each = Math.ceil(BALANCE_GAMES / all.length), sum = { civ: {}, corner: {}, reason: {}, turns: [], ms: 0 };
const waiting = all.map((civs, i) => ({ civs, seed: ((BigInt(BALANCE_SEED) << 32n) + (BigInt(i) << 24n)).toString(16).padStart(16, '0') }));
async function work() {
  for (let one = waiting.shift(); one; one = waiting.shift()) count(one.civs, await play(one.civs, each, one.seed), sum);
}
await Promise.all(Array.from({ length: Number(BALANCE_JOBS) }, work));

const games = sum.turns.length, turns = sum.turns.sort((a, b) => a - b);
const row = (name, table, keys) => console.log(`${name.padEnd(14)} ${keys.map((key) => `${key} ${percent(table[key] ?? 0, games)}`).join('   ')}`);
console.log(`${games} games of four ${BALANCE_BOT}, ${each} of each of the ${all.length} seatings, seed ${BALANCE_SEED}; a share's standard error is ${(43.3 / Math.sqrt(games)).toFixed(1)} points`);
row('civilizations', sum.civ, CIVS);
row('corners', sum.corner, CORNERS);
row('ends by', sum.reason, Object.keys(sum.reason).sort());
console.log(`turns          shortest ${turns[0]}   median ${turns[games >> 1]}   longest ${turns[games - 1]}   ${(sum.ms / games / 1000).toFixed(2)} s a game`);
const shares = [...CIVS.map((civ) => [civ, sum.civ[civ]]), ...CORNERS.map((corner) => [corner, sum.corner[corner]])];
const out = shares.filter(([, wins = 0]) => wins * 100 < LOW * games || wins * 100 > HIGH * games).map(([name]) => name);
if ((sum.reason.economy ?? 0) * 100 > ECONOMY * games) out.push('economy');
if (out.length) console.log(`outside ${LOW} to ${HIGH} %, or too many: ${out.join(', ')}`);
process.exitCode = out.length ? 1 : 0;
