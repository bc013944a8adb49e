/* What is under attack, as lines and rings: the Commander in check, own pieces that could be taken, in Antistratic the
 * pieces that must capture, and what bears on a square that was asked about. */
import { list_of, t } from '../../../locales/text.js';
import { nothing, render, svg } from '../../../vendor/lit-html.js';
import { seat_of, SIDES } from '../position.js';
import { bearing_on, captures_on, checkers, hanging } from '../reach.js';
import { key_of, square_name } from '../square.js';
import { place_words } from '../words.js';
import { arrow, on, SIGN } from './arrows.js';
import { S } from './plane.js';
import { say_at } from './over.js';

/** A line from each piece that gives check to its Commander. */
export const threats = (p, view, cells) => svg`<g class="threats" aria-hidden="true">
  ${checkers(view, cells, view.to_move).map(({ from, to }) => arrow(p, from, to, 'attack'))}</g>`;

const RING = svg`<circle class="exposed" r="47"></circle>`;
const POINTER = svg`<circle r="48"></circle>`;

/* The squares of the midboard, whichever side is at the bottom. */
function midboard(p) {
  const [[ax, ay], [bx, by]] = [p.middle([0, 2]), p.middle([9, 7])];
  const [x0, y0] = [Math.min(ax, bx) - S / 2, Math.min(ay, by) - S / 2];
  return `M${x0} ${y0}h${10 * S}v${6 * S}h${-10 * S}z`;
}

/** Own pieces that could be taken for nothing. In Antistratic nobody wants to keep them. */
export function exposed({ p, view, draft, cells, how }) {
  if (!how.exposed || view.status !== 'play' || view.variant === 'antistratic') return nothing;
  const me = draft?.me ?? view.seat;
  if (me !== 0 && me !== 1) return nothing;
  return svg`<g aria-hidden="true">${hanging(view, draft, cells, me).map((at) => on(p, at, RING))}</g>`;
}

/** The pieces that must capture, where the rules demand a capture and none is chosen yet. */
export function forced({ p, draft, hints }) {
  if (!hints?.must_capture || draft?.sel || draft?.moves?.length) return nothing;
  const able = hints.units.filter((unit) => unit.to.length);
  const targets = new Map(able.flatMap((unit) => unit.to).map(({ sq }) => [key_of(sq), sq]));
  return svg`<g class="forced" aria-hidden="true">
    ${able.map(({ at }) => on(p, at, svg`<circle class="outline" r="47"></circle>`))}
    ${[...targets.values()].map((at) => on(p, at, SIGN.capture, 'mark faint'))}</g>`;
}

/**
 * What a task of the list points at: a ring on each square with the lines of those that could capture there, or a frame
 * round the midboard. A drafted step or the next turn removes it.
 */
export function pointed({ p, view, draft, cells, how }) {
  const shown = how.desk?.value?.shown;
  if (!shown || shown.turns !== view.turns || draft?.mode !== 'turn' || draft.place.length || draft.moves.length) {
    return nothing;
  }
  const lines_to = (at) => ('by' in shown ? captures_on(view, cells, at, shown.by) : [])
    .filter(({ act }) => act !== 'crush').map(({ from, to }) => arrow(p, from, to, 'attack'));
  return svg`<g class="pointed" aria-hidden="true">${shown.midboard ? svg`<path d=${midboard(p)}></path>` : nothing}
    ${shown.at.map((at) => [on(p, at, POINTER), ...lines_to(at)])}</g>`;
}

const pieces_words = (moves) => list_of(moves.map(({ kind, from }) => place_words({ kind, at: from })));

/* What each side could do on a square, in sentences; the side whose piece stands there could recapture. */
function bearing_words({ cells }, at, found) {
  const square = square_name(at);
  const cell = cells.get(key_of(at));
  const owner = cell ? seat_of(cell.top ?? cell.base) : null;
  const said = found.flatMap((moves, seat) => (moves.length ? [t(seat === owner ? 'stratic-guards' : 'stratic-bears',
    { side: SIDES[seat], square, pieces: pieces_words(moves) })] : []));
  return said.join(' ') || t('stratic-bears-none', { square });
}

const both_sides = ({ view, cells }, at) => [0, 1].map((seat) => bearing_on(view, cells, at, seat));

/* A piece that crushes what it stands on has no way to draw. */
const lines = (p, found) => found.flatMap((moves, seat) => moves.map(({ from, to, act }) =>
  (act === 'crush' ? on(p, to, SIGN.crush, 'mark') : arrow(p, from, to, `bears-${seat}`))));

/** Draw again what bears on the square that was asked about, in the position as it is now. */
export function draw_bearing(state) {
  const { board, scene, question } = state;
  const place = board.querySelector('.bearing');
  render(question && scene.view.pieces ? lines(scene.p, both_sides(scene, question)) : nothing, place);
}

/** Show and say which pieces of either side could capture on a square; null: nothing is asked any more. */
export function ask_bearing(state, at) {
  const { scene } = state;
  state.question = scene.view.status === 'setup' ? null : at;
  if (state.question) say_at(state, at, bearing_words(scene, at, both_sides(scene, at)));
  draw_bearing(state);
}
