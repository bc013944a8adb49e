// The frame of a match page: how it says that a match has ended.
import { page } from './lib/dom.mjs';
import test, { afterEach } from 'node:test';
import assert from 'node:assert/strict';

globalThis.ResizeObserver ??= class { observe() {} disconnect() {} };
globalThis.MutationObserver ??= class { observe() {} disconnect() {} };
const { html, nothing, render } = await import('../../frontend/vendor/lit-html.js');
const { asked_line, act_panel, commit_bar } = await import('../../frontend/views/match/act.js');
const { table } = await import('../../frontend/views/styleguide/data.js');
const { face: stratic } = await import('../../frontend/games/stratic/face.js');
const { face: stratagem } = await import('../../frontend/games/stratagem/face.js');
const { face: cosair } = await import('../../frontend/games/cosair/face.js');
const { face: rulegame } = await import('../../frontend/games/rulegame/face.js');
const { opening } = await import('../../frontend/games/stratagem/scene.js');
const { middle } = await import('../../frontend/games/cosair/samples.js');
const { samples: benches } = await import('../../frontend/games/rulegame/samples.js');
const { help_card } = await import('../../frontend/views/match/keys.js');
const { match } = await import('../../frontend/views/match/match.js');
const { todo } = await import('../../frontend/views/match/todo.js');
const { unbroken } = await import('../../frontend/views/match/unbroken.js');
const { talk_panel } = await import('../../frontend/views/match/talk.js');
const { talk } = await import('../../frontend/app/match/talk.js');
const { match_store } = await import('../../frontend/app/match/store.js');
const { session } = await import('../../frontend/app/net/session.js');
const { deadline, seat_card } = await import('../../frontend/views/match/seat.js');
const { reading, time_text } = await import('../../frontend/ui/clock.js');
const { explains_first_turn, first_turn_keep, look_now } = await import('../../frontend/app/local/settings.js');
const { first_turn } = await import('../../frontend/app/match/first_turn.js');
const { first_turn: newcomer } = await import('../../frontend/views/match/first_turn.js');
const { head } = await import('../../frontend/views/shell.js');
const { view_of } = await import('../../frontend/games/stratic/position_text.js');

afterEach(() => render(nothing, page())); // a clock that stays would run on

const CAPTURED = 'str1/2 e0 t3 S p0,0 r0,0 s8,0 C@a1,A@c10';
const idle = () => {};
const doors = new Proxy({}, { get: () => idle });

function show(what) {
  render(nothing, page());
  render(what, page());
  return page();
}

const text = (what) => show(what).textContent.replace(/\s+/g, ' ').trim();
const NAMES = ['Ann', 'Sergeant', 'Cy', 'Dee'];

/* A finished match as its page knows it. `seat`: who looks, null for a spectator. */
function ended(face, view, result, { seat = 0, players = result.places.length, game = 'sample' } = {}) {
  const seats = NAMES.slice(0, players).map((name, i) => ({ seat: i, name, kind: 'account' }));
  const state = table(face, view, 0, { live: { status: 'finished', pending: [], owes: false, result } });
  return { ...state, seat, header: { ...state.header, game, seats, status: 'finished' }, may_plan: false,
    plan: { turn: null, lines: [], texts: [], cancelled: null }, queue: { ended: '' }, figures: null };
}

const said = (...match) => text(asked_line(ended(...match)));
const flat = () => view_of(CAPTURED, { status: 'over', last: 'Ac1xc10', result: { winner: 0, reason: 'commander' } });

test('the end tells a player what became of them, and everybody else who won', () => {
  const result = { places: [1, 2], scores: [8, 0], reason: 'commander' };
  assert.equal(said(stratic, flat(), result), 'You won: you captured Sergeant’s Commander on c10.');
  assert.equal(said(stratic, flat(), result, { seat: 1 }), 'You lost: Ann captured your Commander on c10.');
  assert.equal(said(stratic, flat(), result, { seat: null }), 'South (Ann) wins: the Commander was captured.');
  assert.equal(said(stratic, flat(), { ...result, reason: 'resign' }, { seat: 1 }), 'You lost: you resigned.');
  assert.equal(said(stratic, flat(), { places: [2, 1], scores: [5, 8], reason: 'turn_limit' }), 'You lost at the turn limit, 5 to 8 points.');
  assert.equal(said(stratic, flat(), { places: [1, 1], scores: [5, 5], reason: 'agreement' }), 'Draw by agreement.');
});

