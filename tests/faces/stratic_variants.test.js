// Stratic's variants and its cube under jsdom: hand and reserve, forced captures, squares of three numbers, levels. Literal views.
import { page } from './lib/dom.mjs';
import test from 'node:test';
import assert from 'node:assert/strict';
import { view_of } from './lib/positions.mjs';

globalThis.Path2D = class { arc() {} rect() {} }; // the cube's painter takes it when it loads
const { render, nothing } = await import('../../frontend/vendor/lit-html.js');
const { face } = await import('../../frontend/games/stratic/face.js');
const { read_turn, turn_text } = await import('../../frontend/games/stratic/notation.js');
const { square_of } = await import('../../frontend/games/stratic/square.js');
const { why_not } = await import('../../frontend/games/stratic/board/reasons.js');
const { side_by_side } = await import('../../frontend/games/stratic/cube/levels.js');
const { read_placement } = await import('../../frontend/games/stratic/cube/setup.js');
await face.prepare({ dims: 3 });

const at = square_of;
const click = (name) => ({ type: 'square', at: at(name) });
const places = (kinds, more = {}) => ({ kinds, rect: [0, 0, 9, 7], extra: [], promote_in_extra: true, ...more });
const legal_list = (units, more = {}) => ({
  to_move: 0, turn: 3, reserve: 0, movements_left: 1, operation: false, may_pass: true, must_resolve_check: false, place: null, units, ...more,
});
const said = (draft, legal) => face.asked(draft, face.hints(legal, draft));

/* A board that lives; `legal` may be a function of the draft, as the server's answer is. */
function table(view, legal, how = {}) {
  const live = {
    draft: face.draft(view, 0),
    hints: () => face.hints(typeof legal === 'function' ? legal(live.draft) : legal, live.draft),
    send(act) {
      live.draft = face.reduce(live.draft, act, live.hints());
      live.paint();
    },
    paint() {
      render(face.board(view, live.draft, live.hints(), live.send, how), page());
      face.mount(page());
    },
    $: (selector) => page().querySelector(selector),
    $$: (selector) => [...page().querySelectorAll(selector)],
    press: (key, more = {}) => document.activeElement.dispatchEvent(new window.KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more })),
    button: (words) => live.$$('button').find((b) => b.textContent.trim() === words).click(),
  };
  render(nothing, page());
  live.paint();
  return live;
}

/* ---- True Endless ------------------------------------------------------------------------------------------------------------- */

const HAND = view_of('str1/2 e0 t2 S p0,0 r1CA,0 s0,10 F@d2,F@e2,I@f1,i@e6,c@e10', { variant: 'true_endless' });
const after_hand = (draft) => {
  const placed = draft.place.map((p) => p.kind);
  if (!placed.includes('C')) return legal_list([], { place: places(['C'], { barred: [[4, 3], [4, 4]] }) });
  return legal_list([], { place: places(placed.length < 3 ? ['A', 'F'] : []) });
};

test('True Endless: the Commander comes first, barred squares stay closed, then hand and reserve', () => {
  const live = table(HAND, after_hand);
  assert.match(said(live.draft, after_hand(live.draft)).act, /^Place your Commander and 2 more pieces, then move\.$/);
  assert.deepEqual(face.choices(live.draft, live.hints()).items.map((i) => i.label), ['Commander']);
  live.send(click('e4'));
  assert.equal(live.draft.place.length, 0);
  assert.match(live.draft.fault, /Commander would be in check/);
  assert.match(why_not(live.$('svg.board').scene, at('e5')), /Commander would be in check/);
  assert.equal(why_not(live.$('svg.board').scene, at('a1')), '');
  live.send(click('e1'));
  assert.deepEqual(live.draft.place, [{ kind: 'C', at: [4, 0] }]);
  assert.match(said(live.draft, after_hand(live.draft)).act, /^Place 2 pieces, then move\.$/);
  live.send({ type: 'tray', kind: 'F' });
  live.send(click('b1'));
  live.send({ type: 'tray', kind: 'A' });
  live.send(click('a1'));
  assert.equal(turn_text(live.draft.place, live.draft.moves), '+Ce1 +Fb1 +Aa1 --');
  assert.equal(said(live.draft, after_hand(live.draft)).commit, 'Place 3 pieces and pass');
});

