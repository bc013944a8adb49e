// The arena's own parts of the page under jsdom: routes, forms from schemas, sending, clocks.
import { page, window } from './lib/dom.mjs';
import test from 'node:test';
import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';

const { fits, page_of, routes } = await import('../../frontend/app/router.js');
const { pages_of } = await import('../../frontend/games/index.js');
const { defaults_of, schema_form } = await import('../../frontend/ui/controls/schema_form.js');
const { blank, body_of, bots_everywhere, clock_in, folds_of, wished } = await import('../../frontend/app/pages/create.js');
const { follow } = await import('../../frontend/app/net/poll.js');
const { network } = await import('../../frontend/app/net/network.js');
const { sending } = await import('../../frontend/app/net/sending.js');
const { NetworkLoss, Refusal } = await import('../../frontend/app/net/api.js');
const { reading, span_text, time_text } = await import('../../frontend/ui/clock.js');
const { seat_card } = await import('../../frontend/views/match/seat.js');
const { time_left } = await import('../../frontend/app/match/telling.js');
const { panel_sight } = await import('../../frontend/app/match/panel_sight.js');
const { table } = await import('../../frontend/views/styleguide/data.js');
const { create } = await import('../../frontend/views/lobby/create.js');
const { options_set } = await import('../../frontend/views/lobby/set_to.js');
const { lobby } = await import('../../frontend/views/lobby/lobby.js');
const { render, html } = await import('../../frontend/vendor/lit-html.js');

const schema = {
  type: 'object',
  properties: {
    dims: { const: 2, default: 2 },
    max_expansions: { type: ['integer', 'null'], minimum: 0, maximum: 1000, default: null, title: 'Expansions at most' },
    skip_reinforcement: { type: 'boolean', default: true },
    idle_limit: { type: 'integer', minimum: 0, maximum: 100, default: 10 },
    pace: { enum: ['slow', 'fast'], default: 'slow' },
  },
};

test('addresses find their pages, unknown ones the page that says so', async () => {
  assert.deepEqual(fits('/matches/{match}', '/matches/abc'), { match: 'abc' });
  assert.equal(fits('/matches/{match}', '/matches/'), null);
  const found = (path, brought) => page_of(new URL(path, 'http://a.test'), brought);
  const unasked = () => assert.fail('a page of the arena was looked for among those of the games');
  for (const [pattern, load] of routes) assert.equal((await found(pattern.replaceAll(/\{\w+\}/g, 'x'), unasked)).load, load);
  assert.deepEqual((await found('/lobbies/new', unasked)).params, {});
  const { load, params } = await found('/no/such/page', async () => []);
  assert.equal((await (await load()).open({})).name, 'not-found');
  assert.deepEqual(params, {});
});

test('pages that games bring are found at addresses that are not the arena\'s', async () => {
  const games = readdirSync(new URL('../../frontend/games', import.meta.url), { withFileTypes: true }).filter((entry) => entry.isDirectory()).map(({ name }) => name);
  const pages = await pages_of(games);
  assert.ok(pages.every(({ path, title }) => path.startsWith('/') && title));
  assert.ok(pages.some(({ load }) => load));
  for (const page of pages) {
    const { load } = await page_of(new URL(page.path, 'http://a.test'), async () => pages);
    if (page.load) assert.equal(load, page.load, `${page.path} leads elsewhere`);
    else assert.ok(routes.some((route) => route[1] === load), `${page.path} leads nowhere`);
  }
});

test('a form is made from a schema and its defaults', () => {
  assert.deepEqual(defaults_of(schema), { dims: 2, max_expansions: null, skip_reinforcement: true, idle_limit: 10, pace: 'slow' });
  const set = [];
  render(html`<form>${schema_form(schema, defaults_of(schema), (name, value) => set.push([name, value]))}</form>`, page());
  const field = (name) => page().querySelector(`#option-${name}`);
  assert.equal(field('dims'), null);
  assert.equal(field('max_expansions').disabled, true);
  assert.equal(field('skip_reinforcement').type, 'checkbox');
  assert.deepEqual([field('idle_limit').min, field('idle_limit').max, field('idle_limit').value], ['0', '100', '10']);
  field('idle_limit').value = '3';
  field('idle_limit').dispatchEvent(new Event('input'));
  assert.deepEqual(set, [['idle_limit', 3]]);
  for (const input of page().querySelectorAll('input, select')) assert.ok(input.labels.length, input.id);
});

test('a table’s body holds what the form says and nothing empty', () => {
  const variant = { id: 'base', seats_min: 2, options_schema: schema, clock: { default: { mode: 'live', turn_seconds: 60 }, modes: {} } };
  const form = blank({ id: 'stratic' }, variant);
  assert.deepEqual(body_of(form), {
    game: 'stratic', variant: 'base', options: defaults_of(schema), seats: 2, clock: { mode: 'live', turn_seconds: 60 },
    rated: false, private: true, press: 'all',
  });
  form.bots[1] = 'bot:greedy';
  form.options.idle_limit = undefined;
  assert.deepEqual(body_of(form).bots, [{ seat: 1, bot: 'bot:greedy' }]);
  assert.ok(!('idle_limit' in body_of(form).options));
});

