/* A storm: as many tactics as possible in three minutes. The server keeps the time; the page only shows it. */
import * as page_api from '../net/page_api.js';
import { Refusal } from '../net/api.js';
import { sender, words_of } from '../net/form.js';
import { catalogue, need_account, session } from '../net/session.js';
import { remember } from '../router.js';
import { look_now } from '../local/settings.js';
import { study } from '../study/study.js';
import { face_of, style } from '../../games/index.js';
import { storm_page } from '../../views/storm.js';
import { no_tactics } from '../../views/tactics.js';
import { t } from '../../locales/text.js';

const TICK_MS = 250;
const RETRY_MS = 3000;

/* The seconds that are left, by the browser's own steady clock since the last answer. */
const left = ({ storm, since }) => (storm?.running
  ? Math.max(0, storm.seconds - Math.floor((performance.now() - since) / 1000)) : 0);

async function start(page, mine, { options, position }) {
  const { ctx, state } = page;
  let is_there = false, lost = '';
  try {
    await state.face.prepare?.(options);
    is_there = await mine.start({ position });
  } catch (error) {
    lost = words_of(error);
  }
  if (page.board !== mine) return;
  state.lost = lost;
  if (is_there) state.seat = mine.state.seat;
  ctx.paint();
}

/* Each tactic has a board of its own, because its options can be others. */
function lay(page) {
  const { ctx, state } = page;
  const { tactic } = state.storm;
  page.board?.close();
  page.board = null;
  Object.assign(state, { seat: null, lost: '' });
  if (!tactic) return;
  const mine = study({ paint: ctx.paint, face: state.face, game: tactic.game, variant: tactic.variant,
    options: tactic.options, confirms: () => 'button', shown: (node) => judge(page, node) });
  page.board = mine;
  start(page, mine, tactic);
}

function take(page, storm) {
  const { ctx, state } = page;
  const is_new = storm.id !== state.storm?.id || storm.n !== state.storm.n || !storm.running;
  page.rest_until = 0;
  Object.assign(state, { storm, since: performance.now(), shown_seconds: storm.seconds });
  if (is_new) lay(page);
  ctx.paint();
}

const read = async (page) => take(page, await page_api.storm(page.state.game.id, page.state.storm.id));

/* Where the time is up, or another tab went on, the storm says where it is. */
async function judge(page, node) {
  if (!node.parent) return;
  const { ctx, state } = page;
  const { id, n } = state.storm;
  await state.ask.run(async () => {
    try {
      const { right, storm } = await page_api.storm_try(state.game.id, id, n, node.text);
      state.last = right ? 'right' : 'wrong';
      ctx.say(t(`tactics-storm-${state.last}`));
      take(page, storm);
    } catch (error) {
      if (!(error instanceof Refusal) || error.status !== 409) throw error;
      await read(page);
    }
  });
  if (state.ask.error) await page.board?.first();
}

const begin = (page) => page.state.ask.run(async () => {
  const { state } = page;
  await need_account();
  state.last = '';
  take(page, await page_api.storm_new(state.game.id));
  remember(`/storm/${state.game.id}?id=${state.storm.id}`);
});

/* A second has passed: show it; at the end ask the server, which can see it a moment later. Without an answer, ask
 * again after a while. */
function tick(page) {
  const { ctx, state } = page;
  if (!state.storm?.running) return;
  const seconds = left(state);
  if (seconds !== state.shown_seconds) {
    state.shown_seconds = seconds;
    ctx.paint();
  }
  if (seconds > 0 || state.ask.busy || performance.now() < page.rest_until) return;
  page.rest_until = performance.now() + RETRY_MS;
  state.ask.run(() => read(page));
}

function laid(ctx, { game, face, storm, mine }) {
  const state = { game, face, mine, storm: null, since: 0, shown_seconds: 0, seat: null, last: '', lost: '',
    ask: sender(ctx.paint) };
  const page = { ctx, state, board: null, rest_until: 0 };
  const escape = (event) => { if (event.key === 'Escape') page.board?.send({ type: 'cancel' }); };
  const ticking = setInterval(() => tick(page), TICK_MS);
  document.addEventListener('keydown', escape);
  if (storm) take(page, storm);
  const send = {
    begin: () => begin(page), lay: () => lay(page), act: (act) => page.board?.send(act), undo: () => page.board?.undo(),
    play: () => page.board?.commit(),
  };
  return {
    name: 'storm', title: () => t('tactics-storm'),
    view: () => storm_page({ ...state, seconds: left(state), study: page.board?.state ?? null,
      hints: page.board?.hints() ?? null, look: look_now() }, send),
    painted: (root) => { if (page.board?.state.view) face.mount(root); },
    close() {
      document.removeEventListener('keydown', escape);
      clearInterval(ticking);
      page.board?.close();
    },
  };
}

export async function open(ctx) {
  const title = () => t('tactics-storm');
  const game = (await catalogue()).find(({ id }) => id === ctx.params.game);
  if (!game?.tactics) return { name: 'tactics', title, view: () => no_tactics() };
  const id = ctx.query.get('id');
  try {
    const [face, { mine }, storm] = await Promise.all([face_of(game.id), page_api.tactics(game.id),
      id && session.account ? page_api.storm(game.id, id) : null, style('/css/learn.css')]);
    return laid(ctx, { game, face, storm, mine });
  } catch (error) {
    return { name: 'tactics', title, view: () => no_tactics(words_of(error), game) };
  }
}
