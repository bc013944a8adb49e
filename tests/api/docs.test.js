// The first page of the API's documentation: its programs run as they stand, its links lead somewhere.
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { promisify } from 'node:util';
import { exchange } from '../lib/client.mjs';
import { root, stack } from '../lib/stack.mjs';

const run = promisify(execFile);
const s = await stack({ workers: 6 });
after(() => s.stop());
const folder = join(root, 'frontend', 'docs', 'api');

for (const [language, command] of [['Python', ['python3', 'bot.py']], ['JavaScript', [process.execPath, 'bot.mjs']], ['the shell', ['sh', 'bot.sh']]]) {
  test(`the bot in ${language} plays a match to its end`, async () => {
    const { stdout, stderr } = await run(command[0], [join(folder, command[1]), s.url], { timeout: 120_000 });
    assert.equal(stderr, '');
    const [address, result] = stdout.trim().split('\n');
    const { body: match } = await s.client().get(`/matches/${address.split('/').at(-1)}`);
    assert.deepEqual([match.status, match.result], ['finished', JSON.parse(result)]);
  });
}

test('the page and what it links to are served', async () => {
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  const links = [...page.matchAll(/(?:href|src)="([^"#]+)"/g)].map(([, link]) => new URL(link, `${s.url}/docs/api/`).href);
  for (const link of [`${s.url}/docs/api/`, ...links]) {
    const answer = await exchange(link);
    assert.equal(answer.status, 200, link);
    assert.ok(!/application\/octet-stream/.test(answer.headers['content-type']), `${link}: ${answer.headers['content-type']}`);
  }
});

test('the description is served as JSON and says the same as the file', async () => {
  const answer = await exchange(`${s.url}/api/v1/openapi.json`);
  assert.equal(JSON.parse(answer.text).openapi, '3.1.0');
  assert.match(answer.headers['content-type'], /^application\/json/);
});
