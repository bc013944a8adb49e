/* The secret placement as a value: two rows of ten letters. Every act keeps the army right (19 pieces, one Commander,
 * one Interdictor), so that an impossible placement cannot be drawn, only an unwise one. */
import { home_rows, same } from './square.js';

const FILES = 10;

/** The placement to start from: what was drafted before, what is handed in, or the first preset. */
export function setup_draft(view, me, kept) {
  const start = kept?.mode === 'setup' ? kept : view.setup ?? rows_of(view.presets?.wall) ?? { front: 'FFFFFFFFFF', back: 'AAA.CIAAAA' };
  return { mode: 'setup', me, view, front: start.front, back: start.back, sel: null, back_to: null, fault: '' };
}

const rows_of = (pair) => (pair ? { front: pair[0], back: pair[1] } : null);

/** Where a square lies in the draft: {row: 'front'|'back', x}, or null when it is not at home. */
export function slot_of(draft, [x, y]) {
  const row = ['front', 'back'][home_rows(draft.me).indexOf(y)];
  return row && x >= 0 && x < FILES ? { row, x } : null;
}

export const kind_at = (draft, slot) => draft[slot.row][slot.x];

function with_kind(draft, slot, kind) {
  const row = draft[slot.row];
  return { ...draft, [slot.row]: row.slice(0, slot.x) + kind + row.slice(slot.x + 1) };
}

const step = (draft, next) => ({ ...next, sel: null, fault: '', back_to: draft });

function exchange(draft, a, b) {
  const [ka, kb] = [kind_at(draft, a), kind_at(draft, b)];
  return with_kind(with_kind(draft, a, kb), b, ka);
}

function slot_with(draft, kind) {
  for (const row of ['front', 'back']) {
    const x = draft[row].indexOf(kind);
    if (x >= 0) return { row, x };
  }
  return null;
}

/** How many of each kind stand. */
export function counts(draft) {
  const all = draft.front + draft.back;
  return Object.fromEntries(['C', 'I', 'A', 'F'].map((kind) => [kind, [...all].filter((k) => k === kind).length]));
}

/* A single piece (Commander, Interdictor, the gap) changes places; Fortifier and Aggressor turn into each other. */
function turn_into(draft, at, kind) {
  const slot = slot_of(draft, at);
  if (!slot) return draft;
  const now = kind_at(draft, slot);
  if (now === kind) return { ...draft, sel: null };
  if ('CI.'.includes(kind) || 'CI.'.includes(now)) {
    const other = 'CI.'.includes(kind) ? slot_with(draft, kind) : nearest(draft, slot, kind);
    return other ? step(draft, exchange(draft, slot, other)) : draft;
  }
  if (counts(draft)[now] === 1) return { ...draft, fault: 'At least one Fortifier and one Aggressor are needed' };
  return step(draft, with_kind(draft, slot, kind));
}

function nearest(draft, slot, kind) {
  const all = ['front', 'back'].flatMap((row) => [...draft[row]].map((k, x) => ({ row, x, k })));
  const far = (s) => Math.abs(s.x - slot.x) + (s.row === slot.row ? 0 : 0.5);
  return all.filter((s) => s.k === kind).sort((a, b) => far(a) - far(b))[0];
}

/** The next placement after an act. */
export function reduce_setup(draft, act) {
  switch (act.type) {
    case 'square': return click(draft, act.at);
    case 'kind': return draft.sel ? turn_into(draft, draft.sel.at, act.kind) : draft;
    case 'rows': return step(draft, { ...draft, front: act.front, back: act.back });
    case 'mirror': return step(draft, { ...draft, front: turned(draft.front), back: turned(draft.back) });
    case 'cancel': return { ...draft, sel: null, fault: '' };
    case 'undo': return draft.back_to ? { ...draft.back_to, sel: null, view: draft.view } : draft;
    default: return draft;
  }
}

const turned = (row) => [...row].reverse().join('');

function click(draft, at) {
  const slot = slot_of(draft, at);
  if (!slot) return { ...draft, sel: null };
  if (!draft.sel) return { ...draft, sel: { at }, fault: '' };
  if (same(draft.sel.at, at)) return { ...draft, sel: null };
  return step(draft, exchange(draft, slot_of(draft, draft.sel.at), slot));
}

/** A random placement with the Commander in the back row; `random` gives numbers in [0, 1). */
export function shuffled(random = Math.random) {
  const kinds = [...'IFFFFFFFFFAAAAAAAA.'];
  for (let i = kinds.length - 1; i > 0; i -= 1) {
    const j = Math.floor(random() * (i + 1));
    [kinds[i], kinds[j]] = [kinds[j], kinds[i]];
  }
  const at = FILES + Math.floor(random() * FILES);
  kinds.splice(at, 0, 'C');
  return { front: kinds.slice(0, FILES).join(''), back: kinds.slice(FILES).join('') };
}

/** Is there an open line from the Commander toward the enemy? (In the front row, or nothing before it.) */
export function is_exposed(draft) {
  const slot = slot_with(draft, 'C');
  if (!slot) return false;
  if (slot.row === 'front') return true;
  return [-1, 0, 1].some((dx) => draft.front[slot.x + dx] === '.');
}

export const setup_order = (draft) => ({ type: 'setup', front: draft.front, back: draft.back });

/** Does the draft differ from what is handed in? */
export const is_changed = (draft) =>
  !draft.view.setup || draft.view.setup.front !== draft.front || draft.view.setup.back !== draft.back;
