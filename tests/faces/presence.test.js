// Who is here and who is who: the marks of the other seats, when the page asks for them, and bots of one name told apart by their seats.
import { page } from './lib/dom.mjs';
import test, { afterEach } from 'node:test';
import assert from 'node:assert/strict';

globalThis.ResizeObserver ??= class { observe() {} disconnect() {} };
const { nothing, render } = await import('../../frontend/vendor/lit-html.js');
const { asked_line, act_panel } = await import('../../frontend/views/match/act.js');
const { log_panel } = await import('../../frontend/views/match/log.js');
const { seat_card } = await import('../../frontend/views/match/seat.js');
const { talk_panel } = await import('../../frontend/views/match/talk.js');
const { table } = await import('../../frontend/views/styleguide/data.js');
const { face: stratagem } = await import('../../frontend/games/stratagem/face.js');
const { face: cosair } = await import('../../frontend/games/cosair/face.js');
const { opening } = await import('../../frontend/games/stratagem/scene.js');
const { middle } = await import('../../frontend/games/cosair/samples.js');
const { match_store } = await import('../../frontend/app/match/store.js');
const { presence } = await import('../../frontend/app/match/presence.js');

afterEach(() => render(nothing, page()));

const NOW = Date.parse('2026-01-05T18:30:00Z');
const doors = new Proxy({}, { get: () => () => {} });
const SEATS = [{ seat: 0, name: 'Ann', kind: 'human', you: true }, { seat: 1, name: 'Consul', kind: 'builtin' }, { seat: 2, name: 'Consul', kind: 'builtin' },
  { seat: 3, name: 'Bo', kind: 'guest' }];

function text(what) {
  render(nothing, page());
  render(what, page());
  return page().textContent.replace(/\s+/g, ' ').trim();
}

/** Ann's match against two bots of one name and another person. */
function state_of(face, view, more = {}, live = {}) {
  const state = table(face, view, NOW, { live: { clocks: [], ...live }, ...more });
  return { ...state, header: { ...state.header, press: 'all', seats: SEATS }, may_plan: false, plan: { turn: null, lines: [], texts: [], cancelled: null }, queue: { ended: '' } };
}

test('the card of another person says whether they are here; that of a bot and one\'s own do not', (t) => {
  t.mock.timers.enable({ apis: ['Date'], now: NOW });
  const ago = (seconds) => new Date(NOW - seconds * 1000).toISOString();
  const card = (seats, seat = 3, more = {}) => {
    text(seat_card(state_of(stratagem, opening(), { presence: seats, ...more }), seat));
    return page().querySelector('.presence')?.textContent ?? null;
  };
  const away = (seconds) => card([{ seat: 3, online: false, seen_at: ago(seconds) }]);
  assert.equal(card([{ seat: 3, online: true, seen_at: ago(3) }]), 'connected');
  assert.deepEqual([40, 130, 3700, 7300, 90_000, 200_000].map(away),
    ['away for a minute', 'away for 2 minutes', 'away for an hour', 'away for 2 hours', 'away for a day', 'away for 2 days']);
  assert.equal(card([]), 'not connected');
  assert.deepEqual([card(null), card([], 1), card([], 0), card([], 3, { past: { turn: 1, view: opening() } })], ['', null, null, '']);
  assert.ok(page().querySelector('.presence:empty'), 'the line keeps its room until the server has answered');
});

test('the page asks while it is on the screen and another person plays', async (t) => {
  const asked = [];
  let seats = [{ seat: 3, online: true, seen_at: new Date(NOW).toISOString() }];
  t.mock.timers.enable({ apis: ['setInterval', 'setTimeout'] });
  t.mock.method(globalThis, 'fetch', async (url) => {
    asked.push(url);
    if (!seats) throw new TypeError('lost');
    return new Response(JSON.stringify({ seats }), { headers: { 'Content-Type': 'application/json' } });
  });
  const settled = () => new Promise((done) => { setImmediate(() => setImmediate(done)); });
  const store = match_store({ id: 'm', header: { id: 'm', game: 'stratagem', seats: SEATS }, face: {} });
  const here = presence({ id: 'm', store });
  here.start();
  await settled();
  assert.deepEqual([asked, store.state.presence], [['/api/v1/matches/m/presence'], seats]);
  seats = null;
  t.mock.timers.tick(15_000);
  await settled();
  assert.equal(store.state.presence, null, 'what is not known is not shown');
  store.view_came({ status: 'finished' }, 0);
  t.mock.timers.tick(15_000);
  here.stop();
  const bots = presence({ id: 'b', store: match_store({ id: 'b', header: { id: 'b', game: 'stratagem', seats: SEATS.slice(0, 3) }, face: {} }) });
  bots.start();
  bots.stop();
  assert.equal(asked.length, 2);
});

