// typed_clients.mjs - programs whose types come from openapi.yaml compile when their orders and options are right, and do not when a word is misspelt:
// with openapi-typescript and with hey-api.
import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
const description = join(root, 'frontend/openapi.yaml');
const tool = (folder, name) => join(root, folder, 'node_modules/.bin', name);

/* A line under "@ts-expect-error" must not compile: TypeScript reports an expectation that is not met. */
const PROGRAM = `
export const right: GameOrders[] = [
  { type: 'setup', front: 'FFFFFFFFFF', back: 'AAA.CIAAAA' },
  { type: 'turn', place: [], moves: [{ kind: 'F', from: [4, 1], to: [4, 2], act: 'move' }] },
  { research: 'agr', build: [{ at: 'sh', what: 'farm' }], moves: [{ from: 'fg', path: ['th'], units: { infantry: 2 } }] },
  { type: 'move', piece: 7, bucket: 2 },
  [{ type: 'set_tax', rate: 60 }, { type: 'send_fleet', from: 3, to: 7, cruisers: 5 }],
  'Fe2>e3',
];
export const act: GameAct = { type: 'guess', text: 'by colour', confidence: 4 };
export const wrong: GameOrders[] = [
  // @ts-expect-error
  { type: 'trun', moves: [] },
  // @ts-expect-error
  { type: 'turn', moves: [{ kind: 'F', from: [4, 1], to: [4, 2], act: 'mvoe' }] },
  // @ts-expect-error
  { type: 'turn', moves: [{ kind: 'K', from: [4, 1], to: [4, 2], act: 'move' }] },
  // @ts-expect-error
  { type: 'setup', frnot: 'FFFFFFFFFF', back: 'AAA.CIAAAA' },
  // @ts-expect-error
  { recruit: [{ at: 'sh', unti: 'militia', count: 1 }] },
  // @ts-expect-error
  { recruit: [{ at: 'sh', unit: 'malitia', count: 1 }] },
  // @ts-expect-error
  { build: [{ at: 'atlantis', what: 'farm' }] },
  // @ts-expect-error
  { moves: [{ from: 'fg', path: ['th'], units: { infantery: 2 } }] },
  // @ts-expect-error
  { diplomacy: { propose: [{ to: 'p1', kind: 'peace' }] } },
  // @ts-expect-error
  { type: 'move', piece: 7, bukcet: 2 },
  // @ts-expect-error
  { type: 'pikc', piece: 7 },
  // @ts-expect-error
  [{ type: 'set_tax', rat: 60 }],
  // @ts-expect-error
  [{ type: 'set_queue', planet: 3, items: ['criuser'] }],
  // @ts-expect-error
  [{ type: 'set_research', tech: 'warp_drive' }],
  // @ts-expect-error
  [{ type: 'send_agent', agent: 'alpha', planet: 3, mission: 'sabotag' }],
];
// @ts-expect-error
export const wrong_act: GameAct = { type: 'guess', txt: 'by colour', confidence: 4 };
// @ts-expect-error
export const wrong_talk: GameAct = { type: 'diplomacy', acept: ['p1'] };

/* By game and variant */
export const orders: GameTypes['cosair']['base']['orders'] = [{ type: 'set_rush', planet: 3, on: true }];
// @ts-expect-error
export const foreign: GameTypes['cosair']['base']['orders'] = { type: 'move', piece: 7, bucket: 2 };
export const lobbies: LobbyNew[] = [
  { game: 'stratic', options: { dims: 3 } },
  { game: 'stratic', variant: 'antistratic', seats: 2, options: { turn_limit: 100 }, bots: [{ seat: 1, bot: 'bot:greedy' }] },
  { game: 'rulegame', variant: 'coop', options: { series: 1, boards: 3 } },
  { game: 'cosair', seats: 11, options: { closing_from: null } },
];
export const wrong_lobbies: LobbyNew[] = [
  // @ts-expect-error
  { game: 'startic' },
  // @ts-expect-error
  { game: 'stratic', variant: 'solo' },
  // @ts-expect-error
  { game: 'stratic', options: { dims: 4 } },
  // @ts-expect-error
  { game: 'cosair', options: { max_trns: 200 } },
  // @ts-expect-error
  { game: 'rulegame', variant: 'coop', options: { max_turns: 200 } },
];
// @ts-expect-error
export const wrong_play: Play = { game: 'stratagem', versus: 'bot:greedy', options: { dims: 2 } };

export function told(match: Match, view: View, legal: GameLegal): unknown[] {
  const all: unknown[] = [match.id, match.seats.length, view.seq, view.owes];
  if (match.game === 'cosair') all.push(match.options.closing_from, match.result?.reason === 'superiority');
  // @ts-expect-error
  if (match.game === 'stratic') all.push(match.options.closing_from);
  // @ts-expect-error
  if (match.game === 'stratic') all.push(match.result?.reason === 'superiority');
  if (view.game === 'stratic' && view.variant === 'antistratic') all.push(view.view.hand, view.view.result?.reason === 'no_pieces');
  // @ts-expect-error
  if (view.game === 'stratic') all.push(view.view.nations);
  if (view.game === 'cosair') all.push(view.view.nations[0].potential);
  if (view.game === 'rulegame' && view.variant === 'coop') all.push(view.view.series);
  if (legal.game === 'rulegame') all.push(legal.orders.length);
  // @ts-expect-error
  if (legal.game === 'cosair') all.push(legal.orders);
  return all;
}
`;
const NAMES = ['GameAct', 'GameLegal', 'GameOrders', 'GameTypes', 'LobbyNew', 'Match', 'Play', 'View'];

function compiled(place, programs) {
  const paths = Object.entries(programs).map(([name, imports]) => {
    const path = join(place, `${name}.ts`);
    writeFileSync(path, imports + PROGRAM);
    return path;
  });
  const words = ['--noEmit', '--strict', '--skipLibCheck', '--target', 'es2022', '--module', 'es2022', '--moduleResolution', 'bundler'];
  return spawnSync(tool('frontend', 'tsc'), [...words, ...paths], { encoding: 'utf8' });
}

/* One compiler reads its own library once for both. */
test('orders, options and views typed by openapi-typescript and by hey-api compile, and misspelt ones do not', () => {
  const place = mkdtempSync(join(tmpdir(), 'typed-'));
  try {
    const served = join(place, 'openapi.json'); // read in half the time that the YAML takes
    execFileSync(process.execPath, [join(root, 'deploy/openapi-json.mjs'), description, served]);
    copyFileSync(join(root, 'frontend/node_modules/.types/openapi.d.ts'), join(place, 'script.ts')); // the Makefile's TYPES; as a program's own it is checked too
    execFileSync(tool('tests', 'openapi-ts'), ['-i', served, '-o', join(place, 'hey'), '-p', '@hey-api/typescript'], { stdio: 'ignore', cwd: place });
    const got = compiled(place, {
      by_script: `import type { components } from './script';\n${NAMES.map((name) => `type ${name} = components['schemas']['${name}'];\n`).join('')}`,
      by_hey: `import type { ${NAMES.join(', ')} } from './hey';\n`,
    });
    assert.equal(got.stdout, '');
    assert.equal(got.status, 0, got.stderr);
  } finally {
    rmSync(place, { recursive: true });
  }
});
