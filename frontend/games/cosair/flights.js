/* What flies: fleets as dashes, one for each turn of the way, with the turn of arrival; agents; settlers; rings of
 * equal flight time. Drafted flights are drawn in outline. */
import { nothing, svg } from '../../vendor/lit-html.js';
import { t } from '../../locales/text.js';
import { flight, mine, own_planet, planet_of, tint } from './position.js';
import { fixed, line, path, RING, spot, SQUARE } from './plane.js';

const HEAD = 12;
const BESIDE = 14; /* from a course to its text */
const LEVEL = 4;   /* less than that aside, and the text stands in the middle above its course */
const CLEAR = 76;  /* from a planet to the text, which leaves room for its name and its ships */

const short_ships = ({ cruisers, transports }) =>
  [cruisers && t('cosair-chart-cruisers', { n: cruisers }),
    transports && t('cosair-chart-transports', { n: transports })].filter(Boolean).join(' ');

const turn_mark = (turn) => t('cosair-chart-turn', { turn: String(turn) });

/* A small arrowhead at a point of a course. */
function head(at, u) {
  const back = { x: at.x - u.x * HEAD, y: at.y - u.y * HEAD };
  const left = { x: back.x - u.y * HEAD * 0.55, y: back.y + u.x * HEAD * 0.55 };
  const right = { x: back.x + u.y * HEAD * 0.55, y: back.y - u.x * HEAD * 0.55 };
  return `${path(at, left, right)}Z`;
}

/* Above a course, or beside a steep one: the text begins or ends there, so that the course does not cross it. */
function label(at, u, words, more = '') {
  const up = u.x >= 0 ? -1 : 1;
  const aside = u.y * BESIDE * -up;
  const side = Math.abs(aside) < LEVEL ? '' : aside > 0 ? ' right' : ' left';
  return svg`<text class=${`co-when${side}`} x=${fixed(at.x + aside)}
    y=${fixed(at.y + u.x * BESIDE * up + 4)}><tspan class="co-count">${words}</tspan>${more
      ? svg`<tspan class="co-arrives" dx="4">${more}</tspan>`
      : nothing}</text>`;
}

/* The way with a dash for each turn; the part already flown is faint. */
function track(course, total, left) {
  const one = (course.end - course.start) / total;
  const here = course.start + one * (total - left);
  const dashes = `${fixed(one * 0.66)} ${fixed(one * 0.34)}`;
  return { here,
    lines: svg`<path class="flown" d=${path(course.point(course.start), course.point(here))}
      stroke-dasharray=${dashes}/>
      <path class="ahead" d=${path(course.point(here), course.point(course.end))} stroke-dasharray=${dashes}/>` };
}

const turns_left = (view, fleet) => Math.max(0, fleet.arrives - view.turn);

/* The ships of a route in words: of one fleet each kind, of several how many there are. */
function route_label(view, route, at, u) {
  const [first] = route;
  const turn = String(first.arrives);
  if (route.length < 2) {
    return label(at, u, short_ships(first), t('cosair-chart-arrives', { turn, left: turns_left(view, first) }));
  }
  const ships = route.reduce((n, { cruisers, transports }) => n + cruisers + transports, 0);
  const words = svg`<tspan class="co-many">${t('cosair-chart-fleets', { n: route.length, ships })}</tspan><tspan
    class="co-few">${t('cosair-ships', { n: ships })}</tspan>`;
  return label(at, u, words, t('cosair-chart-next', { turn }));
}

/* The head of a fleet. Its name and place tell where it glides from when a turn is over. */
function fleet_head(view, fleet, { course, total }, words) {
  const { here } = track(course, total, turns_left(view, fleet));
  const { x, y } = course.point(here);
  return svg`<g class="co-head" data-fleet=${`${fleet.seat} ${fleet.id}`} data-at=${`${fixed(x)} ${fixed(y)}`}>
    <path class="tip" d=${head(course.point(here + 6), course.u)}/>${words}</g>`;
}

/* Where on its course the text of a fleet stands: with the fleet, but clear of both planets. */
const beside = ({ length, point }, here) =>
  point(Math.max(Math.min(here, length - CLEAR), Math.min(CLEAR, length / 2)));

/** Fleets in flight on one route, the next to arrive first, with one label for all. */
export function route_track(view, route, side) {
  const [first] = route;
  const course = line(view, first.from, first.to, side);
  const longest = Math.max(...route.map((fleet) => turns_left(view, fleet)));
  const total = Math.max(1, longest, flight(view, first.from, first.to) ?? longest);
  const { lines } = track(course, total, longest);
  const words = route_label(view, route, beside(course, track(course, total, turns_left(view, first)).here), course.u);
  return svg`<g class=${`co-fleet ${tint(view, first.seat)}`}>${lines}${route.map((fleet, i) =>
    fleet_head(view, fleet, { course, total }, i ? nothing : words))}</g>`;
}

const initial = (agent, x, y) => svg`<circle cx=${fixed(x)} cy=${fixed(y)} r="8"/>
  <text x=${fixed(x)} y=${fixed(y + 3.5)}>${agent.name[0].toUpperCase()}</text>`;

/* The view does not say where a returning agent comes from, so the agent is drawn beside the destination. */
function expected_home(view, agent, i) {
  const { x, y } = spot(planet_of(view, agent.to));
  return svg`<g class=${`co-agent back ${tint(view, agent.seat)}`}>${initial(agent, x - 41, y + 16 - i % 3 * 18)}</g>`;
}