test('a spectator is told whose move it is, and does not wait for “other” players', () => {
  const state = table(rulegame, { seats: [], reason: null }, 0, { seat: null, live: { status: 'live', pending: 1, owes: false } });
  assert.equal(text(asked_line(state)), 'Waiting for the players.');
  const quiet = { ...state, may_plan: false, plan: { texts: [], cancelled: null }, queue: {}, face: { ...rulegame, facts: () => nothing } };
  assert.match(text(act_panel(quiet, doors)), /You are watching/);
  const named = { ...quiet, header: { ...state.header, seats: [{ name: 'Ann', kind: 'human' }] }, live: { ...state.live, pending: [0] } };
  assert.equal(text(asked_line(named)), 'Ann to move.');
});

test('a player waits for the other one of two by name, for more of them together', () => {
  const waits = (names) => {
    const seats = names.map((name) => ({ name, kind: 'human' }));
    const state = table(rulegame, { seats: [], reason: null }, 0, { seat: 0, header: { seats }, draft: null, live: { status: 'live', pending: 1, owes: false } });
    return text(asked_line({ ...state, header: { ...state.header, seats }, draft: null, face: { ...rulegame, waits: undefined } }));
  };
  assert.equal(waits(['Ann', 'Bo']), 'Waiting for Bo.');
  assert.equal(waits(['Ann', 'Bo', 'Cy']), 'Waiting for the other players.');
});

test('the name of a square is not broken at its minus', () => {
  render(html`<p>${unbroken('South: Fortifier -a4 takes k-1.4, then well-known b2.')}</p>`, page());
  assert.deepEqual([...page().querySelectorAll('.unbroken')].map((one) => one.textContent), ['-a4', 'k-1.4,']);
  assert.equal(text(html`<p>${unbroken('A-b8x-c8x-a8')}</p>`), 'A-b8x-c8x-a8');
  assert.equal(unbroken('South passes.'), 'South passes.');
});

test('a task is one run of text in its button, although its squares are not broken', () => {
  const words = 'Answer the check: Interdictor on -a3 attacks your Commander';
  const at = table(stratic, view_of(CAPTURED, { status: 'play', midboard: [0, 0] }), 0);
  show(todo({ ...at, seat: 0, draft: {}, face: { ...stratic, todo: () => [{ key: 'check', words, act: null }] } }, doors));
  const button = page().querySelector('.tasks button');
  assert.deepEqual([...button.childNodes].filter(({ nodeType }) => nodeType !== 8).map(({ nodeName, textContent }) => [nodeName, textContent]), [['SPAN', words]]);
  assert.equal(button.querySelector('.unbroken').textContent, '-a3');
});

test('places that do not follow the score are explained', () => {
  const why = (scores, reason = 'economy') => text(act_panel(ended(stratagem, opening(), { places: [3, 1, 2, 4], scores, reason }), doors)).includes('Players who were out come last.');
  assert.deepEqual([why([9, 30, 20, 1]), why([15, 164, 52, 25]), why([9, 20, 30, 1])], [false, true, true]);
});

test('the files of a game stand below its facts', () => {
  const state = ended(stratagem, opening(), { places: [3, 1, 2, 4], scores: [9, 30, 20, 1], reason: 'domination' });
  const words = text(act_panel({ ...state, face: { ...stratagem, facts: () => 'The facts' } }, doors));
  assert.ok(words.indexOf('The facts') < words.indexOf('Export:'), words);
});

test('programs of one name are told apart by their seats when they are to move', () => {
  const seats = ['Reeve', 'Ann', 'Reeve', 'Reeve'].map((name) => ({ name, kind: name === 'Ann' ? 'human' : 'builtin' }));
  const state = table(stratagem, opening(), 0, { seat: null, header: { seats } });
  show(asked_line({ ...state, live: { ...state.live, status: 'live', pending: [1, 2] } }));
  assert.equal(page().querySelector('.asked-act').textContent.trim(), 'Ann and Jade · Verdanti to move.');
});

test('beside its realm a bot is called by the name of its level', () => {
  const seats = ['Stratagem level 2', 'Stratagem level 2', 'Reeve', 'Ann'].map((name, seat) => ({ seat, name, kind: seat === 1 || name === 'Ann' ? 'human' : 'builtin' }));
  const state = table(stratagem, opening(), 0, { seat: 3, header: { seats } });
  const names = seats.map((_, seat) => show(seat_card({ ...state, header: { ...state.header, seats } }, seat)).querySelector('.seat-name strong').textContent.replace(/\s+/g, ' ').trim());
  assert.deepEqual(names, ['Azure · Ironborn (Villager)', 'Stratagem level 2', 'Jade · Verdanti (Reeve)', 'Ann']);
  assert.equal(page().querySelector('.seat-name a').getAttribute('href'), '/players/Ann');
});

