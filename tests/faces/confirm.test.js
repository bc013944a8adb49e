// How a turn is confirmed: with a button, asked twice, at once; a newcomer's first game; P with nothing drafted.
import { page } from './lib/dom.mjs';
import test from 'node:test';
import assert from 'node:assert/strict';

const { nothing, render } = await import('../../frontend/vendor/lit-html.js');
const { asked_line, commit_bar } = await import('../../frontend/views/match/act.js');
const { look_form } = await import('../../frontend/ui/controls/look_form.js');
const { table } = await import('../../frontend/views/styleguide/data.js');
const { face } = await import('../../frontend/games/stratic/face.js');
const { samples } = await import('../../frontend/games/stratic/samples.js');
const settings = await import('../../frontend/app/local/settings.js');
const { drafting } = await import('../../frontend/app/match/drafting.js');
const { offers_ways } = await import('../../frontend/app/match/table.js');
const { match_store } = await import('../../frontend/app/match/store.js');
const { known, takes_back } = await import('../../frontend/model/catalogue.js');

const view = samples.boards.find(({ view: one }) => one.status === 'play').view;
const texts = (selector) => [...page().querySelectorAll(selector)].map((one) => one.textContent.trim());

function bar(more) {
  const sent = [];
  const state = { ...table(face, view, 0), undoes: false, offers_ways: false, ...more };
  const send = { send() {}, set() {}, commit() {}, undo: () => sent.push('undo'), offer: (kind) => sent.push(kind),
    ways: { choose: (way) => sent.push(way), decline: () => sent.push('declined') } };
  render(nothing, page());
  render([asked_line(state), commit_bar(state, send)], page());
  return { sent, state, press: (words) => [...page().querySelectorAll('button')]
    .find((one) => (one.getAttribute('aria-label') ?? one.textContent).trim().includes(words)).click() };
}

test('until something is chosen a first game plays at once where turns can be taken back, and every other with the button', () => {
  assert.equal(settings.confirms(), 'button');
  assert.equal(settings.confirms({ is_first: true }), 'at_once');
  assert.equal(settings.is_first_game('aaa'), true);
  settings.game_keep('aaa');
  assert.equal(settings.is_first_game('aaa'), true, 'the game that has just ended is still the first');
  assert.equal(settings.is_first_game('bbb'), false);
  assert.equal(settings.confirms_offered(), false);
  settings.look_set('commit', 'button');
  assert.equal(settings.confirms({ is_first: true }), 'button', 'who chose the button keeps it');
  assert.equal(settings.confirms_offered(), true);
  settings.look_set('commit', 'unset');
});

test('pieces that can be taken are marked for beginners: until three games are finished, or as chosen', () => {
  for (const id of ['aaa', 'bbb', 'bbb']) settings.game_keep(id);
  assert.equal(settings.marks_exposed(), true);
  settings.look_set('exposed', 'never');
  assert.equal(settings.marks_exposed(), false);
  settings.look_set('exposed', 'beginner');
  settings.game_keep('ccc');
  assert.equal(settings.marks_exposed(), false);
  settings.look_set('exposed', 'always');
  assert.equal(settings.marks_exposed(), true);
});

test('a turn is taken back freely only from a built-in bot in an unrated game', () => {
  known.games = [{ id: 'g', variants: [{ id: 'v', takeback: true }], bots: [{ id: 'bot:x', title: 'X' }] }];
  const header = (kind, rated) => ({ game: 'g', variant: 'v', rated, seats: [{ seat: 0, kind: 'person', name: 'A' }, { seat: 1, kind, name: 'X' }] });
  assert.equal(takes_back({ header: header('builtin', false), seat: 0 }), true);
  assert.equal(takes_back({ header: header('builtin', true), seat: 0 }), false);
  assert.equal(takes_back({ header: header('person', false), seat: 0 }), false);
  known.games = [];
});

test('the choice shows the button where nothing was chosen', () => {
  render(nothing, page());
  render(look_form({ ...settings.look_now(), commit: 'unset' }, () => {}, { names: ['commit', 'exposed'] }), page());
  assert.deepEqual([...page().querySelectorAll('input:checked')].map((one) => one.value), ['button', 'always']);
});

