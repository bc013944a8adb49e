// The placement editor of Stratic under jsdom: armies, presets, the draft, its controls, text, keys, one's own formations.
import { page } from './lib/dom.mjs';
import test from 'node:test';
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';

const { render, nothing } = await import('../../frontend/vendor/lit-html.js');
const { face } = await import('../../frontend/games/stratic/face.js');
const { square_of } = await import('../../frontend/games/stratic/square.js');
const army = await import('../../frontend/games/stratic/setup/army.js');
const { PRESETS } = await import('../../frontend/games/stratic/setup/presets.js');
const own = await import('../../frontend/games/stratic/setup/shelf.js');
const { warnings } = await import('../../frontend/games/stratic/setup/words.js');

const WALL = { front: 'FFFFFFFFFF', back: 'AAA.CIAAAA' };
const HORNS = { front: 'AAFFFFFFAA', back: 'AIFF.FCFFA' };
const setup_view = (more = {}) => ({ v: 1, dims: 2, status: 'setup', ready: [false, false], setup: null, extent: [0, 9], ...more });
const click = (name) => ({ type: 'square', at: square_of(name) });
const put = (name, kind) => ({ type: 'put', at: square_of(name), kind });
const after = (acts, start = face.draft(setup_view(), 0)) => acts.reduce((draft, act) => face.reduce(draft, act, null), start);
const rows = ({ front, back }) => ({ front, back });

function dice(seed) {
  let now = seed;
  return () => { now = (now * 48271) % 2147483647; return now / 2147483647; };
}

/* The placement on the page, painted anew after each act, as the match page does it. */
function editor(shelf = null, me = 0) {
  const now = { draft: face.draft(setup_view(), me) };
  const send = (act) => { now.draft = face.reduce(now.draft, act, null); paint(); };
  const paint = () => render([face.board(now.draft.view, now.draft, null, send, { bottom: me }), face.entry(now.draft.view, now.draft, null, send, { shelf })], page());
  render(nothing, page());
  paint();
  face.mount(page());
  return Object.assign(now, {
    send, paint, press: (text) => [...page().querySelectorAll('button')].find((b) => (b.getAttribute('aria-label') ?? b.textContent).replace(/\s+/g, ' ').trim() === text).click(),
    type: (name, text) => {
      const input = page().querySelector(`input[name=${name}]`);
      input.value = text;
      input.form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
      return input;
    },
    key: (name, value) => page().querySelector(`[data-sq="${square_of(name).join()}"]`).dispatchEvent(new window.KeyboardEvent('keydown', { key: value, bubbles: true, cancelable: true })),
    text: () => page().textContent.replace(/\s+/g, ' '),
  });
}

const memory_shelf = (items = []) => ({ items, where: 'Here.', error: '', keep(list) { this.items = list; } });

test('two squares exchange, by two clicks or by a drag; undo goes back', () => {
  const moved = after([click('e1'), click('d1')]);
  assert.equal(moved.back, 'AAAC.IAAAA');
  assert.deepEqual(rows(after([{ type: 'drag', from: [4, 0], to: [3, 0] }])), rows(moved));
  assert.deepEqual(rows(after([{ type: 'undo' }], moved)), WALL);
  assert.match(after([{ type: 'drag', from: [4, 0], to: [4, 5] }]).fault, /own two rows/);
  assert.deepEqual(rows(after([click('e1'), click('e1'), click('e5')])), WALL);
});

test('a preset that leans to one side names files, as left and right are not the same for both seats', () => {
  for (const language of ['en', 'de']) {
    const words = readFileSync(new URL(`../../frontend/locales/${language}/stratic.ftl`, import.meta.url), 'utf8');
    const about = [...words.matchAll(/^stratic-preset-\w+-about = (.*)/gm)].map(([, text]) => text);
    assert.equal(about.length, PRESETS.length);
    for (const text of about) assert.doesNotMatch(text, /\b(left|right|links|rechts|linken|rechten)\b/i);
  }
  const { back } = PRESETS.find(({ id }) => id === 'castle');
  assert.match(PRESETS.find(({ id }) => id === 'castle').what, new RegExp(`on the ${'abcdefghij'[back.indexOf('C')]} file`));
});