test('among several, the place is told', () => {
  const result = { places: [3, 1, 2, 4], scores: [9, 30, 20, 1], reason: 'domination' };
  assert.equal(said(stratagem, opening(), result), 'You finished third. Vermilion · Tidecallers (Sergeant) wins by domination.');
  assert.equal(said(stratagem, opening(), result, { seat: 1 }), 'You won by domination.');
  assert.equal(said(stratagem, opening(), result, { seat: null }), 'Vermilion · Tidecallers (Sergeant) wins by domination.');
  assert.equal(said(stratagem, opening(), result, { seat: 3 }), 'You finished fourth. Vermilion · Tidecallers (Sergeant) wins by domination.');
  const shared = { places: [1, 3, 1, 1], scores: [9, 2, 9, 9], reason: 'score' };
  assert.equal(said(stratagem, opening(), shared), 'You share first place with Cy and Dee.');
  assert.match(said(stratagem, opening(), shared, { seat: null }), /^Azure .* \(Dee\) share the victory\.$/);
  assert.equal(said(stratagem, opening(), { ...shared, reason: 'agreement' }, { seat: 2 }), 'Draw by agreement: you share first place with Ann and Dee.');
  const race = { places: [2, 1], scores: [3, 9], reason: 'superiority' };
  assert.equal(said(cosair, middle(), race), 'You lost. Sergeant wins with a potential of 9 against 3.');
  assert.equal(said(cosair, middle(), race, { seat: 1 }), 'You won with a potential of 9 against 3.');
  const series = { places: [1, 2], scores: [10, 4], reason: 'resign' };
  assert.equal(said(rulegame, { seats: [], reason: 'resign' }, series), 'Sergeant resigned. You won with 10 points.');
  assert.equal(said(rulegame, { seats: [], reason: 'give_up' }, { places: [1], scores: [4], reason: 'give_up' }), 'You gave up the series: 4 points.');
});

test('the end says each thing once: the sentence, what comes next, the places', () => {
  const result = { places: [3, 1, 2, 4], scores: [9, 30, 20, 1], reason: 'domination' };
  const state = ended(stratagem, opening(), result);
  show([asked_line(state), commit_bar(state, doors), act_panel(state, doors)]);
  assert.equal(page().textContent.match(/wins by domination/g).length, 1);
  assert.deepEqual([...page().querySelectorAll('.end-bar .row > *')].map((one) => one.textContent.trim()), ['Rematch', 'Review', 'New game']);
  assert.deepEqual([...page().querySelectorAll('.places thead:not(.unseen) th')].map((one) => one.textContent), ['Place', 'Player', 'Score']);
  assert.deepEqual([...page().querySelectorAll('.places tbody tr')].map((row) => [...row.children].map((cell) => cell.textContent.replace(/\s+/g, ' ').trim()).join(' ')),
    ['1 V Vermilion · Tidecallers Sergeant 30', '2 J Jade · Verdanti Cy 20', '3 A Azure · Ironborn Ann 9', '4 P Plum · Ashwalkers Dee 1']);
});

test('the button that sends a turn says it in words, with the notation beside', () => {
  const view = view_of(CAPTURED, { status: 'play' });
  const sq = ([file, rank]) => [file.charCodeAt(0) - 97, rank - 1];
  const press = (name) => ({ type: 'square', at: sq([name[0], Number(name.slice(1))]) });
  const legal = { to_move: 0, turn: 3, check: false, must_resolve_check: false, reserve: 0, hand: '', movements_left: 1, operation: false, may_pass: true,
    place: null, units: [{ kind: 'A', at: sq(['c', 10]), to: [{ sq: sq(['c', 8]), act: 'move' }] }] };
  const draft = ['c10', 'c8'].reduce((now, name) => stratic.reduce(now, press(name), stratic.hints(legal, now)), stratic.draft(view, 0));
  const hints = stratic.hints({ ...legal, movements_left: 0, units: [] }, draft);
  const state = { ...table(stratic, view, 0), draft, hints };
  const button = () => show(commit_bar(state, doors)).querySelector('.main');
  assert.equal(button().textContent.trim(), 'Move Aggressor to c8 Ac10>c8');
  assert.equal(button().querySelector('[aria-hidden]').textContent, 'Ac10>c8', 'a screen reader hears the words alone');
  state.sure = true;
  assert.equal(button().textContent.trim(), 'Confirm: Move Aggressor to c8 Ac10>c8');
});

