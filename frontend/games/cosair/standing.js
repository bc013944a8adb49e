/* Standing orders: rules that the player sets once and the page turns into drafted orders at the start of each turn.
 * A rule knows only what the view shows, and drafts by the same acts as the desk. What is stored can be anything, so
 * `sane` lets only known kinds and values through. */
import { ITEMS, MAX_QUEUE, MISSIONS, TECHS } from './world.js';
import { dossier_of, foreign_by_distance, mine, own_planet, own_planets, report_of } from './position.js';
import { queue_of, reduce, research_of } from './draft.js';
import { attack_by_rule, CHOICES } from './attack.js';

export const ALL = -1;
export const MIX = ['cruiser', 'transport', 'freighter', 'mines'];
export const MOST = { mix: 9, keep: 99, escort: 9, guard: 26, train: 26, reserve: 9999, margin: 900 };
export const LEAST_MARGIN = 100;
export const LEAST_RESERVE = -9999;
export const MOST_RULES = 40;
const MOST_MATCHES = 3;
/* A report that is older than this is worth another mission, as for the built-in players. */
const OLD_REPORT = 30;
/* A colony ship needs about so many turns, in which gold comes in. */
const BUILDING_TURNS = 15;
/* As many ships beyond the command points cost one gold. */
const SHIPS_FOR_GOLD = 5;
/* The populations from which the built-in players find these worth their price. */
const WORTH = { factory: 2000, biosphere: 3600, colony_ship: 2300 };
const GROWTH = ['factory', 'biosphere', 'medicenter'];

/* ---- what may be stored ---- */

const whole = (value, least, most, usual) =>
  (Number.isInteger(value) ? Math.max(least, Math.min(most, value)) : usual);
const id_of = (value) => (Number.isInteger(value) && value >= 0 ? value : null);
const known_of = (list, known) => (Array.isArray(list) ? list.filter((key) => known.includes(key)) : []);
const ITEM_KEYS = ITEMS.map(({ key }) => key);
const MISSION_KEYS = MISSIONS.map(({ key }) => key);

const mix_of = (mix) => Object.fromEntries(MIX.map((key) => [key, whole(mix?.[key], 0, MOST.mix, 0)]));

/* A rule of each kind with nothing but its own well-formed values, or null. */
const SANE = {
  repeat(rule) {
    const items = known_of(rule.items, ITEM_KEYS).slice(0, MAX_QUEUE);
    return id_of(rule.planet) === null || !items.length ? null : { planet: rule.planet, items };
  },
  govern(rule) {
    const planet = rule.planet === ALL ? ALL : id_of(rule.planet);
    return planet === null ? null
      : { planet, grow: rule.grow === true, settle: rule.settle === true, mix: mix_of(rule.mix) };
  },
  station: (rule) => (id_of(rule.planet) === null ? null
    : { planet: rule.planet, keep: whole(rule.keep, 0, MOST.keep, 1), to: id_of(rule.to) ?? ALL }),
  settle: (rule) => ({ escort: whole(rule.escort, 1, MOST.escort, 1),
    reserve: whole(rule.reserve, LEAST_RESERVE, MOST.reserve, 0) }),
  attack: (rule) => (CHOICES.includes(rule.choice)
    ? { choice: rule.choice, nation: id_of(rule.nation) ?? ALL, keep: whole(rule.keep, 0, MOST.keep, 1),
      margin: whole(rule.margin, LEAST_MARGIN, MOST.margin, LEAST_MARGIN) } : null),
  agents: (rule) => (MISSION_KEYS.includes(rule.mission)
    ? { mission: rule.mission, nation: id_of(rule.nation) ?? ALL, guard: whole(rule.guard, 0, MOST.guard, 0) } : null),
  train: (rule) => ({ n: whole(rule.n, 1, MOST.train, 1) }),
  research(rule) {
    const techs = [...new Set(known_of(rule.techs, TECHS))];
    return techs.length ? { techs } : null;
  },
};

function sane_rule(rule) {
  const is_known = Boolean(rule) && typeof rule === 'object' && Object.hasOwn(SANE, String(rule.kind));
  const facts = is_known ? SANE[rule.kind](rule) : null;
  return facts && { kind: rule.kind, on: rule.on !== false, ...facts };
}

/** The well-formed rules of a list. */
export const sane_rules = (list) =>
  (Array.isArray(list) ? list.slice(0, MOST_RULES).map(sane_rule).filter(Boolean) : []);

/** The well-formed rules of each match, the one changed last first. */
export const sane = (list) => (Array.isArray(list) ? list : [])
  .filter((one) => typeof one?.name === 'string' && one.name)
  .slice(0, MOST_MATCHES).map(({ name, rules }) => ({ name, rules: sane_rules(rules) }));

/* ---- what there is ---- */

