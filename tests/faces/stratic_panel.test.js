// Beside Stratic's board under jsdom: typing turns, choices as buttons, both sides in figures, sounds of the log.
import { page } from './lib/dom.mjs';
import test from 'node:test';
import assert from 'node:assert/strict';
import { golden, view_of } from './lib/positions.mjs';

const { render, nothing } = await import('../../frontend/vendor/lit-html.js');
const { face } = await import('../../frontend/games/stratic/face.js');
const { key_of, square_of } = await import('../../frontend/games/stratic/square.js');
const { hanging } = await import('../../frontend/games/stratic/reach.js');
const { after } = await import('../../frontend/games/stratic/position.js');
const { read_turn } = await import('../../frontend/games/stratic/notation.js');
const { completions } = await import('../../frontend/games/stratic/typed.js');
const { taken } = await import('../../frontend/games/stratic/count.js');
const { lines_before } = await import('../../frontend/ui/words/tale.js');

const P = 'str1/2 e1 t6 S p0,0 r0,0 s0,0';
const unit = (kind, at, to) => ({ kind, at: square_of(at), to: to.map(([name, act, more]) => ({ sq: square_of(name), act, ...more })) });
const legal_list = (units, more = {}) => ({
  to_move: 0, turn: 7, movements_left: 1, operation: false, may_pass: true, reserve: 0,
  place: { kinds: ['A', 'F'], rect: [-1, -1, 10, 7], extra: [], promote_in_extra: true }, units, ...more,
});
const LEGAL = legal_list([
  unit('A', 'c3', [['c5', 'capture', { then: [{ sq: square_of('e7'), act: 'capture' }] }], ['c4', 'move']]),
  unit('F', 'e2', [['e3', 'move'], ['e4', 'move']]),
]);
const VIEW = view_of(`${P} C@a1,F@e2,A@c3,a@c5,i@e7,c@j10`);

/* Type text after text, as keystrokes do; the legal list of the bare turn holds while nothing whole is drafted. */
function type(view, legal, ...texts) {
  let draft = face.draft(view, 0);
  for (const text of texts) {
    const known = face.partial(draft) ? null : legal;
    draft = face.reduce(draft, { type: 'text', text }, face.hints(known, draft));
  }
  return draft;
}

function entry(draft, legal, how) {
  const sent = [];
  render(nothing, page());
  render(face.entry(draft.view, draft, face.hints(legal, draft), (act) => sent.push(act), how), page());
  return sent;
}
const $ = (selector) => page().querySelector(selector);
const all = (selector) => [...page().querySelectorAll(selector)].map((e) => e.textContent.trim().replace(/\s+/g, ' '));

const tasks = (text, { legal = [], more = {}, how = { exposed: true }, acts = [] } = {}) => {
  const view = view_of(text, more);
  const list = legal && legal_list(legal, more.legal);
  const draft = acts.reduce((now, act) => face.reduce(now, act, face.hints(list, now)), face.draft(view, 0));
  return face.todo(view, draft, face.hints(face.partial(draft) ? null : list, draft), how);
};
const words_of = (...given) => tasks(...given)?.map(({ words }) => words.replace(/\s+/g, ' ')) ?? null;

test('the list of a turn: what can be won, must be done and could be lost, the gravest first', () => {
  assert.deepEqual(words_of(`${P} C@a1,A@c3,c@j10`), null, 'nothing to look at in a quiet position');
  assert.equal(face.todo({ status: 'setup' }, { mode: 'setup' }, null, {}), null);
  assert.deepEqual(words_of(`${P} C@a1,I@j3,c@j10`, { legal: [unit('I', 'j3', [['j10', 'capture']])] }), ['Capture the Commander with Interdictor on j3']);
  assert.deepEqual(words_of(`${P} C@a1,I@j3,c@j10`, { legal: [unit('I', 'j3', [['j10', 'capture']])], how: {} }), null, 'whose board does not show it finds it without a list');
  assert.deepEqual(words_of(`${P} C@a1,A@j9,Fc@j10`, { legal: [unit('A', 'j9', [['j10', 'breach']])], how: {} }), null, 'a Commander on a Fortifier does not fall');
  assert.deepEqual(words_of(`${P} C@a1,i@a8,A@d5,a@d8,c@j10`, { more: { check: true } }),
    ['Answer the check: Interdictor on a8 attacks your Commander', 'Aggressor on d5 is in danger: Interdictor on a8 and Aggressor on d8 can take it']);
  const hung = `${P} C@a1,F@b4,f@b6,A@d5,a@d8,c@j10`;
  assert.deepEqual(words_of(hung), ['Aggressor on d5 is in danger: Aggressor on d8 can take it', 'Fortifier on b4 is in danger: Fortifier on b6 can take it'], 'what is worth more comes first');
  assert.deepEqual(words_of(hung, { how: {} }), null, 'players whose board does not mark such pieces are not told');
  assert.deepEqual(words_of(`${P} C@a1,Fi@c3,c@j10`), ['Fortifier on c3 is in danger: Interdictor on c3 can take it'], 'the own piece is named, not the one on it');
  assert.deepEqual(words_of(hung, { more: { variant: 'antistratic', legal: { must_capture: true } }, legal: [unit('A', 'd5', [['d8', 'capture']]), unit('F', 'b4', [])] }),
    ['You must capture: 1 piece can do so'], 'in Antistratic nothing is worth saving');
});