test('the square that decided a game is marked and named', () => {
  show(stratic.board(flat(), null, null, idle));
  assert.match(page().querySelector('.decisive').getAttribute('transform'), /translate/);
  assert.equal(page().querySelectorAll('[aria-label$="the game was decided here"]').length, 1);
  assert.match(page().querySelector('[data-sq="2,9"]').getAttribute('aria-label'), /the game was decided here/);
  show(stratic.board({ ...flat(), result: { winner: 0, reason: 'resign' } }, null, null, idle));
  assert.equal(page().querySelectorAll('.decisive').length, 0);
});

const card_of = async (game, view) => {
  const { card } = await import(`../../frontend/games/${game}/card.js`);
  return text(help_card({ card: card(view), game, keys: nothing }));
};

test('the card of rules has the present values of the match and leads to the lessons of its game', async () => {
  const land = opening();
  land.players[0].gold = 10;
  land.players[0].provinces = 12;
  assert.match(await card_of('stratagem', land), /You have 10 of 100 gold\..*15 of 24 provinces\. You have 12\..*4 realms are left.*turn 40\. It is turn 4.*Infantry 31Bronze Age/);
  land.players[2].gold = 55;
  assert.match(await card_of('stratagem', { ...land, you: null }), /Jade has the most: 55 of 100 gold/);
  assert.match(await card_of('cosair', middle()), /twice the potential.*Your potential is 40 of 62\..*Turn 17 of 1,?000.*Cruiser 50/);
  const flat_now = view_of(CAPTURED, { status: 'play', midboard: [5, 3], max_expansions: null, next_expansion_at: 4, turns: 2, turn_limit: 100, score: [8, 3] });
  assert.match(await card_of('stratic', flat_now), /Capture the enemy Commander.*Fortifier 1 or 2 squares straight.*grows in 2 turns.*Now: South 5, North 3.*Turn 2 of 100.*South 8, North 3/);
  assert.match(await card_of('stratic', { v: 1, dims: 2, status: 'setup', ready: [false, true], setup: null, extent: [0, 9], seat: 0 }), /Capture the enemy Commander/);
  assert.match(await card_of('stratic', { ...flat_now, dims: 3 }), /A turn.*along one of three axes.*The end/);
  const variant_card = (variant) => card_of('stratic', { ...flat_now, variant });
  assert.match(await variant_card('true_endless'), /^(?!.*Capture the enemy).*no capture ends the game.*ends by agreement, by resignation or at a turn limit/);
  assert.match(await variant_card('antistratic'), /Lose all your pieces.*Commander 1 square, all directions.*The first player to lose every piece wins/);
  assert.match(await card_of('rulegame', benches.boards[0].view), /Boards done: 1 of 3\. 9 points.*0 of 10 accepted in a row.*1 error/);
  assert.equal(page().querySelector('.help-card a').getAttribute('href'), '/learn/rulegame');
});

test('Learn in the header leads from a match to the lessons of its game', () => {
  const shell = { path: '/matches/aaaaaaaaaa', theme: 'light', waiting: 0, count: 0, account: null, lost: false };
  const places = (game) => [...show(head({ ...shell, game }, doors)).querySelectorAll('a')].map((link) => link.getAttribute('href')).filter((href) => href.startsWith('/learn'));
  assert.deepEqual(places('cosair'), ['/learn/cosair', '/learn/cosair']);
  assert.deepEqual(places(undefined), ['/learn', '/learn']);
});

test('a cut line is told at once, and so is its return', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const { network } = await import('../../frontend/app/net/network.js');
  const told = [];
  let asked = 0;
  const again = () => { asked += 1; };
  network.on_change(() => told.push([network.is_lost, network.is_back]));
  network.on_retry(again);
  dispatchEvent(new Event('offline'));
  assert.deepEqual(told, [[true, false]], 'without a request that fails');
  dispatchEvent(new Event('online'));
  assert.deepEqual([asked, network.is_lost], [1, true], 'an answer has to come first');
  network.back();
  assert.deepEqual(told.at(-1), [false, true]);
  t.mock.timers.tick(3000);
  assert.deepEqual(told.at(-1), [false, false]);
  network.off_retry(again);
  dispatchEvent(new Event('offline'));
  dispatchEvent(new Event('online'));
  assert.equal(network.is_lost, false, 'where nobody asks, the browser is believed');
});