test('a player shown as away is asked after once more soon after the start, and whenever the match moves on', async (t) => {
  let asked = 0;
  let seats = [];
  t.mock.timers.enable({ apis: ['setInterval', 'setTimeout'] });
  t.mock.method(globalThis, 'fetch', async () => {
    asked += 1;
    return new Response(JSON.stringify({ seats }), { headers: { 'Content-Type': 'application/json' } });
  });
  const settled = () => new Promise((done) => { setImmediate(() => setImmediate(done)); });
  const store = match_store({ id: 'm', header: { id: 'm', game: 'stratagem', seats: SEATS }, face: {} });
  const here = presence({ id: 'm', store });
  here.start();
  await settled();
  t.mock.timers.tick(3000);
  await settled();
  assert.equal(asked, 2, 'they came while the first answer was on its way');
  seats = [{ seat: 3, online: true, seen_at: new Date(NOW).toISOString() }];
  here.follow();
  await settled();
  assert.deepEqual(store.state.presence, seats, 'they moved');
  here.follow();
  assert.equal(asked, 3, 'nobody is missing');
  here.stop();
});

test('of two answers about the players the one that was asked for last is shown', async (t) => {
  const answers = [];
  t.mock.timers.enable({ apis: ['setInterval', 'setTimeout'] });
  t.mock.method(globalThis, 'fetch', () => new Promise((resolve) => { answers.push((seats) => resolve(new Response(JSON.stringify({ seats })))); }));
  const settled = async () => { for (let n = 0; n < 10; n += 1) await new Promise((done) => { setImmediate(done); }); };
  const store = match_store({ id: 'm', header: { id: 'm', game: 'stratagem', seats: SEATS }, face: {} });
  const here = presence({ id: 'm', store });
  here.start();
  here.follow();
  const now = [{ seat: 3, online: true, seen_at: null }];
  answers[1](now);
  await settled();
  answers[0]([]);
  await settled();
  assert.deepEqual(store.state.presence, now);
  here.stop();
});

test('two bots of one name are told apart where somebody is to move, in the log, in offers and in the chat', () => {
  const view = opening();
  const [one, two] = [1, 2].map((seat) => stratagem.seat_name(view, seat));
  assert.notEqual(one, two);
  const live = { pending: [1, 2, 3], owes: false, offers: [{ id: 'o', kind: 'draw', from: 2, you_may_answer: true }] };
  const log = [{ n: 1, turn: 3, kind: 'offer', of: 'draw', step: 'offered', seat: 1 }, { n: 2, turn: 4, kind: 'takeback', seat: 2, turns: 1, to: 3 }];
  const talk = [{ n: 1, from: { name: 'Consul', seat: 2 }, at: '2026-01-05T18:30:00Z', text: 'Peace?' }];
  const state = { ...state_of(stratagem, view, { log, talk }, live), is_mine: () => false };
  assert.equal(text(asked_line(state)), `${one}, ${two} and Bo to move.`);
  const lines = text(log_panel(state, doors));
  assert.ok(lines.includes(one) && lines.includes(two) && !lines.includes('Consul'), lines);
  text(act_panel(state, doors));
  assert.match(page().querySelector('.offer').textContent, new RegExp(two));
  text(talk_panel(state, doors));
  assert.equal(page().querySelector('.talk .from').textContent, two);
  const phrase = { id: 'greeting-1', own: 'Frostgate' };
  const said = (words) => { text(talk_panel({ ...state, log: [{ n: 1, turn: 1, kind: 'talk', seat: 2, to: 'all', words, phrase }] }, doors)); return page().querySelector('.talk p').textContent; };
  assert.equal(said('Peace?'), 'Greetings from Frostgate. There is land enough for all of us, for now.', 'the letter of a bot is worded by the page here too');
  assert.equal(said('War!'), 'Peace?', 'what somebody else wrote stays as it is');
  const nations = middle();
  const of_cosair = state_of(cosair, nations, {}, { pending: [1, 2], owes: false });
  assert.equal(text(asked_line(of_cosair)), `${cosair.seat_name(nations, 1)} and ${cosair.seat_name(nations, 2)} to move.`);
});

test('in a blind game a message is its seat\'s, whatever the name; elsewhere a replaced player\'s message stays theirs', async () => {
  const { author_name, is_masked } = await import('../../frontend/ui/seats.js');
  const state = (kind) => ({ face: {}, live: { view: {} }, header: { seats: [{ name: 'Player 1', kind }, { name: 'Player 2', kind }] } });
  const message = { from: { seat: 1, name: 'Cara' } };
  assert.deepEqual([is_masked(state(null), message), is_masked(state('human'), message), is_masked(state(null), { from: { seat: null, name: 'Cara' } })], [true, false, false]);
  assert.deepEqual([author_name(state(null), message), author_name(state('human'), message)], ['Player 2', 'Cara']);
});
