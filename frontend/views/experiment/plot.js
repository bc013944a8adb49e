/* Figures for papers: a plot as the text of an SVG file. On a page its colours follow the theme, in a file they are
 * those of the light theme. */
import { number_text } from '../../locales/text.js';

const INK = 'var(--ink)';
const PALE = 'var(--line)';
const INKS = ['var(--seat-line-1)', 'var(--seat-line-2)', 'var(--seat-line-3)', 'var(--seat-line-4)'];
const DASHES = ['', '9 4', '2 4', '12 4 2 4'];
const [TOP, RIGHT, FOOT, LEFT, NAMES, ROW, LETTER, KEY] = [12, 16, 44, 56, 140, 34, 7.6, 20];
const LONGEST = 16;

const ink_of = (i) => INKS[i % INKS.length];
/* After four colours the dashes change, so that eight lines differ. */
const dash_of = (i) => DASHES[(i + Math.floor(i / INKS.length)) % DASHES.length];
const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  .replaceAll('"', '&quot;');
const short = (name) => (name.length > LONGEST ? `${name.slice(0, LONGEST - 1)}…` : name);
const at = (n) => String(Math.round(n * 100) / 100);

/** The steps of an axis: round numbers, at most about six; of counts none between two of them. */
export function ticks(from, to, counts = false) {
  const rough = (to - from) / 6;
  const power = 10 ** Math.floor(Math.log10(rough));
  const round = power * ([1, 2, 5].find((n) => n * power >= rough) ?? 10);
  const step = counts ? Math.max(1, round) : round;
  const all = [];
  for (let i = Math.ceil(from / step); i * step <= to + step / 1000; i += 1) all.push(Math.round(i * step * 1e6) / 1e6);
  return all;
}

const line = (x1, y1, x2, y2, more) =>
  `<line x1="${at(x1)}" y1="${at(y1)}" x2="${at(x2)}" y2="${at(y2)}" ${more}/>`;
const text = (x, y, words, more = '') => `<text x="${at(x)}" y="${at(y)}" ${more}>${escaped(words)}</text>`;

/* ---- the paper: where things lie ---- */

/* Entries of the key, as many beside each other as fit. */
function key_of(plot, width) {
  const entries = [];
  let [x, y] = [LEFT, TOP];
  for (const [i, { name }] of (plot.names ? [] : plot.marks).entries()) {
    const wide = 34 + short(name).length * LETTER + 12;
    if (x > LEFT && x + wide > width - RIGHT) [x, y] = [LEFT, y + KEY];
    entries.push({ i, name, x, y });
    x += wide;
  }
  return { entries, height: entries.length ? y - TOP + KEY : 0 };
}

function paper(plot, width) {
  const key = key_of(plot, width);
  const top = TOP + key.height;
  const left = plot.names ? NAMES : LEFT;
  const inner = plot.names ? plot.names.length * ROW : Math.round(width * 0.46);
  const { x } = plot;
  const y = plot.y ?? { from: 0, to: 1 };
  return {
    key, top, left, right: width - RIGHT, foot: top + inner, width, height: top + inner + FOOT,
    x: (value) => left + (value - x.from) / (x.to - x.from || 1) * (width - RIGHT - left),
    y: plot.names ? (row) => top + (row + 0.5) * ROW
      : (value) => top + inner - (value - y.from) / (y.to - y.from || 1) * inner,
  };
}

/* ---- axes ---- */