test('where bots play alone, the form asks for nothing that concerns people', () => {
  const variant = { id: 'base', seats_min: 2, seats_max: 2, rated: true, spectators: ['open'], clock: { default: { mode: 'live', turn_seconds: 60 }, modes: { live: {} } } };
  const game = { id: 'any', title: 'Any', variants: [variant], bots: [{ id: 'bot:a', title: 'A', level: 1 }, { id: 'bot:b', title: 'B', level: 2 }] };
  const form = { ...blank(game, variant), seats: 3, choice: { wish: 1 } };
  assert.deepEqual(bots_everywhere(form, game), { 0: 'bot:b', 1: 'bot:b', 2: 'bot:b' });
  const bots = bots_everywhere({ ...form, bots: { 1: 'bot:a', 2: '' } }, game);
  assert.deepEqual(bots, { 0: 'bot:a', 1: 'bot:a', 2: 'bot:a' });
  const { clock, rated, choice, ...body } = body_of({ ...form, bots, watch: true });
  assert.deepEqual([clock, rated, choice, body.bots.length], [undefined, undefined, undefined, 3]);
  const host = document.createElement('div');
  const draw = (watch) => {
    render(create({ games: [game], form: { ...form, bots, watch }, variant, can_watch: true, act: { busy: false, error: null }, unfolded: new Set() }, {}), host);
    return ['[name=seat-0]', '#clock-mode', '#absence-policy'].map((id) => Boolean(host.querySelector(id)));
  };
  assert.deepEqual(draw(false), [false, true, true]);
  assert.deepEqual(draw(true), [true, false, false]);
  assert.equal(host.querySelector('button.main').textContent, 'Watch bots play');
  assert.equal(host.querySelector('[name=seat-1]:checked').value, 'bot:a');
  const full = { games: [game], form: { ...form, bots: { 1: 'bot:a', 2: 'bot:a' } }, variant, can_watch: false, act: { busy: false, error: null }, unfolded: new Set() };
  render(create(full, {}), host);
  assert.equal(host.querySelectorAll('[type=checkbox]').length, 1, 'bots have all other seats: whether the game is rated is all there is to choose');
  assert.ok([...host.querySelectorAll('summary')].some((one) => one.textContent === 'Unrated'));
});

test('an address asks for a game, a variant, options and a bot in all other seats; what there is not stays as usual', () => {
  const variants = [{ id: 'base', seats_usual: 4, options_schema: { properties: { dims: { enum: [2, 3], default: 2 } } } }, { id: 'other', options_schema: { properties: {} } }];
  const games = [{ id: 'stratic', variants, bots: [{ id: 'bot:greedy' }] }];
  const asked = (text) => { const { game, variant, options, bots } = wished(games, new URLSearchParams(text)); return [game, variant, options, bots]; };
  assert.deepEqual(asked('game=stratic&dims=3&versus=bot:greedy'), ['stratic', 'base', { dims: 3 }, { 1: 'bot:greedy', 2: 'bot:greedy', 3: 'bot:greedy' }]);
  assert.deepEqual(asked('variant=other&versus=bot:greedy'), ['stratic', 'other', {}, { 1: 'bot:greedy' }]);
  assert.deepEqual(asked('game=chess&variant=x&dims=7&versus=bot:nobody'), ['stratic', 'base', { dims: 2 }, {}]);
  const clock = { default: { mode: 'live', turn_seconds: 60 }, modes: { live: {}, untimed: {} } };
  const mode = (query, modes = clock.modes) => wished([{ ...games[0], variants: [{ ...variants[1], clock: { ...clock, modes } }] }], new URLSearchParams(query)).clock.mode;
  assert.deepEqual([mode(''), mode('versus=bot:greedy'), mode('versus=bot:greedy', { live: {} })], ['live', 'untimed', 'live'], 'nobody is in a hurry against bots');
});

test('another clock mode keeps within its bounds', () => {
  const variant = { clock: { modes: { correspondence: { turn_seconds: [3600, 1209600, 259200] }, untimed: {} } } };
  assert.deepEqual(clock_in('correspondence', variant, { mode: 'live', turn_seconds: 60 }), { mode: 'correspondence', turn_seconds: 259200 });
  assert.deepEqual(clock_in('untimed', variant, { mode: 'live', turn_seconds: 60 }), { mode: 'untimed' });
});