test('True Endless: what waits is told by kind, and a seat says how many', () => {
  render(face.facts(HAND), page());
  const row = [...page().querySelectorAll('tr')].find((tr) => tr.textContent.startsWith('To place'));
  assert.equal(row.querySelector('[role=img]').getAttribute('aria-label'), '1 Commander, 1 Aggressor and 1 reinforcement');
  render(face.seat_facts(HAND, 0), page());
  assert.match(page().textContent, /3 to place/);
});

/* ---- Antistratic -------------------------------------------------------------------------------------------------------------- */

const ANTI = view_of('str1/2 e0 t2 S p0,0 r0,1 s0,0 C@e1,A@d4,F@f3,a@d6,c@e10', { variant: 'antistratic' });
const FORCED = legal_list([{ kind: 'A', at: at('d4'), to: [{ sq: at('d6'), act: 'capture', takes: 'A' }] }], { must_capture: true, may_pass: false });

test('Antistratic: a capture that must be made is said, and why the rest does nothing', () => {
  const live = table(ANTI, FORCED);
  const asked = said(live.draft, FORCED);
  assert.equal(asked.act, 'Your turn: you must capture.');
  assert.deepEqual([asked.commit, asked.may], ['You must capture', false]);
  const scene = () => live.$('svg.board').scene;
  assert.match(why_not(scene(), at('e1')), /must capture, and this piece cannot/);
  live.send(click('d4'));
  assert.match(why_not(scene(), at('d5')), /You must capture/);
  live.send(click('d6'));
  assert.equal(said(live.draft, { ...FORCED, units: [], movements_left: 0 }).commit, 'Take d6 with Aggressor');
});

test('Antistratic: after two passes a piece must move; no talk of check, no warning for the Commander', () => {
  const legal = legal_list([{ kind: 'C', at: at('e1'), to: [{ sq: at('e2'), act: 'move' }] }], { must_capture: false, may_pass: false });
  assert.match(said(face.draft(ANTI, 0), legal).act, /passed twice/);
  assert.equal(face.heed(ANTI, 0), '');
  const placing = { v: 1, dims: 2, status: 'setup', ready: [false, false], setup: null, extent: [0, 9], variant: 'antistratic' };
  const bare = face.reduce(face.draft(placing, 0), { type: 'rows', front: 'FFFF.FFFFF', back: 'AAAACIAAAA' }, null);
  assert.equal(face.asked(bare, null).warn, '');
  assert.match(face.asked({ ...bare, view: { ...placing, variant: 'base' } }, null).warn, /Commander is exposed/);
});

test('Antistratic: pieces left are counted with the reserve, and the end is told', () => {
  render(face.facts(ANTI), page());
  const row = [...page().querySelectorAll('tr')].find((tr) => tr.textContent.startsWith('Pieces left'));
  assert.deepEqual([...row.querySelectorAll('td')].map((td) => td.textContent), ['3', '3']);
  assert.equal(face.ended({ places: [1, 2], reason: 'no_pieces' }, [{ name: 'Ada' }, { name: 'Bob' }]), 'South (Ada) wins: all its pieces are gone.');
  const limit = (places, pieces, reserve) => face.ended({ places, scores: [3, 9], reason: 'turn_limit' }, [{ name: 'Ada' }, { name: 'Bob' }], { ...ANTI, pieces, reserve });
  const three = [{ at: [0, 0], base: 'F' }, { at: [1, 0], base: 'F', top: 'A' }, { at: [5, 9], base: 'f' }];
  assert.equal(limit([2, 1], three, [0, 1]), 'North (Bob) wins at the turn limit with fewer pieces, 2 to 3.');
  assert.equal(limit([1, 1], three, [0, 2]), 'Draw: the turn limit was reached, 3 to 3 pieces.');
});