function axes(plot, words, p) {
  const grid = `stroke="${PALE}"`;
  const up = plot.names ? plot.names.map((name, i) => text(p.left - 8, p.y(i) + 4, short(name), 'text-anchor="end"'))
    : ticks(plot.y.from, plot.y.to).map((n) => line(p.left, p.y(n), p.right, p.y(n), grid)
      + text(p.left - 8, p.y(n) + 4, number_text(n), 'text-anchor="end"'));
  const along = ticks(plot.x.from, plot.x.to, plot.x.counts).map((n) =>
    line(p.x(n), p.foot, p.x(n), p.foot + 4, `stroke="${INK}"`)
    + text(p.x(n), p.foot + 17, number_text(n), 'text-anchor="middle"'));
  const middle = (p.top + p.foot) / 2;
  return [...up, ...along, line(p.left, p.foot, p.right, p.foot, `stroke="${INK}"`),
    text((p.left + p.right) / 2, p.foot + 36, words.x, 'text-anchor="middle"'),
    words.y ? text(14, middle, words.y, `text-anchor="middle" transform="rotate(-90 14 ${at(middle)})"`) : ''];
}

const key = (p) => p.key.entries.map(({ i, name, x, y }) => line(x, y, x + 28, y,
  `stroke="${ink_of(i)}" stroke-width="2" stroke-dasharray="${dash_of(i)}"`) + text(x + 34, y + 4, short(name)));

/* ---- marks ---- */

const path = (points, i, p) => (points.length ? `<path fill="none" stroke="${ink_of(i)}" stroke-width="2"
 stroke-dasharray="${dash_of(i)}" d="M${points.map(([x, y]) => `${at(p.x(x))} ${at(p.y(y))}`).join('L')}"/>` : '');

const SHAPES = {
  errors: ([x, y, half], p) => line(p.x(x), p.y(y - half), p.x(x), p.y(y + half), 'stroke-width="1.5"')
    + `<circle cx="${at(p.x(x))}" cy="${at(p.y(y))}" r="3" stroke="none"/>`,
  ranges: ([x, low, high], p) => line(p.x(x), p.y(low), p.x(x), p.y(high), 'stroke-width="1.5"'),
  crosses: ([x, y], p) => line(p.x(x), p.y(y) - 5, p.x(x), p.y(y) + 5, 'stroke-width="1.5"'),
  dots: ([x, y, many], p) => `<circle cx="${at(p.x(x))}" cy="${at(p.y(y))}" r="${at(3 * Math.sqrt(many))}"
 fill-opacity="0.45"/>`,
  middles: ([x, y], p) => line(p.x(x), p.y(y) - 13, p.x(x), p.y(y) + 13, 'stroke-width="3"'),
  bars: ([x, y, half], p) => `<rect x="${at(p.left)}" y="${at(p.y(y) - 9)}" width="${at(p.x(x) - p.left)}" height="18"
 fill-opacity="0.45" stroke="none"/>`
    + line(p.x(Math.max(0, x - half)), p.y(y), p.x(x + half), p.y(y), 'stroke-width="2"'),
};

function marks(plot, p) {
  return plot.marks.flatMap((mark, i) => {
    const ink = plot.names ? ink_of(0) : ink_of(i);
    const shapes = Object.entries(SHAPES).flatMap(([kind, draw]) => (mark[kind] ?? []).map((one) => draw(one, p)));
    return [path(mark.line ?? [], i, p), `<g fill="${ink}" stroke="${ink}">${shapes.join('')}</g>`];
  });
}

/**
 * The plot as the text of an SVG file.
 * @param {Pick<import('../../model/study_figures.js').Figure, 'x'|'y'|'names'|'marks'>} plot
 * @param {{title: string, x: string, y: string}} words   y: '' where rows have names
 * @param {number} [width]
 */
export function plot_svg(plot, words, width = 640) {
  const p = paper(plot, width);
  const parts = [...axes(plot, words, p), ...key(p), ...marks(plot, p)].join('\n');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${p.width}" height="${p.height}"
 viewBox="0 0 ${p.width} ${p.height}" font-family="sans-serif" font-size="var(--size-1)" fill="${INK}">
<title>${escaped(words.title)}</title>
${parts}
</svg>
`;
}

/**
 * The same for a file: without a page there are no tokens.
 * @param {string} svg
 * @param {(token: string) => string} colour   of the light theme
 */
export const plot_file = (svg, colour) => svg.replace(/var\((--[\w-]+)\)/g, (_, token) => colour(token));
