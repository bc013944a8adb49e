// What a player is offered beside the turn: nothing to agree to or to give up for those who are out of a game that others play on.
import { page } from './lib/dom.mjs';
import test from 'node:test';
import assert from 'node:assert/strict';
import { opening } from '../../frontend/games/stratagem/scene.js';

const { nothing, render } = await import('../../frontend/vendor/lit-html.js');
const { act_panel } = await import('../../frontend/views/match/act.js');
const { table } = await import('../../frontend/views/styleguide/data.js');
const { face: stratagem } = await import('../../frontend/games/stratagem/face.js');
const { face: cosair } = await import('../../frontend/games/cosair/face.js');
const { face: rulegame } = await import('../../frontend/games/rulegame/face.js');
const { middle } = await import('../../frontend/games/cosair/samples.js');

/* The words of the buttons for offers and resigning. */
function offered(face, view) {
  const idle = () => {};
  const state = { ...table(face, view, 0), plan: { turn: null, lines: [], texts: [], cancelled: null }, may_plan: false, queue: { ended: '' } };
  render(nothing, page());
  render(act_panel(state, { send: idle, set: idle, jump: idle }), page());
  return [...page().querySelectorAll('.offers-panel button')].map((button) => button.textContent.trim());
}

test('a player who is out can neither resign nor offer a draw', () => {
  const views = {
    stratagem: [stratagem, (active) => { const view = opening(); view.players[0].active = active; return view; }],
    cosair: [cosair, (active) => { const view = middle(); view.nations[0].status = active ? 'playing' : 'eliminated'; return view; }],
  };
  for (const [face, view] of Object.values(views)) {
    assert.deepEqual(offered(face, view(true)), ['Offer draw', 'Offer pause', 'Resign…']);
    assert.deepEqual(offered(face, view(false)), []);
  }
  const resigned = middle();
  resigned.nations[0].status = 'resigned';
  assert.deepEqual(offered(cosair, resigned), []);
});

test('a player whose series is over has nothing to resign while the others still play', async () => {
  const { samples } = await import('../../frontend/games/rulegame/samples.js');
  const race = structuredClone(samples.boards.find(({ view }) => view.seats.length > 1 && view.series === undefined && !view.reason).view);
  race.seats[0].over = false;
  assert.equal(rulegame.is_out(race, 0), false);
  race.seats[0].over = true;
  assert.equal(rulegame.is_out(race, 0), true);
});
