/* Everything that is said: log lines, drafted orders, reasons, ends. */
import { agent_name, item_name, mission_of, tech_name } from './world.js';
import { mine, planet_of, ships_words } from './position.js';

/** One log line as a sentence. */
export const tell = (line) => line.story ?? (line.text ? `${line.text}.` : '');

const name = (view, id) => planet_of(view, id)?.name ?? `planet ${id}`;

function list_words(items, repeat) {
  if (!items.length) return 'empty';
  const runs = [];
  for (const item of items) {
    if (runs.at(-1)?.item === item) runs.at(-1).n += 1;
    else runs.push({ item, n: 1 });
  }
  return runs.map(({ item, n }) => (n > 1 ? `${n} × ${item_name(item)}` : item_name(item))).join(', ')
    + (repeat ? ', repeated' : '');
}

const SAID = {
  set_tax: (view, o) => `Tax ${o.rate} %`,
  set_research: (view, o) => `Research ${tech_name(o.tech)}`,
  set_queue: (view, o) => `${name(view, o.planet)} builds: ${list_words(o.items, o.repeat)}`,
  set_rush: (view, o) => `${name(view, o.planet)}: rush ${o.on ? 'on' : 'off'}`,
  send_fleet: (view, o) => `${ships_words(o)} from ${name(view, o.from)} to ${name(view, o.to)}`,
  colonise: (view, o) =>
    `Settlers leave ${name(view, o.from)} with ${o.escort} ${o.escort === 1 ? 'cruiser' : 'cruisers'}`,
  recruit_agent: () => 'Recruit an agent',
  send_agent: (view, o) =>
    `${agent_name(o.agent)}: ${mission_of(o.mission)?.short ?? o.mission} ${name(view, o.planet)}`,
  resign: () => 'Resign',
};

/** A drafted order in words. */
export const order_words = (view, order) => SAID[order.type]?.(view, order) ?? order.type;

/** All drafted orders in words. */
export const order_lines = ({ view, orders }) =>
  orders.map((order, i) => ({ i, words: order_words(view, order), planet: order.planet ?? order.from ?? null }));

const WHY = {
  no_colony_ship: 'no colony ship is ready', not_enough_people: 'two million people must live there',
  not_enough_ships: 'a cruiser must lie there as escort',
  no_colonisations_left: 'nine colonies were started, which is all', map_full: 'there is no free square left',
};
export const why_words = (code) => WHY[code] ?? String(code).replaceAll('_', ' ');

const REASONS = {
  last_nation: 'as the last nation', turn_limit: 'when the turns were over',
  agreement: 'by agreement', abandoned: 'since nobody was there any more',
};

/* Why it ended: superiority is told with its numbers, since not every table asks for twice as much. */
function reason_words({ reason, scores = [] }) {
  const [first, second] = [...scores].sort((a, b) => b - a);
  if (reason === 'superiority') return `with a potential of ${first} against ${second}`;
  return REASONS[reason] ?? String(reason ?? '').replaceAll('_', ' ');
}

/** How a match ended, as a sentence. */
export function ended(result, seats) {
  const first = (result.places ?? []).map((place, seat) => (place === 1 ? seat : -1)).filter((seat) => seat >= 0);
  const who = first.map((seat) => seats[seat]?.name ?? `Seat ${seat + 1}`);
  const why = reason_words(result);
  if (who.length === 1) return `${who[0]} wins ${why}.`;
  return who.length ? `Shared by ${who.join(' and ')}, ${why}.` : 'The match is over.';
}

const LOUD = new Set(['battle', 'owner', 'out']);
const CALLS = new Set(['discovered', 'sabotaged', 'unrest_begun', 'hijacked', 'end']);

/** What a log line sounds like. */
export function sound(line) {
  if (LOUD.has(line.kind)) return 'take';
  if (CALLS.has(line.kind)) return 'check';
  return line.kind === 'new' || line.kind === 'researched' ? 'move' : null;
}

/** What waits for a hand, in words. */
export function need_words(view, need) {
  const said = {
    empty_queue: () => `${name(view, need.planet)} builds nothing: its list is empty`,
    no_research: () => 'Nothing is being researched',
    colony_ship: () => `A colony ship is ready at ${name(view, need.planet)}`,
    free_agent: () => `${agent_name(need.agent)} is free`,
    recruit: () => 'Nobody is being trained as an agent',
    debt: () => 'The treasury is in debt',
  };
  return said[need.kind]?.() ?? need.kind.replaceAll('_', ' ');
}

/** Events that concern the viewer: one's own seat, planets or both sides of a battle. */
export const concerns = (view, line) => line.seat === mine(view) || line.att === mine(view) || line.def === mine(view)
  || line.owner === mine(view) || line.from === mine(view);
