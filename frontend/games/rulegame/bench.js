/* The bench: six by six cells between four trays, and what keys and hands mean on it. A pure picture of what it is
 * given: pieces [{id, cell, shape, color, words?, into?, order?, accepts?, denied?, stuck?}], `picked` (an id), `name`,
 * `is_still` (nothing can be moved), `numbers` (of the empty cells), `tried` and `going` (what came of the last
 * attempt, what is on its way: for motion.js). send.pick(id), send.drop(bucket), send.leave(). */
import { html, nothing, repeat, svg } from '../../vendor/lit-html.js';
import { list_of, t } from '../../locales/text.js';
import { drag_of, hold_still } from './drag.js';
import {
  BUCKETS, SIDE, cell_words, color_signs, column_of, figure, letter_of, piece_words, row_of,
} from './pieces.js';

const CELL = 60;
const TRAY = 54;
const EDGE = 4;
const TOP = EDGE + TRAY + 6;
const WIDE = SIDE * CELL + 2 * EDGE;
const HIGH = TOP + SIDE * CELL + 6 + TRAY + EDGE;
const HALF = (WIDE - 2 * EDGE - 8) / 2;

const left_of = (cell) => EDGE + (column_of(cell) - 1) * CELL;
const top_of = (cell) => TOP + (SIDE - row_of(cell)) * CELL;

/* ---- words ---- */

const buckets_of = (list) => ({ n: list.length, buckets: list_of(list.map(String)) });

/* What is known of a piece: buckets that accept it, that it cannot move, buckets that denied it. */
function known_words({ accepts, denied = [], stuck }) {
  const is_stuck = stuck || accepts?.length === 0;
  return [
    accepts?.length ? t('rulegame-board-accepted-by', buckets_of(accepts)) : '',
    is_stuck ? t('rulegame-board-immovable') : '',
    denied.length && !is_stuck ? t('rulegame-board-denied-by', buckets_of([...denied].sort())) : '',
  ].filter(Boolean);
}

const label_of = (piece) => [
  t('rulegame-board-on-cell',
    { letter: letter_of(piece.id), piece: piece_words(piece), cell: cell_words(piece.cell) }),
  ...known_words(piece),
].join(', ');

const tray_label = (bucket, held) => t(`rulegame-board-tray-${bucket}`,
  { pieces: held.map(piece_words).join(', ') || t('rulegame-board-empty') });

/* ---- picture ---- */

/* In the corner towards the bucket: a ring where it would be accepted, a cross where it was denied. */
function corner(piece, bucket) {
  const x = left_of(piece.cell) + (bucket === 1 || bucket === 2 ? CELL - 9 : 9);
  const y = top_of(piece.cell) + (bucket > 1 ? CELL - 9 : 9);
  if (piece.denied?.includes(bucket)) return svg`<path class="denied" d=${`M${x - 4} ${y - 4}l8 8m0 -8l-8 8`}/>`;
  return piece.accepts?.includes(bucket) ? svg`<circle class="accepted" cx=${x} cy=${y} r="4"/>` : nothing;
}

/* A lock on what cannot move. */
function lock(piece) {
  if (!piece.stuck && piece.accepts?.length !== 0) return nothing;
  const x = left_of(piece.cell) + CELL - 9;
  const y = top_of(piece.cell) + 14;
  return svg`<path class="lock" d=${`M${x - 6} ${y}v-7h12v7zM${x - 3.5} ${y - 7}v-2a3.5 3.5 0 0 1 7 0v2`}/>`;
}

/* The pressable area is below the visible picture, so that screen readers say a name and not the letters of a picture.
 * */
const place_of = (piece) =>
  svg`<rect x=${left_of(piece.cell) + 1.5} y=${top_of(piece.cell) + 1.5} width=${CELL - 3} height=${CELL - 3} rx="4"/>`;

function piece_button(piece, now) {
  if (now.is_still) return svg`<g class="piece" role="img" aria-label=${label_of(piece)}>${place_of(piece)}</g>`;
  const is_picked = piece.id === now.picked;
  return svg`<g class=${is_picked ? 'piece picked' : 'piece'} role="button" data-piece=${piece.id}
    tabindex=${piece.id === now.first ? 0 : -1}
      aria-pressed=${is_picked} aria-label=${label_of(piece)} @click=${() => now.send.pick(piece.id)}
    @pointerdown=${drag_of(piece.id, now)} @touchmove=${hold_still}>${place_of(piece)}</g>`;
}

