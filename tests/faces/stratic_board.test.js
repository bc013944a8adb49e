// Stratic's board under jsdom: stacks, halo, marks, reasons, the choice beside its square, the hand's words. Literal views.
import { page, window } from './lib/dom.mjs';
import test from 'node:test';
import assert from 'node:assert/strict';
import { view_of } from './lib/positions.mjs';

const { render, nothing } = await import('../../frontend/vendor/lit-html.js');
const { face } = await import('../../frontend/games/stratic/face.js');
const { square_of } = await import('../../frontend/games/stratic/square.js');
const { BASE_SIGN, SIGN, TOP } = await import('../../frontend/games/stratic/board/signs.js');
const { with_mark } = await import('../../frontend/games/stratic/board/arrows.js');
const { frame_round, is_framed } = await import('../../frontend/games/stratic/board/framing.js');
const { why_not } = await import('../../frontend/games/stratic/board/reasons.js');

const P = 'str1/2 e1 t6 S p0,0 r0,0 s0,0';
const at = square_of;
const click = (name) => ({ type: 'square', at: at(name) });
const legal_list = (units, more = {}) => ({
  to_move: 0, turn: 7, reserve: 0, movements_left: 1, operation: false, may_pass: true, must_resolve_check: false,
  place: { kinds: ['A', 'F'], rect: [-1, -1, 10, 7], extra: [], promote_in_extra: true }, units, ...more,
});

/* A board that lives: what it sends is reduced and painted again. */
function table(view, legal, how = {}) {
  const live = {
    draft: face.draft(view, 0),
    send(act) {
      live.draft = face.reduce(live.draft, act, face.hints(legal, live.draft));
      live.paint();
    },
    paint() {
      render(face.board(view, live.draft, face.hints(legal, live.draft), live.send, how), page());
      face.mount(page());
    },
    $: (selector) => page().querySelector(selector),
    scene: () => page().querySelector('svg.board').scene,
    press: (key, more = {}) => document.activeElement.dispatchEvent(new window.KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more })),
  };
  render(nothing, page());
  live.paint();
  return live;
}

function drawn(view, how) {
  render(nothing, page());
  render(face.board(view, null, null, () => {}, how), page());
  return page().querySelector('svg.board');
}

test('a stack shows base and top; an Aggressor or Interdictor on top stands raised, a Commander only sheltered', () => {
  const svg = drawn(view_of(`${P} C@a1,FA@c3,fI@d4,FC@e5,f@f6,c@j10`));
  const part = (name, selector) => svg.querySelector(`[data-piece="${at(name).join()}"] ${selector}`);
  for (const name of ['c3', 'd4']) assert.ok(part(name, '.raised .powers-rim'), name);
  assert.ok(part('d4', '.raised .south'), 'a foreign base');
  for (const name of ['c3', 'd4', 'e5']) {
    assert.equal(svg.querySelectorAll(`[data-piece="${at(name).join()}"] .sign`).length, 2, 'both pieces show their sign');
  }
  assert.ok(part('d4', '.north .sign') && part('d4', '.raised .south .sign'), 'each in the colour of its side');
  assert.ok(part('e5', '.raised') && !part('e5', '.powers-rim'));
  assert.equal(part('f6', '.raised'), null);
});

test('in a stack the sign of the lower piece lies whole below the disc of the upper one, and both lie in the square', () => {
  const heights = [...SIGN.F.matchAll(/V(-?\d+)|M-?\d+ (-?\d+)/g)].map(([, down, from]) => Number(down ?? from));
  assert.ok(heights.length > 5);
  const [top, bottom] = [Math.min, Math.max].map((of) => BASE_SIGN.y + BASE_SIGN.scale * of(...heights));
  assert.ok(TOP.y - TOP.r >= -50 && TOP.y + TOP.r < top && bottom <= 50, JSON.stringify({ disc: TOP, top, bottom }));
});