/* The planet a returning agent comes from, if the log knows it: that of the last mission, if the flight time fits. It
 * does not fit if the agent had to fly on because the destination was lost. */
function origin(view, agent, log) {
  const told = log.findLast((one) =>
    one.kind === 'mission' && one.seat === agent.seat && one.agent === agent.name && one.turn < view.turn);
  if (!told || !planet_of(view, told.planet) || told.planet === agent.to) return null;
  const [took, now] = [agent.arrives - told.turn - 1, flight(view, told.planet, agent.to)];
  return took >= Math.floor(now * 0.75) && took <= Math.ceil(now * 1.25) ? told.planet : null; // with either drive
}

/** An agent under way, out or back; `i`: its index among the agents under way; `log`: the log as far as it was read. */
export function agent_track(view, agent, i, log = []) {
  const is_back = agent.state === 'back';
  const from = is_back ? origin(view, agent, log) : agent.at;
  if (from === null) return expected_home(view, agent, i);
  const left = Math.max(0, agent.arrives - view.turn);
  const total = Math.max(1, left, flight(view, from, agent.to) ?? left);
  const course = line(view, from, agent.to, -5);
  const at = course.point(course.start + (course.end - course.start) * (total - left) / total);
  return svg`<g class=${`co-agent${is_back ? ' back' : ''} ${tint(view, agent.seat)}`}>
    <path d=${path(course.point(course.start), course.point(course.end))}/>${initial(agent, at.x, at.y)}</g>`;
}

/** Settlers: their landing place is not known yet, so a dot with the turn of arrival stays at the planet they left. */
export function expedition_mark(view, { seat, from, arrives }, i) {
  const { x, y } = spot(planet_of(view, from));
  return svg`<g class=${`co-settlers ${tint(view, seat)}`} transform=${`translate(${x} ${y})`}>
    <path d="M-40 -14A42 42 0 0 1 -14 -40"/>
    <circle cx=${-34 + i % 3 * 9} cy=${-34 - i % 3 * 4} r="5"/>
    <text class="co-when" x="-38" y=${-44 - i % 3 * 13}>${turn_mark(arrives)}</text></g>`;
}

/* The angle at which each ring's turns are written: as far as possible from the middles of all squares. */
const ANGLES = [30, 41, 30, 29].map((degrees) => degrees * Math.PI / 180);

/** Circles of equal flight time round a planet, one per square of distance, with their turns. */
export function range_rings(view, from) {
  const { x, y } = spot(planet_of(view, from));
  const most = Math.min(ANGLES.length, Math.floor(view.size / 2));
  return svg`<g class="co-range" aria-hidden="true"
    transform=${`translate(${x} ${y})`}>${Array.from({ length: most }, (_, i) => svg`
      <circle r=${(i + 1) * SQUARE}/><text x=${fixed((i + 1) * SQUARE * Math.cos(ANGLES[i]))}
        y=${fixed((i + 1) * SQUARE * -Math.sin(ANGLES[i]))}>${view.flight_turns?.[(i + 1) ** 2] ?? ''}</text>`)}</g>`;
}

function arrow(view, from, to, kind, words, more) {
  const course = line(view, from, to, 5);
  const middle = course.point((course.start + course.end) / 2);
  return svg`<g class=${`co-order ${kind}`}>
    <path class="shaft" d=${path(course.point(course.start), course.point(course.end - 8))}/>
    <path class="tip" d=${head(course.point(course.end), course.u)}/>${words ? label(middle, course.u, words, more)
      : nothing}</g>`;
}

const dated = (view, from, to) => turn_mark(view.turn + (flight(view, from, to) ?? 0));

const DRAWN = {
  send_fleet: (view, o) => arrow(view, o.from, o.to, 'fleet', short_ships(o), dated(view, o.from, o.to)),
  send_agent: (view, o) => {
    const agent = view.you.agents.find((a) => a.name === o.agent);
    return agent ? arrow(view, agent.at, o.planet, 'agent', o.agent[0].toUpperCase(), dated(view, agent.at, o.planet))
      : nothing;
  },
  colonise: (view, o) => {
    const { x, y } = spot(planet_of(view, o.from));
    return svg`<g class="co-order settle"><circle cx=${x} cy=${y} r=${RING + 13}/></g>`;
  },
  set_queue: (view, o) => {
    const { x, y } = spot(planet_of(view, o.planet));
    return svg`<g class="co-order list">
      <path d=${`M${x - 43} ${y + 22}h12M${x - 43} ${y + 27}h12M${x - 43} ${y + 32}h8`}/></g>`;
  },
};

/* The way of the fleet that is being put together. */
function aimed(view, { from, at, me }) {
  const fits = from !== null && at !== null && from !== at && planet_of(view, at)?.owner !== me
    && own_planet(view, null, from);
  return fits ? arrow(view, from, at, 'aimed', '', '') : nothing;
}

/** All orders so far, drawn as a draft. */
export function drafted(view, draft) {
  if (mine(view) === null) return nothing;
  return svg`<g class="co-draft" aria-hidden="true">${draft.orders.map((o) => DRAWN[o.type]?.(view, o) ?? nothing)}
    ${aimed(view, draft)}</g>`;
}