/* ---- the cube ----------------------------------------------------------------------------------------------------------------- */

const CUBE = view_of('str1/3 e0 t2 S p0,0 r0,0 s0,0 F@d4.3,C@e1.5,A@f3.5,I@d4.5,a@f5.7,c@e10.5,f@d7.8', { variant: 'base' });
const moves = (act, ...names) => names.map((name) => ({ sq: at(name), act }));
const CUBE_LEGAL = legal_list([
  { kind: 'A', at: at('f3.5'), to: [...moves('capture', 'f5.7'), ...moves('move', 'f4.6', 'f3.6', 'f3.7', 'f3.8')] },
  { kind: 'I', at: at('d4.5'), to: [...moves('occupy', 'd7.8', 'd4.3'), ...moves('capture', 'd7.8')] },
]);

test('turns on squares of three numbers are read as they are written', () => {
  const order = { place: [{ kind: 'F', at: [2, 3, -1] }], moves: [{ kind: 'A', from: [5, 2, 4], to: [5, 4, 6], act: 'capture', then: [-1, 4, 6], then_act: 'capture' }] };
  assert.deepEqual(read_turn('+Fc4.-1 Af3.5xf5.7x-a5.7'), order);
  assert.equal(turn_text(order.place, order.moves), '+Fc4.-1 Af3.5xf5.7x-a5.7');
  const text = 'Af3.5xf5.7';
  for (let n = 1; n < text.length; n += 1) assert.ok(!read_turn(text.slice(0, n)).error || read_turn(text.slice(0, n)).begun, text.slice(0, n));
});

test('the end of a game in a cube names the square and its level', () => {
  const view = { ...CUBE, last: 'Ae8.5xe10.5#', result: { reason: 'commander' } };
  const won = face.ended_own({ places: [1, 2], scores: [10, 0], reason: 'commander' }, [{ name: 'Ann' }, { name: 'Bo' }], view, 0);
  assert.equal(won, 'You won: you captured Bo’s Commander on e10, level 5.');
});

test('all levels side by side: every square a named cell in the group of its level, a piece and its targets across levels', () => {
  const live = table(CUBE, CUBE_LEGAL);
  assert.equal(live.$$('[role=rowgroup]').length, 10);
  assert.equal(live.$$('[role=gridcell]').length, 1000);
  assert.equal(live.$('[data-sq="5,4,6"]').closest('[role=rowgroup]').getAttribute('aria-label'), 'Level 7');
  live.$('[data-sq="5,2,4"]').dispatchEvent(new MouseEvent('click', { bubbles: true }));
  assert.match(live.$('[data-sq="5,4,6"]').getAttribute('aria-label'), /^f5\.7, North Aggressor, can be captured$/);
  assert.equal(live.$$('.mark').length, 5);
  live.send(click('f5.7'));
  assert.equal(said(live.draft, { ...CUBE_LEGAL, units: [], movements_left: 0 }).commit, 'Take f5.7 with Aggressor');
  assert.match(live.$('[data-sq="5,4,6"]').getAttribute('aria-label'), /^f5\.7, South Aggressor/);
  assert.ok(live.$('.arrow.new'));
});

test('levels stand in the rows in which they are largest, every other file and rank named', () => {
  const rows = (n) => {
    const { panels } = side_by_side({ ...CUBE, extent: [-2, n - 3] }, {});
    return [new Set(panels.map(({ dx }) => dx)).size, new Set(panels.map(({ dy }) => dy)).size];
  };
  assert.deepEqual([10, 12, 14, 16].map(rows), [[4, 3], [4, 3], [5, 3], [4, 4]]);
  const live = table(CUBE, CUBE_LEGAL);
  assert.deepEqual([...live.$('.level-names').children].map((one) => one.textContent), ['b', 'd', 'f', 'h', 'j', '10', '8', '6', '4', '2']);
});

