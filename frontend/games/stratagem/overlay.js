/* One's own orders on the map before they are handed in: arrows, scaffolding, musters, routes. */
import { nothing, svg } from '../../vendor/lit-html.js';
import { province } from './world.js';
import { civ_of } from './position.js';
import { building_strokes, unit_strokes } from './signs.js';

const HEAD = 22;

/* Shortened at both ends, so that the signs of the provinces stay readable, and set off to the right of the road. */
function leg(a, b, side) {
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  const u = { x: (b.x - a.x) / length, y: (b.y - a.y) / length };
  const off = { x: -u.y * side, y: u.x * side };
  const from = { x: a.x + u.x * 34 + off.x, y: a.y + u.y * 34 + off.y };
  const to = { x: b.x - u.x * 40 + off.x, y: b.y - u.y * 40 + off.y };
  return { from, to, u };
}

function head({ to, u }) {
  const left = { x: to.x - u.x * HEAD - u.y * 13, y: to.y - u.y * HEAD + u.x * 13 };
  const right = { x: to.x - u.x * HEAD + u.y * 13, y: to.y - u.y * HEAD - u.x * 13 };
  return `M${to.x.toFixed(0)} ${to.y.toFixed(0)}L${left.x.toFixed(0)} ${left.y.toFixed(0)}L${right.x.toFixed(0)} `
    + `${right.y.toFixed(0)}Z`;
}

const total = (units) => Object.values(units).reduce((sum, n) => sum + n, 0);

function arrow(move, i, draft) {
  const points = [move.from, ...move.path].map(province);
  const legs = points.slice(1).map((b, k) => leg(points[k], b, 10));
  if (!legs.length) return nothing;
  const first = legs[0];
  const middle = { x: (first.from.x + first.to.x) / 2, y: (first.from.y + first.to.y) / 2 };
  const only_scouts = Object.keys(move.units).every((id) => id === 'scout');
  return svg`<g
    class=${`sg-arrow seat-${draft.me}${draft.edit === i ? ' edited' : ''}${only_scouts ? ' scouting' : ''}`}>
    ${legs.map(({ from, to }) => svg`<path class="shaft"
      d=${`M${from.x.toFixed(0)} ${from.y.toFixed(0)}L${to.x.toFixed(0)} ${to.y.toFixed(0)}`}/>`)}
    <path class="tip" d=${head(legs.at(-1))}/>
    <circle cx=${middle.x.toFixed(0)} cy=${middle.y.toFixed(0)} r="17"/>
    <text x=${middle.x.toFixed(0)} y=${(middle.y + 8).toFixed(0)}>${total(move.units)}</text></g>`;
}

/* What is ordered in one province: a row of outlined signs below its name. */
function works(view, draft) {
  const here = new Map();
  const add = (code, item) => here.set(code, [...(here.get(code) ?? []), item]);
  for (const { at, what } of draft.orders.build) add(at, { strokes: building_strokes(what), n: '' });
  for (const { at, unit, count } of draft.orders.recruit) {
    add(at, { strokes: unit_strokes(unit, civ_of(view, draft.me)), n: `+${count}` });
  }
  return [...here].map(([code, items]) => {
    const { x, y } = province(code);
    return svg`<g class=${`sg-works seat-${draft.me}`}
      transform=${`translate(${x - items.length * 29} ${y + 56})`}>${items.map(({ strokes, n }, i) => svg`
        <g transform=${`translate(${i * 58 + (n ? 0 : 11)} 0)`}><rect width=${n ? 56 : 34} height="31" rx="5"/>
          <g transform="translate(5 4.5) scale(0.92)">${strokes}</g><text x="52" y="22">${n}</text></g>`)}</g>`;
  });
}

const routes = ({ orders }) => orders.routes.map(({ from, to }) => {
  const [a, b] = [province(from), province(to)];
  return svg`<path class="sg-new-route"
    d=${`M${a.x} ${a.y}Q${(a.x + b.x) / 2} ${(a.y + b.y) / 2 - 60} ${b.x} ${b.y}`}/>`;
});

/** Everything that is ordered so far, drawn as a draft. */
export function drafted(view, draft) {
  return svg`<g class="sg-draft" aria-hidden="true">${routes(draft)}
    ${draft.orders.moves.map((move, i) => arrow(move, i, draft))} ${works(view, draft)}</g>`;
}
