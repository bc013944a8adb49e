/* What a placement is and what it must be (R3.1): two rows of ten letters, "." for an empty square; as text, both rows
 * with a slash between them. Knows no draft and no drawing. */
import { t } from '../../../locales/text.js';

export const FILES = 10;
export const ARMY = 19;
const KINDS = ['C', 'I', 'A', 'F'];

/** How many there are of each kind. */
export function counts({ front, back }) {
  const all = [...front, ...back];
  return Object.fromEntries(KINDS.map((kind) => [kind, all.filter((k) => k === kind).length]));
}

export const total = (rows) => KINDS.reduce((sum, kind) => sum + counts(rows)[kind], 0);

function wrong_single(n, kind) {
  if (n === 1) return [];
  return [n === 0 ? t(`stratic-army-missing-${kind}`) : t(`stratic-army-many-${kind}`, { n })];
}

function wrong_total(n) {
  if (n === ARMY) return [];
  const more = Math.abs(n - ARMY);
  return [n < ARMY ? t('stratic-army-few', { more }) : t('stratic-army-many', { n, more })];
}

/** What keeps the rows from being an army, as sentences; none when they are one. */
export function faults_of(rows) {
  const n = counts(rows);
  return [
    ...wrong_total(total(rows)), ...wrong_single(n.C, 'C'), ...wrong_single(n.I, 'I'),
    ...['F', 'A'].filter((kind) => n[kind] === 0).map((kind) => t(`stratic-army-missing-${kind}`)),
  ];
}

/** A placement as text: `FFFFFFFFFF/AAA.CIAAAA`. */
export const formation_text = ({ front, back }) => `${front}/${back}`;

function row_fault(row, name) {
  const odd = [...row].find((letter) => !'FAIC.'.includes(letter));
  if (odd) return t('stratic-text-letter', { letter: odd });
  return row.length === FILES ? null : t(`stratic-text-length-${name}`, { n: row.length, all: FILES });
}

/* Twenty letters in one piece are two rows too. */
function rows_in(text) {
  const parts = text.toUpperCase().split(/[\s/|,]+/).filter(Boolean);
  return parts.length === 1 && parts[0].length === 2 * FILES
    ? [parts[0].slice(0, FILES), parts[0].slice(FILES)]
    : parts;
}

/**
 * A placement read from text: `{front, back}`, or `{error}`, which says what is missing or too many.
 * @param {string} text
 * @returns {{front?: string, back?: string, error?: string}}
 */
export function read_formation(text) {
  const rows = rows_in(text);
  if (!rows.length) return { error: t('stratic-text-empty') };
  if (rows.length !== 2) return { error: t('stratic-text-rows', { n: rows.length }) };
  const [front, back] = rows;
  const faults = [row_fault(front, 'front'), row_fault(back, 'back')].filter(Boolean);
  const all = faults.length ? faults : faults_of({ front, back });
  return all.length ? { error: all.join(' ') } : { front, back };
}

/* The rays toward the enemy: files over per rank. */
const AHEAD = [-1, 0, 1];

/**
 * Lines on which the Commander can be attacked. `over`: columns aside per rank forward; `open`: from the start, else
 * only once the board has grown. Without a Commander there is nothing to see.
 */
export function open_lines({ front, back }) {
  if (front.includes('C')) return AHEAD.map((over) => ({ over, from: { row: 'front', x: front.indexOf('C') } }));
  const x = back.indexOf('C');
  if (x < 0) return [];
  return AHEAD.filter((over) => x + over >= 0 && x + over < FILES && front[x + over] === '.')
    .map((over) => ({ over, from: { row: 'back', x } }));
}

/** Whether a side of the Commander is bare: no piece of its own between it and the edge of the start board. */
export function bare_flanks({ front, back }) {
  const row = front.includes('C') ? front : back;
  const x = row.indexOf('C');
  if (x < 0) return [];
  const is_bare = (part) => [...part].every((k) => k === '.');
  return [is_bare(row.slice(0, x)) ? 'low' : null, is_bare(row.slice(x + 1)) ? 'high' : null].filter(Boolean);
}

/**
 * Does a piece stand beside the Commander that could take back? (An Aggressor or Interdictor on one of the squares
 * around.)
 */
export function has_guard({ front, back }) {
  const row = front.includes('C') ? front : back;
  const x = row.indexOf('C');
  return [front, back].some((r) => [-1, 0, 1].some((dx) => 'AI'.includes(r[x + dx] ?? '.')));
}

const pick = (list, random) => list[Math.floor(random() * list.length)];

function mixed(kinds, random) {
  const all = [...kinds];
  for (let i = all.length - 1; i > 0; i -= 1) {
    const j = Math.floor(random() * (i + 1));
    [all[i], all[j]] = [all[j], all[i]];
  }
  return all;
}

/**
 * A random but playable setup: the Commander in the back row behind three pieces and not in a corner, a guard
 * beside it, more shields than spears in the front. `random` gives numbers in [0, 1).
 */
export function shuffled(random = Math.random) {
  for (;;) {
    const fortifiers = 8 + Math.floor(random() * 4);
    const ahead = Math.min(fortifiers, 5 + Math.floor(random() * 4));
    const front = mixed('F'.repeat(ahead) + 'A'.repeat(FILES - ahead), random);
    const rest = mixed('F'.repeat(fortifiers - ahead) + 'A'.repeat(ARMY - 2 - fortifiers - (FILES - ahead)) + 'I.',
      random);
    rest.splice(1 + Math.floor(random() * (FILES - 2)), 0, 'C');
    if (random() < 0.2) swap_gap(front, rest, random);
    const rows = { front: front.join(''), back: rest.join('') };
    if (!open_lines(rows).length && has_guard(rows)) return rows;
  }
}

/* Sometimes the empty square is in the front row, as a door. */
function swap_gap(front, back, random) {
  const x = pick(front.map((_, i) => i), random);
  const gap = back.indexOf('.');
  [front[x], back[gap]] = [back[gap], front[x]];
}

/** The rows with every missing piece added: Commander and Interdictor in the middle of the back row, Fortifiers before
 * Aggressors. */
export function completed(rows) {
  const front = [...rows.front];
  const back = [...rows.back];
  const free = (row) =>
    row.map((k, x) => (k === '.' ? x : -1)).filter((x) => x >= 0).sort((a, b) => Math.abs(a - 4.5) - Math.abs(b - 4.5));
  for (const kind of ['C', 'I']) {
    if (counts({ front, back })[kind]) continue;
    const row = free(back).length ? back : front;
    const [x] = free(row);
    if (x !== undefined) row[x] = kind;
  }
  for (const [kind, row] of Object.entries({ F: front, A: back })) {
    for (const x of free(row)) if (total({ front, back }) < ARMY) row[x] = kind;
  }
  return { front: front.join(''), back: back.join('') };
}
