// CoSAIR's face: a turn drafted by clicks, keys and drags, what the panels show and send, the preview of an attack, ways round the torus.
import { page } from './lib/dom.mjs';
import test from 'node:test';
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { opening, prime, view_of } from '../../frontend/games/cosair/scene.js';

const { html, nothing, render } = await import('../../frontend/vendor/lit-html.js');
const { face } = await import('../../frontend/games/cosair/face.js');
const { middle } = await import('../../frontend/games/cosair/samples.js');
const { course, flight } = await import('../../frontend/games/cosair/position.js');
const { expected } = await import('../../frontend/games/cosair/attack.js');
const { failure } = await import('../../frontend/games/cosair/mission.js');
const { number_figure } = await import('../../frontend/games/cosair/world.js');
const { limit_words, race, target } = await import('../../frontend/games/cosair/potentials.js');
const { fading } = await import('../../frontend/games/cosair/spies.js');
const { thickness } = await import('../../frontend/games/cosair/map.js');
const { COLOURS } = await import('../../frontend/games/cosair/world.js');
const { dry } = await import('../../frontend/games/cosair/empire.js');
const { roster } = await import('../../frontend/views/match/seat.js');
const { match_store } = await import('../../frontend/app/match/store.js');

customElements.define('quad-figures', class extends HTMLElement {}); // a chart needs a canvas: the browser tests have one

const act = (draft, ...acts) => acts.reduce((now, one) => face.reduce(now, one, now.view.legal), draft);
const click = (selector) => page().querySelector(selector).dispatchEvent(new window.MouseEvent('click', { bubbles: true }));
const key = (element, name) => element.dispatchEvent(new window.KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }));

function show(what) {
  render(nothing, page());
  render(what, page());
}

/** A panel by its id, drawn; answers what it sends and what it keeps. */
function panel(id, view, draft = null, how = {}) {
  const sent = [];
  const kept = [];
  const all = face.panels(view, draft, view.legal, (one) => sent.push(one), { desk: { value: how.value ?? {}, set: (value) => kept.push(value) }, names: [], ...how });
  show(all.find((one) => one.id === id).body());
  return { sent, kept };
}

test('every slot of the contract is filled', () => {
  const contract = readFileSync(new URL('../../frontend/games/contract.js', import.meta.url), 'utf8');
  const slots = [...contract.split('@typedef')[1].matchAll(/@property \{.*\} (\w+)/g)].map((m) => m[1]);
  assert.deepEqual(slots.filter((slot) => !(slot in face)), []);
});

test('ways go round the torus by the shorter side', () => {
  const view = opening();
  assert.deepEqual(course(view, { x: 1, y: 1 }, { x: 5, y: 5 }), { dx: -2, dy: -2 });
  assert.deepEqual(course(view, { x: 0, y: 0 }, { x: 3, y: 4 }), { dx: 3, dy: -2 });
  assert.deepEqual([flight(view, 0, 3), flight(view, 0, 1)], [15, 16]);
});

test('a later order replaces an earlier one on the same subject, and an order without effect is dropped', () => {
  let draft = act(face.draft(opening(), 0), { type: 'tax', rate: 60 }, { type: 'tax', rate: 70 }, { type: 'research', tech: 'fusion_drive' });
  assert.deepEqual(face.order(draft), [{ type: 'set_tax', rate: 70 }, { type: 'set_research', tech: 'fusion_drive' }]);
  draft = act(draft, { type: 'tax', rate: 50 });
  assert.deepEqual(face.order(draft), [{ type: 'set_research', tech: 'fusion_drive' }]);
  draft = act(draft, { type: 'rush', planet: 0 }, { type: 'rush', planet: 0 }, { type: 'recruit' }, { type: 'recruit' });
  assert.deepEqual(face.order(draft), [{ type: 'set_research', tech: 'fusion_drive' }]);
  draft = act(draft, ...Array(9).fill({ type: 'undo' }));
  assert.deepEqual([face.order(draft), face.is_empty(draft), face.partial(draft)], [[], true, null]);
});

test('the chosen planet stays chosen in the next turn, and the orders do not', () => {
  const before = act(face.draft(middle(), 0), { type: 'tax', rate: 80 }, { type: 'planet', at: 0 }, { type: 'planet', at: 6 });
  const next = middle({ turn: 18 });
  const { at, from, orders } = face.draft(next, 0, null, before);
  assert.deepEqual([at, from, orders], [6, 0, []]);
  next.planets[0].owner = 1;
  assert.equal(face.draft(next, 0, null, before).from, null);
});

test('a list is filled, sorted, thinned out and repeated', () => {
  const draft = act(face.draft(middle(), 0), { type: 'queue_add', planet: 0, items: ['freighter'] }, { type: 'queue_move', planet: 0, from: 3, to: 0 }, { type: 'queue_drop', planet: 0, i: 2 }, { type: 'repeat', planet: 0 });
  assert.deepEqual(face.order(draft), [{ type: 'set_queue', planet: 0, items: ['freighter', 'cruiser', 'colony_ship'], repeat: true }]);
  assert.deepEqual(face.steps(draft), ['Red Prime builds: Freighter, Cruiser, Colony ship (repeat)']);
  assert.deepEqual(face.order(act(draft, { type: 'queue_move', planet: 0, from: 0, to: 9 }))[0].items, ['cruiser', 'colony_ship', 'freighter']);
});

test('a flight is drafted with a planet, a target on the map and a number of ships, drawn and undone', () => {
  const view = middle();
  let draft = act(face.draft(view, 0), { type: 'planet', at: 0 }, { type: 'aim', from: 0 }, { type: 'planet', at: 7 });
  assert.deepEqual([draft.at, draft.from, draft.aim], [7, 0, false]);
  const sent = [];
  show(face.entry(view, draft, view.legal, (one) => sent.push(one), {}));
  assert.match(page().querySelector('.co-helper').textContent, /12\s*points against\s*12/);
  [...page().querySelectorAll('.co-fleet-form button')].at(-1).dispatchEvent(new window.MouseEvent('click', { bubbles: true }));
  assert.deepEqual(sent, [{ type: 'send_fleet', from: 0, to: 7, cruisers: 6, transports: 4 }]);
  draft = act(draft, ...sent);
  show(face.board(view, draft, view.legal, () => {}, {}));
  assert.equal(page().querySelectorAll('.co-order.fleet').length, 1);
  assert.deepEqual(face.steps(draft), ['6 cruisers, 4 transports from Red Prime to Blue Three']);
  assert.deepEqual(face.order(act(draft, { type: 'undo' })), []);
});

