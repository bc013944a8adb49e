// The example agents of Stratagem play whole games over HTTP as they stand: alone against bots, and together with people at one table.
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { promisify } from 'node:util';
import { exchange } from '../lib/client.mjs';
import { bearer, fresh, person } from '../lib/people.mjs';
import { root, stack } from '../lib/stack.mjs';

const run = promisify(execFile);
const s = await stack({ workers: 6 });
after(() => s.stop());
const folder = join(root, 'frontend', 'docs', 'agents');

/** A program account of somebody's, and its token. */
async function program(label) {
  const owner = await person(s);
  const { body: { account } } = await owner.post('/bots', { name: fresh(label), kind: 'engine' });
  const { body: { token } } = await owner.post('/me/tokens', { label, scopes: ['play', 'lobby'], bot: account.id });
  return { account, token };
}

const start = (command, file, token, ...rest) => run(command, [join(folder, file), s.url, ...rest], { timeout: 600_000, env: { ...process.env, QUADRIVIUM_TOKEN: token } });

for (const [command, file] of [['python3', 'stratagem.py'], ['sh', 'stratagem.sh']]) {
  test(`${file} plays a whole game against bots, and leaves the account's other game alone`, { timeout: 900_000 }, async () => {
    const { account, token } = await program('Agent');
    const { body: { match: other } } = await bearer(s, token).post('/play', { game: 'stratagem', versus: 'bot:random', clock: { mode: 'untimed' } });
    const { stdout } = await start(command, file, token);
    const [address, result] = stdout.trim().split('\n');
    const { body: match } = await s.client().get(`/matches/${address.split('/').at(-1)}`);
    assert.deepEqual([match.game, match.status, match.result], ['stratagem', 'finished', JSON.parse(result)]);
    assert.equal(match.seats.filter((seat) => seat.name === account.name).length, 1);
    const { body: view } = await bearer(s, token).get(`/matches/${other}/view?format=compact`);
    assert.deepEqual([view.status, view.turn, view.owes, view.orders], ['live', 1, true, null]);
    await assert.rejects(start(command, file, ''), /QUADRIVIUM_TOKEN/);
  });
}

test('an agent, two people and a bot at one table, to the end', { timeout: 900_000 }, async () => {
  const [one, two] = [await person(s), await person(s)];
  const { account, token } = await program('Visitor');
  const agent = bearer(s, token);
  const { body: table } = await one.post('/lobbies', { game: 'stratagem', seats: 4, clock: { mode: 'untimed' }, options: { max_turns: 10 }, bots: [{ seat: 3, bot: 'bot:negotiator' }] });
  await two.put(`/lobbies/${table.lobby}/seats/me`, {});
  const { body: { match } } = await agent.put(`/lobbies/${table.lobby}/seats/me`, { choice: { civ: 'tidecallers' } });
  const playing = start('python3', 'stratagem.py', token, match);
  const play = async (client) => {
    for (;;) {
      const { body: view } = await client.get(`/matches/${match}/view?format=compact`);
      if (view.status === 'finished') return;
      if (view.owes) await client.call('PUT', `/matches/${match}/turns/${view.turn}/orders`, { body: { orders: { diplomacy: { messages: [{ to: 'all', text: 'All quiet here.' }] } } } });
      await new Promise((done) => { setTimeout(done, 30); });
    }
  };
  const [{ stdout }] = await Promise.all([playing, play(one), play(two)]);
  const { body: header } = await s.client().get(`/matches/${match}`);
  assert.deepEqual(JSON.parse(stdout.trim().split('\n')[1]), header.result);
  assert.ok(header.seats.some((seat) => seat.name === account.name));
  const { body: log } = await s.client().get(`/matches/${match}/log`);
  assert.ok(log.items.filter((line) => line.kind === 'talk').length >= 6);
});

test('the prompt for language models names every key of a compact view, and is served with the rest', async () => {
  const owner = await person(s);
  const { body: { match } } = await owner.post('/play', { game: 'stratagem', versus: 'bot:random', clock: { mode: 'untimed' } });
  const { body: { view } } = await owner.get(`/matches/${match}/view?format=compact`);
  const prompt = readFileSync(join(folder, 'prompt.txt'), 'utf8');
  const keys = [...Object.keys(view), ...Object.keys(Object.values(view.pv)[0]), ...Object.keys(view.x)];
  for (const key of keys) assert.match(prompt, new RegExp(`\\b${key}\\b`), key);
  for (const path of ['', 'stratagem.py', 'stratagem.sh', 'prompt.txt', 'protocol.md', 'cosair.py', 'cosair.c', '../simulate.md', '../simulate.schema.json', '../tournament.md', '../engine-protocol.md']) assert.equal((await exchange(`${s.url}/docs/agents/${path}`)).status, 200, path);
});
