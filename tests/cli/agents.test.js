// The example agents of CoSAIR play whole games against built-in bots by the very commands their document prints.
import test from 'node:test';
import assert from 'node:assert/strict';
import { readFileSync, mkdtempSync, rmSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import Ajv from 'ajv/dist/2020.js';
import { lines, program } from './quad.mjs';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
const docs = join(root, 'frontend', 'docs');
const matches = new Ajv().compile(JSON.parse(readFileSync(join(docs, 'simulate.schema.json'), 'utf8')));
const folder = mkdtempSync(join(tmpdir(), 'quad-agents-'));
test.after(() => rmSync(folder, { recursive: true }));

/** The commands of the document, run as a shell runs them, with fewer games and, against a slow machine, more time. */
const commands = readFileSync(join(docs, 'agents', 'protocol.md'), 'utf8').split('\n').filter((line) => /^(quad|gcc) .*--extern/.test(line));
const run = (command, bot) => {
  const shorter = command.replace('--games 10', '--games 2 --extern-timeout-ms 30000').replace('mine,greedy', `mine,${bot}`).replaceAll('frontend/docs', docs)
    .replaceAll(/(-o |=\.\/)cosair-agent/g, (_, before) => `${before.replace('./', '')}${join(folder, 'cosair-agent')}`);
  return lines(execFileSync('/bin/sh', ['-c', shorter], { cwd: folder, encoding: 'utf8', env: { ...process.env, PATH: `${dirname(program)}:${process.env.PATH}` } }));
};

test('the document shows one command for each agent', () => {
  assert.equal(commands.length, 2);
  assert.match(commands[0], /cosair\.py/);
  assert.match(commands[1], /cosair\.c .*json-c/);
});

for (const command of commands) {
  const name = command.match(/cosair\.(py|c)/)[0];
  test(`${name} plays whole games against built-in bots without a fault, the same ones again`, () => {
    const results = run(command, 'greedy');
    assert.equal(results.length, 2);
    for (const line of results) {
      assert.ok(matches(line), JSON.stringify(matches.errors));
      assert.deepEqual(line.faults, [0, 0]);
      assert.deepEqual([...line.places].sort(), [1, 2]);
    }
    assert.deepEqual(run(command, 'greedy').map((line) => line.hash), results.map((line) => line.hash));
  });

  test(`${name} wins against who does nothing`, () => {
    for (const line of run(command, 'passive')) assert.equal(line.players[line.places.indexOf(1)], 'mine');
  });
}
