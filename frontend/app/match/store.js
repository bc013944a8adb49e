/* What the page of a match knows, and every way in which that changes. The parts of the page read `store.state` and
 * call the actions; nothing else changes it, and a part that tries fails at once. The code that draws the page
 * subscribes. */
import { desk_kept, marks_kept, memory_kept, skip_kept } from '../local/settings.js';

/** What a view may set by itself: which panel is open, and what is filled in beside a button. */
const CONTROLS = new Set(['tab', 'side', 'plan_open', 'narrow', 'flip', 'hours', 'stride']);

export const NO_PLAN = Object.freeze({ turn: null, lines: [], texts: [], cancelled: null });
const COPY_CLOSED = Object.freeze({ is_open: false, look: null, added: '', error: '', ended: '' });

/** How fast turns may follow each other, times the usual pace. */
const SPEEDS = [0.5, 1, 2, 4, 16];

export const NOTE_BYTES = 8192;

/* What the page knows before the first view, part by part. */
const ordering = (id) => ({
  draft: null, legal: null, refused: '', error: '', echo: '', notice: '', tried: null,
  sure: /** @type {boolean|'key'} */ (false), acted: /** @type {boolean|'commit'} */ (false),
  played: null, first_played: null, taken: false, stride: 1, skip: skip_kept(id), task: '',
});
const looking = (id, face) => ({
  past: null, log: [], eyes: null, desk: desk_kept(id), memory: face.remember ? memory_kept(id) : null,
  marks: { all: marks_kept(id) ?? [], kind: 0, on: false },
  figures: { wanted: /** @type {boolean|null} */ (null), busy: false, rows: [], draw: null },
});
const controls = () => ({
  tab: 'act', side: 'talk', plan_open: false, narrow: false, flip: false, hours: 24,
});
const writing = () => ({
  talk: [], unread: 0, message: '',
  plan: NO_PLAN, plan_form: { after: '', theirs: '', mine: '', fault: '' }, queue: COPY_CLOSED,
  notes: { text: '', status: 'unread', error: '', theirs: null, bytes: 0, most: NOTE_BYTES, changed_at: null },
});
const replaying = () => ({
  playing: false, speed: 1, speeds: SPEEDS,
  swing: { items: null, wanted: false, busy: false, error: '', whole: false },
});

const fresh = ({ id, header, face, watches = false }) => ({
  header, face, watches, seat: watches ? null : header.seats.find((s) => s.you)?.seat ?? null,
  live: null, skew: 0, presence: null, bonus: /** @type {object|null} */ (null),
  ...ordering(id), ...looking(id, face), ...controls(), ...writing(),
  replay: replaying(), why: { told: null, error: '' }, promises: null,
});

/** Whether the chat is on the screen: where panels are tabs, only while its own is open. */
export const shows_talk = ({ narrow, face, tab }) => tab === 'talk' || !(narrow || face.panels);

/* The moment of turn 0 (app/match/moment.js). */
const is_setup = (moment) => parseInt(moment, 10) === 0;

/* Panels in which people read or write; the end of the match does not take them away. */
const STAYS = new Set(['log', 'talk', 'letters', 'notes']);

/* When the match ends, its result comes to the front. */
const ends = (before, live) => before && before.status !== live.status && live.status === 'finished';

