/* Log lines as sentences, from their kind and facts; the names of planets and nations stand in a view. A line of a kind
 * or with facts that this page does not know is told in the server's own words, which are English. */
import { has_words, t } from '../../locales/text.js';
import { agent_name, mission_name, planet_words, tech_name } from './world.js';
import { mine, nation_name, nation_of, planet_name, planet_of, ships_words } from './position.js';

const place = (view, id) => (planet_of(view, id) ? planet_name(view, id) : undefined);
const nation = (view, seat) => (nation_of(view, seat) ? nation_name(view, seat) : undefined);

/* How many orders a line has: after the turn and the nation its text names one after the other. */
const orders_in = (text = '') => text.split(' ').length - 2;

/** What each kind of line says, except a battle: its message and the variables. */
export const TOLD = {
  orders: (view, { seat, text }) => ['orders', { nation: nation(view, seat), n: orders_in(text) }],
  built: (view, { planet, item }) => ['built', { planet: place(view, planet), item }],
  queue_empty: (view, { planet }) => ['queue_empty', { planet: place(view, planet) }],
  researched: (view, { seat, tech }) =>
    ['researched', { nation: nation(view, seat), tech: tech && tech_name(tech) }],
  state_begun: (view, { planet, state }) => [`${state}_begun`, { planet: place(view, planet) }],
  state_ended: (view, { planet, state }) => [`${state}_ended`, { planet: place(view, planet) }],
  hijacked: (view, { freighters }) => ['hijacked', { n: freighters }],
  recruited: (view, { planet, agent }) => ['recruited', { planet: place(view, planet), agent: agent_name(agent) }],
  agent_home: (view, { planet, agent }) => ['agent_home', { planet: place(view, planet), agent: agent_name(agent) }],
  founded: (view, { seat, name }) => ['founded', { own: String(seat === mine(view)), nation: nation(view, seat),
    planet: name && planet_words(name) }],
  returned_colony: (view, { planet }) => ['returned_colony', { planet: place(view, planet) }],
  landed: (view, { planet, ...ships }) => ['landed', { planet: place(view, planet), ships: ships_words(ships) }],
  new: (view, { owner, name }) => ['new', { nation: nation(view, owner), planet: name && planet_words(name) }],
  owner: (view, { planet, from, owner }) =>
    ['owner', { planet: place(view, planet), from: nation(view, from), nation: nation(view, owner) }],
  mission: (view, { planet, agent, mission, result }) => [`mission-${result}`,
    { planet: place(view, planet), agent: agent_name(agent), mission: mission && mission_name(mission) }],
  discovered: (view, { planet, by, mission, result }) => [`discovered-${result}`,
    { planet: place(view, planet), nation: nation(view, by), mission: mission && mission_name(mission) }],
  out: (view, { seat }) => ['out', { nation: nation(view, seat) }],
  resigned: (view, { seat }) => ['resigned', { nation: nation(view, seat) }],
  end: (view, { reason, first, second }) => [`end-${reason}`, { first, second }],
};

/** What came of a battle: the message, and the ships that are left.
 * @returns {[string, {cruisers?: number, transports?: number}]} */
function outcome({ space, conquered, need, att_left, att_transports, def_left }) {
  if (conquered) return ['taken', { cruisers: att_left, transports: att_transports - need }];
  if (space) return [need ? 'beaten' : 'raid', { cruisers: att_left }];
  return ['held', { cruisers: def_left }];
}

function battle_words(view, line) {
  const [end, left] = outcome(line);
  const nations = { attacker: nation(view, line.att), defender: nation(view, line.def) };
  const start = { ...nations, planet: place(view, line.planet), defence: ships_words({ cruisers: line.def_cruisers }),
    ships: ships_words({ cruisers: line.att_cruisers, transports: line.att_transports }) };
  return [t('cosair-tale-battle', start), line.mines ? t('cosair-tale-battle-mines', { n: line.mine_hits }) : '',
    t(`cosair-tale-battle-${end}`, { ...nations, ships: ships_words(left), need: line.need ?? 0 })]
    .filter(Boolean).join(' ');
}

const tells_battle = (view, line) => line.kind === 'battle' && Number.isInteger(line.att_cruisers)
  && Boolean(place(view, line.planet) && nation(view, line.att) && nation(view, line.def));

/** A line in the page's language; null where something of it is not known. */
export function told(view, line) {
  if (tells_battle(view, line)) return battle_words(view, line);
  if (!Object.hasOwn(TOLD, line.kind)) return null;
  const [id, facts] = TOLD[line.kind](view, line);
  const is_whole = Object.values(facts).every((fact) => fact !== undefined && fact !== null && fact !== '');
  return is_whole && has_words(`cosair-tale-${id}`) ? t(`cosair-tale-${id}`, facts) : null;
}
