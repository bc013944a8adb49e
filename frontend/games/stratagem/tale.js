/* The log as sentences, made from the facts of each line. Seats are called p0..p3 in them, as the server calls them, so
 * that a caller can put names or coloured names in their place. */
import { list_of, t } from '../../locales/text.js';
import { letter_text } from './letters.js';
import {
  age_name, building_name, counts_words, place_name, relation_name, seat_name, tech_name, unit_count, why_words,
} from './names.js';
import { province, seat_of } from './world.js';

const player = (seat) => `p${seat}`;
const players = (seats) => list_of(seats.map(player));

/* Units in words; `realm(seat)` knows a player's civilization and capital, if anybody does. */
const units_of = (units, realm, seat) => counts_words(units, realm(seat)?.civ);

/* The two owners of a trade route, or the one. */
const owners = ({ seat, other }) => players([seat, other].filter(Number.isInteger));

const ends = (line) => ({ from: place_name(line.from), to: place_name(line.to) });

/* ---- diplomacy ---- */

const offer = (id, from, to) => (line) =>
  t(id, { from: player(line[from]), to: player(line[to]), treaty: relation_name(line.relation) });

function signed({ seat, other, relation, until }) {
  const values = { one: player(other), two: player(seat), treaty: relation_name(relation) };
  return until ? t('stratagem-tale-signed-until', { ...values, turn: String(until) })
    : t('stratagem-tale-signed', values);
}

/* What a player wrote, with the names at once: the text itself can contain a p2. */
function message({ seat, to, words, phrase }) {
  const [from, text] = [seat_name(seat), letter_text({ text: words ?? '', phrase })];
  return to === 'all' ? t('stratagem-tale-message-all', { from, text })
    : t('stratagem-tale-message', { from, to: seat_name(to), text });
}

/* A notice of the arena does not say why. */
const left = ({ seat, why }) => t(!why ? 'stratagem-tale-left'
  : why === 'resign' ? 'stratagem-tale-resigned' : 'stratagem-tale-abandoned', { seat: player(seat) });

/* ---- war ---- */

/* The losses of each player, in one sentence each. */
function losses(sides, realm) {
  const fallen = sides.flatMap(({ lost }) => Object.entries(lost)).filter(([, units]) => Object.keys(units).length);
  return fallen.map(([seat, units]) => t('stratagem-tale-lost', { seat, units: units_of(units, realm, seat_of(seat)) }))
    .join(' ') || t('stratagem-tale-no-losses');
}

const BATTLE = { defended: 'stratagem-tale-battle-defended', stormed: 'stratagem-tale-battle-stormed',
  open: 'stratagem-tale-battle-open' };

function battle({ province: code, sides, winner, defends }, realm) {
  const beaten = sides.filter((side, i) => i !== winner);
  const values = { place: place_name(code), losers: players(beaten.flatMap(({ seats }) => seats)),
    weaker: Math.max(...beaten.map(({ total }) => total)) };
  const fallen = losses(sides, realm);
  if (winner === null) return `${t('stratagem-tale-battle-tie', values)} ${fallen}`;
  const { seats, total } = sides[winner];
  const kind = winner === defends ? 'defended' : defends === null ? 'open' : 'stormed';
  return `${t(BATTLE[kind], { ...values, winners: players(seats), n: seats.length, stronger: total })} ${fallen}`;
}

/* The sentence depends on the former owner, and on whose capital the province is. */
function claim({ seat, from = null, province: code }, realm) {
  const is_capital = (of) => realm(of)?.capital === code;
  const values = { seat: player(seat), from: player(from), place: place_name(code) };
  if (is_capital(seat)) return t('stratagem-tale-claim-back', values);
  if (from === null) return t('stratagem-tale-claim-free', values);
  return is_capital(from) ? t('stratagem-tale-claim-capital', values) : t('stratagem-tale-claim', values);
}

function march(line, realm) {
  const values = { seat: player(line.seat), units: units_of(line.units, realm, line.seat), ...ends(line) };
  return line.halted ? t('stratagem-tale-halted', values) : t('stratagem-tale-march', values);
}

/* ---- the realm ---- */

