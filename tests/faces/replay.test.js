// Replay under jsdom: steps, keys and playing move the board through a history; scores in words; the swing's figures.
import { page } from './lib/dom.mjs';
import test from 'node:test';
import assert from 'node:assert/strict';

globalThis.ResizeObserver ??= class { observe() {} disconnect() {} };
globalThis.MutationObserver ??= class { observe() {} disconnect() {} };
const { match_store } = await import('../../frontend/app/match/store.js');
const { replay, may_replay } = await import('../../frontend/app/match/replay.js');
const { score_figure, score_share, score_words } = await import('../../frontend/ui/words/score.js');
const { columns_of, turn_ticks } = await import('../../frontend/ui/charts/swing.js');
const { replay_bar } = await import('../../frontend/views/match/replay.js');
const { log_panel } = await import('../../frontend/views/match/log.js');
const { end_bar } = await import('../../frontend/views/match/end.js');
const { face } = await import('../../frontend/games/stratic/face.js');
const { known } = await import('../../frontend/model/catalogue.js');
const { render } = await import('../../frontend/vendor/lit-html.js');

known.games = [{ id: 'stratic', title: 'Stratic', capabilities: ['study'], variants: [{ id: 'base', title: 'Stratic' }], bots: [] }];

const names = ['South', 'North'];

const finished = { turn: 5, status: 'finished' };
const seats = [{ name: 'Ann' }, { name: 'Ben' }];

/* A match of five turns whose history moves at once. `you` names a seat that is one's own. */
function table({ live = finished, past = null, you = null } = {}) {
  const header = { id: 'aaaaaaaaaa', game: 'stratic', seats: seats.map((seat, i) => ({ ...seat, seat: i, you: i === you })) };
  const store = match_store({ id: header.id, header, face });
  store.view_came(live, 0);
  store.log_grew([{ n: 1, turn: 2, kind: 'turn', seat: 1, turn_text: 'Fa9>a8' }]);
  store.went_to(past);
  const jumps = [];
  const jump = async (turn) => {
    jumps.push(turn);
    store.went_to(turn === null || turn >= live.turn ? null : { turn: Math.max(0, turn) });
    return true;
  };
  const played = replay({ id: header.id, store, paint() {}, history: { jump } });
  return { jumps, state: store.state, store, replay: played, shown: () => ({ ...store.state, replay: played.shown() }) };
}

const press = (t, key, target = document.body) => t.replay.key({ key, target, preventDefault() {}, defaultPrevented: false });

test('keys step, jump to both ends and leave fields, boards and running matches alone', () => {
  const t = table();
  for (const key of ['ArrowLeft', 'ArrowLeft', 'ArrowRight', 'Home', 'End', 'x']) press(t, key);
  assert.deepEqual(t.jumps, [4, 3, 4, 0, null]);
  const field = document.createElement('input');
  press(t, 'ArrowLeft', field);
  assert.equal(t.jumps.length, 5);
  const running = table({ live: { turn: 5, status: 'live' }, you: 0 });
  press(running, 'ArrowLeft');
  assert.deepEqual(running.jumps, []);
  assert.deepEqual([may_replay({ live: null, seat: null }), may_replay({ live: { status: 'live' }, seat: null }), may_replay({ live: { status: 'live' }, seat: 1 })], [false, true, false]);
});

test('playing goes on turn by turn to the end, from the start when it stood there, and any step of one’s own ends it', async (context) => {
  context.mock.timers.enable({ apis: ['setTimeout'] });
  const turned = () => new Promise(setImmediate);
  const pace_over = async () => {
    context.mock.timers.runAll();
    await turned();
  };
  const t = table();
  void t.replay.toggle();
  await turned();
  for (let turn = 0; turn < 5; turn += 1) {
    assert.deepEqual([t.jumps.at(-1), t.state.replay.playing], [turn, true]);
    await pace_over();
  }
  assert.deepEqual([t.jumps, t.state.replay.playing], [[0, 1, 2, 3, 4, 5], false]);
  void t.replay.toggle();
  await turned();
  for (let turn = 0; turn < 2; turn += 1) await pace_over();
  assert.deepEqual([t.state.past?.turn, t.state.replay.playing], [2, true]);
  press(t, 'Home');
  assert.deepEqual([t.jumps.at(-1), t.state.replay.playing], [0, false]);
  const seen = t.jumps.length;
  for (let turn = 0; turn < 3; turn += 1) await pace_over();
  assert.equal(t.jumps.length, seen);
});

