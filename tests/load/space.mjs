// space.mjs - pair s: whole games of CoSAIR, eleven greedy nations to turn 500, through everything `quad simulate` does (what each seat
// knows, memory as JSON, judging, news), against the Python reference of the rules with its own greedy players beside it.
import { join } from 'node:path';
import { build, shared } from '../lib/stack.mjs';
import { compare, interleave, run } from './measure.mjs';

const NATIONS = 11, TURNS = 500, GAMES = 40, CURVE_GAMES = 12, FLOOR = 30;
const OPTIONS = JSON.stringify({ max_turns: TURNS, end_ratio: 400, closing_from: 0 });

/** What a command prints, and its seconds of processor time, children included. */
async function timed(...command) {
  const said = await run('bash', ['-c', "TIMEFORMAT='%U %S'; { time \"$@\"; } 2>&1", 'timed', ...command]);
  const lines = said.trim().split('\n');
  const seconds = lines.pop().split(' ').reduce((sum, part) => sum + Number(part), 0);
  return { games: lines.map((line) => JSON.parse(line)), seconds };
}

async function simulated(nations, games) {
  const players = Array(nations).fill('bot:greedy').join(',');
  const said = await timed(join(build, 'quad'), 'simulate', 'cosair', '--players', players, '--games', String(games), '--options', OPTIONS);
  const turns = said.games.reduce((sum, game) => sum + game.turns, 0);
  return { rate: games / said.seconds, turn_us: (said.seconds / turns / nations) * 1e6 };
}

export async function space_games() {
  const folder = shared();
  if (!folder) {
    console.log('s        no reference of CoSAIR beside this checkout: not measured');
    return [];
  }
  const script = join(folder, 'rules', 'reference', 'cosair', 'sim.py');
  const reference = async (warming) => {
    const said = await timed('python3', '-B', script, '--nations', String(NATIONS), '--bots', 'greedy', '--games', '1', '--max-turns', String(warming ? 20 : TURNS), '--end-ratio', '400');
    return { rate: 1 / said.seconds };
  };
  const got = await interleave((warming) => simulated(NATIONS, warming ? 2 : GAMES), reference);
  const line = compare(got, (r) => r.rate, {
    id: 's', name: `CoSAIR, games of ${NATIONS} greedy nations to turn ${TURNS} / the Python reference`, unit: 'games/s', bar: 50,
    where: [`also at least ${FLOOR} games a second of one core; processor time of each program`],
  });
  const curve = [];
  for (let nations = 2; nations <= NATIONS; nations++) curve.push(`${nations}: ${(await simulated(nations, CURVE_GAMES)).turn_us.toFixed(2)}`);
  line.where.push(`µs a nation and turn, by nations: ${curve.join(', ')}`);
  return [{ ...line, pass: line.pass && line.ours >= FLOOR }];
}
