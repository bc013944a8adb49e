// The face of Stratic under jsdom: squares, notation, drafts, placement, board and words, on literal views.
import { page } from './lib/dom.mjs';
import test from 'node:test';
import assert from 'node:assert/strict';
import { golden, listed, pieces_of, view_of } from './lib/positions.mjs';

const { render, nothing } = await import('../../frontend/vendor/lit-html.js');
const { face } = await import('../../frontend/games/stratic/face.js');
const { square_name, square_of } = await import('../../frontend/games/stratic/square.js');
const { read_turn, turn_text } = await import('../../frontend/games/stratic/notation.js');
const { after } = await import('../../frontend/games/stratic/position.js');

const P = 'str1/2 e1 t6 S p0,0 r0,0 s0,0';
const setup_view = (more = {}) => ({
  v: 1, dims: 2, status: 'setup', ready: [false, false], setup: null, extent: [0, 9],
  presets: { wall: ['FFFFFFFFFF', 'AAA.CIAAAA'], horns: ['AAFFFFFFAA', 'AIFF.FCFFA'] }, ...more,
});
const legal_list = (units, more = {}) => ({
  to_move: 0, turn: 7, check: false, must_resolve_check: false, reserve: 0, hand: '', movements_left: 1, operation: false, may_pass: true,
  place: { kinds: ['A', 'F'], rect: [-1, -1, 10, 7], extra: [], promote_in_extra: true }, units, ...more,
});

/* Act after act, each with the hints of that moment. */
function played(view, legal, acts, me = 0) {
  let draft = face.draft(view, me);
  for (const act of acts) draft = face.reduce(draft, act, face.hints(legal, draft));
  return draft;
}
const click = (name) => ({ type: 'square', at: square_of(name) });

function drawn(view, draft = null, hints = null, options = {}) {
  const sent = [];
  render(nothing, page());
  render(face.board(view, draft, hints, (act) => sent.push(act), options), page());
  return { svg: page().querySelector('svg'), sent };
}

test('squares have the names of R2.2, both ways', () => {
  const known = golden('misc')?.coordinates ?? [[[0, 0], 'a1'], [[-1, -1], '-a-1'], [[26, 26], 'aa27']];
  for (const [square, name] of [...known, [[2, 3, 4], 'c4.5'], [[5, 3, -1], 'f4.-1'], [[0, 0, 0], 'a1.1']]) {
    assert.equal(square_name(square), name);
    assert.deepEqual(square_of(name), square);
  }
  for (const wrong of ['a0', 'A1', '1a', 'a-0', '--a1', 'a1.', 'a1.0', 'a1.1.1', 'a.1']) assert.equal(square_of(wrong), null, wrong);
});