test('where all play at once, turns end early unless the form says otherwise, and the terms tell', () => {
  const modes = { live: { turn_seconds: [10, 3600, 60] }, untimed: {} };
  const variant = { id: 'base', turns: 'together', seats_min: 2, clock: { default: { mode: 'live', turn_seconds: 60, early: false }, modes } };
  const games = [{ id: 'any', title: 'Any', bots: [], variants: [variant] }];
  const form = blank(games[0], variant);
  assert.equal(body_of(form).clock.early, true);
  assert.deepEqual(clock_in('untimed', variant, form.clock), { mode: 'untimed' });
  assert.equal(clock_in('live', variant, { ...form.clock, early: false }).early, false);
  assert.equal(clock_in('live', variant, { mode: 'untimed' }).early, true);
  const host = document.body.appendChild(document.createElement('div'));
  const act = { busy: false, error: null };
  let sent = [];
  const shown = (one, mode = 'live') => {
    render(create({ games, form: { ...form, clock: { ...form.clock, mode } }, variant: one, act, unfolded: new Set() }, { clock: (...what) => { sent = what; } }), host);
    return host.querySelector('#clock-early');
  };
  assert.equal(shown(variant).checked, true);
  shown(variant).click();
  assert.deepEqual(sent, ['early', false]);
  assert.equal(shown(variant, 'untimed'), null);
  assert.equal(shown({ ...variant, turns: 'alternate' }), null);
  const terms = (early, turns) => {
    const it = { id: 'x', game: 'any', variant: 'base', status: 'open', seats: [], clock: { mode: 'live', turn_seconds: 60, early }, absence: { policy: 'default' }, spectators: 'none' };
    render(lobby({ lobby: it, games: [{ ...games[0], variants: [{ ...variant, turns }] }], act }, {}), host);
    return host.querySelector('.terms').textContent;
  };
  assert.match(terms(true, 'together'), /turns end once everyone is ready/);
  assert.match(terms(false, 'together'), /every turn lasts its full time/);
  assert.doesNotMatch(terms(true, 'alternate'), /ready|full time/);
  host.remove();
});

test('people who can join see every option that differs from the usual game, and nothing secret', () => {
  const properties = {
    turns: { title: 'Turns', type: 'integer', default: 40 }, fog: { title: 'Fog of war', type: 'boolean', default: true },
    vault: { title: 'Vault', type: ['integer', 'null'], default: 7 }, dims: { title: 'Dimensions', enum: [2, 3], 'x-names': ['flat', 'a cube'], default: 2 },
    civs: { title: 'Civilizations', type: ['array', 'null'], default: null }, rules: { title: 'Rules', type: 'string', writeOnly: true, default: '' }, closing: { title: 'Closing', type: ['integer', 'null'], 'x-staked': 500, default: null },
  };
  const games = [{ id: 'any', bots: [], variants: [{ id: 'base', options_schema: { properties } }] }];
  const it = { id: 'x', game: 'any', variant: 'base', status: 'open', creator: 'Ann', seats: [{ seat: 0, name: 'Ann' }, { seat: 1 }], clock: { mode: 'untimed' }, absence: { policy: 'default' }, spectators: 'none' };
  const told = (options) => {
    render(lobby({ lobby: { ...it, options }, games, act: {}, invite: 'a' }, {}), page());
    return [...page().querySelectorAll('.terms, .fold .small')].slice(0, 2).map((p) => p.textContent.trim());
  };
  const usual = { turns: 40, fog: true, vault: 7, dims: 2, civs: null, rules: '', closing: 500 };
  assert.equal(told(usual)[0], 'no clock · unrated');
  games[0].variants[0].turns = 'together';
  it.clock = { mode: 'correspondence', turn_seconds: 3600, early: true };
  assert.match(told(usual)[0], /turns end once everyone is ready/, 'before anybody joins');
  for (const words of told({ turns: 30, fog: false, vault: null, dims: 3, civs: ['random'], rules: 'secret' })) {
    assert.match(words, / · Turns: 30 · Fog of war: no · Vault: no limit · Dimensions: a cube$/);
  }
});

test('a panel chosen on a phone comes out from under the bar at the foot of the screen', (t) => {
  const state = { tab: 'act', narrow: true };
  const root = document.createElement('div');
  root.innerHTML = '<div class="tab-row"></div><div class="reach"></div>';
  const at = { 'tab-row': 640, reach: 700 };
  t.mock.method(window.Element.prototype, 'getBoundingClientRect', function () { return { top: at[this.className] }; });
  const moved = [];
  globalThis.scrollBy = (x, y) => moved.push(y);
  const painted = panel_sight(state);
  painted(root);
  assert.deepEqual(moved, [], 'nobody chose anything');
  state.tab = 'log';
  painted(root);
  painted(root);
  assert.deepEqual(moved, [200], 'once for each choice');
  at['tab-row'] = 300;
  state.tab = 'act';
  painted(root);
  Object.assign(state, { tab: 'log', narrow: false });
  at['tab-row'] = 640;
  painted(root);
  assert.deepEqual(moved, [200], 'neither where there is room, nor on a desk');
});

