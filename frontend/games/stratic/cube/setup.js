/* The secret placement in a cube: 19 pieces on any level of one's own two ranks. The draft knows each piece with its
 * square; `front` and `back` are the rows of level 5 while the whole army stands there, else only what is counted. */
import { t } from '../../../locales/text.js';
import { ARMY, completed, counts, faults_of, FILES, read_formation, total } from '../setup/army.js';
import { PRESETS } from '../setup/presets.js';
import { home_rows, key_of, same, square_name, square_of } from '../square.js';

/** Where rows are laid (R12.8). */
export const ROW_LEVEL = 4;
const clean = { sel: null, fault: '', shelf_fault: '', text_fault: '', typed: null, copied: false };
const KINDS = 'CIAF';

const by_place = (a, b) => a.at[2] - b.at[2] || a.at[1] - b.at[1] || a.at[0] - b.at[0];
const is_home = (me, [x, y, z]) => home_rows(me).includes(y) && [x, z].every((v) => v >= 0 && v < FILES);

/**
 * Rows as pieces on their level.
 * @param {{front?: string|string[], back?: string|string[]}} rows   both, each of ten
 * @param {number} me
 */
export function laid({ front, back }, me) {
  const rows = [front, back];
  return home_rows(me).flatMap((y, i) =>
    [...rows[i]].flatMap((kind, x) => (kind === '.' ? [] : [{ kind, at: [x, y, ROW_LEVEL] }])));
}

function row_of(pieces, y) {
  return Array.from({ length: FILES }, (_, x) => pieces.find((p) => same(p.at, [x, y, ROW_LEVEL]))?.kind ?? '.')
    .join('');
}

/* What is known of the pieces in other words: as rows or at least as numbers, and as text. */
function told(pieces, me) {
  const [front, back] = home_rows(me).map((y) => row_of(pieces, y));
  const is_flat = pieces.every((p) => p.at[2] === ROW_LEVEL);
  const listed = [...pieces].sort(by_place).map((p) => `${p.kind}@${square_name(p.at)}`).join(',');
  return { pieces, listed, is_flat,
    ...(is_flat ? { front, back } : { front: pieces.map((p) => p.kind).join(''), back: '' }) };
}

/** The placement to start from: what was drafted before, what is handed in, or the first preset. */
export function setup_draft(view, me, kept) {
  const start = kept?.pieces ?? view.setup?.pieces ?? laid(PRESETS[0], me);
  return { mode: 'setup', cube: true, me, view, ...told(start, me), ...clean, hand: null, naming: null, dropped: null,
    back_to: null };
}

const step = (draft, pieces, change = {}) => ({ ...draft, ...clean, ...told(pieces, draft.me), ...change,
  back_to: draft });
const kind_on = (draft, at) => draft.pieces.find((p) => same(p.at, at))?.kind ?? '.';
const with_kind = (pieces, at, kind) =>
  [...pieces.filter((p) => !same(p.at, at)), ...(kind === '.' ? [] : [{ kind, at }])];

function exchanged(draft, a, b) {
  const [ka, kb] = [kind_on(draft, a), kind_on(draft, b)];
  return with_kind(with_kind(draft.pieces, a, kb), b, ka);
}

const far = (a, b) => Math.max(...a.map((v, i) => Math.abs(v - b[i])));

function nearest(draft, at, kind) {
  return draft.pieces.filter((p) => p.kind === kind).sort((a, b) => far(a.at, at) - far(b.at, at))[0]?.at ?? null;
}

const is_single = (kind) => kind === 'C' || kind === 'I';
const is_free = (draft, kind) => (is_single(kind) ? counts(draft)[kind] === 0 : total(draft) < ARMY);
const goes_in = (draft, now, kind) =>
  ('FA'.includes(now) && 'FA'.includes(kind)) || (is_free(draft, kind) && !is_single(now));

function put(draft, at, kind) {
  if (!is_home(draft.me, at)) return { ...draft, fault: t('stratic-setup-home-cube') };
  const now = kind_on(draft, at);
  if (now === kind) return { ...draft, ...clean };
  if (kind === '.') return step(draft, with_kind(draft.pieces, at, '.'));
  const from = goes_in(draft, now, kind) ? null : nearest(draft, at, kind);
  if (from) return step(draft, exchanged(draft, at, from));
  if (now === '.' && total(draft) === ARMY) {
    return { ...draft, fault: t('stratic-setup-full', { all: ARMY }) };
  }
  return step(draft, with_kind(draft.pieces, at, kind));
}

function click(draft, at) {
  if (!is_home(draft.me, at)) return { ...draft, sel: null };
  if (draft.hand) return { ...put(draft, at, draft.hand), hand: is_single(draft.hand) ? null : draft.hand };
  if (!draft.sel) return { ...draft, sel: { at }, fault: '' };
  if (same(draft.sel.at, at)) return { ...draft, sel: null };
  return step(draft, exchanged(draft, draft.sel.at, at));
}

function move(draft, from, to) {
  if (![from, to].every((at) => is_home(draft.me, at))) {
    return { ...draft, sel: null, fault: t('stratic-setup-home-cube') };
  }
  return same(from, to) ? draft : step(draft, exchanged(draft, from, to));
}

function take(draft, kind) {
  if (draft.sel) return put(draft, draft.sel.at, kind);
  return { ...draft, fault: '', hand: draft.hand === kind ? null : kind };
}