test('the list tells of the next growth while it is near, counted with the drafted turn', () => {
  const near = { next_expansion_at: 7, turns: 6, expansions: 1, max_expansions: null };
  const legal = [unit('A', 'e2', [['e3', 'move']])];
  assert.deepEqual(words_of(`${P} C@a1,A@e2,F@c4,f@d4,f@e6,c@j10`, { more: near, legal, how: {} }),
    ['The board grows after this turn: North leads the midboard 2 to 1 and would get 1 piece']);
  const moved = [{ type: 'square', at: square_of('e2') }, { type: 'square', at: square_of('e3') }];
  assert.deepEqual(words_of(`${P} C@a1,A@e2,F@c4,f@d4,f@e6,c@j10`, { more: near, legal, how: {}, acts: moved }),
    ['The board grows after this turn: level on the midboard, 2 to 2']);
  assert.deepEqual(words_of(`${P} C@a1,Aa@e4,F@c4,F@d4,c@j10`, { more: { ...near, next_expansion_at: 8 }, how: {} }),
    ['The board grows in 2 turns: you lead the midboard 3 to 1 and would get 2 pieces'], 'both pieces of a stack count');
  assert.equal(words_of(`${P} C@a1,c@j10`, { more: { ...near, next_expansion_at: 9 }, how: {} }), null, 'not near');
  assert.equal(words_of(`${P} C@a1,c@j10`, { more: { ...near, max_expansions: 1 }, how: {} }), null, 'it grows no more');
});

test('what hangs is found once for a position, however often it is painted', () => {
  const view = view_of(`${P} C@a1,F@b4,f@b6,A@d5,a@d8,c@j10`);
  const draft = face.draft(view, 0);
  const before = hanging(view, draft, after(view, draft), 0);
  assert.deepEqual(before.map(key_of).sort(), ['1,3', '3,4']);
  assert.equal(hanging(view, { ...draft, sel: { kind: 'A', at: [3, 4] } }, null, 0), before, 'a chosen piece changes nothing');
  const moved = { ...draft, moves: [{ kind: 'A', from: [3, 4], to: [4, 4], act: 'move' }] };
  assert.deepEqual(hanging(view, moved, after(view, moved), 0).map(key_of), ['1,3']);
  assert.deepEqual(hanging(view, draft, after(view, draft), 1).map(key_of), ['1,5', '3,7'], 'the other side');
});

test('a task shows its place on the board until a step is drafted or the turn is over', () => {
  const text = `${P} C@a1,A@d5,a@d8,c@j10`;
  const [task] = tasks(text);
  assert.deepEqual([task.panel, task.act, task.focus], ['act', null, '.match .board [data-sq="3,4"]']);
  const view = view_of(text);
  const pointed = (seen, draft) => {
    render(nothing, page());
    render(face.board(seen, draft, face.hints(legal_list([]), draft), () => {}, { desk: { value: task.look } }), page());
    return [$('.pointed')?.querySelectorAll('circle').length ?? 0, $('.pointed')?.querySelectorAll('.arrow').length ?? 0];
  };
  assert.deepEqual(pointed(view, face.draft(view, 0)), [1, 1], 'a ring, and a line from the attacker');
  assert.deepEqual(pointed(view, { ...face.draft(view, 0), moves: [{ kind: 'A', from: [3, 4], to: [3, 5], act: 'move' }] }), [0, 0]);
  assert.deepEqual(pointed({ ...view, turns: view.turns + 2 }, face.draft(view, 0)), [0, 0]);
  assert.deepEqual(pointed(view, null), [0, 0], 'a spectator of the same browser sees none');
});

