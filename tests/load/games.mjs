// games.mjs - how many whole games of Stratagem a core plays in a second, four random players each, against the Python reference of
// the rules playing as many seats for as many turns beside it.
import { join } from 'node:path';
import { root, build, shared } from '../lib/stack.mjs';
import { compare, interleave, median, run } from './measure.mjs';

const GAMES = 4000, REFERENCE_GAMES = 40, ARENA_GAMES = 400;

/** {rate: games a second of processor time, turns: a game's} of what a program prints. */
function read(line) {
  const { games, turns, us } = JSON.parse(line);
  return { rate: (games / us) * 1e6, turns: turns / games };
}

const bare = async (warming) => read(await run(join(build, 'load', 'stratagem_games'), [warming ? 100 : GAMES]));

/** The same bots through everything the arena does to an order: what each seat knows, JSON memory, acts, events, hashes. */
async function through_the_door() {
  const players = Array(4).fill('bot:random').join(',');
  const lines = (await run(join(build, 'quad'), ['simulate', 'stratagem', '--players', players, '--games', ARENA_GAMES])).trim().split('\n').map(JSON.parse);
  return (ARENA_GAMES / lines.reduce((sum, line) => sum + Math.max(line.ms, 0.5), 0)) * 1000;
}

export async function stratagem_games() {
  const folder = shared();
  if (!folder) {
    console.log('games     no reference of Stratagem beside this checkout: not measured');
    return [];
  }
  const script = join(root, 'tests', 'load', 'stratagem_reference.py'), reference = join(folder, 'rules', 'reference', 'stratagem');
  const got = await interleave(bare, async (warming) => read(await run('python3', [script, reference, warming ? 2 : REFERENCE_GAMES])));
  const turns = (runs) => median(runs.map((r) => r.turns)).toFixed(1);
  return [compare(got, (r) => r.rate, {
    id: 'g', name: 'Stratagem, whole games of four random players on one core / the Python reference', unit: 'games/s', bar: 100,
    where: [
      `turns a game: ${turns(got.ours)} here, ${turns(got.limit)} there; processor time of each process`,
      'a fifth is choosing, the rest resolving: judging, marching and battles in equal parts. Twenty stacks that move at random give',
      'nothing to foretell, so most of it is waiting for branches that were guessed wrong; nothing is allocated and all fits in the cache',
      `through the door (quad simulate: knowledge, acts, events): ${(await through_the_door()).toFixed(0)} games/s`,
    ],
  })];
}
