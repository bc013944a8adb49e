/* What is drawn over the squares: signs of what may be done, arrows of turns, and a person's own marks and arrows. */
import { nothing, svg } from '../../../vendor/lit-html.js';
import { same } from '../square.js';
import { S } from './plane.js';

/**
 * A picture about the middle of a square; nothing where the square is not shown.
 * @param {object} p   the plane (plane.js)
 * @param {number[]} at
 * @param {unknown} content
 * @param {unknown} [name]   its class
 */
export const on = (p, at, content, name = nothing) => {
  if (!p.has(at)) return nothing;
  const [x, y] = p.middle(at);
  return svg`<g class=${name} transform=${`translate(${x} ${y})`}>${content}</g>`;
};

/** A whole square. */
export const square = (p, at, name) => {
  if (!p.has(at)) return nothing;
  const [x, y] = p.place(at);
  return svg`<rect class=${name} x=${x} y=${y} width=${S} height=${S}></rect>`;
};

export const SIGN = {
  move: svg`<circle class="dot" r="14"></circle>`,
  capture: svg`<circle class="loop" r="45"></circle>`,
  occupy: svg`<path class="chevron" d="M-20 34 0 18 20 34M-20 47 0 31 20 47"></path>`,
  breach: svg`<circle class="loop broken" r="45"></circle>
    <path class="chevron" d="M-30-30-46-46M30-30 46-46M-30 30-46 46M30 30 46 46"></path>`,
  swap: svg`<path class="chevron"
    d="M-42-20A46 46 0 0 1 36-28M22-30 37-28 38-43M42 20A46 46 0 0 1-36 28M-22 30-37 28-38 43"></path>`,
  crush: svg`<circle class="loop" r="45"></circle>
    <path class="chevron" d="M-14-45 0-33 14-45M-14 45 0 33 14 45"></path>`,
  place: svg`<path class="chevron" d="M-12 0H12M0-12V12"></path>`,
};

/** The line of an arrow from one square to another, short of both middles. */
function shaft(p, from, to) {
  const [ax, ay] = p.middle(from);
  const [bx, by] = p.middle(to);
  const far = Math.hypot(bx - ax, by - ay) || 1;
  const [ux, uy] = [(bx - ax) / far, (by - ay) / far];
  const [tx, ty] = [bx - ux * 44, by - uy * 44];
  const wing = (s) => `L${tx - ux * 24 + s * uy * 15} ${ty - uy * 24 - s * ux * 15}`;
  return { line: `M${ax + ux * 12} ${ay + uy * 12}L${tx} ${ty}`,
    head: `M${tx} ${ty}${wing(1)}M${tx} ${ty}${wing(-1)}` };
}

/* Between levels that are not shown side by side there is no way to draw. */
const is_apart = (p, from, to) => from.length > 2 && !(p.has(from) && p.has(to));

/** An arrow from one square to another. */
export function arrow(p, from, to, name) {
  if (is_apart(p, from, to)) return nothing;
  const { line, head } = shaft(p, from, to);
  return svg`<path class=${`arrow ${name}`} d=${line + head}></path>`;
}

/** A movement as arrows. */
export function move_arrows(p, move, name) {
  if (same(move.from, move.to)) return on(p, move.from, SIGN.crush, `mark ${name}`);
  return svg`${arrow(p, move.from, move.to, name)}${move.then ? arrow(p, move.to, move.then, name) : nothing}`;
}

const a_way = (p, { move, place, weight, is_pointed }) => {
  const name = `way way-${weight}${is_pointed ? ' pointed' : ''}`;
  return move ? move_arrows(p, move, name) : on(p, place.at, SIGN.place, `mark ${name}`);
};

/** What was played before, movements `{move, weight, is_pointed}` and placements with `place`: the heavier, the wider.
 * The heaviest lie on top. */
export function ways(p, all) {
  if (!all?.length) return nothing;
  const sorted = [...all].sort((a, b) => a.weight - b.weight);
  return svg`<g class="ways" aria-hidden="true">${sorted.map((one) => a_way(p, one))}</g>`;
}

/* Colours are told apart by shape too: ring, square, diamond, cross; and arrows by the stroke of their line. */
const OWN = [
  svg`<circle r="42"></circle>`,
  svg`<rect x="-39" y="-39" width="78" height="78" rx="4"></rect>`,
  svg`<path d="M0-46 46 0 0 46-46 0Z"></path>`,
  svg`<path d="M-36-36 36 36M36-36-36 36"></path>`,
];

/** How many kinds of own marks there are. */
export const OWN_KINDS = OWN.length;

function own(p, { from, to, kind }) {
  if (same(from, to)) return on(p, from, OWN[kind], `own own-${kind}`);
  if (is_apart(p, from, to)) return nothing;
  const { line, head } = shaft(p, from, to);
  return svg`<g class=${`own own-${kind}`}><path class="line" d=${line}></path><path d=${head}></path></g>`;
}

/** A person's own marks: `{from, to, kind}`, a mark on one square where both are the same. */
export function own_marks(p, all) {
  const seen = (all ?? []).filter((m) => OWN[m.kind] && (p.has(m.from) || p.has(m.to)));
  return svg`<g class="owns" aria-hidden="true">${seen.map((m) => own(p, m))}</g>`;
}

/** The marks after drawing one more; the same one again takes it away. */
export function with_mark(all, mark) {
  const rest = (all ?? []).filter((m) => !(same(m.from, mark.from) && same(m.to, mark.to)));
  const before = (all ?? []).find((m) => same(m.from, mark.from) && same(m.to, mark.to));
  return before?.kind === mark.kind ? rest : [...rest, mark];
}