test('the map describes each planet in words, and pressing a planet chooses it', () => {
  const sent = [];
  show(face.board(middle(), act(face.draft(middle(), 0), { type: 'planet', at: 0 }), middle().legal, (one) => sent.push(one), {}));
  const label = (id) => page().querySelector(`.co-planet[data-id="${id}"]`).getAttribute('aria-label');
  assert.match(label(4), /^Red Two \(yours\); 1.24 million, 1 cruiser, unrest, jammed; 5 turns from Red Prime$/);
  assert.match(label(6), /^Blue Two \(Blue\); 1.9 million and 2 ships, seen on turn 15; \d+ turns from Red Prime$/);
  assert.match(label(5), /build queue empty/);
  click('.co-planet[data-id="6"]');
  key(page().querySelector('.co-planet[data-id="7"]'), 'Enter');
  assert.deepEqual(sent, [{ type: 'planet', at: 6 }, { type: 'planet', at: 7 }]);
  assert.equal(page().querySelectorAll('.co-planet[tabindex="0"]').length, 1);
  assert.equal(page().querySelectorAll('.co-fleet').length, 2);
  assert.equal(page().querySelectorAll('.co-badge.battle').length, 1);
  assert.match(page().querySelector('.co-fleet').textContent, /5c 2t\s*T22, in 5/);
});

test('a grip sorts the list by the keyboard', () => {
  const view = middle();
  const sent = [];
  show(face.entry(view, act(face.draft(view, 0), { type: 'planet', at: 0 }), view.legal, (one) => sent.push(one), {}));
  const [first, , last] = page().querySelectorAll('.co-grip');
  for (const [grip, name] of [[first, 'ArrowDown'], [first, 'ArrowUp'], [last, 'ArrowDown'], [last, 'ArrowUp'], [first, 'Delete'], [first, 'x']]) key(grip, name);
  assert.deepEqual(sent, [{ type: 'queue_move', planet: 0, from: 0, to: 1 }, { type: 'queue_move', planet: 0, from: 2, to: 1 }, { type: 'queue_drop', planet: 0, i: 0 }]);
  assert.match(first.getAttribute('aria-label'), /Cruiser, 1 of 3, done in 3 turns/);
});

test('the preview of an attack allows for the age of the report', () => {
  const view = middle();
  assert.equal(expected(view, 1, 10), null);
  const { points, need, pop } = expected(view, 6, 16);
  assert.deepEqual([points, need, pop], [6, 6, 1900 + 12 * 18]);
  view.reports[6].buildings.push('medicenter');
  assert.equal(expected(view, 6, 16).pop, 1900 + 18 * 18);
  assert.deepEqual([failure(view, 1, 45, 2), failure(view, 2, 45, 2)], [Math.floor(2 * 45 * 3 / (3 + 2 * 3)), null]);
  assert.deepEqual([0, 9, 10, 25, 39, 400].map(fading), [0, 0, 1, 2, 3, 4]);
});

test('the line of the race is twice the second among the nations still playing', () => {
  const view = middle();
  assert.deepEqual([race(view).line, race(view).first.seat], [62, 0]);
  view.nations[1].status = 'resigned';
  assert.equal(race(view).line, 44);
  assert.match(face.heed(view, 0), /^Red needs 4 more potential/);
  view.nations[2].status = view.nations[3].status = 'eliminated';
  assert.equal(race(view), null);
  show(face.strip(view, null, null));
});

test('over the map stand the six strongest nations, one’s own among them', () => {
  const codes = (potentials) => {
    const colours = ['white', 'cyan', 'violet', 'red', 'magenta', 'blue', 'orange', 'yellow'].slice(0, potentials.length);
    show(face.strip(view_of([['White Prime', 1, 1, 0], ['Cyan Prime', 4, 2, 1]], { colours, potentials }), null, null));
    return [...page().querySelectorAll('.co-race g text')].map((one) => one.textContent);
  };
  assert.deepEqual(codes([1, 8, 7, 6, 5, 4, 3, 2]), ['Cy', 'Vi', 'Rd', 'Mg', 'Bu', 'Wh']);
  assert.deepEqual(codes([9, 8]), ['Wh', 'Cy']);
});

test('the line that ends the game climbs as the runner-up grows, over the map and among the nations', () => {
  const drawn = (potentials) => {
    const view = view_of([['Red Prime', 1, 1, 0], ['Cyan Prime', 4, 2, 1]], { colours: ['red', 'cyan'], potentials });
    show(face.strip(view, null, null));
    const strip = page().querySelector('.co-race');
    const [y] = strip.querySelector('.line').getAttribute('d').match(/(?<=^M0 )[\d.]+/);
    const top = Math.min(...[...strip.querySelectorAll('rect')].map((bar) => Number(bar.getAttribute('y'))));
    const small = { words: strip.querySelector('.goal').textContent, y: Number(y), top };
    panel('nations', view);
    const bars = page().querySelector('.co-bars');
    const [x] = bars.querySelector('.line').getAttribute('d').match(/(?<=^M)[\d.]+/);
    return { small, large: { words: bars.querySelector('.goal').textContent, x: Number(x) }, said: bars.getAttribute('aria-label') };
  };
  const [early, later, close] = [[100, 10], [100, 30], [100, 60]].map(drawn);
  assert.deepEqual([early, later, close].map(({ small }) => small.words), ['20', '60', '120']);
  assert.deepEqual([early, later, close].map(({ large }) => large.words), ['ends at 20', 'ends at 60', 'ends at 120']);
  assert.ok(early.small.y > later.small.y && later.small.y > close.small.y, 'a higher line in the strip');
  assert.ok(early.large.x < later.large.x && later.large.x < close.large.x, 'further right among the bars');
  assert.ok(later.small.y > later.small.top && close.small.y < close.small.top, 'above the leader as soon as twice the runner-up is more');
  assert.match(close.said, /The game ends at 120 \(200% of second place\): 20 to go\./);
});

