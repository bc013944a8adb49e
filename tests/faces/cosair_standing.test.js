// CoSAIR's standing orders: what each kind of rule drafts, what it leaves alone, broken data, when turns stop; and how the page carries them on.
import { page } from './lib/dom.mjs';
import test from 'node:test';
import assert from 'node:assert/strict';
import { opening, prime, view_of } from '../../frontend/games/cosair/scene.js';

const { nothing, render } = await import('../../frontend/vendor/lit-html.js');
const { face } = await import('../../frontend/games/cosair/face.js');
const { middle } = await import('../../frontend/games/cosair/samples.js');
const { ALL, follow, MOST_RULES, sane } = await import('../../frontend/games/cosair/standing.js');
const { flight } = await import('../../frontend/games/cosair/position.js');
const { SUGGESTED } = await import('../../frontend/games/cosair/standing_usual.js');

const { halt } = face.standing;
const rules_of = (...rules) => sane([{ name: 'm', rules }])[0].rules;
const drafted = (view, ...rules) => follow(face.draft(view, 0), view.legal, { all: rules_of(...rules) });
const ordered = (view, ...rules) => drafted(view, ...rules).orders;
const whys = (draft) => draft.unfollowed.map(({ why }) => why);
const MIX = { cruiser: 0, transport: 0, freighter: 0, mines: 0 };
const governor = (more) => ({ kind: 'govern', planet: ALL, grow: false, settle: false, mix: MIX, ...more });
const lists = (view, ...rules) => Object.fromEntries(ordered(view, ...rules).filter((o) => o.type === 'set_queue').map((o) => [o.planet, o.items]));

/** A nation of one planet with these facts, and what of it goes over the usual values. */
const home = (own, more = {}) => view_of([[prime('red'), 1, 1, 0, { cruisers: 2, ...own }], [prime('blue'), 4, 2, 1], [prime('green'), 2, 4, 2], [prime('yellow'), 5, 5, 3]], more);

test('a list is repeated when it has run out, with buildings and colony ships, as far as they can be built', () => {
  const rule = { kind: 'repeat', planet: 0, items: ['cruiser', 'colony_ship', 'mines', 'factory', 'factory'] };
  assert.deepEqual(lists(home(), rule), { 0: ['cruiser', 'colony_ship', 'factory'] });
  assert.deepEqual(lists(home({ queue: ['transport'] }), rule), {});
  assert.deepEqual(whys(drafted(home(), { kind: 'repeat', planet: 0, items: ['starbase'] })), ['nothing_to_build']);
});

test('a list that the player drafted this turn is not replaced', () => {
  const view = opening();
  const draft = face.reduce(face.draft(view, 0), { type: 'queue_add', planet: 0, items: ['transport'] }, view.legal);
  assert.deepEqual(follow(draft, view.legal, { all: rules_of(governor({ mix: { cruiser: 1 } })) }).orders, draft.orders);
});

test('a governor builds guards, growth, a colony ship that can be paid for, and then its mix in turn', () => {
  const all = governor({ grow: true, settle: true, mix: { cruiser: 2, freighter: 1 } });
  assert.deepEqual(lists(home({ cruisers: 0 }), all), { 0: ['cruiser'] });
  assert.deepEqual(lists(home({ cruisers: 1 }), all, { kind: 'station', planet: 0, keep: 4, to: ALL }), { 0: ['cruiser', 'cruiser', 'cruiser'] });
  assert.deepEqual(lists(home(), all), { 0: ['factory'] });
  const built = { buildings: ['factory'], pop: 2500 };
  const without_factory = (view) => { view.legal.set_queue[0].items = ['cruiser', 'transport', 'freighter', 'colony_ship']; return view; };
  assert.deepEqual(lists(without_factory(home(built)), all), { 0: ['colony_ship'] });
  const poor = without_factory(home(built, { you: { gold: -600, freighters: 0 } }));
  assert.deepEqual(lists(poor, all), { 0: ['cruiser', 'freighter', 'cruiser'] });
  assert.deepEqual(lists(without_factory(home(built, { you: { gold: -200 } })), all, { kind: 'settle', escort: 1, reserve: -390 }), { 0: ['colony_ship'] });
});