/* What is missing goes onto level 5, and where that is full onto the next ones. */
function filled(draft) {
  const pieces = [...draft.pieces];
  const levels = Array.from({ length: FILES }, (_, z) => z)
    .sort((a, b) => Math.abs(a - ROW_LEVEL) - Math.abs(b - ROW_LEVEL));
  for (const z of levels) {
    const here = pieces.filter((p) => p.at[2] === z);
    const others = pieces.filter((p) => p.at[2] !== z);
    const rows = home_rows(draft.me).map((y) =>
      Array.from({ length: FILES }, (_, x) => here.find((p) => same(p.at, [x, y, z]))?.kind ?? '.').join(''));
    const want = missing(pieces);
    const [front, back] = fill_rows(rows, want);
    const level = home_rows(draft.me).flatMap((y, i) =>
      [...[front, back][i]].flatMap((kind, x) => (kind === '.' ? [] : [{ kind, at: [x, y, z] }])));
    pieces.splice(0, pieces.length, ...others, ...level);
    if (pieces.length >= ARMY) return pieces;
  }
  return pieces;
}

/* What an army still needs, the Commander first; half of the rest are Fortifiers. */
function missing(pieces) {
  const n = Object.fromEntries([...KINDS].map((kind) => [kind, pieces.filter((p) => p.kind === kind).length]));
  const single = ['C', 'I'].filter((kind) => !n[kind]);
  const rest = Math.max(0, ARMY - pieces.length - single.length);
  return [...single, ...Array.from({ length: rest }, (_, i) => (i % 2 ? 'A' : 'F'))];
}

/**
 * The single ones and the spears behind, the shields in front, from the middle outward.
 * @param {string[]} rows   front and back
 * @param {string[]} want   the kinds to put in
 */
function fill_rows([front, back], want) {
  const rows = { front: [...front], back: [...back] };
  const free = (name) => rows[name].map((k, x) => (k === '.' ? x : -1)).filter((x) => x >= 0)
    .sort((a, b) => Math.abs(a - 4.5) - Math.abs(b - 4.5))[0];
  for (const kind of want) {
    const first = kind === 'F' ? 'front' : 'back';
    const name = free(first) === undefined ? (first === 'front' ? 'back' : 'front') : first;
    if (free(name) !== undefined) rows[name][free(name)] = kind;
  }
  return [rows.front.join(''), rows.back.join('')];
}

/* ---- as text ---- */

function item_fault(text, me, piece) {
  if (!piece) return t('stratic-text-item', { text });
  return is_home(me, piece.at) ? null : t('stratic-text-home', { square: square_name(piece.at) });
}

function piece_of(text) {
  const [, kind, name] = /^([FAIC])@(\S+)$/i.exec(text) ?? [];
  const at = name && square_of(name.toLowerCase());
  return at?.length === 3 ? { kind: kind.toUpperCase(), at } : null;
}

function read_list(text, me) {
  const words = text.split(/[\s,]+/).filter(Boolean);
  const pieces = words.map(piece_of);
  const fault = words.map((word, i) => item_fault(word, me, pieces[i])).find(Boolean);
  if (fault) return { error: fault };
  if (new Set(pieces.map((p) => key_of(p.at))).size < pieces.length) return { error: t('stratic-text-twice') };
  const faults = faults_of(told(pieces, me));
  return faults.length ? { error: faults.join(' ') } : { pieces };
}

/**
 * A placement read from text: pieces with their squares, or two rows for level 5.
 * @returns {{pieces?: object[], error?: string}}
 */
export function read_placement(text, me) {
  if (text.includes('@')) return read_list(text, me);
  const rows = read_formation(text);
  return rows.error ? { error: rows.error } : { pieces: laid(rows, me) };
}

function typed(draft, text) {
  const read = read_placement(text, draft.me);
  return read.error ? { ...draft, text_fault: read.error, typed: text } : step(draft, read.pieces, { hand: null });
}

/* ---- the acts ---- */

const acts = {
  square: (draft, act) => click(draft, act.at),
  drag: (draft, act) => move(draft, act.from, act.to),
  put: (draft, act) => put(draft, act.at, act.kind),
  kind: (draft, act) => take(draft, act.kind),
  rows: (draft, act) => step(draft, laid(act, draft.me), { hand: null }),
  text: (draft, act) => typed(draft, act.text),
  mirror: (draft) => step(draft, draft.pieces.map(({ kind, at: [x, y, z] }) => ({ kind, at: [FILES - 1 - x, y, z] }))),
  clear: (draft) => step(draft, []),
  complete: (draft) => step(draft, draft.is_flat ? laid(completed(draft), draft.me) : filled(draft), { hand: null }),
  copied: (draft, act) => ({ ...draft, text_fault: act.fault, copied: !act.fault }),
  naming: (draft, act) => ({ ...draft, naming: act.name, shelf_fault: act.fault ?? '' }),
  dropped: (draft, act) => ({ ...draft, dropped: act.item, shelf_fault: '' }),
  shelved: (draft, act) => ({ ...draft, shelf_fault: act.fault ?? '' }),
  cancel: (draft) => ({ ...draft, sel: null, hand: null, naming: null, fault: '' }),
  undo: (draft) => (draft.back_to ? { ...draft.back_to, ...clean, hand: null, view: draft.view } : draft),
};

export const reduce_setup = (draft, act) => acts[act.type]?.(draft, act) ?? draft;

export const setup_order = (draft) => ({ type: 'setup', pieces: [...draft.pieces].sort(by_place) });

/** The part of a draft that is handed in already; none: null. */
export const handed_in = (view, me) => (view.setup ? told(view.setup.pieces, me) : null);

/** Whether the draft differs from what is handed in. */
export const is_changed = (draft) => handed_in(draft.view, draft.me)?.listed !== draft.listed;

export const keep = ({ pieces }) => ({ mode: 'setup', pieces });