test('rings round the planet that ships leave from lie at each distance and name the turns of the flight', () => {
  const view = view_of([['Red Prime', 0, 0, 0], ['Blue Prime', 1, 0, 1], ['Blue Two', 0, 2, 1], ['Blue Three', 3, 0, 1]], { colours: ['red', 'blue'], size: 6 });
  const rings_of = (draft) => {
    show(face.board(view, draft, view.legal, () => {}, {}));
    return [...page().querySelectorAll('.co-range circle')].map((ring) => [Number(ring.getAttribute('r')), ring.nextElementSibling.textContent]);
  };
  assert.deepEqual(rings_of(face.draft(view, 0)), [], 'none before a planet is chosen');
  const chosen = act(face.draft(view, 0), { type: 'planet', at: 0 });
  const [one, two, three] = [1, 2, 3].map((to) => String(flight(view, 0, to)));
  assert.deepEqual(rings_of(chosen), [[100, one], [200, two], [300, three]], 'no further than half the map');
  assert.ok(Number(one) < Number(two) && Number(two) < Number(three));
  assert.equal(page().querySelector('.co-range').getAttribute('transform'), 'translate(50 50)');
  view.flight_turns = view.flight_turns.map((turns) => Math.ceil(turns * 0.8));
  assert.deepEqual(rings_of(chosen).map(([, turns]) => turns), [1, 2, 3].map((to) => String(flight(view, 0, to))), 'a faster drive counts');
});

test('tax and research are chosen with their results in view', () => {
  const view = middle();
  const draft = face.draft(view, 0);
  const { sent } = panel('empire', view, draft);
  const slider = page().querySelector('input[type=range]');
  slider.value = '80';
  slider.dispatchEvent(new window.Event('input', { bubbles: true }));
  click('.co-tech-row:not(:disabled)');
  assert.deepEqual(sent, [{ type: 'tax', rate: 80 }, { type: 'research', tech: 'space_mines' }]);
  panel('empire', view, act(draft, sent[0]));
  assert.match(page().querySelector('[aria-live]').textContent, /16 gold.*3 research/);
  assert.deepEqual(dry(view, view.legal).map((one) => one.turns), [0, 3, 9, 31]);
  assert.match(page().textContent, /Finishing soon/);
  panel('empire', { ...view, over: true }, null);
  assert.doesNotMatch(page().textContent, /Finishing soon/, 'nothing finishes after the end');
});

test('a free agent is sent from the list, a report fades with age', () => {
  const view = middle();
  const { sent } = panel('spies', view, face.draft(view, 0));
  page().querySelector('.co-errand').dispatchEvent(new window.Event('submit', { bubbles: true, cancelable: true }));
  assert.deepEqual(sent.map(({ type, agent, mission }) => [type, agent, mission]), [['send_agent', 'alpha', 'planet_info']]);
  assert.deepEqual([...page().querySelectorAll('.co-report')].map((card) => card.className.match(/fade-\d/)[0]), ['fade-0', 'fade-0', 'fade-1']);
});

test('news are filtered, and older news are one press away', () => {
  const view = middle();
  const log = Array.from({ length: 60 }, (_, i) => ({ n: i, turn: i, kind: i % 2 ? 'built' : 'owner', planet: 0, seat: 1, from: 2, story: `Story ${i}.` }));
  const { kept } = panel('log', view, null, { log });
  assert.equal(page().querySelectorAll('.co-feed section').length, 40);
  [...page().querySelectorAll('button')].at(-1).click();
  assert.equal(kept.at(-1).older, 80);
  panel('log', view, null, { log, value: { filter: 'war' } });
  assert.equal(page().querySelectorAll('.co-feed section').length, 30);
});

test('tasks and keys lead to planets and panels, and name where the focus goes', () => {
  const view = middle();
  const step = (name, draft) => face.keys.find(([one]) => one === name)[2](view, draft, view.legal);
  const draft = act(face.draft(view, 0), { type: 'look', at: 4 });
  const ways = face.todo(view, draft, view.legal).map(({ act: way, panel: at, focus }) => [way?.at, at, focus]);
  assert.deepEqual(ways, [[5, 'act', '.co-card'], [4, 'act', '.co-card'], [undefined, 'spies', '.co-spies']]);
  assert.deepEqual([face.is_busy(draft), face.is_busy(face.draft(view, 0))], [true, false]);
  assert.deepEqual([step('i', draft).act.at, step('o', draft).act.at, step('a', draft).panel], [5, 5, 'spies']);
});

test('a player whose nation is out reads why no orders are due', () => {
  const view = middle();
  const { seat } = view.you;
  assert.equal(face.waits(view, seat), '');
  assert.equal(face.waits(view, null), '');
  for (const [status, words] of [['eliminated', /lost your last planet/], ['resigned', /You have resigned/]]) {
    const gone = { ...view, nations: view.nations.map((nation) => (nation.seat === seat ? { ...nation, status } : nation)) };
    assert.match(face.waits(gone, seat), words);
  }
});

test('spectators see only the public map and can choose a planet on it', () => {
  const view = view_of([['Red Prime', 1, 1, 0], ['Blue Prime', 4, 2, 1]], { colours: ['red', 'blue'], potentials: [21, 21] });
  const seen = { ...view, you: null, your_planets: [], reports: {}, legal: undefined };
  const kept = [];
  show(face.board(seen, null, null, () => {}, { desk: { value: null, set: (value) => kept.push(value) } }));
  click('.co-planet[data-id="1"]');
  assert.deepEqual(kept, [{ at: 1 }]);
  assert.equal(page().querySelectorAll('.co-ring.unknown').length, 2);
  show(face.facts(seen, [], { reading: true, desk: { value: { at: 1 } } }));
  assert.match(page().textContent, /Blue Prime/);
  assert.deepEqual(face.panels(seen, null, null, () => {}, {}).map(({ id }) => id), ['act', 'nations', 'log']);
  show(face.strip(seen, null, null));
});

