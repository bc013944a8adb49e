// ladder.mjs [GAMES] - how many errors each bot makes on each level of the ladder, as a Markdown table: the mean of a series of five
// boards of nine pieces, over GAMES series (200).
import { execFileSync } from 'node:child_process';
import { join, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const quad = join(root, process.env.QUADRIVIUM_BUILD ?? 'build', 'quad');
const games = Number(process.argv[2] ?? 200);
const PIECES = 45;

const run = (...args) => execFileSync(quad, args, { encoding: 'utf8', maxBuffer: 1 << 28 });
const game = JSON.parse(run('games', '--all')).find((one) => one.id === 'rulegame');
const levels = game.variants[0].options_schema.properties.level.enum.filter(Boolean);

function errors(bot, level) {
  const out = run('simulate', 'rulegame', '--players', bot, '--games', String(games), '--seed', '0000000000000007',
    '--options', JSON.stringify({ level }));
  const plies = out.trim().split('\n').map((line) => JSON.parse(line).plies);
  return plies.reduce((sum, n) => sum + n - PIECES, 0) / plies.length;
}

console.log(`| level | ${game.bots.map((bot) => bot.title).join(' | ')} |`);
console.log(`|---|${game.bots.map(() => '---:').join('|')}|`);
for (const level of levels)
  console.log(`| ${level} | ${game.bots.map((bot) => errors(bot.id, level).toFixed(1)).join(' | ')} |`);
