// Windows of the Endless Tournament whose worker or clock daemon is killed in the middle.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { stack, until } from '../lib/stack.mjs';
import { PASS, close_window, endless, member, recount, seasoned, side_of, vote_path } from '../lib/endless.mjs';

for (const point of ['crowd.elected', 'resolve.before_commit', 'vote.before_commit']) {
  test(`killed at ${point}: every ballot that was answered counts once`, { timeout: 600_000 }, async () => {
    const s = await stack({ workers: 1, own: true, env: { QUADRIVIUM_FAIL: `${point}:3:kill` } });
    try {
      const watcher = s.client();
      await until(async () => (await watcher.call('GET', '/endless')).body?.window, { what: 'the first window' });
      const people = [[], []];
      while (people[0].length < 3 || people[1].length < 3) {
        const one = await seasoned(s, await member(s));
        people[await side_of(one)].push(one);
      }
      for (let i = 0; i < 4; i++) {
        const { window } = await endless(watcher);
        for (const one of people[window.side].slice(0, 3))
          await until(async () => (await one.call('PUT', vote_path(window.window), { body: { orders: PASS } })).status === 200, { what: 'the vote' });
        await close_window(s, watcher, window);
        assert.equal((await recount(watcher, window.window)).published.ballots, 3);
        assert.equal(await s.value(`select count(*) from match_event where kind = 'turn' and turn = ${window.window} and match_id = (select match_id from endless)`), 1);
      }
    } finally {
      await s.stop();
    }
  });
}
