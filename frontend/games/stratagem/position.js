/* Reading a view: helpers for frequent questions. Nothing here decides what is allowed. */
import { t } from '../../locales/text.js';
import { building_name, place_name, seat_name, units_words } from './names.js';
import { province, UNITS, seat_of } from './world.js';

/** The province of a view by code. */
export const at = (view, code) => view.provinces.find((p) => p.code === code);

export const civ_of = (view, seat) => view.players?.[seat]?.civ;

/** Strength and speed of a seat's unit by the rules of the match, before techs. */
export function stats_of(view, id, seat) {
  const { strength, speed } = (id === 'unique' && view.players?.[seat]?.unique) || UNITS.find((unit) => unit.id === id);
  return { strength, speed };
}

/** The viewer's own seat, or null for a spectator. */
export const mine = (view) => view.you?.seat ?? null;

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

const relation_key = (a, b) => `${Math.min(a, b)} ${Math.max(a, b)}`;

/** The treaty between two seats. */
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
 * What a viewer has seen and the view no longer shows: {code: {turn, owner, units, buildings}}. Views of earlier turns
 * are ignored.
 */
export function remember(memory, view) {
  const known = { ...memory };
  for (const p of view.provinces ?? []) {
    if (p.visible) known[p.code] = { turn: view.turn, owner: p.owner, units: p.units, buildings: p.buildings };
  }
  return known;
}

/* An army as a sentence: "Your units: 1 Militia." */
function army_words(view, { seat, kinds }) {
  const units = units_words(kinds, civ_of(view, seat));
  return seat === mine(view) ? t('stratagem-map-own-units', { units })
    : t('stratagem-map-units', { seat: seat_name(seat), units });
}

function owner_words(view, { owner = null }) {
  if (owner === null) return t('stratagem-map-unowned');
  return owner === mine(view) ? t('stratagem-map-own') : t('stratagem-map-owner', { seat: seat_name(owner) });
}

/* Who and what is in a province, in sentences. */
function holding_words(view, place) {
  const buildings = (place.buildings ?? []).map(building_name).join(', ');
  return [owner_words(view, place), ...armies(place).map((army) => army_words(view, army)),
    ...(buildings ? [t('stratagem-map-buildings', { buildings })] : [])];
}

/** A province in words, for screen readers and as a tooltip; `last`: what was seen of it before. */
export function place_words(view, place, last) {
  const ground = t(`stratagem-map-place-${province(place.code).terrain}`, { name: place_name(place.code) });
  if (place.visible) return [ground, ...holding_words(view, place)].join(' ');
  const known = last ? [t('stratagem-map-seen', { turn: String(last.turn) }), ...holding_words(view, last)] : [];
  return [ground, t('stratagem-map-unseen'), ...known].join(' ');
}