test('the ways to confirm are offered in one line, to be chosen or declined', () => {
  const first = bar({ offers_ways: true });
  assert.deepEqual(texts('.confirm-ways button'), ['×', 'With a button', 'Ask twice', 'Never']);
  first.press('Ask twice');
  first.press('Not now');
  assert.deepEqual(first.sent, ['twice', 'declined']);
  bar({});
  assert.deepEqual(texts('.confirm-ways'), []);
  bar({ offers_ways: true, face: { ...face, is_out: () => true } });
  assert.deepEqual(texts('.confirm-ways'), [], 'a player who is out has nothing to confirm');
});

test('the ways to confirm are offered after the first turn, until the next, in a game that can be played without the button', () => {
  known.games = [{ id: 'g', variants: [{ id: 'v', takeback: true }, { id: 'w' }], bots: [] }];
  localStorage.clear(); // nobody has played here yet
  settings.look_set('commit', 'unset');
  const offered = (variant, ...moments) => {
    const store = match_store({ id: 'bbb', header: { id: 'bbb', game: 'g', variant, seats: [{ seat: 0, you: true }, {}] }, face });
    for (const moment of moments) store.order_taken(moment, '');
    return offers_ways(store.state);
  };
  assert.ok(settings.is_first_game('bbb') && !settings.confirms_offered());
  assert.deepEqual([offered('v', '0'), offered('v', '0', '1'), offered('v', '1', '1'), offered('v', '1', '3'), offered('w', '1')], [false, true, true, false, false]);
  known.games = [];
});

test('the ways to confirm are offered too where the next view comes before the receipt of the turn', async () => {
  known.games = [{ id: 'g', variants: [{ id: 'v', takeback: true }], bots: [] }];
  localStorage.clear();
  settings.look_set('commit', 'unset');
  const store = match_store({ id: 'ccc', header: { id: 'ccc', game: 'g', variant: 'v', seats: [{ seat: 0, you: true }, {}] }, face });
  const requests = [];
  globalThis.fetch = () => new Promise((resolve) => { requests.push(resolve); });
  const order = drafting({ id: 'ccc', store, paint() {}, look_again() {}, perform() {}, confirms: () => 'at_once' });
  const answer = (data) => new Response(JSON.stringify(data), { status: 200 });
  const when = async (claim) => { for (let n = 0; n < 5000 && !claim(); n += 1) await new Promise((resolve) => { setTimeout(resolve); }); };
  const next = async (live) => {
    const before = store.state.live;
    store.view_came({ seq: live.turn, status: 'live', owes: true, ...live, view: { ...view, ...live } }, 0);
    order.follow(before);
    requests.pop()?.(answer({ units: [], may_pass: true, movements_left: 1 }));
    await when(() => store.state.legal);
  };
  await next({ turn: 4 });
  order.commit();
  const [turn] = requests.splice(0);
  await next({ turn: 6 });
  assert.deepEqual([order.put.busy, offers_ways(store.state)], [false, false]);
  turn(answer({ seq: 5, accepted: [{ text: '--' }] }));
  await when(() => store.state.played);
  assert.deepEqual([store.state.played, offers_ways(store.state), store.state.echo], ['4', true, '']);
  known.games = [];
});

test('where turns are played at once, Undo takes back the last one', () => {
  const more = { draft: face.draft(view, 0), hints: face.hints(null, face.draft(view, 0)), variant: { takeback: true } };
  const now = bar({ ...more, undoes: true });
  const { live } = now.state;
  assert.equal(live.status, 'live');
  now.press('Undo');
  assert.deepEqual(now.sent, ['takeback']);
  bar(more);
  assert.equal(page().querySelector('.undo').disabled, true);
});

test('P with nothing drafted asks for a second press, and the page says so', () => {
  const header = { id: 'aaaaaaaaaa', game: 'stratic', seats: [{ seat: 0, you: true }, { seat: 1 }] };
  const store = match_store({ id: header.id, header, face });
  const sent = [];
  const order = drafting({ id: header.id, store, paint() {}, look_again() {}, perform() {}, confirms: () => 'button' });
  order.put.start = (job) => sent.push(job);
  store.view_came({ turn: 6, status: 'live', owes: true, view }, 0);
  store.draft_begun(face.draft(view, 0));
  store.legal_came({ legal: { units: [], may_pass: true, movements_left: 1 } });
  order.press();
  assert.deepEqual([store.state.sure, sent.length], ['key', 0]);
  const now = bar({ draft: store.state.draft, hints: order.hints(), sure: 'key' });
  assert.ok(now && texts('.asked .note').includes('Press P again to confirm: Pass this turn.'), texts('.asked .note').join());
  store.draft_changed(store.state.draft);
  assert.equal(store.state.sure, false, 'any other act takes the question back');
  order.press();
  order.press();
  assert.equal(sent.length, 1);
});

