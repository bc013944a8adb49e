/* An unsent turn as a value: the list of orders as it is sent, the chosen planet, and the ships being chosen. `reduce`
 * makes the next draft and keeps the one before for undo. An order that changes nothing is dropped, and a later order
 * on the same subject replaces the earlier one. The server decides which orders are legal (hints). */
import { own_planet, planet_of, you_of } from './position.js';

/* The planet chosen in the turn before stays chosen. The planet that ships were to leave from may have a new owner. */
function looked_at(view, me, before) {
  const from = before?.from ?? null;
  return { at: before?.at ?? null, from: planet_of(view, from)?.owner === me ? from : null };
}

/* What the standing orders have drafted: `stood` says whether they were followed in this turn. */
const made_by_rules = (kept) => ({ stood: kept?.stood === true, unfollowed: [],
  by_rule: Array.isArray(kept?.by_rule) ? kept.by_rule : [] });

/** An empty draft of seat `me`, or the draft that was kept, or the orders that were sent before. */
export function fresh(view, me, kept = null, before = null) {
  const { at, from } = kept ?? looked_at(view, me, before);
  return { view, me, orders: kept?.orders ?? view.orders ?? [], at: at ?? null, from: from ?? null, to: null,
    aim: false, ships: null, known: null, before: [], ...made_by_rules(kept) };
}

export const is_blank = (draft) => !draft.orders.length;
export const orders_of = (draft) => draft.orders;

const step = (draft, orders, rest = {}) => ({ ...draft, ...rest, orders, before: [...draft.before, draft.orders] });

/* Whether two orders are about the same subject, so that the later one replaces the earlier one. */
const SAME = {
  set_tax: () => true, set_research: () => true, recruit_agent: () => true,
  set_queue: (a, b) => a.planet === b.planet, set_rush: (a, b) => a.planet === b.planet,
  send_agent: (a, b) => a.agent === b.agent,
};
const about_same = (a, b) => a.type === b.type && Boolean(SAME[a.type]?.(a, b));

const same = (a, b) => JSON.stringify(a) === JSON.stringify(b);

/* Whether an order of each type would change nothing. */
const STANDS = {
  set_tax: (view, order) => view.you.tax === order.rate,
  set_research: (view, order) => view.you.research === order.tech,
  set_rush: (view, order) => own_planet(view, null, order.planet)?.rush === order.on,
  set_queue: (view, order) => {
    const p = own_planet(view, null, order.planet);
    return Boolean(p) && same(p.queue, order.items) && p.repeat === order.repeat;
  },
};
const stands = (view, order) => Boolean(STANDS[order.type]?.(view, order));

/* Replace an earlier order on the same subject, or append the order. */
function put(draft, order, rest) {
  const i = draft.orders.findIndex((one) => about_same(one, order));
  if (stands(draft.view, order)) {
    return i < 0 ? { ...draft, ...rest } : step(draft, draft.orders.filter((_, k) => k !== i), rest);
  }
  return step(draft, i < 0 ? [...draft.orders, order] : draft.orders.map((one, k) => (k === i ? order : one)), rest);
}

/** The build queue of a planet as drafted: {items, repeat}. */
export function queue_of(draft, planet) {
  const ordered = draft.orders.find((o) => o.type === 'set_queue' && o.planet === planet);
  if (ordered) return { items: ordered.items, repeat: ordered.repeat };
  const p = own_planet(draft.view, null, planet);
  return { items: p?.queue ?? [], repeat: p?.repeat ?? false };
}

export const rush_of = (draft, planet) => draft.orders.find((o) => o.type === 'set_rush' && o.planet === planet)?.on
  ?? own_planet(draft.view, null, planet)?.rush ?? false;
export const tax_of = (draft) => draft.orders.find((o) => o.type === 'set_tax')?.rate ?? draft.view.you.tax;
export const research_of = (draft) =>
  draft.orders.find((o) => o.type === 'set_research')?.tech ?? draft.view.you.research;

const queued = (draft, planet, change) =>
  put(draft, { type: 'set_queue', planet, ...queue_of(draft, planet), ...change });

function moved(items, from, to) {
  const rest = items.filter((_, i) => i !== from);
  return [...rest.slice(0, to), items[from], ...rest.slice(to)];
}

function queue_move(draft, { planet, from, to }) {
  const { items } = queue_of(draft, planet);
  const goal = Math.max(0, Math.min(items.length - 1, to));
  return goal === from || !items[from] ? draft : queued(draft, planet, { items: moved(items, from, goal) });
}

