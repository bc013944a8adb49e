/* The explorer of openings of a game. The address always says what is shown; the arrow keys step back, and forth by the
 * most frequent step. */
import * as api from '../net/api.js';
import { words_of } from '../net/form.js';
import { remember } from '../router.js';
import { catalogue, session } from '../net/session.js';
import { writes } from '../tools/typed.js';
import { face_of, style } from '../../games/index.js';
import { game_title, has_capability } from '../../model/catalogue.js';
import { explorer_path, explorer_wish } from '../../model/explorer.js';
import { look_now } from '../local/settings.js';
import { count_words, explore, no_openings } from '../../views/explore.js';
import { t } from '../../locales/text.js';

/* The button that was pressed is gone: the most frequent next step gets the focus, or where one stands. */
function focus_next() {
  const there = document.querySelector('.explore-step') ?? document.querySelector('.explore-way [aria-current]');
  /** @type {HTMLElement|null} */ (there)?.focus();
}

/* Reads the place that `state.wish` names; only the answer to the latest question is shown. */
function reading(ctx, state) {
  let asked = 0;
  return async function read() {
    const { game, wish } = state;
    const now = ++asked;
    state.busy = true;
    ctx.paint();
    try {
      const told = await api.explorer({ game, variant: wish.variant, mine: wish.mine, band: wish.band || null,
        seats: wish.players || null, after: wish.after.join(',') });
      if (now !== asked) return false;
      Object.assign(state, { told, wish: { ...wish, after: told.after }, error: '', pointed: null });
    } catch (error) {
      if (now !== asked) return false;
      state.error = words_of(error);
    }
    state.busy = false;
    ctx.paint();
    return !state.error;
  };
}

function say_place(ctx, { told, opening }) {
  const n = told.after.length;
  const place = n ? opening.words(told.after[n - 1], n - 1) : t('explore-start');
  ctx.say(`${place}. ${count_words(told)}`);
}

function exploring(ctx, state) {
  const read = reading(ctx, state);

  async function set(changed, focus = false) {
    const before = state.wish;
    state.wish = { ...before, ...changed };
    if (!await read()) {
      state.wish = state.told ? before : state.wish;
      return;
    }
    remember(explorer_path({ game: state.game, ...state.wish }));
    say_place(ctx, state);
    if (focus) requestAnimationFrame(focus_next);
  }

  return {
    read, set,
    again: () => set({}),
    to: (after) => set({ after }, true),
    point(step) {
      state.pointed = step;
      ctx.paint();
    },
  };
}

const has_modifier = (event) => event.ctrlKey || event.altKey || event.metaKey;
/* The keys of the board are its own. */
const is_elsewhere = (event) => writes(event.target) || event.target.closest?.('[role="grid"], select');

/* The arrow keys: a step back, and forth by the most frequent one. */
function keys_of(state, send) {
  const steps = {
    ArrowLeft: ({ after }) => (after.length ? after.slice(0, -1) : null),
    ArrowRight: ({ after, next }) => (next.length ? [...after, next[0].step] : null),
  };
  return (event) => {
    if (!state.told || has_modifier(event) || look_now().keys !== 'on' || is_elsewhere(event)) return;
    const to = steps[event.key]?.(state.told);
    if (to) send.to(to);
  };
}

export async function open(ctx) {
  const games = await catalogue();
  const { game } = ctx.params;
  const found = games.find(({ id }) => id === game);
  if (!found || !has_capability(game, 'openings')) {
    const others = games.filter(({ id }) => has_capability(id, 'openings'));
    return { name: 'explore', title: () => t('explore-title'), view: () => no_openings(others) };
  }
  const [face] = await Promise.all([face_of(game), style('/css/explore.css')]);
  const wish = explorer_wish(ctx.query);
  const state = { game, variants: found.variants, seats: face.seat_names, opening: await face.opening(), told: null,
    pointed: null, busy: false, error: '', wish: { ...wish, variant: wish.variant || found.variants[0].id } };
  const send = exploring(ctx, state);
  const key = keys_of(state, send);
  document.addEventListener('keydown', key);
  send.read();
  return {
    name: 'explore',
    title: () => t('explore-title-game', { game: game_title(game, state.wish.variant) }),
    view: () => explore({ ...state, me: session.account }, send),
    painted: (root) => { if (state.told) face.mount(root); },
    close: () => document.removeEventListener('keydown', key),
  };
}