test('a fault in notation says where it is and what would be right', () => {
  const faults = [
    ['', 0, 0, true, /Type a turn/], ['F', 1, 1, true, /square such as e4/], ['Fe', 1, 2, true, /square/], ['Fe2', 3, 3, true, /a sign/],
    ['Fe2>', 4, 4, true, /square/], ['fe2>e4', 0, 6, false, /must start with a piece/], ['Ac3-c5', 3, 6, false, /After “Ac3”, type a sign/],
    ['Fe2>e4 hello', 7, 12, false, /“hello” must start with/], ['Fe2>e4=C', 7, 8, false, /A or I/], ['+Fe5=', 5, 5, true, /A or I/],
    ['+Fz', 2, 3, true, /square/], ['Fe2>e4 --', 7, 9, false, /pass/], ['-- Fe2>e4', 3, 9, false, /Nothing can follow --/],
    ['Fe2>e0', 4, 6, false, /square/], ['Ac3xc5x', 7, 7, true, /square/], ['Fe2>e4z', 6, 7, false, /space/], ['-', 0, 1, true, /must start/],
  ];
  for (const [text, at, to, begun, words] of faults) {
    const read = read_turn(text);
    assert.deepEqual([read.at, read.to, read.begun], [at, to, begun], text);
    assert.match(read.error, words, text);
  }
  assert.deepEqual(read_turn('Fe2>e4 hello').moves.length, 1);
});

test('every golden turn can be typed letter by letter without a false alarm', () => {
  for (const { turn } of golden('turns')?.vectors ?? [{ turn: '+Fe5 Ac3xc5xe7' }]) {
    if (!turn || read_turn(turn).error) continue;
    for (let n = 0; n <= turn.length; n += 1) {
      const read = read_turn(turn.slice(0, n));
      assert.ok(!read.error || read.begun, `${turn.slice(0, n)}: ${read.error}`);
    }
  }
});

test('what is typed goes into the draft as far as it can be read, and undo takes it back whole', () => {
  const draft = type(VIEW, LEGAL, 'A', 'Ac3xc5', 'Ac3xc5xe7');
  assert.deepEqual(face.order(draft).moves, [{ kind: 'A', from: [2, 2], to: [2, 4], act: 'capture', then: [4, 6] }]);
  const slip = face.reduce(draft, { type: 'text', text: 'Ac3xc5xe7 Fe2-' }, null);
  assert.equal(slip.moves.length, 1);
  assert.equal(face.asked(slip, face.hints(LEGAL, slip)).may, false);
  assert.ok(face.is_empty(face.reduce(slip, { type: 'undo' }, null)));
  assert.equal(face.reduce(slip, { type: 'undo' }, null).text, null);
});

test('the legal turns that begin so are offered, longer ones too, and what is near when none does', () => {
  const words = (draft, legal = LEGAL) => completions(draft, face.hints(legal, draft))?.words;
  assert.equal(completions(face.draft(VIEW, 0), face.hints(LEGAL, face.draft(VIEW, 0))), null);
  assert.deepEqual(words(type(VIEW, LEGAL, 'Fe2')), ['Fe2>e3', 'Fe2>e4']);
  assert.deepEqual(words(type(VIEW, LEGAL, 'A')), ['Ac3xc5', 'Ac3xc5xe7', 'Ac3>c4']);
  assert.deepEqual(words(type(VIEW, LEGAL, 'A', 'Ac3xc5'), null), ['Ac3xc5xe7']);
  const near = type(VIEW, LEGAL, 'fe2-e4');
  assert.deepEqual([completions(near, face.hints(LEGAL, near)).near, words(near)[0]], [true, 'Fe2>e4']);
  assert.deepEqual(words(type(VIEW, LEGAL, '-')), ['--']);
});