test('the time lapse knows the owner of each planet at each turn', async () => {
  const { view_at } = await import('../../frontend/games/cosair/lapse.js');
  const view = middle();
  const log = [{ kind: 'new', turn: 9, planet: 8 }, { kind: 'owner', turn: 12, planet: 7, from: 2, seat: 1 }];
  const owner = (turn) => view_at(view, log, turn).planets.find((p) => p.id === 7)?.owner;
  assert.deepEqual([owner(12), owner(13)], [2, 1]);
  assert.deepEqual([9, 10].map((turn) => view_at(view, log, turn).planets.some((p) => p.id === 8)), [false, true]);
});

test('the lessons name what the rules name, and every scene can be done and begun again', async () => {
  const { lessons } = await import('../../frontend/games/cosair/lessons.js');
  const { scene } = await import('../../frontend/app/learn/scene.js');
  const { book } = await import('../../frontend/views/learn.js');
  const ways = {
    chart: [{ type: 'planet', at: 0 }],
    production: [{ type: 'queue_add', planet: 0, items: ['freighter', 'freighter'] }, { type: 'queue_add', planet: 0, items: ['cruiser'] }],
    colonies: [{ type: 'colonise', from: 0, escort: 1 }],
    fleets: [{ type: 'planet', at: 0 }, { type: 'aim', from: 0 }, { type: 'planet', at: 1 }, { type: 'send_fleet', from: 0, to: 1, cruisers: 8, transports: 5 }],
  };
  const scenes = new Map(lessons.chapters.filter((c) => c.scene).map((c) => [c.id, scene({ face, scene: c.scene }, () => {})]));
  assert.deepEqual([...scenes.keys()].sort(), Object.keys(ways).sort());
  show(book({ game: { id: 'cosair', title: 'CoSAIR' }, lessons, boards: new Map(), scenes, how: {} }));
  assert.equal(page().querySelectorAll('svg.board').length, scenes.size);
  for (const word of ['Fusion Drive', 'Biosphere', 'Hijack a freighter', 'twice the potential of the second']) assert.ok(page().textContent.includes(word), word);
  for (const [id, acts] of Object.entries(ways)) {
    const one = scenes.get(id);
    assert.equal(one.praise, '', id);
    for (const each of acts) one.send(each);
    assert.ok(one.praise, id);
    one.again();
    assert.equal(one.praise, '', id);
  }
});

test('the end is described with its reason', () => {
  const seats = [{ name: 'Ann' }, { name: 'Ben' }, { name: null }];
  const told = (reason, places = [1, 2, 3]) => face.ended({ reason, places, scores: [40, 20, 7] }, seats);
  assert.equal(told('superiority'), 'Ann wins with a potential of 40 against 20.');
  assert.equal(face.ended({ reason: 'superiority', places: [1, 3, 2], scores: [23, 21, 7] }, seats), 'Ann wins with a potential of 23 against 7.', 'a nation that has left is no runner-up');
  assert.equal(told('last_nation', [2, 1, 3]), 'Ben wins as the last nation standing.');
  assert.equal(told('turn_limit', [1, 1, 3]), 'Ann and Ben share first place at the turn limit.');
});

test('one of a kind is counted in the singular', () => {
  const view = middle();
  Object.assign(view.reports[6], { ships: 1 });
  Object.assign(view.you, { ships: 26 });
  show(face.board(view, null, null, () => {}, {}));
  assert.match(page().querySelector('.co-planet[data-id="6"]').getAttribute('aria-label'), /and 1 ship,/);
  assert.equal(page().querySelector('.co-mark[data-planet="6"] .co-seen').textContent, '1 ship (T15)');
  panel('nations', view);
  assert.match(page().textContent, /1 ship\b/);
  assert.doesNotMatch(page().textContent, /\b1 (ships|turns)/);
  panel('spies', view, face.draft(view, 0));
  assert.doesNotMatch(page().textContent, /\b1 (ships|turns|freighters)/);
  show(face.strip(view, null, null));
  assert.match([...page().querySelectorAll('.co-cell')].at(-1).title, /^1 ship over/);
  show(face.entry(view, { ...face.draft(view, 0), at: 6, from: 0 }, view.legal, () => {}, {}));
  assert.match(page().querySelector('.co-helper').textContent, /if the ship seen on turn 15 is a cruiser/);
});

test('a population is exact, since every started million needs a transport', () => {
  const view = middle();
  view.reports[6].pop = 3004;
  view.your_planets[0].pop = 2999;
  show(face.board(view, null, null, () => {}, {}));
  const label = (id) => page().querySelector(`.co-planet[data-id="${id}"]`).getAttribute('aria-label');
  assert.match(label(6), /3\.004 million/);
  assert.match(label(0), /2\.999 million/);
  panel('nations', view);
  assert.match(page().textContent, /3\.004 million/);
  panel('empire', view);
  assert.match(page().textContent, /2\.999/);
});

test('nobody leads while nations are level', () => {
  const view = middle();
  view.nations[1].potential = view.nations[0].potential;
  panel('nations', view);
  assert.doesNotMatch(page().textContent, /leads/);
  assert.match(page().textContent, /Red and Blue are tied for the lead with 40\. The game ends at 80/);
  view.goal.ratio = 110;
  assert.equal(face.heed(view, 0), 'Red and Blue each need 4 more potential to win.');
  const [one] = view.nations;
  view.nations = [0, 1, 2, 3].map((seat) => ({ ...one, seat, potential: 40 }));
  assert.equal(face.heed(view, 0), '4 nations each need 4 more potential to win.', 'many are counted, not named');
  panel('nations', view);
  assert.match(page().textContent, /4 nations are tied for the lead with 40\./);
});

test('no turn is numbered beyond the last one', () => {
  const over = middle({ turn: 1001, over: 'turn_limit' });
  show(face.strip(over, null, null));
  assert.match(page().querySelector('.co-turn').textContent, /^\s*Game over after 1,000 turns\s*$/);
  show(face.strip(middle({ turn: 1000 }), null, null));
  assert.match(page().querySelector('.co-turn').textContent, /^\s*Turn 1000 of 1000\s*$/);
  panel('nations', over);
  assert.doesNotMatch(page().querySelector('caption').textContent, /1001/);
});

test('eleven colours are told apart by letters and dashes, and rings grow with the people', () => {
  assert.equal(new Set(COLOURS.map(({ code }) => code)).size, 11);
  assert.equal(new Set(COLOURS.map(({ dash }) => dash)).size, 11);
  assert.ok(thickness(1000) < thickness(3000) && thickness(3000) < thickness(5000));
});