test('a governor builds no freighter without a route, and no ships that it cannot pay for', () => {
  const mix = governor({ mix: { cruiser: 1, freighter: 1 } });
  assert.deepEqual(lists(home({}, { you: { freighters: 3 } }), mix), { 0: ['cruiser'] });
  const ledger = { tax: 3, interest: 0, buildings: 0, agents: 0, ships: -9, rush: 0, total: -6, research: 3 };
  const broke = drafted(home({}, { you: { freighters: 3, ships: 40, ledger } }), mix);
  assert.deepEqual([broke.orders, whys(broke)], [[], ['nothing_to_build']]);
  assert.deepEqual(lists(home({}, { you: { freighters: 3, ships: 29, ledger } }), mix), { 0: ['cruiser'] }, 'a third of the taxes pays for five more');
});

test('a governor of all planets leaves out those with a list and those with a rule of their own', () => {
  const rules = [governor({ mix: { cruiser: 1 } }), { kind: 'repeat', planet: 5, items: ['transport'] }];
  assert.deepEqual(lists(middle(), ...rules), { 5: ['transport'] });
  const view = middle();
  for (const p of view.your_planets) p.queue = [];
  assert.deepEqual(lists(view, ...rules), { 5: ['transport'], 0: ['cruiser'], 4: ['cruiser'] });
});

test('a governor ends the repetition of an empty list, so that it decides again', () => {
  assert.deepEqual(ordered(home({ repeat: true }), governor({ mix: { cruiser: 1 } })), [{ type: 'set_queue', planet: 0, items: ['cruiser'], repeat: false }]);
});

test('cruisers above the guard and all transports fly on, and only to an own planet', () => {
  const rule = { kind: 'station', planet: 0, keep: 2, to: 4 };
  assert.deepEqual(ordered(middle(), rule), [{ type: 'send_fleet', from: 0, to: 4, cruisers: 4, transports: 4 }]);
  assert.deepEqual(ordered(middle(), { ...rule, keep: 0 })[0].cruisers, 6);
  assert.deepEqual(ordered(middle(), { ...rule, keep: 1e9 })[0], { type: 'send_fleet', from: 0, to: 4, cruisers: 0, transports: 4 });
  assert.deepEqual(ordered(middle(), { ...rule, to: ALL }), []);
  for (const to of [6, 99]) assert.deepEqual(whys(drafted(middle(), { ...rule, to })), ['goal_lost']);
});

test('a rule for a planet that is foreign or does not exist orders nothing and says so', () => {
  for (const planet of [6, 99]) {
    const lost = drafted(middle(), { kind: 'station', planet, keep: 0, to: 0 }, { kind: 'repeat', planet, items: ['cruiser'] }, governor({ planet, mix: { cruiser: 1 } }));
    assert.deepEqual([lost.orders, whys(lost)], [[], ['planet_lost', 'planet_lost', 'planet_lost']]);
  }
});

test('a nation without a planet orders nothing', () => {
  const view = view_of([[prime('blue'), 4, 2, 1], [prime('green'), 2, 4, 2]], { colours: ['red', 'blue', 'green'] });
  assert.deepEqual(ordered(view, ...SUGGESTED.filter(({ kind }) => ['govern', 'settle'].includes(kind))), []);
});

test('a ready colony ship goes with its escort while the treasury allows it, one each turn', () => {
  const rule = { kind: 'settle', escort: 3, reserve: 0 };
  assert.deepEqual(ordered(middle(), rule), [{ type: 'colonise', from: 4, escort: 1 }]);
  assert.deepEqual(whys(drafted(middle(), { ...rule, reserve: 100 })), ['no_gold']);
  const rich = home({ colony_ships: 2, cruisers: 9 });
  assert.deepEqual(ordered(rich, rule), [{ type: 'colonise', from: 0, escort: 3 }]);
  const both = ordered(home({ colony_ships: 1, cruisers: 3 }, { you: { gold: 999 } }), { kind: 'station', planet: 0, keep: 0, to: ALL }, rule);
  assert.deepEqual(both, [{ type: 'colonise', from: 0, escort: 3 }]);
});

test('an escort is not sent on as well', () => {
  const view = middle();
  const at = view.your_planets.find((p) => p.id === 4);
  at.cruisers = 5;
  assert.deepEqual(ordered(view, { kind: 'station', planet: 4, keep: 1, to: 0 }, { kind: 'settle', escort: 3, reserve: 0 }),
    [{ type: 'colonise', from: 4, escort: 3 }, { type: 'send_fleet', from: 4, to: 0, cruisers: 1, transports: 0 }]);
});

