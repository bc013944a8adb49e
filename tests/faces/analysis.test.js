// Analysis under jsdom: links both ways, positions set up by hand as texts, lines with variations as a list.
import { page } from './lib/dom.mjs';
import test from 'node:test';
import assert from 'node:assert/strict';
import { pieces_of, view_of } from './lib/positions.mjs';

const { read_link, study_link } = await import('../../frontend/app/study/link.js');
const { editor: edit, rings_after } = await import('../../frontend/games/stratic/edit/edit.js');
const { square_of } = await import('../../frontend/games/stratic/square.js');
const { grow, root, walk_to } = await import('../../frontend/model/variations.js');
const { lines_panel } = await import('../../frontend/views/analysis/lines.js');
const { better_by, compared } = await import('../../frontend/model/mistakes.js');
const { face } = await import('../../frontend/games/stratic/face.js');
const { render } = await import('../../frontend/vendor/lit-html.js');

const P = 'str1/2 e1 t6 S p0,0 r0,0 s0,0 C@a1,FA@c3,c@j10,a@-a11';
const read = (address) => read_link(new URL(address, 'http://a.test').searchParams);
const acts = (start, list) => list.reduce(edit.reduce, start);
const square = (name) => ({ type: 'square', at: square_of(name) });
const tool = (kind, seat) => ({ type: 'tool', tool: { kind, seat } });