/* A form as its page draws it, with what would be pressed on it. */
function form_of(change = {}, more = {}) {
  const variant = { id: 'base', title: 'Base', seats_min: 2, seats_max: 2, rated: true, options_schema: schema,
    clock: { default: { mode: 'live', turn_seconds: 60 }, modes: { live: { turn_seconds: [10, 3600, 60] } } } };
  const game = { id: 'any', title: 'Any', variants: [variant], bots: [{ id: 'bot:a', title: 'A', level: 1 }] };
  const state = { games: [game], form: { ...blank(game, variant), ...change }, variant, can_watch: false, guest: false,
    act: { busy: false, error: null }, unfolded: new Set(), friend: false, ...more };
  render(null, page());
  render(create(state, { fold() {}, submit() {} }), page());
  const words = (selector) => [...page().querySelectorAll(selector)].map((one) => one.textContent.replace(/\s+/g, ' ').trim());
  return { words, fields: (selector) => [...page().querySelectorAll(selector)] };
}

test('a new game asks for the opponent, then offers the button; the rest is folded and says what it is set to', () => {
  const usual = form_of();
  assert.deepEqual(usual.words('summary').slice(0, 4), ['Time: 1 minute per turn', 'Away: the rules of the game decide',
    'Who can join: people with the link · unrated', 'Spectators: default · Chat: on']);
  assert.deepEqual(usual.fields('input, select, button').slice(0, 3).map((one) => one.name || one.textContent), ['opponent', 'opponent', 'Create game'], 'before all folds');
  assert.equal(usual.fields('details[open]').length, 0);
  const { words } = form_of({ private: false, rated: true, from: '1600', reliable: '90', press: 'none', spectators: 'none',
    absence: { policy: 'forfeit', after: 2 }, options: { ...defaults_of(schema), idle_limit: 7 } });
  assert.deepEqual(words('summary').slice(1, 5), ['Away: the game is forfeited after 2 missed turns',
    'Who can join: anyone · rated · ratings from 1600 to 5000 · reliability of at least 90%', 'Spectators: none · Chat: off', 'Game options · Idle limit: 7']);
});

test('the line of the options names those that are changed, or counts them where they are too many', () => {
  const cube = { title: 'Dimensions', enum: [2, 3], 'x-names': ['2: Flat board', '3: Cube'], default: 2 };
  const line = (options) => options_set({ properties: { ...schema.properties, dims: cube } }, { ...defaults_of(schema), ...options });
  assert.equal(line({}), 'Game options: default');
  assert.equal(line({ dims: 3 }), 'Game options · Dimensions: Cube');
  assert.equal(line({ dims: 3, max_expansions: 12, skip_reinforcement: false, idle_limit: 7 }), 'Game options: 4 changed');
});

test('a field that is refused, by the browser or the server, is unfolded', () => {
  const { fields } = form_of();
  const [field] = fields('#reliable');
  assert.equal(field.closest('details').open, false);
  field.value = '101';
  fields('button.main')[0].click();
  assert.deepEqual(fields('details[open]'), [field.closest('details')], 'and no other');
  assert.deepEqual(folds_of({ errors: [{ path: '/clock/turn_seconds' }, { path: '/options' }] }), ['all', 'time', 'options']);
  assert.deepEqual(folds_of({ errors: [{ path: '' }] }), []);
  assert.deepEqual(folds_of({}), []);
  const again = form_of({}, { unfolded: new Set(['time']) });
  assert.deepEqual(again.fields('details[open] #clock-mode').length, 1);
});

test('for a friend the form says what is played and offers the link; all settings are under Options', () => {
  const { words, fields } = form_of({}, { friend: true });
  assert.deepEqual(words('h1, form > p'), ['Invite a friend', 'You will play any: 1 minute per turn, unrated.', 'Get the invite link']);
  assert.deepEqual(words('form > details > summary'), ['Options']);
  assert.equal(fields('form > details select').length, fields('select').length);
});

/* A lobby as a visitor sees it. */
function lobby_of(it, more = {}) {
  const about = { id: 'base', title: 'Base', options_schema: { description: 'Catch the other.' } };
  const sent = [];
  const state = { games: [{ id: 'any', title: 'Any', bots: [], variants: [about] }], me: null, act: { busy: false, error: null },
    making: { busy: false, error: null }, link: {}, choice: {}, picture: { still: () => document.createElement('figure') }, origin: 'http://arena.test', ...more,
    lobby: { id: 'x', game: 'any', variant: 'base', status: 'open', creator: 'Ada', private: true, rated: false, press: 'all', spectators: 'none',
      clock: { mode: 'live', turn_seconds: 60 }, absence: { policy: 'default' }, ...it } };
  render(null, page());
  render(lobby(state, { sit: (...seat) => sent.push(['sit', ...seat]), share: (url) => sent.push(['share', url]) }), page());
  const all = (selector) => [...page().querySelectorAll(selector)];
  return { sent, all, words: (selector) => all(selector).map((one) => one.textContent.replace(/\s+/g, ' ').trim()) };
}
const PAIR = [{ seat: 0, name: 'Ada', kind: 'account' }, { seat: 1 }];