test('one level large: the strip tells what the others hold, the keyboard climbs, arrows between levels are left out', () => {
  const live = table(CUBE, CUBE_LEGAL);
  live.button('One level');
  assert.equal(live.$$('[role=gridcell]').length, 100);
  assert.equal(live.$$('.level').length, 10);
  live.send(click('f3.5'));
  const level = (n) => live.$$('.level')[n - 1];
  assert.equal(level(7).getAttribute('aria-label'), 'Level 7, 1 piece, 2 target squares');
  assert.equal(level(5).getAttribute('aria-pressed'), 'true', 'the Commander’s level comes first');
  level(7).click();
  assert.ok(live.$('[data-sq="5,4,6"]') && !live.$('[data-sq="5,2,4"]'));
  assert.equal(live.$$('.mark').length, 2);
  live.$('[data-sq="5,4,6"]').focus();
  live.press('PageUp');
  assert.equal(document.activeElement.dataset.sq, '5,4,7');
  live.press('ArrowDown', { shiftKey: true });
  live.press('ArrowLeft');
  assert.equal(document.activeElement.dataset.sq, '4,4,6');
  live.send(click('f5.7'));
  assert.equal(live.$('.arrow.new'), null);
});

test('what may be typed is shown on squares of the board at hand', () => {
  const shown = (view) => {
    const draft = face.draft(view, 0);
    render(face.entry(view, draft, face.hints(CUBE_LEGAL, draft), () => {}, {}), page());
    return page().querySelector('[name=turn]').placeholder;
  };
  assert.match(shown(CUBE), /^Fe2\.5>e4\.5,/);
  assert.match(shown(ANTI), /^Fe2>e4,/);
  for (const words of [CUBE, ANTI].flatMap((view) => shown(view).replace(' or --', '').split(', '))) assert.equal(read_turn(words).error, undefined, words);
});

test('why a square of another level does nothing', () => {
  const live = table(CUBE, CUBE_LEGAL);
  live.send(click('f3.5'));
  const why = (name) => why_not(live.$('svg.board').scene, at(name));
  assert.match(why('f6.8'), /up to 3 squares straight or 2 diagonally/);
  assert.match(why('g5.6'), /up to 3 squares straight or 2 diagonally/);
  assert.match(why('d4.3'), /up to 3 squares straight/);
});

test('what may be placed is a box, and the whole cube is told from above', () => {
  const view = { ...CUBE, reserve: [1, 0] };
  const legal = legal_list([], { place: { kinds: ['A', 'F'], rect: [0, 0, 0, 9, 7, 9], extra: [], promote_in_extra: true } });
  const live = table(view, legal);
  const { squares, free } = live.hints();
  assert.equal(squares.length, 10 * 8 * 10 - 6);
  assert.deepEqual([free(at('a1.1')), free(at('a9.1')), free(at('f3.5'))], [true, false, false]);
  live.send(click('a1.10'));
  assert.deepEqual(live.draft.place, [{ kind: 'F', at: [0, 0, 9] }]);
  render(face.miniature(CUBE), page());
  assert.equal(page().querySelectorAll('svg.mini .disc.round').length, 6, 'of d4.3 and d4.5 the upper one');
});

const PLACING = { v: 1, dims: 3, status: 'setup', ready: [false, false], setup: null, extent: [0, 9], variant: 'base' };