test('an attack goes to the planet that the rule prefers, with enough of everything and no more than can leave', () => {
  const rule = { kind: 'attack', choice: 'nearest', nation: ALL, keep: 0, margin: 100 };
  const seen = (more) => ({ turn: 16, owner: 1, pop: 1900, buildings: [], ships: 1, mines: false, unrest: false, jam: false, age: 1, ...more });
  const able = (reports, own = {}) => home({ cruisers: 9, transports: 5, ...own }, { turn: 17, reports });
  const [far, near] = [{ 1: seen({ ships: 0, pop: 900 }), 3: seen({ pop: 3900 }) }, { 2: seen({ ships: 2 }) }];
  const goal = (choice, reports, own) => ordered(able(reports, own), { ...rule, choice }).map((o) => [o.type, o.from, o.to, o.cruisers, o.transports]);
  const all = { ...far, ...near };
  const [first] = [1, 2, 3].sort((a, b) => flight(able(all), 0, a) - flight(able(all), 0, b));
  assert.deepEqual(goal('nearest', all), [['send_fleet', 0, first, 9, 5]]);
  assert.deepEqual(goal('weakest', all), [['send_fleet', 0, 1, 9, 5]]);
  assert.deepEqual(goal('richest', all), [['send_fleet', 0, 3, 9, 5]]);
  assert.deepEqual(goal('richest', all, { transports: 3 }), [['send_fleet', 0, 2, 9, 3]], 'four million people need four transports');
  assert.deepEqual(goal('nearest', {}), [], 'nobody flies where nothing is known');
  assert.deepEqual(goal('nearest', { 2: seen({ turn: 17 - 31, age: 31 }) }), [], 'nor after an old report');
  assert.deepEqual(goal('nearest', near, { transports: 1 }), []);
});

test('an attack waits for the margin, spares the guard, picks its nation and is not sent twice', () => {
  const rule = { kind: 'attack', choice: 'nearest', nation: ALL, keep: 0, margin: 100 };
  const report = { turn: 16, owner: 1, pop: 900, buildings: [], ships: 2, mines: false, unrest: false, jam: false, age: 1 };
  const able = (more, own) => home({ cruisers: 6, transports: 2, ...own }, { turn: 17, reports: { 1: report }, ...more });
  assert.equal(ordered(able(), rule)[0].cruisers, 6);
  assert.deepEqual(ordered(able(), { ...rule, margin: 201 }), [], 'six cruisers attack with 12 points, two defend with 6');
  assert.equal(ordered(able(), { ...rule, margin: 200 }).length, 1);
  assert.deepEqual(ordered(able(), { ...rule, keep: 3 }), [], 'six against six is no victory');
  assert.equal(ordered(able(), { ...rule, keep: 1 })[0].cruisers, 5);
  assert.equal(ordered(able(), { kind: 'station', planet: 0, keep: 1, to: ALL }, rule)[0].cruisers, 5, 'who is stationed stays');
  assert.deepEqual(ordered(able(), { ...rule, nation: 2 }), []);
  assert.deepEqual(whys(drafted(able(), { ...rule, nation: 9 })), ['nation_gone']);
  assert.equal(ordered(able(), rule, { ...rule, choice: 'weakest' }).length, 1);
  const flying = able({ you: { fleets: [{ id: 1, from: 0, to: 1, cruisers: 1, transports: 0, arrives: 19 }] } });
  assert.deepEqual(ordered(flying, rule), []);
  assert.deepEqual(sane([{ name: 'm', rules: [{ ...rule, choice: 'secret' }, { ...rule, margin: -5, keep: 1e9, nation: 'x' }] }])[0].rules,
    [{ kind: 'attack', on: true, choice: 'nearest', nation: ALL, keep: 99, margin: 100 }]);
});

test('free agents go to the nearest goal that is worth it, and the guard stays', () => {
  const scout = { kind: 'agents', mission: 'planet_info', nation: ALL, guard: 0 };
  const [order, ...more] = ordered(middle(), scout);
  assert.deepEqual([order.type, order.agent, order.mission, more.length], ['send_agent', 'alpha', 'planet_info', 0]);
  assert.ok(![6, 7].includes(order.planet), 'these were seen not long ago');
  assert.deepEqual(ordered(middle(), { ...scout, guard: 1 }), []);
  assert.equal(ordered(middle(), { ...scout, mission: 'sabotage', nation: 1 })[0].planet, 7, 'another agent flies to the nearer one');
  assert.deepEqual(ordered(middle(), { ...scout, mission: 'nation_info', nation: 1 }), [], 'a fresh report on the nation is enough');
  assert.deepEqual(whys(drafted(middle(), { ...scout, nation: 9 })), ['nation_gone']);
});