test('the link of a friend says who invites to what, on which terms, with one button', () => {
  const { words, all, sent } = lobby_of({ seats: PAIR }, { invite: 'abc' });
  assert.deepEqual(words('h1, .blurb, .terms'), ['Ada invites you to play any', 'Catch the other. How to play', '1 minute per turn · unrated']);
  assert.equal(all('.picture-room figure').length, 1);
  assert.deepEqual(words('button'), ['Join']);
  all('button')[0].click();
  assert.deepEqual(sent, [['sit']], 'the server chooses the first free seat');
  assert.deepEqual(lobby_of({ seats: PAIR }).words('button'), [], 'nobody joins a private game without its link');
});

test('a game that continues a finished one says so to its host and to the friend, and asks for no choice', () => {
  const continues = { match: 'm', turn: 12 }, choice_schema = { properties: { civ: { enum: ['a', 'b'] } } };
  const games = [{ id: 'any', title: 'Any', bots: [], variants: [{ id: 'base', title: 'Base', options_schema: {}, choice_schema }] }];
  const mine = [{ ...PAIR[0], you: true }, PAIR[1]];
  for (const [seats, more] of [[PAIR, { invite: 'abc', games }], [mine, { me: { name: 'Ada' }, links: [], games }]]) {
    const { words, all } = lobby_of({ seats, continues }, more);
    assert.ok(words('p').includes('Continues a finished game from turn 12.'), words('p').join('|'));
    assert.equal(all('p a[href="/matches/m#t12"]').length, 1);
    assert.ok(!words('h2').includes('Your choice'));
  }
});

test('of several free seats one can be chosen, which is folded', () => {
  const seats = [...PAIR, { seat: 2 }, { seat: 3, bot: 'Envoy', kind: 'builtin' }];
  const { words, all, sent } = lobby_of({ seats }, { invite: 'abc' });
  assert.deepEqual(words('button'), ['Join', 'Join in seat 2', 'Join in seat 3']);
  assert.equal(all('details:not([open]) button').length, 2);
  assert.ok(words('p').includes('Already here: Ada and Envoy. 2 seats are free.'));
  all('button')[2].click();
  assert.deepEqual(sent, [['sit', 2]]);
});

test('the host finds the link first, with a share button where the browser has one, then who has joined', () => {
  const seats = [{ ...PAIR[0], you: true }, PAIR[1]];
  const host = { me: { name: 'Ada' }, can_share: true, links: [] };
  const { words, all, sent } = lobby_of({ seats, join_url: '/lobbies/x?invite=abc' }, host);
  assert.deepEqual(words('h2').slice(0, 2), ['Invite a friend', 'Players (1 of 2)']);
  all('.share button').find((one) => one.textContent.includes('Share link')).click();
  assert.deepEqual(sent, [['share', 'http://arena.test/lobbies/x?invite=abc']]);
  assert.equal(lobby_of({ seats, join_url: '/a' }, { ...host, can_share: false }).words('.share button').length, 1);
});

test('wherever a bot is chosen, bots stand in the order of their levels and say their level', () => {
  const bots = [{ id: 'bot:greedy', title: 'Sergeant', level: 5 }, { id: 'bot:trader', title: 'Merchant', level: 5, variety: true },
    { id: 'bot:random', title: 'Recruit', level: 1 }, { id: 'bot:level-2', title: 'Stratic level 2', level: 2 }];
  const row = ['Recruit 1', 'Cadet 2', 'Sergeant 5', 'Merchant 5'];
  const about = { id: 'base', title: 'Base', options_schema: {} };
  const chosen = (seats, at) => lobby_of({ seats }, { me: { name: 'Ada' }, links: [], games: [{ id: 'any', title: 'Any', bots, variants: [about] }] }).words(at);
  const free = [{ ...PAIR[0], you: true }, PAIR[1], { seat: 2 }];
  assert.deepEqual(chosen(free, 'li:nth-child(2) button'), ['Add Cadet']);
  assert.deepEqual(chosen(free.slice(0, 2), '.fill button'), [], 'a single seat has its own button');
  assert.deepEqual(chosen(free, '.fill label'), row);
  const game = { id: 'any', title: 'Any', variants: [{ ...about, seats_min: 2, seats_max: 2, clock: { default: {}, modes: {} } }], bots };
  const form = form_of({ absence: { policy: 'bot', after: 1 } }, { games: [game] });
  assert.deepEqual(form.words('label:has([name=opponent])').slice(1), row);
  assert.deepEqual(form.words('label:has([name=absence-bot])').slice(1), row);
  const many = form_of({ seats: 3, bots: { 2: 'bot:greedy' } }, { games: [game] });
  assert.deepEqual(many.words('.seat-bot summary'), ['Seat 2: Another player', 'Seat 3: Sergeant (bot, level 5)']);
  for (const seat of [1, 2]) assert.deepEqual(many.words(`label:has([name=seat-${seat}])`), ['Another player', ...row]);
  const with_friend = form_of({ seats: 3 }, { games: [game], named: 'Ada' });
  assert.deepEqual(with_friend.words('label:has([name=fill])'), row, 'beside a friend who is invited by name');
  assert.equal(with_friend.words('legend')[0], 'Bot for the third seat');
});