test('a link carries a match or a position, and the line, there and back', () => {
  const studies = [
    { from: { match: 'abcdefghij', turn: 12 }, line: ['Ac3xc5xe7', '+Fe5 +A-b3=I --', 'Ic3%c9', 'Fd2*'] },
    { from: { position: P }, line: [] }, { from: null, line: ['Fe2>e4', 'If10^e9 Ie9~e10'] }, { variant: 'base', from: null, line: [] },
  ];
  for (const study of studies) {
    const link = study_link('stratic', study);
    assert.deepEqual(read(link), { variant: undefined, ...study }, link);
    assert.doesNotMatch(link, /[ "<>#]/);
  }
  assert.equal(study_link('stratic', { from: { match: 'abcdefghij', turn: 12 }, line: ['Fe2*', '--'] }), '/analysis/stratic?match=abcdefghij&turn=12&line=Fe2*_--');
  assert.deepEqual(read('/analysis/stratic?line=FF/AA%20|%20FF/AA_--').line, [{ each: ['FF/AA', 'FF/AA'] }, '--']);
});

test('a link that cannot be right says why', () => {
  for (const turn of ['x', '-1', '1e9', '12345678']) assert.match(read(`/analysis/stratic?match=abcdefghij&turn=${turn}`).fault, /is not a valid turn number/);
  assert.deepEqual(read('/analysis/stratic'), { variant: undefined, from: null, line: [] });
});

test('a position is taken up and written down as the same text', () => {
  const begun = edit.begin(view_of(P));
  assert.equal(edit.text_of(begun), P);
  assert.equal(edit.text_of(edit.begin(null)), 'str1/2 e0 t0 S p0,0 r0,0 s0,0 -');
  assert.equal(edit.text_of(edit.begin({ status: 'setup' })), edit.text_of(edit.begin(null)));
  assert.deepEqual(edit.view_of(begun).pieces, pieces_of(P.split(' ').at(-1)));
});

test('pieces are set, stacked, moved and erased; one Commander a side; undo goes back', () => {
  const set = acts(edit.begin(null), [square('c3'), tool('A', 1), square('c3'), tool('C', 0), square('a1'), square('b1'), tool('C', 1), square('j10')]);
  assert.match(edit.text_of(set), / C@b1,Fa@c3,c@j10$/);
  assert.match(edit.text_of(acts(set, [{ type: 'tool', tool: 'erase' }, square('c3')])), / C@b1,F@c3,c@j10$/);
  assert.match(edit.text_of(acts(set, [{ type: 'tool', tool: 'move' }, square('c3'), square('e5')])), / C@b1,Fa@e5,c@j10$/);
  assert.match(edit.text_of(acts(set, [tool('I', 0), { type: 'rides', value: false }, square('c3')])), / C@b1,I@c3,c@j10$/);
  assert.match(edit.text_of(acts(set, [tool('C', 1), square('j10')])), / C@b1,Fa@c3$/);
  assert.match(edit.text_of(acts(set, [{ type: 'undo' }, { type: 'undo' }])), / C@a1,Fa@c3$/);
  assert.match(edit.text_of(acts(set, [{ type: 'clear' }])), / -$/);
});

test('turns, rings and the side to move stay together', () => {
  const head = (list) => edit.text_of(acts(edit.begin(null), list)).split(' ').slice(1, 4).join(' ');
  assert.equal(head([{ type: 'mover', seat: 1 }]), 'e0 t1 N');
  assert.equal(head([{ type: 'rings', value: '2' }]), 'e2 t10 S');
  assert.equal(head([{ type: 'mover', seat: 1 }, { type: 'rings', value: '1' }]), 'e1 t5 N');
  assert.equal(head([{ type: 'turns', value: '3' }]), 'e0 t3 N');
  assert.equal(head([{ type: 'turns', value: '3' }, { type: 'mover', seat: 0 }]), 'e0 t2 S');
  assert.equal(head([{ type: 'turns', value: '18' }]), 'e3 t18 S');
  assert.equal(head([{ type: 'turns', value: 'many' }]), 'e0 t0 S');
  assert.deepEqual([0, 3, 4, 9, 10, 130].map(rings_after), [0, 0, 1, 1, 2, 10]);
  const small = acts(edit.begin(view_of(P)), [{ type: 'rings', value: '0' }]);
  assert.doesNotMatch(edit.text_of(small), /-a11/);
  const figures = acts(small, [{ type: 'figure', name: 'passes', seat: 1, value: '7' }, { type: 'figure', name: 'reserve', seat: 0, value: '3' }]);
  assert.match(edit.text_of(figures), / p0,2 r3,0 s0,0 /);
});

test('every usual beginning is a whole game', () => {
  for (const start of edit.starts) {
    const pieces = pieces_of(start.text.split(' ').at(-1));
    assert.equal(pieces.length, 38, start.name);
  }
});

test('lines are a list with variations where they branch, each turn a button', () => {
  const start = root();
  const told = (turn, text) => ({ text, tell: [{ turn, kind: 'turn', seat: (turn + 1) % 2, turn_text: text }] });
  const one = grow(start, {}, told(1, 'Fe2>e4'));
  const two = grow(one, {}, told(2, 'Fe9>e7'));
  const other = grow(one, {}, told(2, 'Ff9>f7'));
  grow(other, {}, told(3, 'Fd2>d3'));
  grow(start, {}, told(1, 'Fa2>a3'));
  assert.equal(grow(one, {}, told(2, 'Ff9>f7')), other);
  walk_to(two);
  const went = [];
  const board = new Proxy({}, { get: (_, name) => (node) => went.push([name, node?.text]) });
  render(lines_panel({ study: { root: start, at: two }, face }, { board }), page());
  const text = (found) => found.textContent.replace(/\s+/g, ' ').trim();
  assert.deepEqual([...page().querySelectorAll('.line-turn')].map(text), ['1 Fe2>e4', '2 Fe9>e7', '2 Ff9>f7', '3 Fd2>d3', '1 Fa2>a3']);
  assert.equal(text(page().querySelector('[aria-current="step"]')), '2 Fe9>e7');
  assert.equal(page().querySelectorAll('.variation').length, 2);
  page().querySelectorAll('.line-turn')[2].click();
  page().querySelector('button[aria-label="Previous turn"]').click();
  assert.deepEqual(went.map(([name]) => name), ['to', 'back']);
  assert.equal(went[0][1], 'Ff9>f7');
});

test('a turn found for a mistake is compared with the best one and with the one that was played', () => {
  const mistake = { played: { text: '--', score: -700 }, best: { text: 'Ae2>e5', score: 300 } };
  const said = (text, score) => compared(mistake, { text, score });
  assert.equal(said('Ae2>e5', -900), 'best', 'the best turn is best, whatever a second search says');
  assert.equal(said('Fa2>a3', 250), 'best');
  assert.equal(said('Fa2>a3', 200), 'better');
  assert.equal(said('Fa2>a3', -650), 'worse');
  assert.equal(said('--', -700), 'same');
  assert.equal(compared({ played: { text: '--', score: 400 }, best: { text: 'x', score: 99_995 } }, { text: 'y', score: 2400 }), 'best', 'a larger lead decides as much as a win');
  assert.equal(better_by(99_995, -99_997), 4000);
});