test('the list is walked with the arrows; Enter takes the chosen word, then plays the turn', () => {
  let draft = type(VIEW, LEGAL, 'Fe2');
  draft = face.reduce(draft, { type: 'along', by: 1 }, face.hints(LEGAL, draft));
  draft = face.reduce(draft, { type: 'along', by: 1 }, face.hints(LEGAL, draft));
  draft = face.reduce(draft, { type: 'along', by: 1 }, face.hints(LEGAL, draft));
  assert.equal(draft.at, 1);
  let sent = entry(draft, LEGAL);
  const field = $('input[role=combobox]');
  assert.equal(field.getAttribute('aria-expanded'), 'true');
  assert.equal($(`#${field.getAttribute('aria-activedescendant')}`).getAttribute('aria-selected'), 'true');
  assert.deepEqual(all('.ways li'), ['Fe2>e3 Fortifier e2 moves to e3', 'Fe2>e4 Fortifier e2 moves to e4']);
  $('form.typed').dispatchEvent(new Event('submit', { cancelable: true }));
  assert.deepEqual(sent, [{ type: 'complete', word: 'Fe2>e4' }]);
  draft = face.reduce(draft, sent[0], face.hints(LEGAL, draft));
  assert.equal(draft.text, 'Fe2>e4');
  sent = entry(draft, null);
  $('form.typed').dispatchEvent(new Event('submit', { cancelable: true }));
  assert.deepEqual(sent, [{ type: 'commit' }]);
});

test('a mistake is marked where it stands, with the server’s own words once they are there', () => {
  const draft = type(VIEW, LEGAL, 'Fe2>e4 Ac3-c5');
  assert.deepEqual(face.trial(draft), { type: 'turn', text: 'Fe2>e4 Ac3-c5' });
  assert.equal(face.trial(type(VIEW, LEGAL, 'Fe2>')), null);
  entry(draft, LEGAL, { tried: null });
  assert.equal($('#typed-fault mark').textContent, '-c5');
  assert.match($('#typed-fault').textContent, /After “Ac3”, type a sign/);
  entry(draft, LEGAL, { tried: { ok: false, words: 'The judge says so.' } });
  assert.match($('#typed-fault').textContent, /The judge says so/);
});

test('reinforcements, promotions and second captures can be chosen beside the board', () => {
  const view = view_of(`str1/2 e1 t6 S p0,0 r2,0 s0,0 C@a1,F@c8,c@j10`);
  let draft = face.draft(view, 0);
  const placing = legal_list([], { place: { kinds: ['A', 'F'], rect: [0, 0, 9, 7], extra: [], promote_in_extra: false } });
  assert.deepEqual(face.choices(draft, face.hints(placing, draft)).items.map((i) => i.label), ['Aggressor', 'Fortifier']);
  entry(draft, placing);
  assert.match($('.ask').textContent, /2 pieces left to place/);
  assert.equal($('.ask [aria-pressed=true]').textContent.trim().replace(/\s+/g, ' '), '2 Fortifier');
  draft = face.reduce(draft, face.choices(draft, face.hints(placing, draft)).items[0].act, face.hints(placing, draft));
  assert.equal(draft.tray, 'A');

  const promoting = legal_list([unit('F', 'c8', [['c9', 'move', { promote: ['A', 'I'] }]])]);
  draft = face.draft(view_of(`${P} C@a1,F@c8,c@j10`), 0);
  for (const name of ['c8', 'c9']) draft = face.reduce(draft, { type: 'square', at: square_of(name) }, face.hints(promoting, draft));
  const choice = face.choices(draft, face.hints(promoting, draft));
  assert.deepEqual(choice.items.map((i) => i.label), ['Move here as Fortifier', 'Move here and promote to Aggressor', 'Move here and promote to Interdictor']);
  assert.equal(face.reduce(draft, choice.items[2].act, face.hints(promoting, draft)).moves[0].promote, 'I');
  assert.equal(face.reduce(draft, choice.drop.act, face.hints(promoting, draft)).moves.length, 0);

  draft = face.draft(VIEW, 0);
  for (const name of ['c3', 'c5']) draft = face.reduce(draft, { type: 'square', at: square_of(name) }, face.hints(LEGAL, draft));
  const second = face.choices(draft, face.hints(LEGAL, draft));
  assert.deepEqual([second.items.map((i) => i.label), second.drop.label], [['Take e7'], 'Stop here']);
  assert.deepEqual(face.reduce(draft, second.items[0].act, face.hints(LEGAL, draft)).moves[0].then, [4, 6]);
  assert.equal(face.reduce(draft, second.drop.act, face.hints(LEGAL, draft)).moves[0].then, undefined);
});

