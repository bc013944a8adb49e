/* Everything that is said: log lines, drafted orders, ends. Names of seats take the place of the server's p0..p3. */
import { BUILDINGS, province, RELATIONS, SEATS, seat_of, TECHS, unit_name } from './world.js';
import { civ_of, cost_words, counts_words, seat_name } from './position.js';

/** A story with the seats' names in it. */
export const story_words = (story) => story.replace(/\bp([0-3])\b/g, (all, seat) => SEATS[seat].name);

/** One log line as a sentence. */
export function tell(line) {
  if (line.story) return story_words(line.story);
  if (line.kind === 'message') {
    return `${seat_name(line.seat)} to ${line.to === 'all' ? 'all' : seat_name(line.to)}: ${line.words ?? ''}`;
  }
  return line.text ? `${line.text}.` : '';
}

/** Parts of a story: text and seats, so that names can be written in their colours. */
export const story_parts = (story) => story.split(/\b(p[0-3])\b/).filter(Boolean)
  .map((part) => (/^p[0-3]$/.test(part) ? { seat: seat_of(part) } : { text: part }));

const name = (code) => province(code)?.name ?? code;
export const building_name = (id) => BUILDINGS.find((b) => b.id === id)?.name ?? id;
export const tech_name = (id) => (id === 'age' ? 'The next age' : TECHS.find((t) => t.id === id)?.name ?? id);

/** A drafted order in words, one list item each: {list, i, words, code?}. */
export function order_lines({ view, me, orders }) {
  const civ = civ_of(view, me);
  const line = {
    break: (s) => `Break the treaty with ${seat_name(seat_of(s))} at once`,
    notice: (s) => `End the treaty with ${seat_name(seat_of(s))} after this turn`,
    build: (b) => `Build a ${building_name(b.what)} in ${name(b.at)}`,
    recruit: (r) => `Recruit ${r.count ?? 1} ${unit_name(r.unit, civ, r.count ?? 1)} in ${name(r.at)}`,
    moves: (m) => `${counts_words(m.units, civ)}: ${[m.from, ...m.path].map(name).join(' to ')}`,
    drop: (r) => `Give up the route ${name(r.from)} to ${name(r.to)}`,
    routes: (r) => `Open a trade route ${name(r.from)} to ${name(r.to)}`,
  };
  const research = orders.research
    ? [{ list: 'research', i: 0,
      words: orders.research === 'age' ? 'Go on to the next age' : `Learn ${tech_name(orders.research)}` }]
    : [];
  return [...research,
    ...Object.entries(line).flatMap(([list, words]) =>
      orders[list].map((item, i) => ({ list, i, words: words(item) })))];
}

const REASONS = { economy: 'by gold in the vault', domination: 'by the provinces it holds',
  last: 'as the last realm standing', score: 'on points', agreement: 'by agreement',
  abandoned: 'since nobody was there any more' };

/** How a match ended, as a sentence. */
export function ended(result, seats) {
  const first = (result.places ?? []).map((place, seat) => (place === 1 ? seat : -1)).filter((seat) => seat >= 0);
  const who = first.map((seat) => `${SEATS[seat].name} (${seats[seat]?.name ?? 'somebody'})`);
  const why = REASONS[result.reason] ?? result.reason ?? '';
  if (first.length === 1) return `${who[0]} wins ${why}.`;
  return first.length ? `Shared by ${who.join(' and ')}, ${why}.` : 'The match is over.';
}

/** What a log line sounds like. */
export function sound(line) {
  if (line.kind === 'battle') return 'take';
  if (line.kind === 'break' || line.kind === 'rich' || line.kind === 'streak') return 'check';
  return line.kind === 'message' ? null : 'move';
}

const WHY = {
  cannot_afford: 'not enough in stock', age_too_low: 'needs a later age', already_built: 'stands already',
  no_free_slot: 'no room for another building',
  branch_taken: 'another tech of that age is known', age_maxed: 'the last age is reached',
  one_building_per_turn: 'one building a turn here',
};

/** Why something on a list cannot be had, in a few words. */
export const why_words = (code) => WHY[code] ?? (code ? code.replaceAll('_', ' ') : '');

export { cost_words, RELATIONS };
