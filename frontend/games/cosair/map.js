/* The star map: a torus drawn as one tile with its copies round it, so that there is no edge. It is the same for
 * players, spectators and replays. */
import { html, nothing, svg } from '../../vendor/lit-html.js';
import { t } from '../../locales/text.js';
import {
  agents_flying, centre_of, expeditions_of, fleets_of, flight, mine, nation_name, people, planet_name, planet_of,
  report_of, ships_words, sign_of, tint, whole_planet,
} from './position.js';
import { number_figure, number_words, planet_words } from './world.js';
import { agent_track, drafted, expedition_mark, range_rings, route_track } from './flights.js';
import { pointed_at } from './camera.js';
import { frame_at, framed, grid, RING, spot, SQUARE, stars } from './plane.js';
import { strokes_of } from './signs.js';

const THIN = 2.5;
const MOST = 16;
const FULL = 5000;
/* The ships of a planet are drawn below its square, and little above it: so much lower than the squares the frame
 * begins and ends, with some room round it. */
const [HEAD, FOOT, ROOM] = [17, 21, 5];
const STALE = 25;

/** How thick the ring of so many thousand people is. */
export const thickness = (pop) => Math.min(MOST, 4 + (MOST - 4) * pop / FULL);

/* A short name for small scales, with the nation that founded the planet: "Rd Prime", "Rd Two"; where a square has no
 * room for that either "Rd", "Rd 2". */
function short_name(view, planet, worded = number_words) {
  const [colour, number] = planet.name.split(' ');
  const founder = view.nations.find((n) => n.colour === colour.toLowerCase());
  if (!founder || !number) return planet_words(planet.name);
  return `${founder.code} ${worded(number)}`.trim();
}

/* What is known of a planet's population: of an own planet, from a report, or nothing. */
function people_of(view, planet, whole) {
  const seen = whole ?? report_of(view, planet.id);
  return { pop: seen?.pop ?? null, is_old: !whole && (seen?.age ?? 0) > STALE };
}

function ring(view, planet, whole) {
  const { pop, is_old } = people_of(view, planet, whole);
  const width = pop === null ? THIN : thickness(pop);
  const { code, dash } = sign_of(view, planet.owner);
  return svg`<circle class="co-disc" r=${RING}/>
    <circle class=${`co-ring${pop === null ? ' unknown' : ''}${is_old ? ' old' : ''}`} r=${RING - width / 2}
      stroke-width=${width}/>
    <circle class="co-dash" r=${RING + 4.5} stroke-dasharray=${dash || nothing}/>
    <text class="co-code" y="5">${code}</text>`;
}

const badge = (id, i) => svg`<g class=${`co-badge ${id}`} transform=${`translate(${17 + i * 16} -36) scale(0.55)`}>
  <circle cx="12" cy="12" r="14"/>${strokes_of(id)}</g>`;

/* The states of a planet, and whether there was a battle in the last resolution. */
function badges(planet, whole, is_mine, fought) {
  const shown = [fought.has(planet.id) && 'battle', whole?.unrest && 'unrest', whole?.jam && 'jam',
    is_mine && !whole?.queue?.length && 'idle'];
  return shown.filter(Boolean).map(badge);
}

/* Stationed ships: a sign and a number each, in a centred row. */
function garrison(whole, y) {
  const kinds = [['cruiser', whole?.cruisers], ['transport', whole?.transports],
    ['colony_ship', whole?.colony_ships]].filter(([, n]) => n);
  const width = kinds.reduce((sum, [, n]) => sum + 16 + String(n).length * 9, 0);
  let x = -width / 2;
  return kinds.map(([id, n]) => {
    const here = x;
    x += 16 + String(n).length * 9;
    return svg`<g class="co-ships" transform=${`translate(${here} ${y})`}>
      <g transform="scale(0.5)">${strokes_of(id)}</g><text x="13" y="11">${n}</text></g>`;
  });
}

/* The ships stationed there, or those that an agent saw. */
function standing(view, planet, whole) {
  const seen = whole ? null : report_of(view, planet.id);
  return seen ? svg`<text class="co-seen" y="60">${t('cosair-chart-ships-seen', { n: seen.ships,
    turn: String(seen.turn) })}</text>`
    : svg`<g class="co-garrison">${garrison(whole, 50)}</g>`;
}

/* What is known of a planet, and its states. */
function known_words(view, planet, whole) {
  const seen = report_of(view, planet.id);
  if (!whole) {
    return seen ? t('cosair-chart-seen', { people: people(seen.pop), n: seen.ships, turn: String(seen.turn) }) : '';
  }
  const is_idle = planet.owner === mine(view) && !whole.queue?.length;
  return [people(whole.pop), ships_words(whole), whole.unrest && t('cosair-unrest'), whole.jam && t('cosair-jammed'),
    is_idle && t('cosair-chart-idle')].filter(Boolean).join(', ');
}

