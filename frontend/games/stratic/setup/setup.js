/* The secret placement as a draft. It may be unfinished while it is made (pieces taken off, not all placed yet); what
 * it lacks is said, and only an army can be handed in. Every act makes a new draft; undo goes back to the one
 * before. */
import { t } from '../../../locales/text.js';
import { completed, counts, faults_of, FILES, read_formation, total, ARMY } from './army.js';
import { PRESETS } from './presets.js';
import { doubts } from './words.js';
import { home_rows, same } from '../square.js';

const EMPTY = '.'.repeat(FILES);
const clean = { sel: null, fault: '', shelf_fault: '', text_fault: '', typed: null, copied: false };

/** The setup to start from: what was drafted before, what is handed in, or the first preset. */
export function setup_draft(view, me, kept) {
  const start = kept?.mode === 'setup' ? kept : view.setup ?? PRESETS[0];
  return { mode: 'setup', me, view, front: start.front, back: start.back, ...clean, hand: null, naming: null,
    dropped: null, back_to: null };
}

/** Where a square lies in the draft: {row: 'front'|'back', x}, or null when it is not at home. */
export function slot_of(draft, [x, y]) {
  const row = ['front', 'back'][home_rows(draft.me).indexOf(y)];
  return row && x >= 0 && x < FILES ? { row, x } : null;
}

export const kind_at = (draft, slot) => draft[slot.row][slot.x];

const row_with = (row, x, kind) => row.slice(0, x) + kind + row.slice(x + 1);
const with_kind = (draft, slot, kind) => ({ ...draft, [slot.row]: row_with(draft[slot.row], slot.x, kind) });
const step = (draft, change) => ({ ...draft, ...clean, ...change, back_to: draft });
/** @param {{front?: unknown, back?: unknown}} rows */
const only_rows = ({ front, back }) => ({ front, back });

function exchanged(draft, a, b) {
  const [ka, kb] = [kind_at(draft, a), kind_at(draft, b)];
  return only_rows(with_kind(with_kind(draft, a, kb), b, ka));
}

function nearest(draft, slot, kind) {
  const all = ['front', 'back'].flatMap((row) => [...draft[row]].map((k, x) => ({ row, x, k })));
  const far = (s) => Math.abs(s.x - slot.x) + (s.row === slot.row ? 0 : 0.5);
  return all.filter((s) => s.k === kind).sort((a, b) => far(a) - far(b))[0] ?? null;
}

const is_single = (kind) => kind === 'C' || kind === 'I';

/* Whether there is room for one more of the kind, so that a piece from the tray is meant and not one already placed. */
const is_free = (draft, kind) => (is_single(kind) ? counts(draft)[kind] === 0 : total(draft) < ARMY);

/* Does the kind take the place of what is here, so that none of its kind has to come over? */
const goes_in = (draft, now, kind) =>
  ('FA'.includes(now) && 'FA'.includes(kind)) || (is_free(draft, kind) && !is_single(now));

/* Put a kind on a square. What is one of a kind comes over from where it stands, in exchange for what was here;
 * Fortifier and Aggressor turn into each other; an empty square takes a piece from the tray while there are some. */
function put(draft, at, kind) {
  const slot = slot_of(draft, at);
  if (!slot) return { ...draft, fault: t('stratic-setup-home') };
  const now = kind_at(draft, slot);
  if (now === kind) return { ...draft, ...clean };
  if (kind === '.') return step(draft, only_rows(with_kind(draft, slot, '.')));
  const from = goes_in(draft, now, kind) ? null : nearest(draft, slot, kind);
  if (from) return step(draft, exchanged(draft, slot, from));
  if (now === '.' && total(draft) === ARMY) {
    return { ...draft, fault: t('stratic-setup-full', { all: ARMY }) };
  }
  return step(draft, only_rows(with_kind(draft, slot, kind)));
}

/* With a kind in hand a click puts it down; otherwise two clicks exchange two squares. */
function click(draft, at) {
  const slot = slot_of(draft, at);
  if (!slot) return { ...draft, sel: null };
  if (draft.hand) return held(put(draft, at, draft.hand), draft.hand);
  if (!draft.sel) return { ...draft, sel: { at }, fault: '' };
  if (same(draft.sel.at, at)) return { ...draft, sel: null };
  return step(draft, exchanged(draft, slot_of(draft, draft.sel.at), slot));
}

/* The only Commander has been placed: none is left in the hand. */
const held = (draft, kind) => (is_single(kind) ? { ...draft, hand: null } : draft);