test('the frame holds the pieces and two squares round them, and all of a board that is hardly larger', () => {
  const board = { lo: -8, hi: 17 };
  assert.deepEqual(frame_round([at('a1'), at('j10')], board), { x: -2, y: -2, side: 14 });
  assert.deepEqual(frame_round([at('e5'), at('f6')], board), { x: 0, y: 0, side: 10 }, 'never less than the first board');
  assert.deepEqual(frame_round([at('-h-8'), at('-g-8')], board), { x: -8, y: -8, side: 10 }, 'never beyond the board');
  assert.deepEqual(frame_round([at('a1'), at('j10')], { lo: -2, hi: 11 }), { x: -2, y: -2, side: 14 });
  assert.deepEqual(frame_round([], board), { x: -8, y: -8, side: 26 });
  const pieces = 'C@a1,c@j10';
  assert.deepEqual([0, 3, 4, 8].map((e) => is_framed(view_of(`str1/2 e${e} t9 S p0,0 r0,0 s0,0 ${pieces}`))), [false, false, true, true]);
  assert.equal(is_framed(view_of(`str1/2 e8 t9 S p0,0 r0,0 s0,0 ${pieces}`, { status: 'setup' })), false);
});

test('the frame keeps still while the pieces stay well inside, and follows growth, loss and a turn back', () => {
  const board = { lo: -8, hi: 17 };
  const frame = frame_round([at('a1'), at('j10')], board);
  const after = (names, wide = board) => frame_round(names.map(at), wide, frame);
  assert.equal(after(['-a1', 'j10']), frame, 'one square nearer to the edge');
  assert.equal(after(['c3', 'j10']), frame);
  assert.equal(after(['a1', 'j10'], { lo: -9, hi: 18 }), frame, 'a new ring');
  assert.deepEqual(after(['-b1', 'j10']), { x: -4, y: -3, side: 16 });
  assert.deepEqual(after(['e4', 'j9']), { x: 2, y: 1, side: 10 });
  assert.deepEqual(after(['a1', 'j10'], { lo: -1, hi: 10 }), { x: -1, y: -1, side: 12 }, 'an earlier, smaller board');
});

test('a large board shows its pieces; the whole board is one act away, and kept with the match', (t) => {
  for (const name of ['clientWidth', 'clientHeight']) {
    Object.defineProperty(window.HTMLElement.prototype, name, { configurable: true, get: () => 800 });
    t.after(() => { delete window.HTMLElement.prototype[name]; });
  }
  const view = view_of('str1/2 e10 t99 S p0,0 r0,0 s0,0 C@a1,A@c3,c@j10');
  const desk = { value: null, set(value) { desk.value = value; } };
  const live = table(view, legal_list([]), { desk });
  const wide = () => parseFloat(live.$('.stage').style.width || '100%');
  const framed = wide();
  assert.ok(framed > 200, `${framed} %`);
  face.zoom(page(), 'whole');
  assert.deepEqual([wide(), desk.value.sees], [100, 'whole']);
  face.zoom(page(), 'other');
  assert.deepEqual([wide(), desk.value.sees], [framed, 'pieces']);
  live.$('[data-sq="4,1"]').focus();
  for (let i = 0; i < 5; i += 1) live.press('ArrowDown');
  assert.ok(wide() < framed, 'a cursor that leaves the frame widens it');
  assert.equal(document.activeElement.dataset.sq, '4,-4');
  desk.value = { sees: 'whole' };
  table(view, legal_list([]), { desk });
  assert.equal(parseFloat(page().querySelector('.stage').style.width || '100%'), 100, 'as it was left');
});

test('of a stack the chosen one is told apart', () => {
  const units = [{ kind: 'A', at: [2, 2], to: [{ sq: [2, 8], act: 'move' }] }, { kind: 'F', at: [2, 2], to: [{ sq: [2, 3], act: 'move' }] }];
  const live = table(view_of(`${P} C@a1,FA@c3,c@j10`), legal_list(units));
  live.send(click('c3'));
  assert.ok(live.$('.piece.held.upper'));
  live.send(click('c3'));
  assert.ok(live.$('.piece.held.lower'));
});

test('the Commander in check has a halo; one left in check by the draft too', () => {
  const view = view_of(`${P} C@a1,A@c3,c@j10`);
  const legal = legal_list([{ kind: 'A', at: [2, 2], to: [{ sq: [2, 4], act: 'move', risky: true }] }], { movements_left: 2 });
  const live = table(view, legal);
  assert.equal(live.$('.halo'), null);
  live.send(click('c3'));
  assert.ok(live.$('.mark.risky'));
  live.send(click('c5'));
  assert.ok(live.$('.halo.threat'));
  assert.ok(drawn(view_of(`${P} C@a1,A@c3,c@j10`, { check: true })).querySelector('.halo:not(.threat)'));
});