/* Each action returns what it changes in the state before it. */
const ACTIONS = {
  /* The match */
  view_came: ({ live: before, tab }, live, skew) => ({ live, skew, echo: '', taken: false,
    tab: ends(before, live) && !STAYS.has(tab) ? 'act' : tab }),
  header_came: (_, header) => ({ header }),
  presence_came: (_, presence) => ({ presence }),
  bonus_came: (_, bonus) => ({ bonus }),
  failed: (_, error) => ({ error, tried: null }),

  /* My order. Messages about an earlier draft disappear with the next act. */
  draft_begun: (_, draft) => ({ draft, error: '', sure: false, acted: false, tried: null }),
  draft_renewed: (_, draft) => ({ draft }),
  draft_changed: (_, draft) =>
    ({ draft, error: '', notice: '', sure: false, acted: true, tried: null, taken: false }),
  legal_came: (_, { legal = null, refused = '' }) => ({ legal, refused }),
  commit_waits: () => ({ acted: 'commit' }),
  commit_asked: (_, /** @type {boolean|'key'} */ by = true) => ({ acted: true, sure: by }),
  order_left: ({ live }, turns) =>
    ({ acted: true, sure: false, echo: '', skip: turns > 1 ? { from: live.turn, turns } : null }),
  /* `words`: the order changed the match, and a view of it is to come. Until then the draft has been played. */
  order_taken: ({ echo, first_played: first }, played, words) => ({ played,
    first_played: first ?? (is_setup(played) ? null : played), echo: words ?? echo, taken: words !== undefined }),
  order_judged: (_, tried) => ({ tried }),
  turn_closed: (_, notice) => ({ notice }),
  task_opened: (_, task) => ({ task }),

  /* What has happened, and looking back */
  log_grew: ({ log }, lines) => ({ log: [...log, ...lines] }),
  log_revealed: (_, log) => ({ log }),
  went_to: (_, past) => ({ past }),
  eyes_chosen: (_, eyes) => ({ eyes }),
  playing_changed: ({ replay }, playing) => ({ replay: { ...replay, playing } }),
  speed_chosen: ({ replay }, speed) => ({ replay: { ...replay, speed } }),
  swing_changed: ({ replay }, change) => ({ replay: { ...replay, swing: { ...replay.swing, ...change } } }),
  figures_changed: ({ figures }, change) => ({ figures: { ...figures, ...change } }),
  ratings_came: (_, why) => ({ why }),
  promises_came: (_, promises) => ({ promises }),

  /* What is written. Messages that the page does not show are counted. */
  talk_grew: ({ talk, unread, narrow, face, tab }, messages, by_others) => ({
    talk: [...talk, ...messages], unread: shows_talk({ narrow, face, tab }) ? unread : unread + by_others }),
  message_written: (_, message) => ({ message }),
  notes_changed: ({ notes }, change) => ({ notes: { ...notes, ...change } }),
  plan_came: (_, plan) => ({ plan }),
  plan_filled: ({ plan_form }, change) => ({ plan_form: { ...plan_form, ...change } }),
  copy_opened: () => ({ tab: 'act', queue: { ...COPY_CLOSED, is_open: true } }),
  copy_closed: (_, ended = '') => ({ queue: { ...COPY_CLOSED, ended } }),
  copy_changed: ({ queue }, change) => ({ queue: { ...queue, ...change } }),

  /* What the viewer has open */
  desk_set: (_, desk) => ({ desk }),
  remembered: (_, memory) => ({ memory }),
  marks_changed: ({ marks }, change) => ({ marks: { ...marks, ...change } }),
  set(_, name, value) {
    if (!CONTROLS.has(name)) throw new Error(`${name} is no control of the page of a match`);
    return { [name]: value, ...(name === 'tab' && value === 'talk' && { unread: 0 }) };
  },
};

/**
 * @typedef {Readonly<ReturnType<typeof fresh>>} MatchState
 * @typedef {{[A in keyof typeof ACTIONS]: (...values: Values<typeof ACTIONS[A]>) => void}} Actions
 * @typedef {Actions & {state: MatchState, subscribe: (listener: () => void) => () => void}} MatchStore
 */
/**
 * What an action takes besides the state.
 * @template F
 * @typedef {F extends (state: infer _, ...values: infer V) => unknown ? V : never} Values
 */

/** The values as they are at any time, to be read only. */
const readable = (values) => Object.freeze(Object.defineProperties({}, Object.fromEntries(
  Object.keys(values).map((name) => [name, { enumerable: true, get: () => values[name] }]),
)));

/**
 * The store of a match: `state`, the actions above, and `subscribe`, which has a listener called after every action
 * until the function it answers is called.
 * @param {{id: string, header: object, face: import('../../games/contract.js').Face, watches?: boolean}} match
 *     `header` as the server tells it; what this browser keeps of the match (desk, memory, marks) is taken along;
 *     `watches`: only to look at, even for a player
 * @returns {MatchStore}
 */
export function match_store(match) {
  const values = fresh(match);
  const listeners = new Set();
  const action = (name) => (...more) => {
    Object.assign(values, ACTIONS[name](values, ...more));
    for (const listener of [...listeners]) listener();
  };
  const actions = /** @type {Actions} */ (Object.fromEntries(Object.keys(ACTIONS).map((name) => [name, action(name)])));
  return {
    ...actions,
    state: /** @type {MatchState} */ (readable(values)),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