const sum = (list, of) => list.reduce((all, one) => all + of(one), 0);

/* The ships of a planet that no drafted order takes. */
function spare_at(draft, p) {
  const sent = draft.orders.filter((o) => o.type === 'send_fleet' && o.from === p.id);
  const escorts = draft.orders.filter((o) => o.type === 'colonise' && o.from === p.id);
  return {
    cruisers: p.cruisers - sum(sent, (o) => o.cruisers) - sum(escorts, (o) => o.escort),
    transports: p.transports - sum(sent, (o) => o.transports),
  };
}

const listed = (draft, item) => sum(own_planets(draft.view, null),
  (p) => queue_of(draft, p.id).items.filter((one) => one === item).length);

const foreign = (view) => view.planets.filter((p) => p.owner !== mine(view));
const may_build = (hints, planet) => hints?.set_queue?.find((row) => row.planet === planet)?.items ?? [];

/* ---- governors ---- */

/* The colony costs no more than the treasury will have when the ship is built; a second ship can wait. */
function wants_colony(draft, p, reserve) {
  const { you } = draft.view;
  const ready = sum(own_planets(draft.view, null), (one) => one.colony_ships);
  return p.pop >= WORTH.colony_ship && !ready && !listed(draft, 'colony_ship')
    && you.gold + BUILDING_TURNS * Math.max(1, you.ledger.total) - you.colony_cost >= reserve;
}

const grows_by = (p, key) =>
  (key === 'medicenter' ? p.pop < p.limit - 1000 : p.pop >= WORTH[key]);

/* Ships beyond the command points cost gold. The built-in players spend about a third of the taxes on them. */
const most_ships = ({ command_points, ledger }) => command_points + SHIPS_FOR_GOLD * Math.floor(ledger.tax * 0.35);

function affords(draft, item) {
  const { you } = draft.view;
  if (item === 'mines') return true;
  if (item === 'freighter') return you.freighters + listed(draft, item) < foreign(draft.view).length;
  return you.ships + listed(draft, 'cruiser') + listed(draft, 'transport') < most_ships(you);
}

/* The mix as a list in which the kinds take turns. */
function mixed(mix) {
  const rounds = Math.max(0, ...Object.values(mix));
  return Array.from({ length: rounds }, (_, round) => MIX.filter((key) => mix[key] > round)).flat();
}

/* What a governor has built next: guards, growth, colonies, then the mix. */
function governed(draft, rule, p, may, { keep, reserve }) {
  const missing = keep - p.cruisers;
  if (missing > 0 && may.includes('cruiser')) return Array(Math.min(missing, MOST.mix)).fill('cruiser');
  const building = rule.grow && GROWTH.find((key) => may.includes(key) && grows_by(p, key));
  if (building) return [building];
  if (rule.settle && may.includes('colony_ship') && wants_colony(draft, p, reserve)) return ['colony_ship'];
  return mixed(rule.mix).filter((item) => may.includes(item) && affords(draft, item)).slice(0, MAX_QUEUE);
}

/* ---- following a rule: the next draft, and why the rule was not followed ---- */

const done = (next) => ({ next, why: '' });
const failed = (draft, why) => ({ next: draft, why });

/* An empty list with these items. A list that repeats would never be empty again. */
function filled(draft, { id }, items) {
  if (!items.length) return failed(draft, 'nothing_to_build');
  const now = reduce(draft, { type: 'queue_add', planet: id, items }, null);
  return done(queue_of(now, id).repeat ? reduce(now, { type: 'repeat', planet: id }, null) : now);
}

/* The cruisers that rules keep at a planet. */
const stationed = (rules, planet) =>
  Math.max(0, ...rules.filter((r) => r.kind === 'station' && r.planet === planet).map((r) => r.keep));

/* What other rules say that a governor goes by. */
const guide = (rules, planet) => ({
  keep: Math.max(1, stationed(rules, planet)),
  reserve: rules.find((r) => r.kind === 'settle')?.reserve ?? 0,
});

const is_idle = (draft, { id }) => !queue_of(draft, id).items.length;

function govern(draft, rule, rules, hints) {
  const chosen = rule.planet === ALL ? own_planets(draft.view, null) : [own_planet(draft.view, null, rule.planet)];
  if (!chosen[0]) return failed(draft, 'planet_lost');
  return chosen.filter((p) => is_idle(draft, p)).reduce(({ next, why }, p) => {
    const items = governed(next, rule, p, may_build(hints, p.id), guide(rules, p.id));
    const now = filled(next, p, items);
    return { next: now.next, why: why || now.why };
  }, done(draft));
}

const is_once = (item) => Boolean(ITEMS.find(({ key }) => key === item)?.once);