test('an order is sent again with the same body until it is answered', async () => {
  const bodies = [];
  const outcome = await new Promise((resolve) => {
    const put = sending({
      paint() {},
      request: async (job) => {
        bodies.push(job.body);
        if (bodies.length < 3) throw new NetworkLoss();
        return { accepted: [] };
      },
      done: (receipt, job) => resolve({ receipt, turn: job.turn, busy: put.busy }),
      refused: assert.fail,
    });
    put.start({ turn: 4, body: { orders: { type: 'turn' } } });
    const again = setInterval(() => (put.busy ? put.now() : clearInterval(again)), 5);
  });
  assert.deepEqual(outcome, { receipt: { accepted: [] }, turn: 4, busy: false });
  assert.equal(bodies.length, 3);
  assert.ok(bodies.every((b) => b === bodies[0]));
});

test('a refusal ends the sending and is handed on', async () => {
  const refusal = new Refusal(422, { code: 'out_of_range', errors: [{ path: '/moves/0', code: 'out_of_range', hint: 'an Aggressor goes 3 squares straight' }] });
  const got = await new Promise((resolve) => {
    const put = sending({ paint() {}, request: async () => { throw refusal; }, done: assert.fail, refused: (error) => resolve([error, put.busy]) });
    put.start({ turn: 1, body: {} });
  });
  assert.deepEqual(got, [refusal, false]);
  assert.equal(refusal.words, 'An Aggressor goes 3 squares straight.');
});

test('a limit that lasts longer than a minute is told at once, a shorter one is waited for', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const answered = () => new Promise((done) => { setImmediate(done); });
  for (const [seconds, told] of [[3600, 1], [60, 0]]) {
    const refused = [];
    const request = async () => { throw new Refusal(429, { code: 'too_many_requests', limit_key: 'notebooks.bytes' }, seconds); };
    const put = sending({ paint() {}, request, done: assert.fail, refused: (error) => refused.push(error) });
    put.start({ turn: 1, body: {} });
    await answered();
    assert.deepEqual([refused.length, put.busy], [told, !told], `${seconds} s`);
    put.drop();
  }
});

test('an order without an answer counts as lost within two seconds, and two answers to it count once', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  network.back();
  const told = () => new Promise((done) => { setImmediate(done); });
  const answers = [], done = [];
  const put = sending({ paint() {}, request: () => new Promise((resolve) => { answers.push(resolve); }), done: (receipt) => done.push(receipt), refused: assert.fail, late: assert.fail });
  put.start({ turn: 1, body: {} });
  t.mock.timers.tick(1499);
  assert.deepEqual([network.is_lost, put.lost], [false, false]);
  t.mock.timers.tick(1);
  assert.deepEqual([network.is_lost, put.lost, put.busy, answers.length], [true, true, true, 1]);
  network.retry();
  for (const [n, answer] of answers.entries()) answer(n);
  await told();
  assert.deepEqual([answers.length, done, put.busy, network.is_lost], [2, [0], false, false]);
  t.mock.timers.tick(60_000);
  await told();
  assert.deepEqual([answers.length, network.is_lost], [2, false]);
});

test('a refusal that comes late is an answer: there is a connection', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  network.back();
  let refuse;
  const refused = [];
  const put = sending({ paint() {}, request: () => new Promise((_, reject) => { refuse = reject; }), done: assert.fail, refused: (error) => refused.push(error.code) });
  put.start({ turn: 1, body: {} });
  t.mock.timers.tick(1500);
  assert.equal(network.is_lost, true);
  refuse(new Refusal(409, { code: 'not_your_turn' }));
  await new Promise((done) => { setImmediate(done); });
  assert.deepEqual([refused, network.is_lost, put.busy], [['not_your_turn'], false, false]);
  t.mock.timers.tick(3000);
});

