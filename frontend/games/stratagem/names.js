/* What things are called: seats, provinces, units, buildings, techs, treaties. Everything here is a look-up. */
import { has_words, t } from '../../locales/text.js';
import { CIVS, province, RESOURCES, UNITS } from './world.js';

/** The name of a seat's realm: "Azure". */
export const seat_name = (seat) => (Number.isInteger(seat) ? t(`stratagem-seat-${seat}`) : t('stratagem-someone'));

/** The name of a seat with its people, which tells apart three bots of one name: "Vermilion · Ashwalkers". */
export function realm_name(view, seat) {
  const civ = view?.players?.[seat]?.civ;
  return civ ? t('stratagem-realm-name', { seat: seat_name(seat), civ: civ_name(civ) }) : seat_name(seat);
}

/** All seats' names, in order. */
export const seat_names = () => [0, 1, 2, 3].map(seat_name);

/** The letter on a seat's banner and chip. */
export const seat_letter = (seat) => t(`stratagem-map-letter-${seat}`);

export const place_name = (code) => province(code)?.name ?? code;
export const terrain_name = (id) => t(`stratagem-terrain-${id}`);
export const terrain_note = (id) => t(`stratagem-terrain-note-${id}`);
export const good_name = (id) => t(`stratagem-good-${id}`);
export const building_name = (id) => t(`stratagem-building-${id}`);
export const building_note = (id) => t(`stratagem-building-note-${id}`);
export const tech_name = (id) => t(`stratagem-tech-${id}`);
export const tech_note = (id) => t(`stratagem-tech-note-${id}`);
export const age_name = (age) => t(`stratagem-age-${age}`);
export const civ_name = (id) => t(`stratagem-civ-${id}`);

/* "+1 food from every province.", "+1 gold from each coast." */
function yields_words(yields) {
  const rows = Object.entries(yields ?? {});
  const same = rows.length === 5 && rows.every(([, goods]) => String(goods) === String(rows[0][1]));
  const words = (goods, place) => goods.map((n, i) => (n ? { n, good: RESOURCES[i], ...place } : null)).filter(Boolean);
  const all = same ? words(rows[0][1], { terrain: 'all' })
    : rows.flatMap(([terrain, goods]) => words(goods, { terrain }));
  return all.map(({ n, good, terrain }) => t(`stratagem-civ-yield-${good}`, { n, terrain }));
}

/** What distinguishes a civilization, from the numbers of the match's rules: whole sentences. */
export const civ_bonus = ({ iron_off, research: price, route, upkeep, yields }) => [
  ...(iron_off ? [t('stratagem-civ-iron', { n: iron_off })] : []),
  ...yields_words(yields),
  ...(route === 100 ? [] : [t('stratagem-civ-route', { n: route - 100 })]),
  ...(price === 100 ? [] : [t('stratagem-civ-research', { n: 100 - price })]),
  t('stratagem-civ-upkeep', { n: upkeep }),
].join(' ');
export const relation_name = (id) => t(`stratagem-relation-${id}`);
export const relation_note = (id) => t(`stratagem-relation-note-${id}`);

/* A unique unit has the name that its civilization gives it, as far as the civilization is known. */
const unit_id = (id, civ) => (id === 'unique' ? CIVS[civ]?.unit.id ?? id : id);

export const unit_name = (id, civ) => t(`stratagem-unit-${unit_id(id, civ)}`);
export const unit_note = (id, civ) => t(`stratagem-unit-note-${unit_id(id, civ)}`);

/** "2 Militia". */
export const unit_count = (id, civ, n) => t(`stratagem-count-${unit_id(id, civ)}`, { n });

/** "2 Militia, 1 Scout", of armies' kinds: [{id, n}]. */
export const units_words = (kinds, civ) => kinds.map(({ id, n }) => unit_count(id, civ, n)).join(', ');

/** The same from an order's {kind: count}. */
export const counts_words = (units, civ) =>
  units_words(UNITS.filter((u) => units[u.id]).map((u) => ({ id: u.id, n: units[u.id] })), civ);

/** "Frostgate to Thornfield to King’s Cross". */
export const path_words = (codes) => codes.map(place_name).reduce((from, to) => t('stratagem-path', { from, to }));

/** Why the server refuses something, in a few words. */
export function why_words(code) {
  const id = `stratagem-why-${code}`;
  if (!code) return '';
  return has_words(id) ? t(id) : t('stratagem-why-other');
}