test('whatever is done, there are never more than 19 pieces, two Commanders or two Interdictors', () => {
  const random = dice(7);
  const any = (list) => list[Math.floor(random() * list.length)];
  let draft = face.draft(setup_view(), 0);
  for (let i = 0; i < 6000; i += 1) {
    const at = [Math.floor(random() * 10), Math.floor(random() * 3)];
    const kind = any([...'FAIC.']);
    const act = any([{ type: 'square', at }, { type: 'kind', kind }, { type: 'put', at, kind }, { type: 'mirror' }, { type: 'undo' },
      { type: 'cancel' }, { type: 'drag', from: at, to: [0, 0] }, random() < 0.05 ? { type: 'clear' } : { type: 'complete' }]);
    draft = face.reduce(draft, act, null);
    const n = army.counts(draft);
    assert.match(draft.front + draft.back, /^[FAIC.]{20}$/);
    assert.ok(army.total(draft) <= 19 && n.C <= 1 && n.I <= 1, JSON.stringify([act, rows(draft)]));
    assert.equal(face.asked(draft, null).may, army.faults_of(draft).length === 0);
  }
});

test('a kind put on a square: one of a kind comes over, others turn into each other, the empty square moves', () => {
  assert.deepEqual(rows(after([put('a2', 'C')])), { front: 'CFFFFFFFFF', back: 'AAA.FIAAAA' });
  assert.deepEqual(rows(after([put('a2', 'A')])), { front: 'AFFFFFFFFF', back: 'AAA.CIAAAA' });
  assert.deepEqual(rows(after([put('d1', 'A')])), { front: 'FFFFFFFFFF', back: 'AA.ACIAAAA' });
  assert.deepEqual(rows(after([put('e1', '.')])), { front: 'FFFFFFFFFF', back: 'AAA..IAAAA' });
  assert.match(after([put('e5', 'A')]).fault, /own two rows/);
  const all_but_commander = after([put('e1', '.'), put('e1', 'A')]);
  assert.match(after([put('d1', 'C')], all_but_commander).fault, /All 19 pieces are on the board/);
});

test('from an empty board: a piece in hand goes where one clicks, the tray counts, the rest can be filled', () => {
  const it = editor();
  it.press('Clear');
  assert.equal(face.asked(it.draft, null).may, false);
  assert.match(face.asked(it.draft, null).act, /19 pieces are missing\. The Commander is missing\. The Interdictor is missing/);
  it.press('Commander 0');
  it.send(click('e1'));
  assert.equal(it.draft.hand, null);
  it.press('Aggressor 0');
  it.send(click('d2'));
  it.send(click('f2'));
  assert.deepEqual(rows(it.draft), { front: '...A.A....', back: '....C.....' });
  assert.match(it.text(), /3 of 19 pieces/);
  it.press('Remove');
  it.send(click('f2'));
  assert.equal(it.draft.front, '...A......');
  it.press('Fill the rest');
  assert.deepEqual(army.faults_of(it.draft), []);
  assert.equal(it.draft.front[3], 'A');
  assert.equal(it.draft.back[4], 'C');
});