test('many nations are folded into signs with their potential; a bot goes by its nation', () => {
  const header = { seats: Array.from({ length: 6 }, (_, seat) => ({ seat, name: `Name ${seat}` })) };
  const six = view_of([['Red Prime', 1, 1, 0], ['Grey Prime', 4, 2, 1]], { colours: ['red', 'grey', 'cyan', 'white', 'brown', 'green'], potentials: [9, 9, 9, 9, 9, 9] });
  header.seats[1].kind = 'builtin';
  const state = { header, face, narrow: true, seat: 0, past: null, skew: 0, live: { view: six, clocks: [], pending: [0], status: 'live', attendance: [] } };
  show(roster(state));
  assert.ok(page().querySelector('details'));
  assert.match(page().querySelector('.roster').textContent, /Grey \(Name 1\)/);
  assert.equal(page().querySelectorAll('.own-sign .co-chip').length, 12);
  assert.equal(page().querySelector('summary').textContent.replace(/\s+/g, ' ').trim(), '6 players Potential: Rd 9Gy 9Cy 9Wh 9Br 9Gn 9'.replace(/ 9/g, ' 9'));
  for (const [narrow, n, folded] of [[false, 6, true], [false, 4, false], [true, 4, true]]) {
    show(roster({ ...state, narrow, header: { seats: header.seats.slice(0, n) } }));
    if (folded) assert.equal(page().querySelectorAll('summary > span.unseen').length, narrow ? 2 : 1, 'on a phone the goal above names the figures');
    assert.equal(Boolean(page().querySelector('details')), folded, `${n} ${narrow}`);
  }
});

test('an agent flying home is drawn on the way from the mission if the log knows it', () => {
  const agents = [{ name: 'alpha', rank: 1, state: 'back', at: 0, to: 0, mission: null, arrives: 25 }];
  const view = view_of([['Red Prime', 0, 0, 0], ['Blue Prime', 2, 0, 1], ['Green Prime', 0, 2, 2]], { turn: 20, you: { agents } });
  const told = { kind: 'mission', seat: 0, agent: 'alpha', planet: 1, turn: 14, result: 'success' };
  const place = (log) => {
    show(face.board(view, null, null, () => {}, { log }));
    const agent = page().querySelector('.co-agent.back');
    return { x: Number(agent.querySelector('circle').getAttribute('cx')), y: Number(agent.querySelector('circle').getAttribute('cy')), has_way: !!agent.querySelector('path') };
  };
  const half = place([told]);
  assert.ok(half.has_way && half.x > 120 && half.x < 180 && Math.abs(half.y - 50) < 10, JSON.stringify(half));
  for (const log of [[], [{ ...told, turn: 3 }], [{ ...told, agent: 'bravo' }], [{ ...told, planet: 0 }]]) assert.ok(!place(log).has_way, 'drawn at the destination');
});

test('a press on a planet opens its panel, and never unchooses it from another one', () => {
  const view = middle();
  const draft = act(face.draft(view, 0), { type: 'planet', at: 6 });
  for (const [panel, type] of [['act', 'planet'], ['empire', 'look']]) {
    const sent = [], shown = [];
    show(face.board(view, draft, view.legal, (one) => sent.push(one), { panel, show: (id) => shown.push(id) }));
    click('.co-planet[data-id="6"]');
    assert.deepEqual([sent, shown], [[{ type, at: 6 }], ['act']]);
  }
  const kept = [];
  show(face.board({ ...view, you: null }, null, null, () => {}, { panel: 'log', show: (id) => kept.push(id), desk: { value: { at: 6 }, set: (value) => kept.push(value) } }));
  click('.co-planet[data-id="6"]');
  assert.deepEqual(kept, [{ at: 6 }, 'act']);
});

test('the second press of a double click sends no ship', () => {
  const view = middle();
  const draft = act(face.draft(view, 0), { type: 'planet', at: 0 }, { type: 'planet', at: 7 });
  const sent = [];
  const form = (now) => {
    show(face.entry(view, now, view.legal, (one) => sent.push(one), {}));
    return [...page().querySelectorAll('.co-fleet-form button')].at(-1);
  };
  form(draft).click();
  const after = act(draft, sent[0]);
  const again = form(after);
  assert.deepEqual([again.disabled, again.textContent], [true, 'Choose ships to send']);
  assert.equal(form(act(after, { type: 'planet', at: 6 })).textContent, 'Send 10 ships');
  const colony = [{ type: 'colonise', from: 4, escort: 1 }, { type: 'colonise', from: 4, escort: 1 }];
  assert.deepEqual(face.order(act(face.draft(view, 0), ...colony)), [colony[0]]);
});

test('copies of the map hold no stop of the Tab key, and each stop has a name', () => {
  const view = middle();
  show(face.board(view, act(face.draft(view, 0), { type: 'planet', at: 6 }), view.legal, () => {}, {}));
  assert.equal(page().querySelectorAll('.co-drawn [tabindex], .co-drawn [role=button]').length, 0);
  assert.equal(page().querySelectorAll('.co-drawn .co-halo.chosen').length, 1);
  for (const stop of page().querySelectorAll('[tabindex="0"]')) assert.ok(stop.getAttribute('aria-label'));
});

test('a key names where the focus goes', () => {
  const view = middle();
  const way = (name, draft) => face.keys.find(([one]) => one === name)[2](view, draft, view.legal);
  const draft = face.draft(view, 0);
  assert.deepEqual(['i', 'a', 'o'].map((name) => way(name, draft).focus), ['.co-card', '.co-spies', '.co-card']);
  show(face.entry(view, act(draft, way('i', draft).act), view.legal, () => {}, {}));
  assert.equal(page().querySelector('.co-card').tabIndex, -1);
  panel('spies', view, draft);
  assert.equal(page().querySelector('.co-spies').tabIndex, -1);
});