const LOG = [
  { n: 1, kind: 'setup', seat: 0, turn: 0, front: 'FFFFFFFFFF', back: 'AAA.CIAAAA' },
  { n: 2, kind: 'setup', seat: 1, turn: 0, front: 'FFFFFFFFFF', back: 'AAA.CIAAAA' },
  { n: 3, kind: 'turn', seat: 0, turn: 1, place: [{ kind: 'A', at: [0, 5] }], moves: [{ kind: 'F', from: [0, 7], to: [0, 8], act: 'capture', promote: 'I' }] },
];

test('what each side has taken is counted from the log and the board', () => {
  const both = (south, north) => ({ pieces: [...south].map((base, x) => ({ at: [x, 0], base })).concat([...north].map((base, x) => ({ at: [x, 9], base }))) });
  const south = 'F'.repeat(10) + 'AAACIAAAA';
  const start = both(south, south.toLowerCase());
  assert.deepEqual(taken(start, []), null);
  const lost = taken(both(`${south.slice(1)}AI`, south.toLowerCase().slice(2)), LOG);
  assert.deepEqual(lost, [{ F: 0, A: 0, C: 0, I: 0 }, { F: 2, A: 0, C: 0, I: 0 }]);
  const back = [...LOG, { n: 4, kind: 'takeback', to: 1, turn: 2 }];
  assert.deepEqual(lines_before(back).map((l) => l.n), [1, 2, 4]);
  assert.deepEqual(lines_before(LOG, 1).map((l) => l.n), [1, 2]);
});

test('both sides in figures: tally, gain, countdown, reserve, operation in words', () => {
  const view = view_of(`str1/2 e1 t6 S p2,1 r0,3 s4,0 C@a1,c@j10`, { midboard: [5, 1] });
  render(nothing, page());
  render(face.facts(view, []), page());
  assert.match(page().textContent, /grows in 4 turns/);
  assert.match(page().textContent, /South can make two moves this turn/);
  const rows = [...page().querySelectorAll('.counts tbody tr')].map((tr) => [...tr.children].map((cell) => cell.textContent.trim()));
  assert.deepEqual(rows, [['Points', '4', '0'], ['In the midboard', '5', '1'], ['Gain on growth', '3 pieces', '–'], ['To place', '–', '3'],
    ['Passes in a row', '2 (operation)', '1 of 2']]);
  render(nothing, page());
  render(face.facts({ ...view, max_expansions: 1 }, []), page());
  assert.match(page().textContent, /full size/);
  assert.doesNotMatch(page().textContent, /Gain on growth/);
});

test('a called check is said to whoever looks on; lines have sounds', () => {
  const view = view_of(`${P} C@a1,c@j10`, { check: true });
  assert.match(face.heed(view, 0), /your Commander/);
  assert.match(face.heed(view, null), /South’s Commander/);
  assert.equal(face.heed({ ...view, check: false }, 0), '');
  const turn = (more) => face.sound({ kind: 'turn', moves: [{ act: 'move' }], ...more });
  assert.deepEqual([turn(), turn({ moves: [{ act: 'breach' }] }), turn({ check: true }), turn({ expansion: 1, check: true }), face.sound({ kind: 'offer' })],
    ['move', 'take', 'check', 'expansion', null]);
});

test('nobody is told to pass where passing is not allowed', () => {
  const draft = face.draft(VIEW, 0);
  const asked = (may_pass, more = {}) => face.asked({ ...draft, ...more }, face.hints(legal_list(LEGAL.units, { may_pass }), draft));
  assert.deepEqual([asked(true).act, asked(true).may], ['Your turn: move a piece or pass.', true]);
  assert.deepEqual([asked(false).act, asked(false).commit, asked(false).may], ['Your turn: move a piece. You cannot pass now.', 'You cannot pass now', false]);
  const place = [{ kind: 'F', at: square_of('e4') }];
  assert.deepEqual([asked(true, { place }).act, asked(false, { place }).act], ['Now move a piece or pass.', 'Now move a piece. You cannot pass now.']);
});

test('the variant and its aim stand first; Antistratic leads with the pieces left', () => {
  const facts = (more) => {
    render(nothing, page());
    render([face.facts({ ...VIEW, ...more }), face.seat_facts({ ...VIEW, ...more }, 0)], page());
    return [face.aim({ ...VIEW, ...more }), all('.counts tbody th')[0], all('.points')[0]];
  };
  assert.deepEqual(facts({}), ['Stratic: capture the enemy Commander to win.', 'Points', '0 pts']);
  assert.deepEqual(facts({ variant: 'antistratic' }),
    ['Antistratic: lose all your pieces to win. You must capture whenever you can.', 'Pieces left', '3 pieces left']);
  assert.match(facts({ variant: 'true_endless' })[0], /^True Endless: captured pieces come back/);
  assert.match(facts({ dims: 3 })[0], /^4D Stratic, in a cube/);
});