function move(draft, from, to) {
  const [a, b] = [slot_of(draft, from), slot_of(draft, to)];
  if (!a || !b) return { ...draft, sel: null, fault: t('stratic-setup-home') };
  return same(from, to) ? draft : step(draft, exchanged(draft, a, b));
}

/* A tray button: onto the chosen square, else into the hand; once more lets go. */
function take(draft, kind) {
  if (draft.sel) return put(draft, draft.sel.at, kind);
  return { ...draft, fault: '', hand: draft.hand === kind ? null : kind };
}

/* A pasted formation: if refused, it is refused whole, and the typed text stays to be corrected. */
function typed(draft, text) {
  const read = read_formation(text);
  return read.error ? { ...draft, text_fault: read.error, typed: text }
    : step(draft, { ...only_rows(read), hand: null });
}

const turned = (row) => [...row].reverse().join('');

const acts = {
  square: (draft, act) => click(draft, act.at),
  drag: (draft, act) => move(draft, act.from, act.to),
  put: (draft, act) => put(draft, act.at, act.kind),
  kind: (draft, act) => take(draft, act.kind),
  rows: (draft, act) => step(draft, { ...only_rows(act), hand: null }),
  text: (draft, act) => typed(draft, act.text),
  mirror: (draft) => step(draft, { front: turned(draft.front), back: turned(draft.back) }),
  clear: (draft) => step(draft, { front: EMPTY, back: EMPTY }),
  complete: (draft) => step(draft, { ...completed(draft), hand: null }),
  copied: (draft, act) => ({ ...draft, text_fault: act.fault, copied: !act.fault }),
  naming: (draft, act) => ({ ...draft, naming: act.name, shelf_fault: act.fault ?? '' }),
  dropped: (draft, act) => ({ ...draft, dropped: act.item, shelf_fault: '' }),
  shelved: (draft, act) => ({ ...draft, shelf_fault: act.fault ?? '' }),
  cancel: (draft) => ({ ...draft, sel: null, hand: null, naming: null, fault: '' }),
  undo: (draft) => (draft.back_to ? { ...draft.back_to, ...clean, hand: null, view: draft.view } : draft),
};

/** The next placement after an act. */
export function reduce_setup(draft, act) {
  return acts[act.type]?.(draft, act) ?? draft;
}

export const setup_order = (draft) => ({ type: 'setup', front: draft.front, back: draft.back });

/** The part of a draft that is handed in already; none: null. */
export const handed_in = ({ setup }) => (setup ? only_rows(setup) : null);

export const keep = ({ front, back }) => ({ mode: 'setup', front, back });

/** Whether the draft differs from what is handed in. */
export const is_changed = (draft) =>
  !draft.view.setup || draft.view.setup.front !== draft.front || draft.view.setup.back !== draft.back;

/** What is asked of a player during the setup (games/contract.js: Asked). */
export function asked_setup(draft, changed = is_changed(draft)) {
  const faults = faults_of(draft);
  const sealed = Boolean(draft.view.setup);
  const base = { main: true, warn: doubts(draft).filter((w) => w.grave).map((w) => w.words).join(' ') };
  if (faults.length) {
    return { ...base, act: faults.join(' '), may: false,
      commit: t('stratic-setup-count', { n: total(draft), all: ARMY }) };
  }
  return {
    ...base, may: changed || !sealed,
    act: t(sealed && !changed ? 'stratic-setup-sealed' : 'stratic-setup-ask'),
    commit: t(!sealed ? 'stratic-setup-submit' : changed ? 'stratic-setup-replace' : 'stratic-setup-submitted'),
  };
}

const KEYS = { f: 'F', a: 'A', i: 'I', c: 'C', '.': '.', Delete: '.', Backspace: '.' };

function act_of(key, at) {
  if (key === 'z' || key === 'm') return { type: key === 'z' ? 'undo' : 'mirror' };
  return KEYS[key] ? { type: 'put', at, kind: KEYS[key] } : null;
}

/** Letters on the board: F A I C put the kind on the square of the cursor, Delete takes off, Z undoes, M mirrors. */
export function setup_keys(event, send) {
  const sq = event.target.closest?.('[data-sq]')?.dataset.sq;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  const is_plain = !event.altKey && !event.metaKey && (!event.ctrlKey || key === 'z');
  const act = sq && is_plain ? act_of(key, sq.split(',').map(Number)) : null;
  if (!act) return;
  event.preventDefault();
  send(act);
}
