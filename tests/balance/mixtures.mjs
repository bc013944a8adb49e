// mixtures.mjs - games of Stratagem among the four styles of its strong bots: every seating of the styles with every seating of the civilizations.
// Game i is the same on every machine. Used by stratagem.mjs, which reports, and by tune.mjs, which searches.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { build } from '../lib/stack.mjs';

export const CIVS = ['ironborn', 'verdanti', 'tidecallers', 'ashwalkers'];
export const CORNERS = ['north-west', 'north-east', 'south-west', 'south-east'];
export const STYLES = ['bot:strong', 'bot:rusher', 'bot:builder', 'bot:trader'];
export const ENDS = ['last', 'domination', 'economy', 'score'];

const seatings = (list) => (list.length < 2 ? [list] : list.flatMap((one) => seatings(list.filter((other) => other !== one)).map((rest) => [one, ...rest])));
const ALL_CIVS = seatings(CIVS), ALL_STYLES = STYLES.length ** 4, ROUND = 768; // the least common multiple of 24 and 256

/** Who sits where in game i: after 768 games every seating of either has come equally often, after 6144 every pair of them once. */
export const seats_of = (i) => {
  const styles = (i * 97) % ALL_STYLES;
  return { civs: ALL_CIVS[(i + Math.floor(i / ROUND)) % ALL_CIVS.length], players: [0, 1, 2, 3].map((seat) => STYLES[(styles >> (2 * seat)) % 4]) };
};

/** Play game i: {places, reason, turns, ms} with the civilizations and players of the seats. */
async function play(i, seed, program) {
  const { civs, players } = seats_of(i);
  const args = ['simulate', 'stratagem', '--players', players.join(','), '--options', JSON.stringify({ civs }), '--seed', String(seed + i)];
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise((resolve) => { child.once('close', resolve); });
  const lines = [];
  for await (const line of createInterface({ input: child.stdout })) lines.push(JSON.parse(line));
  if ((await ended) !== 0) throw new Error(`quad ended with status ${child.exitCode}`);
  return { ...lines[0], civs, players };
}

/** Play the games first to first + count - 1, some at a time; the results in their order. */
export async function play_all({ first = 0, count, seed, jobs = 1, program = join(build, 'quad') }) {
  const results = [];
  let next = 0;
  async function work() {
    for (let at = next++; at < count; at = next++) results[at] = await play(first + at, seed, program);
  }
  await Promise.all(Array.from({ length: jobs }, work));
  return results;
}

const add = (table, key, what) => { table[key] = (table[key] ?? 0) + what; };

/** The shares of the wins by civilization and corner, of the games that a seat of each style wins, and of the ends; and the median length. A shared win counts
 * for each winner in part. */
export function shares(results) {
  const sum = { civ: {}, corner: {}, style: {}, end: {} }, sat = {};
  for (const { places, reason, civs, players } of results) {
    const winners = places.flatMap((place, seat) => (place === 1 ? [seat] : []));
    for (const seat of winners) {
      const part = 100 / winners.length / results.length;
      add(sum.civ, civs[seat], part);
      add(sum.corner, CORNERS[seat], part);
      add(sum.style, players[seat], 100 / winners.length);
    }
    for (const player of players) add(sat, player, 1);
    add(sum.end, reason, 100 / results.length);
  }
  for (const player of Object.keys(sat)) sum.style[player] = (sum.style[player] ?? 0) / sat[player];
  const turns = results.map((one) => one.turns).sort((a, b) => a - b);
  return { ...sum, turns, median: turns[turns.length >> 1] };
}