test('two free agents do not go to the same planet', () => {
  const agents = ['alpha', 'bravo'].map((name) => ({ name, rank: 1, state: 'home', at: 0, to: -1, mission: null, arrives: 0 }));
  const goals = ordered(home({}, { you: { agents } }), { kind: 'agents', mission: 'hijack', nation: ALL, guard: 0 }).map((o) => o.planet);
  assert.equal(new Set(goals).size, 2);
});

test('agents are trained up to a number, one at a time; research follows its list', () => {
  assert.deepEqual(ordered(middle(), { kind: 'train', n: 3 }), [{ type: 'recruit_agent' }]);
  assert.deepEqual(ordered(middle(), { kind: 'train', n: 2 }), []);
  assert.deepEqual(ordered(home({}, { you: { recruit_done: 20 } }), { kind: 'train', n: 9 }), []);
  const plan = { kind: 'research', techs: ['autofabrication', 'space_mines', 'fusion_drive'] };
  assert.deepEqual(ordered(home({}, { you: { techs: ['autofabrication'] } }), plan), [{ type: 'set_research', tech: 'autofabrication' }]);
  const view = home();
  view.legal.set_research.techs = ['fusion_drive'];
  assert.deepEqual(ordered(view, plan), [{ type: 'set_research', tech: 'fusion_drive' }]);
  view.legal.set_research.techs = [];
  assert.deepEqual(whys(drafted(view, plan)), ['all_known']);
  assert.deepEqual(ordered(middle(), plan), [], 'research is under way');
});

test('following the rules again in the same turn changes nothing', () => {
  for (const view of [opening(), middle(), home({ colony_ships: 1, cruisers: 4 })]) {
    const rules = rules_of(...SUGGESTED, { kind: 'station', planet: 0, keep: 1, to: 4 }, { kind: 'agents', mission: 'sabotage', nation: ALL, guard: 0 });
    const once = follow(face.draft(view, 0), view.legal, { all: rules });
    assert.ok(once.orders.length > 0);
    assert.deepEqual(follow(once, view.legal, { all: rules }), once);
  }
});

test('a rule that is off, changed or deleted takes its orders of this turn back, and leaves the player’s', () => {
  const view = opening();
  const [off, on, two] = [false, true, true].map((is_on, i) => rules_of({ ...governor({ mix: { cruiser: i } }), on: is_on })[0]);
  assert.deepEqual(ordered(view, off), []);
  let draft = face.reduce(face.draft(view, 0), { type: 'tax', rate: 70 }, view.legal);
  draft = face.reduce(draft, { type: 'standing', all: [on] }, view.legal);
  assert.deepEqual(draft.orders.at(-1).items, ['cruiser']);
  assert.deepEqual(face.steps(draft), ['Tax 70%'], 'what a rule drafted is not lost with the draft');
  draft = face.reduce(draft, { type: 'standing', all: [two], added: [two], gone: [on] }, view.legal);
  assert.deepEqual(draft.orders.at(-1).items, ['cruiser', 'cruiser']);
  assert.deepEqual(face.reduce(draft, { type: 'undo' }, view.legal).orders.at(-1).items, ['cruiser']);
  draft = face.reduce(draft, { type: 'standing', all: [], gone: [two] }, view.legal);
  assert.deepEqual(draft.orders, [{ type: 'set_tax', rate: 70 }]);
});

test('what the server refuses of the rules’ orders goes, and what the player ordered stays', () => {
  const view = opening();
  let draft = face.reduce(face.draft(view, 0), { type: 'tax', rate: 70 }, view.legal);
  draft = face.reduce(draft, { type: 'standing', all: rules_of(governor({ mix: { cruiser: 1 } })) }, view.legal);
  draft = face.reduce(draft, { type: 'standing_checked' }, { ...view.legal, refused: [{ i: 0, code: 'x' }, { i: 1, code: 'y' }] });
  assert.deepEqual(draft.orders, [{ type: 'set_tax', rate: 70 }]);
});

test('an order that the player removed stays removed after a reload', () => {
  const view = opening();
  const all = rules_of(governor({ mix: { cruiser: 1 } }));
  const draft = face.reduce(face.reduce(face.draft(view, 0), { type: 'standing', all }, view.legal), { type: 'drop', i: 0 }, view.legal);
  const again = face.draft(view, 0, JSON.parse(JSON.stringify(face.keep(draft))));
  assert.deepEqual([again.orders, face.standing.is_followed(again)], [[], true]);
});