function repeat(draft, { planet, items }, rules, hints) {
  const p = own_planet(draft.view, null, planet);
  if (!p) return failed(draft, 'planet_lost');
  if (!is_idle(draft, p)) return done(draft);
  const may = may_build(hints, planet);
  return filled(draft, p, items.filter((item, i) => may.includes(item) && !(is_once(item) && items.indexOf(item) < i)));
}

function station(draft, { planet, keep, to }) {
  const p = own_planet(draft.view, null, planet);
  if (!p) return failed(draft, 'planet_lost');
  if (to === ALL || to === planet) return done(draft);
  if (!own_planet(draft.view, null, to)) return failed(draft, 'goal_lost');
  const spare = spare_at(draft, p);
  const cruisers = Math.max(0, spare.cruisers - keep);
  const transports = Math.max(0, spare.transports);
  return done(reduce(draft, { type: 'send_fleet', from: planet, to, cruisers, transports }, null));
}

/* One start each turn: the price rises with every one. */
function settle(draft, { escort, reserve }, rules, hints) {
  if (draft.orders.some(({ type }) => type === 'colonise')) return done(draft);
  const cruisers_at = (id) => spare_at(draft, own_planet(draft.view, null, id)).cruisers;
  const row = hints?.colonise?.find(({ from }) => cruisers_at(from) > 0);
  if (!row) return done(draft);
  if (draft.view.you.gold - row.cost < reserve) return failed(draft, 'no_gold');
  return done(reduce(draft,
    { type: 'colonise', from: row.from, escort: Math.min(escort, cruisers_at(row.from)) }, null));
}

const has_planets = (view, nation) => view.planets.some((p) => p.owner === nation);

/* One attack each turn, with all that need not stay. A rule for one planet's guard holds here too. */
function attack(draft, rule, rules) {
  if (rule.nation !== ALL && !has_planets(draft.view, rule.nation)) return failed(draft, 'nation_gone');
  const ready = own_planets(draft.view, null).map((planet) => {
    const { cruisers, transports } = spare_at(draft, planet);
    return { planet, transports, cruisers: cruisers - Math.max(rule.keep, stationed(rules, planet.id)) };
  });
  const act = attack_by_rule(draft, { ...rule, nation: rule.nation === ALL ? null : rule.nation }, ready, OLD_REPORT);
  return done(act ? reduce(draft, act, null) : draft);
}

/* Whether this mission there would tell nothing new. */
function is_known(view, mission, planet) {
  const seen = mission === 'planet_info' ? report_of(view, planet.id)
    : mission === 'nation_info' ? dossier_of(view, planet.owner) : null;
  return Boolean(seen) && view.turn - seen.turn < OLD_REPORT;
}

const spied_on = ({ view, orders }) => [...view.you.agents.filter((a) => a.state === 'out').map((a) => a.to),
  ...orders.filter((o) => o.type === 'send_agent').map((o) => o.planet)];

function target_of(draft, { mission, nation }, agent) {
  const taken = spied_on(draft);
  return foreign_by_distance(draft.view, agent.at).find(({ planet }) => (nation === ALL || planet.owner === nation)
    && !taken.includes(planet.id) && !is_known(draft.view, mission, planet))?.planet.id;
}

/* The agents at home that no drafted order sends out. */
function free_agents({ view, orders }) {
  const ordered = orders.filter((o) => o.type === 'send_agent').map((o) => o.agent);
  return view.you.agents.filter((a) => a.state === 'home' && !ordered.includes(a.name));
}

/* Those of them that a rule keeps at home. */
function guards_of(draft, rules) {
  const free = free_agents(draft).map(({ name }) => name);
  const guard = Math.max(0, ...rules.filter(({ kind }) => kind === 'agents').map((rule) => rule.guard));
  return free.slice(Math.max(0, free.length - guard));
}

function agents(draft, rule) {
  const { view } = draft;
  if (rule.nation !== ALL && !has_planets(view, rule.nation)) return failed(draft, 'nation_gone');
  const free = free_agents(draft);
  return done(free.slice(0, Math.max(0, free.length - rule.guard)).reduce((now, agent) => {
    const planet = target_of(now, rule, agent);
    return planet === undefined ? now
      : reduce(now, { type: 'send_agent', agent: agent.name, planet, mission: rule.mission }, null);
  }, draft));
}

function train(draft, { n }) {
  const { you } = draft.view;
  const is_busy = you.recruit_done || draft.orders.some(({ type }) => type === 'recruit_agent');
  return done(is_busy || !you.agents_left || you.agents.length >= n ? draft : reduce(draft, { type: 'recruit' }, null));
}

function research(draft, { techs }, rules, hints) {
  if (research_of(draft)) return done(draft);
  const next = techs.find((tech) => hints?.set_research?.techs?.includes(tech));
  return next ? done(reduce(draft, { type: 'research', tech: next }, null)) : failed(draft, 'all_known');
}