test('a run of skipped turns says where it stopped and why', async () => {
  const { asked_line } = await import('../../frontend/views/match/act.js');
  const news = [{ kind: 'built', seat: 0, planet: 4, item: 'colony_ship', turn: 20 }, { kind: 'built', seat: 0, planet: 0, item: 'cruiser', turn: 20 },
    { kind: 'agent_home', seat: 0, planet: 0, agent: 'alpha', turn: 20 }];
  const view = middle({ turn: 21, news });
  const state = { face, draft: face.draft(view, 0), hints: view.legal, skip: { from: 17, turns: 10 }, live: { view, turn: 21, owes: true, status: 'live' }, put: {} };
  show(asked_line(state));
  assert.match(page().textContent, /Stopped after 4 of 10 turns: Red Two has a colony ship ready\. Alpha is back, on Red Prime\./);
  show(asked_line({ ...state, skip: { from: 11, turns: 10 } }));
  assert.match(page().textContent, /10 turns have passed\./);
  show(asked_line({ ...state, skip: { from: 21, turns: 10 } }));
  assert.doesNotMatch(page().textContent, /turns/);
  show(asked_line({ ...state, skip: { from: 4, turns: 10 } }));
  assert.doesNotMatch(page().textContent, /turns/, 'turns went on elsewhere');
  const grown = middle({ turn: 21, news: [], you: { needs: [{ kind: 'colony_ship', planet: 4 }] } });
  show(asked_line({ ...state, live: { ...state.live, view: grown } }));
  assert.match(page().textContent, /Stopped after 4 of 10 turns: Red Two has enough people for a colony ship\./);
});

test('the log is told in the language of the page from its facts, and in the words of the server without them', async () => {
  const { told } = await import('../../frontend/games/cosair/tale.js');
  const view = middle();
  const fight = { kind: 'battle', planet: 7, att: 0, def: 1, att_cruisers: 5, att_transports: 4, def_cruisers: 2, mines: 2, mine_hits: 1, space: true, att_left: 3, def_left: 0, need: 3, conquered: true };
  const end = { conquered: false, att_left: 3 };
  const lines = [{ kind: 'built', planet: 0, item: 'mines' }, { kind: 'new', owner: 2, name: 'Green Two' }, { kind: 'owner', planet: 7, from: 1, owner: 0 }, { kind: 'state_begun', planet: 4, state: 'jam' },
    { kind: 'mission', planet: 7, agent: 'alpha', mission: 'sabotage', result: 'fled' }, { kind: 'landed', planet: 4, cruisers: 2, transports: 0 },
    fight, { ...fight, ...end }, { ...fight, ...end, need: undefined }, { ...fight, conquered: false, space: false, def_left: 1, mines: 0 },
    { kind: 'orders', seat: 0, text: 'T1 Rd res:autofabrication rec q0:colony_ship' }, { kind: 'orders', seat: 1, text: 'T1 Bu q1:transport' },
    { kind: 'founded', seat: 0, name: 'Red Two' }, { kind: 'founded', seat: 1, name: 'Blue Three' }];
  assert.deepEqual(lines.map((line) => told(view, line)), ['Red Prime has laid a pair of mines.', 'Green has founded Green Two.', 'Red has taken Blue Three from Blue.', 'Red Two is jammed: nothing is built there.',
    'Alpha on Blue Three: Sabotage. The agent was discovered and has fled.', 'A fleet has reached Red Two: 2 cruisers.',
    ...['Red captures the planet. Surviving ships: 3 cruisers, 1 transport. Unrest and a jam begin.', 'Red wins in space, but the landing fails: it took 3 transports. Returning: 3 cruisers.', 'Red wins in space without a landing. Returning: 3 cruisers.']
      .map((words) => `Red attacks Blue Three with 5 cruisers, 4 transports. Blue defends with 2 cruisers. Mines destroy 1 cruiser. ${words}`),
    'Red attacks Blue Three with 5 cruisers, 4 transports. Blue defends with 2 cruisers. Blue holds the planet. Surviving defenders: 1 cruiser.',
    'Red gave 3 orders.', 'Blue gave 1 order.', 'Your colonists have founded Red Two. Their escort is stationed there.',
    'Colonists of Blue have founded Blue Three. Their escort is stationed there.'], 'also what everybody reads at the end');
  for (const line of [{ kind: 'built', planet: 99, item: 'cruiser' }, { kind: 'owner', planet: 7, owner: 0 }, { kind: 'news of tomorrow' }, { kind: 'end', reason: 'unheard of', first: 1, second: 2 }]) {
    assert.equal(told(view, line), null, line.kind);
    assert.equal(face.tell({ ...line, story: 'As the server says.' }, view), 'As the server says.');
  }
});

test('the goal is twice the best other nation, with the way to the rules', () => {
  const view = middle();
  assert.deepEqual([target(view).line, target(view).is_own], [62, true]);
  view.nations[1].potential = 50;
  show(face.strip(view, null, null));
  assert.match(page().querySelector('.co-goal').textContent.replace(/\s+/g, ' '), /Reach twice the runner-up’s potential: 40 of 100/);
  assert.equal(page().querySelector('.co-goal a').getAttribute('href'), '/learn/cosair');
  show(face.strip({ ...view, you: null, goal: { ratio: 150 } }, null, null));
  assert.match(page().querySelector('.co-goal').textContent, /Goal: 150% of the runner-up’s potential\. Blue has 50 of 60/);
  assert.equal(target({ ...view, over: 'superiority' }), null);
});

test('a turn ended without orders is not called orders sent', () => {
  const { act, commit, may } = face.asked(face.draft(middle({ orders: [] }), 0));
  assert.deepEqual([commit, may], ['Turn ended', false]);
  assert.match(act, /ended your turn without orders/);
});

test('near the turn limit the page says how many turns are left and how the game is decided', () => {
  const at = (turn, more = {}) => limit_words(middle({ turn, options: { max_turns: 100 }, ...more }));
  assert.equal(at(80), '');
  assert.equal(at(93), '8 turns left. Then the highest potential wins; Red leads with 40.');
  assert.equal(at(100), 'This is the last turn. The highest potential wins; Red leads with 40.');
  assert.deepEqual([at(101), at(95, { over: 'turn_limit' })], ['', '']);
  const level = middle({ turn: 99, options: { max_turns: 100 } });
  level.nations[1].potential = 40;
  assert.match(face.asked(face.draft(level, 0)).warn, /2 turns left.*Red and Blue are level with 40 and would share first place/);
});