/* Jumping over b2 and c3, the raised Interdictor gives check. */
const CHECKED = `${P} C@a1,A@b1,F@c3,fi@f6,c@j10`;

test('a check is drawn with a line from each attacker, and one sentence says what lets it reach', () => {
  const said = (pieces, more) => face.heed(view_of(`${P} ${pieces}`, { check: true, ...more }), null).replace('Check: South’s Commander is under attack. ', '');
  const lines = (pieces) => drawn(view_of(`${P} ${pieces}`, { check: true })).querySelectorAll('.threats .attack').length;
  assert.equal(lines('C@a1,F@c3,fi@f6,c@j10'), 1);
  assert.equal(lines('C@a1,a@a4,i@h8,c@j10'), 2);
  assert.equal(said('C@a1,F@c3,fi@f6,c@j10'), 'The Interdictor on f6 stands on a Fortifier, so it jumps over pieces.');
  assert.equal(said('C@a1,fi@f6,c@j10'), 'The Interdictor on f6 attacks along ranks, files and diagonals.');
  assert.equal(said('C@a1,fa@a9,c@j10'), 'The Aggressor on a9 stands on a Fortifier, so it attacks at any distance.');
  assert.equal(said('C@a1,a@a4,c@j10'), 'The Aggressor on a4 attacks up to 3 squares straight or 2 diagonally.');
  assert.equal(said('C@a1,c@b2'), 'The enemy Commander on b2 attacks adjacent squares.');
  assert.equal(drawn(view_of(CHECKED)).querySelector('.threats'), null, 'no check was called');
  const draft = face.draft(view_of(CHECKED, { check: true }), 0);
  assert.match(face.asked(draft, face.hints(legal_list([]), draft)).warn, /^Check: your Commander is under attack\. The Interdictor on f6 stands/);
});

test('A shows and says what attacks the square of the keyboard, and takes it away again', () => {
  const live = table(view_of(`${P} C@a1,A@c3,I@e1,a@c5,i@h3,f@d7,c@j10`), legal_list([]));
  const ask = (name) => {
    live.$(`[data-sq="${at(name)}"]`).focus();
    live.press('a');
    return live.$('.hint').textContent;
  };
  assert.equal(ask('c3'), 'South can recapture on c3 with Interdictor on e1. North can capture on c3 with Aggressor on c5 and Interdictor on h3.');
  assert.equal(live.$('.bearing').querySelectorAll('.bears-1').length, 2);
  assert.equal(ask('e3'), 'South can capture on e3 with Aggressor on c3 and Interdictor on e1. North can capture on e3 with Aggressor on c5 and Interdictor on h3.');
  assert.equal(live.$('.bearing').querySelectorAll('.bears-0').length, 2);
  live.press('a');
  assert.equal(live.$('.bearing').children.length, 0);
  assert.equal(ask('b8'), 'No piece can capture on b8.');
  live.press('Escape');
  assert.equal(live.$('.bearing').children.length, 0);
  assert.deepEqual(face.board_keys({ dims: 2 })[0][0], ['A']);
});

test('a tap takes the lines to a square away', () => {
  const live = table(view_of(`${P} C@a1,A@c3,a@c5,c@j10`), legal_list([]));
  live.$(`[data-sq="${at('c3')}"]`).focus();
  live.press('a');
  assert.equal(live.$('.bearing').querySelectorAll('.arrow').length, 1);
  live.$(`[data-sq="${at('f6')}"]`).dispatchEvent(new window.MouseEvent('click', { bubbles: true }));
  assert.equal(live.$('.bearing').children.length, 0);
});