function piece_seen(piece, now) {
  const x = left_of(piece.cell) + CELL / 2;
  const y = top_of(piece.cell);
  return svg`<g data-seen=${piece.id}>${figure(piece, x, y + CELL / 2 + 2, 17, now.signs[piece.color.toUpperCase()])}
    <text class="letter" x=${x} y=${y + 11} text-anchor="middle">${letter_of(piece.id)}</text>
    ${BUCKETS.map((bucket) => corner(piece, bucket))}${lock(piece)}</g>`;
}

const is_right = (bucket) => bucket === 1 || bucket === 2;
const tray_left = (bucket) => (is_right(bucket) ? WIDE - EDGE - HALF : EDGE);
const tray_top = (bucket) => (bucket > 1 ? HIGH - EDGE - TRAY : EDGE);
const held_in = (bucket, now) => now.pieces.filter((p) => p.into === bucket).sort((a, b) => a.order - b.order);

const tray_place = (bucket) =>
  svg`<rect x=${tray_left(bucket)} y=${tray_top(bucket)} width=${HALF} height=${TRAY} rx="6"/>`;
function tray_button(bucket, now) {
  const label = tray_label(bucket, held_in(bucket, now));
  if (now.is_still) return svg`<g class="tray" role="img" aria-label=${label}>${tray_place(bucket)}</g>`;
  return svg`<g class="tray" role="button" tabindex="0" data-bucket=${bucket} aria-label=${label}
    @click=${() => now.send.drop(bucket)}>${tray_place(bucket)}</g>`;
}

/* Pieces lie in a tray in the order they came, from its corner inwards: `x` is the side that they come from. */
function tray_held(bucket, now, { x, y, room }) {
  const held = held_in(bucket, now);
  const inwards = is_right(bucket) ? -1 : 1;
  const step = Math.min(26, (room - 52) / Math.max(held.length, 1));
  return svg`<text class="tray-name" x=${x + 20 * inwards} y=${y + 7} text-anchor="middle">${bucket}</text>
    ${repeat(held, (piece) => piece.id,
      (piece, i) => svg`<g data-seen=${piece.id}>${figure(piece, x + (50 + i * step) * inwards, y, 11, null)}</g>`)}`;
}

const tray_seen = (bucket, now) => tray_held(bucket, now, { x: tray_left(bucket) + (is_right(bucket) ? HALF : 0),
  y: tray_top(bucket) + TRAY / 2, room: HALF });

const cells = Array.from({ length: SIDE * SIDE }, (_, i) => i + 1);
const ground = (show_cells) =>
  cells.map((cell) => svg`<rect class=${(column_of(cell) + row_of(cell)) % 2 ? 'cell' : 'cell odd'} x=${left_of(cell)}
    y=${top_of(cell)} width=${CELL} height=${CELL}/>
    ${show_cells.has(cell)
      ? svg`<text class="cell-name" x=${left_of(cell) + CELL / 2} y=${top_of(cell) + CELL / 2 + 4}
        text-anchor="middle">${cell}</text>`
      : nothing}`);

/* ---- keys ---- */

const TURNS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] };

/* The nearest piece in that direction. */
function beside(pieces, from, [dx, dy]) {
  let best = null;
  for (const piece of pieces) {
    const across = column_of(piece.cell) - column_of(from.cell);
    const up = row_of(piece.cell) - row_of(from.cell);
    const ahead = across * dx + up * dy;
    const far = ahead + 2 * Math.abs(across * dy + up * dx);
    if (ahead > 0 && (!best || far < best.far)) best = { far, piece };
  }
  return best?.piece ?? null;
}

function walk(event, now) {
  const here = now.left.find((p) => `${p.id}` === event.target.dataset?.piece);
  const to = here ? beside(now.left, here, TURNS[event.key]) : now.left[0];
  if (to) event.currentTarget.querySelector(`[data-piece="${to.id}"]`)?.focus();
}

function press(event) {
  const { piece, bucket } = event.target.dataset ?? {};
  if (piece === undefined && bucket === undefined) return false;
  event.target.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  return true;
}