test('between the answer to an order and the view that follows, the played draft cannot be sent again', () => {
  const header = { id: 'aaaaaaaaaa', game: 'stratic', seats: [{ seat: 0, you: true }, { seat: 1 }] };
  const store = match_store({ id: header.id, header, face });
  const sent = [];
  const order = drafting({ id: header.id, store, paint() {}, look_again() {}, perform() {}, confirms: () => 'button' });
  order.put.start = (job) => sent.push(job.turn);
  const begins = (turn) => {
    store.view_came({ turn, status: 'live', owes: true, view }, 0);
    store.draft_begun(face.draft(view, 0));
    store.legal_came({ legal: { units: [], may_pass: true, movements_left: 1 } });
  };
  const is_shut = () => {
    bar({ draft: store.state.draft, hints: order.hints(), taken: store.state.taken });
    return page().querySelector('.commit button:last-child').disabled;
  };
  begins(6);
  store.order_taken('6', '--');
  order.commit();
  assert.deepEqual([sent, is_shut()], [[], true]);
  store.draft_changed(store.state.draft); // an order that can be replaced is changed
  assert.equal(is_shut(), false);
  store.order_taken('6', '--');
  begins(8);
  assert.equal(is_shut(), false);
  order.commit();
  store.order_taken('8'); // nothing new: no view follows
  order.commit();
  assert.deepEqual([sent, is_shut()], [[8, 8], false]);
});

test('offers stand in one row in every game and lead to their answer', async () => {
  const { offers_row } = await import('../../frontend/views/match/todo.js');
  const opened = [];
  const show = (more, live = {}) => {
    render(nothing, page());
    render(offers_row({ ...table(face, view, 0, { live }), ...more }, { task: (task) => opened.push(task.focus) }), page());
    return texts('.todo button');
  };
  const offers = [{ id: 'x', kind: 'draw', from: 1, you_may_answer: true }, { id: 'y', kind: 'truce', from: 0, you_may_answer: false }];
  assert.deepEqual(show({}, { offers }), ['Answer the draw offer']);
  page().querySelector('.todo button').click();
  assert.deepEqual(opened, ['.offer button']);
  assert.deepEqual(show({}, { offers, status: 'finished' }), []);
  assert.deepEqual(show({ seat: null }, { offers }), []);
});

test('a key goes through offers and tasks in a circle, and each is shown, drafted and focused', async () => {
  const { tasks } = await import('../../frontend/app/match/tasks.js');
  const header = { id: 'aaaaaaaaaa', game: 'sample', seats: [{ seat: 0, you: true }, { seat: 1 }] };
  let left = [{ key: 'a', words: 'A', act: { type: 'look' }, panel: 'act' }, { key: 'b', words: 'B', act: null, panel: 'talk', look: { thread: 2 } }];
  const store = match_store({ id: header.id, header, face: { todo: () => left } });
  store.view_came({ turn: 6, status: 'live', owes: true, view: {}, offers: [{ kind: 'draw', from: 1, you_may_answer: true }] }, 0);
  store.draft_begun({});
  const done = [];
  const value = { read: 3 };
  const desk = { shown: () => ({ value, set: (now) => done.push(now) }) };
  const self = tasks({ store, desk, drafting: { send: (act) => done.push(act.type) }, set: (_, tab) => done.push(tab), shown: () => store.state });
  assert.deepEqual([self.next(), self.next(), self.next(), self.next()], [true, true, true, true]);
  assert.deepEqual(done, ['act', 'look', 'act', { read: 3, thread: 2 }, 'talk', 'act']);
  left = [];
  store.view_came({ turn: 6, status: 'live', owes: true, view: {} }, 0);
  assert.equal(self.next(), false);
});