test('own pieces that could be taken for nothing are ringed where that is wanted, but not in Antistratic', () => {
  const rings = (pieces, how = { exposed: true }, more = {}) =>
    drawn(view_of(`${P} ${pieces}`, { seat: 0, ...more }), how).querySelectorAll('.exposed').length;
  assert.equal(rings('C@a1,A@c3,a@c5,c@j10'), 1);
  assert.equal(rings('C@a1,A@c3,a@c5,c@j10', {}), 0, 'not wanted');
  assert.equal(rings('C@a1,A@c3,a@c5,c@j10', { exposed: true }, { seat: null }), 0, 'a spectator has no pieces');
  assert.equal(rings('C@a1,A@c3,A@c1,a@c5,c@j10'), 0, 'c1 would recapture');
  assert.equal(rings('C@a1,A@c3,F@c2,a@c5,c@j10'), 1, 'a Fortifier recaptures no Aggressor');
  assert.equal(rings('C@a1,F@c3,F@c2,f@c5,c@j10'), 0, 'but a Fortifier');
  assert.equal(rings('C@a1,A@d5,a@c5,I@c1,c@c9'), 0, 'the attacker is pinned to its Commander');
  assert.equal(rings('C@a1,Fi@c3,c@j10'), 1, 'a Fortifier below an enemy Interdictor can be crushed');
  assert.equal(rings('C@a1,Fa@c3,c@j10'), 0, 'an Aggressor crushes nothing');
  assert.equal(rings('C@a1,A@c3,a@c5,c@j10', { exposed: true }, { variant: 'antistratic' }), 0);
});

test('marks: one more, another kind in its place, the same again takes it away', () => {
  const ring = { from: [0, 0], to: [0, 0], kind: 0 };
  const one = with_mark([], ring);
  assert.deepEqual(one, [ring]);
  assert.deepEqual(with_mark(one, { ...ring, kind: 2 }), [{ ...ring, kind: 2 }]);
  assert.deepEqual(with_mark(one, ring), []);
  assert.equal(with_mark(one, { from: [0, 0], to: [1, 1], kind: 0 }).length, 2);
});

test('marks are drawn, said, and made by the keyboard; without them no key makes any', () => {
  const view = view_of(`${P} C@a1,A@c3,c@j10`);
  const marks = { all: [{ from: [3, 3], to: [3, 3], kind: 1 }], kind: 0, on: false, set(all) { marks.all = all; }, choose(kind) { marks.kind = kind; } };
  const live = table(view, legal_list([]), { marks });
  assert.ok(live.$('.owns .own-1'));
  assert.match(live.$('[data-sq="3,3"]').getAttribute('aria-label'), /, marked$/);
  live.$('[data-sq="5,5"]').focus();
  for (const key of ['k', 'X', 'ArrowUp', 'x']) live.press(key);
  assert.deepEqual(marks.all.at(-1), { from: [5, 5], to: [5, 6], kind: 1 });
  live.press('Delete');
  assert.deepEqual(marks.all, []);
  const plain = table(view, legal_list([]));
  plain.$('[data-sq="5,5"]').focus();
  plain.press('x');
  assert.equal(plain.$('.own'), null);
});

test('the choice stands beside its square, by keyboard too, and Escape lets it go', () => {
  const view = view_of(`${P} C@a1,I@c3,f@c5,c@j10`);
  const legal = legal_list([{ kind: 'I', at: [2, 2], to: [{ sq: [2, 4], act: 'capture', takes: 'F' }, { sq: [2, 4], act: 'occupy' }] }]);
  const live = table(view, legal);
  live.$('[data-sq="2,2"]').focus();
  live.press('Enter');
  for (const key of ['ArrowUp', 'ArrowUp', 'Enter']) live.press(key);
  const choice = live.$('.choice');
  assert.equal(choice.getAttribute('aria-label'), 'Options on c5');
  assert.equal(document.activeElement.textContent.trim(), 'Capture');
  live.press('ArrowDown');
  assert.equal(document.activeElement.textContent.trim(), 'Occupy');
  live.press('Escape');
  assert.equal(live.$('.choice'), null);
  assert.equal(document.activeElement.dataset.sq, '2,4', 'the keyboard is back on the square');
  assert.deepEqual(live.draft.sel.at, [2, 2]);
  live.press('Enter');
  live.$('.choice button:last-child').click();
  assert.equal(face.order(live.draft).moves[0].act, 'occupy');
});

