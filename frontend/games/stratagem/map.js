/* The map as a picture, in layers: sea, land, owners, roads and trade, what stands there, what is drafted, what just
 * happened. */
import { html, nothing, svg } from '../../vendor/lit-html.js';
import { t } from '../../locales/text.js';
import { LAND, RIM, TEXTURE } from './land.js';
import { HOMES, LINKS, PATTERNS, PROVINCES, province } from './world.js';
import { armies, civ_of, place_words } from './position.js';
import { seat_letter } from './names.js';
import { building_strokes, CLOTH, other_strokes, unit_strokes } from './signs.js';
import { left_in, may_go_on } from './draft.js';
import { dangers } from './battle.js';
import { drafted } from './overlay.js';
import { flashes } from './flash.js';

const FRAME = '-34 -24 1068 1052';

/* The open sea, with the lines an engraver draws along a coast. */
const COAST_LINES = [44, 40, 29, 26, 15, 12];

const sea = () => svg`<g class="sg-sea" aria-hidden="true"><rect x="-34" y="-24" width="1068" height="1052"/>
  ${COAST_LINES.map((width, i) =>
    svg`<path class=${i % 2 ? 'gap' : 'line'} d=${LAND.join('')} stroke-width=${width}/>`)}</g>`;

/* Out of sight, but seen before: how it was. */
const last_seen = (p, how) => (p.visible ? null : how.memory?.[p.code] ?? null);

function soil(p, i, known) {
  const { terrain } = PROVINCES[i];
  const owner = known?.owner ?? null;
  return svg`<path class=${`sg-soil ${terrain}`} d=${LAND[i]}/><path class=${`sg-texture ${terrain}`} d=${TEXTURE[i]}/>
    ${owner === null ? nothing
      : svg`<path class=${`sg-wash seat-${owner}`} d=${LAND[i]}/><path class=${`sg-rim seat-${owner}`} d=${RIM[i]}/>`}
    ${p.visible ? nothing : svg`<path class="sg-veil" d=${LAND[i]}/>`}<path class="sg-edge" d=${LAND[i]}/>`;
}

const roads = () => svg`<g class="sg-roads"
  aria-hidden="true">${LINKS.map(([a, b]) => svg`<path d=${`M${a.x} ${a.y}L${b.x} ${b.y}`}/>`)}</g>`;

const way = (codes) => `M${codes.map((code) => `${province(code).x} ${province(code).y + 10}`).join('L')}`;

function trade(view) {
  return svg`<g class="sg-trade" aria-hidden="true">${(view.routes ?? []).map((route) => svg`
    <path class="under" d=${way(route.path)}/>
    <path class=${route.raided ? 'raided' : 'route'} d=${way(route.path)}/>`)}</g>`;
}

/** A banner: cloth in the owner's colour with its pattern and letter. */
export function banner(seat, x, y, scale = 1) {
  return svg`<g class=${`sg-banner seat-${seat}`} transform=${`translate(${x} ${y}) scale(${scale})`}
    aria-hidden="true">
    <path class="pole" d="M-2 -4V40"/><path class="cloth" d="M0 0h24v26l-12 -6 -12 6z"/>
    <g class="pattern">${CLOTH[PATTERNS[seat]]}</g>
    <circle class="boss" cx="12" cy="10" r="8.4"/><text x="12" y="14.6">${seat_letter(seat)}</text></g>`;
}

function sign_at(strokes, x, y, size, kind) {
  return svg`<g class=${`sg-mark ${kind}`} transform=${`translate(${x} ${y}) scale(${size / 24})`}>${strokes}</g>`;
}

function buildings(p, known) {
  return (known?.buildings
    ?? []).map((id, i) => svg`<g class="sg-building" transform=${`translate(${p.x - 22 + i * 36} ${p.y - 64})`}>
      <rect x="-1" y="-1" width="32" height="32" rx="5"/>${sign_at(building_strokes(id), 3, 3, 24, '')}</g>`);
}

/* Stars of veterans: one for each rank that stands here, the higher first. */
function stars([once, twice], x, y) {
  const ranks = [...(twice ? [2] : []), ...(once ? [1] : [])];
  return ranks.map((rank, row) => Array.from({ length: rank }, (_, i) =>
    sign_at(other_strokes('star'), x + i * 9, y + row * 9, 9, 'star')));
}

