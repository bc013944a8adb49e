// typed_clients.mjs - programs whose types come from openapi.yaml compile when their orders are right, and do not when a word is misspelt:
// with openapi-typescript and with hey-api.
import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
const description = join(root, 'frontend/openapi.yaml');
const tool = (folder, name) => join(root, folder, 'node_modules/.bin', name);

/* A line under "wrong" must not compile: TypeScript reports an expectation that is not met. */
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
  { recruit: [{ at: 'sh', unti: 'militia', count: 1 }] },
  // @ts-expect-error
  { type: 'move', piece: 7, bukcet: 2 },
  // @ts-expect-error
  [{ type: 'set_tax', rat: 60 }],
];
// @ts-expect-error
export const wrong_act: GameAct = { type: 'guess', txt: 'by colour', confidence: 4 };
`;

function compiles(imports, write) {
  const place = mkdtempSync(join(tmpdir(), 'typed-'));
  try {
    write(place);
    writeFileSync(join(place, 'program.ts'), imports + PROGRAM);
    const words = ['--noEmit', '--strict', '--skipLibCheck', '--target', 'es2022', '--module', 'es2022', '--moduleResolution', 'bundler'];
    const got = spawnSync(tool('frontend', 'tsc'), [...words, join(place, 'program.ts')], { encoding: 'utf8' });
    assert.equal(got.stdout, '');
    assert.equal(got.status, 0, got.stderr);
  } finally {
    rmSync(place, { recursive: true });
  }
}

test('orders typed by openapi-typescript compile, and misspelt ones do not', () => compiles(
  `import type { components } from './api';\ntype GameOrders = components['schemas']['GameOrders'];\ntype GameAct = components['schemas']['GameAct'];\n`,
  (place) => execFileSync(tool('frontend', 'openapi-typescript'), [description, '-o', join(place, 'api.ts')], { stdio: 'ignore' })));
test('orders typed by hey-api compile, and misspelt ones do not', () => compiles(
  `import type { GameAct, GameOrders } from './api';\n`,
  (place) => {
    const served = join(place, 'openapi.json'); // read in half the time that the YAML takes
    execFileSync(process.execPath, [join(root, 'deploy/openapi-json.mjs'), description, served]);
    execFileSync(tool('tests', 'openapi-ts'), ['-i', served, '-o', join(place, 'api'), '-p', '@hey-api/typescript'], { stdio: 'ignore', cwd: place });
  }));