const at = (id) => (line) => t(id, { seat: player(line.seat), place: place_name(line.province),
  building: line.building ? building_name(line.building) : '', gold: line.gold ?? 0,
  other: player(line.other), n: line.count ?? 0 });

const units_at = (id) => (line, realm) => t(id, { seat: player(line.seat), place: place_name(line.province),
  units: unit_count(line.unit, realm(line.seat)?.civ, line.count) });

/* All recruits of a player in one sentence. */
function recruited(line, realm) {
  if (!line.all) return units_at('stratagem-tale-recruited')(line, realm);
  const list = line.all.map((one) => t('stratagem-tale-recruits', { place: place_name(one.province),
    units: unit_count(one.unit, realm(one.seat)?.civ, one.count) }));
  return t('stratagem-tale-recruited-all', { seat: player(line.seat), list: list_of(list) });
}

const between = (id) => (line) => t(id, { owners: owners(line), ...ends(line) });

const two = (id) => ({ seat, other }) => t(id, { seat: player(seat), other: player(other) });

const sum = (id) => ({ seat, gold = 0, provinces = 0 }) => t(id, { seat: player(seat), gold, provinces });

/* A raider does not learn where the route runs. */
function raid(line) {
  const values = { raiders: players(line.by), n: line.by.length, owners: owners(line), gold: line.gold };
  return province(line.from) ? t('stratagem-tale-raid', { ...values, ...ends(line) })
    : t('stratagem-tale-raid-unseen', values);
}

/* A line on the course of the game, by its theme; the server's sentence where the log has no facts (in older games). */
const COURSE = {
  'age_race first': ({ seat, age }) => t('stratagem-course-age-first', { seat: player(seat), age: age_name(age) }),
  'age_race even': ({ seat, age }) => t('stratagem-course-age-even', { seat: player(seat), age: age_name(age) }),
  'age_race last': ({ seat, age }) => t('stratagem-course-age-last', { seat: player(seat), age: age_name(age - 1) }),
  first_tech: ({ seat, tech }) => tech && t('stratagem-course-tech', { seat: player(seat), tech: tech_name(tech) }),
  centre: ({ seat, held }) => held && t('stratagem-course-centre', { seat: player(seat), n: held }),
  trade_net: ({ seat, routes }) => routes && t('stratagem-course-trade', { seat: player(seat), n: routes }),
  army_mix: ({ seat, unit, count, fighters }, realm) => unit && t('stratagem-course-army',
    { seat: player(seat), fighters, units: unit_count(unit, realm(seat)?.civ, count) }),
};

const course = (line, realm) =>
  COURSE[line.race ? `${line.theme} ${line.race}` : line.theme]?.(line, realm) || line.story || '';

const WON = { last: 'stratagem-tale-won-last', domination: 'stratagem-tale-won-domination',
  economy: 'stratagem-tale-won-economy', score: 'stratagem-tale-won-score' };

function victory({ seats, reason }) {
  const values = { winners: players(seats) };
  if (reason === 'agreement') return t('stratagem-tale-agreed');
  if (!seats.length || reason === 'abandoned') return t('stratagem-tale-nobody-won');
  return seats.length > 1 ? t('stratagem-tale-won-together', values)
    : t(WON[reason] ?? 'stratagem-tale-won', values);
}

