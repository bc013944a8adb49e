// seats.mjs - the share of the wins by seat, in games of equal bots: CoSAIR's nations, Stratic's sides on the board and in the cube. A report
// without bounds.
// `make balance` (SEATS_GAMES=200, BALANCE_SEED=1, BALANCE_JOBS=2).
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { build } from '../lib/stack.mjs';

const { SEATS_GAMES = 200, BALANCE_SEED = 1, BALANCE_JOBS = 2 } = process.env;
const BOARDS = [['cosair', 'bot:strong', 2, {}], ['cosair', 'bot:strong', 4, {}], ['cosair', 'bot:strong', 6, {}], ['stratic', 'bot:greedy', 2, {}], ['stratic', 'bot:greedy', 2, { dims: 3 }]];

for (const [game, bot, seats, options] of BOARDS) {
  const args = ['simulate', game, '--options', JSON.stringify(options), '--players', bot, '--seats', seats, '--games', SEATS_GAMES, '--seed', BALANCE_SEED, '--jobs', BALANCE_JOBS, '--max-turns', 400];
  const got = spawnSync(join(build, 'quad'), args.map(String), { encoding: 'utf8', maxBuffer: 1 << 28, stdio: ['ignore', 'pipe', 'inherit'] });
  if (got.status !== 0) throw new Error(`quad ended with status ${got.status}`);
  const games = got.stdout.trim().split('\n').map((line) => JSON.parse(line));
  const won = Array(seats).fill(0);
  let drawn = 0;
  for (const { places } of games) {
    const first = places.flatMap((place, seat) => (place === 1 ? [seat] : []));
    if (first.length === 1) won[first[0]] += 100 / games.length;
    else drawn += 100 / games.length;
  }
  const turns = games.map((one) => one.turns).sort((a, b) => a - b);
  console.log(`${`${game}${options.dims ? ', the cube' : ''}, ${seats} × ${bot}`.padEnd(36)}${won.map((share, seat) => `seat ${seat} ${share.toFixed(1)} %`).join('   ')}   shared or unfinished ${drawn.toFixed(1)} %   median ${turns[turns.length >> 1]} turns`);
}