/* The widths of a digit, near and far, in units of the map (--map-count, --map-far). */
const DIGIT = 12;
const FAR_DIGIT = 24;
const digits = (n) => String(n).length;

/* Where each of some things stands in a row, and where the row ends. */
function in_row(widths, from, gap = 0) {
  const starts = [];
  let end = from;
  for (const width of widths) {
    starts.push(end);
    end += width + gap;
  }
  return { starts, end: end - gap };
}

function plate(army, civ, x, y) {
  const { starts, end } = in_row(army.kinds.map(({ n }) => 30 + DIGIT * digits(n)), 0);
  const width = end + 4;
  return svg`<g class=${`sg-army seat-${army.seat}`} transform=${`translate(${x - width / 2} ${y})`}>
    <rect width=${width} height="38" rx="6"/>${army.kinds.map(({ id, n, veterans }, i) => svg`
      ${sign_at(unit_strokes(id, civ), 5 + starts[i], 8, 24, '')}<text x=${29 + starts[i]}
        y="33">${n}</text>${stars(veterans, 6 + starts[i], 2)}`)}</g>`;
}

/* From afar only how many fighters stand there, or that a Scout does. */
const shield_width = ({ fighters }) => Math.max(54, 18 + FAR_DIGIT * digits(fighters));

/** @param {number} x   the left edge */
function shield(army, x, y) {
  const width = shield_width(army);
  return svg`<g class=${`sg-shield seat-${army.seat}`} transform=${`translate(${x} ${y})`}>
    <rect width=${width} height="50" rx="9"/>
    ${army.fighters ? svg`<text x=${width / 2} y="39">${army.fighters}</text>`
      : sign_at(unit_strokes('scout'), 11, 9, 32, '')}</g>`;
}

/* The shields of a province side by side, their middle at x. */
function shields(all, x, y) {
  const { starts, end } = in_row(all.map(shield_width), 0, 8);
  return all.map((army, i) => shield(army, x - end / 2 + starts[i], y));
}

function standing(view, p, known) {
  const all = armies(known);
  const near = all.map((army, i) => plate(army, civ_of(view, army.seat), p.x, p.y - 20 + i * 42));
  return svg`<g class="sg-near">${near}</g><g class="sg-far">${shields(all, p.x, p.y - 22)}</g>`;
}

/* A second army in a province moves the name down. */
const below = (known) => Math.max(0, armies(known).length - 1) * 38;

const is_capital = (p) => HOMES.some(([capital]) => capital === p.code);

function place(view, p, i, how) {
  const known = p.visible ? p : last_seen(p, how);
  const spot = PROVINCES[i];
  const owner = known?.owner ?? null;
  return svg`<g class=${p.visible ? 'sg-things' : 'sg-things past'} aria-hidden="true">
    ${owner === null ? nothing : banner(owner, spot.x - 66, spot.y - 66, 1.25)}
    ${is_capital(p) ? sign_at(other_strokes('capital'), spot.x + 52, spot.y - 62, 26, 'capital') : nothing}
    ${buildings(spot, known)} ${standing(view, spot, known)}
    <text class="sg-name" x=${spot.x} y=${spot.y + 48 + below(known)}>${spot.name}</text>
    ${p.visible || !known ? nothing
      : svg`<text class="sg-when" x=${spot.x} y=${spot.y + 66 + below(known)}>${t('stratagem-map-when',
        { turn: String(known.turn) })}</text>`}</g>`;
}

function button(view, p, i, scene) {
  const { how, chosen, cursor, targets } = scene;
  const press = () => scene.press(p.code);
  const keyed = (event) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    press();
  };
  const in_danger = scene.dangers.has(p.code);
  const words = place_words(view, p, last_seen(p, how));
  const label = in_danger ? `${words} ${t('stratagem-map-danger')}` : words;
  const state = [chosen === p.code && ' chosen', targets.has(p.code) && ' target', in_danger && ' danger',
    scene.movable(p.code) && ' movable'].filter(Boolean).join('');
  return svg`<g class=${`sg-place${state}`} role="button" data-code=${p.code} tabindex=${cursor === p.code ? 0 : -1}
    aria-label=${label}
    aria-pressed=${chosen === p.code ? 'true' : 'false'} @click=${press} @keydown=${keyed}><title>${label}</title>
    <path d=${LAND[i]}/></g>`;
}