/* A planet in words, for screen readers. */
function words(view, planet, whole, from) {
  const head = planet.owner === mine(view) ? t('cosair-chart-yours', { planet: planet_words(planet.name) })
    : t('cosair-chart-theirs', { planet: planet_words(planet.name), nation: nation_name(view, planet.owner) });
  const way = Number.isInteger(from) && from !== planet.id
    ? t('cosair-chart-way', { n: flight(view, from, planet.id), planet: planet_name(view, from) })
    : '';
  return [head, known_words(view, planet, whole), way].filter(Boolean).join('; ');
}

/* A planet as it is drawn. */
function planet_mark(view, planet, { hints, fought }) {
  const whole = whole_planet(view, hints, planet.id);
  const { x, y } = spot(planet);
  const is_mine = planet.owner === mine(view);
  return svg`<g class=${`co-mark ${tint(view, planet.owner)}${is_mine ? ' own' : ''}`}
    data-planet=${planet.id} data-owner=${planet.owner}
    transform=${`translate(${x} ${y})`}>${ring(view, planet, whole)}${badges(planet, whole, is_mine, fought)}
    <text class="co-name" y="46">${planet_words(planet.name)}</text>
    <text class="co-short" y="48">${short_name(view, planet)}</text>
    <text class="co-tiny" y="50">${short_name(view, planet, number_figure)}</text>
    <g class="co-standing">${standing(view, planet, whole)}</g></g>`;
}

/* A ring round a planet that is chosen or can be aimed at. */
function halo(planet, { chosen, from, aim }) {
  const kind = chosen === planet.id ? 'chosen' : aim && planet.id !== from ? 'target' : '';
  const { x, y } = spot(planet);
  return kind ? svg`<circle class=${`co-halo ${kind}`} cx=${x} cy=${y} r="36.5"/>` : nothing;
}

/* The same planet as a button in the frame: a ring over it that shows when it is pointed at or focused. Buttons are not
 * copied: each copy would be a stop of the Tab key without a name. */
function planet_button(view, planet, { hints, chosen, from, cursor }) {
  const { x, y } = spot(framed(view.size, centre_of(view), planet));
  const is_chosen = chosen === planet.id;
  return svg`<g class="co-planet" role="button" data-id=${planet.id} data-x=${planet.x} data-y=${planet.y}
    transform=${`translate(${x} ${y})`}
    tabindex=${cursor === planet.id ? 0 : -1}
    aria-label=${words(view, planet, whole_planet(view, hints, planet.id), from)}
    aria-pressed=${is_chosen ? 'true' : 'false'}><circle class="co-hit" r="36.5"/></g>`;
}

/* The panel of a planet opens with it. While another one is open, a press never unchooses. */
const is_hidden = (how) => Boolean(how.panel) && how.panel !== 'act';

/* Choosing a planet without orders: for spectators and replays. */
const looking = (how) => (id) => {
  const { desk } = how;
  desk?.set({ ...desk.value, at: desk.value?.at === id && !is_hidden(how) ? null : id });
  how.show?.('act');
};

/* Without a draft there is only the chosen planet. */
const bare_scene = (how) => ({ chosen: how.desk?.value?.at ?? null, from: null, aim: false, press: looking(how) });

const draft_scene = ({ at, from, aim }, send, how) => ({ chosen: at, from, aim,
  press: (id) => {
    send({ type: is_hidden(how) && !aim ? 'look' : 'planet', at: id });
    how.show?.('act');
  } });

/* What the map needs to know besides the view. */
function scene_of(view, draft, hints, send, how) {
  const scene = draft ? draft_scene(draft, send, how) : bare_scene(how);
  const there = (id) => (planet_of(view, id) ? id : null);
  const fought = new Set((view.news ?? []).filter(({ kind }) => kind === 'battle').map(({ planet }) => planet));
  return { ...scene, hints, fought, from: there(scene.from), cursor: there(scene.chosen) ?? view.you?.capital ?? 0 };
}

/* A nation's fleets from one planet to another, the next to arrive first. */
function routes(fleets) {
  const all = new Map();
  for (const fleet of [...fleets].sort((a, b) => a.arrives - b.arrives)) {
    const key = [fleet.seat, fleet.from, fleet.to].join();
    all.set(key, [...(all.get(key) ?? []), fleet]);
  }
  return [...all.values()];
}

/* Routes on the same way are drawn side by side. */
function side_by_side(all) {
  const seen = new Map();
  return all.map((route) => {
    const key = [route[0].from, route[0].to].sort((a, b) => a - b).join();
    const n = seen.get(key) ?? 0;
    seen.set(key, n + 1);
    return { route, side: n ? Math.ceil(n / 2) * 9 * (n % 2 ? 1 : -1) : 0 };
  });
}