test('after the end, nothing is announced that would come with a next turn', () => {
  const told = (more) => {
    render(nothing, page());
    render([face.facts({ ...VIEW, ...more }), face.seat_facts({ ...VIEW, ...more }, 1)], page());
    return [all('.counts tbody th').join(), all('.tag').join()];
  };
  const after = { passes: [0, 2], operation: [false, true] };
  assert.match(told(after).join(), /Passes in a row.*operation ready/);
  assert.deepEqual(told({ ...after, status: 'over' }), ['Points,In the midboard', '']);
});

test('what is left of a turn is said once, in the asked line', () => {
  const waiting = view_of(`${P.replace('r0,0', 'r2,0')} C@a1,c@j10`);
  const draft = face.draft(waiting, 0);
  const hints = face.hints(legal_list([], { reserve: 2 }), draft);
  assert.match(face.asked(draft, hints).act, /^Place 2 /);
  assert.equal(face.todo(waiting, draft, hints, { exposed: true }), null);
});

test('the field for a typed turn has the focus once it is unfolded', () => {
  const draft = face.draft(VIEW, 0);
  render(nothing, page());
  render(face.entry(VIEW, draft, face.hints(LEGAL, draft), () => {}, { folds: true, shelf: [], tried: null }), page());
  const fold = page().querySelector('.typed-fold');
  const unfold = (from) => {
    from.focus();
    fold.open = true;
    fold.dispatchEvent(new window.Event('toggle'));
    return document.activeElement.name ?? document.activeElement.tagName;
  };
  assert.equal(unfold(fold.querySelector('summary')), 'turn');
});

test('one person who plays both sides is not told “your turn”', () => {
  const draft = face.draft(view_of(`${P} C@a1,a@a4,c@j10`, { check: true }), 0);
  const asked = (how) => face.asked(draft, face.hints(LEGAL, draft), how);
  assert.deepEqual([asked().act, asked({ both: true }).act], ['Your turn: move a piece or pass.', 'Move a piece or pass.']);
  assert.match(asked({ both: true }).warn, /^Check: South’s Commander is under attack\./);
});

test('sounds: on unless it is a phone or they were switched off; none before a gesture; each begins from silence', async (t) => {
  const { is_heard, sound } = await import('../../frontend/ui/alerts/sound.js');
  const { matchMedia, AudioContext } = globalThis;
  t.after(() => Object.assign(globalThis, { matchMedia, AudioContext }));
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const heard = (pointer) => {
    globalThis.matchMedia = (query) => ({ matches: query === `(pointer: ${pointer})` });
    return ['system', 'on', 'off'].map((chosen) => is_heard({ sound: chosen }));
  };
  assert.deepEqual(heard('fine'), [true, true, false]);
  assert.deepEqual(heard('coarse'), [false, true, false]);
  const levels = [];
  let started = 0;
  const node = () => ({ connect() {}, start() { started += 1; }, stop() {}, frequency: { setValueAtTime() {} } });
  globalThis.AudioContext = class {
    sampleRate = 8000;
    currentTime = 0;
    state = 'running';
    createBuffer = (_, length) => ({ getChannelData: () => new Float32Array(length) });
    createBufferSource = node;
    createOscillator = node;
    createGain = () => ({ connect() {}, gain: { setValueAtTime: (level) => levels.push(level), linearRampToValueAtTime() {},
      exponentialRampToValueAtTime: (level) => levels.push(level) } });
    async suspend() {}
    async resume() {}
  };
  const moved = (has) => Object.defineProperty(globalThis, 'navigator',
    { configurable: true, value: { userActivation: { hasBeenActive: has } } });
  moved(false);
  sound('move', 60);
  assert.equal(started, 0);
  moved(true);
  for (const name of ['move', 'take', 'check', 'expansion', 'turn', 'end']) {
    const before = started;
    sound(name, 60);
    assert.ok(started > before, name);
  }
  assert.ok(levels.every((level) => level <= 0.0001), 'from silence, and back to it');
});