test('notation reads every golden turn as its order and prints it back', () => {
  const vectors = golden('turns')?.vectors ?? [{ turn: 'Ac3xc5xe7', order: { place: [], moves: [{ kind: 'A', from: [2, 2], to: [2, 4], act: 'capture', then: [4, 6] }] } }];
  let n = 0;
  for (const { turn, order, position } of vectors) {
    if (!order?.moves) continue;
    const read = read_turn(turn);
    if (read.error) continue;
    const sent = face.order({ mode: 'turn', ...read });
    assert.deepEqual(sent.place, order.place ?? [], turn);
    assert.deepEqual(sent.moves, order.moves, turn);
    assert.equal(turn_text(read.place, read.moves), turn.replaceAll(/[!#]/g, '').replace(/^((?:\+\S+ ?)+)$/, '$1 --').replaceAll(/ +/g, ' '));
    n += 1;
  }
  assert.ok(n >= 1);
  for (const wrong of ['', 'hello', 'Ac3-c5', '+Ae5x', 'Ac3>c4 +Fe5', 'Ic3>']) assert.ok(read_turn(wrong).error, wrong);
});

test('a drafted turn is shown as the rules will play it', () => {
  const vectors = golden('turns')?.vectors ?? [];
  const cases = vectors.filter((v) => v.order?.moves && v.position.startsWith('str1/2') && typeof v.result === 'string' && v.result.startsWith('str1') && !v.notes?.some((x) => x.startsWith('/')));
  cases.push({ position: `${P} C@a1,A@c3,fi@c5,c@j10`, turn: 'Ac3xc5', result: 'str1/2 e1 t7 N p0,0 r0,0 s4,0 C@a1,fA@c5,c@j10' });
  cases.push({ position: `${P} C@a1,Fi@c3,c@j10`, turn: 'Fc3>c4', result: 'str1/2 e1 t7 N p0,0 r0,0 s0,0 C@a1,Fi@c4,c@j10' });
  for (const { position, turn, result } of cases) {
    const view = view_of(position);
    const draft = { ...face.draft(view, view.to_move), ...read_turn(turn) };
    assert.deepEqual(listed(after(view, draft)), pieces_of(result.split(' ').at(-1)), `${position}: ${turn}`);
  }
});

test('whole recorded games are drawn turn by turn', () => {
  for (const game of (golden('games')?.games ?? []).filter((g) => g.dims === 2)) {
    let state = game.start;
    for (const { turn, notes, state: next } of game.turns) {
      if (!turn || turn === 'skip') { state = next; continue; }
      const view = view_of(state);
      const draft = { ...face.draft(view, view.to_move), ...read_turn(turn) };
      const reply = notes?.find((x) => x.startsWith('/ '));
      const cells = after(view, draft);
      if (!reply) assert.deepEqual(listed(cells), pieces_of(next.split(' ').at(-1)), `${game.name}: ${turn}`);
      state = next;
    }
  }
});

test('a click chooses, a second one moves, the order is R13', () => {
  const view = view_of(`${P} C@a1,A@c3,c@j10`);
  const legal = legal_list([{ kind: 'A', at: [2, 2], raised: false, to: [{ sq: [2, 4], act: 'move' }] }]);
  const draft = played(view, legal, [click('c3'), click('c5')]);
  assert.deepEqual(face.order(draft), { type: 'turn', place: [], moves: [{ kind: 'A', from: [2, 2], to: [2, 4], act: 'move' }] });
  assert.equal(face.asked(draft, face.hints(legal_list([], { movements_left: 0 }), draft)).commit, 'Move Aggressor to c5');
  assert.equal(face.is_empty(face.reduce(draft, { type: 'undo' }, null)), true);
});

test('a square that is no target is not moved to', () => {
  const view = view_of(`${P} C@a1,A@c3,c@j10`);
  const legal = legal_list([{ kind: 'A', at: [2, 2], to: [{ sq: [2, 4], act: 'move' }] }]);
  assert.deepEqual(face.order(played(view, legal, [click('c3'), click('h8')])).moves, []);
});

test('capture or occupation is asked for when both are possible', () => {
  const view = view_of(`${P} C@a1,I@c3,f@c5,c@j10`);
  const legal = legal_list([{ kind: 'I', at: [2, 2], raised: false, to: [{ sq: [2, 4], act: 'capture', takes: 'F' }, { sq: [2, 4], act: 'occupy' }] }]);
  const draft = played(view, legal, [click('c3'), click('c5')]);
  assert.deepEqual(draft.ask.options.map((o) => o.label), ['Capture', 'Occupy']);
  const occupied = face.reduce(draft, { type: 'pick', option: draft.ask.options[1] }, null);
  assert.equal(face.order(occupied).moves[0].act, 'occupy');
  assert.equal(face.reduce(draft, { type: 'cancel' }, null).ask, null);
});

test('a chain offers its second capture, which stays optional', () => {
  const view = view_of(`${P} C@a1,A@c3,a@c5,i@e7,c@j10`);
  const legal = legal_list([{ kind: 'A', at: [2, 2], raised: false, to: [{ sq: [2, 4], act: 'capture', takes: 'A', then: [{ sq: [4, 6], act: 'capture', takes: 'I' }] }] }]);
  const one = played(view, legal, [click('c3'), click('c5')]);
  assert.equal(one.chain.length, 1);
  assert.equal(face.asked(one, face.hints(legal_list([], { movements_left: 0 }), one)).may, true);
  const both = face.reduce(one, click('e7'), face.hints(legal_list([]), one));
  assert.deepEqual(face.order(both).moves[0].then, [4, 6]);
  assert.deepEqual(face.steps(both), ['Aggressor c3 takes c5, then e7']);
  const elsewhere = face.reduce(one, click('a9'), face.hints(legal_list([]), one));
  assert.ok(elsewhere.fault);
  assert.equal(face.order(elsewhere).moves.length, 1);
});

test('a second click on a stack takes the unit below; crush is offered there', () => {
  const view = view_of(`${P} C@a1,FA@c3,fI@f4,c@j10`);
  const legal = legal_list([
    { kind: 'F', at: [2, 2], loaded: true, to: [{ sq: [2, 3], act: 'move' }] },
    { kind: 'A', at: [2, 2], raised: true, to: [{ sq: [2, 8], act: 'move' }] },
    { kind: 'I', at: [5, 3], raised: true, to: [{ sq: [5, 3], act: 'crush' }, { sq: [5, 9], act: 'move' }] },
  ]);
  assert.equal(played(view, legal, [click('c3')]).sel.kind, 'A');
  assert.equal(played(view, legal, [click('c3'), click('c3')]).sel.kind, 'F');
  const asked = played(view, legal, [click('f4'), click('f4')]);
  assert.deepEqual(asked.ask.options.map((o) => o.label), ['Crush the Fortifier below']);
  const crushed = face.reduce(asked, { type: 'pick', option: asked.ask.options[0] }, null);
  assert.equal(turn_text(crushed.place, crushed.moves), 'If4*');
});

test('promotion is a choice each time', () => {
  const view = view_of(`${P} C@a1,F@c8,c@j10`);
  const legal = legal_list([{ kind: 'F', at: [2, 7], loaded: false, to: [{ sq: [2, 8], act: 'move', promote: ['A', 'I'] }] }]);
  const draft = played(view, legal, [click('c8'), click('c9')]);
  assert.equal(draft.ask.options.length, 3);
  const done = face.reduce(draft, { type: 'pick', option: draft.ask.options[2] }, null);
  assert.equal(turn_text(done.place, done.moves), 'Fc8>c9=I');
  assert.equal(after(view, done).get('2,8').base, 'I');
});

test('reinforcements come first, and only on allowed squares', () => {
  const view = view_of('str1/2 e1 t6 S p0,0 r2,0 s0,0 C@a1,A@c3,c@j10');
  const legal = legal_list([{ kind: 'A', at: [2, 2], to: [{ sq: [2, 4], act: 'move' }] }], { reserve: 2 });
  let draft = played(view, legal, [click('c3')]);
  const crosses = () => drawn(view, draft, face.hints(legal, draft)).svg.querySelectorAll('.mark.faint [d="M-12 0H12M0-12V12"]').length;
  assert.equal(crosses(), 12 * 9 - 2, 'one on each allowed square without a piece');
  assert.equal(draft.sel, null);
  assert.ok(draft.fault);
  assert.equal(face.asked(draft, face.hints(legal, draft)).may, false);
  draft = played(view, legal, [click('e5'), { type: 'tray', kind: 'A' }, click('-a-1'), click('e9')]);
  assert.equal(turn_text(draft.place, draft.moves), '+Fe5 +A-a-1 --');
  assert.equal(crosses(), 0, 'everything is placed');
  assert.equal(face.hints(legal, draft).placing, false);
  const taken_back = face.reduce(draft, { type: 'undo' }, face.hints(legal, draft));
  assert.deepEqual(taken_back.place.map((p) => p.kind), ['F']);
  assert.deepEqual(face.partial(draft), { type: 'turn', place: draft.place, moves: [] });
});

test('when every allowed square is full the rest of the reserve waits', () => {
  const view = view_of('str1/2 e1 t6 S p0,0 r2,0 s0,0 C@a1,A@c3,c@j10');
  const legal = legal_list([{ kind: 'A', at: [2, 2], to: [] }], { reserve: 2, place: { kinds: ['A', 'F'], rect: [2, 2, 2, 2], extra: [] } });
  assert.equal(face.hints(legal, face.draft(view, 0)).placing, false);
});

test('an empty turn is a pass and never the loud button', () => {
  const view = view_of(`${P} C@a1,A@c3,c@j10`);
  const asked = face.asked(face.draft(view, 0), face.hints(legal_list([]), face.draft(view, 0)));
  assert.deepEqual([asked.commit, asked.may, asked.main], ['Pass this turn', true, false]);
});

test('check is called above everything', () => {
  const view = view_of(`${P} C@a1,A@c3,c@j10`, { check: true });
  assert.match(face.asked(face.draft(view, 0), face.hints(legal_list([]), face.draft(view, 0))).warn, /Check/);
  assert.ok(drawn(view).svg.querySelector('.halo'));
});

test('every square is a named button, and a click sends it', () => {
  const view = view_of(`${P} C@a1,FA@c3,c@j10`);
  const legal = legal_list([{ kind: 'A', at: [2, 2], raised: true, to: [{ sq: [2, 8], act: 'move' }] }]);
  const draft = played(view, legal, [click('c3')]);
  const { svg, sent } = drawn(view, draft, face.hints(legal, draft));
  const cells = [...svg.querySelectorAll('[role=gridcell]')];
  assert.equal(cells.length, 144);
  assert.equal(new Set(cells.map((c) => c.dataset.sq)).size, 144);
  const label = (sq) => svg.querySelector(`[data-sq="${sq}"]`).getAttribute('aria-label');
  assert.equal(label('2,2'), 'c3, South Aggressor on South Fortifier, can move');
  assert.equal(label('2,8'), 'c9, empty, can move here');
  assert.equal(label('-1,-1'), '-a-1, empty');
  svg.querySelector('[data-sq="2,8"]').dispatchEvent(new MouseEvent('click', { bubbles: true }));
  assert.deepEqual(sent, [{ type: 'square', at: [2, 8] }]);
});

test('arrows step over the board, Enter chooses, the turned board turns them', () => {
  const view = view_of(`${P} C@a1,A@c3,c@j10`);
  for (const [bottom, up] of [[0, '4,2'], [1, '4,7']]) {
    const { svg, sent } = drawn(view, face.draft(view, 0), null, { bottom });
    face.mount(page());
    const start = svg.querySelector('[tabindex="0"]');
    start.focus();
    const press = (key) => document.activeElement.dispatchEvent(new window.KeyboardEvent('keydown', { key, bubbles: true }));
    press('ArrowUp');
    assert.equal(document.activeElement.dataset.sq, up);
    press('Enter');
    assert.deepEqual(sent.at(-1), { type: 'square', at: up.split(',').map(Number) });
    assert.equal(svg.querySelectorAll('[tabindex="0"]').length, 1);
  }
});

test('a very large board stays light', () => {
  const view = view_of('str1/2 e40 t1720 S p0,0 r0,0 s0,0 C@a1,A@c3,c@j10');
  const { svg } = drawn(view);
  assert.ok(svg.querySelectorAll('[role=gridcell]').length <= 10);
});

test('a large board: cells near the cursor, the pieces, and every square by the arrows', () => {
  const view = view_of('str1/2 e40 t1720 S p0,0 r0,0 s0,0 C@a1,A@c3,c@j10');
  const { svg } = drawn(view, face.draft(view, 0));
  face.mount(page());
  assert.ok(svg.querySelectorAll('[role=gridcell]').length < 700);
  svg.querySelector('[tabindex="0"]').focus();
  for (let i = 0; i < 20; i += 1) document.activeElement.dispatchEvent(new window.KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }));
  for (let i = 0; i < 30; i += 1) document.activeElement.dispatchEvent(new window.KeyboardEvent('keydown', { key: 'ArrowLeft', bubbles: true }));
  assert.equal(document.activeElement.dataset.sq, '-26,-19');
  assert.match(document.activeElement.getAttribute('aria-label'), /^-z-19, empty/);
  assert.equal(svg.querySelectorAll('[tabindex="0"]').length, 1);
  assert.ok(svg.querySelector('[data-sq="9,9"]'), 'a piece far away has its cell');
});

test('a window shows its squares only, and keeps their names', () => {
  const view = view_of(`${P} C@a1,A@c3,c@j10`);
  for (const bottom of [0, 1]) {
    const { svg } = drawn(view, null, null, { bottom, window: { x0: 0, y0: 0, x1: 5, y1: 3 } });
    face.mount(page());
    assert.equal(svg.querySelectorAll('[role=gridcell]').length, 24);
    assert.deepEqual([...svg.querySelectorAll('[data-piece]')].map((g) => g.dataset.piece).sort(), ['0,0', '2,2']);
    const [x, y, w, h] = svg.getAttribute('viewBox').split(' ').map(Number);
    const cell = svg.querySelector('[data-sq="5,3"] rect');
    assert.ok(Number(cell.getAttribute('x')) > x && Number(cell.getAttribute('y')) > y && w > h);
    assert.deepEqual([...page().querySelectorAll('.labels.files text')].map((t) => t.textContent), bottom ? ['f', 'e', 'd', 'c', 'b', 'a'] : ['a', 'b', 'c', 'd', 'e', 'f']);
  }
});

test('coordinates in both forms; the wooden board’s only where it is large enough', () => {
  const files = (more) => {
    drawn(view_of(`${P} C@a1,c@j10`, more), null, null, { coordinates: 'physical' });
    face.mount(page());
    return [...page().querySelectorAll('.labels.files text')].map((t) => t.textContent).join('');
  };
  assert.equal(files({ max_expansions: 8 }), 'HIJKLMNOPQRS');
  assert.equal(files({ max_expansions: null }), '-aabcdefghijk');
  assert.equal([...page().querySelectorAll('.labels.ranks text')].at(-1).textContent, '-1');
});

test('the ring to come is drawn with its count, never beyond the last one', () => {
  const ghost = (more) => drawn(view_of(`${P} C@a1,c@j10`, more)).svg.querySelector('.ghost');
  assert.equal(ghost({}).querySelector('.coming').textContent, 'grows in 4 turns');
  assert.ok(ghost({ turns: 9 }).matches('.near'));
  assert.equal(ghost({ turns: 9 }).querySelector('.coming').textContent, 'grows after this turn');
  assert.equal(ghost({ next_expansion_at: null }), null);
});

test('watching draws without a draft, and the board says it cannot be changed', () => {
  const { svg } = drawn(view_of(`${P} C@a1,A@c3,c@j10`, { last: 'Ac2>c3' }));
  assert.equal(svg.getAttribute('aria-readonly'), 'true');
  assert.ok(svg.querySelector('.last .was'));
  assert.ok(drawn(setup_view({ ready: [true, false] })).svg.querySelector('.veil.ready'));
});

test('log lines are sentences', () => {
  const tell = (line) => face.tell(line);
  assert.equal(tell({ kind: 'turn', seat: 0, turn_text: 'Ac3xc5xe7!', place: [], check: true, moves: [] }), 'South: Aggressor c3 takes c5, then e7. Check.');
  assert.equal(tell({ kind: 'turn', seat: 1, turn_text: '+Fe5 --', place: [{ kind: 'F', at: [4, 4] }], moves: [] }), 'North places Fortifier on e5 and passes.');
  assert.equal(tell({ kind: 'turn', seat: 1, turn_text: 'Ag7>g6', place: [], moves: [], expansion: 1, midboard: [5, 1] }), 'North: Aggressor g7 moves to g6. The board grows (ring 1). Midboard: South 5, North 1. South gains 3 reinforcements.');
  assert.equal(tell({ kind: 'skip', seat: 0 }), 'South ran out of time, so the turn was skipped.');
  assert.equal(face.ended({ places: [1, 2], scores: [8, 0], reason: 'commander' }, [{ name: 'Ann' }, { name: 'Bo' }]), 'South (Ann) wins: the Commander was captured.');
  assert.equal(face.ended({ places: [1, 1], scores: [8, 8], reason: 'reply_capture' }, []), 'Draw: both Commanders were captured.');
  assert.equal(face.ended({ places: [2, 1], scores: [5, 8], reason: 'turn_limit' }, [{ name: 'Ann' }, { name: 'Bo' }]), 'North (Bo) wins at the turn limit, 8 to 5 points.');
});

test('an unsent draft survives being kept and taken up again', () => {
  const view = view_of(`${P} C@a1,A@c3,c@j10`);
  const legal = legal_list([{ kind: 'A', at: [2, 2], to: [{ sq: [2, 4], act: 'move' }] }]);
  const draft = played(view, legal, [click('c3'), click('c5')]);
  const again = face.draft(view, 0, JSON.parse(JSON.stringify(face.keep(draft))));
  assert.deepEqual(face.order(again), face.order(draft));
});

test('a match that ended in the placement is drawn without figures', () => {
  const { ready, ...rest } = setup_view({ status: 'over', result: { winner: 0, score: [null, null], reason: 'resign' } });
  assert.deepEqual(ready, [false, false]);
  for (const part of [face.facts(rest), face.seat_facts(rest, 0), face.seat_facts(rest, 1)]) {
    render(part, page());
    assert.equal(page().textContent.trim(), '');
  }
});
