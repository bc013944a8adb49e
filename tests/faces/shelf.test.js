// Lists of named items that two devices change at once.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { merged } from '../../frontend/app/local/merged.js';

const item = (name, n) => ({ name, n });
const BEFORE = [item('a', 1), item('b', 1), item('c', 1)];

test('what one device changed and what the other changed are both in the list', () => {
  const ours = [item('d', 1), item('b', 2), item('a', 1), item('c', 1)], theirs = [item('e', 1), item('a', 3), item('b', 1)];
  assert.deepEqual(merged(BEFORE, ours, theirs), { items: [item('d', 1), item('b', 2), item('a', 3), item('e', 1)], lost: false });
  assert.deepEqual(merged(BEFORE, [], BEFORE), { items: [], lost: false });
  assert.deepEqual(merged(BEFORE, BEFORE, []), { items: [], lost: false });
  assert.deepEqual(merged([], [item('a', 1)], [item('a', 1)]), { items: [item('a', 1)], lost: false });
});

test('of an item that both changed the stored version stays, and that is told', () => {
  assert.deepEqual(merged(BEFORE, [item('a', 2), item('b', 1), item('c', 1)], [item('a', 3), item('b', 1), item('c', 1)]),
    { items: [item('a', 3), item('b', 1), item('c', 1)], lost: true });
  assert.deepEqual(merged(BEFORE, [item('b', 1), item('c', 1)], [item('a', 3), item('b', 1), item('c', 1)]).items[2], item('a', 3));
  assert.deepEqual(merged([], [item('a', 1)], [item('a', 2)]), { items: [item('a', 2)], lost: true });
});