test('a held poll that stays silent after its time is a lost connection, and is asked anew', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const own = Object.getOwnPropertyDescriptor(globalThis, 'navigator');
  Object.defineProperty(globalThis, 'navigator', { value: {}, configurable: true }); // no locks: each window counts for itself
  t.after(() => (own ? Object.defineProperty(globalThis, 'navigator', own) : delete globalThis.navigator));
  network.back();
  const told = () => new Promise((done) => { setImmediate(done); });
  const asked = [];
  const poll = follow((values, { signal }) => new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(Object.assign(new Error(), { name: 'AbortError' })));
    asked.push(values);
    if (asked.length === 1) resolve({ data: { seq: 7 }, etag: '"7"' });
  }), () => {});
  await told();
  assert.deepEqual(asked, [{}, { after: 7, wait: 25 }]);
  t.mock.timers.tick(29_999);
  await told();
  assert.deepEqual([network.is_lost, asked.length], [false, 2]);
  t.mock.timers.tick(1);
  await told();
  assert.equal(network.is_lost, true);
  network.retry();
  await told();
  assert.deepEqual(asked.slice(2), [{}]);
  poll.stop();
  network.back();
  t.mock.timers.tick(3000); // "Connected again" is over: its timer must not outlive these mocked ones
});

test('an order taken back is not sent again', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const answered = () => new Promise((done) => { setImmediate(done); });
  let sent = 0;
  const put = sending({ paint() {}, request: async () => { sent += 1; throw new NetworkLoss(); }, done: assert.fail, refused: assert.fail });
  put.start({ turn: 1, body: {} });
  await answered();
  assert.equal(put.lost, true);
  t.mock.timers.tick(500);
  await answered();
  assert.equal(sent, 2, 'without being taken back it is');
  put.drop();
  put.now();
  t.mock.timers.tick(60_000);
  await answered();
  assert.equal(sent, 2);
});

test('clocks and spans read as people say them', () => {
  assert.deepEqual([0, 59_001, 65_000, 3_725_000, 3 * 86_400_000].map(time_text), ['0:00', '1:00', '1:05', '1:02:05', '3 d 0 h']);
  assert.deepEqual([60, 90, 300, 259_200, 3600, 1].map(span_text), ['1 minute', '90 seconds', '5 minutes', '3 days', '1 hour', '1 second']);
  assert.deepEqual(reading({ used_ms: 1000, bank_ms: null, running: true, from: 5000 }, 7000), { ms: 3000, left: false });
  assert.deepEqual(reading({ used_ms: 0, bank_ms: 9000, running: true, from: 5000 }, 7000), { ms: 7000, left: true });
  assert.deepEqual(reading({ until: 9000 }, 7000), { ms: 2000, left: true });
});

test('a duration is a number and a unit, and its value stays seconds', async () => {
  const { duration, unit_of } = await import('../../frontend/ui/controls/duration.js');
  assert.deepEqual([86400, 172800, 7200, 1800, 90, 60, 5].map(unit_of), ['day', 'day', 'hour', 'minute', 'second', 'minute', 'second']);
  const set = [];
  const paint = (time) => render(duration('time', 'Time per turn', time, (...values) => set.push(values)), page());
  paint({ value: 86400, bounds: [3600, 1209600] });
  const input = () => page().querySelector('input');
  const units = () => page().querySelector('select');
  assert.deepEqual([input().value, input().min, input().max, units().value], ['1', '1', '14', 'day']);
  assert.deepEqual([...units().options].map((one) => one.textContent), ['second', 'minute', 'hour', 'day']);
  input().value = '3';
  input().dispatchEvent(new window.Event('input'));
  units().value = 'minute';
  units().dispatchEvent(new window.Event('change'));
  assert.deepEqual(set, [[259200, 'day'], [3600, 'minute']]);
  paint({ value: 7200, unit: 'minute', bounds: [3600, 1209600] });
  assert.deepEqual([input().value, units().value, units().selectedOptions[0].textContent], ['120', 'minute', 'minutes']);
  paint({ value: 30, bounds: [3, 3600] });
  assert.deepEqual([...units().options].map((one) => one.value), ['second', 'minute', 'hour']);
});

