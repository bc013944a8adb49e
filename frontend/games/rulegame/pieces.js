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

/* Printers write K for black, which leaves B to blue. */
const written = (name) => (name === 'BLACK' ? 'KEY' : name);

/* Colours of the bench that some people cannot tell apart (tests/faces/rulegame.test.js measures it). */
const CLOSE = {
  red: ['brown', 'gray', 'green'], green: ['gray', 'brown', 'purple'],
  purple: ['gray', 'brown'], gray: ['brown'], yellow: ['pink', 'orange'], orange: ['pink'],
};
const are_close = (one, other) => one === other || CLOSE[one]?.includes(other) || CLOSE[other]?.includes(one);

/**
 * For each colour of a board the fewest letters that tell it from the others: R, K (black), B, Bl; and whether pieces
 * need them, because another colour on the board looks alike to some people.
 * @param {string[]} colors
 * @returns {Record<string, {text: string, is_needed: boolean}>} by the name in capitals
 */
export function color_signs(colors) {
  const names = [...new Set(colors.map((c) => c.toUpperCase()))];
  return Object.fromEntries(names.map((name) => {
    const others = names.filter((other) => other !== name);
    const word = written(name);
    let n = 1;
    while (n < word.length && others.some((other) => written(other).startsWith(word.slice(0, n)))) n += 1;
    return [name, { text: word.charAt(0) + word.slice(1, n).toLowerCase(),
      is_needed: others.some((other) => are_close(hue_of(name), hue_of(other))) }];
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

/* The sign of a colour, shown where it is needed or wished for; a shape without a cut of its own is always named. */
function sign_text({ shape }, x, y, r, { text, is_needed }) {
  const is_cut = Boolean(cut[shape.toUpperCase()]);
  const words = is_cut ? text : `${shape.slice(0, 3).toLowerCase()} ${text}`;
  const size = is_cut ? r * (text.length > 2 ? 0.62 : 0.78) : r * 0.52;
  const below = shape.toUpperCase() === 'TRIANGLE' ? r * 0.25 : 0;
  return svg`<text class=${is_needed || !is_cut ? 'needed' : 'wished'} x=${x} y=${y + size * 0.36 + below}
    font-size=${size} text-anchor="middle" translate="no">${words}</text>`;
}

const pictured = (image, x, y, r) => svg`<image href=${`/api/v1/pictures/${encodeURIComponent(image)}`}
  x=${x - r} y=${y - r} width=${2 * r} height=${2 * r}/>`;

/**
 * A piece as it is cut, `r` its half width, with a sign for its colour (and for a shape without a cut of its own).
 * @param {{shape: string, color: string, image?: string}} piece   `image`: the id of a picture, which is shown instead
 * @param {number} x
 * @param {number} y
 * @param {number} r
 * @param {{text: string, is_needed: boolean}|null} sign   null: none at all
 */
export function figure(piece, x, y, r, sign) {
  if (piece.image !== undefined) return pictured(piece.image, x, y, r);
  const shape = cut[piece.shape.toUpperCase()] ?? ((...at) => svg`<polygon points=${points(hexagon, ...at)}/>`);
  return svg`<g class=${`cut hue-${hue_of(piece.color)}`}>${shape(x, y, r)}
    ${sign ? sign_text(piece, x, y, r, sign) : ''}</g>`;
}
