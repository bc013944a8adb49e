// Programs of three owners play each other for rating with the sample clients of the documentation, as anybody would run them.
// RATED_GAMES (4) says how many; 20 is the figure the documentation promises of a program account.
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { promisify } from 'node:util';
import { bearer, established, fresh } from '../lib/people.mjs';
import { root, stack } from '../lib/stack.mjs';

const run = promisify(execFile);
const games = Number(process.env.RATED_GAMES ?? 4);
const s = await stack({ workers: 6 });
after(() => s.stop());
const folder = join(root, 'frontend', 'docs', 'api');
const LOOPS = { py: ['python3', 'bot.py'], mjs: [process.execPath, 'bot.mjs'], sh: ['sh', 'bot.sh'] };

/** A program of an owner of its own, with a token. */
async function program(language) {
  const owner = await established(s);
  const { body: { account } } = await owner.post('/bots', { name: fresh(`Sample ${language}`), kind: 'engine' });
  const { body: { token } } = await owner.post('/me/tokens', { label: language, scopes: ['play', 'lobby'], bot: account.id });
  const [command, file] = LOOPS[language];
  return {
    name: account.name, client: bearer(s, token),
    play: (match) => run(command, [join(folder, file), s.url, match], { timeout: 300_000, env: { ...process.env, QUADRIVIUM_TOKEN: token } }),
  };
}

test(`a program plays ${games} rated games with the sample client`, { timeout: 580_000 }, async (t) => {
  const [hero, ...rivals] = [await program('py'), await program('mjs'), await program('mjs')];
  for (let n = 0; n < games; n++) {
    const rival = rivals[n % rivals.length];
    const [host, guest] = n % 4 < 2 ? [hero, rival] : [rival, hero];
    const { body: lobby } = await host.client.post('/lobbies', { game: 'stratic', rated: true, clock: { mode: 'live', turn_seconds: 3600 }, options: { turn_limit: 20 } });
    const { body: { match } } = await guest.client.put(`/lobbies/${lobby.id}/seats/me`, {});
    await Promise.all([hero.play(match), rival.play(match)]);
    const { body: header } = await s.client().get(`/matches/${match}`);
    assert.deepEqual([header.status, header.rated, header.seats.map((seat) => seat.kind)], ['finished', true, ['engine', 'engine']]);
    /* Programs that draw their moves may lose a Commander within two turns: too short a match to be rated. */
    const ordered = (await s.sql(`select ordered from match_seat where match_id = (select id from match where public_id = '${match}') order by seat`)).split('\n').map(Number);
    if (Math.min(...ordered) >= 3) for (const one of [hero, rival]) one.counted = (one.counted ?? 0) + 1;
    t.diagnostic(`${match}: ${JSON.stringify(header.result)}, turns ordered ${ordered}`);
  }
  /* Games with a limit of turns have a board of their own. */
  const { body: board } = await s.client().get('/leaderboards/stratic?pool=programs&ladder=turn_limit');
  for (const one of [hero, ...rivals]) {
    const row = board.items.find((item) => item.player === one.name);
    t.diagnostic(`${one.name}: ${JSON.stringify(row)}`);
    assert.equal(row?.games, one.counted, `the rated games of ${one.name}`);
    assert.ok(!row || row.deviation < 350, `${row?.deviation}`);
    assert.ok(!row || row.won === row.lost || row.rating !== 1500, JSON.stringify(row)); // draws among equals move nobody
  }
  const { body: { items: humans } } = await s.client().get('/leaderboards/stratic?pool=humans&ladder=turn_limit');
  assert.equal(humans.length, 0);
});
