/* Reading a view: helpers for facts that many modules need. The hints (the legal answer for the drafted orders)
 * describe the own planets after these orders; nothing here decides what is legal. */
import { number_text, t } from '../../locales/text.js';
import { colour_of, nation_words, planet_words } from './world.js';

/** The viewer's own seat, or null for spectators. */
export const mine = (view) => view.you?.seat ?? null;

export const planet_of = (view, id) => view.planets[id] ?? null;
export const nation_of = (view, seat) => view.nations?.[seat] ?? null;

/** The class that brings a nation's colour. */
export const tint = (view, seat) => `co-${colour_of(nation_of(view, seat)?.colour).key}`;
export const sign_of = (view, seat) => colour_of(nation_of(view, seat)?.colour);

/** The name of a nation without the article: "Red". */
export function nation_name(view, seat) {
  const nation = nation_of(view, seat);
  return nation ? nation_words(nation.name) : t('cosair-nation-unknown');
}

/** The name of a planet: "Red Prime". */
export function planet_name(view, id) {
  const planet = planet_of(view, id);
  return planet ? planet_words(planet.name) : t('cosair-planet-unknown');
}

/** One's own nation, after the drafted orders when there are hints. */
export const you_of = (view, hints) => hints?.you ?? view.you;

/** One's own planets, after the drafted orders when there are hints, in order of their numbers. */
export const own_planets = (view, hints) => hints?.your_planets ?? view.your_planets ?? [];

/** One's own planet by number, or null. */
export const own_planet = (view, hints, id) => own_planets(view, hints).find((p) => p.id === id) ?? null;

/** All there is to know of a planet: of one's own, or of any planet for viewers who can see everything. */
export const whole_planet = (view, hints, id) => own_planet(view, hints, id) ?? view.all?.planets?.[id] ?? null;

/** The last report on a planet or on a nation, or null. */
export const report_of = (view, id) => view.reports?.[String(id)] ?? null;
export const dossier_of = (view, seat) => view.reports?.[`n${seat}`] ?? null;

/* The shorter way round from a to b on a ring of m, signed. */
function way(a, b, m) {
  const ahead = (((b - a) % m) + m) % m;
  return ahead > m / 2 ? ahead - m : ahead;
}

/** The way from one planet to another over the torus, in squares. */
export const course = (view, from, to) => ({ dx: way(from.x, to.x, view.size), dy: way(from.y, to.y, view.size) });

/** Turns a flight of one's own takes from a planet to another. */
export function flight(view, from, to) {
  const { dx, dy } = course(view, planet_of(view, from), planet_of(view, to));
  return view.flight_turns?.[dx * dx + dy * dy] ?? null;
}

/** One's own planets from which something can be sent, nearest to the goal first: [{planet, turns}]. */
export const by_distance = (view, planets, goal) => planets.filter((p) => p.id !== goal)
  .map((planet) => ({ planet, turns: flight(view, planet.id, goal) }))
  .sort((a, b) => a.turns - b.turns || a.planet.id - b.planet.id);

/** All foreign planets, nearest to a planet first. */
export const foreign_by_distance = (view, from) =>
  by_distance(view, view.planets.filter((p) => p.owner !== mine(view)), from)
    .map(({ planet, turns }) => ({ planet, turns: planet.id === from ? 0 : turns }));

/** "in 5 turns (turn 22)". */
export const arrival = (view, arrives) =>
  t('cosair-arrival', { n: arrives - view.turn, turn: String(arrives) });

/** "2 cruisers, 1 transport". */
export function ships_words({ cruisers = 0, transports = 0 }) {
  const parts = [cruisers && t('cosair-cruisers', { n: cruisers }),
    transports && t('cosair-transports', { n: transports })];
  return parts.filter(Boolean).join(', ') || t('cosair-no-ships');
}

/** Thousands of people to the last one, since every started million counts in a landing: "3.012 million". */
export const people = (pop) => t('cosair-people', { n: pop / 1000 });

/** The same as a figure of a column, in millions: "3.012". */
export const millions = (pop) => number_text(pop / 1000, { minimumFractionDigits: 3 });

/** A number with a true minus. */
export const number = (n) => number_text(n).replace('-', '−');

/** "+5", "−3" or "±0". */
export const signed = (n = 0) => `${n > 0 ? '+' : n ? '' : '±'}${number(n)}`;

/** The nation's fleets in flight, or everybody's for viewers who can see everything: [{seat, …fleet}]. */
export function fleets_of(view) {
  if (view.all) return view.all.nations.flatMap((nation, seat) => nation.fleets.map((fleet) => ({ ...fleet, seat })));
  return (view.you?.fleets ?? []).map((fleet) => ({ ...fleet, seat: view.you.seat }));
}

export function agents_flying(view) {
  const away = (nation, seat) =>
    nation.agents.filter((a) => a.state !== 'home' && a.to >= 0).map((agent) => ({ ...agent, seat }));
  if (view.all) return view.all.nations.flatMap(away);
  return view.you ? away(view.you, view.you.seat) : [];
}

export function expeditions_of(view) {
  if (view.all) return view.all.nations.flatMap((nation, seat) => nation.expeditions.map((e) => ({ ...e, seat })));
  return (view.you?.expeditions ?? []).map((e) => ({ ...e, seat: view.you.seat }));
}

/** The centre of the map at first: one's own capital, else the first planet. */
export const centre_of = (view) => planet_of(view, view.you?.capital ?? 0) ?? view.planets[0] ?? { x: 0, y: 0 };
