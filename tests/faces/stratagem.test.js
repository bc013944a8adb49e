// Stratagem's face: the shape of the land, a turn drafted by clicks, numbers and text, what the panels show and send, what is remembered.
import { page } from './lib/dom.mjs';
import test from 'node:test';
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { opening, view_of } from '../../frontend/games/stratagem/scene.js';

const { nothing, render } = await import('../../frontend/vendor/lit-html.js');
const { face } = await import('../../frontend/games/stratagem/face.js');
const { letter_text } = await import('../../frontend/games/stratagem/letters.js');
const { language_use, words_add } = await import('../../frontend/locales/text.js');
const { LAND, TEXTURE } = await import('../../frontend/games/stratagem/land.js');
const { LINKS, PROVINCES } = await import('../../frontend/games/stratagem/world.js');
const { Refusal } = await import('../../frontend/app/net/api.js');
const { preview } = await import('../../frontend/games/stratagem/battle.js');
const { todo } = await import('../../frontend/views/match/todo.js');
const { match_store } = await import('../../frontend/app/match/store.js');
const { table } = await import('../../frontend/views/styleguide/data.js');

const act = (draft, ...acts) => acts.reduce((now, one) => face.reduce(now, one, now.view.legal), draft);
const at = (code) => ({ type: 'province', at: code });
const go = { type: 'marching' };
const click = (selector) => page().querySelector(selector).dispatchEvent(new window.MouseEvent('click', { bubbles: true }));
const corners = (d) => new Set(d.slice(1, -1).split('L'));

function show(what) {
  render(nothing, page());
  render(what, page());
}

test('every slot of the contract is filled', () => {
  const contract = readFileSync(new URL('../../frontend/games/contract.js', import.meta.url), 'utf8');
  const slots = [...contract.split('@typedef')[1].matchAll(/@property \{.*\} (\w+)/g)].map((m) => m[1]);
  assert.deepEqual(slots.filter((slot) => !(slot in face)), []);
});

test('two provinces share a border exactly where a road joins them', () => {
  const near = (a, b) => [...corners(LAND[a.i])].filter((c) => corners(LAND[b.i]).has(c)).length;
  for (const [a, b] of LINKS) assert.ok(near(a, b) > 8, `${a.name} and ${b.name} share ${near(a, b)} points`);
  const linked = new Set(LINKS.map(([a, b]) => `${a.i} ${b.i}`));
  for (const a of PROVINCES) for (const b of PROVINCES) if (a.i < b.i && !linked.has(`${a.i} ${b.i}`)) assert.ok(near(a, b) <= 1, `${a.name} touches ${b.name}`);
  assert.equal(LINKS.length, 44);
  assert.ok(TEXTURE.every((d) => d.length > 200));
});

/* Points of an outline, without those where it stands still; a closed one ends before it begins again. */
function walk(points) {
  const moved = points.map(String).filter((point, i, all) => point !== all[i - 1]);
  return moved[0] === moved.at(-1) ? moved.slice(0, -1) : moved;
}

test('pictures of the server show the land as the page draws it', () => {
  const source = readFileSync(new URL('../../backend/games/stratagem/land.c', import.meta.url), 'utf8');
  const drawn = [...source.matchAll(/^ {4}\(("[^)]*")\)/gm)].map(([, strings]) => strings.replace(/"\s*"/g, ''));
  assert.equal(drawn.length, PROVINCES.length);
  for (const { i, name } of PROVINCES) {
    const [sum, steps] = [{ x: 0, y: 0 }, drawn[i].match(/-?\d+ ?-?\d+/g).map((step) => step.match(/-?\d+/g).map(Number))];
    const outline = steps.map(([x, y]) => [sum.x += x, sum.y += y]);
    assert.deepEqual(walk(outline), walk(LAND[i].slice(1, -1).split('L').map((point) => point.split(' '))), name);
  }
});

test('a stack is chosen, a way clicked, numbers changed, and all of it taken back', () => {
  let draft = act(face.draft(opening(), 0), at('fg'), go, at('th'));
  assert.deepEqual(face.order(draft), { moves: [{ from: 'fg', path: ['th'], units: { infantry: 1 } }] });
  draft = act(draft, { type: 'number', i: 0, unit: 'scout', n: 1 }, { type: 'number', i: 0, unit: 'infantry', n: 0 });
  assert.deepEqual(face.order(draft).moves[0].units, { scout: 1 });
  draft = act(draft, at('kc'), at('hm'));
  assert.deepEqual(face.order(draft).moves[0].path, ['th', 'kc', 'hm']);
  assert.deepEqual(face.order(act(draft, at('gr'))).moves[0].path, ['th', 'kc', 'hm'], 'a Scout goes three steps and no more');
  assert.equal(act(draft, ...Array(5).fill({ type: 'undo' })).orders.moves.length, 0);
  assert.equal(face.is_empty(act(draft, ...Array(5).fill({ type: 'undo' }))), true);
});

test('a press on a neighbouring province of one’s own shows it; only the March button makes it a destination', () => {
  const draft = face.draft(besieged(), 0);
  const shown = act(draft, at('fg'), at('sh'));
  assert.deepEqual([shown.at, shown.edit, face.order(shown)], ['sh', null, {}]);
  assert.deepEqual(face.order(act(draft, at('fg'), go, at('sh'))).moves?.map(({ from, path }) => [from, path]), [['fg', ['sh']]]);
});

test('a move of nobody is no order: it is neither listed, counted nor sent, and gone once the next thing is done', () => {
  let draft = act(face.draft(opening(), 0), at('fg'), go, at('th'), { type: 'number', i: 0, unit: 'infantry', n: 0 });
  assert.deepEqual([face.order(draft), face.steps(draft), face.asked(draft).commit], [{}, [], 'End turn without orders']);
  show(face.entry(opening(), draft, face.hints(null, draft), () => {}));
  assert.ok(page().querySelector('.sg-tray'), 'another unit can still take its place');
  assert.deepEqual(face.order(act(draft, { type: 'number', i: 0, unit: 'scout', n: 1 })).moves[0].units, { scout: 1 });
  draft = act(draft, { type: 'march', from: 'fg', to: 'cp' });
  assert.deepEqual([draft.orders.moves.length, draft.edit, face.order(draft).moves[0].path], [1, 0, ['cp']]);
  assert.equal(act(draft, { type: 'number', i: 0, unit: 'infantry', n: 0 }, { type: 'cancel' }).orders.moves.length, 0);
});

test('a program stands in the list under the name of its realm, which is not said twice', () => {
  show(face.seat_facts(opening(), 1, 'builtin'));
  assert.doesNotMatch(page().textContent, /Vermilion|Tidecallers/);
  show(face.seat_facts(opening(), 1, 'human'));
  assert.match(page().textContent, /Vermilion · Tidecallers/);
});

test('a press on the map opens the panel in which its province or march is shown', () => {
  const [sent, shown] = [[], []];
  const how = { panel: 'realms', show: (panel) => shown.push(panel) };
  const pressed = (draft) => {
    show(face.board(opening(), draft, face.hints(null, draft), (one) => sent.push(one), how));
    click('.sg-place[data-code="fg"]');
  };
  const open = act(face.draft(opening(), 0), at('fg'));
  pressed(open);
  pressed(act(open, { type: 'march', from: 'fg', to: 'th' }));
  page().querySelector('.sg-map').march('fg', 'th');
  assert.deepEqual(sent.map(({ type }) => type), ['look', 'province', 'march'], 'what is chosen out of sight stays chosen');
  assert.deepEqual(shown, ['act', 'act', 'act']);
});