test('the curves of the end are the numbers of each nation by turn, without a press', async () => {
  const view = view_of([['Red Prime', 1, 1, 0], ['Cyan Prime', 4, 2, 1]], { colours: ['red', 'cyan'], turn: 3, potentials: [40, 10], over: 'superiority', you: null,
    history: { turns: [1, 2, 3], potential: [[21, 21], [30, 15], [40, 10]], planets: [[1, 1], [2, 1], [3, 1]] } });
  const { figures: of_match } = await import('../../frontend/app/match/figures.js');
  const { figures: charts } = await import('../../frontend/views/match/figures.js');
  const header = { id: 'aaaaaaaaaa', game: 'cosair', seats: [{ seat: 0, name: 'Ann', you: true }, { seat: 1, name: 'Consul' }] };
  const open = async (status) => {
    const store = match_store({ id: header.id, header, face });
    const part = of_match({ store, view_of: () => assert.fail('no view of an earlier turn is needed') });
    store.view_came({ turn: 3, status, view }, 0);
    part.follow(null);
    return { store, part };
  };
  assert.equal((await open('live')).store.state.figures.wanted, null);
  const { store, part } = await open('finished');
  assert.deepEqual(store.state.figures.rows, [{ turn: 1, potential: [21, 21], planets: [1, 1] }, { turn: 2, potential: [30, 15], planets: [2, 1] }, { turn: 3, potential: [40, 10], planets: [3, 1] }]);
  show(charts(store.state, {}));
  assert.deepEqual([...page().querySelectorAll('h2')].map((one) => one.textContent), ['Potential', 'Planets']);
  const lines = [...page().querySelectorAll('.figures-key path')].map((path) => [path.getAttribute('stroke'), path.getAttribute('stroke-dasharray')]);
  assert.deepEqual(lines, [['var(--seat-red)', null], ['var(--seat-cyan)', '2 8']]);
  assert.deepEqual([...page().querySelectorAll('tbody tr')].map((row) => [...row.cells].map((cell) => cell.textContent).join(' ')),
    ['Start 21 21', '1 30 15', '2 40 10', 'Start 1 1', '1 2 1', '2 3 1'], 'two turns were played');
  assert.deepEqual([...page().querySelectorAll('quad-figures')].map((one) => [one.data.rows.map(({ turn }) => turn), one.getAttribute('aria-label')]),
    [[[0, 1, 2], 'Potential over 2 turns; the table below has the figures'], [[0, 1, 2], 'Planets over 2 turns; the table below has the figures']]);
  part.toggle();
  store.view_came({ turn: 3, status: 'finished', view }, 0);
  part.follow({ status: 'finished' });
  assert.equal(store.state.figures.wanted, false, 'closed is closed');
  assert.deepEqual(face.figures.history({ ...view, history: undefined }), []);
});

const FLEET = { cruisers: 4, transports: 0 };
const flying = (turn, fleets, more = {}) => view_of([['Red Prime', 0, 0, 0], ['Blue Prime', 2, 0, 1]], { colours: ['red', 'blue'], turn, potentials: [21, 21], you: { fleets }, ...more });

test('fleets on one route share a label that names the next arrival', () => {
  const view = flying(10, [{ id: 1, from: 0, to: 1, arrives: 16, ...FLEET }, { id: 2, from: 0, to: 1, arrives: 14, ...FLEET, transports: 4 }, { id: 3, from: 0, to: 1, arrives: 19, ...FLEET }]);
  show(face.board(view, null, null, () => {}, {}));
  assert.equal(page().querySelectorAll('.co-fleet').length, 1);
  assert.equal(page().querySelectorAll('.co-head').length, 3);
  assert.equal(page().querySelectorAll('.co-fleet text').length, 1);
  const parts = ['.co-many', '.co-few', '.co-arrives'].map((part) => page().querySelector(`.co-fleet text ${part}`).textContent);
  assert.deepEqual(parts, ['3 fleets, 16 ships', '16 ships', 'next arrives T14'], 'the second one is for small scales');
});

test('the ships below a planet are drawn over the planet of the next row', () => {
  const view = middle();
  show(face.board(view, null, null, () => {}, {}));
  const rows = [...page().querySelectorAll('.co-drawn .co-mark')].map(({ dataset }) => view.planets.find(({ id }) => id === Number(dataset.planet)).y);
  assert.ok(new Set(rows).size > 1);
  assert.deepEqual(rows, [...rows].sort((a, b) => b - a));
});

test('at a new turn fleets glide and a conquered planet flashes, unless motion is off or a press ends it', () => {
  const moving = () => [...page().querySelectorAll('[data-moving]')].map(({ dataset }) => dataset.fleet ?? dataset.planet);
  const paint = (turn, owner, fleets) => { const view = flying(turn, fleets); view.planets[1].owner = owner; render(face.board(view, null, null, () => {}, {}), page()); face.mount(page()); return moving(); };
  const board = (event) => page().querySelector('svg.board').dispatchEvent(new window.MouseEvent(event, { bubbles: true }));
  const fleet = { id: 1, from: 0, to: 1, arrives: 16, ...FLEET };
  const still = window.matchMedia;
  try {
    globalThis.matchMedia = window.matchMedia = () => ({ matches: false, addEventListener() {} });
    render(nothing, page());
    assert.deepEqual(paint(10, 1, [fleet]), []);
    assert.deepEqual(paint(10, 0, [fleet]), [], 'nothing moves within a turn');
    assert.deepEqual(paint(11, 1, [fleet, { ...fleet, id: 2 }]), ['0 1', '1']);
    const head = page().querySelector('.co-head[data-moving]');
    assert.ok(Number.parseFloat(head.style.getPropertyValue('--from-x')) < 0 && head.style.getPropertyValue('--from-y') === '0px');
    assert.ok(head.closest('.co-drawn') && page().querySelector('.co-mark[data-moving]').closest('.co-drawn'), 'the copies of the tile repeat it');
    head.dispatchEvent(new window.Event('animationend', { bubbles: true }));
    assert.deepEqual(moving(), ['1'], 'what has arrived does not start again with the next painting');
    board('pointerdown');
    assert.deepEqual(moving(), []);
    assert.deepEqual(paint(12, 0, [fleet]), ['0 1', '1']);
    board('keydown');
    assert.deepEqual(moving(), [], 'a key ends it too');
    globalThis.matchMedia = window.matchMedia = () => ({ matches: true, addEventListener() {} });
    assert.deepEqual(paint(13, 1, [fleet]), [], 'nothing moves where motion is off');
  } finally {
    globalThis.matchMedia = window.matchMedia = still;
  }
});

