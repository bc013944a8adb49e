// All games of an account as one file: what is asked for, how a busy server is waited for, and games that are not given yet.
import './lib/dom.mjs';
import test from 'node:test';
import assert from 'node:assert/strict';

const { my_games } = await import('../../frontend/app/tools/my_games.js');
const { NetworkLoss, Refusal } = await import('../../frontend/app/net/api.js');

const LINES = [{ type: 'account', id: 'ann' }, { type: 'match', id: 'one', status: 'finished' }, { type: 'match', id: 'runs', status: 'live' },
  { type: 'match', id: 'two', status: 'finished' }, { type: 'run', match: 'one' }, { type: 'end', count: 5 }];
const lines = async () => `${LINES.map((line) => JSON.stringify(line)).join('\n')}\n`;
const refusal = (status, code, retry_after) => new Refusal(status, { code, title: code }, retry_after);

/* `answers`: for each game what comes of one request after another. */
function download(answers) {
  const [told, waited] = [[], []];
  const record = async (id) => {
    const next = answers[id].shift();
    if (next instanceof Error) throw next;
    return next;
  };
  return { told, waited, file: my_games({ lines, record, told: (...numbers) => told.push(numbers), wait: async (seconds) => { waited.push(seconds); } }) };
}

test('each finished game is a line of the file, and nothing else is', async () => {
  const { file, told } = download({ one: ['{"id":"one"}\n'], two: ['{"id":"two"}'] });
  assert.deepEqual(await file, { text: '{"id":"one"}\n{"id":"two"}\n', games: 2, sealed: 0 });
  assert.deepEqual(told, [[0, 2], [1, 2]]);
});

test('a busy server is asked again as soon as it allows, and not for ever', async () => {
  const { file, waited } = download({ one: [new NetworkLoss(), refusal(429, 'too_many_requests', 7), '{}'], two: ['{}'] });
  assert.equal((await file).games, 2);
  assert.deepEqual(waited, [2, 7]);
  await assert.rejects(download({ one: Array(5).fill(new NetworkLoss()), two: ['{}'] }).file, NetworkLoss);
  await assert.rejects(download({ one: Array(5).fill(refusal(429, 'too_many_requests', 1)), two: ['{}'] }).file, { status: 429 });
});

test('a game that the server does not give yet is counted, and the others are there', async () => {
  const { file } = download({ one: [refusal(403, 'sealed')], two: ['{}'] });
  assert.deepEqual(await file, { text: '{}\n', games: 1, sealed: 1 });
});

test('a game of a study is left out, and any other refusal ends the download', async () => {
  assert.deepEqual(await download({ one: [refusal(404, 'not_found')], two: ['{}'] }).file, { text: '{}\n', games: 1, sealed: 0 });
  for (const [status, code] of [[401, 'unauthorized'], [422, 'too_costly'], [500, 'internal'], [429, 'too_many_requests']]) {
    await assert.rejects(download({ one: [refusal(status, code, 3600)], two: ['{}'] }).file, { status });
  }
});
