/* Pieces in words and as figures: cells, buckets, shapes and colours of hidden rules. */
import { svg } from '../../vendor/lit-html.js';
import { has_words, t } from '../../locales/text.js';

export const SIDE = 6;
export const BUCKETS = [0, 1, 2, 3];

export const column_of = (cell) => (cell - 1) % SIDE + 1;
export const row_of = (cell) => Math.floor((cell - 1) / SIDE) + 1;

/** A to Z, then AA to AJ: the letter that takes a piece up. */
export const letter_of = (id) => (id < 26 ? '' : 'A') + String.fromCharCode(65 + (id % 26));

/* The usual colours and shapes have names in every language; others are called what the rule set calls them. */
const known = (id, name) => (has_words(id) ? t(id) : name.toLowerCase());

/**
 * "red star"
 * @param {{shape?: string, color?: string, words?: string}} piece   `words`: what the rule set calls it, where it has
 *     other properties
 */
export function piece_words({ shape, color, words }) {
  if (words !== undefined) return words.toLowerCase();
  return t('rulegame-board-piece', {
    color: known(`rulegame-board-color-${color.toLowerCase()}`, color),
    shape: known(`rulegame-board-shape-${shape.toLowerCase()}`, shape),
  });
}

/** "C (red star)" */
export const piece_name = (piece) =>
  t('rulegame-board-piece-named', { letter: letter_of(piece.id), piece: piece_words(piece) });

/** "column 5, row 6" */
export const cell_words = (cell) => t('rulegame-board-cell', { column: column_of(cell), row: row_of(cell) });

/** "bucket 0 (top left)" */
export const bucket_words = (bucket) => t(`rulegame-board-bucket-${bucket}`);

/** For each colour the fewest letters that tell it from the others: R, Bla, Blu. */
export function color_signs(colors) {
  const names = [...new Set(colors.map((c) => c.toUpperCase()))];
  return Object.fromEntries(names.map((name) => {
    let n = 1;
    while (n < name.length && names.some((other) => other !== name && other.startsWith(name.slice(0, n)))) n += 1;
    return [name, name.charAt(0) + name.slice(1, n).toLowerCase()];
  }));
}

const HUES = new Set(['red', 'black', 'blue', 'yellow', 'green', 'orange', 'purple', 'white', 'gray', 'brown', 'pink']);
const OTHER = { GREY: 'gray', VIOLET: 'purple' };

const hue_of = (color) => {
  const name = (OTHER[color.toUpperCase()] ?? color).toLowerCase();
  return HUES.has(name) ? name : 'other';
};

const star = Array.from({ length: 10 }, (_, i) => {
  const r = i % 2 ? 0.5 : 1.1;
  return [r * Math.sin((i * Math.PI) / 5), -r * Math.cos((i * Math.PI) / 5) + 0.06];
});
const points = (list, x, y, r) =>
  list.map(([dx, dy]) => `${(x + dx * r).toFixed(1)},${(y + dy * r).toFixed(1)}`).join(' ');
const hexagon = [[-1, 0], [-0.5, -0.87], [0.5, -0.87], [1, 0], [0.5, 0.87], [-0.5, 0.87]];

const cut = {
  SQUARE: (x, y, r) =>
    svg`<rect x=${x - r * 0.88} y=${y - r * 0.88} width=${r * 1.76} height=${r * 1.76} rx=${r * 0.1}/>`,
  CIRCLE: (x, y, r) => svg`<circle cx=${x} cy=${y} r=${r}/>`,
  TRIANGLE: (x, y, r) => svg`<polygon points=${points([[0, -1.05], [1.08, 0.85], [-1.08, 0.85]], x, y, r)}/>`,
  STAR: (x, y, r) => svg`<polygon points=${points(star, x, y, r)}/>`,
};

/** A piece as it is cut, `r` its half width, with a sign for its colour (and for a shape without a cut of its own). */
export function figure({ shape, color }, x, y, r, sign) {
  const known = cut[shape.toUpperCase()];
  const words = known ? sign : `${shape.slice(0, 3).toLowerCase()} ${sign}`;
  const size = known ? r * (sign.length > 2 ? 0.62 : 0.78) : r * 0.52;
  return svg`<g class=${`cut hue-${hue_of(color)}`}>${(known
    ?? ((...at) => svg`<polygon points=${points(hexagon, ...at)}/>`))(x, y, r)}
    ${sign
      ? svg`<text x=${x} y=${y + size * 0.36 + (shape.toUpperCase() === 'TRIANGLE' ? r * 0.25 : 0)} font-size=${size}
        text-anchor="middle" translate="no">${words}</text>`
      : ''}</g>`;
}