test('typed text that cannot be read is explained, cannot be sent and leaves the draft alone', () => {
  const first = act(face.draft(opening(), 0), { type: 'research', what: 'mining' });
  const all = [['{"recruit":[{"at":"fg","unit":"dragon"}]}', /recruit\[0\]\.unit .*"dragon"/], ['{"moves":[{"from":"fg","path":[],"units":{"scout":1}}]}', /moves\[0\]\.path/],
    ['{"moves":[{"from":"fg","path":["th"],"units":{"scout":-1}}]}', /1 to 99: -1/], ['{"build":{"at":"fg"}}', /brackets/], ['{"break":[7]}', /not a player: 7/], ['{"march":[]}', /march/],
    ['[1]', /braces/], ['{"build":[null]}', /braces/], ['{"routes":[{"from":"fg","to":"atlantis"}]}', /atlantis/], ['{"moves":[{"from":"fg","path":["th"],"units":{}}]}', /units/]];
  for (const [text, words] of all) {
    const draft = act(first, { type: 'text', text });
    assert.deepEqual(face.order(draft), { research: 'mining' }, text);
    assert.equal(face.asked(draft, null).may, false, text);
    render(face.entry(draft.view, draft, draft.view.legal, () => {}, {}), page());
    assert.match(page().querySelector('[role=alert]').textContent, words);
  }
  const mended = act(first, { type: 'text', text: '{' }, { type: 'text', text: '{}' }, { type: 'text', text: '{"research":"age"}' }, { type: 'untext' });
  assert.deepEqual([face.order(mended), face.order(act(mended, { type: 'undo' }))], [{ research: 'age' }, { research: 'mining' }], 'a text is one step');
  const long = act(first, { type: 'text', text: '{"recruit":[{"at":"frostgate","unit":"militia"}]}' });
  assert.deepEqual(face.order(long).recruit, [{ at: 'fg', unit: 'militia', count: 1 }], 'long names and what may be left out');
});

test('a second move from the same province has the units that are left', () => {
  const draft = act(face.draft(opening(), 0), at('fg'), go, at('th'), { type: 'cancel' }, at('fg'), go, at('cp'));
  assert.deepEqual(face.order(draft).moves.map((m) => m.units), [{ infantry: 1 }, { militia: 1 }]);
  const more = act(draft, { type: 'number', i: 1, unit: 'infantry', n: 1 });
  assert.deepEqual(face.order(more).moves[1].units, { militia: 1 }, 'the Infantry marches already');
});

test('building, recruiting and research are one choice each, counted and taken back', () => {
  const draft = act(face.draft(opening(), 0), { type: 'build', at: 'fg', what: 'farm' }, { type: 'build', at: 'fg', what: 'mine' },
    { type: 'recruit', at: 'fg', unit: 'infantry', by: 2 }, { type: 'recruit', at: 'fg', unit: 'infantry', by: -1 },
    { type: 'research', what: 'agriculture' }, { type: 'research', what: 'mining' });
  assert.deepEqual(face.order(draft), { research: 'mining', build: [{ at: 'fg', what: 'mine' }], recruit: [{ at: 'fg', unit: 'infantry', count: 1 }] });
  assert.deepEqual(face.steps(draft), ['Research Mining', 'Build a Mine in Frostgate', 'Recruit 1 Infantry in Frostgate']);
  assert.deepEqual(face.partial(draft), face.order(draft));
  assert.equal(face.partial(face.draft(opening(), 0)), null);
});

test('what is typed becomes the draft as soon as it can be read, and one undo takes it back', () => {
  const first = act(face.draft(opening(), 0), { type: 'research', what: 'mining' });
  const broken = act(first, { type: 'text', text: '{"research":' });
  assert.deepEqual(face.order(broken), { research: 'mining' });
  const typed = act(broken, { type: 'text', text: '{"recruit":[{"at":"fg","unit":"militia","count":3}]}' });
  assert.deepEqual(face.order(typed), { recruit: [{ at: 'fg', unit: 'militia', count: 3 }] });
  assert.deepEqual(face.trial(typed), face.order(typed));
});

test('an error about orders names each of them, and says the same thing once', () => {
  const draft = act(face.draft(opening(), 0), at('fg'), go, at('th'), { type: 'cancel' }, at('fg'), go, at('cp'), { type: 'research', what: 'mining' });
  const hint = 'take another path';
  const errors = ['/moves/0', '/moves/1/path', '/moves/1', '/research', '/nothing/7'].map((path) => ({ path, code: 'x', hint }));
  const refusal = new Refusal(422, { code: 'x', title: 'x', errors });
  assert.equal(refusal.words_about((path) => face.order_at(draft, path)),
    '“1 Infantry: Frostgate to Thornfield”: take another path; “1 Militia: Frostgate to Crystalpeak”: take another path; “Research Mining”: take another path; take another path.');
  assert.equal(refusal.words, 'Take another path.');
});

test('the asked act says whether diplomacy is open', () => {
  const said = (phase) => face.asked(face.draft(opening({ phase }), 0)).act;
  assert.match(said('diplomacy'), /^Diplomacy open: give your orders\.$/);
  assert.match(said('orders'), /^Turn \d+, diplomacy closed: give your orders\.$/);
});

test('the button says what it sends; orders that were sent and have not changed cannot be sent again', () => {
  const draft = act(face.draft(opening(), 0), { type: 'research', what: 'mining' });
  assert.equal(face.asked(draft).commit, 'Send 1 order');
  const sent = face.renew(draft, opening({ my_orders: { research: 'mining' } }));
  assert.deepEqual([face.asked(sent).may, face.asked(sent).commit], [false, 'Order sent']);
  const none = face.asked(face.renew(face.draft(opening(), 0), opening({ my_orders: {} })));
  assert.deepEqual([none.may, none.commit], [false, 'Turn ended']);
  assert.match(none.act, /without orders/);
  assert.match(face.asked(act(sent, { type: 'recruit', at: 'fg', unit: 'militia', by: 1 })).commit, /^Replace/);
  assert.equal(face.keep(sent), null);
});

test('the map names every province in words, draws armies, and a click is an act', () => {
  const sent = [];
  const view = view_of({ fg: [0, { p0: { militia: [1, 0, 0], infantry: [1, 1, 1] } }, ['farm']], cp: [1, { p1: { cavalry: [2, 0, 0] } }] });
  const draft = face.draft(view, 0);
  show(face.board(view, draft, null, (one) => sent.push(one), { memory: { su: { turn: 2, owner: 1, units: {}, buildings: [] } } }));
  assert.equal(page().querySelectorAll('.sg-place[role=button]').length, 24);
  const words = (code) => page().querySelector(`.sg-place[data-code=${code}]`).getAttribute('aria-label');
  assert.equal(words('fg'), 'Frostgate, mountain. Yours. Your units: 1 Militia, 3 Infantry. Buildings: Farm.');
  assert.equal(words('cp'), 'Crystalpeak, coast. Held by Vermilion. Vermilion’s units: 2 Cavalry.');
  assert.match(words('su'), /Out of sight\. Last seen on turn 2\. Held by Vermilion\./);
  assert.equal(page().querySelectorAll('.sg-place[tabindex="0"]').length, 1);
  const map = (part) => [...page().querySelectorAll(part)];
  assert.equal(map('.sg-sea path.line').length, 3, 'engraved lines run along the coast');
  assert.equal(map('.sg-texture').length, 24, 'each province has the strokes of its terrain');
  assert.deepEqual(map('.sg-rim').map((rim) => rim.getAttribute('class').match(/seat-\d/)[0]), ['seat-0', 'seat-1', 'seat-1'], 'land that is held has a border');
  assert.equal(new Set(map('.sg-banner .pattern').map((cloth) => cloth.innerHTML)).size, 2, 'banners differ by pattern, not by colour alone');
  click('.sg-place[data-code=cp]');
  assert.deepEqual(sent, [{ type: 'province', at: 'cp' }]);
  show(face.miniature(view));
  assert.equal(page().querySelectorAll('button, [role=button]').length, 0);
});

