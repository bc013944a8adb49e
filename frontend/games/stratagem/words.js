/* The draft's orders, the end of a game and the sound of a log line. */
import { has_words, list_of, t } from '../../locales/text.js';
import { has_units } from './draft.js';
import { civ_of, mine } from './position.js';
import {
  building_name, counts_words, path_words, place_name, realm_name, seat_name, tech_name, unit_count,
} from './names.js';
import { seat_of } from './world.js';

const treaty = (id) => (seat) => t(id, { seat: seat_name(seat_of(seat)) });
const route = (id) => ({ from, to }) => t(id, { from: place_name(from), to: place_name(to) });

/* How to word an order of each list. */
const LINE = {
  break: treaty('stratagem-order-break'),
  notice: treaty('stratagem-order-notice'),
  build: ({ at, what }) => t('stratagem-order-build', { building: building_name(what), place: place_name(at) }),
  recruit: ({ at, unit, count = 1 }, civ) =>
    t('stratagem-order-recruit', { units: unit_count(unit, civ, count), place: place_name(at) }),
  moves: ({ from, path, units }, civ) =>
    t('stratagem-order-move', { units: counts_words(units, civ), path: path_words([from, ...path]) }),
  drop: route('stratagem-order-drop'),
  routes: route('stratagem-order-route'),
};

const research_words = (what) =>
  (what === 'age' ? t('stratagem-order-age') : t('stratagem-order-research', { tech: tech_name(what) }));

/** A drafted order in words, one list item each: {list, i, words}. */
export function order_lines({ view, me, orders }) {
  const civ = civ_of(view, me);
  const research = orders.research ? [{ list: 'research', i: 0, words: research_words(orders.research) }] : [];
  return [...research,
    ...Object.entries(LINE).flatMap(([list, words]) =>
      orders[list].map((item, i) => ({ list, i, words: words(item, civ) }))
        .filter(({ i }) => list !== 'moves' || has_units(orders.moves[i])))];
}

/** The drafted order at a path of an error, such as /moves/1/path, in words; '' if there is none. */
export function order_at(draft, path) {
  const [, name, n = '0'] = /^(?:\/orders|\/partial)?\/(\w+)(?:\/(\d+))?/.exec(path) ?? [];
  return order_lines(draft).filter(({ list }) => list === name)[Number(n)]?.words ?? '';
}

const WON = { economy: 'stratagem-ended-economy', domination: 'stratagem-ended-domination',
  last: 'stratagem-ended-last', score: 'stratagem-ended-score' };
const SHARED = { agreement: 'stratagem-ended-agreement', abandoned: 'stratagem-ended-abandoned' };

function winner_words(seat, seats, view) {
  const player = seats[seat]?.name;
  const realm = realm_name(view, seat);
  return player ? t('stratagem-ended-player', { seat: realm, player }) : realm;
}

/** How a match ended, as a sentence. */
export function ended({ places, reason }, seats, view) {
  const first = (places ?? []).map((place, seat) => (place === 1 ? seat : -1)).filter((seat) => seat >= 0);
  const winners = list_of(first.map((seat) => winner_words(seat, seats, view)));
  if (!first.length) return t('stratagem-ended');
  return first.length === 1 ? t(WON[reason] ?? 'stratagem-ended-won', { winner: winners })
    : t(SHARED[reason] ?? 'stratagem-ended-shared', { winners });
}

/** How a match ended, to the only winner; the others read `ended`. */
export function ended_own({ places, reason }, seats, view, seat) {
  const is_sole = places?.[seat] === 1 && places.filter((place) => place === 1).length === 1;
  const id = `stratagem-you-won-${reason}`;
  return is_sole ? t(has_words(id) ? id : 'stratagem-you-won') : '';
}

/** What a log line sounds like. */
export function sound(line) {
  if (line.kind === 'battle') return 'take';
  if (line.kind === 'break' || line.kind === 'rich' || line.kind === 'streak') return 'check';
  return line.kind === 'talk' ? null : 'move';
}

/* How to word each reason that the server gives for a mistake. */
const REVIEW = {
  attack_lost: ({ province, ...numbers }) => t('stratagem-review-attack_lost', { ...numbers,
    place: place_name(province) }),
  left_open: ({ province, capital, foes }) => t(`stratagem-review-left_open${capital ? '-capital' : ''}${
    foes ? '' : '-unseen'}`, { place: place_name(province), foes }),
  not_taken: ({ province, owner, capital, against, foes }) => t(`stratagem-review-not_taken${
    capital ? '-capital' : ''}${against ? '' : '-empty'}`, { place: place_name(province), against, foes,
    seat: owner ? seat_name(seat_of(owner)) : '' }),
  recruit: ({ province, unit, n }, civ) => t('stratagem-review-recruit', { place: place_name(province),
    units: unit_count(unit, civ, n) }),
  build: ({ province, what }) => t('stratagem-review-build', { place: place_name(province),
    building: building_name(what) }),
  research: ({ what }) => (what === 'age' ? t('stratagem-review-age')
    : t('stratagem-review-research', { tech: tech_name(what) })),
  saved: () => t('stratagem-review-saved'),
  routes: () => t('stratagem-review-routes'),
};

/** Why orders of the view's seat were a mistake, in one sentence. */
export const review = (why, view) =>
  REVIEW[why.code]?.(why, civ_of(view, mine(view))) ?? t('stratagem-review-marches');