/* Where a click leads an army: on from the end of the move that is being made, or out of the chosen province. */
function targets_of(view, draft) {
  if (!draft) return [];
  if (draft.edit !== null) return may_go_on(draft, draft.edit);
  return draft.is_marching ? province(draft.at).adjacent : [];
}

/* The card of a province opens with it. While another panel is open, a press never unchooses. */
const is_hidden = (how) => Boolean(how.panel) && how.panel !== 'act';

/* A choice without an order, for spectators and in the past. */
const looking = (how) => (code) => {
  const { desk } = how;
  desk?.set({ ...desk.value, at: desk.value?.at === code && !is_hidden(how) ? null : code });
  how.show?.('act');
};

/* A press of a province: a destination while a move is being made, else a choice. */
const ordering = (draft, send, how) => (code) => {
  const is_aiming = draft.edit !== null || draft.is_marching;
  send({ type: is_hidden(how) && !is_aiming ? 'look' : 'province', at: code });
  how.show?.('act');
};

/* An army pulled to another province: its numbers are on the desk. */
const marching = (send, how) => (from, to) => {
  send({ type: 'march', from, to });
  how.show?.('act');
};

/* What the board needs to know beside the view. */
function scene_of(view, draft, send, how) {
  const chosen = (draft ? draft.at : how.desk?.value?.at) ?? null;
  const press = draft ? ordering(draft, send, how) : looking(how);
  const home = view.you?.capital ?? 'ds';
  return {
    how, chosen, press, cursor: chosen ?? home, targets: new Set(targets_of(view, draft)),
    dangers: new Set(draft ? dangers(view, draft).map(({ code }) => code) : []),
    movable: (code) => Boolean(draft && Object.keys(left_in(draft, code)).length),
  };
}

/** The map of a match: the same for playing, watching and looking back. */
export function board(view, draft, hints, send, how = {}) {
  const scene = scene_of(view, draft, send, how);
  const march = draft && marching(send, how);
  return html`<div class="stratagem frame"><svg class="board sg-map" viewBox=${FRAME} role="group"
    aria-label=${t('stratagem-map-label')} .march=${march}>
    <g class="sg-camera">${sea()} ${view.provinces.map((p, i) => soil(p, i, p.visible ? p : last_seen(p, how)))}
    ${roads()} ${trade(view)} ${view.provinces.map((p, i) => place(view, p, i, how))}
    ${view.provinces.map((p, i) => button(view, p, i, scene))}
    ${draft ? drafted(view, draft) : nothing} ${flashes(view)}<path class="sg-drag" aria-hidden="true"/></g></svg>
    </div>`;
}

/** The map as a small still picture; a view without any province in sight shows the bare land. */
export function miniature(seen) {
  const view = seen.provinces.some((p) => p.visible) ? seen
    : { ...seen, provinces: seen.provinces.map((p) => ({ ...p, visible: true, owner: null })) };
  return html`<svg class="board sg-map mini" viewBox=${FRAME} role="img"
    aria-label=${t('stratagem-map-label')}>${sea()}
    ${view.provinces.map((p, i) => soil(p, i, p.visible ? p : null))} ${roads()}
    ${view.provinces.map((p, i) => {
      const known = p.visible ? p : null;
      return svg`${known?.owner === null || !known ? nothing
        : banner(known.owner, PROVINCES[i].x - 34, PROVINCES[i].y - 50, 2)}
        <g class="sg-things">${armies(known).map((army) =>
          shield(army, PROVINCES[i].x + 34 - shield_width(army) / 2, PROVINCES[i].y - 10))}</g>`;
    })}</svg>`;
}

/* Every home with its first units, all in sight: the opening. */
const opening = () => ({
  provinces: PROVINCES.map(({ code }) => {
    const seat = HOMES.findIndex((home) => home.includes(code));
    const is_first = seat >= 0 && HOMES[seat][0] === code;
    const units = seat < 0 ? {}
      : { [`p${seat}`]: is_first ? { militia: [1, 0, 0], infantry: [1, 0, 0], scout: [1, 0, 0] }
        : { militia: [1, 0, 0] } };
    return { code, visible: true, owner: seat < 0 ? null : seat, units, buildings: [] };
  }),
});

/** The opening as a picture, when no match can be shown. */
export const still = () => miniature(opening());
