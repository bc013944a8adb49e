/* The page of a match: playing, watching and looking back are one page. Frames on other sites show it to look at. */
import * as page_api from '../net/page_api.js';
import { Refusal } from '../net/api.js';
import { words_of } from '../net/form.js';
import { hear } from '../local/hearing.js';
import { look_set } from '../local/settings.js';
import { study_keys } from '../study/keys.js';
import { panel_sight } from '../match/panel_sight.js';
import { table } from '../match/table.js';
import { match_header } from '../match/header.js';
import { face_of } from '../../games/index.js';
import { open_outside } from '../tools/outside.js';
import { embedded, match, missing } from '../../views/match/match.js';
import { shown_name } from '../../ui/seats.js';
import { t } from '../../locales/text.js';

const NARROW = '(max-width: 899px)';

export async function open(ctx) {
  const id = ctx.params.match;
  try {
    const header = await match_header(id);
    const face = await face_of(header.game);
    await face?.prepare?.(header.options ?? {});
    if (!face) return nothing_to_show(t('match-cannot-show'));
    if (ctx.path.endsWith('/embed')) return framed(ctx, id, header, face);
    const clock = await clock_of(header);
    const game = table(ctx, id, header, face, { clock });
    bonus_read(game);
    return laid(ctx, game, clock);
  } catch (error) {
    const is_gone = error instanceof Refusal && error.status === 404;
    return nothing_to_show(is_gone ? '' : words_of(error));
  }
}

/* What the participant earned before this series, for the running display; without an answer there is none. Once the
 * series is over, the server counts it among those before. */
async function bonus_read({ state: { header }, bonus_came }) {
  if (!header.experiment?.series || header.status === 'finished') return;
  try {
    const { you } = await page_api.experiment(header.experiment.id);
    if (you?.match === header.id) bonus_came(you.bonus);
  } catch (error) {
    words_of(error);
  }
}

/* Only a series of an experiment is measured. */
async function clock_of({ id, experiment }) {
  if (!experiment?.series) return null;
  const { timing } = await import('../match/timing.js');
  return timing(id, experiment.id);
}

const nothing_to_show = (why) => ({ name: 'match', title: () => t('match-title'), view: () => missing(why) });

/* The turn named in an address, #t12 or ?turn=12; null: none. */
function turn_of(query) {
  const named = /^#t(\d{1,6})$/.exec(location.hash)?.[1] ?? query.get('turn');
  return /^\d{1,6}$/.test(named ?? '') ? Number(named) : null;
}

/* Switching sound on or making it louder plays a sound at once. */
function chosen(name, value) {
  look_set(name, value);
  if (name === 'sound' || name === 'volume') hear('move');
}

/* When the copy of the board opens it scrolls into view and gets the focus; when it closes, the focus returns to the
 * button. Focus that the player has put elsewhere is left alone. */
function placing(state) {
  let was_open = false;
  return (root) => {
    const { is_open } = state.queue;
    if (is_open === was_open) return;
    was_open = is_open;
    if (is_open) root.querySelector('.board-frame').scrollIntoView({ block: 'nearest' });
    if (document.activeElement === document.body) {
      root.querySelector(is_open ? '.board [tabindex="0"]' : '[data-queue]')?.focus({ preventScroll: true });
    }
  };
}

/* A pressed button of the commit bar is disabled while the server answers, and would lose the focus: it moves to the
 * board, where the next turn is made. */
function leave_commit(root) {
  const here = /** @type {HTMLButtonElement} */ (document.activeElement);
  if (!here?.disabled || !here.closest('.commit')) return;
  root.querySelector('.board [tabindex="0"]')?.focus({ preventScroll: true });
}

/* Keys, the width of the window and the turn in the address; returns a function that stops listening. */
function listening(ctx, { state, set, jump_to }, heard) {
  const wide = matchMedia(NARROW);
  const resized = () => set('narrow', wide.matches);
  const moved = () => { if (state.live) jump_to(turn_of(ctx.query)); };

  wide.addEventListener('change', resized);
  for (const key of heard) document.addEventListener('keydown', key);
  addEventListener('hashchange', moved);
  resized();
  return () => {
    wide.removeEventListener('change', resized);
    for (const key of heard) document.removeEventListener('keydown', key);
    removeEventListener('hashchange', moved);
  };
}

/* A series that continues with other boards goes on by itself, once; should that fail, there is a button. */
function going_on({ state, doors }) {
  let is_asked = false;
  return () => {
    const { live, header, seat } = state;
    if (is_asked || seat === null || live?.status !== 'finished' || !header.experiment?.continues) return;
    is_asked = true;
    doors.series();
  };
}

const names_of = ({ header }) =>
  header.seats.map((s) => shown_name(s.name, s.kind) ?? t('match-open-seat')).join(' – ');
const zoom_of = ({ face }) => (how) => face.zoom(document.getElementById('page'), how);

/* What a stranger sees, in a frame on another site: it can be replayed, and links open in a window of their own. */
function framed(ctx, id, header, face) {
  const game = table(ctx, id, header, face, { path: ctx.path, watches: true });
  const { state } = game;
  const doors = { ...game.doors, set: game.set, zoom: zoom_of(state) };
  const stop_listening = listening(ctx, game, [game.replay_key]);
  const asked_turn = turn_of(ctx.query);
  let is_new = asked_turn !== null;
  game.start();
  return {
    name: 'match-embed', game: header.game, is_bare: () => true,
    title: () => names_of(state),
    view() {
      if (is_new && state.live) {
        is_new = false;
        game.look_back(asked_turn);
      }
      return embedded(game.shown(), doors);
    },
    painted(root) {
      if (state.live) face.mount(root);
      open_outside(root);
    },
    close() {
      game.stop();
      stop_listening();
    },
  };
}

/**
 * The page of a match that is open at a table, followed from now on.
 * @param {object} ctx
 * @param {ReturnType<typeof table>} game
 * @param {import('../match/timing.js').Timing|null} clock
 */
export function laid(ctx, game, clock) {
  const { state, keys } = game;
  const doors = { ...game.doors, set: game.set, look: chosen, keys: keys.help, zoom: zoom_of(state) };
  const [place, show_panel] = [placing(state), panel_sight(state)];
  let asked_turn = turn_of(ctx.query);
  const stop_listening = listening(ctx, game, [keys.on, game.replay_key, study_keys(game.copy)]);
  const go_on = going_on(game);
  game.start();

  function view() {
    if (asked_turn !== null && state.live) {
      game.look_back(asked_turn);
      asked_turn = null;
    }
    return match(game.shown(), doors);
  }

  return {
    name: 'match', game: state.header.game,
    is_bare: () => Boolean(state.header.experiment) && state.seat !== null,
    title: () => names_of(state),
    view,
    painted(root) {
      if (state.live) state.face.mount(root);
      clock?.painted(state.live);
      go_on();
      place(root);
      show_panel(root);
      leave_commit(root);
    },
    close() {
      game.stop();
      clock?.close();
      stop_listening();
    },
  };
}
