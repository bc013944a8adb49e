// The template's face: every slot of games/contract.js is filled, a choice is a value that can be taken back.
import { page } from '../../faces/lib/dom.mjs';
import test from 'node:test';
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';

const { render } = await import('../../../frontend/vendor/lit-html.js');
const { face } = await import('../../../frontend/games/nullgame/face.js');

const view = (more = {}) => ({ stage: 'play', pile: 12, seats: [{ taken: 0, in: true, owes: true, number: 4 }, { taken: 3, in: true, owes: false }], ...more });
const legal = { orders: [1, 2, 3].map((stones) => ({ type: 'take', stones })), acts: [] };

test('every slot of the contract is filled, by this face and by that of Stratic', async () => {
  const { face: stratic } = await import('../../../frontend/games/stratic/face.js');
  const contract = readFileSync(new URL('../../../frontend/games/contract.js', import.meta.url), 'utf8');
  const slots = [...contract.split('@typedef')[1].matchAll(/@property \{.*\} (\w+)/g)].map((m) => m[1]);
  assert.ok(slots.length > 15);
  for (const one of [face, stratic]) assert.deepEqual(slots.filter((slot) => !(slot in one)), []);
});

test('a choice is a value: made, replaced, taken back, sent', () => {
  const first = face.draft(view(), 0);
  assert.equal(face.asked(first, legal).may, false);
  const one = face.reduce(first, { type: 'choose', order: legal.orders[0] });
  const three = face.reduce(one, { type: 'choose', order: legal.orders[2] });
  assert.deepEqual(face.order(three), { type: 'take', stones: 3 });
  assert.equal(face.asked(three, legal).may, true);
  assert.deepEqual(face.order(face.reduce(three, { type: 'undo' })), { type: 'take', stones: 1 });
  assert.equal(face.asked(face.draft(view(), 0, { chosen: { type: 'take', stones: 9 } }), legal).may, false);
});

test('the board draws the pile and offers what may be taken', () => {
  const sent = [];
  const draft = face.draft(view(), 0);
  render(face.board(view(), draft, face.hints(legal, draft), (act) => sent.push(act)), page());
  assert.equal(page().querySelectorAll('.stone').length, 12);
  page().querySelectorAll('button')[1].click();
  assert.deepEqual(sent, [{ type: 'choose', order: { type: 'take', stones: 2 } }]);
  render(face.board(view(), null, null, () => {}), page());
  assert.equal(page().querySelectorAll('button').length, 0);
});

test('lines and ends are told in words', () => {
  assert.equal(face.tell({ seat: 1, text: 'take 2 wind 1' }), 'Second: take 2 wind 1.');
  assert.equal(face.ended({ places: [2, 1] }, [{ name: 'Ann' }, { name: 'Ben' }]), 'Ben wins.');
});