test('the bar says where it stands, in figures and in words', () => {
  const t = table({ past: { turn: 3 } });
  const moves = [];
  const send = { replay: { ...t.replay, jump: (turn) => moves.push(turn) }, set() {} };
  render(replay_bar({ ...t.shown(), may_replay: true }, send), page());
  const slider = page().querySelector('input[type="range"]');
  assert.equal(slider.getAttribute('aria-valuetext'), 'Turn 3 of 4. North: Fortifier a9 moves to a8.', 'turn 5 was never played');
  slider.value = '1';
  slider.dispatchEvent(new Event('input'));
  for (const name of ['Start', 'Previous turn', 'Next turn', 'End']) page().querySelector(`button[aria-label="${name}"]`).click();
  assert.deepEqual(moves, [1, 0, 2, 4, null]);
  render(replay_bar({ ...t.shown(), may_replay: false }, send), page());
  assert.equal(page().querySelector('.replay'), null);
});

test('the last step of a finished game is its end, also where the log has the steps', () => {
  const at = (more) => {
    render(log_panel({ ...table(more).shown(), may_replay: false }, {}), page());
    return page().querySelector('.stepper .small').textContent;
  };
  assert.equal(at({}), 'End');
  assert.equal(at({ past: { turn: 4 } }), 'turn 4 of 4');
  assert.equal(at({ live: { turn: 5, status: 'live' } }), 'turn 5');
  assert.equal(at({ live: { turn: 5, status: 'live' }, past: { turn: 5 } }), 'turn 5 of 5');
});

test('analysis begins at the turn shown, never in the secret setup, and not where no turn was played', () => {
  const link = (more) => {
    render(replay_bar({ ...table(more).shown(), may_replay: true }, { replay: {}, set() {} }), page());
    return page().querySelector('.replay-more a')?.getAttribute('href');
  };
  assert.equal(link({ past: { turn: 3 } }), '/analysis/stratic?match=aaaaaaaaaa&turn=3');
  assert.equal(link({ past: { turn: 0 } }), '/analysis/stratic?match=aaaaaaaaaa&turn=1');
  assert.equal(link({ live: { turn: 0, status: 'finished' } }), undefined);
  assert.equal(link({ live: { turn: 5, status: 'live' } }), undefined);
});

test('a game can go on from an earlier turn, and from its end only where it ended within a turn', () => {
  const offers = (more, lines = []) => {
    const t = table(more);
    t.store.log_grew(lines);
    render(replay_bar({ ...t.shown(), may_replay: true }, { replay: {}, set() {} }), page());
    return page().textContent.includes('Continue from here');
  };
  const won = { n: 2, turn: 4, kind: 'victory' };
  assert.equal(offers({}, [won]), false, 'played to its end');
  assert.equal(offers({ past: { turn: 4 } }, [won]), true);
  assert.equal(offers({}, [{ n: 2, turn: 5, kind: 'resign' }]), true, 'somebody resigned in turn 5');
});

test('a puzzle is played once: neither a rematch nor going on is offered, but its results', () => {
  const t = table({ past: { turn: 2 }, you: 0 });
  const state = (more) => ({ ...t.shown(), seat: 0, may_replay: true, act: {}, ...more, header: { ...t.state.header, ...more?.header } });
  const drawn = (more) => {
    const { replay: { fork } } = t.shown();
    render([replay_bar(state(more), { replay: {}, set() {} }), end_bar(state({ ...more, replay: { fork } }), { replay: {} })], page());
    return [...page().querySelectorAll('.end-bar .main, .replay-more .plain')].map((one) => one.textContent.trim());
  };
  assert.ok(['Continue from here', 'Continue with a friend', 'Rematch'].every((words) => drawn().includes(words)));
  const puzzle = drawn({ header: { puzzle: { id: 'bbbbbbbbbb', day: null } } });
  assert.ok(!puzzle.some((words) => /^(Continue|Rematch)/.test(words)), puzzle.join());
  assert.equal(page().querySelector('.end-bar .main').getAttribute('href'), '/p/bbbbbbbbbb');
});

test('scores are said as people say them', () => {
  assert.deepEqual([0, 120, -300, 900, 99_999, -99_995].map((n) => score_words(n, names)),
    ['About equal', 'South is slightly better, by 1.2', 'North is better, by 3.0', 'South is clearly better, by 9.0', 'South wins this turn', 'North wins within 5 turns']);
  assert.deepEqual([0, 120, -300, 99_997, 100_000, -100_000].map(score_figure), ['0.0', '+1.2', '−3.0', '+#3', '1–0', '0–1']);
  assert.equal(score_words(-100_000, ['South', 'North']), 'North has won');
  assert.deepEqual([0, 99_999, -99_999, 1000].map(score_share), [50, 100, 0, 75]);
});

test('the curve has a place for every turn, also for those not weighed yet', () => {
  assert.deepEqual(turn_ticks([0, 5, 10, 15], 14), ['0', '5', '10', ''], 'no turn was played after the fourteenth');
  assert.deepEqual(columns_of([{ turn: 0, score: 0 }, { turn: 1, score: 1000 }], 3), [[0, 1, 2, 3], [0, 25, null, null]]);
});