test('a tap that does nothing says why', () => {
  const view = view_of(`${P} C@a1,A@c3,F@c4,fI@g7,FA@h1,i@e5,c@j10`);
  const units = [
    { kind: 'A', at: [2, 2], to: [{ sq: [3, 2], act: 'move' }] }, { kind: 'F', at: [2, 3], to: [{ sq: [2, 4], act: 'move' }] },
    { kind: 'F', at: [7, 0], to: [{ sq: [7, 1], act: 'move' }] },
  ];
  const live = table(view, legal_list(units));
  const why = (name) => why_not(live.scene(), at(name));
  assert.match(why('e5'), /North’s Interdictor/);
  assert.match(why('a1'), /Commander moves only when it is in check/);
  assert.equal(why('f4'), '', 'nothing was meant by it');
  live.send(click('c3'));
  assert.match(why('c9'), /3 squares straight or 2 diagonally/);
  assert.match(why('c5'), /in the way/);
  assert.equal(why('d3'), '');
  live.send(click('c4'));
  assert.match(why('d5'), /straight, not diagonally/);
  live.send(click('c3'));
  live.$('[data-sq="2,8"]').dispatchEvent(new MouseEvent('click', { bubbles: true }));
  assert.match(live.$('.hint').textContent, /3 squares straight/);
  assert.equal(live.$('.hint').getAttribute('role'), 'status');
  assert.deepEqual(face.order(live.draft).moves, []);
});

test('why not, while placing, in a chain, after the movement, and before the answer is here', () => {
  const placing = table(view_of('str1/2 e1 t6 S p0,0 r2,0 s0,0 C@a1,A@c3,c@j10'), legal_list([], { reserve: 2 }));
  assert.match(why_not(placing.scene(), at('c3')), /taken/);
  assert.match(why_not(placing.scene(), at('e9')), /starting line/);
  assert.equal(why_not(placing.scene(), at('e5')), '');
  const view = view_of(`${P} C@a1,A@c3,a@c5,i@e7,c@j10`);
  const to = [{ sq: [2, 4], act: 'capture', takes: 'A', then: [{ sq: [4, 6], act: 'capture', takes: 'I' }] }];
  const chain = table(view, legal_list([{ kind: 'A', at: [2, 2], to }]));
  for (const name of ['c3', 'c5']) chain.send(click(name));
  assert.match(why_not(chain.scene(), at('a9')), /second capture/);
  const done = table(view, legal_list([], { movements_left: 0 }));
  assert.match(why_not(done.scene(), at('c3')), /already moved/);
  assert.match(why_not(table(view, null).scene(), at('c3')), /Loading legal moves/);
});

test('a motion goes on while only the clock is painted, and is over with the next input or the next step', (t) => {
  const running = [];
  const { prototype } = window.Element;
  prototype.animate = (frames, { duration }) => {
    const way = { duration, over: false, finish() { way.over = true; }, finished: new Promise(() => {}) };
    running.push(way);
    return way;
  };
  t.after(() => { delete prototype.animate; });
  const units = [{ kind: 'A', at: [2, 2], to: [{ sq: [2, 4], act: 'move' }] }, { kind: 'F', at: [0, 3], to: [{ sq: [0, 4], act: 'move' }] }];
  const live = table(view_of(`${P} C@a1,A@c3,F@a4,c@j10`), legal_list(units, { movements_left: 2 }));
  const step = (...names) => { for (const name of names) live.send(click(name)); };
  step('c3', 'c5');
  const [first] = running;
  assert.ok(first.duration >= 120 && first.duration <= 200);
  live.paint();
  assert.equal(first.over, false, 'nothing has happened');
  step('a4', 'a5');
  assert.deepEqual(running.map((way) => way.over), [true, false]);
  live.$('.mat').dispatchEvent(new window.Event('pointerdown', { bubbles: true }));
  assert.equal(running[1].over, true);
});

test('what the keyboard has taken up goes with the cursor, and leaves a ghost until it is set down or let go', () => {
  const units = [{ kind: 'A', at: [2, 2], to: [{ sq: [2, 4], act: 'move' }] }];
  const live = table(view_of(`${P} C@a1,A@c3,c@j10`), legal_list(units));
  const carried = () => [live.$('.mat').classList.contains('carrying'), live.$('.carrier').querySelectorAll('.sign').length];
  live.$('[data-sq="2,2"]').focus();
  live.press('Enter');
  assert.deepEqual(carried(), [false, 0], 'it stands where it is');
  live.press('ArrowUp');
  assert.deepEqual(carried(), [true, 1]);
  live.send({ type: 'cancel' });
  assert.deepEqual(carried(), [false, 0]);
  live.press('ArrowDown');
  for (const key of ['Enter', 'ArrowUp', 'ArrowUp']) live.press(key);
  assert.deepEqual(carried(), [true, 1]);
  live.press('Enter');
  assert.deepEqual([...carried(), live.draft.moves.length], [false, 0, 1]);
});
