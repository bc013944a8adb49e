/* An attack as far as it can be foreseen: what a report lets expect of the defence, and which planet a rule attacks.
 * The rest of the game's page draws it. */
import { by_distance, dossier_of, fleets_of, mine, planet_of, report_of } from './position.js';

const GROWTH = 12; /* thousand people a turn */
const MEDICENTER = 6; /* as many more */

/* The population to expect on arrival: it grows up to the planet's limit. */
function people_then(report, turns) {
  const limit = report.buildings.includes('biosphere') ? 5000 : 4000;
  const growth = GROWTH + (report.buildings.includes('medicenter') ? MEDICENTER : 0);
  return Math.min(limit, report.pop + growth * (report.age + turns));
}

/**
 * The defence to expect after a report: {ships, each, points, need, pop}, if all ships are cruisers; null without a
 * report.
 */
export function expected(view, goal, turns) {
  const report = report_of(view, goal);
  if (!report) return null;
  const { owner } = planet_of(view, goal);
  const techs = dossier_of(view, owner)?.techs ?? [];
  const each = 3 + (techs.includes('armoured_cruiser') ? 1 : 0) + (report.buildings.includes('starbase') ? 1 : 0);
  const pop = people_then(report, turns);
  const need = Math.ceil(pop / 1000) * (report.buildings.includes('barracks') ? 2 : 1);
  return { ships: report.ships, each, points: report.ships * each, need, pop, report };
}

/* What makes a goal the first: the way there, the defence, the people. */
const BEFORE = {
  nearest: (a, b) => a.turns - b.turns,
  weakest: (a, b) => a.seen.points - b.seen.points || a.seen.need - b.seen.need || a.turns - b.turns,
  richest: (a, b) => b.seen.pop - a.seen.pop || a.turns - b.turns,
};
export const CHOICES = Object.keys(BEFORE);

const wins = ({ cruisers, transports, seen }, offence, margin) => cruisers > 0 && transports >= seen.need
  && cruisers * offence > seen.points && cruisers * offence * 100 >= margin * seen.points;

/* Each way to attack a planet: from every own planet that has the ships for it. */
function attacks(view, ready, goal) {
  return by_distance(view, ready.map(({ planet }) => planet), goal.id).map(({ planet, turns }) => ({
    ...ready.find((one) => one.planet === planet), from: planet.id, to: goal.id, turns,
    seen: expected(view, goal.id, turns),
  }));
}

/**
 * The one attack that a rule orders now, as an act for the draft, or null.
 * @param {object} draft
 * @param {{choice: string, nation: number|null, margin: number}} rule
 *     `nation`: only its planets; `margin`: own points in hundredths of the defender's
 * @param {{planet: object, cruisers: number, transports: number}[]} ready   the ships that can leave each own planet
 * @param {number} oldest   how many turns old a report can be
 */
export function attack_by_rule({ view, orders }, { choice, nation, margin }, ready, oldest) {
  const under_way = new Set([...fleets_of(view).map(({ to }) => to),
    ...orders.filter(({ type }) => type === 'send_fleet').map(({ to }) => to)]);
  const is_goal = (p) => p.owner !== mine(view) && (nation === null || p.owner === nation)
    && !under_way.has(p.id) && view.turn - (report_of(view, p.id)?.turn ?? -Infinity) <= oldest;
  const [best] = view.planets.filter(is_goal).flatMap((goal) => attacks(view, ready, goal))
    .filter((one) => wins(one, view.you.offence, margin)).sort(BEFORE[choice]);
  return best
    ? { type: 'send_fleet', from: best.from, to: best.to, cruisers: best.cruisers, transports: best.transports } : null;
}