function traffic(view, log) {
  return svg`<g class="co-traffic"
    aria-hidden="true">${agents_flying(view).map((agent, i) => agent_track(view, agent, i, log))}
    ${side_by_side(routes(fleets_of(view))).map(({ route, side }) => route_track(view, route, side))}
    ${expeditions_of(view).map((one, i) => expedition_mark(view, one, i))}</g>`;
}

const AROUND = [-1, 0, 1].flatMap((j) => [-1, 0, 1].map((i) => [i, j])).filter(([i, j]) => i || j);

function sky(size) {
  return svg`<g aria-hidden="true"><path class="co-stars" d=${stars(size)}/>
    <path class="co-grid" d=${grid(size)}/></g>`;
}

/* Dims all but one picture of each square, round the middle of the view, and frames the rest. */
function veil({ size }, { x, y }) {
  const wide = size * SQUARE;
  const [left, top] = [x, y].map((n) => frame_at(size, n) * SQUARE);
  const hole = `M${left} ${top + HEAD}h${wide}v${wide + FOOT - HEAD}h${-wide}z`;
  return svg`<g class="co-veil" aria-hidden="true">
    <path class="dim" d=${`M${-3 * wide} ${-3 * wide}h${7 * wide}v${7 * wide}h${-7 * wide}z${hole}`}/>
    <path class="edge" d=${hole}/></g>`;
}

/* What stands below a planet is drawn over the planet of the next row. */
const upwards = (planets) => [...planets].sort((a, b) => b.y - a.y);

/** The map of a match. */
export function board(view, draft, hints, send, how = {}) {
  const scene = scene_of(view, draft, hints, send, how);
  const wide = view.size * SQUARE;
  const press = (id) => { if (id !== null && planet_of(view, id)) scene.press(id); };
  const keyed = (event) => {
    const id = event.target.closest?.('.co-planet')?.dataset.id;
    if (id === undefined || (event.key !== 'Enter' && event.key !== ' ')) return;
    event.preventDefault();
    press(Number(id));
  };
  const centre = centre_of(view);
  return html`<div class="cosair frame">
    <svg class=${`board co-map${scene.aim ? ' aiming' : ''}`}
      viewBox=${`0 ${HEAD - ROOM} ${wide} ${wide + FOOT - HEAD + 2 * ROOM}`} role="group"
      aria-label=${t('cosair-map-label')} data-size=${view.size} data-turn=${view.turn}
      data-home=${`${centre.x} ${centre.y}`}
      data-from=${scene.from === null ? '' : `${planet_of(view, scene.from).x} ${planet_of(view, scene.from).y}`}
      data-turns=${(view.flight_turns ?? []).join(' ')}
      @click=${(event) => press(pointed_at(event))} @keydown=${keyed}>
    <g class="co-camera">
      <g class="co-copies" aria-hidden="true">${AROUND.map(([i, j]) => svg`<use x=${i * wide} y=${j * wide}/>`)}</g>
      <g class="co-tile"><g class="co-drawn">${sky(view.size)}
        ${scene.from === null || scene.chosen === null ? nothing : range_rings(view, scene.from)}
        ${traffic(view, how.log)}
        ${draft ? drafted(view, draft) : nothing}<g class="co-marks"
          aria-hidden="true">${upwards(view.planets).map((planet) => planet_mark(view, planet, scene))}
          ${view.planets.map((planet) => halo(planet, scene))}</g></g>
        <g class="co-buttons">${view.planets.map((planet) => planet_button(view, planet, scene))}</g></g>
      ${veil(view, centre)}
      <g class="co-hover" aria-hidden="true"><path/><text/></g></g></svg></div>`;
}

/** The map as a small still picture. */
export function miniature(view) {
  const wide = view.size * SQUARE;
  return html`<svg class="board co-map mini" viewBox=${`0 0 ${wide} ${wide}`} role="img"
    aria-label=${t('cosair-map-label')}>${sky(view.size)}
    ${view.planets.map((planet) => {
      const { x, y } = spot(planet);
      return svg`<g class=${`co-mark ${tint(view, planet.owner)}`}
        transform=${`translate(${x} ${y}) scale(1.25)`}>${ring(view, planet,
          view.all?.planets?.[planet.id] ?? null)}</g>`;
    })}</svg>`;
}

/** @type {[colour: string, x: number, y: number][]} */
const OPENING = [['red', 0, 0], ['blue', 3, 1], ['green', 5, 3], ['yellow', 1, 4]];

/* Four homes on their map, as a match begins. */
const opening = () => ({
  size: 6, nations: OPENING.map(([colour], seat) => ({ seat, colour })),
  planets: OPENING.map(([, x, y], id) => ({ id, x, y, owner: id })),
  all: { planets: OPENING.map(() => ({ pop: 3000 })) },
});

/** The opening as a picture, when no match can be shown. */
export const still = () => miniature(opening());
