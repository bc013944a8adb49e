/* The page of a match: playing, watching and looking back are one page. */
import * as api from '../api.js';
import { Refusal } from '../api.js';
import { words_of } from '../form.js';
import { hear } from '../hearing.js';
import { bot_of, session, variant_of } from '../session.js';
import { network } from '../network.js';
import { look_now, look_set } from '../settings.js';
import { study_keys } from '../study_keys.js';
import { keys } from '../match/keys.js';
import { may_plan } from '../match/planning.js';
import { may_replay } from '../match/replay.js';
import { table } from '../match/table.js';
import { face_of } from '../../games/index.js';
import { match, missing } from '../../views/match.js';

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

/* What the page may ask of the table. */
function doors_of(t) {
  return {
    send: t.drafting.send, commit: t.drafting.commit, undo: t.drafting.undo, retry: t.drafting.put.now,
    jump: t.replay.jump, replay: t.replay, say: t.talk.say, notes: t.notes, report: t.talk.report, set: t.set,
    offer: t.consent.offer, answer: t.consent.answer, resign: t.consent.resign, back: t.consent.back, take: t.consent.take,
    plan: t.planning, figures: t.figures.toggle, queue: t.queueing, rematch: t.consent.rematch.ask, rematch_off: t.consent.rematch.off, series: t.consent.series, level: t.consent.level, why: t.why.ask,
    zoom: (how) => t.face.zoom(document.getElementById('page'), how),
    look: chosen, keys: t.keys.help,
  };
}

/* When the copy of the board opens it comes into sight, and the keyboard goes there; when it closes, back to the button. The keyboard
 * is never taken from where it is held. */
function placing(state) {
  let was_open = false;
  return (root) => {
    const { is_open } = state.queue;
    if (is_open === was_open) return;
    was_open = is_open;
    if (is_open) root.querySelector('.board-frame').scrollIntoView({ block: 'nearest' });
    if (document.activeElement === document.body) root.querySelector(is_open ? '.board [tabindex="0"]' : '[data-queue]')?.focus({ preventScroll: true });
  };
}

function laid(ctx, t) {
  const { state } = t;
  t.keys = keys(t);
  const doors = doors_of(t);
  const place = placing(state);
  const step = study_keys(() => (state.queue.is_open ? t.queueing : null));
  const wide = matchMedia(NARROW);
  const resized = () => t.set('narrow', wide.matches);
  let asked_turn = turn_of(ctx.query);
  const moved = () => { if (state.live) t.replay.jump(turn_of(ctx.query)); };

  wide.addEventListener('change', resized);
  document.addEventListener('keydown', t.keys.on);
  document.addEventListener('keydown', t.replay.key);
  document.addEventListener('keydown', step);
  addEventListener('hashchange', moved);
  resized();
  t.start();

  function view() {
    if (asked_turn !== null && state.live) {
      t.history.jump(asked_turn);
      asked_turn = null;
    }
    return match({
      ...state, hints: t.drafting.hints(), bottom: t.bottom(), me: session.account, bot: bot_of(state), variant: variant_of(state.header), look: look_now(),
      may_replay: may_replay(state), has_eyes: t.eyes.may(), lost: network.is_lost,
      notes_put: t.notes.put, put: t.drafting.put, act: t.consent.act, may_plan: may_plan(state), plan_act: t.planning.act, queue: t.queueing.shown(), talk_act: t.talk.act, is_mine: t.talk.is_mine, marks: t.marks, why: t.why, desk: t.desk, figures: t.figures,
    }, doors);
  }

  return {
    name: 'match',
    title: () => state.header.seats.map((s) => s.name ?? 'open').join(' – '),
    view,
    painted(root) {
      if (state.live) t.face.mount(root);
      place(root);
    },
    close() {
      t.stop();
      wide.removeEventListener('change', resized);
      document.removeEventListener('keydown', t.keys.on);
      document.removeEventListener('keydown', t.replay.key);
      document.removeEventListener('keydown', step);
      removeEventListener('hashchange', moved);
    },
  };
}