test('by keyboard alone: arrows go, letters put, Delete takes off, Z undoes, M mirrors', () => {
  const it = editor();
  page().querySelector('.cell[tabindex="0"]').focus();
  const press = (key) => document.activeElement.dispatchEvent(new window.KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  press('ArrowLeft');
  press('a');
  assert.equal(it.draft.front, 'FFFAFFFFFF');
  press('ArrowDown');
  press('c');
  assert.equal(it.draft.back, 'AAAC.IAAAA');
  press('Delete');
  assert.equal(army.counts(it.draft).C, 0);
  press('z');
  press('m');
  assert.deepEqual(rows(it.draft), { front: 'FFFFFFAFFF', back: 'AAAAI.CAAA' });
  assert.match(page().querySelector('.keys').textContent, /put that piece here/);
});

test('every preset is an army with a name and a line, its Commander behind shields; at least six', () => {
  assert.ok(PRESETS.length >= 6);
  assert.equal(new Set(PRESETS.flatMap((p) => [p.name, p.what, army.formation_text(p)])).size, PRESETS.length * 3);
  for (const preset of PRESETS) {
    assert.deepEqual(army.faults_of(preset), [], preset.name);
    assert.deepEqual(army.open_lines(preset), [], preset.name);
    assert.ok(army.has_guard(preset) || preset.id === 'horns', preset.name);
    assert.ok(preset.what.length > 30 && preset.what.length < 100, preset.what);
  }
  const it = editor();
  it.press('Horns');
  assert.deepEqual(rows(it.draft), HORNS);
  assert.match(it.text(), /Aggressors on both wings/);
});

test('shuffled placements are armies one could play', () => {
  const random = dice(11);
  const seen = new Set();
  for (let i = 0; i < 500; i += 1) {
    const mixed = army.shuffled(random);
    assert.deepEqual(army.faults_of(mixed), [], army.formation_text(mixed));
    assert.deepEqual(army.open_lines(mixed), []);
    assert.ok(mixed.back.slice(1, 9).includes('C'), mixed.back);
    seen.add(army.formation_text(mixed));
  }
  assert.ok(seen.size > 400);
});

test('an exposed Commander is warned of, with the lines and the square that would close them', () => {
  const words = (front, back, seat = 0) => warnings({ front, back }, seat).map((w) => w.words).join(' ');
  assert.equal(words(WALL.front, WALL.back), '');
  assert.match(words('FFFF.FFFFF', 'AAAACIAAAF'), /exposed: the e file is open.* A piece on e2 closes it/);
  assert.match(words('FFFFF.FFFF', 'AAAACIAAAF'), /the diagonal e1 to j6 is open.*f2 closes it/);
  assert.match(words('FFFFF.FFFF', 'AAAACIAAAF', 1), /the diagonal e10 to j5 is open.*f9 closes it/);
  assert.match(words('FFFFCFFFFF', 'AAAA.IAAAA'), /the diagonal e2 to a6, the e file and the diagonal e2 to j7 are open.*The back row/);
  assert.match(words('FFFFFFFFFF', 'CIAAAAAAA.'), /the a edge.*along rank 1/);
  assert.match(words('FFFFFFFFFF', 'AAAFCFIAA.'), /No Aggressor or Interdictor stands next to/);
  assert.equal(words('..........', '..........'), '');
  const it = editor();
  it.send(put('e2', '.'));
  assert.match(face.asked(it.draft, null).warn, /the e file is open/);
  it.send({ type: 'rows', front: 'FFFFFFFFFF', back: 'AAAFCFIAA.' });
  assert.match(it.text(), /No Aggressor or Interdictor/);
  assert.equal(face.asked(it.draft, null).warn, '');
});

test('as text: read in any usual writing; refused with what is missing or too many, and what was typed stays', () => {
  for (const text of ['FFFFFFFFFF/AAA.CIAAAA', 'ffffffffff aaa.ciaaaa', 'FFFFFFFFFF\n AAA.CIAAAA\n', 'FFFFFFFFFFAAA.CIAAAA']) {
    assert.deepEqual(army.read_formation(text), WALL, text);
  }
  const error = (text) => army.read_formation(text).error ?? 'none';
  assert.match(error('FFFFFFFFF./AAA.CIAAAA'), /1 piece is missing/);
  assert.match(error('FFFFFFFFFF/AAA.CIAACA'), /There are 2 Commanders, but an army has only one/);
  assert.match(error('FFFFFFFFFF/AAAACIAAAA'), /20 pieces placed: 1 too many\. One square stays empty/);
  assert.match(error('FFFFFFFFFF/AAA.AIAAAA'), /The Commander is missing/);
  assert.match(error('FFFFFFFFFF/FFF.CIFFFF'), /At least one Aggressor/);
  assert.match(error('FFFFFFFFF/AAA.CIAAAA'), /front row has 9 squares instead of 10/);
  assert.match(error('FFFFXFFFFF/AAA.CIAAAA'), /“X” is not a piece/);
  assert.match(error('  '), /two rows of ten/);
  assert.match(error('a/b/c'), /This one has 3 rows/);
  const it = editor();
  const input = it.type('rows', 'AAFFFFFFAA/AIFF.FC.FA');
  assert.match(page().querySelector('[role=alert]').textContent, /1 piece is missing/);
  assert.deepEqual(rows(it.draft), WALL);
  it.send(click('a1'));
  assert.equal(input.value, 'AAFFFFFFAA/AIFF.FC.FA');
  it.type('rows', 'AAFFFFFFAA/AIFF.FCFFA');
  assert.deepEqual(rows(it.draft), HORNS);
  assert.equal(page().querySelector('[role=alert]'), null);
  assert.equal(input.value, 'AAFFFFFFAA/AIFF.FCFFA');
});

test('my formations: saved, used, renamed, deleted, put back', () => {
  const shelf = memory_shelf();
  const it = editor(shelf);
  it.type('name', '');
  assert.match(it.text(), /Enter a name for the formation/);
  it.type('name', '  My   wall ');
  assert.deepEqual(shelf.items, [{ name: 'My wall', ...WALL }]);
  it.press('Horns');
  it.press('My wall');
  assert.deepEqual(rows(it.draft), WALL);
  it.press('Rename My wall');
  it.type('name', 'Old wall');
  assert.equal(shelf.items[0].name, 'Old wall');
  it.press('Delete Old wall');
  assert.deepEqual(shelf.items, []);
  it.press('Restore');
  assert.deepEqual(shelf.items, [{ name: 'Old wall', ...WALL }]);
  it.press('Clear');
  it.type('name', 'Nothing');
  assert.match(it.text(), /Only a complete army can be saved\. 19 pieces are missing/);
});

test('at most 24 formations, names are one each, a foreign list is cleaned', () => {
  const many = Array.from({ length: 24 }, (_, i) => ({ name: `n${i}`, ...WALL }));
  assert.match(own.saved(many, 'one more', WALL).fault, /already have 24 formations/);
  assert.deepEqual(own.saved(many, 'n3', HORNS).list[3], { name: 'n3', ...HORNS });
  assert.match(own.renamed(many, 'n1', 'n2').fault, /already have a formation named “n2”/);
  assert.deepEqual(own.sane([null, 4, { name: 'x' }, { name: 'y', front: 'C', back: 'C' }, { name: 'two', front: 'CFFFFFFFFF', back: WALL.back }, { name: 'ok', ...WALL, more: 1 }]), [{ name: 'ok', ...WALL }]);
  assert.deepEqual(own.sane('nonsense'), []);
});

test('North places on rows 9 and 10 and sees them at the bottom', () => {
  const it = editor(null, 1);
  const lines = [...page().querySelectorAll('[role=row]')];
  assert.match(lines.at(-1).querySelector('[data-sq]').getAttribute('aria-label'), /^j10, North/);
  assert.match(lines[0].querySelector('[data-sq]').getAttribute('aria-label'), /^j1, empty/);
  it.send(click('e10'));
  it.send(click('d10'));
  assert.equal(it.draft.back, 'AAAC.IAAAA');
  assert.deepEqual(Object.keys(face.order(it.draft)), ['type', 'front', 'back']);
});

test('a placement handed in may be replaced, and says so; an unsent one survives a reload', () => {
  const view = setup_view({ setup: WALL, ready: [true, false] });
  const draft = face.draft(view, 0);
  assert.equal(face.asked(draft, null).may, false);
  const changed = face.reduce(draft, { type: 'rows', ...HORNS }, null);
  assert.deepEqual([face.asked(changed, null).commit, face.asked(changed, null).may], ['Replace setup', true]);
  assert.deepEqual(rows(face.draft(view, 0, face.keep(changed))), HORNS);
});
