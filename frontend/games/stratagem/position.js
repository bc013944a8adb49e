/* Reading a view: short ways to what is asked of it again and again. Nothing here decides what is allowed. */
import { PROVINCES, SEATS, UNITS, seat_of, unit_name } from './world.js';

/** The province of a view by code. */
export const at = (view, code) => view.provinces.find((p) => p.code === code);

export const civ_of = (view, seat) => view.players?.[seat]?.civ;

/** The viewer's own seat, or null for who watches. */
export const mine = (view) => view.you?.seat ?? null;

/** "Azure", or "you". */
export const seat_name = (seat) => SEATS[seat]?.name ?? 'somebody';

/**
 * Every player's units in a province: [{seat, kinds: [{id, n, veterans: [n1, n2]}], fighters, scouts}], in seat order.
 */
export function armies(place) {
  return Object.entries(place?.units ?? {}).map(([name, units]) => {
    const kinds = UNITS.filter((u) => units[u.id]?.some(Boolean)).map(({ id }) => {
      const [green, once, twice] = units[id];
      return { id, n: green + once + twice, veterans: [once, twice] };
    });
    const fighters = kinds.reduce((sum, k) => sum + (k.id === 'scout' ? 0 : k.n), 0);
    return { seat: seat_of(name), kinds, fighters, scouts: kinds.find((k) => k.id === 'scout')?.n ?? 0 };
  }).filter((army) => army.kinds.length);
}

/** "2 Militia, 1 Scout". */
export const units_words = (kinds, civ) => kinds.map(({ id, n }) => `${n} ${unit_name(id, civ, n)}`).join(', ');

/** The same from an order's {kind: count}. */
export const counts_words = (units, civ) =>
  units_words(UNITS.filter((u) => units[u.id]).map((u) => ({ id: u.id, n: units[u.id] })), civ);

const relation_key = (a, b) => `${Math.min(a, b)} ${Math.max(a, b)}`;

/** What stands between two seats. */
export function relation(view, a, b) {
  const key = relation_key(a, b);
  return view.relations?.find(({ seats }) => relation_key(...seats) === key)?.relation ?? 'war';
}

export const relation_row = (view, a, b) =>
  view.relations?.find(({ seats }) => relation_key(...seats) === relation_key(a, b));

export const hostile = (view, a, b) => a !== b && relation(view, a, b) === 'war';

/** Own or allied. */
export const friends = (view, a, b) => a === b || relation(view, a, b) === 'alliance';

/**
 * What a viewer has seen and the view no longer shows: {code: {turn, owner, units, buildings}}. A view of an earlier
 * turn is not learnt from.
 */
export function remember(memory, view) {
  const known = { ...memory };
  for (const p of view.provinces ?? []) {
    if (p.visible) known[p.code] = { turn: view.turn, owner: p.owner, units: p.units, buildings: p.buildings };
  }
  return known;
}

/** A province in words, for those who hear the map. */
export function place_words(view, place, last) {
  const { name, terrain } = PROVINCES.find((p) => p.code === place.code);
  if (!place.visible) {
    return `${name}, ${terrain}, out of `
      + `sight${last ? `; seen in turn ${last.turn}: ${holding_words(view, last)}` : ''}`;
  }
  return `${name}, ${terrain}, ${holding_words(view, place)}`;
}

function holding_words(view, place) {
  const me = mine(view);
  const owner = place.owner === null || place.owner === undefined ? 'unowned' : place.owner === me ? 'yours'
    : `held by ${seat_name(place.owner)}`;
  const units = armies(place).map((army) =>
    `${army.seat === me ? 'your' : `${seat_name(army.seat)}’s`} ${units_words(army.kinds, civ_of(view, army.seat))}`);
  const buildings = (place.buildings ?? []).map((b) => b.replace('_', ' '));
  return [owner, ...units, ...buildings].join(', ');
}

/** The turn's number of an age and the goods in words: "3 food, 2 gold". */
export const cost_words = (cost) => ['food', 'iron', 'gold'].map((good, i) => (cost[i] ? `${cost[i]} ${good}` : ''))
  .filter(Boolean).join(', ') || 'nothing';