test('a number of two or three digits has its own room beside the next sign, and shields do not overlap', () => {
  const wide = 10.6; // of a bold digit of 19 units
  const view = view_of({ fg: [0, { p0: { militia: [12, 0, 0], infantry: [3, 0, 0], archers: [100, 0, 0], scout: [11, 0, 0] }, p1: { cavalry: [25, 0, 0] }, p2: { scout: [1, 0, 0] } }] });
  show(face.board(view, null, null, () => {}));
  const x_of = (element) => Number(/translate\((-?[\d.]+)/.exec(element.getAttribute('transform'))[1]);
  const [plate] = page().querySelectorAll('.sg-army');
  const signs = [...plate.querySelectorAll('.sg-mark')].map(x_of);
  const ends = [...plate.querySelectorAll('text')].map((text) => Number(text.getAttribute('x')) + wide * text.textContent.length);
  ends.forEach((end, i) => assert.ok(end <= (signs[i + 1] ?? Number(plate.querySelector('rect').getAttribute('width'))), `number ${i} ends at ${end}, the next sign begins at ${signs[i + 1]}`));
  const shields = [...page().querySelectorAll('.sg-shield')].map((shield) => [x_of(shield), x_of(shield) + Number(shield.querySelector('rect').getAttribute('width'))]);
  assert.equal(shields.length, 3);
  shields.slice(1).forEach(([from], i) => assert.ok(from > shields[i][1], `shield ${i} ends at ${shields[i][1]}, the next begins at ${from}`));
});

test('what was seen is remembered with its turn, and only what was seen', () => {
  const first = face.remember(null, view_of({ fg: [0], cp: [1, { p1: { infantry: [2, 0, 0] } }] }, { turn: 3 }));
  const later = face.remember(first, view_of({ fg: [0] }, { turn: 6 }));
  assert.deepEqual(Object.keys(later).sort(), ['cp', 'fg']);
  assert.equal(later.cp.turn, 3);
  assert.equal(later.fg.turn, 6);
});

/* The worked examples of the rules, as a preview of seat 0's attack or defence. */
const fight = (code, owner, own, foe, { techs, civs, buildings = [], by = 1 } = {}) => {
  const view = view_of({ [code]: [owner, { p0: own, [`p${by}`]: foe }, buildings] }, { techs, civs });
  return preview(view, face.draft(view, 0), code);
};

test('a preview does the rules’ sums', () => {
  const is = (found, own, other, outcome, casualties) => assert.deepEqual([found.own, found.other, found.outcome, found.casualties], [own, other, outcome, casualties]);
  is(fight('sh', 1, { infantry: [2, 0, 0] }, { militia: [1, 0, 0] }), 6, 1, 'won', 0);
  is(fight('th', 1, { infantry: [1, 0, 0], militia: [1, 0, 0] }, { infantry: [1, 0, 0] }), 4, 4, 'lost', 2);
  is(fight('cp', null, { infantry: [1, 0, 0] }, { infantry: [1, 0, 0] }), 3, 3, 'standoff', 1);
  is(fight('fg', 0, { militia: [2, 0, 0] }, { infantry: [2, 0, 0] }), 7, 6, 'won', 1);
  is(fight('dw', 1, { militia: [3, 0, 0], infantry: [2, 0, 0] }, { infantry: [1, 0, 0] }), 4, 4, 'lost', 5);
  is(fight('th', 0, { archers: [2, 0, 0] }, { infantry: [3, 0, 0] }, { techs: { 0: ['tactics'] } }), 13, 9, 'won', 1);
  is(fight('th', 0, { archers: [2, 0, 0] }, { unique: [1, 0, 0] }, { civs: ['verdanti', 'ironborn', 'verdanti', 'verdanti'] }), 7, 6, 'won', 1);
  is(fight('sh', 1, { siege: [2, 0, 0], knights: [1, 0, 0] }, { infantry: [3, 0, 0] }, { techs: { 0: ['siege_craft'], 1: ['fortification'] }, buildings: ['fortress'] }), 23, 13, 'won', 2);
});

test('a preview of a joint fight counts only the viewer’s own losses, as the rules choose them', () => {
  const relations = [{ seats: [0, 1], relation: 'alliance' }];
  const allied = (own, ally, foe, more = {}) => {
    const view = view_of({ tw: [2, { p0: own, p1: ally, p2: foe }] }, { relations, ...more });
    return preview(view, face.draft(view, 0), 'tw').casualties;
  };
  const two = { infantry: [2, 0, 0] };
  assert.equal(allied({ infantry: [1, 0, 0], militia: [2, 0, 0] }, two, two), 1, 'a Militia of one’s own falls');
  assert.equal(allied(two, { infantry: [1, 0, 0], militia: [2, 0, 0] }, two), 0, 'the ally’s Militia falls');
  const [verdanti, healers] = [['verdanti', 'ironborn', 'ironborn', 'ironborn'], { infantry: [1, 0, 0], militia: [2, 0, 0], unique: [1, 0, 0] }];
  assert.equal(allied(healers, two, two, { civs: verdanti }), 0, 'a Herbalist saves one');
});

test('a preview counts what marches in and not what marches off', () => {
  const view = view_of({ fg: [0, { p0: { infantry: [2, 0, 0], militia: [1, 0, 0] } }], th: [1, { p1: { infantry: [1, 0, 0] } }] });
  const draft = act(face.draft(view, 0), at('fg'), go, at('th'));
  assert.deepEqual([preview(view, draft, 'th').own, preview(view, draft, 'th').other], [6, 4]);
  assert.equal(preview(view, draft, 'fg'), null);
});

test('messages have threads and are unread until shown; a message is sent as an act', () => {
  const view = opening({ messages: [{ turn: 4, from: 1, to: 0, text: 'Peace?' }, { turn: 4, from: 2, to: 'all', text: 'Hear me.' }], proposals: [{ from: 1, to: 0, treaty: 'nap', turn: 4, lapses: 5 }] });
  const sent = [];
  const desk = { value: { thread: 1 }, set(value) { this.value = value; } };
  const panel = () => face.panels(view, face.draft(view, 0), view.legal, (one) => sent.push(one), { desk, log: [] }).find((p) => p.id === 'talk');
  assert.equal(panel().news, 2);
  show(panel().body());
  assert.match(page().textContent, /Peace\?/);
  assert.doesNotMatch(page().textContent, /Hear me/);
  face.mount(page());
  assert.equal(panel().news, 1, 'what was shown is read');
  page().querySelector('textarea').value = 'Gladly.';
  page().querySelector('.sg-write').dispatchEvent(new window.Event('submit', { cancelable: true }));
  assert.deepEqual(sent[0].act, { type: 'diplomacy', messages: [{ to: 'p1', text: 'Gladly.' }] });
  [...page().querySelectorAll('button')].find((b) => b.textContent === 'Accept').click();
  assert.deepEqual(sent[1].act, { type: 'diplomacy', accept: [{ from: 'p1' }] });
});

test('every message of the game can be read, from the log, at the end and in the replay; treaties are named in words', () => {
  const log = [{ n: 1, turn: 1, kind: 'talk', seat: 1, to: 'all', words: 'First words of p2' }, { n: 2, turn: 2, kind: 'talk', seat: 1, to: 2, words: 'Against Azure' },
    { n: 3, turn: 3, kind: 'signed', seat: 1, other: 0, relation: 'nap' }, { n: 4, turn: 8, kind: 'talk', seat: 0, to: 'all', words: 'Farewell' }];
  const read = (view, thread = 'all') => {
    show(face.panels(view, null, null, () => {}, { log, reading: true, desk: { value: { thread }, set() {} } }).find((p) => p.id === 'talk' || p.id === 'letters').body());
    return [...page().querySelectorAll('.sg-letter p')].map((p) => p.textContent.trim().replaceAll(/\s+/g, ' '));
  };
  const signed = 'Azure and Vermilion sign a treaty: Non-aggression pact.';
  assert.deepEqual(read(opening({ turn: 9, phase: 'over' })), ['First words of p2', signed, 'Farewell']);
  assert.deepEqual(read(opening({ turn: 9, phase: 'over' }), 2), ['Against Azure']);
  assert.deepEqual(read(opening({ turn: 9, phase: 'over', you: undefined }), 1), ['Against Azure']);
  const then = { turn: 4, messages: [{ turn: 3, from: null, to: 'all', text: 'p0 and p1 signed: nap' }, { turn: 4, from: 3, to: 'all', text: 'On its way' }] };
  assert.deepEqual(read(opening(then)), ['First words of p2', signed, 'On its way'], 'the replay shows what had been written by then');
  assert.deepEqual(read(opening(then), 2), [], 'what a seat could not know is not among what it saw');
});

test('a bot’s sentence is worded by its id, in English as the bot wrote it; what others write stays as it is', () => {
  const blanks = { '@': ['you', 'Ashford'], '#': ['foe', 'King\'s Cross'], $: ['own', 'Frostgate'], '%': ['gold', 61], '^': ['provinces', 9] };
  const phrases = [...readFileSync('backend/games/stratagem/phrases.def', 'utf8').matchAll(/^PHRASE\(\w+, "([\w-]+)", "(.*)"\)$/gm)]
    .map(([, id, pattern]) => ({ text: pattern.replaceAll(/[@#$%^]/g, (blank) => blanks[blank][1]), phrase: { id, ...Object.fromEntries([...pattern].flatMap((sign) => (sign in blanks ? [blanks[sign]] : []))) } }));
  assert.ok(phrases.length > 50);
  assert.equal(new Set(phrases.map(({ phrase }) => phrase.id)).size, phrases.length);
  for (const letter of phrases) assert.equal(letter_text(letter), letter.text);
  const speak = (language) => {
    language_use([language]);
    const folder = `frontend/locales/${language}`;
    for (const name of readdirSync(folder)) words_add(readFileSync(`${folder}/${name}`, 'utf8'));
  };
  try {
    speak('de');
    const german = phrases.map(letter_text);
    for (const [i, { text, phrase: { id, ...values } }] of phrases.entries()) {
      assert.notEqual(german[i], text);
      for (const value of Object.values(values)) assert.ok(german[i].includes(value), german[i]);
    }
    assert.equal(letter_text({ text: 'x', phrase: { id: 'leader-land-3', foe: null } }), 'jemand ist inzwischen überall. Über Hilfe an jeder seiner Grenzen wäre ich froh.');
    const log = [{ n: 1, turn: 1, kind: 'talk', seat: 1, to: 'all', words: 'I hear you, Ashford.', phrase: { id: 'reply-other-1', you: 'Ashford' } }, { n: 2, turn: 1, kind: 'talk', seat: 1, to: 'all', words: 'I hear you.' }];
    const at_end = opening({ turn: 2, phase: 'over', messages: [{ turn: 2, from: 1, to: 'all', text: 'Wait.', phrase: { id: 'no-such-1' } }] });
    show(face.panels(at_end, null, null, () => {}, { log, reading: true, desk: null }).find(({ id }) => id === 'talk').body());
    assert.deepEqual([...page().querySelectorAll('.sg-letter p')].map((p) => p.textContent.trim()), ['Ich habe Euch gehört, Ashford.', 'I hear you.', 'Wait.']);
  } finally {
    speak('en');
  }
});

test('when a victory is told, nobody is about to win any more', async () => {
  const { folded } = await import('../../frontend/games/stratagem/tale.js');
  const lines = [{ kind: 'rich', seat: 2, gold: 92 }, { kind: 'victory', seats: [2], reason: 'economy' }];
  assert.deepEqual([folded(lines.slice(0, 1)).length, folded(lines).map(({ kind }) => kind)], [1, ['victory']]);
  const messages = [{ turn: 7, from: null, to: 'all', text: 'p2 holds 92 gold' }, { turn: 8, from: null, to: 'all', text: 'p2 holds 100 gold' },
    { turn: 8, from: null, to: 'all', text: 'p0 is out' }];
  const shown = (phase) => {
    show(face.panels(opening({ turn: 8, phase, messages }), null, null, () => {}, { log: [], reading: true, desk: null }).find(({ id }) => id === 'talk').body());
    return [...page().querySelectorAll('.sg-letters li')].map((one) => one.textContent.replace(/\s+/g, ' ').trim());
  };
  const first = ['Turn 7', 'Jade has 92 gold and is close to an economic victory.'];
  assert.deepEqual(shown('orders'), [...first, 'Turn 8', 'Jade has 100 gold and is close to an economic victory.', 'Azure is eliminated: no provinces or fighters are left.']);
  assert.deepEqual(shown('over'), [...first, 'After the last turn', 'Azure is eliminated: no provinces or fighters are left.']);
});

test('nothing can be written, proposed or answered where nothing can be ordered, and nothing is promised', () => {
  render(face.strip(opening({ phase: 'over', turn: 41, options: { max_turns: 40 } }), null, null), page());
  assert.match(page().textContent.replace(/\s+/g, ' '), /^\s*Game over after 40 turns food/);
  const view = opening({ phase: 'over', proposals: [{ from: 1, to: 0, treaty: 'nap', turn: 4, lapses: 5 }, { from: 0, to: 2, treaty: 'nap', turn: 4, lapses: 5 }] });
  for (const legal of [view.legal, { ...view.legal, diplomacy: { open: false } }]) {
    for (const thread of ['all', 1, 2]) {
      show(face.panels({ ...view, legal }, null, null, () => {}, { log: [], reading: true, desk: { value: { thread }, set() {} } }).find((p) => p.id === 'talk').body());
      assert.equal(page().querySelectorAll('form, .note button').length, 0);
      assert.doesNotMatch(page().textContent, /next turn/);
    }
  }
});

test('the table holds the whole map and opens a province', () => {
  const sent = [];
  const view = opening();
  const [table] = face.panels(view, face.draft(view, 0), view.legal, (one) => sent.push(one), { desk: null }).filter((p) => p.id === 'table');
  show(table.body());
  assert.equal(page().querySelectorAll('tbody tr').length, 24);
  assert.match(page().querySelector('tbody tr').textContent, /Frostgate\s*Mountain\s*You\s*You: 1 Militia, 1 Infantry, 1 Scout/);
  page().querySelector('tbody button').click();
  assert.deepEqual(sent, [{ type: 'look', at: 'fg' }]);
});

test('a player whose realm is out reads why no orders are due', () => {
  const view = opening();
  assert.deepEqual([face.waits(view, 0), face.waits(view, null)], ['', '']);
  view.players[0].active = false;
  assert.match(face.waits(view, 0), /^You are out of the game\. The others play on\./);
});

test('a spectator has no desk, and the log names seats in their colours', () => {
  const view = view_of({}, { you: undefined, legal: undefined, events: [] });
  assert.equal(face.strip(view, null, null).strings[0].includes('sg-strip'), true);
  const log = [{ n: 1, turn: 3, kind: 'signed', seat: 1, other: 0, relation: 'nap', text: '3 p1!p0 nap' }];
  const story = face.panels(view, null, null, () => {}, { log }).find((p) => p.id === 'log');
  show(story.body());
  assert.match(page().textContent.replaceAll(/\s+/g, ' '), /Turn 3 Azure and Vermilion sign/);
  assert.equal(face.tell(log[0]), 'Azure and Vermilion sign a treaty: Non-aggression pact.');
  assert.equal(face.ended({ places: [1, 2, 3, 4], reason: 'economy' }, [{ name: 'Ann' }]), 'Azure (Ann) wins by economic victory.');
});

/* A line of each kind that the server sends, with its facts, and the sentence of it. */
const LINES = [
  [{ kind: 'talk', seat: 0, to: 2, words: 'Trust p1?' }, 'Azure to Jade: Trust p1?'],
  [{ kind: 'talk', seat: 0, to: 'all', words: 'Hello' }, 'Azure to everyone: Hello'],
  [{ kind: 'propose', seat: 0, other: 1, relation: 'trade' }, 'Azure proposes a treaty to Vermilion: Trade treaty.'],
  [{ kind: 'reject', seat: 1, other: 0, relation: 'trade' }, 'Vermilion rejects Azure’s proposal: Trade treaty.'],
  [{ kind: 'withdraw', seat: 0, other: 1, relation: 'trade' }, 'Azure withdraws the proposal to Vermilion: Trade treaty.'],
  [{ kind: 'lapse', seat: 0, other: 1, relation: 'trade' }, 'Azure’s proposal to Vermilion has expired: Trade treaty.'],
  [{ kind: 'signed', seat: 1, other: 0, relation: 'ceasefire', until: 7 }, 'Azure and Vermilion sign a treaty: Ceasefire, until the end of turn 7.'],
  [{ kind: 'orders', seat: 3, text: '3 p3 res:agr', story: null }, 'Plum sends orders.'],
  [{ kind: 'orders', seat: 3, text: '3 p3 -', story: 'p3 gives no orders.' }, 'Plum sends no orders.'],
  [{ kind: 'dropped', seat: 3, list: 'moves', i: 0, error: 'treaty_forbids_entry' }, 'One of Plum’s orders was dropped: a treaty stops fighters from entering.'],
  [{ kind: 'dropped', seat: 3, list: 'moves', i: 0, error: 'brand_new' }, 'One of Plum’s orders was dropped: not possible now.'],
  [{ kind: 'march', seat: 0, from: 'fg', province: 'th', to: 'th', halted: false, units: { militia: 1, scout: 2 } }, 'Azure moves 1 Militia, 2 Scouts from Frostgate to Thornfield.'],
  [{ kind: 'battle', seat: null, province: 'th', winner: 1, defends: 0, sides: [{ seats: [0], total: 4, lost: { p0: { infantry: 1 } } }, { seats: [1, 2], total: 9, lost: { p1: {}, p2: {} } }] },
    'Vermilion and Jade storm Thornfield and defeat Azure, 9 to 4. Azure loses 1 Infantry.'],
  [{ kind: 'battle', seat: null, province: 'th', winner: 0, defends: null, sides: [{ seats: [0], total: 4, lost: { p0: {} } }, { seats: [1], total: 0, lost: { p1: {} } }] }, 'Azure defeats Vermilion at Thornfield, 4 to 0. No losses.'],
  [{ kind: 'battle', seat: null, province: 'cp', winner: null, defends: null, sides: [{ seats: [0], total: 3, lost: { p0: { infantry: 1 } } }, { seats: [1], total: 3, lost: { p1: { infantry: 1 } } }] },
    'Azure and Vermilion destroy each other at Crystalpeak, 3 to 3. Azure loses 1 Infantry. Vermilion loses 1 Infantry.'],
  [{ kind: 'claim', seat: 0, province: 'kc', from: 2 }, 'Azure takes King’s Cross from Jade.'],
  [{ kind: 'claim', seat: 0, province: 'kc', from: null }, 'Azure plants its banner in King’s Cross.'],
  [{ kind: 'scouts_caught', seat: 0, province: 'kc', count: 2 }, '2 Scouts of Azure are caught in King’s Cross.'],
  [{ kind: 'desertion', seat: 0, province: 'fg', unit: 'unique', count: 2 }, 'Hunger in Frostgate: Azure loses 2 unique units to desertion.'],
  [{ kind: 'route_opened', seat: 0, other: 1, from: 'th', to: 'cp' }, 'A trade route opens between Thornfield and Crystalpeak (Azure and Vermilion).'],
  [{ kind: 'raid', seat: 0, other: null, by: [2], gold: 3, from: 'th', to: 'cp' }, 'Jade raids the route from Thornfield to Crystalpeak (Azure) and steals 3 gold.'],
  [{ kind: 'raid', seat: 0, other: 1, by: [2, 3], gold: 3 }, 'Jade and Plum raid a trade route (Azure and Vermilion) and steal 3 gold.'],
  [{ kind: 'victory', seat: null, seats: [1, 2], reason: 'score' }, 'Vermilion and Jade share the victory.'],
  [{ kind: 'victory', seat: null, seats: [], reason: 'last' }, 'All remaining players have left. Nobody wins.'],
  [{ kind: 'tale', seat: 0, theme: 'army_mix', story: 'p0 leads.' }, 'Azure leads.'],
  [{ kind: 'tale', seat: 0, theme: 'army_mix', unit: 'infantry', count: 6, fighters: 9 }, 'Azure has 9 fighters. The largest group: 6 Infantry.'],
  [{ kind: 'tale', seat: 1, theme: 'age_race', race: 'first', age: 2 }, 'Vermilion is the first to enter the Iron Age.'],
  [{ kind: 'tale', seat: 1, theme: 'age_race', race: 'even', age: 2 }, 'Vermilion enters the Iron Age on the same turn as a rival.'],
  [{ kind: 'tale', seat: 1, theme: 'age_race', race: 'last', age: 2 }, 'Vermilion is the last to leave the Bronze Age.'],
  [{ kind: 'tale', seat: 2, theme: 'first_tech', tech: 'mining' }, 'Jade learns the first tech of the game: Mining.'],
  [{ kind: 'tale', seat: 2, theme: 'centre', held: 4 }, 'Jade holds all four provinces of the centre.'],
  [{ kind: 'tale', seat: 2, theme: 'centre', held: 3 }, 'Jade holds 3 of the four provinces of the centre.'],
  [{ kind: 'tale', seat: 2, theme: 'trade_net', routes: 2 }, 'Jade has 2 trade routes.'],
];

test('every line of the log is a sentence', () => {
  for (const [line, words] of LINES) assert.equal(face.tell(line), words);
  const view = opening({ events: [{ kind: 'claim', seat: 1, province: 'fg', from: 0 }, { kind: 'desertion', seat: 1, province: 'fg', unit: 'unique', count: 1 }] });
  show(face.entry(view, face.draft(view, 0), view.legal, () => {}, {}));
  assert.match(page().textContent.replaceAll(/\s+/g, ' '), /You lost Frostgate: Vermilion marched in, and nobody defended it\..*Vermilion loses 1 Corsair to desertion/);
});

test('the lessons name what the rules name, and every scene can be done and begun again', async () => {
  const { lessons } = await import('../../frontend/games/stratagem/lessons.js');
  const { scene } = await import('../../frontend/app/learn/scene.js');
  const { book } = await import('../../frontend/views/learn.js');
  const ways = {
    map: [at('sh')], moving: [at('th'), go, at('hm')], battle: [at('fg'), go, at('th'), { type: 'cancel' }, at('dw'), go, at('th')],
    economy: [{ type: 'build', at: 'fg', what: 'farm' }, { type: 'recruit', at: 'fg', unit: 'militia', by: 2 }],
    fog: [at('fg'), go, at('th'), { type: 'number', i: 0, unit: 'infantry', n: 0 }, { type: 'number', i: 0, unit: 'scout', n: 1 }, at('kc'), at('hm')],
  };
  const scenes = new Map(lessons.chapters.filter((c) => c.scene).map((c) => [c.id, scene({ face, scene: c.scene }, () => {})]));
  assert.deepEqual([...scenes.keys()].sort(), Object.keys(ways).sort());
  show(book({ game: { id: 'stratagem', title: 'Stratagem' }, lessons, boards: new Map(), scenes, how: {} }));
  assert.equal(page().querySelectorAll('svg.board').length, scenes.size);
  for (const link of page().querySelectorAll('a[href^="#"]')) assert.ok(page().querySelector(link.getAttribute('href')), link.getAttribute('href'));
  for (const [id, acts] of Object.entries(ways)) {
    const one = scenes.get(id);
    assert.equal(one.praise, '', id);
    acts.forEach(one.send);
    assert.notEqual(one.praise, '', id);
    one.again();
    assert.equal(one.praise, '', id);
  }
});

const text = () => page().textContent.replaceAll(/\s+/g, ' ');
const desk_of = (view, draft, how = {}) => show(face.entry(view, draft, view.legal, () => {}, how));

/* Frostgate beside a strong neighbour, Snowhaven beside a weak one; Windcrest is empty, with the neighbour's army next to it. */
const besieged = (more = {}) => view_of({ fg: [0, { p0: { infantry: [1, 0, 0] } }], sh: [0, { p0: { infantry: [2, 0, 0] } }], cp: [1, { p1: { infantry: [4, 0, 0] } }],
  th: [null], dw: [2, { p2: { militia: [1, 0, 0] } }], mw: [null] }, more);

test('provinces that a neighbour could take are outlined, named with the numbers, and said beside the asked act', () => {
  const view = besieged();
  const draft = face.draft(view, 0);
  const words = 'Frostgate could fall: Vermilion can attack with strength 12 against your 7.';
  assert.equal(face.asked(draft).warn, words);
  show(face.board(view, draft, null, () => {}));
  assert.deepEqual([...page().querySelectorAll('.sg-place.danger')].map((one) => one.dataset.code), ['fg']);
  assert.match(page().querySelector('[data-code=fg]').getAttribute('aria-label'), /In danger this turn\.$/);
  assert.deepEqual(face.todo(view, draft, view.legal, {}).filter(({ is_grave }) => is_grave).map((task) => task.words), [words]);
  assert.equal(face.asked(face.draft(besieged({ relations: [{ seats: [0, 1], relation: 'nap', until: null }] }), 0)).warn, '', 'no war, no danger');
  const leaving = act(draft, at('sh'), go, at('dw'));
  assert.match(face.asked(leaving).warn, /^These provinces could fall this turn: Frostgate and Snowhaven\.$|^Frostgate could fall/, 'the drafted moves count');
});

test('a player hears when the last provinces could fall, and afterwards why they fell', () => {
  const view = view_of({ fg: [0, { p0: { infantry: [1, 0, 0] } }], cp: [1, { p1: { infantry: [4, 0, 0] } }], th: [null], sh: [null] });
  assert.equal(face.asked(face.draft(view, 0)).warn, 'If Frostgate falls, you are out of the game.');
  assert.doesNotMatch(face.asked(act(face.draft(view, 0), at('fg'), go, at('th'))).warn, /out of the game/, 'an army elsewhere plays on');
  const fight = { kind: 'battle', turn: 4, province: 'fg', winner: 1, defends: 0, sides: [{ seats: [0], total: 7, lost: {} }, { seats: [1], total: 12, lost: {} }] };
  const log = [fight, { kind: 'claim', turn: 4, seat: 1, province: 'fg', from: 0 }, { kind: 'eliminated', turn: 4, seat: 0 }];
  const after = view_of({}, { turn: 7, you: undefined, legal: undefined });
  show(face.facts(after, log, { reading: true }));
  assert.match(text(), /You were eliminated on turn 4 You lost Frostgate: Vermilion attacked with strength 12 against your 7\./);
});

test('the button asks once before a march into a battle that is lost, and unknown strength is called unknown', () => {
  const lost = act(face.draft(besieged(), 0), at('fg'), go, at('cp'));
  assert.equal(face.asked(lost).doubt, 'You would lose at Crystalpeak: strength 3 against 12 (Vermilion).');
  const dark = act(face.draft(besieged(), 0), at('sh'), go, at('dw'), at('tw'));
  assert.equal(face.asked(dark).doubt, '', 'a won battle raises no doubt');
  const view = view_of({ th: [0, { p0: { cavalry: [2, 0, 0] } }], kc: [null] });
  const blind = act(face.draft(view, 0), at('th'), go, at('hm'));
  assert.equal(face.asked(blind).doubt, '');
  desk_of(view, act(blind, { type: 'cancel' }));
  assert.match(text(), /Highmarket: strength unknown\./);
});

test('the list of tasks leads to what is left to do', () => {
  const view = opening({ proposals: [{ from: 1, to: 0, treaty: 'nap', turn: 4, lapses: 5 }], messages: [{ turn: 4, from: 2, to: 0, text: 'Hello' }] });
  const { legal } = view;
  view.legal = { ...legal, diplomacy: { ...legal.diplomacy, accept: [1] } };
  const opened = [];
  const draw = (draft, live = {}) => show(todo({ ...table(face, view, 0, { live: { status: 'live', ...live } }), seat: 0, draft, hints: view.legal }, { task: (one) => opened.push(one) }));
  const words = () => [...page().querySelectorAll('.tasks button')].map((one) => one.textContent.trim());
  draw(face.draft(view, 0));
  assert.match(text(), /^To do 6, key J/);
  assert.deepEqual(words(), ['Answer Vermilion’s treaty proposal: Non-aggression pact', 'Read 1 new message', 'Choose what to research', 'Build in Frostgate: it has a free slot',
    'Move the army in Frostgate: it has no orders', 'Recruit units: you have 9 food, 4 iron and 5 gold left']);
  for (const one of page().querySelectorAll('.tasks button')) one.click();
  assert.deepEqual(opened.map(({ panel }) => panel), ['talk', 'talk', 'act', 'act', 'act', 'act']);
  assert.deepEqual(opened.slice(0, 2).map(({ look }) => look.thread), [1, 2], 'the threads of the offer and the message');
  assert.deepEqual(opened.slice(2).map(({ act: { type } }) => type), ['study', 'look', 'look', 'look']);
  assert.ok(opened.every(({ key }, i) => opened.findIndex((one) => one.key === key) === i), 'each has a key of its own');
  draw(act(face.draft(view, 0), { type: 'research', what: 'mining' }, { type: 'build', at: 'fg', what: 'farm' }, at('fg'), go, at('th')));
  assert.equal(words().length, 3, 'what is ordered is no task');
  draw(face.draft(view, 0), { status: 'paused' });
  assert.deepEqual(words(), []);
  const studying = act(face.draft(view, 0), { type: 'study' });
  assert.deepEqual([face.is_busy(face.draft(view, 0)), face.is_busy(studying)], [false, true]);
  desk_of(view, studying);
  assert.ok(page().querySelector('.sg-card .sg-tech'), 'the techs open on the desk');
});

test('a click looks at a province; only March, a drag or a named destination moves an army', () => {
  const draft = act(face.draft(opening(), 0), at('fg'), at('sh'));
  assert.deepEqual([draft.at, face.order(draft)], ['sh', {}]);
  assert.deepEqual(face.order(act(draft, { type: 'march', from: 'fg', to: 'th' })).moves[0].path, ['th']);
  assert.deepEqual(act(draft, go, { type: 'cancel' }, at('fg'), at('th')).orders.moves, [], 'a choice that was left is over');
  const riders = view_of({ th: [0, { p0: { cavalry: [2, 0, 0], infantry: [1, 0, 0] } }] });
  assert.deepEqual(face.order(act(face.draft(riders, 0), { type: 'march', from: 'th', to: 'hm' })).moves, [{ from: 'th', path: ['kc', 'hm'], units: { cavalry: 2 } }], 'a far drag takes those who can');
});

test('prices are called prices, effects, strength and speed stand beside the names', () => {
  const view = opening();
  desk_of(view, act(face.draft(view, 0), at('fg')));
  assert.match(text(), /Farm \+2 food per turn costs 2 food/);
  assert.match(text(), /Market \+2 gold per turn · too expensive costs 3 gold/);
  assert.match(text(), /1 Infantry strength 3 · speed 1/);
  assert.match(text(), /Scout strength 0 · speed 3/);
  assert.match(text(), /Infantry strength 3 · speed 1 costs 1 food/);
});

test('the stock names each good, what is left of it, what comes in and what will be there next turn; the vault’s limit and hunger are said before', () => {
  const stock = (view, draft, left) => {
    show(face.strip(view, draft, { ...view.legal, stock: left }));
    return [...page().querySelectorAll('.sg-cell')].map((one) => one.textContent.replace(/\s+/g, ' ').trim());
  };
  const view = opening();
  const draft = face.draft(view, 0);
  assert.deepEqual(stock(view, draft), ['food 9 +4 Next turn: → 13', 'iron 4 +3 Next turn: → 7', 'gold 5 +2 Next turn: → 7/14 (vault limit 14)']);
  assert.deepEqual(stock(view, draft, [7, 4, 5])[0], 'food 7−2 +4 Next turn: → 11', 'the drafted orders are paid for');
  const poor = opening();
  poor.you = { ...poor.you, forecast: { ...poor.you.forecast, lost: 3, starving: 2 } };
  desk_of(poor, face.draft(poor, 0));
  assert.match(text(), /Your vault holds only 14 gold\. Spend 3 gold this turn or lose it\./);
  assert.match(text(), /2 units will desert for lack of food\./);
});

test('what a line on the course of the game tells is not said twice', () => {
  const first = [{ kind: 'tech', seat: 2, tech: 'mining' }, { kind: 'tale', seat: 2, theme: 'first_tech', tech: 'mining' },
    { kind: 'age', seat: 1, age: 2 }, { kind: 'tale', seat: 1, theme: 'age_race', race: 'first', age: 2 },
    { kind: 'tech', seat: 3, tech: 'mining' }];
  const turn = first.map((line) => ({ ...line, turn: 1 }));
  show(face.panels(opening(), null, null, () => {}, { log: turn }).find(({ id }) => id === 'log').body());
  assert.deepEqual([...page().querySelectorAll('ol li')].map((li) => li.textContent.replace(/\s+/g, ' ').trim()),
    ['Jade learns the first tech of the game: Mining.', 'Vermilion is the first to enter the Iron Age.', 'Plum learns Mining.']);
});

test('a new turn is read from the top of its panel', () => {
  const panel = page();
  panel.setAttribute('role', 'tabpanel');
  const at_turn = (turn) => {
    const view = opening({ turn });
    render(face.entry(view, face.draft(view, 0), view.legal, () => {}), panel);
    face.mount(document.body);
    return panel.scrollTop;
  };
  at_turn(1);
  panel.scrollTop = 90;
  assert.deepEqual([at_turn(1), at_turn(2)], [90, 0]);
  panel.removeAttribute('role');
});

test('a treaty that is already proposed cannot be proposed again', () => {
  const view = opening();
  const legal = { ...view.legal, diplomacy: { ...view.legal?.diplomacy, open: true, propose: [{ to: 1, kinds: ['ceasefire', 'nap'] }] } };
  const offered = (proposals) => {
    const now = { ...view, legal, proposals };
    show(face.panels(now, face.draft(now, 0), legal, () => {}, { log: [], desk: { value: { thread: 1 }, set() {} } })
      .find(({ id }) => id === 'talk').body());
    return [...page().querySelectorAll('.sg-propose option')].map(({ value }) => value);
  };
  assert.deepEqual(offered([]), ['ceasefire', 'nap']);
  assert.deepEqual(offered([{ from: 0, to: 1, treaty: 'ceasefire', lapses: 2 }]), ['nap']);
});

test('recruits of a player are one line of the log', () => {
  const view = opening();
  const log = [['fg', 'militia', 2], ['sh', 'infantry', 1]].map(([province, unit, count], n) => ({ n, turn: 3, kind: 'recruited', seat: 0, province, unit, count }));
  show(face.panels(view, null, null, () => {}, { log: [...log, { n: 5, turn: 3, kind: 'recruited', seat: 1, province: 'sw', unit: 'militia', count: 1 }] }).find((p) => p.id === 'log').body());
  assert.match(text(), /Azure recruits 2 Militia in Frostgate and 1 Infantry in Snowhaven\. Vermilion recruits 1 Militia in Stormwatch\./);
  assert.equal(page().querySelectorAll('.sg-story li').length, 2);
});

test('realms are told apart by their people, and marches are drawn as they went', () => {
  assert.equal(face.seat_name(opening(), 1), 'Vermilion · Tidecallers');
  assert.equal(face.ended({ places: [2, 1], reason: 'score' }, [{}, { name: 'Reeve' }], opening()), 'Vermilion · Tidecallers (Reeve) wins with the highest score.');
  show(face.board(opening({ events: [{ kind: 'march', seat: 1, from: 'sw', province: 'ir', to: 'ir', units: { militia: 1 } }] }), null, null, () => {}));
  assert.equal(page().querySelectorAll('.sg-marched.seat-1').length, 1);
});

test('a march into a lost battle is sent with the second press, and the numbers stand beside the asked act before', async (t) => {
  const { drafting } = await import('../../frontend/app/match/drafting.js');
  const { asked_line } = await import('../../frontend/views/match/act.js');
  const sent = [];
  t.mock.method(globalThis, 'fetch', async (url, { method, body } = {}) => {
    if (method === 'PUT') sent.push(JSON.parse(body).orders);
    return new Promise(() => {});
  });
  const header = { id: 'aaaaaaaaaa', game: 'stratagem', seats: [{ seat: 0, name: 'Ann', you: true }, { seat: 1, name: 'Reeve' }] };
  const store = match_store({ id: header.id, header, face });
  const self = drafting({ id: header.id, store, paint() {}, look_again() {}, perform() {}, confirms: () => 'button' });
  store.view_came({ turn: 4, status: 'live', owes: true, view: besieged(), clocks: [], offers: [] }, 0);
  self.follow(null);
  for (const one of [at('fg'), go, at('cp')]) self.send(one);
  self.commit();
  assert.deepEqual([store.state.sure, sent.length], [true, 0]);
  show(asked_line({ ...store.state, put: self.put, hints: null }));
  assert.match(text(), /You would lose at Crystalpeak: strength 3 against 12 \(Vermilion\)\./);
  self.commit();
  assert.deepEqual(sent, [{ moves: [{ from: 'fg', path: ['cp'], units: { infantry: 1 } }] }]);
  self.put.drop();
});

test('the curves of a game are read from its turns, and what is secret is left out', () => {
  const turns = [opening({ turn: 1 }), opening({ turn: 2 })];
  turns[1].players[1] = { ...turns[1].players[1], gold: 30, provinces: 5, score: 44 };
  const rows = turns.map((view) => face.figures.of(view));
  assert.deepEqual(rows.map(({ gold }) => gold), [[5, 6, 7, 8], [5, 30, 7, 8]]);
  assert.deepEqual(rows.map(({ provinces }) => provinces[1]), [2, 5]);
  assert.deepEqual(rows.map(({ score }) => score[1]), [null, 44]);
});

test('at the end players see the curves without a press, and the turns that were fogged are read anew', async () => {
  const { figures: of_match } = await import('../../frontend/app/match/figures.js');
  const begin = (you) => {
    const header = { id: 'aaaaaaaaaa', game: 'stratagem', seats: [0, 1, 2, 3].map((seat) => ({ seat, name: `P${seat}`, you: you && seat === 0 })) };
    const store = match_store({ id: header.id, header, face });
    const asked = [];
    const part = of_match({ store, view_of: (turn) => new Promise((done, fail) => { asked.push({ turn, done, fail }); }) });
    const come = (turn, status) => {
      const before = store.state.live;
      store.view_came({ turn, status, view: opening({ turn }) }, 0);
      part.follow(before);
    };
    return { store, part, asked, come, turns: () => store.state.figures.rows.map(({ turn, gold }) => [turn, gold[1]]) };
  };
  const rich = (turn, gold) => { const view = opening({ turn }); view.players[1] = { ...view.players[1], gold }; return view; };
  const answered = () => new Promise((done) => { setImmediate(done); });

  const own = begin(true);
  own.come(5, 'live');
  assert.deepEqual([own.asked.length, own.store.state.figures.wanted], [0, null]);
  own.part.toggle();
  assert.deepEqual(own.asked.map(({ turn }) => turn), [1, 2, 3, 4]);
  own.come(6, 'finished'); // while the fogged turns are on their way
  for (const one of own.asked.splice(0)) one.done(rich(one.turn, 1));
  await answered();
  assert.deepEqual(own.asked.map(({ turn }) => turn), [1, 2, 3, 4]);
  for (const one of own.asked.splice(0)) {
    if (one.turn === 2) one.fail(new Error('gone'));
    else one.done(rich(one.turn, 30));
  }
  await answered();
  for (const one of own.asked.splice(0)) one.done(rich(one.turn, 30));
  await answered();
  assert.deepEqual(own.turns(), [[1, 30], [3, 30], [4, 30], [5, 30], [6, 6]], 'nothing of the fog, and a gap where a turn cannot be read');
  own.part.toggle();
  own.part.toggle();
  assert.deepEqual(own.asked.map(({ turn }) => turn), [2], 'asked for once more');

  const late = begin(true);
  late.come(3, 'finished');
  assert.deepEqual(late.asked.map(({ turn }) => turn), [1, 2]);
  const stranger = begin(false);
  stranger.come(3, 'finished');
  const long = begin(true);
  long.come(61, 'finished');
  assert.deepEqual([stranger, long].map(({ asked, store }) => [asked.length, store.state.figures.wanted]), [[0, null], [0, null]]);
});

test('a civilization is told in the numbers of the match, and the card says when they are older ones', async () => {
  const { civ_bonus } = await import('../../frontend/games/stratagem/names.js');
  const plain = { iron_off: 0, research: 100, route: 100, upkeep: 50, yields: {} };
  const everywhere = Object.fromEntries(['plains', 'forest', 'mountain', 'coast', 'river'].map((terrain) => [terrain, [1, 0, 0]]));
  for (const [numbers, words] of [[{ iron_off: 1 }, 'Every unit costs 1 iron less. '], [{ yields: everywhere }, '+1 food from every province. '],
    [{ route: 200, yields: { coast: [0, 0, 1] } }, '+1 gold from each coast. +100% gold from trade routes. '], [{ research: 65 }, 'Techs and ages cost 35% less. '], [{}, '']])
    assert.equal(civ_bonus({ ...plain, ...numbers }), `${words}100 units eat 50 food a turn.`);
  const card = await face.rules_card();
  const drawn = (view) => { show(card(view)); return page().textContent.replace(/\s+/g, ' '); };
  const now = opening(), old = opening({ rules: { version: 1, domination_turns: 2, corsair_gold: 2 } });
  assert.match(drawn(now), /Domination: end 9 turns in a row with 15 of 24 provinces/);
  assert.doesNotMatch(drawn(now), /began with version/);
  assert.match(drawn(old), /Domination: end 2 turns in a row .*This game began with version 1 of the rules and keeps it\. New games use version 2\./);
});

test('what the arena writes to everybody is worded by the page: each of its sentences', async () => {
  const { notice_line } = await import('../../frontend/games/stratagem/heralds.js');
  const { folded, tale_of } = await import('../../frontend/games/stratagem/tale.js');
  const source = ['rules', 'diplomacy'].map((name) => readFileSync(`backend/games/stratagem/${name}.c`, 'utf8')).join('');
  const written = [...source.matchAll(/pool_print\(c->pool, "([^"]*p%d[^"]*)"/g)].map(([, pattern]) => pattern);
  assert.ok(written.length >= 8, 'the engine writes them');
  for (const pattern of written) {
    let n = 0;
    const text = pattern.replace('%s', 'nap').replaceAll(/(p?)%d/g, (all, seat) => (seat ? `p${n++}` : '16'));
    const line = notice_line(text);
    assert.ok(line && tale_of(line) && tale_of(line) !== text, text);
  }
  assert.equal(tale_of(notice_line('p2 betrayed p1')), 'Betrayal! p2 breaks the treaty with p1 without notice.');
  assert.equal(tale_of(notice_line('p3 holds 16 provinces: once more wins')), 'p3 holds 16 provinces. One more turn like this wins the game.');
  assert.equal(notice_line('p9 does what nobody knows'), null);
});

test('a letter shows what it promised and the order that broke it; the ledger counts every realm', async () => {
  const { letter_promises, promises_table } = await import('../../frontend/games/stratagem/promises.js');
  const promise = { turn: 3, seat: 0, to: 1, kind: 'no_attack', realm: 1, province: null, treaty: null, words: 'I will not attack you', from: 3, until: 7 };
  const items = [{ ...promise, verdict: 'broken', doubt: null, decided: { turn: 5, province: 'th', order: 'mov:dw>th:inf*3' } },
    { ...promise, turn: 4, to: null, kind: 'hold', realm: null, province: 'mw', words: 'I will hold <b>', from: 4, until: 4, verdict: 'uncounted', doubt: 'untested', decided: null },
    { ...promise, kind: 'treaty', treaty: 'nap', words: null, until: null, verdict: 'kept', doubt: null, decided: null }];
  const jumps = [];
  const how = { promises: { items, seats: [{ seat: 0, kept: 1, broken: 1, uncounted: 1 }], href: '/api/v1/matches/x/promises' }, jump: (turn) => jumps.push(turn) };
  const letter = { turn: 3, from: 0, to: 1, text: 'Hello. I will not attack you.' };
  const words = () => page().textContent.replace(/\s+/g, ' ');
  show(letter_promises(how, letter));
  assert.match(words(), /Not to attack .* turns 3 to 7 Broken: marched to Thornfield on turn 5\. mov:dw>th:inf\*3 Show turn 5/);
  click('button');
  assert.deepEqual(jumps, [5]);
  for (const other of [{ ...letter, turn: 4 }, { ...letter, from: 2 }, { ...letter, to: 'all' }, { ...letter, text: 'Hello.' }]) assert.equal(letter_promises(how, other), nothing);
  assert.equal(letter_promises({}, letter), nothing);
  assert.equal(letter_promises({ promises: null }, letter), nothing);
  show(promises_table(how));
  assert.equal(page().querySelectorAll('ol > li').length, 3);
  assert.equal(page().querySelector('q').textContent, 'I will not attack you');
  show(promises_table(how, [{ ...letter, phrase: { id: 'greeting-1', own: 'Thornfield' } }, { turn: 4, from: 0, to: 'all', text: 'I will hold <b>' }]));
  assert.deepEqual([...page().querySelectorAll('q')].map((one) => one.textContent), ['Greetings from Thornfield. There is land enough for all of us, for now.', 'I will hold <b>'],
    'what a bot wrote is quoted in the language of the page');
  assert.match(words(), /Not counted: it was never put to the test\./);
  assert.equal(page().querySelector('a').getAttribute('href'), '/api/v1/matches/x/promises');
  show(promises_table({ promises: { items: [], seats: [], href: '' } }));
  assert.match(words(), /No promises were found/);
});