const TOLD = {
  signed, resigned: left, battle, claim, march, raid, victory,
  orders: ({ seat, story }) => (story ? t('stratagem-tale-no-orders', { seat: player(seat) })
    : t('stratagem-tale-orders', { seat: player(seat) })),
  propose: offer('stratagem-tale-proposed', 'seat', 'other'),
  withdraw: offer('stratagem-tale-withdrawn', 'seat', 'other'),
  reject: offer('stratagem-tale-rejected', 'other', 'seat'),
  lapse: offer('stratagem-tale-lapsed', 'seat', 'other'),
  ready: ({ seat }) => t('stratagem-tale-ready', { seat: player(seat) }),
  dropped: ({ seat, error }) => t('stratagem-tale-dropped', { seat: player(seat), why: why_words(error) }),
  turned_back: (line) => t('stratagem-tale-turned-back',
    { seat: player(line.seat), from: place_name(line.province), to: place_name(line.to) }),
  capture: at('stratagem-tale-capture'),
  scouts_caught: at('stratagem-tale-scouts-caught'),
  built: at('stratagem-tale-built'),
  works_lost: at('stratagem-tale-works-lost'),
  recruited, tale: course,
  recruits_lost: units_at('stratagem-tale-recruits-lost'),
  desertion: units_at('stratagem-tale-desertion'),
  income: ({ seat, food, iron, gold, upkeep }) =>
    t('stratagem-tale-income', { seat: player(seat), food, iron, gold, upkeep }),
  tech: ({ seat, tech }) => t('stratagem-tale-tech', { seat: player(seat), tech: tech_name(tech) }),
  age: ({ seat, age }) => t('stratagem-tale-age', { seat: player(seat), age: age_name(age) }),
  route_opened: between('stratagem-tale-route-opened'),
  route_closed: between('stratagem-tale-route-closed'),
  trade: sum('stratagem-tale-trade'),
  vault: sum('stratagem-tale-vault'),
  rich: sum('stratagem-tale-rich'),
  streak: sum('stratagem-tale-streak'),
  break: two('stratagem-tale-break'),
  notice: two('stratagem-tale-notice'),
  expired: two('stratagem-tale-expired'),
  eliminated: ({ seat }) => t('stratagem-tale-eliminated', { seat: player(seat) }),
};

/**
 * A line of the log as a sentence with p0..p3 for the seats. `realm(seat)`: {civ, capital} of a player, as far as they
 * are known.
 * @param {Record<string, any>} line
 * @param {(seat: number) => {civ?: string, capital?: string}|undefined} [realm]
 * @returns {string}
 */
export const tale_of = (line, realm = () => undefined) => TOLD[line.kind]?.(line, realm) ?? line.story ?? '';

/** Whether a line says that somebody is about to win. */
export const is_warning = ({ kind }) => kind === 'rich' || kind === 'streak';

/* Whether a line about the course of the game says the same as another one, and more: "is the first to enter the
 * Iron Age". */
const retells = (one, line) => one.kind === 'tale' && one.seat === line.seat
  && ((line.kind === 'tech' && one.theme === 'first_tech' && one.tech === line.tech)
    || (line.kind === 'age' && one.theme === 'age_race' && one.race !== 'last' && one.age === line.age));

/* Whether another line of the turn makes a line needless, as a victory does the warning of it. */
const is_retold = (line, lines) =>
  lines.some((one) => retells(one, line) || (one.kind === 'victory' && is_warning(line)));

/** The lines of one turn without repetitions, with the recruits of each player in a single line. */
export function folded(all_lines) {
  const lines = all_lines.filter((line) => !is_retold(line, all_lines));
  const is_recruit = (line) => line.kind === 'recruited';
  return lines.flatMap((line, i) => {
    if (!is_recruit(line)) return [line];
    const all = lines.filter((one) => is_recruit(one) && one.seat === line.seat);
    if (all.length < 2) return [line];
    return lines.findIndex((one) => is_recruit(one) && one.seat === line.seat) === i ? [{ ...line, all }] : [];
  });
}

/** Why a province of one's own was lost, by the line of its claim and the lines of that turn. */
export function loss_words(claimed, lines) {
  const { province: code, seat, from } = claimed;
  const fight = lines.find((line) => line.kind === 'battle' && line.province === code && line.winner !== null
    && line.sides[line.winner].seats.includes(seat));
  const own = fight?.sides.find(({ seats }) => seats.includes(from));
  if (!own) return t('stratagem-loss-empty', { seat: player(seat), place: place_name(code) });
  const { seats, total } = fight.sides[fight.winner];
  return t('stratagem-loss', { seats: players(seats), place: place_name(code), other: total, own: own.total });
}

/** The parts of such a sentence: {text} or {seat}. */
export const tale_parts = (sentence) => sentence.split(/\b(p[0-3])\b/).filter(Boolean)
  .map((part) => (/^p[0-3]$/.test(part) ? { seat: seat_of(part) } : { text: part }));

/* A sentence with the seats' names in it. */
const named = (sentence) => tale_parts(sentence).map(({ seat, text }) => text ?? seat_name(seat)).join('');

/** A line of the log as a sentence. */
export const tell = (line) => (line.kind === 'talk' ? message(line) : named(tale_of(line)));