function by_letter(event, now) {
  const found = now.left.find((p) => letter_of(p.id) === event.key.toUpperCase());
  if (!found) return false;
  now.send.pick(found.id);
  event.currentTarget.querySelector(`[data-piece="${found.id}"]`)?.focus();
  return true;
}

/* A piece that disappears would take the focus with it, so the bench itself has the focus. */
function by_number(event, now) {
  if (event.target.dataset?.piece !== undefined) event.currentTarget.focus();
  now.send.drop(Number(event.key));
  return true;
}

function meaning(event, now) {
  if (event.key === 'Escape') return now.send.leave() ?? true;
  if (event.key === 'Enter' || event.key === ' ') return press(event);
  if (Object.hasOwn(TURNS, event.key)) return walk(event, now) ?? true;
  if (/^[0-3]$/.test(event.key)) return by_number(event, now);
  return /^[a-z]$/i.test(event.key) && by_letter(event, now);
}

const keys_of = (now) => (event) => {
  if (event.ctrlKey || event.altKey || event.metaKey || event.repeat) return;
  if (meaning(event, now)) event.preventDefault();
};

/* What the picture is made of. */
function scene_of({ pieces, picked = null, is_still = false }, send) {
  const left = pieces.filter((p) => p.into === undefined);
  return { pieces, left, picked, is_still, send, first: (left.find((p) => p.id === picked) ?? left[0])?.id,
    signs: color_signs(pieces.map((p) => p.color)) };
}

const bare_cells = (left) => new Set(cells.filter((cell) => left.every((piece) => piece.cell !== cell)));
const all_seen = (now, tray = tray_seen) =>
  svg`${BUCKETS.map((bucket) => tray(bucket, now))}${repeat(now.left, (p) => p.id, (p) => piece_seen(p, now))}`;

/** The bench with its pieces; see above. */
export function bench(given, send) {
  const { name = t('rulegame-board-name'), is_still = false, numbers = false, tried = '', going = '' } = given;
  const now = scene_of(given, send);
  return html`<div class=${is_still ? 'bench still' : 'bench'} role="group" aria-label=${name}
    tabindex=${is_still ? nothing : -1} data-tried=${tried} data-going=${going}
    @keydown=${is_still ? nothing : keys_of(now)}>
    <svg viewBox=${`0 0 ${WIDE} ${HIGH}`} role="group" aria-label=${t('rulegame-board-svg')}>
      <g aria-hidden="true">${ground(numbers ? bare_cells(now.left) : new Set())}</g>
      ${BUCKETS.map((bucket) => tray_button(bucket, now))}${repeat(now.left, (p) => p.id, (p) => piece_button(p, now))}
      <g class="seen" aria-hidden="true">${all_seen(now)}</g></svg></div>`;
}

/* ---- the small picture: a square, as those of other games, with a bucket around each corner ---- */

const SQUARE_LEFT = (WIDE - HIGH) / 2;
const ARM = (HIGH - 2 * EDGE - 8) / 2;
const outer = (bucket) => ({ x: is_right(bucket) ? HIGH + SQUARE_LEFT - EDGE : SQUARE_LEFT + EDGE,
  y: bucket > 1 ? HIGH - EDGE : EDGE, dx: is_right(bucket) ? -1 : 1, dy: bucket > 1 ? -1 : 1 });

function corner_tray(bucket) {
  const { x, y, dx, dy } = outer(bucket);
  return svg`<g class="tray"><path d=${`M${x} ${y}h${ARM * dx}v${TRAY * dy}h${(TRAY - ARM) * dx}v${
    (ARM - TRAY) * dy}h${-TRAY * dx}z`}/></g>`;
}

function corner_seen(bucket, now) {
  const { x, y, dx, dy } = outer(bucket);
  return tray_held(bucket, now, { x: x + 7 * dx, y: y + TRAY / 2 * dy, room: ARM - 7 });
}

/** The bench as a small still picture, told in one sentence. */
export function bench_picture(pieces, label) {
  const now = scene_of({ pieces, is_still: true }, null);
  return html`<div class="bench small-bench"><svg viewBox=${`${SQUARE_LEFT} 0 ${HIGH} ${HIGH}`} role="img"
    aria-label=${label}>${ground(new Set())}${BUCKETS.map(corner_tray)}<g
      class="seen">${all_seen(now, corner_seen)}</g></svg></div>`;
}
