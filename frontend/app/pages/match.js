/* The page of a match: playing, watching and looking back are one page. */
import * as api from '../net/api.js';
import { Refusal } from '../net/api.js';
import { words_of } from '../net/form.js';
import { hear } from '../local/hearing.js';
import { look_set } from '../local/settings.js';
import { study_keys } from '../study/keys.js';
import { table } from '../match/table.js';
import { face_of } from '../../games/index.js';
import { match, missing } from '../../views/match/match.js';

const NARROW = '(max-width: 899px)';

export async function open(ctx) {
  const id = ctx.params.match;
  try {
    const header = await api.match(id);
    const face = await face_of(header.game);
    await face?.prepare?.(header.options ?? {});
    return face ? laid(ctx, table(ctx, id, header, face)) : nothing_to_show('This page cannot draw that game yet.');
  } catch (error) {
    const is_gone = error instanceof Refusal && error.status === 404;
    return nothing_to_show(is_gone ? '' : words_of(error));
  }
}

const nothing_to_show = (why) => ({ name: 'match', title: () => 'A match', view: () => missing(why) });

/* The turn an address names, #t12 or ?turn=12; null: none. */
function turn_of(query) {
  const named = /^#t(\d{1,6})$/.exec(location.hash)?.[1] ?? query.get('turn');
  return /^\d{1,6}$/.test(named ?? '') ? Number(named) : null;
}

/* A sound that is switched on, or made louder, is heard at once. */
function chosen(name, value) {
  look_set(name, value);
  if (name === 'sound' || name === 'volume') hear('move');
}

/* When the copy of the board opens it comes into sight, and the keyboard goes there; when it closes, back to the
 * button. The keyboard is never taken from where it is held. */
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

function laid(ctx, t) {
  const { state, keys } = t;
  const doors = {
    ...t.doors, set: t.set, look: chosen, keys: keys.help,
    zoom: (how) => state.face.zoom(document.getElementById('page'), how),
  };
  const place = placing(state);
  const heard = [keys.on, t.replay_key, study_keys(t.copy)];
  const wide = matchMedia(NARROW);
  const resized = () => t.set('narrow', wide.matches);
  let asked_turn = turn_of(ctx.query);
  const moved = () => { if (state.live) t.jump_to(turn_of(ctx.query)); };

  wide.addEventListener('change', resized);
  for (const key of heard) document.addEventListener('keydown', key);
  addEventListener('hashchange', moved);
  resized();
  t.start();

  function view() {
    if (asked_turn !== null && state.live) {
      t.look_back(asked_turn);
      asked_turn = null;
    }
    return match(t.shown(), doors);
  }

  return {
    name: 'match',
    title: () => state.header.seats.map((s) => s.name ?? 'open').join(' – '),
    view,
    painted(root) {
      if (state.live) state.face.mount(root);
      place(root);
    },
    close() {
      t.stop();
      wide.removeEventListener('change', resized);
      for (const key of heard) document.removeEventListener('keydown', key);
      removeEventListener('hashchange', moved);
    },
  };
}