test('the banner speaks of moves at a match, and of what was entered elsewhere', () => {
  const shell = { path: '/', theme: 'light', waiting: 0, count: 0, account: null };
  const banner = (state) => show(head({ ...shell, ...state }, doors)).querySelector('.netbar').textContent.replace(/\s+/g, ' ').trim();
  assert.equal(banner({ lost: true, game: 'stratic' }), 'No connection. Your moves are kept and will be sent. Try again');
  assert.match(banner({ lost: true }), /Anything you entered is kept/);
  assert.equal(banner({ back: true }), 'Connected again.');
  assert.equal(banner({}), '');
});

const NOW = Date.parse('2026-01-05T18:30:00Z');

test('the time left is the large figure of a seat, and the time used a small one', () => {
  const clocks = (bank_ms) => [{ seat: 0, used_ms: 83_000, bank_ms, running: true }, { seat: 1, used_ms: 41_000, bank_ms, running: false }];
  const card = (bank_ms, deadline, seat = 0) => {
    const live = { clocks: clocks(bank_ms), deadline };
    return show(seat_card(table(stratic, view_of(CAPTURED, { status: 'play' }), NOW, { live }), seat)).querySelector('.seat-clock');
  };
  const parts = (clock) => [clock.querySelector('.time')?.textContent.replace(/\s+/g, ' ').replace(/\d.*/, '').trim(), clock.querySelector('.time-used')?.textContent.trim().split(' ')[0]];
  const soon = new Date(Date.now() + 90_000).toISOString();
  assert.deepEqual(parts(card(null, soon)), ['ends in', 'used'], 'the turn that runs out');
  assert.deepEqual(parts(card(null, soon, 1)), [undefined, 'used'], 'at rest');
  assert.deepEqual(parts(card(300_000, null)), ['left', undefined], 'a bank');
  const mark = (ms) => show(seat_card(table(stratic, view_of(CAPTURED, { status: 'play' }), Date.now(), { live: { clocks: clocks(ms), deadline: null } }), 0)).querySelectorAll('.low').length;
  assert.deepEqual([mark(70_000), mark(50_000)], [0, 1], 'the last minute is marked');
  const short = (seconds, left) => {
    const live = { clocks: clocks(null), deadline: new Date(Date.now() + left).toISOString(), status: 'live' };
    const at = table(stratic, view_of(CAPTURED, { status: 'play' }), Date.now(), { live });
    return show(seat_card({ ...at, header: { ...at.header, clock: { turn_seconds: seconds } } }, 0)).querySelectorAll('.low').length;
  };
  assert.deepEqual([short(60, 50_000), short(60, 20_000), short(300, 50_000)], [0, 1, 1], 'of a short turn its second half');
  const ends = (mode) => {
    const at = table(stratic, view_of(CAPTURED, { status: 'play' }), NOW, { live: { clocks: clocks(null), deadline: soon, status: 'live' } });
    const state = { ...at, past: null, header: { ...at.header, clock: { mode, turn_seconds: 60 } } };
    return show([deadline(state), seat_card(state, 0)]).querySelectorAll('.turn-ends, .time').length;
  };
  assert.deepEqual(['live', 'untimed'].map(ends), [2, 0], 'turns that are skipped without a clock do not run out');
  assert.equal(time_text(reading({ bank_ms: 61_000, running: false }, NOW).ms), '1:01');
});

test('against programs alone the log has the room, and the chat is folded', () => {
  const state = (kind) => {
    const at = table(stratic, view_of(CAPTURED, { status: 'play', midboard: [0, 0] }), NOW);
    const seats = [{ seat: 0, name: 'Ann', kind: 'guest', you: true }, { seat: 1, name: 'Sergeant', kind }];
    return { ...at, header: { ...at.header, press: 'all', seats }, side: 'talk', bottom: 0, may_plan: false, marks: { all: [] }, eyes: null, look: look_now(), talk: [],
      notes: { text: '', status: 'saved', error: '', theirs: null, bytes: 0, most: 8 }, notes_put: {}, plan: { turn: null, lines: [], texts: [], cancelled: null }, queue: { ended: '', is_open: false } };
  };
  const folded = (kind) => show(match(state(kind), doors)).querySelectorAll('.side-fold:not([open]) [role=tab]').length;
  assert.deepEqual([folded('builtin'), folded('registered')], [2, 0]);
  assert.equal(page().querySelectorAll('.act-head .commit, .act-head .asked').length, 1, 'the asked act stands where nothing scrolls it away');
});

