/* Log lines, drafted orders and ends in words. */
import { has_words, list_of, t } from '../../locales/text.js';
import { agent_name, item_name, tech_name } from './world.js';
import { mine, nation_name, planet_name, ships_words } from './position.js';
import { told } from './tale.js';

/** One log line as a sentence; without a view in the server's own words. */
export const tell = (line, view) => (view && told(view, line)) ?? line.story ?? (line.text ? `${line.text}.` : '');

/* What ends a run of turns (R13.8): kinds of news, some only of certain things. */
const STOPS = new Set(['queue_empty', 'researched', 'recruited', 'founded', 'returned_colony', 'battle', 'agent_home',
  'mission', 'discovered']);

/** What ended a run of turns that were skipped, as sentences. Where there is no such news, a planet has become large
 * enough for its colony ship. */
export function stops(view) {
  const news = (view.news ?? [])
    .filter((line) => STOPS.has(line.kind) || (line.kind === 'built' && line.item === 'colony_ship'));
  if (news.length) return news.map((line) => tell(line, view));
  return (view.you?.needs ?? []).filter(({ kind }) => kind === 'colony_ship')
    .map(({ planet }) => t('cosair-stop-settlers', { planet: planet_name(view, planet) }));
}

/** "2 × Cruiser, Factory". */
export function items_words(items) {
  const runs = [];
  for (const item of items) {
    if (runs.at(-1)?.item === item) runs.at(-1).n += 1;
    else runs.push({ item, n: 1 });
  }
  return runs.map(({ item, n }) => (n > 1 ? t('cosair-order-queue-run', { n, item: item_name(item) })
    : item_name(item))).join(', ');
}

function queue_words(planet, { items, repeat }) {
  if (!items.length) return t('cosair-order-queue-empty', { planet });
  return t(repeat ? 'cosair-order-queue-repeat' : 'cosair-order-queue', { planet, items: items_words(items) });
}

const SAID = {
  set_tax: (view, o) => t('cosair-order-set_tax', { rate: o.rate }),
  set_research: (view, o) => t('cosair-order-set_research', { tech: tech_name(o.tech) }),
  set_queue: (view, o) => queue_words(planet_name(view, o.planet), o),
  set_rush: (view, o) =>
    t(o.on ? 'cosair-order-rush-on' : 'cosair-order-rush-off', { planet: planet_name(view, o.planet) }),
  send_fleet: (view, o) => t('cosair-order-send_fleet', { ships: ships_words(o), from: planet_name(view, o.from),
    to: planet_name(view, o.to) }),
  colonise: (view, o) => t('cosair-order-colonise', { planet: planet_name(view, o.from), n: o.escort }),
  recruit_agent: () => t('cosair-order-recruit_agent'),
  send_agent: (view, o) =>
    t(`cosair-agent-order-${o.mission}`, { agent: agent_name(o.agent), planet: planet_name(view, o.planet) }),
  resign: () => t('cosair-order-resign'),
};

/** A drafted order in words. */
export const order_words = (view, order) => SAID[order.type]?.(view, order) ?? t('cosair-order-other');

/* How to word each reason that the server gives for a mistake. */
const REVIEW = {
  fleet_beaten: (place, { seen, ...ships }) => t(`cosair-review-fleet_beaten${seen === null ? '-unseen' : ''}`,
    { planet: place, seen, ships: ships_words(ships) }),
  ships_needed: (place, ships) => t('cosair-review-ships_needed', { planet: place, ships: ships_words(ships) }),
  not_taken: (place, { seen, ...ships }) => t('cosair-review-not_taken', { planet: place, seen,
    ships: ships_words(ships) }),
  left_open: (place, { guards }) => t('cosair-review-left_open', { planet: place, n: guards }),
  colony_idle: (place) => t('cosair-review-colony_idle', { planet: place }),
  idle: (place, { n }) => t('cosair-review-idle', { planet: place, n }),
  build: (place, { item }) => t('cosair-review-build', { planet: place, item: item_name(item) }),
  tax: (place, { rate }) => t('cosair-review-tax', { rate }),
};

/** Why orders of the view's nation were a mistake, in one sentence. */
export const review = (why, view) =>
  REVIEW[why.code]?.(planet_name(view, why.planet), why) ?? t('cosair-review-other');

/** All drafted orders in words. */
export const order_lines = ({ view, orders }) =>
  orders.map((order, i) => ({ i, words: order_words(view, order), planet: order.planet ?? order.from ?? null }));

/** Why no colony can start, by the server's code. */
export function grounded_words(code) {
  const id = `cosair-grounded-${code}`;
  return t(has_words(id) ? id : 'cosair-grounded-other');
}

/* A bot goes by its nation, since several nations may have the same bot. */
function player_words(seats, seat, view) {
  const { name = null, kind } = seats[seat] ?? {};
  if (kind === 'builtin' && view?.nations?.[seat]) {
    return t('cosair-bot', { nation: nation_name(view, seat), bot: name });
  }
  return name ?? t('cosair-seat', { n: seat + 1 });
}

/* The potentials of the first two by their places: a nation that has left can have more than the runner-up. */
const best_two = ({ places = [], scores = [] }) => {
  const [first = 0, second = 0] = scores.map((score, seat) => ({ score, place: places[seat] }))
    .sort((a, b) => a.place - b.place).map(({ score }) => score);
  return { first, second };
};

/** How a match ended, to the only winner; the others read `ended`. */
export function ended_own(result, seats, view, seat) {
  const { places = [], reason } = result;
  const is_sole = places[seat] === 1 && places.filter((place) => place === 1).length === 1;
  const id = `cosair-you-won-${reason}`;
  return is_sole ? t(has_words(id) ? id : 'cosair-you-won-other', best_two(result)) : '';
}

/** How a match ended, as a sentence. */
export function ended(result, seats, view) {
  const { places = [], reason } = result;
  const names = places.map((place, seat) => (place === 1 ? player_words(seats, seat, view) : '')).filter(Boolean);
  if (!names.length) return t('cosair-end-none');
  const is_won = names.length === 1;
  const id = is_won ? `cosair-end-won-${reason}` : `cosair-end-shared-${reason}`;
  const other = is_won ? 'cosair-end-won-other' : 'cosair-end-shared-other';
  return t(has_words(id) ? id : other, { winner: names[0], winners: list_of(names), ...best_two(result) });
}

const LOUD = new Set(['battle', 'owner', 'out']);
const CALLS = new Set(['discovered', 'state_begun', 'hijacked', 'end']);

/** What a log line sounds like. */
export function sound(line) {
  if (LOUD.has(line.kind)) return 'take';
  if (CALLS.has(line.kind)) return 'check';
  return line.kind === 'new' || line.kind === 'researched' ? 'move' : null;
}

/** Events that concern the viewer: one's own seat, planets or both sides of a battle. */
export const concerns = (view, line) => line.seat === mine(view) || line.att === mine(view) || line.def === mine(view)
  || line.owner === mine(view) || line.from === mine(view);