test('stored rules that are broken, foreign or huge never reach a draft', () => {
  const bad = [null, 7, 'govern', [], {}, { kind: 'constructor' }, { kind: '__proto__' }, { kind: 'repeat', planet: 0, items: 'cruiser' }, { kind: 'repeat', planet: -3, items: ['cruiser'] },
    { kind: 'repeat', planet: 0, items: ['death_star', null] }, { kind: 'govern', planet: 1.5 }, { kind: 'agents', mission: 'murder' }, { kind: 'research', techs: ['magic'] }, { kind: 'station', planet: '0' }];
  assert.deepEqual(rules_of(...bad), []);
  for (const list of [null, 3, 'x', {}, [null], [{ name: 4 }], [{ name: '' }]]) assert.deepEqual(sane(list), []);
  assert.deepEqual(rules_of({ kind: 'govern', planet: 0, grow: 1, mix: { cruiser: 1e12, transport: -4, freighter: '3', mines: 2.5 } }),
    [{ kind: 'govern', on: true, planet: 0, grow: false, settle: false, mix: { cruiser: 9, transport: 0, freighter: 0, mines: 0 } }]);
  assert.deepEqual(rules_of({ kind: 'settle', escort: 0, reserve: -1e15 }), [{ kind: 'settle', on: true, escort: 1, reserve: -9999 }]);
  assert.equal(rules_of(...Array(900).fill({ kind: 'train', n: 1 })).length, MOST_RULES);
  assert.equal(sane(Array.from({ length: 50 }, (_, i) => ({ name: `m${i}`, rules: [] }))).length, 3);
});

// ---- stopping ----

const quiet = { you: { needs: [] } };
const reason = (view, rules = [], before = middle(quiet)) => halt(before, drafted(view, ...rules), rules_of(...rules));

test('turns stop for an attack, a broken rule, a task of no rule and the end, and else for nothing', () => {
  assert.equal(reason(middle({ ...quiet, news: [] })), '');
  const line = { kind: 'battle', att: 1, def: 0, planet: 0, story: 'The Blue attacked Red Prime.' };
  assert.equal(reason(middle({ ...quiet, news: [line] })), 'Stopped: The Blue attacked Red Prime.');
  assert.equal(reason(middle({ ...quiet, news: [{ kind: 'state_begun', seat: 0, planet: 0, state: 'unrest', story: 'x' }, { kind: 'discovered', by: 1, planet: 0, mission: 'unrest', result: 'caught', story: 'x' }] })),
    'Stopped: An agent of Blue was caught on Red Prime. Its mission: Incite unrest.', 'in the words of the page');
  assert.equal(reason(middle({ ...quiet, news: [{ ...line, att: 1, def: 2 }] })), '');
  assert.match(reason(middle({ ...quiet, news: [] }), [{ kind: 'station', planet: 6, keep: 0, to: 0 }]), /^Stopped: a standing order cannot be followed. Blue Two: .* The planet is not yours\.$/);
  const near = { ...quiet, news: [], options: { max_turns: 26, end_ratio: 200 } };
  assert.equal(reason(middle(near), [], middle({ ...near, turn: 16 })), 'Stopped: the game ends soon.');
  assert.equal(reason(middle(near), [], middle(near)), '', 'said once');
  const close = middle({ ...quiet, news: [], potentials: [57, 31, 22, 12] });
  assert.match(reason(close), /^Stopped: the leader is close/);
  assert.equal(reason(close, [], close), '');
});

test('a task stops the turns when it is new and no rule takes care of it', () => {
  const needs = [{ kind: 'empty_queue', planet: 5 }, { kind: 'colony_ship', planet: 4 }, { kind: 'free_agent', agent: 'alpha' }, { kind: 'recruit' }];
  const now = (...kinds) => middle({ news: [], you: { needs: needs.filter(({ kind }) => kinds.includes(kind)),
    agents: [{ name: 'alpha', rank: 2, state: 'home', at: 0, to: -1, mission: null, arrives: 0 }], research: 'fusion_drive' } });
  const rules = { empty_queue: governor({ mix: { cruiser: 1 } }), colony_ship: { kind: 'settle', escort: 1, reserve: 9999 }, free_agent: { kind: 'agents', mission: 'hijack', nation: ALL, guard: 9 } };
  for (const [kind, rule] of Object.entries(rules)) {
    assert.match(reason(now(kind)), /^Stopped for a task: /, kind);
    assert.equal(reason(now(kind), [rule]), '', kind);
    assert.equal(reason(now(kind), [], now(kind)), '', `${kind} was there before`);
  }
  assert.equal(reason(now('recruit')), '');
});

