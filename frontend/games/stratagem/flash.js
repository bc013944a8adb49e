/* Marks on the map for the last resolution: a battle flashes once and leaves crossed swords, a claim leaves a ring. */
import { repeat, svg } from '../../vendor/lit-html.js';
import { province } from './world.js';
import { other_strokes } from './signs.js';

const RAYS = Array.from({ length: 12 }, (_, i) => {
  const angle = i * Math.PI / 6;
  const [inner, outer] = [30, i % 2 ? 52 : 66];
  return `M${(Math.cos(angle) * inner).toFixed(0)} `
    + `${(Math.sin(angle) * inner).toFixed(0)}L${(Math.cos(angle) * outer).toFixed(0)} `
      + `${(Math.sin(angle) * outer).toFixed(0)}`;
}).join('');

function battle(event) {
  const p = province(event.province);
  return svg`<g class="sg-battle" transform=${`translate(${p.x} ${p.y})`}><path class="rays" d=${RAYS}/>
    <g class="swords" transform="translate(52 -6) scale(1.3)">
      <circle cx="12" cy="12" r="15"/>${other_strokes('battle')}</g></g>`;
}

/* An army's way, drawn once as it went. Where nothing may move, nothing is drawn. */
function marched({ seat, from, to }) {
  const [a, b] = [province(from), province(to)];
  return svg`<path class=${`sg-marched seat-${seat}`} pathLength="1" d=${`M${a.x} ${a.y}L${b.x} ${b.y}`}/>`;
}

/** The marks of the view's last resolution. */
export function flashes(view) {
  const battles = (view.events ?? []).filter(({ kind, province: code }) => kind === 'battle' && code);
  const marches = (view.events ?? []).filter(({ kind, from, to }) =>
    kind === 'march' && province(from) && province(to));
  return svg`<g class="sg-flashes"
    aria-hidden="true">${repeat(battles, (event) => `${view.turn} ${event.province}`, battle)}${repeat(marches,
    ({ seat, from, to }) => `${view.turn} ${seat} ${from} ${to}`, marched)}</g>`;
}