test('the tab of the chat says how many messages are new while another panel is open', () => {
  const at = table(cosair, middle(), NOW);
  const header = { ...at.header, press: 'all', seats: NAMES.map((name, seat) => ({ seat, name, kind: 'account', you: seat === 0 })) };
  const mark = (unread) => show(match({ ...at, header, unread, side: 'act', tab: 'act', bottom: 0, may_plan: false, marks: { all: [] }, eyes: null, look: look_now(), talk: [],
    notes: { text: '', status: 'saved', error: '', theirs: null, bytes: 0, most: 8 }, notes_put: {}, plan: { turn: null, lines: [], texts: [], cancelled: null },
    queue: { ended: '', is_open: false } }, doors)).querySelector('#tab-talk').textContent.replace(/\s+/g, ' ').trim();
  assert.deepEqual([mark(0), mark(3)], ['Chat', 'Chat 3']);
});

/* The chat of a player, where what is sent waits until the test lets it arrive or fail. */
function chat(t) {
  const waiting = [];
  const header = { id: 'aaaaaaaaaa', game: 'stratic', press: 'all', seats: [{ seat: 0, you: true, name: 'Ann' }, { seat: 1, name: 'Ben' }] };
  const store = match_store({ id: header.id, header, face: stratic });
  session.account = { id: 'ann', name: 'Ann' };
  t.after(() => { session.account = null; });
  t.mock.method(globalThis, 'fetch', (path, { method, body }) => new Promise((resolve, reject) => {
    if (method !== 'POST') return resolve(new Response('{"items":[]}'));
    waiting.push([JSON.parse(body), (arrives) => (arrives ? resolve(new Response('{}')) : reject(new TypeError('no line')))]);
  }));
  const talks = talk({ id: header.id, store, paint() {}, say() {} });
  const at = () => ({ ...table(stratic, view_of(CAPTURED, { status: 'play', midboard: [0, 0] }), NOW), talk: store.state.talk, message: store.state.message,
    talk_act: talks.act, report_act: talks.report_act, is_mine: () => false });
  const place = () => show(talk_panel(at(), { say: talks.send, write: talks.written, report: talks.report }));
  const field = () => place().querySelector('.say input');
  const type = (text) => {
    const input = field();
    input.value = text;
    input.dispatchEvent(new Event('input'));
  };
  const settle = () => new Promise((done) => { setTimeout(done, 5); });
  return { store, place, field, type, waiting, settle,
    write: (text) => {
      type(text);
      place().querySelector('.say').requestSubmit();
      return settle();
    },
    ends: (arrives) => { waiting.shift()[1](arrives); return settle(); } };
}

test('what is written while a message is on its way is kept, and a message that was not sent returns to the field', async (t) => {
  const { field, type, write, waiting, ends, place } = chat(t);
  await write('one');
  assert.equal(field().value, '');
  await write('two');
  type('thr');
  assert.deepEqual(waiting.map(([{ text }]) => text), ['one']);
  await ends(true);
  assert.equal(field().value, 'thr');
  show(''); // another tab is open meanwhile, and its panel has no field
  await ends(false);
  assert.equal(field().value, 'thr two');
  assert.equal(place().querySelectorAll('[role="alert"]').length, 1);
});

test('a message is sent while a report is on its way, and what was written stays when the tab is changed', async (t) => {
  const { store, type, field, write, waiting, ends, place, settle } = chat(t);
  const { dialogs_into } = await import('../../frontend/ui/controls/dialog.js');
  dialogs_into(document.getElementById('dialogs'));
  window.HTMLDialogElement.prototype.showModal ??= () => {}; // this browser has none
  store.talk_grew([{ n: 1, at: new Date(NOW).toISOString(), text: 'rude', from: { name: 'Ben', seat: 1 } }], 0);
  place().querySelector('.report').click();
  await settle();
  const dialog = document.querySelector('#dialogs dialog');
  dialog.returnValue = 'yes';
  dialog.dispatchEvent(new Event('close'));
  await settle();
  await write('hello');
  assert.deepEqual(waiting.map(([body]) => Object.keys(body).includes('reason')), [true, false]);
  type('wor');
  show('');
  assert.equal(field().value, 'wor');
  await ends(false);
  await ends(true);
  assert.deepEqual([field().value, place().querySelectorAll('[role="alert"]').length], ['wor', 1], 'the report was lost, not the message');
});