/* In this order: a list comes before its governor, escorts and attacks before the ships that are sent on. */
const FOLLOW = { research, train, settle, attack, station, agents, repeat, govern };
const ORDER = Object.keys(FOLLOW);
const rank = ({ kind, planet }) => ORDER.indexOf(kind) + (planet === ALL ? 0.5 : 0);

/** Reasons for which a rule cannot be followed any more, so that the player has to change it. */
export const BROKEN = new Set(['planet_lost', 'goal_lost', 'nation_gone']);

const key = (value) => JSON.stringify(value);

/* What one rule drafts, noted in `by_rule`. */
function obey(draft, rule, rules, hints) {
  const before = new Set(draft.orders.map(key));
  const { next, why } = FOLLOW[rule.kind](draft, rule, rules, hints);
  const made = next.orders.map(key).filter((one) => !before.has(one)).map((order) => ({ order, rule: key(rule) }));
  const others = draft.unfollowed.filter((one) => key(one.rule) !== key(rule));
  return { ...draft, orders: next.orders, by_rule: [...draft.by_rule, ...made],
    unfollowed: why ? [...others, { rule, why }] : others };
}

/* The draft without what these rules ordered. */
function without_rules(draft, gone) {
  const rules = new Set(gone.map(key));
  const dropped = new Set(draft.by_rule.filter(({ rule }) => rules.has(rule)).map(({ order }) => order));
  return { ...draft, orders: draft.orders.filter((order) => !dropped.has(key(order))),
    by_rule: draft.by_rule.filter(({ rule }) => !rules.has(rule)),
    unfollowed: draft.unfollowed.filter(({ rule }) => !rules.has(key(rule))) };
}

/**
 * The draft with what the rules order in it. Rules never replace what is drafted, so a second time changes nothing.
 * `by_rule` names the orders they made, `unfollowed` the rules that could not be followed and why, `guards` the agents
 * that are to stay at home.
 * @param {object} draft
 * @param {object|null} hints   the server's answer to the draft: without it nothing is known to be allowed
 * @param {{all: object[], added?: object[], gone?: object[]}} rules
 *     `all` rules of the nation; `added`: only these are followed now; what those `gone` have ordered is taken back
 */
export function follow(draft, hints, { all, added = all, gone = [] }) {
  const on = all.filter((rule) => rule.on);
  const start = without_rules({ by_rule: [], unfollowed: [], ...draft }, gone);
  const now = added.filter((rule) => rule.on).sort((a, b) => rank(a) - rank(b))
    .reduce((next, rule) => obey(next, rule, on, hints), start);
  const is_late = draft.stood && key(now.orders) !== key(draft.orders);
  const before = is_late ? [...draft.before, draft.orders] : draft.before;
  return { ...now, stood: true, guards: guards_of(now, on), before };
}

/** Whether a rule made this order of the draft. */
export const is_by_rule = (draft, order) => Boolean(draft.by_rule?.some((made) => made.order === key(order)));

/* The server's word on the drafted orders is final: what it refuses of the rules' orders goes. */
function without_refused(draft, hints) {
  const bad = new Set((hints?.refused ?? []).map(({ i }) => i));
  const kept = draft.orders.filter((order, i) => !bad.has(i) || !is_by_rule(draft, order));
  return kept.length === draft.orders.length ? draft : { ...draft, orders: kept };
}

/** The next draft after an act of the player or of the standing orders. */
export function reduce_all(draft, act, hints) {
  if (act.type === 'standing') return follow(draft, hints, act);
  return act.type === 'standing_checked' ? without_refused(draft, hints) : reduce(draft, act, hints);
}

/* ---- whether somebody has to look ---- */

/** Whether a task of the nation is left to a rule. */
export function is_covered(need, draft, rules) {
  const on = rules.filter((rule) => rule.on);
  const has = (kind) => on.some((rule) => rule.kind === kind);
  switch (need.kind) {
    case 'empty_queue': return queue_of(draft, need.planet).items.length > 0
      || on.some((rule) => rule.kind === 'govern' && [ALL, need.planet].includes(rule.planet));
    case 'colony_ship': return has('settle');
    case 'free_agent': return has('agents');
    case 'no_research': return Boolean(research_of(draft));
    default: return need.kind === 'recruit';
  }
}

/** The planet of a rule, or null for a rule of the whole nation. */
export const place_of = (rule) => (Number.isInteger(rule.planet) && rule.planet !== ALL ? rule.planet : null);

/** The foreign nations that have a planet. */
export const rivals = (view) =>
  view.nations.filter(({ seat }) => seat !== mine(view) && view.planets.some((p) => p.owner === seat));

/** The planets ships can be sent on to: one's own, without this one. */
export const goals_of = (view, planet) => own_planets(view, null).filter(({ id }) => id !== planet);