/** The ships at a planet that no order takes yet. */
export function ships_at(draft, hints, planet) {
  const row = hints?.send_fleet?.find((r) => r.from === planet);
  return { cruisers: row?.cruisers ?? 0, transports: row?.transports ?? 0 };
}

/* Choose a planet. Ships for a target come from the own planet chosen last. */
function look(draft, at) {
  const is_own = planet_of(draft.view, at)?.owner === draft.me;
  return { ...draft, at, from: is_own ? at : draft.from, to: null, aim: false, ships: null };
}

/* A press on the map: the target of a fleet, or a planet to choose; a second press unchooses it. */
function planet(draft, { at }) {
  if (draft.aim && at !== draft.from) return { ...draft, at, to: at, aim: false, ships: null };
  return draft.at === at && !draft.aim ? { ...draft, at: null } : look(draft, at);
}

/* The next fleet begins with no ships: the second press of a double click sends nothing. */
function send_fleet(draft, { from, to, cruisers, transports }) {
  if (cruisers + transports < 1) return draft;
  const order = { type: 'send_fleet', from, to, cruisers, transports };
  return step(draft, [...draft.orders, order], { ships: { cruisers: 0, transports: 0 } });
}

/* A second press sends no second ship, unless there is one. */
function colonise(draft, { from, escort }) {
  const sent = draft.orders.filter((o) => o.type === 'colonise' && o.from === from).length;
  if (sent >= (own_planet(draft.view, null, from)?.colony_ships ?? 0)) return draft;
  return step(draft, [...draft.orders, { type: 'colonise', from, escort }]);
}

function undo(draft) {
  if (!draft.before.length) return { ...draft, at: null, aim: false, ships: null };
  return { ...draft, orders: draft.before.at(-1), before: draft.before.slice(0, -1), ships: null };
}

const is_recruiting = (o) => o.type === 'recruit_agent';

const acts = {
  planet, queue_move, send_fleet, colonise, undo,
  look: (draft, { at }) => look(draft, at),
  aim: (draft, { from }) => ({ ...draft, from, at: from, aim: !draft.aim, ships: null }),
  source: (draft, { from }) => ({ ...draft, from, ships: null }),
  ships: (draft, { ships }) => ({ ...draft, ships: { ...draft.ships, ...ships } }),
  tax: (draft, { rate }) => put(draft, { type: 'set_tax', rate }),
  research: (draft, { tech }) => put(draft, { type: 'set_research', tech }),
  queue_add: (draft, { planet: id, items }) => queued(draft, id, { items: [...queue_of(draft, id).items, ...items] }),
  queue_drop: (draft, { planet: id, i }) =>
    queued(draft, id, { items: queue_of(draft, id).items.filter((_, k) => k !== i) }),
  queue_clear: (draft, { planet: id }) => queued(draft, id, { items: [] }),
  repeat: (draft, { planet: id }) => queued(draft, id, { repeat: !queue_of(draft, id).repeat }),
  rush: (draft, { planet: id }) => put(draft, { type: 'set_rush', planet: id, on: !rush_of(draft, id) }),
  recruit: (draft) => (draft.orders.some(is_recruiting) ? step(draft, draft.orders.filter((o) => !is_recruiting(o)))
    : put(draft, { type: 'recruit_agent' })),
  send_agent: (draft, { agent, planet: to, mission }) => put(draft, { type: 'send_agent', agent, planet: to, mission }),
  drop: (draft, { i }) => step(draft, draft.orders.filter((_, k) => k !== i)),
  cancel: (draft) => ({ ...draft, at: draft.aim ? draft.at : null, aim: false, ships: null }),
  clear: (draft) => (is_blank(draft) ? draft : step(draft, [])),
};

/** The next draft after an act of the player. */
export function reduce(draft, act, hints) {
  const known = hints && !hints.waiting ? hints : draft.known;
  return Object.hasOwn(acts, act.type) ? acts[act.type]({ ...draft, known }, act) : draft;
}

/** Whether exactly these orders were sent already. */
export const is_handed_in = (draft) => Array.isArray(draft.view.orders) && same(draft.view.orders, draft.orders);

/** Agents at home without an order: [{agent, at}]. */
export const free_agents = (view, hints) => hints?.send_agent?.agents
  ?? (you_of(view, hints)?.agents ?? []).filter((a) => a.state === 'home').map((a) => ({ agent: a.name, at: a.at }));