test('messages go out one after the other, in the order in which they were written', async (t) => {
  const header = { id: 'aaaaaaaaaa', game: 'stratic', press: 'all', seats: [{ seat: 0, you: true }, { seat: 1 }] };
  const store = match_store({ id: header.id, header, face: stratic });
  const [sent, answer] = [[], []];
  session.account = { id: 'ann' };
  t.mock.method(globalThis, 'fetch', (path, { method, body }) => new Promise((resolve, reject) => {
    if (method !== 'POST') return resolve(new Response('{"items":[]}'));
    sent.push(JSON.parse(body).text);
    answer.push((arrives) => (arrives ? resolve(new Response('{}')) : reject(new TypeError('no line'))));
  }));
  const talks = talk({ id: header.id, store, paint() {}, say() {} });
  const all = ['one', 'two', 'three'].map(talks.send);
  const next = () => new Promise((done) => { setTimeout(done); });
  await next();
  assert.deepEqual(sent, ['one']);
  answer[0](true);
  await all[0];
  await next();
  answer[1](false);
  await all[1];
  await next();
  answer[2](true);
  assert.deepEqual([sent, await Promise.all(all)], [['one', 'two', 'three'], [true, false, true]]);
  session.account = null;
});

test('a new message is announced once: by the log where the game handles the chat itself, in the language of the page', async (t) => {
  const { known } = await import('../../frontend/model/catalogue.js');
  const { games } = known;
  t.after(() => { known.games = games; });
  for (const capabilities of [[], ['talk']]) {
    known.games = [{ id: 'any', title: 'Any', variants: [], capabilities }];
    const header = { id: 'aaaaaaaaaa', game: 'any', variant: 'base', press: 'all', options: {}, seats: [{ seat: 0, name: 'Ann', you: true }, { seat: 1, name: 'Ben' }] };
    const store = match_store({ id: header.id, header, face: stratic });
    store.talk_grew([{ n: 1, at: new Date(NOW).toISOString(), text: 'before', from: { name: 'Ben', seat: 1 } }], 0);
    t.mock.method(globalThis, 'fetch', async () => new Response(JSON.stringify({ items: [{ n: 2, at: new Date(NOW).toISOString(), text: 'Hello', from: { name: 'Ben', seat: 1 } }] })));
    const said = [];
    await talk({ id: header.id, store, paint() {}, say: (words) => said.push(words) }).read();
    assert.equal(store.state.talk.length, 2);
    assert.deepEqual(said, capabilities.length ? [] : ['Ben: Hello']);
  }
});

/* A match in its first turn, and the part that explains it to newcomers. */
function beginner(face, view, { game, variant, id = 'first', seat = 0, experiment } = {}) {
  const state = { ...table(face, view, 0), seat, past: null };
  state.header = { ...state.header, game, variant, id, experiment };
  let painted = 0;
  const part = first_turn({ id, store: { state }, paint: () => { painted += 1; } });
  return { part, state, painted: () => painted, card: () => show(newcomer({ first_turn: part.shown() }, { first_turn_done: part.done })).querySelector('.first-turn') };
}

const setup = { v: 1, dims: 2, variant: 'base', status: 'setup', ready: [false, false], setup: null, extent: [0, 9], seat: 0 };
const begun = (view, more) => ({ ...structuredClone(view), ...more });
const FIRSTS = { stratic: [stratic, setup, 'Choose a ready-made setup, such as Wall.', view_of('str1/2 e0 t6 S p0,0 r0,0 s0,0 C@a1,A@c10')],
  stratagem: [stratagem, begun(opening(), { turn: 1 }), 'Recruit units in your capital. They are ready next turn.', begun(opening(), { turn: 2 })],
  cosair: [cosair, begun(middle(), { turn: 1 }), 'Choose a technology to research.', begun(middle(), { turn: 2 })],
  rulegame: [rulegame, begun(benches.boards[0].view, { seats: benches.boards[0].view.seats.map((one) => ({ ...one, boards_done: 0 })) }),
    'Drag a piece to a bucket, or choose the piece and then the bucket.', benches.boards[1].view] };

for (const [game, [face, view, words, later]] of Object.entries(FIRSTS)) {
  test(`the first turn of ${game} is explained in its words until it is over or read, and never again`, async () => {
    localStorage.clear();
    const { part, state, card, painted } = beginner(face, view, { game });
    assert.equal(card(), null, 'not before its words have come');
    await part.follow();
    assert.equal(painted(), 1);
    const steps = [...card().querySelectorAll('li')].map((one) => one.textContent);
    assert.equal(steps.length, 3);
    assert.ok(steps.includes(words), steps.join('\n'));
    assert.ok(card().querySelector('h2 + p').textContent.length > 10, 'the goal');
    state.live.view = later;
    assert.equal(card(), null, 'after the first turn');
    state.live.view = view;
    assert.equal(explains_first_turn(game, 'another'), false, 'another match is not the first');
    card().querySelector('button').click();
    assert.equal(card(), null);
    assert.equal(explains_first_turn(game, 'first'), false, 'it was read');
    const again = beginner(face, view, { game });
    await again.part.follow();
    assert.equal(again.card(), null);
  });
}

