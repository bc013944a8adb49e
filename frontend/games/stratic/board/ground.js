/* The ground: wood, midboard and trough, year rings, starting lines, and faintly the ring that comes next. */
import { t } from '../../../locales/text.js';
import { nothing, svg } from '../../../vendor/lit-html.js';
import { home_rows } from '../square.js';
import { area, frame_of, S } from './plane.js';

const RINGS_SHOWN = 60;

const rect = (r, name) =>
  (r ? svg`<rect class=${name} x=${r.x} y=${r.y} width=${r.width} height=${r.height}></rect>` : nothing);

/** The squares [x0,y0]..[x1,y1] as one rectangle. */
export const block = (p, from, to, name) => rect(area(p, from, to), name);

/* A starting line is endless in the rules; here it is drawn a little beyond what is shown. */
function start_line(p, seat) {
  const front = home_rows(seat)[0];
  if (front < p.from[1] - 1 || front > p.to[1] + 1) return nothing;
  const [, y] = p.place([0, front]);
  const on = (seat === 0) === (p.bottom === 0) ? y : y + S;
  if (on < p.y || on > p.y + p.height) return nothing;
  return svg`<line class=${`start ${seat === 0 ? 'south' : 'north'}`} x1=${p.x - 14} x2=${p.x + p.width + 14} y1=${on}
    y2=${on}></line>`;
}

function grid(p) {
  const lines = [];
  for (let x = p.x + S; x < p.x + p.width; x += S) lines.push(`M${x} ${p.y}v${p.height}`);
  for (let y = p.y + S; y < p.y + p.height; y += S) lines.push(`M${p.x} ${y}h${p.width}`);
  return svg`<path class="grid" d=${lines.join('')}></path>`;
}

/* Each expansion left a ring in the wood; a window cuts through them. */
function rings(p) {
  const grown = -p.lo;
  const found = [];
  for (let k = Math.max(0, grown - RINGS_SHOWN); k < grown; k += 1) {
    found.push(svg`<rect class="ring" x=${-k * S} y=${-k * S} width=${(10 + 2 * k) * S}
      height=${(10 + 2 * k) * S}></rect>`);
  }
  if (!found.length) return nothing;
  return svg`<svg x=${p.x} y=${p.y} width=${p.width} height=${p.height}
    viewBox=${`${p.x} ${p.y} ${p.width} ${p.height}`}>${found}</svg>`;
}

/** In how many turns the board grows; null when it does not. */
export function turns_to_ring(view) {
  const left = view.status === 'play' && Number.isInteger(view.next_expansion_at)
    ? view.next_expansion_at - view.turns
    : 0;
  return left > 0 ? left : null;
}

/* The ring to come: year lines that fade outward, the grid running on into them, and when it will be there. */
function ghost(p, view) {
  const left = turns_to_ring(view);
  if (!left || p.cut) return nothing;
  const b = p.band;
  const lines =
    [0.34, 0.62, 0.86].map((part, i) => svg`<rect class=${`year year-${i}`} x=${p.x - part * b} y=${p.y - part * b}
      width=${p.width + 2 * part * b} height=${p.height + 2 * part * b} rx=${part * b * 0.6}></rect>`);
  const ticks = [];
  for (let x = p.x; x <= p.x + p.width; x += S) {
    ticks.push(`M${x} ${p.y}v${-b * 0.62}M${x} ${p.y + p.height}v${b * 0.62}`);
  }
  for (let y = p.y; y <= p.y + p.height; y += S) {
    ticks.push(`M${p.x} ${y}h${-b * 0.62}M${p.x + p.width} ${y}h${b * 0.62}`);
  }
  return svg`<g class=${left <= 2 ? 'ghost near' : 'ghost'}>${rect(frame_of(p), 'soil')}${lines}<path class="ticks"
    d=${ticks.join('')}></path>
    <text class="coming" x=${p.x + p.width / 2} y=${p.y - b * 0.24} font-size=${b * 0.62}>${
      t('stratic-board-grows', { n: left })}</text></g>`;
}

/**
 * Everything that lies under the pieces; `outer`: a level of a cube that has grown, which the midboard does not reach.
 */
export function ground(p, view) {
  return svg`<g aria-hidden="true">${ghost(p, view)}
    ${block(p, [p.lo, p.lo], [p.hi, p.hi], 'ground')} ${block(p, [p.lo, 2], [p.hi, 7], 'trough')}
    ${p.outer ? nothing : block(p, [0, 2], [9, 7], 'midboard')}
    ${grid(p)}${rings(p)}
    <rect class=${p.cut ? 'edge cut' : p.lo < 0 ? 'edge grown' : 'edge'} x=${p.x} y=${p.y} width=${p.width}
      height=${p.height}></rect>
    ${start_line(p, 0)}${start_line(p, 1)}</g>`;
}

/** What cannot be seen yet: the other side's setup. */
export function veil(p, view, me) {
  if (view.status !== 'setup') return nothing;
  const hidden = [0, 1].filter((seat) => seat !== me);
  return svg`<g aria-hidden="true">${hidden.map((seat) => {
    const ys = home_rows(seat);
    return block(p, [0, Math.min(...ys)], [9, Math.max(...ys)], view.ready?.[seat] ? 'veil ready' : 'veil');
  })}</g>`;
}