test('news stand on the desk, before the orders', () => {
  const view = middle();
  show(face.entry(view, face.draft(view, 0), view.legal, () => {}, {}));
  assert.deepEqual([...page().querySelectorAll('.co-desk h2')].map((one) => one.textContent.trim().split(' ')[0]), ['Last', 'Your']);
});

test('the ships that are to be sent stand before the list of the planet they go to, and before the agents', () => {
  const view = middle();
  const order = (at, from) => {
    show(face.entry(view, { ...face.draft(view, 0), at, from, to: at }, view.legal, () => {}, {}));
    return [...page().querySelectorAll('.co-card .co-fleet-form, .co-card .co-queue, .co-card .co-errand')].map(({ classList }) => ['co-fleet-form', 'co-queue', 'co-errand'].find((name) => classList.contains(name)));
  };
  const own = order(0, 4);
  assert.ok(own.includes('co-queue') && own[0] === 'co-fleet-form', own.join());
  const foreign = order(6, 0);
  assert.equal(foreign[0], 'co-fleet-form', foreign.join());
});

test('every cell over the chart says what it counts', () => {
  const view = middle();
  show(face.strip(view, face.draft(view, 0), view.legal));
  const cells = [...page().querySelectorAll('.co-cell')];
  assert.ok(cells.length >= 3);
  for (const cell of cells) assert.match(cell.textContent, /\p{L}{4,}/u);
  assert.deepEqual([...page().querySelectorAll('.co-cell .co-word')].map((word) => word.textContent), ['gold', 'research', 'ships']);
});

test('a bot that wins is named by its nation', () => {
  const view = middle();
  const seats = [{ name: 'Consul', kind: 'builtin' }, { name: 'Ann', kind: 'human' }];
  const told = (places, of) => face.ended({ reason: 'last_nation', places, scores: [40, 20] }, seats, of);
  assert.deepEqual([told([1, 2], view), told([2, 1], view), told([1, 2])],
    ['Red (Consul) wins as the last nation standing.', 'Ann wins as the last nation standing.', 'Consul wins as the last nation standing.']);
});

test('buttons of the map lie in its frame, however far that reaches beyond the tile', () => {
  const view = view_of([['Red Prime', 0, 5, 0], ['Blue Prime', 5, 2, 1], ['Green Prime', 3, 1, 2]], { size: 6 });
  show(face.board(view, null, null, () => {}, {}));
  const places = [...page().querySelectorAll('.co-buttons .co-planet')].map((one) => one.getAttribute('transform'));
  assert.deepEqual(places, ['translate(50 550)', 'translate(-50 850)', 'translate(350 750)']);
  assert.deepEqual([...page().querySelectorAll('.co-short')].slice(0, 3).map((one) => one.textContent), ['Rd Prime', 'Bu Prime', 'Gn Prime'], 'small names say whose');
  assert.deepEqual(['Prime', 'Two', 'Ten', 'Nova'].map(number_figure), ['', '2', '10', 'Nova'], 'the smallest have figures');
  assert.equal(page().querySelector('.co-tiny').textContent, 'Rd');
  assert.match(page().querySelector('.co-veil .edge').getAttribute('d'), /^M-200 317h600v604/, 'so much lower that the ships below the lowest row are in it');
});

test('the text of a flight stands clear of its course and of the planets at its ends', () => {
  const homes = [[prime('red'), 2, 2, 0, { cruisers: 2 }], [prime('blue'), 2, 4, 1], [prime('green'), 4, 4, 2], [prime('yellow'), 4, 2, 3]];
  const fleet = (to, left) => ({ id: to, from: 0, to, cruisers: 2, transports: 0, arrives: 17 + left });
  const text = (to, left) => {
    show(face.board(view_of(homes, { you: { fleets: [fleet(to, left)] } }), null, null, () => {}, {}));
    const one = page().querySelector('.co-fleet .co-when');
    return { side: one.getAttribute('class').split(' ')[1] ?? 'middle', x: Number(one.getAttribute('x')), y: Number(one.getAttribute('y')) };
  };
  const down = text(1, 9);
  assert.ok(down.side === 'right' && down.x > 260 && down.y > 320, JSON.stringify(down));
  const across = text(3, 9);
  assert.ok(across.side === 'middle' && across.y < 245 && across.x > 320, JSON.stringify(across));
  const aslant = text(2, 7);
  assert.ok(aslant.side === 'right' && aslant.x - aslant.y > 10, JSON.stringify(aslant));
  assert.ok(text(1, 1).y < 380, 'not under the planet it comes to');
});

test('the agent in training is named, before and after the order', () => {
  const named = (you, orders) => {
    const view = middle({ you: { agents: [], recruit_done: 0, ...you } });
    const after = { ...view.legal, you: { ...view.you, next_agent: 'charlie' } };
    show(face.panels(view, { ...face.draft(view, 0), orders }, after, () => {}, {}).find(({ id }) => id === 'spies').body());
    return page().querySelector('.co-spies .row').textContent;
  };
  assert.match(named({ recruited: 1 }, [{ type: 'recruit_agent' }]), /Training of Bravo starts/);
  assert.match(named({ recruited: 2, recruit_done: 20 }, []), /^Bravo finishes training/);
});

test('the card of another planet is read from its top', () => {
  const view = middle();
  const at = (planet) => {
    const draft = act(face.draft(view, 0), { type: 'look', at: planet });
    render(html`<div role="tabpanel">${face.entry(view, draft, view.legal, () => {}, {})}</div>`, page());
    face.mount(page());
    return page().querySelector('[role="tabpanel"]');
  };
  show(nothing);
  at(0).scrollTop = 300;
  assert.equal(at(0).scrollTop, 300, 'the same planet');
  assert.equal(at(7).scrollTop, 0);
});