test('two on one board are told from the first attempt on whether they are partners or rivals, and when the turn passes', async () => {
  const [, view] = FIRSTS.rulegame;
  const shared = begun(view, { series: 2, to_move: 0, seats: [view.seats[0], { ...view.seats[0] }] });
  const goal_of = async (variant) => {
    localStorage.clear();
    const { part } = beginner(rulegame, shared, { game: 'rulegame', variant });
    await part.follow();
    return part.shown().goal;
  };
  assert.match(await goal_of('coop'), /^Two partners .*after every attempt and share the points\.$/);
  assert.match(await goal_of('adversarial'), /^Two rivals .*keeps the turn, an error passes it on\. More points win\.$/);
});

test('spectators and participants of a study are told nothing; each game is explained by itself', async () => {
  localStorage.clear();
  first_turn_keep('cosair', true);
  for (const more of [{ seat: null }, { experiment: { id: 'x' } }]) {
    const { part, card } = beginner(stratic, setup, { game: 'stratic', ...more });
    await part.follow();
    assert.equal(card(), null);
  }
  const { part, card } = beginner(stratic, setup, { game: 'stratic' });
  await part.follow();
  assert.ok(card());
});

test('a player who is out while others play on can begin another game; in a study nothing leads away', () => {
  const view = opening();
  view.players[0].active = false;
  const out = { ...table(stratagem, view, 0, { live: { owes: false } }), offers_ways: false };
  const links = (state) => [...show(commit_bar(state, doors)).querySelectorAll('a')].map((a) => a.getAttribute('href'));
  assert.deepEqual(links(out), ['/lobbies/new?game=sample']);
  assert.deepEqual(links({ ...out, header: { ...out.header, experiment: { id: 'x' } } }), []);
  assert.deepEqual(links({ ...out, seat: 1 }), [], 'others are still in');
  assert.deepEqual(links({ ...out, seat: null }), []);
});

test('W changes between the pieces and the whole board, where a game frames its pieces; not while somebody types, nor where keys are off', async () => {
  const { keys } = await import('../../frontend/app/match/keys.js');
  const { look_set } = await import('../../frontend/app/local/settings.js');
  const zoomed = [];
  const zoom = (root, how) => zoomed.push([root, how]);
  const store = { state: { face: { ...stratic, zoom }, live: {}, draft: null } };
  const match = keys({ store, drafting: {}, queueing: { hand: () => null }, tasks: {}, set() {} });
  const press = (target = document.body) => match.on({ key: 'w', target, preventDefault() {} });
  show(nothing);
  press();
  store.state.face = { ...cosair, zoom };
  press();
  assert.deepEqual(zoomed, [[page(), 'other'], [page(), 'whole']]);
  press(document.createElement('textarea'));
  look_set('keys', 'off');
  press();
  assert.equal(zoomed.length, 2);
  look_set('keys', 'on');
});

test('a finished game has nothing left to place', () => {
  const facts = (more) => text(stratic.seat_facts(view_of('str1/2 e0 t3 S p0,0 r1,0 s8,0 C@a1,A@c10', more), 0));
  assert.match(facts({}), /1 to place/);
  assert.doesNotMatch(facts({ status: 'over', result: { winner: 0, reason: 'commander' } }), /to place/);
});

test('a finished game can be seen through the eyes of several players, not of an only one', async () => {
  const { eyes } = await import('../../frontend/app/match/eyes.js');
  const { known } = await import('../../frontend/model/catalogue.js');
  known.games = [{ id: 'g', variants: [{ id: 'v', hidden: true }], bots: [] }];
  const may = (...seats) => {
    const store = match_store({ id: 'aaaaaaaaaa', header: { id: 'aaaaaaaaaa', game: 'g', variant: 'v', seats }, face: {} });
    store.view_came({ status: 'finished', turn: 3, view: {} }, 0);
    return eyes({ id: 'aaaaaaaaaa', path: '/matches/aaaaaaaaaa', query: new URLSearchParams(), store, jump: idle }).may();
  };
  assert.deepEqual([may({ seat: 0, you: true }), may({ seat: 0, you: true }, { seat: 1 })], [false, true]);
  known.games = [];
});