test('an agent on guard by a standing order is no task', () => {
  const agents = ['alpha', 'bravo'].map((name) => ({ name, rank: 1, state: 'home', at: 0, to: -1, mission: null, arrives: 0 }));
  const needs = agents.map(({ name }) => ({ kind: 'free_agent', agent: name }));
  const view = home({}, { you: { agents, needs } });
  const tasks = (...rules) => face.todo(view, drafted(view, ...rules), { ...view.legal, you: view.you }, {}).map(({ words }) => words);
  const rule = { kind: 'agents', mission: 'planet_info', nation: ALL, guard: 2 };
  assert.deepEqual(tasks(), ['Alpha is free', 'Bravo is free']);
  assert.deepEqual(tasks(rule), []);
  assert.deepEqual(tasks({ ...rule, on: false }), ['Alpha is free', 'Bravo is free']);
});

// ---- the panel ----

function desk(view, rules, act = []) {
  const set = [];
  let draft = face.draft(view, 0);
  for (const one of [{ type: 'standing', all: rules }, ...act]) draft = face.reduce(draft, one, view.legal);
  render(nothing, page());
  render(face.entry(view, draft, view.legal, () => {}, { standing: { rules, set: (list) => set.push(list), undo: null, where: 'kept', error: '' } }), page());
  return set;
}
const button = (words) => [...page().querySelectorAll('.co-standing button')].find((one) => one.textContent.trim() === words || one.getAttribute('aria-label') === words);

test('the empty panel explains by an example and offers a set; the planet offers its rules with one press', () => {
  const view = middle();
  let set = desk(view, []);
  assert.match(page().querySelector('.co-standing').textContent, /Example:/);
  button('Use the suggested set').click();
  assert.deepEqual(rules_of(...set[0]), set[0]);
  set = desk(view, [], [{ type: 'look', at: 4 }]);
  for (const words of ['Appoint a governor', 'Repeat this list', 'Keep cruisers here']) button(words).click();
  assert.deepEqual(set.map(([rule]) => [rule.kind, rule.planet]), [['govern', 4], ['repeat', 4], ['station', 4]]);
  assert.deepEqual([set[1][0].items, set[2][0].to], [['cruiser'], 0]);
  desk(view, [], [{ type: 'look', at: 6 }]);
  assert.ok(!button('Appoint a governor'), 'not at a foreign planet');
});

test('a rule is switched off, changed and deleted, and its drafts are marked', () => {
  const view = opening();
  const rules = rules_of(governor({ mix: { cruiser: 1 } }), { kind: 'research', techs: ['fusion_drive', 'space_mines'] });
  const set = desk(view, rules);
  assert.equal(page().querySelectorAll('.co-orders .tag').length, 2);
  const [toggle] = page().querySelectorAll('.co-rule-head input');
  toggle.dispatchEvent(new window.Event('change'));
  const cruisers = page().querySelector('.co-mix input');
  for (const typed of ['', '4']) {
    cruisers.value = typed;
    cruisers.dispatchEvent(new window.Event('change'));
  }
  button('Research Space Mines sooner').click();
  button('Delete: Research in this order: Fusion Drive, Space Mines.').click();
  assert.deepEqual([set.length, set[0][0].on, set[1][0].mix.cruiser, set[2][1].techs, set[3].length], [4, false, 4, ['space_mines', 'fusion_drive'], 1]);
});

test('a governor’s rule is a sentence', () => {
  desk(middle(), rules_of(governor({ grow: true, mix: { cruiser: 2, mines: 1 } }), governor({ planet: 0 })));
  const said = [...page().querySelectorAll('.co-rule-head span')].map((one) => one.textContent);
  assert.deepEqual(said, ['All other planets: a governor builds growth buildings, 2 cruisers a round and pairs of mines.', 'Red Prime: a governor builds nothing.']);
  desk(middle(), rules_of(governor({ grow: true })));
  assert.match(page().querySelector('.co-rule-head span').textContent, /^All planets: a governor builds growth buildings/);
});

test('a rule that cannot be followed says why', () => {
  const rules = rules_of({ kind: 'station', planet: 6, keep: 1, to: 0 });
  desk(middle(), rules);
  assert.match(page().querySelector('.co-rule .note').textContent, /The planet is not yours/);
});