test('one press fills all empty seats with a bot, and changes all bots where none is empty', async () => {
  const { filled, filled_again } = await import('../../frontend/app/pages/create.js');
  const { fill_row } = await import('../../frontend/views/lobby/fill.js');
  assert.deepEqual(filled({ bots: { 2: 'bot:a' }, seats: 5 }, 'bot:b'), { 1: 'bot:b', 2: 'bot:a', 3: 'bot:b', 4: 'bot:b' });
  const bots = [{ id: 'bot:a', title: 'Trader', level: 2 }, { id: 'bot:b', title: 'Admiral', level: 3 }];
  const done = [];
  const send = { choose: (bot) => done.push(['choose', bot]), fill: (bot) => done.push(['fill', bot]) };
  render(fill_row(bots, { free: 6, bot: 'bot:b' }, send), page());
  const button = page().querySelector('button');
  assert.equal(button.textContent, 'Fill 6 empty seats');
  button.click();
  page().querySelector('[value="bot:a"]').click();
  assert.deepEqual(done, [['fill', 'bot:b'], ['choose', 'bot:a']]);
  render(fill_row(bots, { free: 0, bot: '' }, send), page());
  assert.equal(page().querySelector('button'), null);
  render(fill_row(bots, { free: 0, taken: 3, bot: 'bot:b' }, send), page());
  assert.equal(page().querySelector('button').textContent, 'Put it in all 3 seats');
  assert.deepEqual(filled_again({ bots: { 2: 'bot:a' }, seats: 3 }, 'bot:b'), { 1: 'bot:b', 2: 'bot:a' });
  assert.deepEqual(filled_again({ bots: { 1: 'bot:b', 2: 'bot:a' }, seats: 3 }, 'bot:b'), { 1: 'bot:b', 2: 'bot:b' });
  assert.deepEqual(filled_again({ bots: { 0: 'bot:a', 1: 'bot:a' }, seats: 2, watch: true }, 'bot:b'), { 0: 'bot:b', 1: 'bot:b' });
});

test('the other player of two is a partner where both win or lose together', () => {
  const variant = (id) => ({ id, title: id, options_schema: {}, seats_min: 2, seats_max: 2, clock: { default: {}, modes: {} } });
  const games = [{ id: 'rulegame', title: 'Rule Game', bots: [], variants: [variant('adversarial'), variant('coop')] }];
  const label = (id) => form_of({ game: 'rulegame', variant: id }, { games, variant: variant(id) }).words('.choice legend')[0];
  assert.deepEqual([label('adversarial'), label('coop')], ['Opponent', 'Partner']);
});

test('a bank is at rest in a stage that has a limit of its own', () => {
  const host = document.createElement('div');
  const now = Date.parse('2026-01-05T18:30:00Z');
  const state = (stage) => {
    const made = table({ seat_names: ['South', 'North'], seat_facts: () => '' }, {}, now,
      { live: { stage, clocks: [{ seat: 0, used_ms: 0, bank_ms: 60_000, running: true }] } });
    return { ...made, header: { ...made.header, clock: { mode: 'budget', stage_seconds: { setup: 300 } } } };
  };
  const runs = (stage) => { render(seat_card(state(stage), 0), host); return Boolean(host.querySelector('.time.running')); };
  assert.deepEqual(['setup', 'play'].map(runs), [false, true]);
  assert.deepEqual(['setup', 'play'].map((stage) => time_left(state(stage), now + 5000)), [Infinity, 55_000]);
});

test('the field for a code of the second factor goes when another name is written, and its code is not sent for that name', async (t) => {
  const refused = { status: 422, code: 'second_factor_needed', detail: '' };
  const sent = [];
  t.mock.method(globalThis, 'fetch', async (path, { body }) => {
    sent.push(JSON.parse(body));
    return new Response(JSON.stringify(refused), { status: 422, headers: { 'Content-Type': 'application/problem+json' } });
  });
  const done = async () => { for (let n = 0; n < 10; n += 1) await new Promise((next) => { setImmediate(next); }); };
  for (const [path, name] of [['/sign-in', 'sign'], ['/recover', 'recover']]) {
    const { open } = await import(`../../frontend/app/pages/${name}.js`);
    const draw = () => { if (shown) render(shown.view(), page()); };
    const shown = await open({ path, paint: draw, go() {}, params: {}, query: new URLSearchParams() });
    draw();
    const field = (one) => page().querySelector(`[name="${one}"]`);
    const write = (one, text) => {
      field(one).value = text;
      field(one).dispatchEvent(new Event('input', { bubbles: true }));
    };
    const submit = async () => {
      page().querySelector('form').requestSubmit();
      await done();
    };
    for (const input of page().querySelectorAll('input')) write(input.name, 'Ann');
    await submit();
    write('second_code', '123456');
    write('password', 'another');
    assert.equal(field('second_code').value, '123456', 'another password leaves it');
    write('name', 'Ben');
    assert.equal(field('second_code'), null, path);
    await submit();
    assert.deepEqual([sent.at(-1).name, sent.at(-1).second_code, field('second_code').value], ['Ben', undefined, ''], path);
    render('', page());
  }
});

test('single keys wait for somebody who types or reads a dialog, and for no dialog that is closed', async () => {
  const { writes } = await import('../../frontend/app/tools/typed.js');
  const made = document.createElement('div');
  made.innerHTML = '<input><input type="radio"><textarea></textarea><dialog open><h2>a</h2></dialog><dialog><h2>b</h2></dialog><p>c</p>';
  assert.deepEqual([...made.querySelectorAll('input, textarea, h2, p')].map(writes), [true, false, true, true, false, false]);
});
