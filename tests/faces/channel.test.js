// Which game a channel shows.
import './lib/dom.mjs';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { attempts, END_MS, next_shown, QUIET_MS, seconds_left } from '../../frontend/model/channel.js';
const { stage } = await import('../../frontend/app/pages/watch.js');

const best = ['a', 'b'].map((id) => ({ id }));
const shown = (values) => ({ id: 'a', is_over: false, is_busy: false, news_at: 1000, ...values });

test('the best game is shown first, and nothing while there is none', () => {
  assert.equal(next_shown(null, best, 0), 'a');
  assert.equal(next_shown(null, [], 0), null);
});

test('a game that goes on stays, whatever begins beside it', () => {
  assert.equal(next_shown(shown({ id: 'b' }), best, 1000 + QUIET_MS - 1), 'b');
  assert.equal(next_shown(shown({}), best, 1000 + 10 * QUIET_MS), 'a', 'without news, but still the best');
  assert.equal(next_shown(shown({ id: 'c' }), [], 1000 + QUIET_MS), 'c', 'no longer listed, and nothing else is');
});

test('a game without news for long gives way to a better one', () => {
  assert.equal(next_shown(shown({ id: 'b' }), best, 1000 + QUIET_MS), 'a');
  assert.equal(next_shown(shown({ id: 'c' }), best, 1000 + QUIET_MS), 'a');
});

test('the end of a game stays for a while, and as long as nothing follows', () => {
  const over = shown({ is_over: true });
  assert.equal(next_shown(over, best, 1000 + END_MS - 1), 'a');
  assert.equal(next_shown(over, best, 1000 + END_MS), 'b');
  assert.equal(next_shown(over, [{ id: 'a' }], 1000 + END_MS), 'a');
  assert.equal(next_shown(over, [], 1e9), 'a');
  assert.deepEqual([1000, 1001, 1000 + END_MS - 1, 1000 + END_MS, 1e9].map((now) => seconds_left(over, best, now)), [15, 15, 1, 0, 0]);
  assert.equal(seconds_left(over, [], 1000), null);
  assert.equal(seconds_left(shown({}), best, 1000), null);
  assert.equal(seconds_left(null, best, 1000), null);
});

test('nothing is taken from somebody who looks at an earlier turn', () => {
  for (const is_over of [false, true]) assert.equal(next_shown(shown({ id: 'b', is_over, is_busy: true }), best, 1e9), 'b');
  assert.equal(seconds_left(shown({ is_over: true, is_busy: true }), best, 1000), null);
});

test('a game that does not open is asked for less and less often, at least once a minute, and not before the server allows it', () => {
  const { is_early, failed, succeeded } = attempts();
  const waits = (now, retry_after) => {
    failed(now, retry_after);
    let wait = 0;
    while (is_early(now + wait)) wait += 500;
    return wait;
  };
  assert.equal(is_early(0), false);
  assert.deepEqual(Array.from({ length: 8 }, (_, i) => waits(i * 1e6)), [1000, 2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000]);
  assert.equal(waits(1e7, 90), 90_000);
  assert.equal(waits(2e7, 5), 60_000);
  succeeded();
  assert.equal(is_early(2e7), false);
  assert.deepEqual([waits(3e7, 5), waits(4e7)], [5000, 2000]);
});

test('why a game could not be shown is said until another is shown, or none is wanted any more', async () => {
  const state = { game: null, news_at: 0, unopened: '' };
  const gone = new Error('gone');
  const { show } = stage(state, async (id) => {
    if (id === 'lost') throw gone;
    return { state: { header: { id } }, start() {}, stop() {} };
  });
  await show('lost');
  assert.ok(state.unopened);
  await show(null);
  assert.equal(state.unopened, '', 'it runs no more, and nothing else does');
  const later = stage(state, async (id) => (id === 'lost' ? Promise.reject(gone) : { state: { header: { id } }, start() {}, stop() {} }));
  await later.show('a');
  await later.show('lost');
  assert.ok(state.unopened);
  assert.equal(state.game.state.header.id, 'a', 'the game that was shown stays');
  await later.show('a');
  assert.equal(state.unopened, '');
});