test('placement in a cube: a preset on level 5, pieces exchanged and carried to other levels, text both ways', () => {
  const live = table(PLACING, null);
  const kind = (name) => live.draft.pieces.find((p) => p.at.join() === at(name).join())?.kind;
  assert.deepEqual([kind('e1.5'), live.draft.pieces.length], ['C', 19]);
  live.send({ type: 'drag', from: at('e1.5'), to: at('e1.9') });
  assert.deepEqual([kind('e1.5'), kind('e1.9')], [undefined, 'C']);
  assert.equal(face.asked(live.draft, null).may, true);
  live.send({ type: 'drag', from: at('e1.9'), to: at('e3.9') });
  assert.match(live.draft.fault, /on any level/);
  const order = face.order(live.draft);
  assert.deepEqual([order.type, order.pieces.length, order.pieces.at(-1)], ['setup', 19, { kind: 'C', at: [4, 0, 8] }]);
  assert.deepEqual(read_placement(live.draft.listed, 0).pieces.map((p) => p.at.join()).sort(), order.pieces.map((p) => p.at.join()).sort());
  assert.match(read_placement('C@e1.5', 0).error, /18 pieces are missing/);
  assert.match(read_placement('C@e3.5', 0).error, /e3\.5 is not on your two ranks/);
  assert.match(read_placement('C@e1', 0).error, /not a piece with a square/);
  live.send({ type: 'put', at: at('a1.1'), kind: 'A' });
  assert.deepEqual([kind('a1.1'), live.draft.pieces.length], ['A', 19], 'the nearest one comes over');
  live.send({ type: 'clear' });
  live.send({ type: 'put', at: at('a1.1'), kind: 'C' });
  assert.equal(face.asked(live.draft, null).may, false);
  live.send({ type: 'complete' });
  assert.deepEqual([face.asked(live.draft, null).may, kind('a1.1')], [true, 'C']);
  for (let n = 0; n < 2; n += 1) live.send({ type: 'undo' });
  assert.equal(live.draft.pieces.length, 0);
});

test('a placement in a cube is kept, handed in and told like any other', () => {
  const draft = face.draft(PLACING, 1);
  const again = face.draft(PLACING, 1, face.keep(draft));
  assert.equal(again.listed, draft.listed);
  const sealed = { ...PLACING, setup: { pieces: draft.pieces }, ready: [false, true] };
  assert.equal(face.asked(face.renew(draft, sealed), null).commit, 'Setup submitted');
  render(face.entry(PLACING, draft, null, () => {}, {}), page());
  assert.equal(page().querySelector('.tray-sum').textContent, '19 of 19 pieces');
  assert.match(page().querySelector('[name=rows]').value, /^F@.*C@e10\.5/);
});

test('where the cube cannot be drawn the levels stay, and it is said', async () => {
  const live = table(CUBE, CUBE_LEGAL);
  live.button('Cube');
  while (!live.$('.space p[role=status]')) await new Promise((done) => { setTimeout(done, 50); });
  assert.match(live.$('.space p[role=status]').textContent, /cannot draw the cube\. The levels show the same/);
  assert.equal(live.$$('[role=gridcell]').length, 1000);
});

test('Antistratic outlines the pieces that must capture and what they can take, until one is chosen', () => {
  const view = view_of('str1/2 e1 t6 S p0,0 r0,0 s0,0 A@d4,F@a1,a@d6,f@j10', { variant: 'antistratic' });
  const capture = { kind: 'A', at: at('d4'), to: [{ sq: at('d6'), act: 'capture' }] };
  const live = table(view, legal_list([capture, { kind: 'F', at: at('a1'), to: [] }], { must_capture: true }));
  assert.deepEqual([live.$$('.forced .outline').length, live.$$('.forced .mark').length], [1, 1]);
  live.send(click('d4'));
  assert.equal(live.$('.forced'), null);
  assert.equal(table(view, legal_list([capture])).$('.forced'), null);
});

test('the solid cube paints its pieces in colours that the page has', async () => {
  globalThis.getComputedStyle = window.getComputedStyle.bind(window);
  const pen = new Proxy({}, { get: () => () => {}, set: () => true });
  window.HTMLCanvasElement.prototype.getContext = () => pen;
  const { look_of, piece_picture } = await import('../../frontend/games/stratic/cube/solid_paint.js');
  const look = look_of(page(), 0);
  const asked = new Set();
  const paint = new Proxy(look.paint, { get: (_, name) => void asked.add(name) });
  for (const cell of [{ base: 'F', top: 'A' }, { base: 'f', top: 'c' }, { base: 'I' }, { base: 'a' }]) {
    for (const pieces of ['signs', 'letters', 'shapes']) piece_picture(cell, { ...look, pieces, paint });
  }
  assert.ok(asked.size > 4);
  assert.deepEqual([...asked].filter((name) => !(name in look.paint)), []);
});
